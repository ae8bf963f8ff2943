// Reads what the provider tells of its objects: the few fields that we keep, and nothing of a card, a mail or a name.
import { z } from "zod";
import { type PaymentWord, paymentStatusOf } from "./payment-status";
import type { SubscriptionWord } from "./subscription-status";

const instant = z.int().transform((seconds) => new Date(seconds * 1000));
/** An id, or the object it belongs to. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
/** An id of ours among the provider's notes. */
const note = z.uuid().optional().catch(undefined);

export interface ToldPayment {
  kind: "payment";
  id: string;
  customerId: string | null;
  amountCents: number;
  currency: string;
  description: string | null;
  createdAt: Date;
  /** Of the row that we made before it; null for the provider's own, as a subscription's. */
  transactionId: string | null;
  word: PaymentWord;
}

export interface ToldRefund {
  kind: "refund";
  id: string;
  paymentId: string | null;
  customerId: string | null;
  amountCents: number;
  status: string;
  refundRequestId: string | null;
  saidAt: Date;
}

export interface ToldCharge {
  kind: "charge";
  id: string;
  paymentId: string | null;
  customerId: string | null;
  /** All that went back of it. */
  refundedCents: number;
}

export interface ToldSubscription {
  kind: "subscription";
  id: string;
  customerId: string | null;
  word: SubscriptionWord;
}

export interface ToldAccount {
  kind: "account";
  id: string;
  canBePaid: boolean;
  saidAt: Date;
}

type Told = ToldPayment | ToldRefund | ToldCharge | ToldSubscription | ToldAccount;

const payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  customer: reference,
  description: z.string().nullable(),
  created: instant,
  status: z.string(),
  last_payment_error: z.object({}).nullable(),
  metadata: z.object({ transactionId: note }),
});

/** `saidAt` is the provider's clock when the object was as it is. Throws where it is no such object. */
export function parsePayment(object: unknown, saidAt: Date): ToldPayment {
  const { id, amount, currency, customer, description, created, metadata, ...state } = payment.parse(object);
  return {
    kind: "payment",
    id,
    customerId: customer,
    amountCents: amount,
    currency,
    description,
    createdAt: created,
    transactionId: metadata.transactionId ?? null,
    word: { status: paymentStatusOf(state), saidAt },
  };
}

const refund = z.object({
  id: z.string(),
  amount: z.int(),
  payment_intent: reference,
  customer: reference,
  status: z.string().nullable(),
  metadata: z.object({ refundRequestId: note }).nullable(),
});

export function parseRefund(object: unknown, saidAt: Date): ToldRefund {
  const { id, amount, payment_intent, customer, status, metadata } = refund.parse(object);
  return {
    kind: "refund",
    id,
    paymentId: payment_intent,
    customerId: customer,
    amountCents: amount,
    status: status ?? "pending",
    refundRequestId: metadata?.refundRequestId ?? null,
    saidAt,
  };
}

const charge = z.object({ id: z.string(), amount_refunded: z.int(), payment_intent: reference, customer: reference });

function parseCharge(object: unknown): ToldCharge {
  const { id, amount_refunded, payment_intent, customer } = charge.parse(object);
  return { kind: "charge", id, paymentId: payment_intent, customerId: customer, refundedCents: amount_refunded };
}

const subscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  created: instant,
  cancel_at_period_end: z.boolean(),
  cancel_at: instant.nullable(),
  items: z.object({ data: z.array(z.object({ current_period_end: instant })) }),
});

export function parseSubscription(object: unknown, saidAt: Date): ToldSubscription {
  const { id, customer, status, created, cancel_at_period_end, cancel_at, items } = subscription.parse(object);
  const periodEndsAt = cancel_at ?? items.data[0]?.current_period_end ?? null;
  const endsAtPeriodEnd = cancel_at_period_end || cancel_at !== null;
  const word = { id, status, beganAt: created, endsAtPeriodEnd, periodEndsAt, saidAt };
  return { kind: "subscription", id, customerId: customer, word };
}

const account = z.object({
  id: z.string(),
  payouts_enabled: z.boolean(),
  capabilities: z.object({ transfers: z.string().optional() }).optional(),
});

function parseAccount(object: unknown, saidAt: Date): ToldAccount {
  const { id, payouts_enabled, capabilities } = account.parse(object);
  return { kind: "account", id, canBePaid: payouts_enabled && capabilities?.transfers === "active", saidAt };
}

export interface ToldEvent {
  id: string;
  type: string;
  objectId: string;
  saidAt: Date;
  /** Null where it is about nothing that we keep. */
  told: Told | null;
}

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: instant,
  account: z.string().optional(),
  data: z.object({ object: z.object({ id: z.string().optional() }).loose() }),
});

/** Throws where an event that concerns us is not what it says it is. */
export function parseEvent(said: unknown): ToldEvent {
  const { id, type, created: saidAt, account: of, data } = event.parse(said);
  const told = toldOf(type, data.object, saidAt);
  // What happens within a connected company's own account is its own, save how the account itself stands.
  const isOurs = of === undefined || told?.kind === "account";
  return { id, type, objectId: data.object.id ?? "", saidAt, told: isOurs ? told : null };
}

function toldOf(type: string, object: unknown, saidAt: Date): Told | null {
  if (type.startsWith("payment_intent.")) return parsePayment(object, saidAt);
  if (type.startsWith("refund.") || type === "charge.refund.updated") return parseRefund(object, saidAt);
  if (type === "charge.refunded") return parseCharge(object);
  if (type.startsWith("customer.subscription.")) return parseSubscription(object, saidAt);
  return type === "account.updated" ? parseAccount(object, saidAt) : null;
}
