// The ground of a picture holds what the picture shows, and little more.
import { expect, it } from "vitest";
import { loadGeography } from "@/components/maps/geography";
import { drawGround } from "@/components/maps/still-ground";
import { fromScreen } from "@/components/maps/map-geometry";
import { cutGeography } from "./case-map-ground";
import { pictureSize as size } from "./case-map-scene";

const evanston = { lat: 42.0, lng: -87.75, zoom: 10 };
const square = [
  [-88, 42],
  [-87, 42],
  [-87, 43],
  [-88, 43],
  [-88, 42],
];

it("cuts shapes at the edges and lines between them", () => {
  const county = {
    name: "Square",
    shape: { type: "Polygon" as const, coordinates: [square] },
    box: [-88, 42, -87, 43] as [number, number, number, number],
    middle: { lat: 42.5, lng: -87.5 },
  };
  const lines = {
    type: "MultiLineString" as const,
    coordinates: [
      [
        [-90, 42.5],
        [-87.7, 42.5],
        [-86, 42.5],
        [-80, 42.5],
      ],
    ],
  };
  const towns = [
    { name: "In", lat: 42.5, lng: -87.7, rank: 1 },
    { name: "Out", lat: 44, lng: -87.7, rank: 1 },
  ];
  const whole = { counties: [county], stateLines: lines, borderLines: lines, neighbors: [], lakes: [], towns };
  const cut = cutGeography(whole, [-87.8, 42.2, -87.6, 42.8]);
  const [ring] = cut.counties.flatMap(({ shape }) => shape.coordinates[0] as number[][][]);
  expect(ring?.map(([lng, lat]) => [lng?.toFixed(1), lat?.toFixed(1)].join(" ")).toSorted()).toEqual(
    expect.arrayContaining(["-87.6 42.2", "-87.6 42.8", "-87.8 42.2", "-87.8 42.8"]),
  );
  expect(cut.stateLines.coordinates).toEqual([
    [
      [-90, 42.5],
      [-87.7, 42.5],
      [-86, 42.5],
    ],
  ]);
  expect(cut.towns.map(({ name }) => name)).toEqual(["In"]);
  expect(cutGeography(whole, [-100, 30, -99, 31])).toMatchObject({ counties: [], towns: [] });
});

it("keeps the names of a real picture and a page's worth of lines", async () => {
  const geography = await loadGeography();
  const [northWest, southEast] = [
    fromScreen({ x: -20, y: -20 }, evanston, size),
    fromScreen({ x: size.width + 20, y: size.height + 20 }, evanston, size),
  ];
  const cut = cutGeography(geography, [northWest.lng, southEast.lat, southEast.lng, northWest.lat]);
  const [drawn, uncut] = [drawGround(cut, evanston, size), drawGround(geography, evanston, size)];
  expect(drawn.names).toEqual(uncut.names);
  expect(drawn.counties).toMatch(/^M/);
  expect(JSON.stringify(drawn).length).toBeLessThan(12_000);
  expect(JSON.stringify(drawn).length).toBeLessThan(JSON.stringify(uncut).length / 2);
});
