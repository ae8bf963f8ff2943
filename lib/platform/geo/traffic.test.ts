// The hour and the day count where the drive begins, not where the server stands.
import { expect, it } from "vitest";
import { trafficAt } from "./traffic";

const at = (iso: string, zone: string) => trafficAt({ at: new Date(iso), zone });

it.each([
  ["2026-11-24T23:00:00.000Z", "America/Chicago", 1.8],
  ["2026-11-24T22:00:00.000Z", "America/New_York", 1.8],
  ["2026-11-24T09:00:00.000Z", "America/Chicago", 0.97],
  ["2026-11-24T14:00:00.000Z", "America/Chicago", 1.45],
  // Saturday there, Sunday in the server's zone.
  ["2026-11-21T20:00:00.000Z", "America/Chicago", 1.48],
  // Friday evening there, Saturday in the server's zone.
  ["2026-11-20T23:00:00.000Z", "America/Chicago", 1.8],
])("at %s in %s it is %d", (iso, zone, traffic) => {
  expect(at(iso, zone)).toBeCloseTo(traffic, 5);
});

it("never jumps from one minute to the next, not even at midnight", () => {
  const week = Array.from({ length: 7 * 24 * 12 }, (_each, index) =>
    trafficAt({ at: new Date(Date.parse("2026-11-16T06:00:00.000Z") + index * 300_000), zone: "America/Chicago" }),
  );
  for (const [index, value] of week.slice(1).entries()) expect(Math.abs(value - (week[index] ?? 0))).toBeLessThan(0.06);
});

it("is none where nobody says when", () => {
  expect(trafficAt(null)).toBe(1);
});
