// Since when the driver of a drive is silent, and when silence means nothing.
import { expect, it } from "vitest";
import { type HeardDrive, signalOf } from "./signal-status";

const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const drive: HeardDrive = {
  routeStatus: "en_route_to_delivery",
  isActive: true,
  isMapPaused: false,
  positionAt: at("04:10"),
  pickedUpAt: at("03:31"),
  departedFromPickupAt: at("03:38"),
};

it.each<[string, Partial<HeardDrive>, ReturnType<typeof signalOf>]>([
  ["on the way to the pickup", { routeStatus: "en_route_to_pickup" }, { heardAt: at("04:10"), since: at("04:10") }],
  ["on the way with the person", {}, { heardAt: at("04:10"), since: at("04:10") }],
  ["where nobody recorded the departure", { departedFromPickupAt: null }, { heardAt: at("04:10"), since: at("04:10") }],
  [
    "right after leaving, where the phone was silent while the vehicle stood",
    { positionAt: at("03:32") },
    { heardAt: at("03:32"), since: at("03:38") },
  ],
  [
    "right after leaving, where it was last heard of before the pickup",
    { positionAt: at("03:20") },
    { heardAt: null, since: at("03:38") },
  ],
])("knows since when the driver is silent %s", (_name, over, signal) => {
  expect(signalOf({ ...drive, ...over })).toEqual(signal);
});

it.each<[string, Partial<HeardDrive>]>([
  ["before a position", { positionAt: null }],
  ["at the pickup", { routeStatus: "arrived_at_pickup" }],
  ["before leaving", { positionAt: at("03:20"), departedFromPickupAt: null }],
  ["while the map is paused", { isMapPaused: true }],
  ["once the drive has ended", { isActive: false }],
  ["once delivered", { routeStatus: "delivered" }],
])("says nothing of a signal %s", (_name, over) => {
  expect(signalOf({ ...drive, ...over })).toBeNull();
});
