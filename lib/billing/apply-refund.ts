// Lets the provider's word on a refund stand where it holds, and keeps what went back of its payment.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import type { Outcome } from "./apply-payment";
import type { ToldCharge, ToldRefund } from "./parse-told";
import { foldRefundWords, isRefundLive } from "./repayment-status";

interface Payment {
  id: string;
  businessId: string;
  refundedCents: number;
}

/** Runs within a unit of work; `eventId` is null for what was asked for instead of told. */
export async function applyRefund(unit: Unit, told: ToldRefund, eventId: string | null): Promise<Outcome> {
  const payment = await lockPayment(unit, told);
  if (!payment) return lookUp(unit, told, eventId);
  const { db } = unit;
  const row = await db.refund.findUnique({ where: { id: told.id } });
  const status = row ? foldRefundWords(row.status, told.status) : told.status;
  const refundRequestId = row?.refundRequestId ?? (await requestOf(unit, payment, told, status));
  if (row && row.status === status && row.refundRequestId === refundRequestId) return "stale";
  const { id: refundId, amountCents } = told;
  await db.refund.upsert({
    where: { id: refundId },
    create: { id: refundId, transactionId: payment.id, amountCents, status, refundRequestId, saidAt: told.saidAt },
    update: { status, refundRequestId, saidAt: told.saidAt },
  });
  await addUp(unit, payment.id);
  unit.record(
    "payment.refunded",
    { businessId: payment.businessId },
    { transactionId: payment.id, refundId, amountCents, status: { old: row?.status ?? null, new: status }, eventId },
  );
  if (refundRequestId !== null) await answerRequest(unit, payment, { refundId, refundRequestId, amountCents, status });
  return "applied";
}

/** A charge tells how much went back of it; where that is more than we know, its refunds are looked up. */
export async function applyCharge(unit: Unit, told: ToldCharge, eventId: string | null): Promise<Outcome> {
  const payment = await lockPayment(unit, told);
  if (!payment) return lookUp(unit, told, eventId);
  return payment.refundedCents >= told.refundedCents ? "stale" : lookUp(unit, told, eventId);
}

async function lockPayment({ db }: Unit, { paymentId }: { paymentId: string | null }): Promise<Payment | null> {
  if (paymentId === null) return null;
  const [row] = await db.$queryRaw<Payment[]>`
    SELECT id, "businessId", "refundedCents" FROM "Transaction" WHERE "providerPaymentId" = ${paymentId}
    FOR NO KEY UPDATE`;
  return row ?? null;
}

/** A payment of one of ours that we do not know yet is asked for after the commit, with all its refunds. */
async function lookUp(
  unit: Unit,
  { paymentId, customerId }: { paymentId: string | null; customerId: string | null },
  eventId: string | null,
): Promise<Outcome> {
  if (paymentId === null || customerId === null) return "foreign";
  const business = await unit.db.business.findUnique({ where: { providerCustomerId: customerId } });
  if (!business) return "foreign";
  unit.record("payment.looked_up", { businessId: business.id }, { paymentId });
  const dedupeKey = `reconcile-payment:${paymentId}:${eventId}`;
  unit.queueJob({ kind: "reconcile-payment", payload: { paymentId }, dedupeKey });
  return "applied";
}

/** The request that asked for it, unless that belongs to another payment or another refund of it is alive. */
async function requestOf(
  { db }: Unit,
  payment: Payment,
  { id, refundRequestId }: ToldRefund,
  status: string,
): Promise<string | null> {
  if (refundRequestId === null) return null;
  const request = await db.refundRequest.findUnique({
    where: { id: refundRequestId, transactionId: payment.id },
    include: { refunds: { where: { id: { not: id } } } },
  });
  if (!request) return null;
  const isTaken = isRefundLive(status) && request.refunds.some((other) => isRefundLive(other.status));
  return isTaken ? null : refundRequestId;
}

async function addUp({ db }: Unit, transactionId: string): Promise<void> {
  // A refund that failed may be told after the one that followed it: never more than was paid.
  await db.$executeRaw`
    UPDATE "Transaction" SET "refundedCents" = LEAST("amountCents", (
      SELECT COALESCE(sum("amountCents"), 0) FROM "Refund"
      WHERE "transactionId" = ${transactionId}::uuid AND status NOT IN ('failed', 'canceled')))
    WHERE id = ${transactionId}::uuid`;
}

interface Answered {
  refundId: string;
  refundRequestId: string;
  amountCents: number;
  status: string;
}

const failure = "The payment provider could not send the money back.";

async function answerRequest(unit: Unit, payment: Payment, answered: Answered): Promise<void> {
  const { refundId, refundRequestId: id, amountCents, status } = answered;
  const { db, now } = unit;
  const names = { refundRequestId: id, transactionId: payment.id, refundId };
  const subject = { businessId: payment.businessId };
  if (status === "succeeded") {
    // Money that went back is told as gone back, whatever was answered meanwhile.
    const data = { status: "processed", processedAt: now, providerRefundId: refundId, failedAt: null, failure: null };
    const where = { id, status: { in: ["approved", "denied"] } };
    const moved = await db.refundRequest.updateMany({ where, data: { ...data, amountCents } });
    if (moved.count > 0) unit.record("refund.processed", subject, { ...names, amountCents });
    return;
  }
  if (isRefundLive(status)) return;
  const request = await db.refundRequest.findUniqueOrThrow({ where: { id }, include: { refunds: true } });
  const isItself = request.status === "processed" && request.providerRefundId === refundId;
  const isWaiting = request.status === "approved" && request.failedAt === null;
  const isFollowed = request.refunds.some((other) => isRefundLive(other.status));
  if (isFollowed || !(isItself || isWaiting)) return;
  await db.refundRequest.update({
    where: { id },
    data: { status: "approved", processedAt: null, providerRefundId: null, failedAt: now, failure },
  });
  unit.record("refund.failed", subject, names);
}
