// Keeps where a vehicle was, each position once, and moves the drive's current place to the newest that can be true.
import "server-only";
import type { PositionToTell } from "@/lib/audit/live-notice";
import { sendPosition } from "@/lib/audit/send-position";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { greatCircle } from "@/lib/platform/geo/estimate-by-air";
import { limitBulk } from "@/lib/platform/rate-limit";
import { together } from "@/lib/platform/together";
import { clockOffset } from "@/lib/transports/parse-clock";
import { queueRecalculation } from "@/lib/transports/queue-recalculation";
import { type Known, markJumps } from "./parse-jumps";
import { parsePosition, type Position } from "./parse-position";
import { type PositionsAnswer, senderLimit } from "./schema";

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

/** Who sends: a person's page, or a tracker. */
export interface Sender {
  /** The person's id, or the tracker's. */
  id: string;
  deviceId: string | null;
}

/** Raises `rate_limited` once a sender sends more than any vehicle has to tell; phones and apps send it again later. */
export async function limitSender(id: string, count: number): Promise<void> {
  const sentence = (seconds: number) => `Too many positions at once. Send the rest in ${seconds} seconds.`;
  await limitBulk("positions", id, senderLimit, { count, sentence });
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

/** What one call has to file with one drive. */
interface Filing {
  routeId: string;
  positions: readonly Position[];
  receivedAt: Date;
  deviceId: string | null;
}

interface Kept extends Omit<PositionToTell, "requestId" | "audience" | "seq"> {
  kept: number;
  liveSeq: number | null;
}

/** How many were new. */
async function keep(
  { id: routeId, requestId, audience }: TrackedRoute,
  positions: readonly Position[],
  { instant, deviceId }: { instant: number; deviceId: string | null },
): Promise<number> {
  const row = await keepTogether({ routeId, positions, receivedAt: new Date(instant), deviceId });
  if (!row) return 0;
  const { kept, liveSeq, ...place } = row;
  if (liveSeq !== null) {
    sendPosition({ ...place, requestId, audience, seq: liveSeq });
    queueRecalculation(requestId);
  }
  return kept;
}

/** Calls for several drives share a statement; of one drive each has its own, and the drive's row puts them in order. */
const keepTogether = together<Filing, Kept | undefined>(
  async (filings) => {
    const column = (value: (position: Position, filing: Filing) => unknown) =>
      filings.flatMap((filing) => filing.positions.map((position) => value(position, filing)));
    const { rows } = await database().pool.query<Kept>({
      name: "keep-positions",
      text: keepText,
      values: [
        column((_, { routeId }) => routeId),
        column((_, { receivedAt }) => receivedAt),
        column((_, { deviceId }) => deviceId),
        column(({ clientId }) => clientId),
        column(({ at }) => new Date(at).toISOString()),
        column(({ lat }) => lat),
        column(({ lng }) => lng),
        column(({ accuracy }) => accuracy),
        column(({ speed }) => speed),
        column(({ heading }) => heading),
        column(({ mark }) => mark),
      ],
    });
    const byRoute = new Map(rows.map((row) => [row.routeId, row]));
    return filings.map(({ routeId }) => byRoute.get(routeId));
  },
  { atOnce: 3, patienceMs: 20, most: 20, apart: ({ routeId }) => routeId },
);

// The drives are held in one order, so that no two statements wait for each other.
const keepText = `WITH sent AS (
    SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[], $5::timestamptz[], $6::float8[],
      $7::float8[], $8::float8[], $9::float8[], $10::float8[], $11::text[])
      AS p(route, received, device, client, at, lat, lng, accuracy, speed, heading, mark)),
  held AS (SELECT id, "endedAt" FROM "TransportRoute" WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE),
  kept AS (
    INSERT INTO "RoutePosition"
      ("routeId", "clientId", "deviceAt", "receivedAt", lat, lng, accuracy, speed, heading, "deviceId", mark)
    SELECT held.id, p.client, p.at, p.received, p.lat, p.lng, p.accuracy, p.speed, p.heading, p.device, p.mark
    FROM held JOIN sent p ON p.route = held.id
    WHERE held."endedAt" IS NULL OR p.at <= held."endedAt"
    ON CONFLICT DO NOTHING
    RETURNING "routeId", "deviceAt" AS at, lat, lng, accuracy, speed, heading, mark),
  newest AS (SELECT DISTINCT ON ("routeId") * FROM kept WHERE mark IS NULL ORDER BY "routeId", at DESC),
  moved AS (
    UPDATE "TransportRoute" r SET "currentLat" = n.lat, "currentLng" = n.lng, "positionAt" = n.at,
      "positionAccuracy" = n.accuracy, "positionSpeed" = n.speed, "positionHeading" = n.heading,
      "liveSeq" = r."liveSeq" + 1
    FROM newest n, "ServiceRequest" q
    WHERE r.id = n."routeId" AND q.id = r."requestId" AND r."isActive" AND (r."positionAt" IS NULL OR r."positionAt" < n.at)
    RETURNING r.id, r."liveSeq", r.eta, r."distanceRemaining", r."etaAt", r."etaLow", r."etaHigh",
      q."familyMapPausedAt" IS NOT NULL AS "isMapPaused", n.*)
  SELECT k."routeId", k.kept, m."liveSeq", m.at, m.lat, m.lng, m.accuracy, m.speed, m.heading,
    m.eta, m."distanceRemaining", m."etaAt", m."etaLow", m."etaHigh", m."isMapPaused"
  FROM (SELECT "routeId", count(*)::int AS kept FROM kept GROUP BY "routeId") k LEFT JOIN moved m ON m.id = k."routeId"`;
