// Sends an approved refund to the payment provider: a job, again until the provider has it, and never twice.
import "server-only";
import type Stripe from "stripe";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { SystemActor } from "@/lib/auth/actor";
import { startJob } from "@/lib/auth/start-job";
import { db, type Prisma } from "@/lib/platform/db";
import { FinalJobError, JobError, jobDelays, readPayload } from "@/lib/platform/jobs";
import { askStripe, isRefusedByStripe, isStripeSetUp, saidAtOf } from "@/lib/platform/stripe";
import { applyRefund } from "./apply-refund";
import { lockPayment } from "./load-refund";
import { parseRefund } from "./parse-told";
import { isRefundLive } from "./repayment-status";
import { sendRefundInput } from "./schema";

const include = { transaction: true } satisfies Prisma.RefundRequestInclude;
type Approved = Prisma.RefundRequestGetPayload<{ include: typeof include }>;

const refused = "The payment provider refused this refund.";
const notSetUp = "Payments are not set up here any more.";
const unreachable = "The payment provider could not be reached for three days.";

/** A job's handler. What the provider refuses, or does not answer to the end, is told to the administrator. */
export async function sendRefund(given: unknown, attempt: number): Promise<void> {
  const { refundRequestId: id } = readPayload(sendRefundInput, given);
  const request = await db.refundRequest.findUnique({ where: { id }, include });
  if (request?.status !== "approved" || request.failedAt !== null) return;
  const refund = await give(request).catch(async (error: unknown) => {
    const isLast = attempt > jobDelays.length;
    if (!isStripeSetUp()) await keepFailure(request, notSetUp);
    else if (isRefusedByStripe(error)) await keepFailure(request, refused);
    else if (isLast) await keepFailure(request, unreachable);
    else throw new JobError("The payment provider did not take a refund.");
    throw new FinalJobError("A refund was not sent.");
  });
  await transact<SystemActor, void>(startJob("Stripe"), async (unit) => {
    const outcome = await applyRefund(unit, parseRefund(refund, saidAtOf(refund)), null);
    if (outcome !== "applied") throw new Unchanged();
  });
}

/** What was sent before is found by our own mark, for an answer may be lost, and a key is kept for a day alone. */
async function give({
  id: refundRequestId,
  amountCents,
  transaction,
}: Approved): Promise<Stripe.Response<Stripe.Refund>> {
  const { providerPaymentId, payeeBusinessId } = transaction;
  if (providerPaymentId === null || amountCents === null) throw new FinalJobError("There is nothing to refund.");
  return askStripe(async (stripe) => {
    const all = await stripe.refunds.list({ payment_intent: providerPaymentId, limit: 100 });
    const sent = all.data.filter(({ metadata }) => metadata?.["refundRequestId"] === refundRequestId);
    const alive = sent.find(({ status }) => isRefundLive(status ?? "pending"));
    if (alive) return stripe.refunds.retrieve(alive.id);
    return stripe.refunds.create(
      {
        payment_intent: providerPaymentId,
        amount: amountCents,
        metadata: { refundRequestId },
        // What another business received comes back from its account.
        ...(payeeBusinessId !== null && { reverse_transfer: true }),
      },
      { idempotencyKey: sent.length === 0 ? `refund:${refundRequestId}` : `refund:${refundRequestId}:${sent.length}` },
    );
  });
}

async function keepFailure({ id, transactionId, transaction }: Approved, failure: string): Promise<void> {
  await transact<SystemActor, void>(startJob("Stripe"), async (unit) => {
    await lockPayment(unit.db, transactionId);
    const kept = await unit.db.refundRequest.updateMany({
      where: { id, status: "approved", failedAt: null },
      data: { failedAt: unit.now, failure },
    });
    if (kept.count === 0) throw new Unchanged();
    const { businessId } = transaction;
    unit.record("refund.failed", { businessId }, { refundRequestId: id, transactionId, refundId: null });
  });
}
