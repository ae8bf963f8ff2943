// What the payment provider tells, on a real database: once, in any order, and nothing that is not ours.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type Stripe from "stripe";
import { beforeEach, expect, it } from "vitest";
import { createAccount, finishOnboarding } from "@/e2e/peers/stripe/accounts";
import { createCustomer as createPeerCustomer } from "@/e2e/peers/stripe/customers";
import { cancelPayment, confirmPayment, keepPayment, settlePayment } from "@/e2e/peers/stripe/payments";
import { aPrice } from "@/e2e/peers/stripe/prices";
import { createSubscription, endSubscription, renew } from "@/e2e/peers/stripe/subscriptions";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { begun, hear } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActiveTransport, anActor, cancelled } from "@/prisma/factories";
import { applyEvent } from "./apply-event";
import { createCustomer } from "./create-customer";

const peer = await stripeForTests();
const { store } = peer;
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.subscriptions, store.accounts]) kept.clear();
  store.events.length = 0;
  actor = await anActor();
});

const rows = () => db.transaction.findMany();
const outcomes = async () => {
  const events = await db.providerEvent.findMany({ orderBy: { saidAt: "asc" } });
  return Object.fromEntries(events.map(({ type, outcome }) => [type, outcome]));
};
const later = () => void (store.ahead += 5);

/** Asked for 3-D Secure, refused, tried again and paid: five events at five moments, and one charge's. */
async function aLongPayment(): Promise<string> {
  const id = await begun(actor);
  later();
  confirmPayment(store, id, "asks");
  later();
  settlePayment(store, id, false);
  later();
  confirmPayment(store, id, "slow");
  later();
  settlePayment(store, id, true);
  return id;
}

const ofPayment = () => store.events.filter(({ type }) => type.startsWith("payment_intent."));

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

it("does it: each word as it comes", async () => {
  const id = await begun(actor);
  const shown: (string | undefined)[] = [];
  const step = async (move: () => unknown) => {
    later();
    const from = store.events.length;
    move();
    await hear(peer, from);
    shown.push((await rows())[0]?.status);
  };
  await step(() => confirmPayment(store, id, "asks"));
  await step(() => settlePayment(store, id, false));
  await step(() => confirmPayment(store, id, "slow"));
  await step(() => settlePayment(store, id, true));
  expect(shown).toEqual(["pending", "failed", "pending", "succeeded"]);
});

it("does it in all 120 orders of a payment's five events: one row, the same end", async () => {
  const id = await aLongPayment();
  const events = ofPayment();
  const ends = new Set<string>();
  for (const order of permutations(events)) {
    await db.$executeRaw`TRUNCATE "ProviderEvent"`;
    await db.$executeRaw`UPDATE "Transaction" SET status = 'pending', "saidAt" = NULL, "providerPaymentId" = NULL`;
    for (const event of order) await applyEvent(event);
    ends.add(JSON.stringify(await rows()));
  }
  expect([events.length, ends.size]).toEqual([5, 1]);
  expect(await rows()).toMatchObject([{ status: "succeeded", providerPaymentId: id, refundedCents: 0 }]);
}, 120_000);

it("does it where our own answer was lost: the payment's row is found by what it was asked for with", async () => {
  const id = await aLongPayment();
  await db.$executeRaw`UPDATE "Transaction" SET "providerPaymentId" = NULL`;
  await hear(peer);
  expect(await rows()).toMatchObject([{ status: "succeeded", providerPaymentId: id }]);
});

it("does it for a payment of a subscription, which we did not begin", async () => {
  const customer = await createCustomer(actor);
  aPrice(store);
  const items = { "0": { price: "price_premium" } };
  const subscription = createSubscription(store, { customer, items, payment_behavior: "default_incomplete" });
  const [payment] = [...store.payments.keys()];
  later();
  confirmPayment(store, payment ?? "", "good");
  await hear(peer);
  expect(await rows()).toMatchObject([
    {
      businessId: actor.businessId,
      userId: null,
      type: "subscription",
      description: "Subscription creation",
      status: "succeeded",
      amountCents: 4900,
    },
  ]);
  const known = () => db.subscription.findUnique({ where: { businessId: actor.businessId } });
  expect(await known()).toMatchObject({ providerSubscriptionId: subscription.id, status: "active" });
  later();
  renew(store, subscription.id);
  later();
  endSubscription(store, subscription.id, true);
  await hear(peer);
  expect(await known()).toMatchObject({ status: "past_due", endsAtPeriodEnd: true });
  expect(await rows()).toHaveLength(2);
});

