// Gives up, at the payment provider too, what was begun over a day ago and never paid; done once a day.
import "server-only";
import type Stripe from "stripe";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { SystemActor } from "@/lib/auth/actor";
import { startJob } from "@/lib/auth/start-job";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { JobError } from "@/lib/platform/jobs";
import { describe, log } from "@/lib/platform/log";
import { askStripe, isRefusedByStripe, isStripeSetUp } from "@/lib/platform/stripe";
import { loadPayment } from "./load-payment";
import { reconcilePayment } from "./reconcile-payment";

const patienceMs = 24 * 3_600_000;
/** In one day. */
const most = 500;

const cancelable = new Set<string>(["requires_payment_method", "requires_confirmation", "requires_action"]);

/** A job's handler. Raises JobError where the provider could not be asked for one of them. */
export async function closePayments(): Promise<void> {
  if (!isStripeSetUp()) return;
  const rows = await db.transaction.findMany({
    where: {
      type: "one-time",
      status: { in: ["pending", "failed"] },
      createdAt: { lt: new Date(now().getTime() - patienceMs) },
    },
    include: { business: { select: { providerCustomerId: true } } },
    orderBy: { createdAt: "asc" },
    take: most,
  });
  let failed = 0;
  for (const row of rows) {
    await closePayment(row).catch((error: unknown) => {
      failed += 1;
      log.warn({ transactionId: row.id, error: describe(error) }, "an unfinished payment could not be given up");
    });
  }
  if (failed > 0) throw new JobError(`${failed} unfinished payments could not be given up.`);
}

async function closePayment(row: Parameters<typeof loadPayment>[0] & { businessId: string }): Promise<void> {
  const payment = await loadPayment(row);
  if (!payment) return giveUp(row);
  if (cancelable.has(payment.status)) await cancel(payment);
  await reconcilePayment({ paymentId: payment.id });
}

/** Paid in this very moment it cannot be cancelled, and is asked for anew. */
async function cancel({ id }: Stripe.PaymentIntent): Promise<void> {
  await askStripe((stripe) => stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" })).catch(
    (error: unknown) => {
      if (!isRefusedByStripe(error)) throw error;
    },
  );
}

/** The provider never had it. Should it turn up after all and be paid, its success holds. */
async function giveUp({ id: transactionId, businessId }: { id: string; businessId: string }): Promise<void> {
  await transact<SystemActor, void>(startJob("housekeeping"), async (unit) => {
    const moved = await unit.db.transaction.updateMany({
      where: { id: transactionId, status: { in: ["pending", "failed"] } },
      data: { status: "canceled", saidAt: unit.now },
    });
    if (moved.count === 0) throw new Unchanged();
    unit.record("payment.given_up", { businessId }, { transactionId });
  });
}
