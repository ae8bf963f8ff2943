// Beginning a payment on a real database, with the real client against the stand-in: one press, one payment.
import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { askStripe } from "@/lib/platform/stripe";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActiveTransport, anActor, cancelled } from "@/prisma/factories";
import { beginPayment } from "./begin-payment";

const peer = await stripeForTests();
const { store, faults } = peer;
const path = /^\/v1\/payment_intents$/;
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.accounts]) kept.clear();
  actor = await anActor();
});

const rows = () => db.transaction.findMany({ orderBy: { createdAt: "asc" } });
const payments = () => [...store.payments.values()];
const setCustomer = (providerCustomerId: string) =>
  db.business.update({ where: { id: actor.businessId }, data: { providerCustomerId } });

it("does it: our row, the provider's payment, and the secret that goes with it", async () => {
  const answer = await beginPayment(actor, { amount: 149.99 });
  const [payment, ...more] = payments();
  const [row] = await rows();
  expect(more).toEqual([]);
  expect(answer).toEqual({ clientSecret: payment?.client_secret });
  expect(row).toMatchObject({
    businessId: actor.businessId,
    userId: actor.userId,
    type: "one-time",
    status: "pending",
    amountCents: 14_999,
    providerPaymentId: payment?.id,
    description: "One-time payment",
  });
  expect(payment).toMatchObject({
    amount: 14_999,
    currency: "usd",
    metadata: { transactionId: row?.id, businessId: actor.businessId },
    customer: [...store.customers.keys()][0],
  });
});

it("does it once for one submission, however often it comes", async () => {
  const input = { amount: 20, clientId: randomUUID() };
  const first = await beginPayment(actor, input);
  expect(await beginPayment(actor, input)).toEqual(first);
  await beginPayment(actor, { amount: 20 });
  expect([payments().length, (await rows()).length]).toEqual([2, 2]);
});

it.each(["lost", "broken", "cut"] as const)("does it once when the answer is %s and comes again", async (fault) => {
  const input = { amount: 20, clientId: randomUUID() };
  faults.plan(fault, { path, times: 2 });
  expect(await refusal(beginPayment(actor, input))).toMatch(/^bad_gateway: The payment service .+ try again/);
  expect((await rows()).map(({ providerPaymentId }) => providerPaymentId)).toEqual([null]);
  const { clientSecret } = await beginPayment(actor, input);
  expect(payments().map(({ client_secret: each }) => each)).toEqual([clientSecret]);
  expect((await rows()).map(({ providerPaymentId }) => providerPaymentId)).toEqual(payments().map(({ id }) => id));
});

it("does it for a customer that the provider does not know: as a new one, under which it goes on", async () => {
  const input = { amount: 20, clientId: randomUUID() };
  await setCustomer("cus_of_other_keys");
  const { clientSecret } = await beginPayment(actor, input);
  const [customer, ...more] = [...store.customers.keys()];
  expect(more).toEqual([]);
  expect(payments()).toMatchObject([{ client_secret: clientSecret, customer, amount: 2000 }]);
  expect(await db.business.findUnique({ where: { id: actor.businessId } })).toMatchObject({
    providerCustomerId: customer,
  });
  expect(await recordOf(actor.businessId)).toContain("customer.created");
  // From here on it is known: the same again is the same, another payment makes no further customer.
  expect(await beginPayment(actor, input)).toEqual({ clientSecret });
  await beginPayment(actor, { amount: 30 });
  expect([payments().length, store.customers.size]).toEqual([2, 1]);
});

it("makes one new customer, however many ask at once in the name of the lost one", async () => {
  await setCustomer("cus_of_other_keys");
  const { won, lost } = await atOnce([1, 2, 3].map((amount) => () => beginPayment(actor, { amount })));
  expect([won.length, lost, store.customers.size]).toEqual([3, [], 1]);
  expect(new Set(payments().map(({ customer }) => customer))).toEqual(new Set(store.customers.keys()));
});

it("makes no new customer where the provider does not know something else", async () => {
  const { creator, requestId } = await aFee();
  store.accounts.clear();
  const fee = { amount: 120, dueRequestId: requestId };
  for (const _ of [1, 2])
    expect(await refusal(beginPayment(creator, fee))).toMatch(/^bad_gateway: The payment service did not accept this/);
  expect([store.customers.size, payments().length]).toEqual([1, 0]);
});

it("does it for a fee, which goes to whom it is owed", async () => {
  const { creator, owner, requestId } = await aFee();
  const { clientSecret } = await beginPayment(creator, { amount: 120, dueRequestId: requestId });
  const [payment] = payments();
  expect(payment).toMatchObject({ client_secret: clientSecret, transfer_data: { destination: "acct_1" } });
  expect(await rows()).toMatchObject([{ requestId, payeeBusinessId: owner.businessId, amountCents: 12_000 }]);
  expect(payment?.description).toBe(`Cancellation fee for request ${requestId.slice(0, 8)}`);
  // Asked for again, by any press, it is the same payment.
  expect(await beginPayment(creator, { amount: 120, dueRequestId: requestId, clientId: randomUUID() })).toEqual({
    clientSecret,
  });
  expect(payments()).toHaveLength(1);
});

