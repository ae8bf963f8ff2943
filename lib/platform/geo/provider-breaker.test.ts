// A provider that keeps failing rests for a minute, is tried out once, and comes back with its first answer.
import { expect, it } from "vitest";
import { mayAsk, noteAnswer, noteFailure } from "./provider-breaker";

const minute = 60_000;

it("rests after three failures in a row, and not after two with an answer between", () => {
  const name = "rests";
  expect([0, 1].map((now) => noteFailure(name, now))).toEqual([false, false]);
  noteAnswer(name);
  expect([2, 3].map((now) => noteFailure(name, now))).toEqual([false, false]);
  expect(mayAsk(name, 3)).toBe(true);
  expect(noteFailure(name, 4)).toBe(true);
  expect(mayAsk(name, 5)).toBe(false);
  expect(mayAsk(name, 4 + minute - 1)).toBe(false);
  expect(mayAsk("another", 5)).toBe(true);
});

it("is tried out by one question after its rest, and rests again when that fails", () => {
  const name = "is tried";
  for (const now of [0, 0, 0]) noteFailure(name, now);
  expect(mayAsk(name, minute)).toBe(true);
  expect(mayAsk(name, minute + 1)).toBe(false);
  expect(noteFailure(name, minute + 3_000)).toBe(false);
  expect(mayAsk(name, 2 * minute + 2_999)).toBe(false);
  expect(mayAsk(name, 2 * minute + 3_000)).toBe(true);
  noteAnswer(name);
  expect(mayAsk(name, 2 * minute + 3_001)).toBe(true);
  expect(noteFailure(name, 2 * minute + 3_002)).toBe(false);
});
