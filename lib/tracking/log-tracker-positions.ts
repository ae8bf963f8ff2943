// Files what a driver's tracker sent to the drives that he was on at the time.
import "server-only";
import type { Tracker } from "@/lib/auth/read-tracker-token";
import { database } from "@/lib/platform/db";
import { limitSender, logPositions, type TrackedRoute } from "./log-positions";
import type { TrackerRow } from "./parse-tracker";
import { mostPositions, startTolerance } from "./schema";

/**
 * Answers how many were kept. Raises `rate_limited`. A position is filed with every drive of the driver that was under
 * way at its time, for a vehicle may carry two; one of no drive is dropped: where a driver is between drives, or was
 * before a drive was given to him, is nobody's business. A drive that was taken from him keeps what is older than that,
 * and nobody is told.
 */
export async function logTrackerPositions(
  { deviceId, businessId, driverId }: Tracker,
  sent: readonly TrackerRow[],
): Promise<{ kept: number }> {
  // The oldest first: the app sends the rest again.
  const rows = sent.slice(0, mostPositions);
  if (rows.length === 0) return { kept: 0 };
  await limitSender(deviceId, rows.length);
  const times = rows.map(({ at }) => at);
  const { rows: routes } = await database().pool.query<TrackedRoute>({
    name: "tracked-routes",
    text: `SELECT r.id, r."requestId", GREATEST(r."startedAt", r."driverSince") AS "startedAt", r."endedAt", r."currentLat",
        r."currentLng", r."positionAt", CASE WHEN q."ownerBusinessId" = $2
          THEN ARRAY[q."ownerBusinessId"::text, q."creatingBusinessId"::text] ELSE '{}' END AS audience
      FROM "TransportRoute" r JOIN "ServiceRequest" q ON q.id = r."requestId"
      WHERE r."driverId" = $1 AND (q."ownerBusinessId" = $2 OR r."endedAt" IS NOT NULL)
        AND GREATEST(r."startedAt", r."driverSince") <= $3 AND (r."endedAt" IS NULL OR r."endedAt" >= $4)
      ORDER BY r."startedAt" DESC LIMIT 20`,
    values: [driverId, businessId, new Date(Math.max(...times) + startTolerance), new Date(Math.min(...times))],
  });
  let kept = 0;
  for (const route of routes) kept += (await logPositions(route, { rows, deviceId })).kept;
  return { kept };
}