it("does it for two subscriptions in all orders: the newer one stands", async () => {
  const customer = await createCustomer(actor);
  aPrice(store);
  const items = { "0": { price: "price_premium" } };
  const first = createSubscription(store, { customer, items, payment_behavior: "default_incomplete" });
  later();
  endSubscription(store, first.id);
  later();
  const second = createSubscription(store, { customer, items, payment_behavior: "default_incomplete" });
  later();
  confirmPayment(store, [...store.payments.keys()][1] ?? "", "good");
  const events = store.events.filter(({ type }) => type.startsWith("customer.subscription."));
  for (const order of permutations(events)) {
    await db.$executeRaw`TRUNCATE "ProviderEvent", "Subscription"`;
    for (const event of order) await applyEvent(event);
    const [row] = await db.subscription.findMany();
    expect([row?.providerSubscriptionId, row?.status, row?.beganAt]).toEqual([
      second.id,
      "active",
      new Date(second.created * 1000),
    ]);
  }
  expect(events).toHaveLength(4);
});

it("does it for the account that fees are paid to, in any order", async () => {
  const account = createAccount(store, {});
  await db.$executeRaw`UPDATE "Business" SET "providerAccountId" = ${account.id} WHERE id = ${actor.businessId}::uuid`;
  finishOnboarding(store, account.id);
  later();
  finishOnboarding(store, account.id, false);
  later();
  finishOnboarding(store, account.id);
  const events = store.events.filter(({ type }) => type === "account.updated");
  for (const order of permutations(events)) {
    await db.$executeRaw`TRUNCATE "ProviderEvent"`;
    await db.$executeRaw`UPDATE "Business" SET "canBePaid" = false, "accountSaidAt" = NULL`;
    for (const event of order) await applyEvent(event);
    expect(await db.business.findFirst({ where: { id: actor.businessId } })).toMatchObject({ canBePaid: true });
  }
});

it("settles a fee once it is paid", async () => {
  const owner = await anActor();
  const { request } = await anActiveTransport(actor, owner);
  await cancelled(owner, request.id, { reason: "Called off", feeStatus: "partial", feeAmount: 120 });
  const id = await begun(actor, 120);
  await db.$executeRaw`UPDATE "Transaction" SET "requestId" = ${request.id}::uuid, "payeeBusinessId" = ${owner.businessId}::uuid`;
  confirmPayment(store, id, "good");
  await hear(peer);
  const [row] = await rows();
  expect(await db.dueSettlement.findMany()).toMatchObject([
    { requestId: request.id, kind: "payment", transactionId: row?.id, settledById: null },
  ]);
  expect(await newestLink(owner.businessId)).toMatchObject({ type: "due.settled", actorKind: "system" });
  expect((await recordOf(request.id)).includes("due.settled")).toBe(false);
});

it("records it: what stood and what stands, in the name of the provider", async () => {
  const id = await begun(actor);
  confirmPayment(store, id, "good");
  await hear(peer);
  const [row] = await rows();
  const { type, actorKind, actorId, payload } = await newestLink(actor.businessId);
  expect([type, actorKind, actorId]).toEqual(["payment.changed", "system", "Stripe"]);
  expect(payload).toEqual({
    transactionId: row?.id,
    status: { old: "pending", new: "succeeded" },
    paymentId: id,
    eventId: store.events.find((event) => event.type === "payment_intent.succeeded")?.id,
    by: "Stripe",
  });
  expect(await outcomes()).toMatchObject({ "payment_intent.succeeded": "applied", "customer.created": "ignored" });
});

