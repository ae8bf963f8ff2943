// Reads trackers, the path of a drive, and what a screen missed that was away.
import "server-only";
import type { LivePosition, PositionToTell } from "@/lib/audit/live-notice";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Tracker } from "@/lib/auth/read-tracker-token";
import { database, db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { findRouteDrive } from "@/lib/platform/geo/route-drive";
import { forbidden, notFound } from "@/lib/platform/errors";
import { together } from "@/lib/platform/together";
import { loadTrack } from "@/lib/transports/load-track";
import { parseUuid } from "@/lib/transports/parse-uuid";
import { trackArrival } from "@/lib/transports/track-arrival";
import { may, maySeeRoute, type Parties } from "@/lib/transports/policy";
import { type DeviceDto, type MapSettingsDto, type RouteMapDto, toDeviceDto, type TrackPointDto } from "./dto";
import type { TrackedRoute } from "./log-positions";
import { mostTrackPoints } from "./schema";

const unknownRoute = () => notFound("We could not find this route.");

interface TrackedRow extends Omit<TrackedRoute, "audience">, Parties {
  driverId: string | null;
  driverSince: Date | null;
  pickupLocation: string;
  deliveryLocation: string;
}

/** Asked with every position, so by hand, prepared, and together with others. */
const findTracked = together<string, TrackedRow | undefined>(
  async (ids) => {
    const { rows } = await database().pool.query<TrackedRow>({
      name: "tracked-routes-by-id",
      text: `SELECT r.id, r."requestId", r."driverId", r."driverSince", r."startedAt", r."endedAt", r."currentLat",
          r."currentLng", r."positionAt", q.status, q."creatingBusinessId", q."businessId", q."ownerBusinessId",
          q."pickupLocation", q."deliveryLocation"
        FROM "TransportRoute" r JOIN "ServiceRequest" q ON q.id = r."requestId" WHERE r.id = ANY($1::uuid[])`,
      values: [ids],
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  },
  { atOnce: 3, patienceMs: 20, most: 200 },
);

const toTracked = (row: TrackedRow): TrackedRoute => ({
  ...row,
  audience: [row.ownerBusinessId, row.creatingBusinessId].filter((id) => id !== null),
});

/**
 * A drive that was taken from its driver, while his phone may have had no signal: what it still sends of the time before
 * belongs to the path, and is no news on anybody's screen.
 */
const isTakenFrom = (row: TrackedRow, driverId: string, businessId: string): boolean =>
  row.endedAt !== null && row.driverId === driverId && row.ownerBusinessId !== businessId;

/** The drive that the actor's page sends positions of: one of the actor's own business. Raises `not_found`, `forbidden`. */
export async function getTrackedRoute(actor: BusinessActor, id: string): Promise<TrackedRoute> {
  const row = await findTracked(id);
  if (!row) throw unknownRoute();
  if (isTakenFrom(row, actor.userId, actor.businessId)) return { ...row, audience: [] };
  if (!maySeeRoute(actor, row)) throw unknownRoute();
  if (!may(actor, "arrive", row)) throw forbidden("Only the company that carries it sends positions.");
  return toTracked(row);
}

/** The drive of a tracker's own driver. Raises `not_found` for any other. */
export async function getTrackersRoute(
  { businessId, driverId }: Tracker,
  params: Record<string, string>,
): Promise<TrackedRoute> {
  const id = parseUuid(params.id ?? "");
  const row = id === null ? undefined : await findTracked(id);
  if (!row || row.driverId !== driverId) throw unknownRoute();
  const wasTaken = isTakenFrom(row, driverId, businessId);
  if (row.ownerBusinessId !== businessId && !wasTaken) throw unknownRoute();
  const { startedAt, driverSince } = row;
  // Where somebody was before he was made the driver is nobody's business.
  return {
    ...(wasTaken ? { ...row, audience: [] } : toTracked(row)),
    startedAt: driverSince !== null && driverSince > startedAt ? driverSince : startedAt,
  };
}

/** The path that was driven, oldest first, thinned out where it is long. Raises `not_found`. */
export async function listTrack(actor: BusinessActor, id: string): Promise<TrackPointDto[]> {
  const row = await findTracked(id);
  if (!row || !maySeeRoute(actor, row)) throw unknownRoute();
  const rows = await loadTrack(id, mostTrackPoints);
  return rows.map(({ at, ...point }) => ({ at: at.toISOString(), ...point }));
}

/** Where a drive begins and ends, and the road between, as they were last asked for. Raises `not_found`. */
export async function getRouteMap(actor: BusinessActor, id: string): Promise<RouteMapDto> {
  const row = await findTracked(id);
  if (!row || !maySeeRoute(actor, row)) throw unknownRoute();
  let asked = await findRouteDrive(id);
  if (!asked && row.endedAt === null) {
    // Nothing had a reason to ask yet: no position came and no address changed.
    await trackArrival(row.requestId);
    asked = await findRouteDrive(id);
  }
  const { pickupLocation, deliveryLocation } = row;
  // An address that was changed meanwhile lies elsewhere.
  const pickup = asked?.pickup === pickupLocation ? asked.pickupPlace : null;
  const delivery = asked?.delivery === deliveryLocation ? asked.deliveryPlace : null;
  const drive = pickup && delivery ? asked?.drive : null;
  return {
    pickup,
    delivery,
    line: drive?.line?.map(({ lat, lng }) => [lat, lng]) ?? null,
    by: drive?.by ?? null,
  };
}

/** The business's trackers, those that may send first, newest first. */
export async function listDevices(actor: BusinessActor): Promise<DeviceDto[]> {
  const rows = await db.trackerDevice.findMany({
    where: { businessId: actor.businessId },
    include: { driver: { select: { firstName: true, lastName: true } } },
    orderBy: [{ revokedAt: { sort: "desc", nulls: "first" } }, { createdAt: "desc" }],
    take: 300,
  });
  return rows.map(toDeviceDto);
}

type MissedRow = Omit<PositionToTell, "at" | "audience"> & { at: Date | null; hasGap: boolean };

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/**
 * What a screen of the actor's business missed since then: a gap where lists may have changed, else the places of its
 * drives; null where it follows none. A phone's late fix may be older than the absence, so its time says nothing.
 */
export async function findMissed(
  { businessId }: BusinessActor,
  since: Date,
): Promise<{ gap: true } | { positions: LivePosition[] } | null> {
  const { rows } = await database().pool.query<MissedRow>(
    `WITH gap AS (SELECT EXISTS (SELECT 1 FROM "AuditEvent" WHERE at >= $2 AND "requestId" IS NOT NULL) AS is)
      SELECT gap.is AS "hasGap", r.id AS "routeId", r."requestId", r."liveSeq" AS seq, r."positionAt" AS at,
        r."currentLat" AS lat, r."currentLng" AS lng, r."positionAccuracy" AS accuracy, r."positionSpeed" AS speed,
        r."positionHeading" AS heading, r.eta, r."distanceRemaining", r."etaAt", r."etaLow", r."etaHigh"
      FROM gap LEFT JOIN (
        "TransportRoute" r JOIN "ServiceRequest" q ON q.id = r."requestId" AND $1 IN (q."ownerBusinessId", q."creatingBusinessId")
      ) ON NOT gap.is AND r."isActive" AND r."positionAt" IS NOT NULL`,
    [businessId, since],
  );
  if (rows[0]?.hasGap) return { gap: true };
  const positions = rows.flatMap(({ hasGap, at, etaAt, etaLow, etaHigh, ...row }) =>
    at && !hasGap
      ? [{ ...row, at: at.toISOString(), etaAt: iso(etaAt), etaLow: iso(etaLow), etaHigh: iso(etaHigh) }]
      : [],
  );
  return positions.length > 0 ? { positions } : null;
}

/** The platform's address, for codes and trackers that must reach it; null where only the browser knows it. */
export function findPublicUrl(): string | null {
  return env().PUBLIC_URL ?? null;
}

/** Which maps the browser may draw. What it names is public: the key is the one for browsers. */
export function getMapSettings(): MapSettingsDto {
  const { GOOGLE_MAPS_BROWSER_KEY, GOOGLE_MAPS_MAP_ID, MAP_STYLE_URL, MAP_SATELLITE_URL } = env();
  return {
    googleKey: GOOGLE_MAPS_BROWSER_KEY ?? null,
    googleMapId: GOOGLE_MAPS_MAP_ID ?? null,
    styleUrl: MAP_STYLE_URL ?? null,
    satelliteUrl: MAP_SATELLITE_URL ?? null,
  };
}
