// The geo provider with Google behind it: its Routes API, which knows the traffic, and its Geocoding API.
import "server-only";
import { z } from "zod";
import { FetchError, fetchJson } from "./fetch-json";
import { decodePolyline } from "./polyline";
import type { Drive, GeoProvider, Place, Point, Precision } from "./provider";

/** https://protobuf.dev/reference/protobuf/google.protobuf/#duration, as JSON: '165s', '3.5s'. */
const duration = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,9})?s$/)
  .transform((text) => Number(text.slice(0, -1)));

// No route is an empty object; a distance of 0 is left out.
const routesAnswer = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().int().nonnegative().default(0),
        duration,
        staticDuration: duration.optional(),
        polyline: z.object({ encodedPolyline: z.string() }).optional(),
      }),
    )
    .default([]),
});

const geocodingAnswer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        types: z.array(z.string()),
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
          location_type: z.string().optional(),
        }),
        address_components: z
          .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
          .default([]),
      }),
    )
    .default([]),
});

type Found = z.output<typeof geocodingAnswer>["results"][number];

const fields = "routes.distanceMeters,routes.duration,routes.staticDuration,routes.polyline.encodedPolyline";

interface Settings {
  key: string;
  /** Where the calls go instead of Google's own two hosts: a proxy, or a stand-in. */
  base?: string | undefined;
}

/** Google's answers are read with `key`, which must be one for servers. */
export function googleProvider({ key, base }: Settings): GeoProvider {
  const routes = new URL("/directions/v2:computeRoutes", base ?? "https://routes.googleapis.com");
  const geocoding = new URL("/maps/api/geocode/json", base ?? "https://maps.googleapis.com");

  async function estimateDrive(from: Point, to: Point, signal: AbortSignal): Promise<Drive | null> {
    const { routes: found } = await fetchJson(routes, {
      schema: routesAnswer,
      signal,
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-api-key": key, "x-goog-fieldmask": fields },
      body: {
        origin: waypoint(from),
        destination: waypoint(to),
        travelMode: "DRIVE",
        routingPreference: "TRAFFIC_AWARE",
        polylineQuality: "OVERVIEW",
        regionCode: "us",
      },
    });
    const [route] = found;
    if (!route) return null;
    return {
      meters: route.distanceMeters,
      seconds: Math.round(route.duration),
      ...windowOf(route.duration, route.staticDuration ?? route.duration),
      by: "google",
      line: decodePolyline(route.polyline?.encodedPolyline ?? ""),
      isRough: false,
    };
  }

  async function geocode(address: string, signal: AbortSignal): Promise<Place | null> {
    const url = new URL(geocoding);
    url.search = new URLSearchParams({ address, components: "country:US", key }).toString();
    const { status, results } = await fetchJson(url, { schema: geocodingAnswer, signal });
    if (status === "ZERO_RESULTS") return null;
    if (status !== "OK") throw new FetchError(/^[A-Z_]{2,30}$/.test(status) ? status : "It refused.");
    const [found] = results;
    return found ? toPlace(found) : null;
  }

  return {
    name: "google",
    geocode,
    estimateDrive: (from, to, _departure, signal) => estimateDrive(from, to, signal),
  };
}

const waypoint = ({ lat, lng }: Point) => ({ location: { latLng: { latitude: lat, longitude: lng } } });

/** Google states no window: from the road without traffic, or a tenth less, to a fifth more than now. */
function windowOf(seconds: number, free: number): { low: number; high: number } {
  return { low: Math.round(Math.min(free, seconds * 0.9)), high: Math.round(seconds * 1.2) };
}

/** Null for what is no nearer than a state. */
function toPlace(found: Found): Place | null {
  const precision = precisionOf(found);
  return precision && { ...found.geometry.location, precision, near: nearOf(found, precision) };
}

const areas: readonly [type: string, precision: Precision][] = [
  ["postal_code", "zip"],
  ["locality", "city"],
  ["sublocality", "city"],
  ["neighborhood", "city"],
  ["administrative_area_level_3", "city"],
  ["administrative_area_level_2", "county"],
];

function precisionOf({ types, geometry }: Found): Precision | null {
  const area = areas.find(([type]) => types.includes(type));
  if (area) return area[1];
  if (["country", "administrative_area_level_1"].some((type) => types.includes(type))) return null;
  if (types.includes("route")) return "street";
  // The middle of a hospital's grounds is as good as its door; what Google calls approximate is not.
  return geometry.location_type === "APPROXIMATE" ? "city" : "address";
}

function nearOf({ address_components }: Found, precision: Precision): string | null {
  const name = (type: string) => address_components.find(({ types }) => types.includes(type));
  const area = precision === "county" ? name("administrative_area_level_2") : (name("locality") ?? name("sublocality"));
  const state = name("administrative_area_level_1")?.short_name;
  return area && state ? `${area.long_name}, ${state}` : null;
}
