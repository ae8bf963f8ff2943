// Asks the payment provider how one payment and its refunds stand, and lets its word stand where it holds.
import "server-only";
import { z } from "zod";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { SystemActor } from "@/lib/auth/actor";
import { startJob } from "@/lib/auth/start-job";
import { readPayload } from "@/lib/platform/jobs";
import { askStripe, saidAtOf } from "@/lib/platform/stripe";
import { applyPayment, type Outcome } from "./apply-payment";
import { applyRefund } from "./apply-refund";
import { parsePayment, parseRefund } from "./parse-told";

const payload = z.object({ paymentId: z.string() });

/** A job's handler; true where something changed. Raises `bad_gateway`. */
export async function reconcilePayment(given: unknown): Promise<boolean> {
  const { paymentId } = readPayload(payload, given);
  const said = await askStripe((stripe) => stripe.paymentIntents.retrieve(paymentId));
  const saidAt = saidAtOf(said);
  const refunds = await askStripe((stripe) =>
    stripe.refunds.list({ payment_intent: paymentId, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  );
  return transact<SystemActor, boolean>(startJob("Stripe"), async (unit) => {
    const outcome = await applyPayment(unit, parsePayment(said, saidAt), null);
    if (outcome === "foreign") throw new Unchanged(false);
    const outcomes: Outcome[] = [outcome];
    for (const refund of refunds) outcomes.push(await applyRefund(unit, parseRefund(refund, saidAt), null));
    if (!outcomes.includes("applied")) throw new Unchanged(false);
    return true;
  });
}
