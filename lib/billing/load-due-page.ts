// Loads cancellation fees between businesses: those owed to one, or owed by it, newest cancellation first.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { database } from "@/lib/platform/db";
import type { ListPosition } from "@/lib/transports/parse-list-cursor";
import type { DueRow, DueTotalsDto } from "./dto";
import { formatAmount } from "./parse-amount";
import type { DueFilter } from "./schema";

interface DuePage {
  rows: DueRow[];
  /** Where the next page begins; null at the end. */
  next: ListPosition | null;
}

/** The requests whose fee is meant, as `r`, with their settlement `s`; $1 is the reader's business. */
function from({ side, state }: DueFilter): string {
  const mine = side === "owed" ? "ownerBusinessId" : "creatingBusinessId";
  const standing = { open: `AND s."requestId" IS NULL`, settled: `AND s."requestId" IS NOT NULL`, all: "" }[state];
  return `FROM "ServiceRequest" r LEFT JOIN "DueSettlement" s ON s."requestId" = r.id
    WHERE r."${mine}" = $1 AND r."feeStatus" IN ('full', 'partial') AND r."cancelledAt" IS NOT NULL
      AND r."creatingBusinessId" <> r."ownerBusinessId" ${standing}`;
}

const amount = `COALESCE(r."feeCents", r."fullFeeCents")`;

export async function loadDuePage(
  { businessId }: BusinessActor,
  filter: DueFilter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<DuePage> {
  const values: unknown[] = [businessId, limit + 1];
  if (after) values.push(after.createdAt, after.id);
  const { rows } = await database().pool.query<DueRow>({
    // One more than is shown tells whether the list goes on.
    text: `SELECT r.id, other.name AS "businessName", r."deceasedName", r."feeStatus", ${amount} AS "amountCents",
        r."cancellationReason", r."cancelledAt", r."settledAt", r.kind AS "settledBy", r.note,
        owner."canBePaid" AND owner."providerAccountId" IS NOT NULL AS "canBePaid", t.status AS "paymentStatus"
      FROM (SELECT r.*, s."settledAt", s.kind, s.note ${from(filter)}
        ${after ? `AND (r."cancelledAt", r.id) < ($3::timestamptz, $4::uuid)` : ""}
        ORDER BY r."cancelledAt" DESC, r.id DESC LIMIT $2) r
      JOIN "Business" other ON other.id = r."${filter.side === "owed" ? "creatingBusinessId" : "ownerBusinessId"}"
      JOIN "Business" owner ON owner.id = r."ownerBusinessId"
      LEFT JOIN "Transaction" t ON t."requestId" = r.id AND t.status <> 'canceled'
      ORDER BY r."cancelledAt" DESC, r.id DESC`,
    values,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? { createdAt: last.cancelledAt, id: last.id } : null };
}

/** Count and sum of all fees that the filter lists. */
export async function loadDueTotals({ businessId }: BusinessActor, filter: DueFilter): Promise<DueTotalsDto> {
  const { rows } = await database().pool.query<{ count: number; cents: string; notAgreed: number }>({
    text: `SELECT count(*)::int AS count, COALESCE(sum(${amount}), 0) AS cents,
        count(*) FILTER (WHERE ${amount} IS NULL)::int AS "notAgreed" ${from(filter)}`,
    values: [businessId],
  });
  const { count = 0, cents = "0", notAgreed = 0 } = rows[0] ?? {};
  return { count, amount: formatAmount(BigInt(cents)), notAgreed };
}
