// Reads requests and routes as one business sees them.
import "server-only";
import type { HistoryEntryDto } from "@/lib/audit/events";
import { listHistory } from "@/lib/audit/queries";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import { parseCaseId } from "./parse-case-id";
import { parseUuid } from "./parse-uuid";
import {
  type RequestCountsDto,
  type RequestDto,
  type RequestSummaryDto,
  type RequestRow,
  type RouteDto,
  routeInclude,
  toRequestDto,
  toRequestSummaryDto,
  toRouteDto,
} from "./dto";
import { loadRequest } from "./load-request";
import { maySeeRoute, relationsOf, seesAll } from "./policy";
import type { RequestStatus } from "./request-status";

interface ListFilter {
  status?: RequestStatus | undefined;
  /** At most 200. */
  limit: number;
}

/** The requests that the actor's business is party to, and the open calls, newest first. */
export async function listRequests(actor: BusinessActor, { status, limit }: ListFilter): Promise<RequestSummaryDto[]> {
  const { rows } = await database().pool.query<ListedRow>({
    name: `list-requests-${status ?? "all"}`,
    text: listText(status),
    values: status ? [actor.businessId, limit, status] : [actor.businessId, limit],
  });
  return rows.map((row) => toRequestSummaryDto(row, row, actor, row.viewStatus));
}

/** The columns that a list needs, and no more. */
const listColumns = [
  "id",
  "caseId",
  "deceasedName",
  "funeralHomeName",
  "transportCompanyName",
  "locationName",
  "locationFloor",
  "locationRoom",
  "pickupLocation",
  "deliveryLocation",
  "destinationFuneralHome",
  "requestedDate",
  "requestedTime",
  "contactName",
  "contactPhone",
  "suspensionReason",
  "cancellationReason",
  "businessId",
  "callReceivedAt",
  "dateOfDeath",
  "weight",
  "ownerId",
  "timeZone",
  "acceptedAt",
  "declinedAt",
  "suspendedAt",
  "cancelledAt",
  "archivedAt",
  "status",
  "feeStatus",
  "feeCents",
  "dateOfBirth",
  "notes",
  "createdAt",
  "creatingBusinessId",
  "ownerBusinessId",
] as const satisfies (keyof RequestRow)[];

type ListedRow = Pick<RequestRow, (typeof listColumns)[number]> & {
  ownerName: string | null;
  hasFamilyAccess: boolean;
  viewStatus: string;
};

/** One prepared statement: the desk asks for this list more than for anything else, so it skips the query builder. */
function listText(status: RequestStatus | undefined): string {
  const mine = status ? "AND status = $3" : "";
  const open = status && status !== "pending" ? "AND false" : "";
  return `WITH page AS (
      (SELECT "requestId" AS id, status, "createdAt" FROM "RequestParty"
        WHERE "businessId" = $1 ${mine}
        ORDER BY "createdAt" DESC, "requestId" DESC LIMIT $2)
      UNION ALL
      (SELECT r.id, r.status, r."createdAt" FROM "ServiceRequest" r
        WHERE r.status = 'pending' AND r."businessId" IS NULL ${open}
          AND NOT EXISTS (SELECT 1 FROM "RequestParty" p WHERE p."requestId" = r.id AND p."businessId" = $1)
        ORDER BY r."createdAt" DESC, r.id DESC LIMIT $2)
      ORDER BY "createdAt" DESC, id DESC LIMIT $2)
    SELECT ${listColumns.map((name) => `r."${name}"`).join(", ")}, page.status AS "viewStatus",
      u."firstName" || ' ' || u."lastName" AS "ownerName",
      a.id IS NOT NULL AND a."revokedAt" IS NULL AS "hasFamilyAccess"
    FROM page JOIN "ServiceRequest" r ON r.id = page.id
    LEFT JOIN "User" u ON u.id = r."ownerId" LEFT JOIN "FamilyAccess" a ON a."requestId" = r.id
    ORDER BY page."createdAt" DESC, page.id DESC`;
}

/** Everything recorded of one request. Raises `not_found`. */
export async function getRequest(actor: BusinessActor, id: string): Promise<RequestDto> {
  const { row, viewStatus } = await loadRequest(db, actor, id);
  return toRequestDto(row, actor, viewStatus);
}

/**
 * What happened to one request, oldest first. Who passed on it is for its creator and for the passing business alone;
 * a provider of an open call is told no names of others. Raises `not_found`.
 */
