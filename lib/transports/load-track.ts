// Reads the path that a vehicle drove: what was kept of its positions and may be shown.
import "server-only";
import { database } from "@/lib/platform/db";

/** Where the vehicle was. Metres, metres a second, degrees from north. */
export interface TrackRow {
  at: Date;
  lat: number;
  lng: number;
  accuracy: number | null;
  speed: number | null;
  heading: number | null;
}

/**
 * The path of a route, oldest first, thinned out to about `most` points. A delivery that was pressed without signal ends
 * the drive before positions that had come already; those are nobody's business.
 */
export async function loadTrack(routeId: string, most: number): Promise<TrackRow[]> {
  const { rows } = await database().pool.query<TrackRow>(
    `WITH good AS (
        SELECT "deviceAt" AS at, lat, lng, accuracy, speed, heading,
          row_number() OVER (ORDER BY "deviceAt", "clientId") AS place, count(*) OVER () AS length
        FROM "RoutePosition" p JOIN "TransportRoute" r ON r.id = p."routeId"
        WHERE p."routeId" = $1 AND mark IS NULL AND (r."endedAt" IS NULL OR p."deviceAt" <= r."endedAt"))
      SELECT at, lat, lng, accuracy, speed, heading FROM good
      WHERE length <= $2 OR place % ceil(length / $2::numeric) = 0 OR place IN (1, length) ORDER BY place`,
    [routeId, most],
  );
  return rows;
}
