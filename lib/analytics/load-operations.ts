// Counts a business's requests by day and state, and how long they took from the call, by place and by driver.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { database } from "@/lib/platform/db";
import type { DurationDto, OperationFiguresDto, OperationsDto } from "./dto";
import type { Window } from "./parse-period";

interface Row extends Record<"pending" | "active" | "completed" | "declined" | "requests", string> {
  kind: "all" | "bar" | "place" | "driver";
  bar: number | null;
  key: string | null;
  name: string | null;
  accepted: string;
  acceptMedian: number | null;
  acceptP90: number | null;
  arrived: string;
  arriveMedian: number | null;
  arriveP90: number | null;
  delivered: string;
  deliverMedian: number | null;
  deliverP90: number | null;
}

/** Of the requests that stand in the business's lists and were made in the window; each of its bars is a day. */
export async function loadOperations({ businessId }: BusinessActor, { start, bars }: Window): Promise<OperationsDto> {
  const { rows } = await database().pool.query<Row>({
    name: "analytics-operations",
    text,
    values: [businessId, start, bars],
  });
  const named = (kind: Row["kind"]) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ key: row.key ?? "", name: row.name ?? "", ...figuresOf(row) }))
      .toSorted((a, b) => b.requests - a.requests || a.name.localeCompare(b.name, "en"));
  const byBar = new Map(rows.filter(({ kind }) => kind === "bar").map((row) => [row.bar, row]));
  return {
    all: figuresOf(rows.find(({ kind }) => kind === "all")),
    days: bars.map((bar, index) => ({ startsAt: bar.toISOString(), ...figuresOf(byBar.get(index + 1)) })),
    places: named("place"),
    drivers: named("driver"),
  };
}

function figuresOf(row: Row | undefined): OperationFiguresDto {
  return {
    requests: Number(row?.requests ?? 0),
    pending: Number(row?.pending ?? 0),
    active: Number(row?.active ?? 0),
    completed: Number(row?.completed ?? 0),
    declined: Number(row?.declined ?? 0),
    toAccept: durationOf(row?.accepted, row?.acceptMedian, row?.acceptP90),
    toArrival: durationOf(row?.arrived, row?.arriveMedian, row?.arriveP90),
    toDelivery: durationOf(row?.delivered, row?.deliverMedian, row?.deliverP90),
  };
}

const whole = (seconds: number | null | undefined) => (seconds == null ? null : Math.round(seconds));
const durationOf = (count = "0", median?: number | null, p90?: number | null): DurationDto => ({
  count: Number(count),
  median: whole(median),
  p90: whole(p90),
});

// When the call came is wall-clock text that anybody typed: a day that the calendar has, neither after the request was
// made nor more than two days before it, else the request's own time. make_date never sees a day beyond the 28th: the
// rest is added, and a month that has no such day ends in the next one.
const text = `WITH party AS (
    SELECT r.id, p.status, r."createdAt", r."acceptedAt", r."creatingBusinessId", r."ownerBusinessId",
      COALESCE(NULLIF(btrim(r."locationName"), ''), r."pickupLocation") AS place,
      CASE WHEN r."callReceivedAt" ~ '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ]([01]\\d|2[0-3]):[0-5]\\d$'
        THEN (make_date(substr(r."callReceivedAt", 1, 4)::int, substr(r."callReceivedAt", 6, 2)::int, 1)
          + (substr(r."callReceivedAt", 9, 2)::int - 1)
          + make_time(substr(r."callReceivedAt", 12, 2)::int, substr(r."callReceivedAt", 15, 2)::int, 0))
          AT TIME ZONE r."timeZone" END AS told
    FROM "RequestParty" p JOIN "ServiceRequest" r ON r.id = p."requestId"
    WHERE p."businessId" = $1 AND p."createdAt" >= $2),
  request AS (
    SELECT *, width_bucket("createdAt", $3::timestamptz[]) AS bar,
      CASE WHEN told <= "createdAt" AND told >= "createdAt" - interval '2 days' THEN told ELSE "createdAt" END AS call,
      -- Times belong to who called and who drives, as the drive itself does.
      $1 IN ("creatingBusinessId", "ownerBusinessId") AS "isOurs"
    FROM party),
  timed AS (
    SELECT request.*, lower(place) AS "placeKey",
      CASE WHEN route.id IS NULL THEN NULL WHEN "ownerBusinessId" <> $1 THEN 'b' || "ownerBusinessId"
        ELSE 'd' || COALESCE(route."driverId"::text, '') END AS "driverKey",
      CASE WHEN "ownerBusinessId" <> $1 THEN owner.name
        ELSE COALESCE(btrim(driver."firstName" || ' ' || driver."lastName"), 'No driver named') END AS driver,
      CASE WHEN "isOurs" THEN extract(epoch FROM "acceptedAt" - call)::float8 END AS accept,
      CASE WHEN "isOurs" THEN extract(epoch FROM route."arrivedAtPickupAt" - call)::float8 END AS arrive,
      CASE WHEN "isOurs" THEN extract(epoch FROM route."deliveryCompletedAt" - call)::float8 END AS deliver
    FROM request
      LEFT JOIN LATERAL (SELECT * FROM "TransportRoute" t WHERE "isOurs" AND t."requestId" = request.id
        AND (t."isActive" OR t."deliveryCompletedAt" IS NOT NULL) ORDER BY t."startedAt" DESC LIMIT 1) AS route ON true
      LEFT JOIN "User" driver ON driver.id = route."driverId"
      LEFT JOIN "Business" owner ON owner.id = request."ownerBusinessId")
  SELECT CASE WHEN GROUPING(bar) = 0 THEN 'bar' WHEN GROUPING("placeKey") = 0 THEN 'place'
      WHEN GROUPING("driverKey") = 0 THEN 'driver' ELSE 'all' END AS kind,
    bar, COALESCE("placeKey", "driverKey") AS key, CASE WHEN GROUPING("placeKey") = 0 THEN min(place) WHEN GROUPING("driverKey") = 0 THEN min(driver) END AS name,
    count(*) AS requests,
    count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'active') AS active,
    count(*) FILTER (WHERE status = 'completed') AS completed, count(*) FILTER (WHERE status = 'declined') AS declined,
    count(accept) AS accepted, percentile_cont(0.5) WITHIN GROUP (ORDER BY accept) AS "acceptMedian",
    percentile_cont(0.9) WITHIN GROUP (ORDER BY accept) AS "acceptP90",
    count(arrive) AS arrived, percentile_cont(0.5) WITHIN GROUP (ORDER BY arrive) AS "arriveMedian",
    percentile_cont(0.9) WITHIN GROUP (ORDER BY arrive) AS "arriveP90",
    count(deliver) AS delivered, percentile_cont(0.5) WITHIN GROUP (ORDER BY deliver) AS "deliverMedian",
    percentile_cont(0.9) WITHIN GROUP (ORDER BY deliver) AS "deliverP90"
  FROM timed GROUP BY GROUPING SETS ((), (bar), ("placeKey"), ("driverKey"))
  HAVING GROUPING("driverKey") = 1 OR "driverKey" IS NOT NULL`;