/** A cancelled transport with a partial fee of 120 dollars, whose creditor can be paid. */
async function aFee(canBePaid = true) {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request } = await anActiveTransport(creator, owner);
  await cancelled(owner, request.id, { reason: "Called off", feeStatus: "partial", feeAmount: 120 });
  store.accounts.set("acct_1", { payouts_enabled: true } as never);
  await db.$executeRaw`UPDATE "Business" SET "providerAccountId" = 'acct_1', "canBePaid" = ${canBePaid}
    WHERE id = ${owner.businessId}::uuid`;
  return { creator, owner, requestId: request.id };
}

it("records it: that it was begun, and under which name the provider knows it", async () => {
  await beginPayment(actor, { amount: 149.99 });
  const [row] = await rows();
  expect(await recordOf(actor.businessId)).toEqual(
    expect.arrayContaining(["payment.begun", "customer.created", "payment.opened"]),
  );
  expect((await newestLink(actor.businessId)).payload).toEqual({
    transactionId: row?.id,
    paymentId: row?.providerPaymentId,
    by: "Ana Ruiz",
  });
});

it("refuses the wrong state: made already, given up, another amount, a fee that is settled or not agreed", async () => {
  const input = { amount: 20, clientId: randomUUID() };
  await beginPayment(actor, input);
  expect(await refusal(beginPayment(actor, { ...input, amount: 21 }))).toMatch(
    /^conflict: This submission was already/,
  );
  for (const [status, said] of [
    ["succeeded", /^conflict: This payment has been made already/],
    ["canceled", /^conflict: This payment was given up/],
  ] as const) {
    await db.$executeRaw`UPDATE "Transaction" SET status = ${status}`;
    expect(await refusal(beginPayment(actor, input))).toMatch(said);
    await db.$executeRaw`UPDATE "Transaction" SET status = 'pending'`;
    const [payment] = payments();
    if (payment) payment.status = status;
    expect(await refusal(beginPayment(actor, input))).toMatch(said);
  }
  const { creator, requestId } = await aFee(false);
  const fee = { amount: 120, dueRequestId: requestId };
  expect(await refusal(beginPayment(creator, fee))).toMatch(/^conflict: This company cannot be paid here/);
  expect(await refusal(beginPayment(creator, { ...fee, amount: 119 }))).toMatch(/^conflict: /);
  await db.$executeRaw`UPDATE "Business" SET "canBePaid" = true WHERE "providerAccountId" IS NOT NULL`;
  expect(await refusal(beginPayment(creator, { ...fee, amount: 119 }))).toBe("invalid: The fee is $120.00.");
  expect(payments()).toHaveLength(1);
});

it("refuses the wrong actor: of another house", async () => {
  const input = { amount: 20, clientId: randomUUID() };
  await beginPayment(actor, input);
  expect(await refusal(beginPayment(await anActor(), input))).toMatch(/^conflict: This submission was already/);
  const { creator, owner, requestId } = await aFee();
  for (const other of [actor, owner])
    expect(await refusal(beginPayment(other, { amount: 120, dueRequestId: requestId }))).toMatch(/^not_found: /);
  await beginPayment(creator, { amount: 120, dueRequestId: requestId });
});

it("of two concurrent calls one wins, and both get its payment", async () => {
  const input = { amount: 20, clientId: randomUUID() };
  const { won, lost } = await atOnce([1, 2, 3].map(() => () => beginPayment(actor, input)));
  expect([won.length, lost, new Set(won.map(({ clientSecret }) => clientSecret)).size]).toEqual([3, [], 1]);
  expect([payments().length, store.customers.size, (await rows()).length]).toEqual([1, 1, 1]);
});

it("waits for a first call that is still at work at the provider", async () => {
  faults.plan("busy", { path, times: 3 });
  expect(await beginPayment(actor, { amount: 20 })).toEqual({ clientSecret: payments()[0]?.client_secret });
});

it("finds what it began a day ago before it begins another", async () => {
  const input = { amount: 20, clientId: randomUUID() };
  faults.plan("lost", { path, times: 2 });
  const yesterday = new Date(Date.now() - 86_400_000);
  expect(await refusal(at(yesterday, () => beginPayment(actor, input)))).toMatch(/^bad_gateway: /);
  expect(await beginPayment(actor, input)).toEqual({ clientSecret: payments()[0]?.client_secret });
  expect(payments()).toHaveLength(1);
});

it("is answered by somebody, or says so within twenty seconds", async () => {
  const stripe = await askStripe((client) => Promise.resolve(client));
  const maxNetworkRetries = stripe.getMaxNetworkRetries();
  expect(stripe.getApiField("timeout") * (1 + maxNetworkRetries)).toBeLessThanOrEqual(20_000);
  // The same in a third of a second each.
  const { hostname: host, port } = new URL(peer.env.STRIPE_API_URL);
  const settings = { host, port: Number(port), protocol: "http", timeout: 300, maxNetworkRetries } as const;
  const kept = globalThis as { mortuaryStripe?: Stripe };
  kept.mortuaryStripe = new Stripe(peer.env.STRIPE_SECRET_KEY, settings);
  faults.plan("silent", { path, times: 1 + maxNetworkRetries });
  const said = await refusal(beginPayment(actor, { amount: 20 })).finally(() => delete kept.mortuaryStripe);
  expect(said).toMatch(/^bad_gateway: The payment service cannot be reached/);
});
