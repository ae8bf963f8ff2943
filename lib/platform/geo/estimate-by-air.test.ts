// The guess from the straight line stands beside what mileage charts say, within the error that it states.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ends, estimateByAir, greatCircle } from "./estimate-by-air";
import { findCity } from "./gazetteer";
import type { Point } from "./provider";

async function city(name: string): Promise<Point> {
  const [place = "", state = ""] = name.split(", ");
  const found = await findCity(place, state);
  if (!found) throw new Error(`${name} is not in the gazetteer.`);
  return found;
}

const open = { densities: [10, 10], traffic: 1 } as const;

// Google Maps between the state capitols, kilometres and minutes; e2e/bench/live/drives.jsonl has more and their source.
it.each([
  ["Boston, MA", "Providence, RI", 80.9, 57],
  ["Sacramento, CA", "Carson City, NV", 209.2, 157],
  ["Dover, DE", "Harrisburg, PA", 207.4, 158],
  ["Columbus, OH", "Charleston, WV", 265.2, 162],
  ["Hartford, CT", "Boston, MA", 163, 102],
  ["Frankfort, KY", "Nashville, TN", 334.1, 193],
  ["Minneapolis, MN", "Bismarck, ND", 701.1, 374],
  ["Denver, CO", "Salt Lake City, UT", 841.2, 475],
  ["Des Moines, IA", "Oklahoma City, OK", 873.3, 464],
  ["Austin, TX", "Annapolis, MD", 2_513.3, 1_371],
])("from %s to %s it is about %d km and %d minutes", async (from, to, kilometers, minutes) => {
  const drive = estimateByAir(await city(from), await city(to), open);
  expect(drive?.isRough).toBe(true);
  expect((drive?.meters ?? 0) / 1_000 / kilometers).toBeGreaterThan(0.8);
  expect((drive?.meters ?? 0) / 1_000 / kilometers).toBeLessThan(1.2);
  expect((drive?.seconds ?? 0) / 60 / minutes).toBeGreaterThan(0.7);
  expect((drive?.seconds ?? 0) / 60 / minutes).toBeLessThan(1.3);
});

// Pew Research Center 2018, "How far Americans live from the closest hospital": miles and minutes on average.
it.each([
  ["town", 8, 4.4, 10],
  ["suburb", 4, 5.6, 12],
  ["country", 1, 10.5, 17],
])("a drive in the %s takes what it takes on average", (_where, density, miles, minutes) => {
  const roads = (kilometers: number) =>
    estimateByAir(
      { lat: 41, lng: -90 },
      { lat: 41 + kilometers / 111.195, lng: -90 },
      { ...open, densities: [density, density] },
    );
  // The straight line whose road is so long.
  const straight = Array.from({ length: 400 }, (_each, index) => 2 + index / 20).find(
    (kilometers) => (roads(kilometers)?.meters ?? 0) >= miles * 1_609.344,
  );
  const minutesOf = (roads(straight ?? 0)?.seconds ?? 0) / 60;
  expect(minutesOf / minutes).toBeGreaterThan(0.9);
  expect(minutesOf / minutes).toBeLessThan(1.12);
});

it("takes longer where more people live and where there is traffic, and an end that is hardly known widens the window", () => {
  const [from, to] = [
    { lat: 41.9, lng: -87.63 },
    { lat: 41.95, lng: -87.66 },
  ];
  const drive = (ends: Partial<Ends>) => estimateByAir(from, to, { ...open, ...ends });
  const usual = drive({});
  expect(drive({ densities: [100, 100] })?.seconds).toBeGreaterThan((usual?.seconds ?? 0) * 1.3);
  expect(drive({ traffic: 1.8 })?.seconds).toBeGreaterThan((usual?.seconds ?? 0) * 1.3);
  const vague = drive({ precisions: ["zip", "city"] });
  expect(vague?.seconds).toBe(usual?.seconds);
  expect((vague?.high ?? 0) - (usual?.high ?? 0)).toBeGreaterThan(300);
  expect((usual?.low ?? 0) - (vague?.low ?? 0)).toBeGreaterThan(0);
  expect(drive({ precisions: ["pin", "address"] })).toEqual(usual);
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
    expect(estimateByAir(places[from], places[to], open)).toBeNull();
    expect(estimateByAir(places[to], places[from], open)).toBeNull();
  });

  it.each([
    ["honolulu", "kailua"],
    ["anchorage", "wasilla"],
  ] as const)("between %s and %s there is one", (from, to) => {
    expect(estimateByAir(places[from], places[to], open)?.meters).toBeGreaterThan(10_000);
  });
});

const mainland = fc.record({
  lat: fc.double({ min: 25, max: 49, noNaN: true }),
  lng: fc.double({ min: -124, max: -67, noNaN: true }),
});
const density = fc.integer({ min: 0, max: 150 });
const traffic = fc.double({ min: 0.9, max: 2, noNaN: true });

it("is never shorter than the straight line, the same both ways, and inside its window", () => {
  fc.assert(
    fc.property(mainland, mainland, density, density, traffic, (from, to, one, other, factor) => {
      const drive = estimateByAir(from, to, { densities: [one, other], traffic: factor });
      if (!drive) throw new Error("There is a road between any two of these.");
      for (const value of [drive.meters, drive.seconds, drive.low, drive.high]) expect(value).toBeGreaterThanOrEqual(0);
      expect(drive.meters).toBeGreaterThanOrEqual(Math.floor(greatCircle(from, to)));
      expect(estimateByAir(to, from, { densities: [other, one], traffic: factor })).toEqual(drive);
      expect(drive.low).toBeLessThanOrEqual(drive.seconds);
      expect(drive.high).toBeGreaterThanOrEqual(drive.seconds);
    }),
  );
});

it("takes longer the longer the way, as do both ends of its window", () => {
  fc.assert(
    fc.property(density, traffic, fc.double({ min: 0.05, max: 4_000, noNaN: true }), (around, factor, kilometers) => {
      const north = (way: number) =>
        estimateByAir(
          { lat: 30, lng: -90 },
          { lat: 30 + way / 250, lng: -90 },
          { densities: [around, around], traffic: factor },
        );
      const [nearer, farther] = [north(kilometers), north(kilometers * 1.02 + 0.05)];
      for (const name of ["meters", "seconds", "low", "high"] as const) {
        expect(farther?.[name]).toBeGreaterThanOrEqual(nearer?.[name] ?? Number.NaN);
      }
      expect(farther?.meters).toBeGreaterThan(nearer?.meters ?? Number.NaN);
    }),
  );
});
