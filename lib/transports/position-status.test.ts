// A position grows stale after three minutes.
import { expect, it } from "vitest";
import { formatPosition, isStale } from "./position-status";

const at = "2026-11-22T03:00:00.000Z";
const after = (seconds: number) => Date.parse(at) + seconds * 1_000;

it.each([
  [at, 0, false],
  [at, 180, false],
  [at, 180.001, true],
  [at, -30, false],
  [null, 0, true],
])("%s after %d s", (positionAt, seconds, expected) => {
  expect(isStale(positionAt, after(seconds))).toBe(expected);
});

it("writes degrees", () => {
  expect(formatPosition(41.878114, -87.6298)).toBe("41.8781, -87.6298");
});
