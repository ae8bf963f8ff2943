// Keeps where a vehicle was, each position once, and moves the drive's current place to the newest that can be true.
import "server-only";
import type { PositionToTell } from "@/lib/audit/live-notice";
import { sendPosition } from "@/lib/audit/send-position";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { greatCircle } from "@/lib/platform/geo/estimate-by-air";
import { clockOffset } from "@/lib/transports/parse-clock";
import { queueRecalculation } from "@/lib/transports/queue-recalculation";
import { type Known, markJumps } from "./parse-jumps";
import { parsePosition, type Position } from "./parse-position";
import type { PositionsAnswer } from "./schema";

/** The drive that positions belong to, and whose screens show it. */
export interface TrackedRoute {
  id: string;
  requestId: string;
  /** The businesses that see the drive. */
  audience: string[];
  startedAt: Date;
  endedAt: Date | null;
  currentLat: number | null;
  currentLng: number | null;
  positionAt: Date | null;
}

/** Positions as they came, not yet checked; `deviceId` names the tracker, null is the driver's page. */
interface Sent {
  rows: readonly unknown[];
  /** What the device's clock said when it sent, milliseconds. */
  sentAt?: number | undefined;
  deviceId: string | null;
}

/**
 * Positions are measurements beside the record (decision 0031): they are written once, in one statement that holds the
 * drive's row, so that none is kept whose time lies after the drive's end.
 */
export async function logPositions(route: TrackedRoute, { rows, sentAt, deviceId }: Sent): Promise<PositionsAnswer> {
  const instant = now().getTime();
  const drive = { start: route.startedAt.getTime(), end: route.endedAt?.getTime() ?? null };
  const given = { drive, now: instant, offset: clockOffset(sentAt, instant) };
  const refused: PositionsAnswer["refused"] = [];
  const read = new Map<string, Position>();
  let repeated = 0;
  for (const [index, row] of rows.entries()) {
    const position = parsePosition(row, given);
    if (typeof position === "string") refused.push({ index, clientId: clientIdOf(row), error: position });
    else if (read.has(position.clientId)) repeated += 1;
    else read.set(position.clientId, position);
  }
  if (read.size === 0) return { kept: 0, repeated, refused };
  const positions = await marked(route, [...read.values()]);
  const kept = await keep(route, positions, { instant, deviceId });
  return { kept, repeated: repeated + positions.length - kept, refused };
}

function clientIdOf(row: unknown): string | null {
  const id = typeof row === "object" && row !== null && "clientId" in row ? row.clientId : null;
  return typeof id === "string" ? id.slice(0, 64) : null;
}

const distance = (from: Known, to: Known) => greatCircle(from, to);

async function marked(route: TrackedRoute, positions: Position[]): Promise<Position[]> {
  const first = Math.min(...positions.map(({ at }) => at));
  const current = currentOf(route);
  // Nearly always the next one follows the current place, and nothing need be read.
  if (current === null || first >= current.at) {
    const quick = markJumps(positions, { last: current, doubted: [], distance });
    if (!quick.some(({ mark }) => mark === "jump")) return quick;
  }
  const { rows } = await database().pool.query<{ at: Date; lat: number; lng: number; mark: string | null }>({
    name: "positions-before",
    text: `SELECT "deviceAt" AS at, lat, lng, mark FROM "RoutePosition"
      WHERE "routeId" = $1 AND "deviceAt" < $2 AND mark IS DISTINCT FROM 'inaccurate' ORDER BY "deviceAt" DESC LIMIT 5`,
    values: [route.id, new Date(first)],
  });
  const before = rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })).toReversed();
  const good = before.findLastIndex(({ mark }) => mark === null);
  return markJumps(positions, { last: before[good] ?? null, doubted: before.slice(good + 1), distance });
}

function currentOf({ currentLat: lat, currentLng: lng, positionAt }: TrackedRoute): Known | null {
  return lat === null || lng === null || positionAt === null ? null : { lat, lng, at: positionAt.getTime() };
}

interface Kept extends Omit<PositionToTell, "routeId" | "requestId" | "audience" | "seq"> {
  kept: number;
  liveSeq: number | null;
}

/** How many were new. */
async function keep(
  route: TrackedRoute,
  positions: readonly Position[],
  { instant, deviceId }: { instant: number; deviceId: string | null },
): Promise<number> {
  const column = <K extends keyof Position>(name: K) => positions.map((position) => position[name]);
  const { rows } = await database().pool.query<Kept>({
    name: "keep-positions",
    text: keepText,
    values: [
      route.id,
      new Date(instant),
      deviceId,
      column("clientId"),
      positions.map(({ at }) => new Date(at).toISOString()),
      column("lat"),
      column("lng"),
      column("accuracy"),
      column("speed"),
      column("heading"),
      column("mark"),
    ],
  });
  const [row] = rows;
  if (!row) return 0;
  const { kept, liveSeq, ...place } = row;
  if (liveSeq !== null) {
    const { id: routeId, requestId, audience } = route;
    sendPosition({ routeId, requestId, audience, seq: liveSeq, ...place });
    queueRecalculation(requestId);
  }
  return kept;
}

const keepText = `WITH held AS (SELECT id, "endedAt" FROM "TransportRoute" WHERE id = $1 FOR NO KEY UPDATE),
  kept AS (
    INSERT INTO "RoutePosition"
      ("routeId", "clientId", "deviceAt", "receivedAt", lat, lng, accuracy, speed, heading, "deviceId", mark)
    SELECT held.id, p.client, p.at, $2::timestamptz, p.lat, p.lng, p.accuracy, p.speed, p.heading, $3::uuid, p.mark
    FROM held, unnest($4::text[], $5::timestamptz[], $6::float8[], $7::float8[], $8::float8[], $9::float8[],
      $10::float8[], $11::text[]) AS p(client, at, lat, lng, accuracy, speed, heading, mark)
    WHERE held."endedAt" IS NULL OR p.at <= held."endedAt"
    ON CONFLICT DO NOTHING
    RETURNING "deviceAt" AS at, lat, lng, accuracy, speed, heading, mark),
  newest AS (SELECT * FROM kept WHERE mark IS NULL ORDER BY at DESC LIMIT 1),
  moved AS (
    UPDATE "TransportRoute" r SET "currentLat" = n.lat, "currentLng" = n.lng, "positionAt" = n.at,
      "positionAccuracy" = n.accuracy, "positionSpeed" = n.speed, "positionHeading" = n.heading,
      "liveSeq" = r."liveSeq" + 1
    FROM newest n WHERE r.id = $1 AND r."isActive" AND (r."positionAt" IS NULL OR r."positionAt" < n.at)
    RETURNING r."liveSeq", r.eta, r."distanceRemaining", r."etaAt", r."etaLow", r."etaHigh", n.*)
  SELECT (SELECT count(*)::int FROM kept) AS kept, m."liveSeq", m.at, m.lat, m.lng, m.accuracy, m.speed, m.heading,
    m.eta, m."distanceRemaining", m."etaAt", m."etaLow", m."etaHigh"
  FROM (SELECT 1) AS one LEFT JOIN moved m ON true`;
