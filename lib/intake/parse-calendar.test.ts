// Days that the calendar has, and those around them.
import { expect, it } from "vitest";
import { addDays, dayOf, minutesBefore, minutesOf, weekdayOf } from "./parse-calendar";

it.each([
  [2026, 3, 14, "2026-03-14"],
  [2024, 2, 29, "2024-02-29"],
  [2000, 2, 29, "2000-02-29"],
  [1900, 2, 29, null],
  [2025, 2, 29, null],
  [2026, 4, 31, null],
  [2026, 13, 1, null],
  [2026, 0, 1, null],
  [2026, 1, 0, null],
  [26, 1, 1, null],
])("%d-%d-%d is %s", (year, month, day, expected) => {
  expect(dayOf(year, month, day)).toBe(expected);
});

it("counts over the ends of months and years, and before 1970", () => {
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(weekdayOf("2026-03-14")).toBe(6);
  expect(weekdayOf("1941-12-07")).toBe(0);
});

it("counts the clock back over midnight", () => {
  expect(minutesBefore("2026-03-01T00:10", 20)).toBe("2026-02-28T23:50");
  expect(minutesOf("2026-03-01T00:10")).toBe(10);
});
