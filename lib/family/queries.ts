// Reads one case as its family sees it.
import "server-only";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { noVisit } from "@/lib/auth/case-session";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { AppError, notFound, unauthorized } from "@/lib/platform/errors";
import { describe, log } from "@/lib/platform/log";
import type { RouteDto } from "@/lib/transports/dto";
import { parseCaseId } from "@/lib/transports/parse-case-id";
import { findRoute, getRoute } from "@/lib/transports/queries";
import { readFamilyPhone } from "@/lib/transports/read-family-phone";
import {
  type FamilyCaseDto,
  type FamilyRouteDto,
  type FamilyViewDto,
  familyCaseSelect,
  familyRouteSelect,
  toFamilyCaseDto,
  toFamilyRouteDto,
  toFamilyViewDto,
} from "./dto";
import { familyWords } from "./format";
import { logVisit } from "./log-visit";

/** The case. Raises `not_found` for any other case than the family's own. */
export async function getFamilyCase(family: FamilyActor, caseId: string): Promise<FamilyCaseDto> {
  return toFamilyCaseDto(await loadCase(family, caseId), family.caseId);
}

async function loadCase(family: FamilyActor, caseId: string) {
  assertOwn(family, caseId);
  const row = await db.serviceRequest.findUnique({ where: { id: family.requestId }, select: familyCaseSelect });
  if (!row) throw notFound(familyWords.notFound.title);
  return row;
}

/** The drive of the family's own case: the active, else the newest. Raises `not_found` for any other id. */
export async function getFamilyRoute(family: FamilyActor, caseId: string): Promise<FamilyRouteDto> {
  const found = await loadCase(family, caseId);
  // A drive that was suspended or cancelled tells the family nothing any more.
  const isUnderWay = found.status === "active" || found.status === "completed";
  const route = isUnderWay ? await findNewestRoute(family.requestId) : null;
  if (!route) throw notFound("There is no transport under way.");
  return toFamilyRouteDto(route, found, family.caseId);
}

/**
 * The drive as the business sees it; where it sees none, as the family does whose own case this is. Raises `not_found`;
 * with nobody there `unauthorized`, for a case id in the portal's words.
 */
export async function getVisibleRoute(
  { business, family }: { business: BusinessActor | null; family: FamilyActor | null },
  anyId: string,
): Promise<RouteDto | FamilyRouteDto> {
  const caseId = parseCaseId(anyId);
  if (business && family?.caseId !== caseId) return getRoute(business, anyId);
  if (!family) throw caseId ? noVisit() : unauthorized();
  const seen = business && (await findRoute(business, anyId));
  return seen ?? getFamilyRoute(family, anyId);
}

/**
 * What the case's page shows; null when the visit or the case is gone meanwhile. `asked` are the headers of the page's
 * request: a page that a person opens is a visit, one that only renews itself is not.
 */
export async function findFamilyView(family: FamilyActor, asked: Headers): Promise<FamilyViewDto | null> {
  if (asked.get("accept")?.includes("text/html") && !asked.has("sec-purpose")) await noteVisit(family);
  const [row, route, session] = await Promise.all([
    db.serviceRequest.findUnique({
      where: { id: family.requestId },
      select: { ...familyCaseSelect, creatingBusiness: businessSelect, addressedBusiness: businessSelect },
    }),
    findNewestRoute(family.requestId),
    db.familySession.findUnique({ where: { id: family.sessionId }, select: { createdAt: true } }),
  ]);
  if (!row || !session) return null;
  const phone = await readFamilyPhone(row);
  return toFamilyViewDto(row, route, { caseId: family.caseId, phone, asOf: now(), openedAt: session.createdAt });
}

/** A page for the family comes first: a visit that cannot be recorded is told to the log alone. */
async function noteVisit(family: FamilyActor): Promise<void> {
  await logVisit(family).catch((error: unknown) => {
    // Opened again within moments, which is the same visit.
    if (error instanceof AppError && error.code === "conflict") return;
    log.error({ error: describe(error) }, "a family's visit could not be recorded");
  });
}

function assertOwn(family: FamilyActor, caseId: string): void {
  if (parseCaseId(caseId) !== family.caseId) throw notFound(familyWords.notFound.title);
}

function findNewestRoute(requestId: string) {
  return db.transportRoute.findFirst({
    where: { requestId },
    orderBy: [{ isActive: "desc" }, { startedAt: "desc" }],
    select: familyRouteSelect,
  });
}

const businessSelect = { select: { name: true, kind: true, phone: true } } as const;
