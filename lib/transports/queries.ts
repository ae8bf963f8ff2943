// Reads requests and routes as one business sees them.
import "server-only";
import type { z } from "zod";
import type { EventType, HistoryEntryDto } from "@/lib/audit/events";
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
  type RouteDto,
  routeInclude,
  toRequestDto,
  toRequestSummaryDto,
  toRouteDto,
} from "./dto";
import { loadFoundPage } from "./load-found-page";
import { loadRequest } from "./load-request";
import { inZone, loadRequestPage } from "./load-request-page";
import { formatListCursor } from "./parse-list-cursor";
import { may, maySeeRoute, relationsOf, seesAll } from "./policy";
import { readHomePhone } from "./read-home-phone";
import type { RequestStatus } from "./request-status";
import type { listRequestsQuery } from "./schema";

type ListQuery = z.output<typeof listRequestsQuery>;

export interface RequestListDto {
  requests: RequestSummaryDto[];
  /** The `cursor` that leads on; null at the end. */
  next: string | null;
}

/** The requests that the actor's business is party to, and the open calls, newest first. */
export async function listRequests(actor: BusinessActor, query: ListQuery): Promise<RequestListDto> {
  const { q, cursor, ...filter } = query;
  const page = { ...inZone(filter, actor.timeZone), after: cursor };
  const { rows, next } = await (q === undefined ? loadRequestPage(actor, page) : loadFoundPage(actor, { ...page, q }));
  return {
    requests: rows.map((row) => toRequestSummaryDto(row, row, actor, row.viewStatus)),
    next: next && formatListCursor(next),
  };
}

/** Everything recorded of one request. Raises `not_found`. */
export async function getRequest(actor: BusinessActor, id: string): Promise<RequestDto> {
  const { row, viewStatus } = await loadRequest(db, actor, id);
  return toRequestDto(row, actor, viewStatus);
}

/**
 * What happened to one request, oldest first. Who passed on it is for its creator and for the passing business alone;
 * a provider of an open call is told neither names nor reasons of others. Raises `not_found`.
 */
export async function listRequestHistory(
  actor: BusinessActor,
  id: string,
): Promise<Omit<HistoryEntryDto, "businessId">[]> {
  const { row } = await loadRequest(db, actor, id);
  const isCreator = relationsOf(actor, row).includes("creator");
  const history = await listHistory(id);
  return history
    .filter(({ type, businessId }) => !tellsOfPass.has(type) || isCreator || businessId === actor.businessId)
    .map(({ businessId, by, detail, pressedAt, ...entry }) => {
      const isNamed = seesAll(actor, row) || businessId === actor.businessId;
      const isTold = isNamed && (maySeeRoute(actor, row) || !tellsOfDrive.test(entry.type));
      const told = { ...(detail !== undefined && { detail }), ...(pressedAt !== undefined && { pressedAt }) };
      return { ...entry, by: isNamed ? by : null, ...(isTold && told) };
    });
}

/** What these changed is for the two businesses that arranged the drive. */
const tellsOfDrive = /^(?:access|report|route)\./;

const tellsOfPass: ReadonlySet<string> = new Set<EventType>(["request.passed", "request.pass_undone"]);

interface CountRow {
  status: RequestStatus;
  count: number;
  oldest: Date | null;
  newestMove: Date | null;
  week: number;
}

/** Counts of the actor's lists, open calls among the pending; all from indexes, the requests themselves are not read. */
export async function countRequests(actor: BusinessActor): Promise<RequestCountsDto> {
  const { rows } = await database().pool.query<CountRow>({
    name: "count-requests",
    text: countText,
    values: [actor.businessId, now(), actor.timeZone],
  });
  const of = (status: RequestStatus) => rows.find((row) => row.status === status);
  return {
    pending: of("pending")?.count ?? 0,
    active: of("active")?.count ?? 0,
    completed: of("completed")?.count ?? 0,
    declined: of("declined")?.count ?? 0,
    oldestPendingAt: of("pending")?.oldest?.toISOString() ?? null,
    lastAcceptedAt: of("active")?.newestMove?.toISOString() ?? null,
    completedThisWeek: of("completed")?.week ?? 0,
    declinedThisWeek: of("declined")?.week ?? 0,
  };
}

const countText = `WITH monday AS (SELECT date_trunc('week', $2::timestamptz AT TIME ZONE $3) AT TIME ZONE $3 AS at),
    open AS (
      SELECT count(*)::int AS count, min(r."createdAt") AS oldest FROM "ServiceRequest" r
      WHERE r.status = 'pending' AND r."businessId" IS NULL
        AND NOT EXISTS (SELECT 1 FROM "RequestParty" p WHERE p."requestId" = r.id AND p."businessId" = $1)
    )
  SELECT s.status,
    (SELECT count(*)::int FROM "RequestParty" WHERE "businessId" = $1 AND status = s.status)
      + CASE s.status WHEN 'pending' THEN open.count ELSE 0 END AS count,
    LEAST((SELECT min("createdAt") FROM "RequestParty" WHERE "businessId" = $1 AND status = s.status),
      CASE s.status WHEN 'pending' THEN open.oldest END) AS oldest,
    (SELECT max("movedAt") FROM "RequestParty" WHERE "businessId" = $1 AND status = s.status) AS "newestMove",
    (SELECT count(*)::int FROM "RequestParty" WHERE "businessId" = $1 AND status = s.status AND "movedAt" >= monday.at) AS week
  FROM unnest(ARRAY['pending', 'active', 'completed', 'declined']) AS s(status) CROSS JOIN monday CROSS JOIN open`;

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

/** What the driver's page shows. */
export interface DriveDto {
  route: RouteDto;
  request: RequestDto;
  /** Of the funeral home that the request names as its destination; null where none is known. */
  deliveryPhone: string | null;
}

/** The drive, under way or over, that the actor's business carries, by route id; null for any other. */
export async function findDrive(actor: BusinessActor, anyId: string): Promise<DriveDto | null> {
  const id = parseUuid(anyId);
  const row = id && (await db.transportRoute.findUnique({ where: { id }, include: routeInclude }));
  if (!row || !maySeeRoute(actor, row.request) || !may(actor, "arrive", row.request)) return null;
  const request = await getRequest(actor, row.requestId);
  const home = await readHomePhone(request.destinationFuneralHome);
  return { route: toRouteDto(row, actor), request, deliveryPhone: home?.number ?? null };
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
