// The built-in ground, from the data that the product ships.
import { beforeAll, describe, expect, it } from "vitest";
import { type Geography, loadGeography } from "./geography";
import { drawGround } from "./still-ground";

let geography: Geography;
beforeAll(async () => {
  geography = await loadGeography();
});

const size = { width: 640, height: 420 };
const chicago = { lat: 41.88, lng: -87.9, zoom: 9.5 };
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

it("draws the whole country without county names, and no more than a picture needs", () => {
  const view = { lat: 39.8, lng: -98.6, zoom: 4 };
  expect(texts("county", view)).toEqual([]);
  expect(texts("city", view)).toContain("Houston");
  const { counties, states } = drawGround(geography, view, size);
  expect(states.length).toBeGreaterThan(1000);
  expect(counties.length).toBeLessThan(600_000);
});
