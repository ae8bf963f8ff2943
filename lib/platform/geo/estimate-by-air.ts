// Guesses a drive from the straight line between two points, where no map of roads can be asked.
import type { Drive, Point } from "./provider";

const EARTH_RADIUS = 6_371_008.8;

/** Kilometres and what holds there; between two lines the value is drawn straight over the logarithm of the distance. */
type Curve = readonly (readonly [kilometers: number, value: number])[];

/** Road over straight line: 1.4 within a town, 1.2 between neighbouring cities, less across the country. */
const detours: Curve = [
  [5, 1.4],
  [30, 1.3],
  [100, 1.2],
  [400, 1.15],
  [3_000, 1.14],
];

/** Kilometres an hour on average over a drive of so many kilometres of road: the longer, the more of it is highway. */
const speeds: Curve = [
  [3, 28],
  [18, 42],
  [60, 70],
  [150, 90],
  [400, 103],
  [1_000, 106],
];

/**
 * The straight line times a detour of 1.4 falling to 1.14 with the distance (Boscoe et al. 2012, Professional
 * Geographer 64: 1.42 on average to the nearest hospital; Ballou et al. 2002, Transportation Research A 36: 1.20, spread
 * 0.17, between US cities), at 28 to 106 km/h (US commutes: 42 km/h over 18 km, NHTS 2017). Expect ±20 % of the distance
 * and ±30 % of the time, more within a city; a lake or bay between the points makes it far too short.
 * Null where no road is known to lead: from or to Hawaii's islands, and over Alaska's distances.
 */
export function estimateByAir(from: Point, to: Point): Drive | null {
  if (roadsOf(from) !== roadsOf(to)) return null;
  const kilometers = greatCircle(from, to) / 1_000;
  if (roadsOf(from) === "Alaska" && kilometers > 150) return null;
  const road = kilometers * valueAt(detours, kilometers);
  return {
    meters: Math.round(road * 1_000),
    seconds: Math.round((road / valueAt(speeds, road)) * 3_600),
    isRough: true,
  };
}

/** Metres over the sphere. */
export function greatCircle(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function valueAt(curve: Curve, kilometers: number): number {
  const next = curve.findIndex(([distance]) => distance >= kilometers);
  const [above, below] = [curve.at(next), curve[next - 1]];
  // Before the first line and after the last the curve is level.
  if (!above || !below) return above?.[1] ?? Number.NaN;
  const share = Math.log(kilometers / below[0]) / Math.log(above[0] / below[0]);
  return below[1] + share * (above[1] - below[1]);
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
