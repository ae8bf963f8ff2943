// A position is said to be near the nearest town, or near none.
import { expect, it } from "vitest";
import { nearestTown } from "./nearest-town";

const towns = [
  { name: "Chicago", lat: 41.84, lng: -87.68 },
  { name: "Oak Park", lat: 41.89, lng: -87.79 },
  { name: "Anchorage", lat: 61.18, lng: -149.87 },
];

it.each([
  [{ lat: 41.88, lng: -87.77 }, "Oak Park"],
  [{ lat: 41.88, lng: -87.63 }, "Chicago"],
  [{ lat: 41.5, lng: -87.7 }, null],
  // A degree of longitude is short in the north.
  [{ lat: 61.18, lng: -150.2 }, "Anchorage"],
])("%o", (point, name) => {
  expect(nearestTown(towns, point)).toBe(name);
});
