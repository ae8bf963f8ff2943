// Payment intents of the Stripe stand-in: begun, confirmed with a card that goes well or not, cancelled.
import type Stripe from "stripe";
import { nestOf, type Sent, textOf } from "./form";
import { badRequest, find, type StripeStore } from "./store";

/** What comes of confirming: `asks` wants 3-D Secure first, `slow` is still at work. */
export type Card = "good" | "declined" | "asks" | "slow";

/** The numbers that Stripe's own test mode takes. */
export const cardOf: Readonly<Record<string, Card>> = {
  "4242424242424242": "good",
  "4000000000000002": "declined",
  "4000002500003155": "asks",
  "4000000000000077": "slow",
};

const leastCents = 50;
const mostCents = 99_999_999;

/** POST /v1/payment_intents. */
export function createPayment(store: StripeStore, sent: Sent): Stripe.PaymentIntent {
  const amount = Number(textOf(sent, "amount"));
  const currency = textOf(sent, "currency");
  const customer = textOf(sent, "customer") ?? null;
  if (!Number.isInteger(amount)) throw badRequest("Invalid integer: amount", "amount", "parameter_invalid_integer");
  if (amount < leastCents) throw badRequest("Amount must be at least $0.50 usd", "amount", "amount_too_small");
  if (amount > mostCents) throw badRequest("Amount must be no more than $999,999.99", "amount", "amount_too_large");
  if (!currency) throw badRequest("Missing required param: currency.", "currency", "parameter_missing");
  if (customer !== null) find(store.customers, "customer", customer, "customer");
  const { destination } = nestOf(sent, "transfer_data");
  const payee = destination && find(store.accounts, "destination", destination, "transfer_data[destination]");
  if (payee && !payee.payouts_enabled)
    throw badRequest("Your destination account needs the transfers capability.", "transfer_data[destination]");
  return keepPayment(store, {
    amount,
    currency,
    customer,
    description: textOf(sent, "description") ?? null,
    metadata: nestOf(sent, "metadata"),
    destination,
  });
}

interface NewPayment {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  destination?: string | undefined;
}

/** A payment intent that waits for its card, told as created. */
export function keepPayment(store: StripeStore, given: NewPayment): Stripe.PaymentIntent {
  const id = store.newId("pi");
  const { destination, ...fields } = given;
  const payment = {
    id,
    object: "payment_intent",
    ...fields,
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${store.newId("s").slice(2)}`,
    confirmation_method: "automatic",
    created: store.now(),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: destination === undefined ? null : { destination },
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
  store.payments.set(id, payment);
  store.tell("payment_intent.created", payment);
  return payment;
}

const confirmable = new Set<string>(["requires_payment_method", "requires_confirmation", "requires_action"]);

/** What the browser asks for when 'Pay Now' is pressed. */
export function confirmPayment(store: StripeStore, id: string, card: Card): Stripe.PaymentIntent {
  const payment = find(store.payments, "payment_intent", id);
  if (!confirmable.has(payment.status)) throw unexpected(payment);
  payment.last_payment_error = null;
  payment.next_action = null;
  if (card === "good") return succeed(store, payment);
  if (card === "declined") return decline(store, payment);
  if (card === "slow") {
    payment.status = "processing";
    store.tell("payment_intent.processing", payment);
    return payment;
  }
  payment.status = "requires_action";
  payment.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
  store.tell("payment_intent.requires_action", payment);
  return payment;
}

/** The end of 3-D Secure, or of a slow payment. */
export function settlePayment(store: StripeStore, id: string, isGood: boolean): Stripe.PaymentIntent {
  const payment = find(store.payments, "payment_intent", id);
  if (payment.status !== "requires_action" && payment.status !== "processing") throw unexpected(payment);
  payment.next_action = null;
  return isGood ? succeed(store, payment) : decline(store, payment);
}

/** POST /v1/payment_intents/{id}/cancel. */
export function cancelPayment(store: StripeStore, id: string): Stripe.PaymentIntent {
  const payment = find(store.payments, "payment_intent", id);
  if (!confirmable.has(payment.status)) throw unexpected(payment);
  payment.status = "canceled";
  payment.canceled_at = store.now();
  payment.next_action = null;
  store.tell("payment_intent.canceled", payment);
  return payment;
}

const unexpected = ({ status }: Stripe.PaymentIntent) =>
  badRequest(`This PaymentIntent's status is ${status}.`, undefined, "payment_intent_unexpected_state");

function decline(store: StripeStore, payment: Stripe.PaymentIntent): Stripe.PaymentIntent {
  payment.status = "requires_payment_method";
  payment.last_payment_error = {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  };
  store.tell("payment_intent.payment_failed", payment);
  return payment;
}

function succeed(store: StripeStore, payment: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const charge = aCharge(store, payment);
  store.charges.set(charge.id, charge);
  payment.status = "succeeded";
  payment.amount_received = payment.amount;
  payment.latest_charge = charge.id;
  store.tell("charge.succeeded", charge);
  store.tell("payment_intent.succeeded", payment);
  store.onPaid.get(payment.id)?.();
  return payment;
}

function aCharge(store: StripeStore, payment: Stripe.PaymentIntent): Stripe.Charge {
  const { id, amount, currency, customer, description, metadata } = payment;
  return {
    id: store.newId("ch"),
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: store.now(),
    currency,
    customer,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: { ...metadata },
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}
