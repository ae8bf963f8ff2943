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
  squares: Map<number, ZipArea[]>;
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

/** Kilometres within which a city is near. */
const near = 20;

/** The city of the nearest ZIP code within 20 km: 'Oak Park' and not the middle of Chicago; null where there is none. */
export async function findNearestCity(point: Point): Promise<string | null> {
  const zips = (await zipsAround(point, near)).map((zip) => ({ zip, meters: greatCircle(point, zip) }));
  const nearest = zips.reduce<(typeof zips)[number] | null>(
    (best, each) => (each.meters < (best?.meters ?? near * 1_000) ? each : best),
    null,
  );
  return nearest && nearest.zip.name.replace(/, [A-Z]{2}$/, "");
}

/** Kilometres around a point in which ZIP codes are counted. */
const around = 5;
const kilometersPerDegree = 111.2;

/** How many ZIP codes lie within 5 km: none or one in the country, some four in a suburb, a hundred in Manhattan. */
export async function densityAt(point: Point): Promise<number> {
  const zips = await zipsAround(point, around);
  return zips.filter((zip) => greatCircle(point, zip) <= around * 1_000).length;
}

/** The ZIP codes of all squares that lie within so many kilometres. */
async function zipsAround(point: Point, kilometers: number): Promise<ZipArea[]> {
  const { squares } = await load();
  const south = kilometers / kilometersPerDegree;
  const reach = south / cosine(point);
  const found: ZipArea[] = [];
  for (let y = tenth(point.lat - south); y <= tenth(point.lat + south); y += 1) {
    for (let x = tenth(point.lng - reach); x <= tenth(point.lng + reach); x += 1) {
      found.push(...(squares.get(square(x, y)) ?? []));
    }
  }
  return found;
}

const tenth = (degrees: number) => Math.floor(degrees * 10);
const square = (x: number, y: number) => y * 10_000 + x;
/** Not of the pole, around which every square would lie. */
const cosine = ({ lat }: Point) => Math.max(0.1, Math.cos((lat * Math.PI) / 180));

/** After the server's start, so that it answers first; milliseconds. */
const warmAfter = 2_000;

/** Reads the table soon, so that the first drive does not wait for it: some 25 MB. */
export function warmGazetteer(): void {
  setTimeout(() => void load().catch(() => {}), warmAfter).unref();
}

/** Read once. One that failed is tried again at the next question. */
function load(): Promise<Gazetteer> {
  loading ??= import("./gazetteer.json")
    .then(({ default: { lines, counties } }) => unpack(lines, counties))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Others wait no longer than this for what is read here, milliseconds. */
const longestTurn = 8;

/** Answers when to let others have their turn. */
function turns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < longestTurn) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

async function unpack(lines: readonly string[], countyLines: readonly string[]): Promise<Gazetteer> {
  const zips: Gazetteer["zips"] = new Map();
  const squares: Gazetteer["squares"] = new Map();
  const members = new Map<string, { name: string; points: Point[] }>();
  const pause = turns();
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
        const zip = { lat, lng, state, name };
        zips.set(prefix + codes.slice(at, at + 2), zip);
        points.push({ lat, lng });
        const here = square(tenth(lng), tenth(lat));
        const others = squares.get(here);
        if (others) others.push(zip);
        else squares.set(here, [zip]);
      }
    }
    await pause();
  }
  const cities: Gazetteer["cities"] = new Map();
  for (const [key, { name, points }] of members) {
    cities.set(key, { ...middleOf(points), name });
    await pause();
  }
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
