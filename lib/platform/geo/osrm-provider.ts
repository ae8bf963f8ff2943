// The geo provider with an OSRM server behind it: a map of roads of one's own, which knows no traffic and no addresses.
import "server-only";
import { z } from "zod";
import { FetchError, fetchJson } from "./fetch-json";
import { decodePolyline } from "./polyline";
import type { Departure, Drive, GeoProvider, Point } from "./provider";
import { trafficAt } from "./traffic";

// https://project-osrm.org/docs/v5.24.0/api/#route-service
const answer = z.object({
  code: z.string(),
  routes: z
    .array(
      z.object({
        distance: z.number().nonnegative(),
        duration: z.number().nonnegative(),
        geometry: z.string().optional(),
      }),
    )
    .optional(),
  waypoints: z.array(z.object({ distance: z.number().nonnegative() })).optional(),
});

/** Metres between a point and the next road of the server's map; farther off it holds another part of the country. */
const mostSnap = 10_000;

/** `base` is the server's address, as in `http://osrm.internal:5000`. */
export function osrmProvider(base: string): GeoProvider {
  async function estimateDrive(from: Point, to: Point, departure: Departure | null, signal: AbortSignal) {
    const ends = [from, to].map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(";");
    const url = new URL(`${base.replace(/\/+$/, "")}/route/v1/driving/${ends}`);
    url.search = "overview=simplified&geometries=polyline&alternatives=false&steps=false";
    // 400 is also its way of saying that there is no road.
    const { code, routes, waypoints } = await fetchJson(url, { schema: answer, signal, alsoRead: [400] });
    if (code === "NoRoute" || code === "NoSegment") return null;
    const [route] = routes ?? [];
    if (code !== "Ok" || !route) throw new FetchError(/^[A-Za-z]{2,30}$/.test(code) ? code : "It refused.");
    if (waypoints?.some(({ distance }) => distance > mostSnap)) return null;
    return toDrive(route, departure);
  }

  return { name: "osrm", geocode: async () => null, estimateDrive };
}

/** How much of a drive lies in the traffic of its two ends, metres. */
const inTraffic = 34_000;

/** OSRM knows no traffic: half of what the built-in estimate adds in the densest city is added, in a window around it. */
function toDrive(
  { distance, duration, geometry }: { distance: number; duration: number; geometry?: string | undefined },
  departure: Departure | null,
): Drive {
  const delay = Math.max(0, trafficAt(departure) - 1) * Math.min(1, inTraffic / Math.max(1, distance));
  return {
    meters: Math.round(distance),
    seconds: Math.round(duration * (1 + delay / 2)),
    low: Math.round(duration * 0.9),
    high: Math.round(duration * (1.15 + delay)),
    by: "osrm",
    line: decodePolyline(geometry ?? ""),
    isRough: false,
  };
}
