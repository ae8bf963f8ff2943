// Reads one case as its family sees it.
import "server-only";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { noVisit } from "@/lib/auth/case-visit";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { platformAddress } from "@/lib/platform/env";
import { AppError, notFound, unauthorized } from "@/lib/platform/errors";
import { tagOf } from "@/lib/platform/etag";
import { describe, log } from "@/lib/platform/log";
import { findNearestCity } from "@/lib/platform/geo/gazetteer";
import { hasTextGateway } from "@/lib/platform/text-message";
import type { RouteDto } from "@/lib/transports/dto";
import { parseCaseId } from "@/lib/transports/parse-case-id";
import { findRoute, getRoute } from "@/lib/transports/queries";
import { readFamilyPhone } from "@/lib/transports/read-family-phone";
import {
  type FamilyCaseDto,
  type FamilyCaseRow,
  type FamilyRouteDto,
  type FamilyViewDto,
  familyCaseSelect,
  familyPositionOf,
  familyRouteSelect,
  toFamilyCaseDto,
  toFamilyRouteDto,
  toFamilyViewDto,
  type UpdatesDto,
} from "./dto";
import { loadFamilyMap } from "./load-family-map";
import { logVisit } from "./log-visit";
import { type Language, parseLanguage } from "./parse-language";
import { pointOf } from "./position-status";
import { readUpdateToken } from "./read-update-token";
import { isForgotten } from "./update-status";
import { failureWords } from "./words/failure";

/** The case. Raises `not_found` for any other case than the family's own. */
export async function getFamilyCase(family: FamilyActor, caseId: string, language: Language): Promise<FamilyCaseDto> {
  return (await getTaggedCase(family, caseId, language)).found;
}

/** The case with its ETag. The page shows more than the call answers: whether a review was left is in the tag alone. */
export async function getTaggedCase(
  family: FamilyActor,
  caseId: string,
  language: Language,
): Promise<{ found: FamilyCaseDto; tag: string }> {
  const row = await loadCase(family, caseId, language);
  const found = toFamilyCaseDto(row, family.caseId, language);
  return { found, tag: tagOfCase(found, row) };
}

const tagOfCase = (found: FamilyCaseDto, { review }: FamilyCaseRow) => tagOf([found, review !== null]);

async function loadCase(family: FamilyActor, caseId: string, language: Language) {
  assertOwn(family, caseId, language);
  const row = await db.serviceRequest.findUnique({ where: { id: family.requestId }, select: familyCaseSelect });
  if (!row) throw notFound(failureWords[language].notFound.title);
  return row;
}

/** The drive of the family's own case: the active, else the newest. Raises `not_found` for any other id. */
export async function getFamilyRoute(family: FamilyActor, caseId: string, language: Language): Promise<FamilyRouteDto> {
  const found = await loadCase(family, caseId, language);
  // A drive that was suspended or cancelled tells the family nothing any more.
  const isUnderWay = found.status === "active" || found.status === "completed";
  const route = isUnderWay ? await findNewestRoute(family.requestId) : null;
  if (!route) throw notFound(failureWords[language].noDrive);
  // The town alone, as the page's map says it.
  const point = pointOf(familyPositionOf(route, found));
  const near = point && (await findNearestCity(point));
  return toFamilyRouteDto(route, found, { caseId: family.caseId, language, near, asOf: now() });
}

/**
 * The drive as the business sees it; where it sees none, as the family does whose own case this is. Raises `not_found`;
 * with nobody there `unauthorized`, for a case id in the portal's words.
 */
export async function getVisibleRoute(
  { business, family }: { business: BusinessActor | null; family: FamilyActor | null },
  anyId: string,
  language: Language,
): Promise<RouteDto | FamilyRouteDto> {
  const caseId = parseCaseId(anyId);
  if (business && family?.caseId !== caseId) return getRoute(business, anyId);
  if (!family) throw caseId ? noVisit(language) : unauthorized();
  const seen = business && (await findRoute(business, anyId));
  return seen ?? getFamilyRoute(family, anyId, language);
}

/**
 * What the case's page shows; null when the visit or the case is gone meanwhile. `asked` are the headers of the page's
 * request: a page that a person opens is a visit, one that only renews itself is not.
 */
export async function findFamilyView(
  family: FamilyActor,
  asked: Headers,
  language: Language,
): Promise<FamilyViewDto | null> {
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
  const [phone, map] = await Promise.all([readFamilyPhone(row), route && loadFamilyMap(row, route)]);
  const view = toFamilyViewDto(row, route, {
    caseId: family.caseId,
    language,
    phone,
    map,
    channels: platformAddress() === null ? [] : hasTextGateway() ? ["email", "text"] : ["email"],
    asOf: now(),
    openedAt: session.createdAt,
  });
  return { ...view, tags: { case: tagOfCase(view.case, row), route: view.route && tagOf(view.route) } };
}

/** A page for the family comes first: a visit that cannot be recorded is told to the log alone. */
async function noteVisit(family: FamilyActor): Promise<void> {
  await logVisit(family).catch((error: unknown) => {
    // Opened again within moments, which is the same visit.
    if (error instanceof AppError && error.code === "conflict") return;
    log.error({ error: describe(error) }, "a family's visit could not be recorded");
  });
}

function assertOwn(family: FamilyActor, caseId: string, language: Language): void {
  if (parseCaseId(caseId) !== family.caseId) throw notFound(failureWords[language].notFound.title);
}

function findNewestRoute(requestId: string) {
  return db.transportRoute.findFirst({
    where: { requestId },
    orderBy: [{ isActive: "desc" }, { startedAt: "desc" }],
    select: familyRouteSelect,
  });
}

const businessSelect = { select: { name: true, kind: true, phone: true } } as const;

/** How it stands with whom a message's link names: asked, told, or neither. */
export async function findUpdates(token: string): Promise<UpdatesDto> {
  const id = readUpdateToken(token);
  const row = id && (await db.familyUpdate.findUnique({ where: { id, access: { revokedAt: null } } }));
  if (!row) return { state: "off", language: null };
  const state = isForgotten(row, now()) ? "off" : row.confirmedAt === null ? "ask" : "on";
  return { state, language: parseLanguage(row.language, null) };
}
