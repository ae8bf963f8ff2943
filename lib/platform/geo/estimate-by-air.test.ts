// The guess from the straight line stands beside what mileage charts say, within the error that it states.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateByAir, greatCircle } from "./estimate-by-air";
import { findCity } from "./gazetteer";
import type { Point } from "./provider";

async function city(name: string): Promise<Point> {
  const [place = "", state = ""] = name.split(", ");
  const found = await findCity(place, state);
  if (!found) throw new Error(`${name} is not in the gazetteer.`);
  return found;
}

// Miles and minutes without traffic between the cities' centres.
it.each([
  ["Chicago, IL", "Milwaukee, WI", 92, 95],
  ["New York, NY", "Philadelphia, PA", 97, 110],
  ["Los Angeles, CA", "San Diego, CA", 120, 125],
  ["Seattle, WA", "Portland, OR", 174, 170],
  ["Boston, MA", "New York, NY", 215, 230],
  ["Dallas, TX", "Houston, TX", 239, 215],
  ["Chicago, IL", "Detroit, MI", 283, 260],
  ["Chicago, IL", "St. Louis, MO", 297, 275],
  ["San Francisco, CA", "Los Angeles, CA", 383, 350],
  ["Denver, CO", "Salt Lake City, UT", 520, 480],
  ["Atlanta, GA", "Miami, FL", 662, 570],
  ["New York, NY", "Los Angeles, CA", 2790, 2460],
])("from %s to %s it is about %d miles and %d minutes", async (from, to, miles, minutes) => {
  const drive = estimateByAir(await city(from), await city(to));
  expect(drive?.isRough).toBe(true);
  expect((drive?.meters ?? 0) / 1609.344 / miles).toBeGreaterThan(0.8);
  expect((drive?.meters ?? 0) / 1609.344 / miles).toBeLessThan(1.2);
  expect((drive?.seconds ?? 0) / 60 / minutes).toBeGreaterThan(0.7);
  expect((drive?.seconds ?? 0) / 60 / minutes).toBeLessThan(1.3);
});

it("measures the straight line over the sphere", () => {
  expect(greatCircle({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, -1);
  expect(greatCircle({ lat: 40, lng: -90 }, { lat: 40, lng: -90 })).toBe(0);
});

describe("where no road is known to lead", () => {
  const places = {
    honolulu: { lat: 21.31, lng: -157.86 },
    kailua: { lat: 21.4, lng: -157.74 },
    kahului: { lat: 20.88, lng: -156.46 },
    lanai: { lat: 20.83, lng: -156.92 },
    hilo: { lat: 19.7, lng: -155.08 },
    lihue: { lat: 21.98, lng: -159.37 },
    kaunakakai: { lat: 21.09, lng: -157.02 },
    juneau: { lat: 58.3, lng: -134.42 },
    anchorage: { lat: 61.2, lng: -149.9 },
    wasilla: { lat: 61.58, lng: -149.44 },
    seattle: { lat: 47.6, lng: -122.33 },
  };
  it.each([
    ["honolulu", "kahului"],
    ["kahului", "lanai"],
    ["kahului", "hilo"],
    ["lihue", "honolulu"],
    ["kaunakakai", "lanai"],
    ["honolulu", "seattle"],
    ["juneau", "anchorage"],
    ["anchorage", "seattle"],
  ] as const)("between %s and %s there is no answer", (from, to) => {
    expect(estimateByAir(places[from], places[to])).toBeNull();
    expect(estimateByAir(places[to], places[from])).toBeNull();
  });

  it.each([
    ["honolulu", "kailua"],
    ["anchorage", "wasilla"],
  ] as const)("between %s and %s there is one", (from, to) => {
    expect(estimateByAir(places[from], places[to])?.meters).toBeGreaterThan(10_000);
  });
});

it("is never shorter than the straight line, the same both ways, and longer drives take longer", () => {
  const mainland = fc.record({
    lat: fc.double({ min: 25, max: 49, noNaN: true }),
    lng: fc.double({ min: -124, max: -67, noNaN: true }),
  });
  fc.assert(
    fc.property(mainland, mainland, (from, to) => {
      const drive = estimateByAir(from, to);
      expect(drive?.meters).toBeGreaterThanOrEqual(Math.floor(greatCircle(from, to)));
      expect(estimateByAir(to, from)).toEqual(drive);
      expect(drive?.seconds).toBeGreaterThanOrEqual(0);
    }),
  );
  const north = (kilometers: number) =>
    estimateByAir({ lat: 35, lng: -90 }, { lat: 35 + kilometers / 111.2, lng: -90 });
  const drives = Array.from({ length: 400 }, (_each, index) => north(index * 3));
  for (const [index, drive] of drives.slice(1).entries()) {
    expect(drive?.meters).toBeGreaterThan(drives[index]?.meters ?? 0);
    expect(drive?.seconds).toBeGreaterThan(drives[index]?.seconds ?? 0);
  }
});
