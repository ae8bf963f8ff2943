// Reads a point as people copy it from a map: '41.95412, -87.67391'.
import type { LatLng } from "@/components/maps/map-geometry";

const digits = 6;

/** Null where it is not two numbers, or lies off the globe. */
export function parsePoint(text: string): LatLng | null {
  const [, lat, lng] =
    /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*\)?\s*$/.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** Some 10 cm exact. */
export const formatPoint = ({ lat, lng }: LatLng): string =>
  [lat, lng].map((degrees) => String(Number(degrees.toFixed(digits)))).join(", ");
