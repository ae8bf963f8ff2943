// Reads payments as the business that made them sees them, and refunds as their asker and the administrator do.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { assertAdmin } from "@/lib/auth/policy";
import { formatListCursor, type ListPosition } from "@/lib/transports/parse-list-cursor";
import { db } from "@/lib/platform/db";
import { isStripeSetUp } from "@/lib/platform/stripe";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import {
  type DueDto,
  type DueTotalsDto,
  type FeeSettingsDto,
  type KnownSubscriptionDto,
  type PlanDto,
  type DuePaymentDto,
  type PaymentSetupDto,
  type QueuedRefundDto,
  type RefundRequestDto,
  refundInclude,
  type TransactionDto,
  type TransactionTotalsDto,
  toDueDto,
  toQueuedRefundDto,
  toRefundRequestDto,
  toTransactionDto,
} from "./dto";
import { loadPlan } from "./load-plan";
import { loadDuePage, loadDueTotals } from "./load-due-page";
import { loadDue } from "./load-due";
import { loadTransactionPage, readRange } from "./load-transaction-page";
import { loadTransactionTotals } from "./load-transaction-totals";
import { formatAmount } from "./parse-amount";
import type {
  DueFilter,
  listDuesQuery,
  listRefundRequestsQuery,
  listTransactionsQuery,
  refundQueueQuery,
  TransactionFilter,
} from "./schema";

interface TransactionListDto {
  transactions: TransactionDto[];
  /** The `cursor` that leads on; null at the end. */
  next: string | null;
}

/** One page of the payments of the actor's business, newest first. */
export async function listTransactions(
  actor: BusinessActor,
  { limit, cursor, ...filter }: z.output<typeof listTransactionsQuery>,
): Promise<TransactionListDto> {
  const { rows, next } = await loadTransactionPage(await readRange(actor, filter), {
    reader: actor,
    after: cursor,
    limit,
  });
  return { transactions: rows.map(toTransactionDto), next: next && formatListCursor(next) };
}

/** Count and sums of all payments that the filter lists. */
export async function getTransactionTotals(
  actor: BusinessActor,
  filter: TransactionFilter,
): Promise<TransactionTotalsDto> {
  return loadTransactionTotals(await readRange(actor, filter));
}

interface Paged<Item> {
  items: Item[];
  /** The `cursor` that leads on; null at the end. */
  next: string | null;
}

/** What the actor has asked back, newest first. */
export async function listRefundRequests(
  { userId }: BusinessActor,
  { limit, cursor }: z.output<typeof listRefundRequestsQuery>,
): Promise<Paged<RefundRequestDto>> {
  const rows = await db.refundRequest.findMany({
    where: { userId, ...(cursor && beyond("createdAt", "lt", cursor)) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    include: refundInclude,
  });
  return pageOf(rows, limit, "createdAt", toRefundRequestDto);
}

/** What waits for an answer or for its money, oldest first; or what was answered, newest first. Raises `not_found` to others. */
export async function listRefundQueue(
  actor: BusinessActor,
  { state, limit, cursor }: z.output<typeof refundQueueQuery>,
): Promise<Paged<QueuedRefundDto>> {
  assertAdmin(actor);
  const isOpen = state === "open";
  const [key, order] = isOpen ? (["createdAt", "asc"] as const) : (["answeredAt", "desc"] as const);
  const rows = await db.refundRequest.findMany({
    where: {
      status: { in: isOpen ? ["pending", "approved"] : ["processed", "denied"] },
      ...(cursor && beyond(key, isOpen ? "gt" : "lt", cursor)),
    },
    orderBy: [{ [key]: order }, { id: order }],
    take: limit + 1,
    include: refundInclude,
  });
  return pageOf(rows, limit, key, toQueuedRefundDto);
}

type Instant = "createdAt" | "answeredAt";

/** Further on in a list than `position`. */
const beyond = (key: Instant, way: "lt" | "gt", { createdAt: at, id }: ListPosition) => ({
  OR: [{ [key]: { [way]: at } }, { [key]: at, id: { [way]: id } }],
});

function pageOf<Row extends { id: string; createdAt: Date; answeredAt: Date | null }, Dto>(
  rows: Row[],
  limit: number,
  key: Instant,
  toDto: (row: Row) => Dto,
): Paged<Dto> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last && formatListCursor({ createdAt: last[key] ?? last.createdAt, id: last.id });
  return { items: rows.slice(0, limit).map(toDto), next: next ?? null };
}

/** One page of the cancellation fees that are owed to the actor's business, or owed by it. */
export async function listDues(
  actor: BusinessActor,
  { limit, cursor, ...filter }: z.output<typeof listDuesQuery>,
): Promise<Paged<DueDto>> {
  const { rows, next } = await loadDuePage(actor, filter, { after: cursor, limit });
  return { items: rows.map((row) => toDueDto(row, filter.side)), next: next && formatListCursor(next) };
}

export async function getDueTotals(actor: BusinessActor, filter: DueFilter): Promise<DueTotalsDto> {
  return loadDueTotals(actor, filter);
}

/** What the actor's business asks for cancellations, and whether it can be paid here. */
export async function getFeeSettings({ businessId }: BusinessActor): Promise<FeeSettingsDto> {
  const { standardFeeCents, providerAccountId, canBePaid } = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { standardFeeCents: true, providerAccountId: true, canBePaid: true },
  });
  const standardFee = standardFeeCents === null ? null : formatAmount(standardFeeCents);
  return { standardFee, isConnected: providerAccountId !== null, canBePaid, isSetUp: isStripeSetUp() };
}

/** What the subscription costs, as the provider says; null where none is set up. Raises `not_configured`, `bad_gateway`. */
export const getPlan = (): Promise<PlanDto | null> => loadPlan();

/** How the business's subscription stood when the provider last told of it; null where there was none. */
export async function findSubscription({ businessId }: BusinessActor): Promise<KnownSubscriptionDto | null> {
  const row = await db.subscription.findUnique({ where: { businessId } });
  if (!row) return null;
  const { status, endsAtPeriodEnd, periodEndsAt } = row;
  return { status, endsAtPeriodEnd, periodEndsAt: periodEndsAt?.toISOString() ?? null };
}

const paymentVariables = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

/** Whether this platform takes payments, and for a subscription whether it has a price. */
export function getPaymentSetup({ role }: BusinessActor, kind: "payment" | "subscription"): PaymentSetupDto {
  const needed = kind === "payment" ? paymentVariables : [...paymentVariables, "STRIPE_PRICE_ID" as const];
  const missing = needed.filter((name) => env()[name] === undefined);
  return {
    publishableKey: missing.length === 0 ? (env().STRIPE_PUBLISHABLE_KEY ?? null) : null,
    missing: role === "admin" ? missing : [],
  };
}

/** The fee to be paid; null where the actor's business owes none for this request, and a sentence where it cannot be paid here. */
export async function findDuePayment(
  { businessId }: BusinessActor,
  requestId: string,
): Promise<DuePaymentDto | { problem: string } | null> {
  try {
    const { amountCents, description, payeeName } = await loadDue(db, businessId, requestId);
    return { requestId, amount: formatAmount(amountCents), description, payeeName };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return null;
    return { problem: error.message };
  }
}
