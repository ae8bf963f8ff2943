// How old and how exact a position is, in words.
import { expect, it } from "vitest";
import { writeAccuracy, writeAge } from "./position-age";

const now = Date.parse("2026-11-21T21:00:00Z");

it.each([
  [8, "8 s ago"],
  [59.9, "59 s ago"],
  [60, "1 min ago"],
  [14 * 60 + 59, "14 min ago"],
  [3600, "1 h ago"],
  [2 * 3600 + 5 * 60, "2 h 5 min ago"],
  [25 * 3600, "1 day ago"],
  [72 * 3600, "3 days ago"],
  [-20, "0 s ago"],
])("%d seconds: %s", (seconds, words) => {
  expect(writeAge(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});

it.each([
  [12.4, "±12 m"],
  [0.2, "±1 m"],
  [null, null],
  [undefined, null],
])("an accuracy of %j: %s", (meters, words) => {
  expect(writeAccuracy(meters)).toBe(words);
});
