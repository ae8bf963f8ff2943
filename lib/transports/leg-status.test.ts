// The stretch that lies ahead follows the step and the vehicle's newest place.
import { expect, it } from "vitest";
import { type LeggedRoute, legOf } from "./leg-status";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 3, minute));
const route: LeggedRoute = {
  routeStatus: "en_route_to_pickup",
  currentLat: null,
  currentLng: null,
  positionAt: null,
  pickedUpAt: null,
  departedFromPickupAt: null,
};
const placed = (minute: number) => ({ currentLat: 41.9, currentLng: -87.6, positionAt: at(minute) });
const here = { lat: 41.9, lng: -87.6 };
const picked = { routeStatus: "en_route_to_delivery", pickedUpAt: at(10) };

it.each<[string, Partial<LeggedRoute>, ReturnType<typeof legOf>]>([
  ["nobody knows the place", {}, { name: "between", from: null, since: null }],
  ["on the way to the pickup", placed(5), { name: "pickup", from: here, since: at(5) }],
  ["at the pickup", { ...placed(9), routeStatus: "arrived_at_pickup" }, { name: "between", from: null, since: null }],
  ["picked up", picked, { name: "between", from: null, since: at(10) }],
  ["departed", { ...picked, departedFromPickupAt: at(12) }, { name: "between", from: null, since: at(12) }],
  ["a place from before", { ...picked, ...placed(9) }, { name: "between", from: null, since: at(10) }],
  ["on the way to the delivery", { ...picked, ...placed(11) }, { name: "delivery", from: here, since: at(11) }],
  ["a place without a time", { ...placed(5), positionAt: null }, { name: "between", from: null, since: null }],
])("%s", (_what, facts, leg) => {
  expect(legOf({ ...route, ...facts })).toEqual(leg);
});
