// Holds our rows of payments, refunds and subscriptions against the provider's lists, and names what differs.
import "server-only";
import type Stripe from "stripe";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { askStripe, idOf, isUnknownToStripe } from "@/lib/platform/stripe";
import { formatAmount } from "./parse-amount";
import { paymentStatusOf } from "./payment-status";
import { isRefundLive } from "./repayment-status";
import { isSubscriptionOver } from "./subscription-status";

interface Difference {
  /** The provider's id, or ours where it has none. */
  id: string;
  /** What is to be asked for again to mend it; null where nothing can be mended so. */
  paymentId: string | null;
  sentence: string;
}

/** Cents. */
interface Sums {
  paid: number;
  refunded: number;
}

export interface Ledgers {
  payments: number;
  ours: Sums;
  theirs: Sums;
  differences: Difference[];
}

/** So long a payment may be under way to the provider, milliseconds. */
const underWayMs = 3_600_000;

const unixOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Of everything that was begun since. Reads both sides, writes nothing. Raises `not_configured` and `bad_gateway`. */
export async function loadDifferences(since: Date): Promise<Ledgers> {
  const created = { gte: unixOf(since) };
  const [intents, refunds] = await askStripe((stripe) =>
    Promise.all([
      collect(stripe.paymentIntents.list({ created, limit: 100 })),
      collect(stripe.refunds.list({ created, limit: 100 })),
    ]),
  );
  // Read after theirs, so that what is told meanwhile stands here too.
  const customers = await customersOf(intents);
  const theirs = intents.filter((intent) => customers.has(idOf(intent.customer) ?? ""));
  const ours = await db.transaction.findMany({
    where: { OR: [{ createdAt: { gte: since } }, { providerPaymentId: { in: theirs.map(({ id }) => id) } }] },
    include: { refunds: true },
  });
  const byId = new Map(ours.map((row) => [row.providerPaymentId, row]));
  const known = new Set(intents.map(({ id }) => id));
  const differences = [
    ...theirs.flatMap((intent) => comparePayment(intent, byId.get(intent.id))),
    ...ours.flatMap((row) => compareOwn(row, known, since)),
    ...(await compareRefunds(refunds)),
    ...(await compareOwnRefunds(refunds, since)),
    ...(await compareSubscriptions()),
  ];
  const succeeded = theirs.filter(({ status }) => status === "succeeded");
  const ids = new Set(theirs.map(({ id }) => id));
  const back = refunds.filter(
    (refund) => ids.has(idOf(refund.payment_intent) ?? "") && isRefundLive(refund.status ?? ""),
  );
  return {
    payments: theirs.length,
    ours: {
      paid: sum(ours.filter(({ status }) => status === "succeeded").map(({ amountCents }) => amountCents)),
      refunded: sum(ours.map(({ refundedCents }) => refundedCents)),
    },
    theirs: {
      paid: sum(succeeded.map(({ amount_received }) => amount_received)),
      refunded: sum(back.map(({ amount }) => amount)),
    },
    differences,
  };
}

const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);

async function collect<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of list) all.push(each);
  return all;
}

/** Of the customers that are named, those that are ours. */
async function customersOf(objects: (Stripe.PaymentIntent | Stripe.Subscription)[]): Promise<Set<string>> {
  const named = [...new Set(objects.flatMap(({ customer }) => idOf(customer) ?? []))];
  const rows = await db.business.findMany({
    where: { providerCustomerId: { in: named } },
    select: { providerCustomerId: true },
  });
  return new Set(rows.flatMap(({ providerCustomerId }) => providerCustomerId ?? []));
}

interface Row {
  id: string;
  status: string;
  amountCents: number;
  providerPaymentId: string | null;
  createdAt: Date;
  refundedCents: number;
  refunds: { amountCents: number; status: string }[];
}

function comparePayment(intent: Stripe.PaymentIntent, row: Row | undefined): Difference[] {
  const { id, amount } = intent;
  const status = paymentStatusOf(intent);
  const tell = (sentence: string): Difference => ({ id, paymentId: id, sentence });
  if (intent.currency !== "usd")
    return [{ ...tell(`is in ${intent.currency}, which is not kept here.`), paymentId: null }];
  if (!row) return [tell(`$${formatAmount(amount)}, ${status}, is not among our payments.`)];
  return [
    ...(row.status === status ? [] : [tell(`is ${status}; we have ${row.status}.`)]),
    ...(row.amountCents === amount
      ? []
      : [{ ...tell(`is $${formatAmount(amount)}; we have $${formatAmount(row.amountCents)}.`), paymentId: null }]),
  ];
}

