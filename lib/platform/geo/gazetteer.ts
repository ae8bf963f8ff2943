// Where the ZIP codes, cities and counties of the US lie, from GeoNames' table as scripts/make-gazetteer.mjs packs it.
import "server-only";
import { greatCircle } from "./estimate-by-air";
import { plainCity } from "./parse-us-address";
import type { Point } from "./provider";

/** The middle of an area, and its name: 'Oak Park, IL', 'Cook County, IL'. */
export interface Area extends Point {
  name: string;
}

export interface ZipArea extends Area {
  /** Two letters. */
  state: string;
}

interface Gazetteer {
  zips: Map<string, ZipArea>;
  /** By 'oak park,IL'. */
  cities: Map<string, Area>;
  /** By 'cook,IL'. */
  counties: Map<string, Area>;
  /** The ZIP codes' middles by squares of a tenth of a degree. */
  squares: Map<number, Point[]>;
}

let loading: Promise<Gazetteer> | undefined;

/** The middle of a ZIP code's area, within a few kilometres of its people; null for one that is not assigned. */
export async function findZip(zip: string): Promise<ZipArea | null> {
  return (await load()).zips.get(zip) ?? null;
}

/** Every ZIP code with its area. */
export async function listZips(): Promise<ReadonlyMap<string, ZipArea>> {
  return (await load()).zips;
}

/** The middle of a city's ZIP codes; null where the state has no post office of that name. */
export async function findCity(city: string, state: string): Promise<Area | null> {
  return (await load()).cities.get(`${plainCity(city)},${state}`) ?? null;
}

/** The middle of a county's ZIP codes, by its name with 'County' or 'Parish' behind it; null for any other name. */
export async function findCounty(name: string, state: string): Promise<Area | null> {
  const [, county] = /^(.+?) (?:county|parish|borough)$/i.exec(name.trim()) ?? [];
  return county === undefined ? null : ((await load()).counties.get(`${plainCity(county)},${state}`) ?? null);
}

/** Kilometres around a point in which ZIP codes are counted. */
const around = 5;
const kilometersPerDegree = 111.2;

/** How many ZIP codes lie within 5 km: none or one in the country, some four in a suburb, a hundred in Manhattan. */
export async function densityAt(point: Point): Promise<number> {
  const { squares } = await load();
  const [south, reach] = [around / kilometersPerDegree, around / kilometersPerDegree / cosine(point)];
  let count = 0;
  for (let y = tenth(point.lat - south); y <= tenth(point.lat + south); y += 1) {
    for (let x = tenth(point.lng - reach); x <= tenth(point.lng + reach); x += 1) {
      for (const zip of squares.get(square(x, y)) ?? []) if (greatCircle(point, zip) <= around * 1_000) count += 1;
    }
  }
  return count;
}

const tenth = (degrees: number) => Math.floor(degrees * 10);
const square = (x: number, y: number) => y * 10_000 + x;
/** Not of the pole, around which every square would lie. */
const cosine = ({ lat }: Point) => Math.max(0.1, Math.cos((lat * Math.PI) / 180));

/** Read at the first question, and kept: some 25 MB that a server without drives does without. */
function load(): Promise<Gazetteer> {
  loading ??= import("./gazetteer.json").then(({ default: { lines, counties } }) => unpack(lines, counties));
  return loading;
}

function unpack(lines: readonly string[], countyLines: readonly string[]): Gazetteer {
  const zips: Gazetteer["zips"] = new Map();
  const squares: Gazetteer["squares"] = new Map();
  const members = new Map<string, { name: string; points: Point[] }>();
  for (const line of lines) {
    const [key = "", south, west, step, cities = ""] = line.split(";");
    const [prefix = "", state = ""] = key.split(" ");
    for (const entry of cities.split("|")) {
      const [city = "", codes = ""] = entry.split(":");
      const [cityKey, name] = [`${plainCity(city)},${state}`, `${city}, ${state}`];
      const points = members.get(cityKey)?.points ?? [];
      members.set(cityKey, { name, points });
      for (let at = 0; at < codes.length; at += 6) {
        const lat = Number(south) + Number.parseInt(codes.slice(at + 2, at + 4), 36) * Number(step);
        const lng = Number(west) + Number.parseInt(codes.slice(at + 4, at + 6), 36) * Number(step);
        zips.set(prefix + codes.slice(at, at + 2), { lat, lng, state, name });
        points.push({ lat, lng });
        const here = square(tenth(lng), tenth(lat));
        squares.set(here, [...(squares.get(here) ?? []), { lat, lng }]);
      }
    }
  }
  const cities = new Map([...members].map(([key, { name, points }]) => [key, { ...middleOf(points), name }]));
  return { zips, cities, counties: unpackCounties(countyLines), squares };
}

/** One line a state: 'IL;Adams:39.98:-91.19|Alexander:37.18:-89.34'. */
function unpackCounties(lines: readonly string[]): Gazetteer["counties"] {
  const counties: Gazetteer["counties"] = new Map();
  for (const line of lines) {
    const [state = "", entries = ""] = line.split(";");
    for (const entry of entries.split("|")) {
      const [county = "", lat, lng] = entry.split(":");
      const name = `${county} ${state === "LA" ? "Parish" : "County"}, ${state}`;
      counties.set(`${plainCity(county)},${state}`, { lat: Number(lat), lng: Number(lng), name });
    }
  }
  return counties;
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
