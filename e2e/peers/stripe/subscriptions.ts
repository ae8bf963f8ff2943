// Subscriptions of the Stripe stand-in: incomplete until their first invoice is paid, ended at once or with the period.
import type Stripe from "stripe";
import { nestOf, type Sent, textOf } from "./form";
import { anInvoice } from "./invoices";
import { keepPayment } from "./payments";
import { planOf } from "./prices";
import { badRequest, find, type StripeStore } from "./store";

const month = 30 * 86_400;

/** POST /v1/subscriptions. */
export function createSubscription(store: StripeStore, sent: Sent): Stripe.Subscription {
  const customer = find(store.customers, "customer", textOf(sent, "customer") ?? "", "customer").id;
  const items = sent["items"];
  const first = typeof items === "object" ? nestOf(items, "0")["price"] : undefined;
  const price = find(store.prices, "price", first ?? "");
  if (textOf(sent, "payment_behavior") !== "default_incomplete")
    throw badRequest("The stand-in knows payment_behavior=default_incomplete alone.", "payment_behavior");
  const id = store.newId("sub");
  const created = store.now();
  const subscription = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: "charge_automatically",
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [
        {
          id: store.newId("si"),
          object: "subscription_item",
          billing_thresholds: null,
          created,
          current_period_end: created + month,
          current_period_start: created,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: nestOf(sent, "metadata"),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription as Stripe.Subscription;
  store.subscriptions.set(id, subscription);
  bill(store, subscription, price.unit_amount ?? 0, "Subscription creation");
  store.tell("customer.subscription.created", subscription);
  return subscription;
}

function bill(store: StripeStore, subscription: Stripe.Subscription, amount: number, description: string): void {
  const { currency, customer } = subscription;
  const of = typeof customer === "string" ? customer : customer.id;
  const payment = keepPayment(store, { amount, currency, customer: of, description, metadata: {} });
  const invoice = anInvoice(store, { subscription: subscription.id, payment });
  store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  store.onPaid.set(payment.id, () => {
    invoice.status = "paid";
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    store.tell("invoice.paid", invoice);
    if (subscription.status === "canceled") return;
    subscription.status = "active";
    store.tell("customer.subscription.updated", subscription);
  });
}

/** The next period begins: another invoice, paid or not. */
export function renew(store: StripeStore, id: string): Stripe.PaymentIntent {
  const subscription = find(store.subscriptions, "subscription", id);
  const [item] = subscription.items.data;
  if (!item) throw badRequest("Nothing is subscribed to.");
  item.current_period_start = item.current_period_end;
  item.current_period_end += month;
  subscription.status = "past_due";
  bill(store, subscription, item.price.unit_amount ?? 0, "Subscription update");
  store.tell("customer.subscription.updated", subscription);
  const payment = [...store.payments.values()].at(-1);
  if (!payment) throw badRequest("Nothing was billed.");
  return payment;
}

/** What the billing portal does: ended now, or with the period. */
export function endSubscription(store: StripeStore, id: string, isAtPeriodEnd = false): Stripe.Subscription {
  const subscription = find(store.subscriptions, "subscription", id);
  if (isAtPeriodEnd) {
    subscription.cancel_at_period_end = true;
    store.tell("customer.subscription.updated", subscription);
    return subscription;
  }
  subscription.status = "canceled";
  subscription.canceled_at = store.now();
  subscription.ended_at = store.now();
  store.tell("customer.subscription.deleted", subscription);
  return subscription;
}

/** A subscription with its newest invoice in it, where that was asked for. */
export function showSubscription(store: StripeStore, subscription: Stripe.Subscription, expand: string[]) {
  const id = subscription.latest_invoice;
  const invoice = typeof id === "string" ? store.invoices.get(id) : undefined;
  if (!invoice || !expand.some((each) => each.includes("latest_invoice"))) return subscription;
  const { confirmation_secret: secret, ...rest } = invoice;
  const isWhole = expand.some((each) => each.includes("latest_invoice.confirmation_secret"));
  return { ...subscription, latest_invoice: isWhole ? { ...rest, confirmation_secret: secret } : rest };
}
