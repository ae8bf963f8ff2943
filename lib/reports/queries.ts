// Reads everything that the report of one transport tells, for those who may have it.
import "server-only";
import { listHashes } from "@/lib/audit/queries";
import type { BusinessActor } from "@/lib/auth/actor";
import { logoSelect, toLogoDto } from "@/lib/businesses/dto";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { toRequestDto } from "@/lib/transports/dto";
import { assertMay, loadRequest } from "@/lib/transports/load-request";
import { findRoute, listRequestHistory } from "@/lib/transports/queries";
import { parseUuid } from "@/lib/transports/parse-uuid";
import { type ReportDto, toReportDto } from "./dto";
import { printPath } from "./print-path";

/**
 * The report of request `id`, in the time zone of the business that asks; without a route it has no sheet.
 * Raises `not_found`, and `forbidden` to who neither created nor accepted the request.
 */
export async function getReport(actor: BusinessActor, id: string): Promise<ReportDto> {
  const { row, viewStatus } = await loadRequest(db, actor, id);
  assertMay(actor, "viewReport", row);
  const request = toRequestDto(row, actor, viewStatus);
  // The hashes come before the history, so that the head they end with is on the list below it.
  const links = await listHashes(id);
  const [route, history, createdBy, businesses] = await Promise.all([
    findRoute(actor, id),
    listRequestHistory(actor, id),
    db.user.findUniqueOrThrow({ where: { id: row.createdById }, select: { firstName: true, lastName: true } }),
    db.business.findMany({
      where: {
        id: {
          in: [...new Set([actor.businessId, row.ownerBusinessId, ...links.map((link) => link.businessId)])].flatMap(
            (held) => held ?? [],
          ),
        },
      },
      select: { id: true, name: true, address: true, phone: true, logo: { select: logoSelect } },
    }),
  ]);
  const business = (businessId: string | null) => businesses.find((known) => known.id === businessId);
  const company = business(row.ownerBusinessId ?? actor.businessId);
  return toReportDto({
    request,
    route,
    drawing: route && (await printPath(route)),
    createdBy: `${createdBy.firstName} ${createdBy.lastName}`,
    company: company
      ? { ...company, logo: company.logo && toLogoDto(company.logo) }
      : { name: actor.businessName, address: null, phone: null, logo: null },
    events: links.flatMap(({ seq, businessId, hash }) => {
      const entry = history.find((known) => known.seq === seq);
      if (!entry) return [];
      const name = entry.by === null ? null : (business(businessId)?.name ?? null);
      return { ...entry, detail: entry.detail ?? null, business: name, hash };
    }),
    head: links.at(-1) ?? { seq: 0, hash: "" },
    asker: { name: `${actor.firstName} ${actor.lastName}, ${actor.businessName}`, timeZone: actor.timeZone },
    printedAt: now().toISOString(),
  });
}

/** As `getReport`; null where the actor may not have it, or the id is none. */
export async function findReport(actor: BusinessActor, anyId: string): Promise<ReportDto | null> {
  const id = parseUuid(anyId);
  if (id === null) return null;
  try {
    return await getReport(actor, id);
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "forbidden")) return null;
    throw error;
  }
}
