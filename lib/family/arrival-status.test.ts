// The arrival as a family reads it, in both languages, and how honest it is.
import { expect, it } from "vitest";
import { arrivalOf, type ExpectedDrive } from "./arrival-status";
import type { Language } from "./parse-language";

const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const drive: ExpectedDrive = {
  routeStatus: "en_route_to_delivery",
  isActive: true,
  etaLow: at("04:36"),
  etaHigh: at("04:48"),
};
/** 10:12 PM in Chicago. */
const asOf = at("04:12");

function read(over: Partial<ExpectedDrive>, language: Language, timeZone = "America/Chicago"): string | null {
  const found = arrivalOf({ ...drive, ...over }, { language, who: "Eleanor", timeZone, asOf });
  return found && `${found.label} ${found.window} · ${found.zone}`.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
}

it.each<[Partial<ExpectedDrive>, string, string]>([
  [
    {},
    "Expected to arrive between 10:35 and 10:50 PM · Chicago time.",
    "Llegada prevista entre las 10:35 y las 10:50 p. m. · Hora de Chicago.",
  ],
  [
    { routeStatus: "en_route_to_pickup" },
    "The driver should reach Eleanor between 10:35 and 10:50 PM · Chicago time.",
    "Se espera que el conductor llegue a donde está Eleanor entre las 10:35 y las 10:50 p. m. · Hora de Chicago.",
  ],
  [
    { etaLow: at("05:50"), etaHigh: at("06:08") },
    "Expected to arrive between 11:50 PM and 12:10 AM · Chicago time.",
    "Llegada prevista entre las 11:50 p. m. y las 12:10 a. m. · Hora de Chicago.",
  ],
  [
    { etaLow: at("07:02"), etaHigh: at("09:20") },
    "Expected to arrive on Sunday between 1:00 and 3:30 AM · Chicago time.",
    "Llegada prevista el domingo entre la 1:00 y las 3:30 a. m. · Hora de Chicago.",
  ],
  [
    { etaLow: at("04:40"), etaHigh: at("04:42") },
    "Expected to arrive at about 10:41 PM · Chicago time.",
    "Llegada prevista hacia las 10:41 p. m. · Hora de Chicago.",
  ],
])("%o", (over, english, spanish) => {
  expect(read(over, "en")).toBe(english);
  expect(read(over, "es")).toBe(spanish);
});

it("is told in the zone of the case", () => {
  expect(read({}, "en", "America/New_York")).toBe("Expected to arrive between 11:35 and 11:50 PM · New York time.");
  expect(read({}, "es", "America/New_York")).toContain("Hora de Nueva York.");
});

it.each<[string, Partial<ExpectedDrive>]>([
  ["before anybody knows it", { etaLow: null, etaHigh: null }],
  ["once the window lies behind", { etaLow: at("03:50"), etaHigh: asOf }],
  ["once delivered", { routeStatus: "delivered" }],
  ["once the drive has ended", { isActive: false }],
])("says nothing %s", (_name, over) => {
  expect(read(over, "en")).toBeNull();
});

it("tells until when the window stands, to the minute", () => {
  const spoken = { language: "en", who: "Eleanor", timeZone: "America/Chicago", asOf } as const;
  expect(arrivalOf(drive, spoken)?.until).toBe(at("04:48"));
});
