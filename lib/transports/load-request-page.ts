// Loads one page of a business's list by key, newest first.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { database } from "@/lib/platform/db";
import type { RequestRow } from "./dto";
import { startOfDay } from "./parse-day";
import type { ListPosition } from "./parse-list-cursor";
import type { RequestStatus } from "./request-status";

export interface PageFilter {
  status?: RequestStatus | undefined;
  /** Made at or after. */
  from?: Date | undefined;
  /** Made before. */
  to?: Date | undefined;
  /** Where the page before ended. */
  after?: ListPosition | undefined;
  limit: number;
}

export interface RequestPage {
  rows: ListedRow[];
  /** Where the next page begins; null at the end. */
  next: ListPosition | null;
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

export type ListedRow = Pick<RequestRow, (typeof listColumns)[number]> & {
  ownerName: string | null;
  hasFamilyAccess: boolean;
  viewStatus: string;
};

/**
 * The sizes that the product's own screens ask for stand in their statements: a plan made for any size reckons with a
 * tenth of the table, is never worth keeping, and is made anew at every call.
 */
const ownSizes: ReadonlySet<number> = new Set([8, 25, 200]);

/** The requests that the actor's business is party to, and the open calls: one prepared statement a kind of list. */
export async function loadRequestPage(actor: BusinessActor, filter: PageFilter): Promise<RequestPage> {
  const values = new Values();
  const me = values.bind(actor.businessId);
  const isOwn = ownSizes.has(filter.limit);
  const most = isOwn ? String(filter.limit + 1) : values.bind(filter.limit + 1);
  const text = select(newest(filter, me, most, values));
  const name = `list-${kindOf(filter)}-${isOwn ? filter.limit : "any"}`;
  const { rows } = await database().pool.query<ListedRow>({ name, text, values: values.all });
  return toPage(rows, filter.limit);
}

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Days as the instants between which they lie in `zone`. */
export function inZone<T extends Days>({ from, to, ...rest }: T, zone: string) {
  return {
    ...rest,
    from: from === undefined ? undefined : startOfDay(from, zone),
    to: to === undefined ? undefined : startOfDay(to, zone, 1),
  };
}

/** A page of at most `limit` of the rows, of which there is one more where the list goes on. */
export function toPage(rows: ListedRow[], limit: number): RequestPage {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? { createdAt: last.createdAt, id: last.id } : null };
}

/** The parameters of a statement, in order. */
export class Values {
  readonly all: unknown[] = [];
  bind(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** What makes two statements differ. */
export function kindOf({ status, from, to, after }: PageFilter): string {
  const given = [from && "from", to && "to", after && "after"].filter(Boolean);
  return [status ?? "all", ...given].join("-");
}

/** The conditions of days and of the page before. */
export function within({ from, to, after }: PageFilter, at: string, id: string, values: Values): string[] {
  return [
    ...(after
      ? [`(${at}, ${id}) < (${values.bind(after.createdAt)}::timestamptz, ${values.bind(after.id)}::uuid)`]
      : []),
    ...(from ? [`${at} >= ${values.bind(from)}::timestamptz`] : []),
    ...(to ? [`${at} < ${values.bind(to)}::timestamptz`] : []),
  ];
}

/** Both branches are read from an index that has their order, so that a page costs a page whatever lies behind it. */
export function newest(filter: PageFilter, me: string, most: string, values: Values): string {
  const { status } = filter;
  const mine = [
    ...(status ? [`status = ${values.bind(status)}`] : []),
    ...within(filter, `"createdAt"`, `"requestId"`, values),
  ];
  const own = `(SELECT "requestId" AS id, status, "createdAt" FROM "RequestParty"
        WHERE ${[`"businessId" = ${me}`, ...mine].join(" AND ")}
        ORDER BY "createdAt" DESC, "requestId" DESC LIMIT ${most})`;
  if (status && status !== "pending") return own;
  const open = [`r.status = 'pending'`, `r."businessId" IS NULL`, ...within(filter, `r."createdAt"`, "r.id", values)];
  return `${own}
      UNION ALL
      (SELECT r.id, r.status, r."createdAt" FROM "ServiceRequest" r
        WHERE ${open.join(" AND ")}
          AND NOT EXISTS (SELECT 1 FROM "RequestParty" p WHERE p."requestId" = r.id AND p."businessId" = ${me})
        ORDER BY r."createdAt" DESC, r.id DESC LIMIT ${most})
      ORDER BY "createdAt" DESC, id DESC LIMIT ${most}`;
}

/** `page` answers id, status and createdAt, in order. */
export function select(page: string): string {
  return `WITH page AS (${page})
    SELECT ${listColumns.map((name) => `r."${name}"`).join(", ")}, page.status AS "viewStatus",
      u."firstName" || ' ' || u."lastName" AS "ownerName",
      a.id IS NOT NULL AND a."revokedAt" IS NULL AS "hasFamilyAccess"
    FROM page JOIN "ServiceRequest" r ON r.id = page.id
    LEFT JOIN "User" u ON u.id = r."ownerId" LEFT JOIN "FamilyAccess" a ON a."requestId" = r.id
    ORDER BY page."createdAt" DESC, page.id DESC`;
}
