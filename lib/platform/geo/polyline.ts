// Lines along roads: unpacked from the text that Google and OSRM pack them into, and thinned to what a map can show.
import type { Point } from "./provider";

/** The most points of a line that is kept; on a screen more cannot be told apart. */
const mostPoints = 200;

/**
 * The points of an encoded polyline of five decimals, thinned; null where the text is none, or leaves the earth.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function decodePolyline(text: string): Point[] | null {
  const points: Point[] = [];
  const last = { lat: 0, lng: 0 };
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; shift < 30; shift += 5) {
      const digit = text.charCodeAt(at) - 63;
      at += 1;
      // Also not a number, past the end of the text.
      if (!(digit >= 0 && digit < 64)) return Number.NaN;
      value |= (digit & 31) << shift;
      if (digit < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
    return Number.NaN;
  };
  while (at < text.length) {
    last.lat += next();
    last.lng += next();
    const point = { lat: last.lat / 1e5, lng: last.lng / 1e5 };
    if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180)) return null;
    points.push(point);
  }
  return points.length < 2 ? null : thin(points);
}

/** Leaves out the points that change the line least, until few enough are left; the two ends always stay. */
function thin(points: Point[]): Point[] {
  if (points.length <= mostPoints) return points;
  const weights = weigh(points);
  const least = weights.toSorted((a, b) => b - a)[mostPoints - 1] ?? 0;
  const kept = points.filter((_point, index) => (weights[index] ?? 0) >= least);
  // Points of the same weight, as on a straight line, may be more than fit.
  if (kept.length <= mostPoints) return kept;
  const step = (kept.length - 1) / (mostPoints - 1);
  return Array.from({ length: mostPoints }, (_each, index) => kept[Math.round(index * step)] as Point);
}

/** How far each point lies off the line without it, as Douglas and Peucker find it; without recursion, for length. */
function weigh(points: readonly Point[]): number[] {
  const weights = points.map(() => 0);
  const end = points.length - 1;
  weights[0] = Number.POSITIVE_INFINITY;
  weights[end] = Number.POSITIVE_INFINITY;
  const stack: [first: number, last: number, most: number][] = [[0, end, Number.POSITIVE_INFINITY]];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const [first, last, most] = part;
    let [farthest, distance] = [-1, -1];
    for (let index = first + 1; index < last; index += 1) {
      const off = offset(points[index] as Point, points[first] as Point, points[last] as Point);
      if (off > distance) [farthest, distance] = [index, off];
    }
    if (farthest < 0) continue;
    // Never more than the part that it divides, or a point could be kept whose neighbours in rank are not.
    const weight = Math.min(distance, most);
    weights[farthest] = weight;
    stack.push([first, farthest, weight], [farthest, last, weight]);
  }
  return weights;
}

/** Degrees of latitude from `point` to the line's stretch between `from` and `to`. */
function offset(point: Point, from: Point, to: Point): number {
  const { x, y, share } = onStretch(point, from, to);
  return Math.hypot(x * share - (point.lng - from.lng) * narrowing(from), y * share - (point.lat - from.lat));
}

const narrowing = ({ lat }: Point) => Math.cos((lat * Math.PI) / 180);

/** The stretch as a vector in degrees of latitude, and the share of it at which `point` comes closest, 0 to 1. */
function onStretch(point: Point, from: Point, to: Point): { x: number; y: number; share: number } {
  const [x, y] = [(to.lng - from.lng) * narrowing(from), to.lat - from.lat];
  const length = x * x + y * y;
  if (length === 0) return { x, y, share: 0 };
  const share = ((point.lng - from.lng) * narrowing(from) * x + (point.lat - from.lat) * y) / length;
  return { x, y, share: Math.min(1, Math.max(0, share)) };
}

const metersPerDegree = 111_195;

/** How much of a line lies ahead of `point`, 0 to 1, and how far `point` is off it, metres. */
export function shareAhead(line: readonly Point[], point: Point): { share: number; off: number } {
  let [passed, total] = [0, 0];
  let off = Number.POSITIVE_INFINITY;
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1] as Point;
    const { x, y, share } = onStretch(point, from, to);
    const length = Math.hypot(x, y);
    const away = offset(point, from, to);
    if (away < off) {
      off = away;
      passed = total + length * share;
    }
    total += length;
  }
  return { share: total === 0 ? 0 : 1 - passed / total, off: off * metersPerDegree };
}
