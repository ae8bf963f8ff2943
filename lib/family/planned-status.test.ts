// When a family reads that a transport is planned, and when that somebody is on the way.
import { expect, it } from "vitest";
import { plannedAt, type Planning } from "./planned-status";

const accepted: Planning = {
  status: "active",
  routeStatus: "en_route_to_pickup",
  hasSetOut: false,
  requestedDate: "2026-11-22",
  requestedTime: "09:15",
  timeZone: "America/Chicago",
  asOf: "2026-11-22T03:00:00.000Z",
};
const planned = (change: Partial<Planning>) => plannedAt({ ...accepted, ...change })?.toISOString() ?? null;

it("is planned while its time, by the wall clock of its zone, is more than two hours away", () => {
  expect(planned({})).toBe("2026-11-22T15:15:00.000Z");
  expect(planned({ asOf: "2026-11-22T13:14:59.000Z" })).not.toBeNull();
  expect(planned({ asOf: "2026-11-22T13:15:00.000Z" })).toBeNull();
  expect(planned({ timeZone: "America/Los_Angeles", asOf: "2026-11-22T15:14:59.000Z" })).not.toBeNull();
});

it("is planned for a later day where no hour was said", () => {
  expect(planned({ requestedTime: null })).toBe("2026-11-22T06:00:00.000Z");
  expect(planned({ requestedTime: null, asOf: "2026-11-22T12:00:00.000Z" })).toBeNull();
});

it.each<[string, Partial<Planning>]>([
  ["a vehicle was seen", { hasSetOut: true }],
  ["a step was recorded", { routeStatus: "arrived_at_pickup" }],
  ["nobody has accepted it", { status: "pending", routeStatus: null }],
  ["it is over", { status: "completed", routeStatus: "delivered" }],
  ["no date was said", { requestedDate: null }],
  ["the date is none", { requestedDate: "tonight" }],
  ["the time is none", { requestedTime: "after ten" }],
])("is not merely planned where %s", (_, change) => {
  expect(planned(change)).toBeNull();
});
