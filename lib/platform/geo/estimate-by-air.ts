// Guesses a drive from the straight line between two points, where no map of roads can be asked.
import { type Curve, valueAt } from "./curve";
import type { Drive, Point, Precision } from "./provider";

const EARTH_RADIUS = 6_371_008.8;

/** Over the logarithm of the kilometres, between which the value is drawn straight. */
const overKilometers = (rows: Curve): Curve => rows.map(([kilometers, value]) => [Math.log(kilometers), value]);
const at = (curve: Curve, kilometers: number) => valueAt(curve, Math.log(kilometers));

/** Road over straight line. How densely people live at the ends makes no difference to it that could be measured. */
const detours = overKilometers([
  [2, 1.34],
  [6, 1.31],
  [20, 1.26],
  [60, 1.21],
  [200, 1.2],
  [600, 1.19],
  [2_000, 1.17],
]);

/** What the time is multiplied by for the ends of the window, of the half it was fitted to some 86 in 100 lie inside. */
const lows = overKilometers([
  [2, 0.58],
  [6, 0.62],
  [20, 0.66],
  [60, 0.76],
  [200, 0.86],
  [700, 0.9],
  [2_000, 0.92],
]);
const highs = overKilometers([
  [2, 1.45],
  [6, 1.7],
  [20, 1.55],
  [60, 1.35],
  [200, 1.2],
  [700, 1.14],
  [2_000, 1.07],
]);

/** Either half of a drive goes over so many kilometres of streets, then of arterial roads, and the rest over highways. */
const streets = 2;
const arterials = 15;
const arterialSpeed = 73.2;
/** Minutes for lights, turns and the first and last door. */
const startMinutes = 2.2;
/** From this density on, the logarithm of one more than the ZIP codes within 5 km, a place is as thick as a city. */
const city = 3;

/** Seconds by which an end that is known so well may lie nearer or farther. */
const blurs: Record<Precision, number> = { pin: 0, address: 0, street: 60, zip: 120, city: 300, county: 1_200 };

export interface Ends {
  /** ZIP codes within 5 km of either end, `densityAt` in gazetteer.ts. */
  densities: readonly [from: number, to: number];
  /** As `trafficAt` says. */
  traffic: number;
  precisions?: readonly [from: Precision | undefined, to: Precision | undefined];
}

/**
 * The straight line times a detour of 1.34 falling to 1.17, at speeds by kind of road and density. Fitted to one half
 * of e2e/bench/live/drives.jsonl (taxi trips, Google Maps between cities) and to Pew's drives to a hospital (2018: 4.4
 * miles in 10 minutes in towns, 5.6 in 12 in suburbs, 10.5 in 17 in the country); `npm run bench -- drives` tells how
 * far off it is on the other half. A lake or bay between the points makes it far too short.
 * Null where no road is known to lead: from or to Hawaii's islands, and over Alaska's distances.
 */
export function estimateByAir(
  from: Point,
  to: Point,
  { densities, traffic, precisions = [undefined, undefined] }: Ends,
) {
  if (roadsOf(from) !== roadsOf(to)) return null;
  const kilometers = greatCircle(from, to) / 1_000;
  if (roadsOf(from) === "Alaska" && kilometers > 150) return null;
  const road = kilometers * at(detours, kilometers);
  const hours = densities.reduce((sum, density) => sum + halfHours(road / 2, Math.log1p(density), traffic), 0);
  const seconds = hours * 3_600 + startMinutes * 60 * Math.min(1, road);
  const blur = Math.hypot(...precisions.map((precision) => (precision ? blurs[precision] : 0)));
  return {
    meters: Math.round(road * 1_000),
    seconds: Math.round(seconds),
    low: Math.max(0, Math.floor(seconds * at(lows, kilometers) - blur)),
    high: Math.ceil(seconds * at(highs, kilometers) + blur),
    by: "built-in",
    line: null,
    isRough: true,
  } satisfies Drive;
}

/** The half at one end, where traffic counts as far as the place is thick. */
function halfHours(kilometers: number, density: number, traffic: number): number {
  const thickness = Math.min(1, density / city);
  const [street, arterial] = [Math.min(kilometers, streets), Math.min(Math.max(0, kilometers - streets), arterials)];
  const local = street / (63.8 * Math.exp(-0.216 * density)) + arterial / arterialSpeed;
  const highway = (kilometers - street - arterial) / (91.6 + 7.1 * thickness * city);
  return local * (1 + (traffic - 1) * thickness) + highway;
}

/** Metres over the sphere. */
export function greatCircle(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Which network of roads a point belongs to. */
function roadsOf({ lat, lng }: Point): string {
  if (lat > 51 && lng < -129) return "Alaska";
  if (lat > 24 || lng > -150) return "mainland";
  return hawaii.find(({ west, east, south }) => lng >= west && lng < east && lat >= south)?.island ?? "Pacific";
}

const hawaii = [
  { island: "Kauai", west: -161, east: -159, south: 21.5 },
  { island: "Oahu", west: -158.5, east: -157.6, south: 21 },
  { island: "Molokai", west: -157.4, east: -156.69, south: 21.03 },
  { island: "Lanai", west: -157.1, east: -156.75, south: 20.7 },
  { island: "Maui", west: -156.75, east: -155.9, south: 20.5 },
  { island: "Hawaii", west: -156.2, east: -154.7, south: 18.8 },
] as const;
