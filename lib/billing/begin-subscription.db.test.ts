// Subscribing on a real database, with the real client against the stand-in: found or begun, and never two.
import { beforeEach, expect, it } from "vitest";
import { confirmPayment } from "@/e2e/peers/stripe/payments";
import { aPrice } from "@/e2e/peers/stripe/prices";
import { endSubscription, renew } from "@/e2e/peers/stripe/subscriptions";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { hear } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { beginSubscription } from "./begin-subscription";
import { openBillingPortal } from "./open-billing-portal";
import { findSubscription, getPlan } from "./queries";

const peer = await stripeForTests({ STRIPE_PRICE_ID: "price_premium" });
const { store, faults } = peer;
const path = /^\/v1\/subscriptions$/;
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.subscriptions, store.invoices]) kept.clear();
  store.events.length = 0;
  aPrice(store);
  actor = await anActor();
});

const rows = () => db.subscription.findMany();
const all = () => [...store.subscriptions.values()];
const pay = (clientSecret: string | null) =>
  confirmPayment(store, (clientSecret ?? "").replace(/_secret_.*$/, ""), "good");

it("does it: one that waits for its first payment, and then is", async () => {
  const first = await beginSubscription(actor);
  expect(first).toEqual({ status: "incomplete", clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) as string });
  expect(await rows()).toMatchObject([{ providerSubscriptionId: all()[0]?.id, status: "incomplete" }]);
  expect(await beginSubscription(actor)).toEqual(first);
  pay(first.clientSecret);
  expect(await beginSubscription(actor)).toEqual({ status: "active", clientSecret: null });
  expect(await findSubscription(actor)).toMatchObject({ status: "active", endsAtPeriodEnd: false });
  expect(all()).toHaveLength(1);
  await hear(peer);
  expect(await db.transaction.findMany()).toMatchObject([
    { type: "subscription", status: "succeeded", amountCents: 4900 },
  ]);
});

it("does it again once it is over, and asks for what is due", async () => {
  const first = await beginSubscription(actor);
  pay(first.clientSecret);
  store.ahead += 5;
  const due = renew(store, all()[0]?.id ?? "");
  expect(await beginSubscription(actor)).toEqual({ status: "past_due", clientSecret: due.client_secret });
  store.ahead += 5;
  endSubscription(store, all()[0]?.id ?? "");
  store.ahead += 5;
  expect(await beginSubscription(actor)).toMatchObject({ status: "incomplete" });
  expect(all().map(({ status }) => status)).toEqual(["canceled", "incomplete"]);
  expect(await rows()).toMatchObject([{ providerSubscriptionId: all()[1]?.id, status: "incomplete" }]);
});

it.each(["lost", "broken", "cut"] as const)("does it once when the answer is %s", async (fault) => {
  faults.plan(fault, { path, times: 2 });
  expect(await refusal(beginSubscription(actor))).toMatch(/^bad_gateway: /);
  await beginSubscription(actor);
  expect([all().length, (await rows()).length]).toEqual([1, 1]);
});

it("does it for a customer that the provider does not know: as a new one, under which it goes on", async () => {
  const lost = "cus_of_other_keys";
  await db.business.update({ where: { id: actor.businessId }, data: { providerCustomerId: lost } });
  await db.subscription.create({
    data: { businessId: actor.businessId, providerSubscriptionId: "sub_of_other_keys", status: "active" },
  });
  const first = await beginSubscription(actor);
  const [customer, ...more] = [...store.customers.keys()];
  expect([first.status, more]).toEqual(["incomplete", []]);
  expect(all()).toMatchObject([{ customer, status: "incomplete" }]);
  expect(await db.business.findUnique({ where: { id: actor.businessId } })).toMatchObject({
    providerCustomerId: customer,
  });
  expect(await rows()).toMatchObject([{ providerSubscriptionId: all()[0]?.id, status: "incomplete" }]);
  expect(await beginSubscription(actor)).toEqual(first);
  expect([all().length, store.customers.size]).toEqual([1, 1]);
});

it("records it", async () => {
  await beginSubscription(actor);
  expect(await newestLink(actor.businessId)).toMatchObject({
    type: "subscription.changed",
    actorId: actor.userId,
    payload: { subscriptionId: all()[0]?.id, status: { old: null, new: "incomplete" }, eventId: null },
  });
});

it("refuses the wrong state: one that is subscribed begins no other, and is not asked to pay", async () => {
  pay((await beginSubscription(actor)).clientSecret);
  // Nobody has told us of it: the provider is asked.
  await db.$executeRaw`TRUNCATE "Subscription"`;
  expect(await beginSubscription(actor)).toEqual({ status: "active", clientSecret: null });
  expect(all()).toHaveLength(1);
});

it("of two concurrent calls one wins, and both go on with it", async () => {
  const { won, lost } = await atOnce([1, 2, 3].map(() => () => beginSubscription(actor)));
  expect([new Set(won.map(({ clientSecret }) => clientSecret)).size, lost, all().length]).toEqual([1, [], 1]);
  const changes = async () => (await recordOf(actor.businessId)).filter((type) => type === "subscription.changed");
  expect(await changes()).toHaveLength(1);
  // Asked again a while later, the provider says the same at another moment: nothing has changed.
  store.ahead += 5;
  expect(await beginSubscription(actor)).toEqual(won[0]);
  expect(await changes()).toHaveLength(1);
});

it("tells the price as the provider has it, and asks for it once in a while", async () => {
  const plan = await getPlan();
  expect(plan).toEqual({ name: "Premium", amount: "49.00", currency: "usd", interval: "month", intervalCount: 1 });
  await getPlan();
  expect(peer.asked).toEqual(["GET /v1/prices/price_premium"]);
});

it("opens the provider's pages to who has paid something", async () => {
  expect(await refusal(openBillingPortal(actor))).toBe("conflict: There is nothing to manage yet.");
  await beginSubscription(actor);
  expect((await openBillingPortal(actor)).url).toMatch(/^https:\/\/billing\.stripe\.test\/session\//);
});