export async function listRequestHistory(
  actor: BusinessActor,
  id: string,
): Promise<Omit<HistoryEntryDto, "businessId">[]> {
  const { row } = await loadRequest(db, actor, id);
  const isCreator = relationsOf(actor, row).includes("creator");
  const history = await listHistory(id);
  return history
    .filter(({ type, businessId }) => type !== "request.passed" || isCreator || businessId === actor.businessId)
    .map(({ businessId, by, ...entry }) => ({
      ...entry,
      by: seesAll(actor, row) || businessId === actor.businessId ? by : null,
    }));
}

interface CountRow {
  status: RequestStatus;
  count: number;
  oldest: Date | null;
  accepted: Date | null;
  week: number;
}

/** Counts of the actor's lists, open calls among the pending. */
export async function countRequests(actor: BusinessActor): Promise<RequestCountsDto> {
  const { businessId, timeZone } = actor;
  const rows = await db.$queryRaw<CountRow[]>`
    WITH monday AS (SELECT date_trunc('week', ${now()} AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone} AS at),
    seen AS (
      SELECT "requestId" AS id, status, "createdAt" FROM "RequestParty" WHERE "businessId" = ${businessId}::uuid
      UNION ALL
      SELECT r.id, r.status, r."createdAt" FROM "ServiceRequest" r
      WHERE r.status = 'pending' AND r."businessId" IS NULL
        AND NOT EXISTS (SELECT 1 FROM "RequestParty" p WHERE p."requestId" = r.id AND p."businessId" = ${businessId}::uuid)
    )
    SELECT s.status, count(*)::int AS count, min(s."createdAt") AS oldest, max(r."acceptedAt") AS accepted,
      count(*) FILTER (WHERE COALESCE(r."archivedAt", r."cancelledAt", r."declinedAt", s."createdAt") >= monday.at)::int AS week
    FROM seen s JOIN "ServiceRequest" r ON r.id = s.id CROSS JOIN monday GROUP BY s.status`;
  const of = (status: RequestStatus) => rows.find((row) => row.status === status);
  return {
    pending: of("pending")?.count ?? 0,
    active: of("active")?.count ?? 0,
    completed: of("completed")?.count ?? 0,
    declined: of("declined")?.count ?? 0,
    oldestPendingAt: of("pending")?.oldest?.toISOString() ?? null,
    lastAcceptedAt: of("active")?.accepted?.toISOString() ?? null,
    completedThisWeek: of("completed")?.week ?? 0,
    declinedThisWeek: of("declined")?.week ?? 0,
  };
}

/** The active drives that the actor's business owns or has created the request of, newest first. */
export async function listRoutes(actor: BusinessActor): Promise<RouteDto[]> {
  const parties = await db.requestParty.findMany({
    where: { businessId: actor.businessId, status: "active" },
    orderBy: [{ createdAt: "desc" }, { requestId: "desc" }],
    take: 200,
    select: { requestId: true },
  });
  const rows = await db.transportRoute.findMany({
    where: { isActive: true, requestId: { in: parties.map((party) => party.requestId) } },
    include: routeInclude,
    orderBy: { startedAt: "desc" },
  });
  return rows.filter((row) => maySeeRoute(actor, row.request)).map((row) => toRouteDto(row, actor));
}

/** The drive by route id, request id or case id (the active, else the newest). Raises `not_found`. */
export async function getRoute(actor: BusinessActor, anyId: string): Promise<RouteDto> {
  const route = await findRoute(actor, anyId);
  if (!route) throw notFound("We could not find this route.");
  return route;
}

/** As `getRoute`, or null. */
export async function findRoute(actor: BusinessActor, anyId: string): Promise<RouteDto | null> {
  const row = await findRouteRow(anyId);
  return row && maySeeRoute(actor, row.request) ? toRouteDto(row, actor) : null;
}

async function findRouteRow(anyId: string) {
  const id = parseUuid(anyId);
  if (id) {
    const row = await db.transportRoute.findUnique({ where: { id }, include: routeInclude });
    if (row) return row;
  }
  const caseId = id ? null : parseCaseId(anyId);
  if (!id && !caseId) return null;
  const request = await db.serviceRequest.findUnique({
    where: caseId ? { caseId } : { id: id ?? "" },
    select: {
      routes: { include: routeInclude, orderBy: [{ isActive: "desc" }, { startedAt: "desc" }], take: 1 },
    },
  });
  return request?.routes[0] ?? null;
}
