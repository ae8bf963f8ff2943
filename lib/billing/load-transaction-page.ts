// Loads one page of a business's payments by key, newest first.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { database } from "@/lib/platform/db";
import { startOfDay } from "@/lib/transports/parse-day";
import type { ListPosition } from "@/lib/transports/parse-list-cursor";
import type { TransactionRow } from "./dto";
import type { TransactionFilter } from "./schema";

/** A filter as the statements read it. */
export interface TransactionRange {
  businessId: string;
  /** Begun at or after. */
  from: Date | undefined;
  /** Begun before. */
  to: Date | undefined;
  /** Cents, both included. */
  min: number | undefined;
  max: number | undefined;
  /** Whose name the search found; undefined where all do. */
  others: string[] | undefined;
}

export interface TransactionPage {
  rows: TransactionRow[];
  /** Where the next page begins; null at the end. */
  next: ListPosition | null;
}

/** The filter with its days in the zone of the actor's business, and its search as businesses. */
export async function readRange(actor: BusinessActor, filter: TransactionFilter): Promise<TransactionRange> {
  const { minAmount: min, maxAmount: max, startDate, endDate, searchTerm } = filter;
  const { businessId, timeZone } = actor;
  return {
    businessId,
    from: startDate === undefined ? undefined : startOfDay(startDate, timeZone),
    to: endDate === undefined ? undefined : startOfDay(endDate, timeZone, 1),
    min,
    max,
    others: searchTerm === undefined ? undefined : await findOthers(businessId, searchTerm),
  };
}

/** Those that the business has payments with and whose name has `term` in it; undefined when it is all of them. */
async function findOthers(businessId: string, term: string): Promise<string[] | undefined> {
  const mine = `FROM "TransactionTotal" WHERE "businessId" = $1`;
  const { rows } = await database().pool.query<{ id: string; isFound: boolean }>({
    name: "transaction-others",
    // From each to the next one, by the index: a million payments may be with two businesses.
    text: `WITH RECURSIVE other AS (
        (SELECT "otherBusinessId" AS id ${mine} ORDER BY "otherBusinessId" LIMIT 1)
        UNION ALL
        SELECT (SELECT "otherBusinessId" ${mine} AND "otherBusinessId" > other.id ORDER BY "otherBusinessId" LIMIT 1)
        FROM other WHERE other.id IS NOT NULL)
      SELECT b.id, position(lower($2) IN lower(b.name)) > 0
        OR (btrim(search_words($2)) <> '' AND search_words(b.name) LIKE '%' || btrim(search_words($2)) || '%') AS "isFound"
      FROM other JOIN "Business" b USING (id)`,
    values: [businessId, term],
  });
  const found = rows.filter(({ isFound }) => isFound).map(({ id }) => id);
  return found.length === rows.length ? undefined : found;
}

/** The conditions of a range on "Transaction" t; `bind` takes a value and answers its place in the statement. */
export function conditionsOf(range: TransactionRange, bind: (value: unknown) => string): string[] {
  const { businessId, from, to, min, max, others } = range;
  return [
    `t."businessId" = ${bind(businessId)}`,
    ...(from ? [`t."createdAt" >= ${bind(from)}::timestamptz`] : []),
    ...(to ? [`t."createdAt" < ${bind(to)}::timestamptz`] : []),
    ...(min === undefined ? [] : [`t."amountCents" >= ${bind(min)}::int`]),
    ...(max === undefined ? [] : [`t."amountCents" <= ${bind(max)}::int`]),
    ...(others ? [`(t."payeeBusinessId" = ANY(${bind(others)}::uuid[])${orOwn(range)})`] : []),
  ];
}

/** What the platform received stands under the payer's own name. */
const orOwn = ({ businessId, others }: TransactionRange) =>
  others?.includes(businessId) ? ` OR t."payeeBusinessId" IS NULL` : "";

/** Planned for its own values: which of two indexes leads fastest depends on how much a filter leaves. */
export async function loadTransactionPage(
  range: TransactionRange,
  { reader, after, limit }: { reader: BusinessActor; after: ListPosition | undefined; limit: number },
): Promise<TransactionPage> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = conditionsOf(range, bind);
  if (after) where.push(`(t."createdAt", t.id) < (${bind(after.createdAt)}::timestamptz, ${bind(after.id)}::uuid)`);
  const { rows } = await database().pool.query<TransactionRow>({
    // One more than is shown tells whether the list goes on.
    text: `WITH page AS (SELECT t.* FROM "Transaction" t WHERE ${where.join(" AND ")}
        ORDER BY t."createdAt" DESC, t.id DESC LIMIT ${bind(limit + 1)})
      SELECT p.id, p.description, p.type, p.status, p."createdAt", p."providerPaymentId", p."amountCents",
        p."refundedCents", p."requestId", b.name AS "businessName",
        asked.status AS "refundRequestStatus",
        COALESCE(asked."userId" = ${bind(reader.userId)}::uuid, false) AS "isRefundRequestMine"
      FROM page p JOIN "Business" b ON b.id = COALESCE(p."payeeBusinessId", p."businessId")
      LEFT JOIN LATERAL (SELECT r.status, r."userId" FROM "RefundRequest" r WHERE r."transactionId" = p.id
        ORDER BY r."createdAt" DESC LIMIT 1) asked ON true
      ORDER BY p."createdAt" DESC, p.id DESC`,
    values,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? { createdAt: last.createdAt, id: last.id } : null };
}
