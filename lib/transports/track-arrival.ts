// Tells of an arrival that moved with the vehicle: a measurement beside the record, as the positions are.
import "server-only";
import type { PositionToTell } from "@/lib/audit/live-notice";
import { sendChange } from "@/lib/audit/send-change";
import { sendPosition } from "@/lib/audit/send-position";
import { database } from "@/lib/platform/db";
import { loadArrival } from "./load-arrival";

type Kept = Omit<PositionToTell, "at" | "requestId" | "routeId" | "audience"> & { at: Date | null };

/**
 * Writes what is left to drive and the window of arrival of the request's active route, unless the route, its step or
 * its addresses have changed meanwhile, or something newer is told already. Screens are told when the words changed.
 * What was told without an arrival is replaced by any place: a phone's first fix may be older than it.
 */
export async function trackArrival(requestId: string): Promise<void> {
  const loaded = await loadArrival(requestId);
  if (!loaded?.arrival.times.etaAt) return;
  const { asked, arrival } = loaded;
  const { told, times } = arrival;
  const isNew = told.eta !== asked.eta || told.distanceRemaining !== asked.distanceRemaining;
  const { request } = asked;
  const { rows } = await database().pool.query<Kept>({
    name: "track-arrival",
    text: `UPDATE "TransportRoute" r SET eta = $2, "distanceRemaining" = $3, "etaAt" = $4, "etaLow" = $5, "etaHigh" = $6,
        "liveSeq" = r."liveSeq" + $7
      FROM "ServiceRequest" q
      WHERE r.id = $1 AND r."isActive" AND q.id = r."requestId" AND r."routeStatus" = $8
        AND q."pickupLocation" = $9 AND q."deliveryLocation" = $10 AND (r."etaAt" IS NULL OR r.eta IS NULL OR r."etaAt" <= $4)
        AND ($11::boolean OR r."positionAt" IS NULL)
      RETURNING r."liveSeq" AS seq, r."positionAt" AS at, r."currentLat" AS lat, r."currentLng" AS lng,
        r."positionAccuracy" AS accuracy, r."positionSpeed" AS speed, r."positionHeading" AS heading,
        r.eta, r."distanceRemaining", r."etaAt", r."etaLow", r."etaHigh",
        q."familyMapPausedAt" IS NOT NULL AS "isMapPaused"`,
    values: [
      asked.id,
      told.eta,
      told.distanceRemaining,
      times.etaAt,
      times.etaLow,
      times.etaHigh,
      isNew ? 1 : 0,
      asked.routeStatus,
      request.pickupLocation,
      request.deliveryLocation,
      asked.positionAt !== null,
    ],
  });
  const [row] = rows;
  if (!row || !isNew) return;
  const { at, ...place } = row;
  const audience = [request.ownerBusinessId, request.creatingBusinessId].filter((id) => id !== null);
  // Without a place there is no point on a map to tell; the way that is left is new all the same.
  if (!at) {
    const types = ["route.recalculated"];
    return sendChange({ types, requestIds: [requestId], businessIds: audience, isOpenCall: false });
  }
  sendPosition({ routeId: asked.id, requestId, audience, at, ...place });
}
