// Where the ZIP codes and cities of the US lie, from GeoNames' table as scripts/make-gazetteer.mjs packs it.
import "server-only";
import { plainCity } from "./parse-us-address";
import type { Point } from "./provider";

interface ZipArea extends Point {
  /** Two letters. */
  state: string;
}

interface Gazetteer {
  zips: Map<string, ZipArea>;
  /** By 'oak park,IL'. */
  cities: Map<string, Point>;
}

let loading: Promise<Gazetteer> | undefined;

/** The middle of a ZIP code's area, within a few kilometres of its people; null for one that is not assigned. */
export async function findZip(zip: string): Promise<ZipArea | null> {
  return (await load()).zips.get(zip) ?? null;
}

/** The middle of a city's ZIP codes; null where the state has no post office of that name. */
export async function findCity(city: string, state: string): Promise<Point | null> {
  return (await load()).cities.get(`${plainCity(city)},${state}`) ?? null;
}

/** Read at the first question, and kept: some 20 MB that a server without drives does without. */
function load(): Promise<Gazetteer> {
  loading ??= import("./gazetteer.json").then(({ default: { lines } }) => unpack(lines));
  return loading;
}

function unpack(lines: readonly string[]): Gazetteer {
  const zips: Gazetteer["zips"] = new Map();
  const members = new Map<string, Point[]>();
  for (const line of lines) {
    const [key = "", south, west, step, cities = ""] = line.split(";");
    const [prefix = "", state = ""] = key.split(" ");
    for (const entry of cities.split("|")) {
      const [city = "", codes = ""] = entry.split(":");
      const cityKey = `${plainCity(city)},${state}`;
      const points = members.get(cityKey) ?? [];
      members.set(cityKey, points);
      for (let at = 0; at < codes.length; at += 6) {
        const lat = Number(south) + Number.parseInt(codes.slice(at + 2, at + 4), 36) * Number(step);
        const lng = Number(west) + Number.parseInt(codes.slice(at + 4, at + 6), 36) * Number(step);
        zips.set(prefix + codes.slice(at, at + 2), { lat, lng, state });
        points.push({ lat, lng });
      }
    }
  }
  return { zips, cities: new Map([...members].map(([key, points]) => [key, middleOf(points)])) };
}

const middleOf = (points: readonly Point[]): Point => ({
  lat: median(points.map(({ lat }) => lat)),
  lng: median(points.map(({ lng }) => lng)),
});

/** Not the mean: one ZIP code at the edge of the county does not move a city. */
function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