function compareOwn(row: Row, known: Set<string>, since: Date): Difference[] {
  const { id, providerPaymentId: paymentId, createdAt, refunds, refundedCents } = row;
  const back = sum(refunds.filter(({ status }) => isRefundLive(status)).map(({ amountCents }) => amountCents));
  const isOff = back !== refundedCents ? [{ id, paymentId, sentence: "its refunds do not add up." }] : [];
  if (row.status === "canceled" || createdAt < since) return isOff;
  if (paymentId !== null && !known.has(paymentId))
    return [
      ...isOff,
      { id: paymentId, paymentId: null, sentence: `is ${row.status} here and unknown to the provider.` },
    ];
  const isLate = now().getTime() - createdAt.getTime() > underWayMs;
  return paymentId === null && isLate
    ? [
        ...isOff,
        { id, paymentId: null, sentence: "was begun and never reached the provider; the daily job gives it up." },
      ]
    : isOff;
}

async function compareRefunds(refunds: Stripe.Refund[]): Promise<Difference[]> {
  const intents = [...new Set(refunds.flatMap(({ payment_intent }) => idOf(payment_intent) ?? []))];
  const rows = await db.transaction.findMany({
    where: { providerPaymentId: { in: intents } },
    include: { refunds: true },
  });
  const byPayment = new Map(rows.map((row) => [row.providerPaymentId, row.refunds]));
  return refunds.flatMap(({ id, amount, status, payment_intent }) => {
    const paymentId = idOf(payment_intent);
    const own = byPayment.get(paymentId);
    // Of a payment that is named above, or that is none of ours.
    if (!own) return [];
    const row = own.find((each) => each.id === id);
    if (!row) return [{ id, paymentId, sentence: `$${formatAmount(amount)}, ${status}, is not among our refunds.` }];
    return [
      ...(row.status === status ? [] : [{ id, paymentId, sentence: `is ${status}; we have ${row.status}.` }]),
      ...(row.amountCents === amount
        ? []
        : [
            {
              id,
              paymentId: null,
              sentence: `is $${formatAmount(amount)}; we have $${formatAmount(row.amountCents)}.`,
            },
          ]),
    ];
  });
}

/** Asked for one by one: what we were told late is younger here than there, and no longer in their list. */
async function compareOwnRefunds(refunds: Stripe.Refund[], since: Date): Promise<Difference[]> {
  const listed = new Set(refunds.map(({ id }) => id));
  const rows = await db.refund.findMany({ where: { createdAt: { gte: since } }, orderBy: { createdAt: "asc" } });
  const differences: Difference[] = [];
  for (const { id, status } of rows) {
    if (listed.has(id) || (await hasRefund(id))) continue;
    differences.push({ id, paymentId: null, sentence: `is ${status} here and unknown to the provider.` });
  }
  return differences;
}

const hasRefund = (id: string) =>
  askStripe((stripe) => stripe.refunds.retrieve(id)).then(
    () => true,
    (error: unknown) => {
      if (isUnknownToStripe(error)) return false;
      throw error;
    },
  );

async function compareSubscriptions(): Promise<Difference[]> {
  const rows = await db.subscription.findMany({ where: { providerSubscriptionId: { not: null } } });
  const said = await askStripe((stripe) => collect(stripe.subscriptions.list({ status: "all", limit: 100 })));
  const byId = new Map(said.map((each) => [each.id, each.status]));
  const known = new Set(rows.map(({ providerSubscriptionId }) => providerSubscriptionId));
  // What waits for its first payment costs nothing.
  const paid = said.filter(
    ({ id, status }) => !known.has(id) && !isSubscriptionOver(status) && status !== "incomplete",
  );
  const customers = await customersOf(paid);
  return [
    ...rows.flatMap(({ providerSubscriptionId, status }) => {
      const id = providerSubscriptionId ?? "";
      const theirs = byId.get(id) ?? "unknown to the provider";
      return theirs === status ? [] : [{ id, paymentId: null, sentence: `is ${theirs}; we have ${status}.` }];
    }),
    ...paid
      .filter(({ customer }) => customers.has(idOf(customer) ?? ""))
      .map(({ id, status }) => ({ id, paymentId: null, sentence: `is ${status} and not among our subscriptions.` })),
  ];
}