it("refuses the wrong state: what was heard, what is older, what comes after the end", async () => {
  await aLongPayment();
  const [created, ...rest] = ofPayment();
  const last = rest.at(-1);
  if (!created || !last) throw new Error("Too few events.");
  expect(await applyEvent(last)).toBe("applied");
  expect([await applyEvent(last), await applyEvent(created), await applyEvent(created)]).toEqual([
    "known",
    "stale",
    "known",
  ]);
  const odd = { ...created, id: "evt_late", created: last.created + 60 };
  expect(await applyEvent(odd)).toBe("stale");
  expect((await rows()).map(({ status }) => status)).toEqual(["succeeded"]);
});

it("refuses the wrong actor: another product's objects under the same keys, and a connected company's own", async () => {
  const stranger = createPeerCustomer(store, {}).id;
  const given = { amount: 5000, currency: "usd", description: "Flowers", metadata: {} };
  keepPayment(store, { ...given, customer: stranger });
  keepPayment(store, { ...given, customer: null });
  keepPayment(store, { ...given, customer: null, metadata: { transactionId: actor.businessId } });
  const customer = await createCustomer(actor);
  const own = keepPayment(store, { ...given, customer });
  const theirs = { ...store.tell("payment_intent.succeeded", { ...own, status: "succeeded" }, "acct_of_a_company") };
  store.events.pop();
  keepPayment(store, { ...given, customer, currency: "eur" });
  const told = ofPayment().filter(({ data }) => (data.object as Stripe.PaymentIntent).id !== own.id);
  for (const event of told) expect(await applyEvent(event)).toBe("foreign");
  expect(await applyEvent(theirs)).toBe("ignored");
  expect(await rows()).toEqual([]);
  expect(told).toHaveLength(4);
});

it("refuses what is not what its type says, and says so in the log alone", async () => {
  const event = { ...store.tell("payment_intent.succeeded", { id: "pi_x", amount: "all of it" }) };
  expect(await applyEvent(event)).toBe("ignored");
  expect(await applyEvent({ id: "evt_1", type: "payment_intent.succeeded" })).toBe("ignored");
  expect(await rows()).toEqual([]);
});

it("of two concurrent calls one wins, and of thirty", async () => {
  const id = await begun(actor);
  const from = store.events.length;
  confirmPayment(store, id, "good");
  const [, succeeded] = store.events.slice(from);
  if (!succeeded) throw new Error("Nothing was told.");
  const { won } = await atOnce(Array.from({ length: 30 }, () => () => applyEvent(succeeded)));
  expect(won.toSorted()).toEqual(["applied", ...Array.from({ length: 29 }, () => "known")]);
  expect((await recordOf(actor.businessId)).filter((type) => type === "payment.changed")).toHaveLength(1);
});

it("makes one row of a payment that is told of twice in one moment", async () => {
  const customer = await createCustomer(actor);
  const { id } = keepPayment(store, { amount: 5000, currency: "usd", customer, description: null, metadata: {} });
  cancelPayment(store, id);
  await atOnce(ofPayment().map((event) => () => applyEvent(event)));
  expect(await rows()).toMatchObject([{ status: "canceled", description: "Subscription", amountCents: 5000 }]);
});

const root = join(import.meta.dirname, "..", "..");

/** Another process on the same database hears `event` so often at once; answers the outcomes. */
async function hearElsewhere(event: Stripe.Event, times: number): Promise<string[]> {
  const child = spawn(process.execPath, ["scripts/run.mjs", "lib/testing/hear-worker.ts"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify({ event, times }));
  const said = await text(child.stdout);
  return JSON.parse(said.trim().split("\n").at(-1) ?? "") as string[];
}

it("applies one message that comes 100 times at once, over two processes, once", async () => {
  confirmPayment(store, await begun(actor), "good");
  const succeeded = ofPayment().at(-1);
  if (!succeeded) throw new Error("Nothing was told.");
  const outcomes = (await Promise.all([1, 2].map(() => hearElsewhere(succeeded, 50)))).flat();
  expect([outcomes.length, outcomes.filter((each) => each === "applied").length]).toEqual([100, 1]);
  expect(new Set(outcomes)).toEqual(new Set(["applied", "known"]));
  expect([await db.providerEvent.count(), (await rows()).map(({ status }) => status)]).toEqual([1, ["succeeded"]]);
  expect((await recordOf(actor.businessId)).filter((type) => type === "payment.changed")).toHaveLength(1);
}, 120_000);
