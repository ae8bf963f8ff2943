// What stands over the family's map hides none of the places that it shows.
import { expect, it } from "vitest";
import { fitView, NEAREST_BUILT_IN, toScreen } from "@/components/maps/map-geometry";
import { scenePoints } from "@/components/maps/map-scene";
import type { FamilyMapEnd } from "@/lib/family/dto";
import { mapInsets, mapScene, pictureSize } from "./case-map-scene";

const end = (lat: number, lng: number): FamilyMapEnd => ({ lat, lng, precision: "address", isTown: false });

it.each([
  ["north-east", end(42.05, -87.69), end(41.77, -88.15)],
  ["north", end(42.2, -88), end(41.6, -88)],
])("keeps a place in the %s clear of the buttons in that corner", (_, delivery, pickup) => {
  const vehicle = { lat: 41.9, lng: -87.95, isApproximate: false, near: null };
  const scene = mapScene({ pickup, delivery, vehicle }, "2026-11-22T04:12:00.000Z", false);
  const view = fitView(scenePoints(scene), pictureSize, mapInsets, NEAREST_BUILT_IN);
  const [gap, button, half] = [8, 44, 10];
  expect(toScreen(delivery, view, pictureSize).y - half).toBeGreaterThan(gap + button);
});
