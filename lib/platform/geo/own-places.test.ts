// A business's own places are found as people write them, and nothing else is taken for one.
import { expect, it } from "vitest";
import { findOwnPlace, plainPlace } from "./own-places";

const places = [
  { name: "St. Brendan Medical Center", address: "200 N Main St, Oak Park, IL 60302", lat: 41.88, lng: -87.79 },
  { name: "Harlan & Rowe", address: "", lat: 41.95, lng: -87.66 },
  { name: "Harlan & Rowe, west chapel", address: "12 West Ave", lat: 41.9, lng: -87.9 },
];

it.each([
  ["St. Brendan Medical Center", 41.88],
  ["  saint brendan  medical-center ", 41.88],
  ["St. Brendan Medical Center, 200 North Main, Oak Park", 41.88],
  ["200 N. Main Street, Oak Park, IL 60302", null],
  ["200 n main st Oak Park IL 60302", 41.88],
  ["Harlan and Rowe", 41.95],
  ["Harlan & Rowe, west chapel", 41.9],
  ["Harlan & Rowe, north chapel", 41.95],
  ["12 West Ave, Gary, IN", null],
  ["Brendan", null],
  ["", null],
  [" , ", null],
])("finds %j", (written, lat) => {
  expect(findOwnPlace(written, places)?.lat ?? null).toBe(lat);
});

it("says that it is a pin, and whose", () => {
  expect(findOwnPlace("harlan & rowe", places)).toEqual({
    lat: 41.95,
    lng: -87.66,
    precision: "pin",
    near: "Harlan & Rowe",
  });
});

it("holds spellings against each other", () => {
  expect(plainPlace("St. Brendan’s Médical-Center #2")).toBe("saint brendans medical center 2");
});
