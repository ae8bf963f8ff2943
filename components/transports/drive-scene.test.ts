// What the map of a drive is given: places as well as they are known, the leg in words, the share that is driven.
import { expect, it } from "vitest";
import { aRoute, evening } from "@/lib/testing/dashboard";
import { type DriveMapAnswer, legShareOf, legWords, sceneOf, vehicleOf } from "./drive-scene";

const map: DriveMapAnswer = {
  pickup: { lat: 41, lng: -87, precision: "zip", near: "Chicago, IL" },
  delivery: { lat: 42, lng: -87, precision: "address", near: null },
  line: null,
  by: null,
};
const here = (lat: number) => ({ currentLat: lat, currentLng: -87, positionAt: new Date(evening).toISOString() });

it("names the leg, and where it leads when that is known", () => {
  expect(legWords(aRoute(), map)).toBe("To pickup, Chicago, IL");
  expect(legWords(aRoute(), null)).toBe("To pickup");
  expect(legWords(aRoute({ routeStatus: "arrived_at_pickup" }), map)).toBe("At the pickup");
  expect(legWords(aRoute({ routeStatus: "en_route_to_delivery" }), map)).toBe("To delivery");
  expect(legWords(aRoute({ routeStatus: "delivered", isActive: false }), map)).toBeNull();
});

it("calls the ends by the first part of their address", () => {
  expect(sceneOf(aRoute(), map)).toMatchObject({
    pickup: { label: "4025 N Paulina St", precision: "zip" },
    delivery: { label: "718 Lake St", precision: "address" },
    toward: "pickup",
  });
  expect(sceneOf(aRoute(), null)).toMatchObject({ pickup: null, delivery: null, line: null });
});

it("has a vehicle once there is a position, grey after three minutes", () => {
  expect(vehicleOf(aRoute(), evening, "Eleanor")).toBeNull();
  expect(vehicleOf(aRoute(here(41.5)), evening, "Eleanor")).toMatchObject({ label: "Eleanor", isStale: false });
  expect(vehicleOf(aRoute(here(41.5)), evening + 181_000, "Eleanor")).toMatchObject({ isStale: true });
});

it("tells how much of the last leg is driven, and nothing that it cannot know", () => {
  const last = { routeStatus: "en_route_to_delivery" } as const;
  expect(legShareOf(aRoute(), map)).toBeNull();
  expect(legShareOf(aRoute(here(41.5)), map)).toBe("unknown");
  expect(legShareOf(aRoute({ ...last, ...here(41.75) }), map)).toBeCloseTo(0.75);
  expect(legShareOf(aRoute({ ...last, ...here(40) }), map)).toBe(0);
  expect(legShareOf(aRoute({ ...last, ...here(41.75) }), { ...map, pickup: null })).toBe("unknown");
});
