// Addresses are read as people write them, with and without commas, ZIP codes and extra words.
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseUsAddress, plainCity } from "./parse-us-address";

it.each([
  ["4025 N Paulina St, Chicago, IL 60613", "60613", "IL", "Chicago"],
  ["718 Lake St, Oak Park, IL 60301-1234, USA", "60301", "IL", "Oak Park"],
  ["718 Lake St, Oak Park, IL, 60301, United States", "60301", "IL", "Oak Park"],
  ["718 Lake St, Oak Park, IL 60301, rear entrance, ring bell", "60301", "IL", "Oak Park"],
  ["12345 Main St, Oak Park, IL", null, "IL", "Oak Park"],
  ["12345 Main St, Oak Park, IL 60301", "60301", "IL", "Oak Park"],
  ["1 Main St, Oak Park, IL, side door", null, "IL", "Oak Park"],
  ["1 Main St, Seattle, Washington", null, "WA", "Seattle"],
  ["1600 Pennsylvania Ave NW, Washington, DC 20500", "20500", "DC", "Washington"],
  ["1 Main St, Washington, District of Columbia", null, "DC", "Washington"],
  ["5 E 22nd St, New York, New York 10010", "10010", "NY", "New York"],
  ["2 High St, Fargo, North Dakota", null, "ND", "Fargo"],
  ["1 Main St\nOak Park, il 60301", "60301", "IL", "Oak Park"],
  ["60301", "60301", null, undefined],
  ["Harlan & Rowe, Evanston 60201", "60201", null, undefined],
  ["Evanston 60201, back door", "60201", null, undefined],
  ["St. Brendan Medical Center", null, null, undefined],
  ["12345 Main St", null, null, undefined],
  ["Room 4, call 312-555-0142", null, null, undefined],
  ["ZIP 123456", null, null, undefined],
  ["", null, null, undefined],
  ["constructor, toString", null, null, undefined],
])("reads %j", (text, zip, state, city) => {
  const read = parseUsAddress(text);
  expect({ zip: read.zip, state: read.state, city: read.cities[0] }).toEqual({ zip, state, city });
});

it("offers every ending of a street without commas as the city, the longest first", () => {
  expect(parseUsAddress("718 Lake St Oak Park IL 60301").cities).toEqual([
    "718 Lake St Oak Park",
    "Lake St Oak Park",
    "St Oak Park",
    "Oak Park",
    "Park",
  ]);
});

it("reads anything without failing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (text) => {
      const { zip } = parseUsAddress(text);
      expect(zip === null || /^\d{5}$/.test(zip)).toBe(true);
    }),
  );
});

it.each([
  ["St. Louis", "saint louis"],
  ["O'Fallon", "ofallon"],
  ["Winston-Salem", "winston salem"],
  ["Cañon City", "canon city"],
  ["Ft Worth", "fort worth"],
])("holds %s as %s against other spellings", (name, plain) => {
  expect(plainCity(name)).toBe(plain);
});
