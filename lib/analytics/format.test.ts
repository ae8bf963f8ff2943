// Durations, bars and counts as they are read on the screen.
import { describe, expect, it } from "vitest";
import { formatBar, formatCount, formatDuration, formatWholeBar } from "./format";

it.each([
  [null, "–"],
  [0, "< 1 min"],
  [29, "< 1 min"],
  [31, "1 min"],
  [59 * 60, "59 min"],
  [59 * 60 + 40, "1 h 00 min"],
  [3 * 3600 + 5 * 60, "3 h 05 min"],
  [47 * 3600 + 59 * 60, "47 h 59 min"],
  [52 * 3600, "2 d 4 h"],
])("formatDuration of %s seconds is %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

describe("a bar", () => {
  const at = "2026-11-22T03:00:00.000Z";
  it.each([
    ["hour", "9 PM", "Nov 21, 9:00 PM"],
    ["day", "Nov 21", "Sat, Nov 21"],
    ["month", "Nov", "November 2026"],
  ] as const)("of a %s is %s on the axis and %s in full", (unit, short, whole) => {
    expect(formatBar(at, unit, "America/Chicago")).toBe(short);
    expect(formatWholeBar(at, unit, "America/Chicago")).toBe(whole);
  });
});

it("writes counts with separators", () => {
  expect(formatCount(1_234_567)).toBe("1,234,567");
});
