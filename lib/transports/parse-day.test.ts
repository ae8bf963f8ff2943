// Days begin at midnight of their own zone, the long and the short ones too.
import { expect, it } from "vitest";
import { isDay, startOfDay } from "./parse-day";

it.each(["2026-11-21", "2024-02-29", "1900-01-01", "2999-12-31"])("%s is a day", (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  "2026-02-30",
  "2025-02-29",
  "2026-13-01",
  "2026-00-10",
  "26-11-21",
  "2026-1-1",
  "2026-11-21T00:00",
  "",
  "x",
  "3000-01-01",
])("%j is none", (text) => {
  expect(isDay(text)).toBe(false);
});

it.each([
  ["2026-11-21", "America/Chicago", "2026-11-21T06:00:00.000Z", 24],
  ["2026-11-01", "America/Chicago", "2026-11-01T05:00:00.000Z", 25],
  ["2026-03-08", "America/Chicago", "2026-03-08T06:00:00.000Z", 23],
  ["2026-12-31", "Asia/Kathmandu", "2026-12-30T18:15:00.000Z", 24],
])("%s in %s begins at %s and is %d hours long", (day, zone, start, hours) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
  expect(startOfDay(day, zone, 1).getTime() - startOfDay(day, zone).getTime()).toBe(hours * 3_600_000);
});
