// The built-in ground, from the data that the product ships.
import { beforeAll, describe, expect, it } from "vitest";
import { type Geography, loadGeography } from "./geography";
import type { MapView } from "./map-geometry";
import { drawGround } from "./still-ground";

let geography: Geography;
beforeAll(async () => {
  geography = await loadGeography();
});

const size = { width: 640, height: 420 };
const chicago = { lat: 41.88, lng: -87.9, zoom: 9.5 };
const drawnAt = (view: MapView) => () => drawGround(geography, view, size);
const texts = (kind: string, view = chicago) =>
  drawGround(geography, view, size)
    .names.filter((name) => name.kind === kind)
    .map(({ text }) => text);

it("is every county and town of the United States", () => {
  expect(geography.counties.length).toBeGreaterThan(3100);
  expect(geography.towns.length).toBeGreaterThan(29_000);
  const county = geography.counties.find(({ name }) => name === "DuPage");
  expect(county?.middle).toEqual({ lat: expect.closeTo(41.85, 1), lng: expect.closeTo(-88.09, 1) });
  expect(geography.towns.find(({ name }) => name === "Chicago")).toMatchObject({ lat: 41.85, lng: -87.69 });
});

describe("around Chicago", () => {
  it("names the city, suburbs and counties", () => {
    expect(texts("city")).toContain("Chicago");
    expect(texts("county")).toContain("DUPAGE");
    expect(texts("town").length).toBeGreaterThan(4);
  });

  it("leaves the lake to the water", () => {
    const lake = drawGround(geography, { lat: 42.6, lng: -87, zoom: 11 }, { width: 200, height: 200 });
    expect(lake.counties).toBe("");
    expect(lake.names).toEqual([]);
  });

  it("writes no name over another", () => {
    const { names } = drawGround(geography, chicago, size);
    for (const [index, { x, y }] of names.entries()) {
      const others = names.slice(index + 1).filter((name) => Math.abs(name.y - y) < 12 && Math.abs(name.x - x) < 20);
      expect(others).toEqual([]);
    }
  });
});

describe("beyond the borders", () => {
  const drawn = drawnAt({ lat: 42.2, lng: -82.9, zoom: 9 });

  it("lie Canada and the Great Lakes, with the border between", () => {
    const { neighbors, lakes, borders, seam } = drawn();
    expect(neighbors.length).toBeGreaterThan(100);
    expect(lakes.length).toBeGreaterThan(100);
    expect(borders.length).toBeGreaterThan(100);
    expect(seam).toBeCloseTo(3_000 / 226.6, 0);
  });

  it("is nothing in the middle of the country", () => {
    expect(drawnAt({ lat: 39.8, lng: -98.6, zoom: 7 })()).toMatchObject({ neighbors: "", lakes: "", borders: "" });
  });

  it("a continent is no longer than what is seen of it", () => {
    const { neighbors } = drawnAt({ lat: 49.5, lng: -100, zoom: 9 })();
    expect(neighbors.length).toBeGreaterThan(10);
    expect(neighbors.length).toBeLessThan(2_000);
  });

  it("borders are those with Canada and Mexico, no coast", () => {
    const at = (lat: number, lng: number) => drawnAt({ lat, lng, zoom: 9 })().borders;
    expect(at(31.75, -106.48).length).toBeGreaterThan(50);
    expect(at(40.6, -74)).toBe("");
    expect(at(29.3, -94.8)).toBe("");
  });
});

it("draws the whole country without county names, and no more than a picture needs", () => {
  const view = { lat: 39.8, lng: -98.6, zoom: 4 };
  expect(texts("county", view)).toEqual([]);
  expect(texts("city", view)).toContain("Houston");
  const { counties, states } = drawGround(geography, view, size);
  expect(states.length).toBeGreaterThan(1000);
  expect(counties.length).toBeLessThan(600_000);
});
