// Whether the phone is so near a place that the next step may be suggested; it is never taken.
import type { DriveMapAnswer } from "@/components/transports/drive-scene";
import type { RouteDto } from "@/lib/transports/dto";

/** Metres around a place, beside what the phone is unsure of. */
const nearMeters = 200;
/** A phone less sure than this does not know where it is, metres. */
const worstAccuracy = 500;
const earthRadius = 6_371_000;
const radians = Math.PI / 180;

interface Fix {
  lat: number;
  lng: number;
  accuracy: number | null;
}

/** Along the ground, in metres. */
export function metersBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const across = Math.sin(((other.lat - one.lat) * radians) / 2) ** 2;
  const along = Math.sin(((other.lng - one.lng) * radians) / 2) ** 2;
  const shrink = Math.cos(one.lat * radians) * Math.cos(other.lat * radians);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, across + shrink * along)));
}

/** The middle of a ZIP code or a city is nobody's door. */
const exact: ReadonlySet<string> = new Set(["pin", "address"]);

/** Which end of the drive the phone is at, of those where a step would be next; null where none or nobody knows. */
export function nearPlace(
  fix: Fix | null,
  map: Pick<DriveMapAnswer, "pickup" | "delivery"> | null,
  { may }: Pick<RouteDto, "may">,
): "pickup" | "delivery" | null {
  const end = may.includes("arrive") ? "pickup" : may.includes("complete") ? "delivery" : null;
  const place = end && map?.[end];
  if (!fix || !place || !exact.has(place.precision) || (fix.accuracy ?? 0) > worstAccuracy) return null;
  return metersBetween(fix, place) <= nearMeters + (fix.accuracy ?? 0) ? end : null;
}
