// Refunds of the Stripe stand-in: never more than was paid, and now and then they fail later.
import type Stripe from "stripe";
import { nestOf, type Sent, textOf } from "./form";
import { badRequest, find, type StripeStore } from "./store";

/** POST /v1/refunds. */
export function createRefund(store: StripeStore, sent: Sent): Stripe.Refund {
  const payment = find(store.payments, "payment_intent", textOf(sent, "payment_intent") ?? "");
  const charge = store.charges.get(typeof payment.latest_charge === "string" ? payment.latest_charge : "");
  if (payment.status !== "succeeded" || !charge)
    throw badRequest(
      "This PaymentIntent does not have a successful charge to refund.",
      undefined,
      "charge_not_refundable",
    );
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw badRequest("Charge has already been refunded.", undefined, "charge_already_refunded");
  const amount = Number(textOf(sent, "amount") ?? left);
  if (!Number.isInteger(amount) || amount < 1) throw badRequest("Invalid positive integer", "amount");
  if (amount > left) throw badRequest(`Refund amount is greater than unrefunded amount on charge`, "amount");
  const reverses = textOf(sent, "reverse_transfer") === "true";
  if (reverses && !payment.transfer_data)
    throw badRequest("This charge has no transfer to reverse.", "reverse_transfer");
  const refund = {
    id: store.newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: store.now(),
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    metadata: nestOf(sent, "metadata"),
    payment_intent: payment.id,
    payment_method: null,
    reason: "requested_by_customer",
    receipt_number: null,
    source_transfer_reversal: null,
    status: store.refundsStartAs,
    transfer_reversal: reverses ? store.newId("trr") : null,
  } satisfies Stripe.Refund;
  store.refunds.set(refund.id, refund);
  addUp(store, charge);
  store.tell("charge.refunded", charge);
  store.tell("refund.created", refund);
  return refund;
}

/** What a bank does later with a refund. */
export function settleRefund(
  store: StripeStore,
  id: string,
  status: "succeeded" | "failed" | "canceled",
): Stripe.Refund {
  const refund = find<Stripe.Refund>(store.refunds, "refund", id);
  refund.status = status;
  if (status === "failed") refund.failure_reason = "expired_or_canceled_card";
  const charge = find(store.charges, "charge", typeof refund.charge === "string" ? refund.charge : "");
  addUp(store, charge);
  store.tell(status === "failed" ? "refund.failed" : "refund.updated", refund);
  return refund;
}

function addUp(store: StripeStore, charge: Stripe.Charge): void {
  const alive = [...store.refunds.values()].filter(
    (each) => each.charge === charge.id && each.status !== "failed" && each.status !== "canceled",
  );
  charge.amount_refunded = alive.reduce((sum, { amount }) => sum + amount, 0);
  charge.refunded = charge.amount_refunded === charge.amount;
}
