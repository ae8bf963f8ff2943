// A driven path by the clock: where the vehicle was at an instant, and the part it had driven until then.
import { between, type LatLng } from "./map-geometry";

interface TimedPoint extends LatLng {
  /** ISO 8601. */
  at: string;
}

const instant = ({ at }: TimedPoint) => Date.parse(at);

/** First and last instant of a path in milliseconds; null without two different ones. */
export function pathSpan(path: readonly TimedPoint[]): { from: number; to: number } | null {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || !(instant(last) > instant(first))) return null;
  return { from: instant(first), to: instant(last) };
}

/** The path up to `ms`, its last point being where the vehicle was then: between two positions on the straight line. */
export function pathUntil(path: readonly TimedPoint[], ms: number): TimedPoint[] {
  const ahead = path.findIndex((point) => instant(point) > ms);
  if (ahead === -1) return [...path];
  const [before, after] = [path[ahead - 1], path[ahead]];
  if (before === undefined || after === undefined) return path.slice(0, 1);
  const share = (ms - instant(before)) / (instant(after) - instant(before));
  return [...path.slice(0, ahead), { ...between(before, after, share), at: new Date(ms).toISOString() }];
}
