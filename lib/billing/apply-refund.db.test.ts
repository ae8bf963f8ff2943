// Money that goes back, as the provider tells it: added up, never more than was paid, and answered to who asked.
import { beforeEach, expect, it } from "vitest";
import { createRefund, settleRefund } from "@/e2e/peers/stripe/refunds";
import type { BusinessActor } from "@/lib/auth/actor";
import { runDueJobs, onJob } from "@/lib/platform/jobs";
import { db } from "@/lib/platform/db";
import { hear, paid } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { newestLink } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { applyEvent } from "./apply-event";
import { reconcilePayment } from "./reconcile-payment";

const peer = await stripeForTests();
const { store } = peer;
let actor: BusinessActor;
let payment: string;
let from: number;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.refunds, store.charges]) kept.clear();
  store.events.length = 0;
  store.refundsStartAs = "succeeded";
  actor = await anActor();
  payment = await paid(peer, actor);
  from = store.events.length;
  onJob("reconcile-payment", async (payload) => void (await reconcilePayment(payload)));
});

const transaction = () => db.transaction.findFirstOrThrow();
const refunds = () => db.refund.findMany({ orderBy: { createdAt: "asc" } });
const sent = (amount?: number, metadata = {}) => ({
  payment_intent: payment,
  ...(amount !== undefined && { amount: String(amount) }),
  metadata,
});

async function aRequest(amountCents = 10_000): Promise<string> {
  const { id: transactionId } = await transaction();
  const { userId } = actor;
  const row = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO "RefundRequest" (id, "transactionId", "userId", reason, "serviceUsed", status, "amountCents", "answeredAt", "answeredById")
    VALUES (gen_random_uuid(), ${transactionId}::uuid, ${userId}::uuid, 'x', 'no', 'approved', ${amountCents}, now(), ${userId}::uuid)
    RETURNING id`;
  return row[0]?.id ?? "";
}

it("adds up what was refunded in the provider's own screens", async () => {
  createRefund(store, sent(3000));
  createRefund(store, sent(2500));
  await hear(peer, from);
  expect(await refunds()).toMatchObject([
    { amountCents: 3000, status: "succeeded", refundRequestId: null },
    { amountCents: 2500 },
  ]);
  expect(await transaction()).toMatchObject({ refundedCents: 5500, status: "succeeded" });
  expect(await newestLink(actor.businessId)).toMatchObject({ type: "payment.refunded", actorId: "Stripe" });
});

it("says processed to who asked, and takes it back when the bank does", async () => {
  const refundRequestId = await aRequest();
  store.refundsStartAs = "pending";
  const refund = createRefund(store, sent(undefined, { refundRequestId }));
  await hear(peer, from);
  const request = () => db.refundRequest.findUniqueOrThrow({ where: { id: refundRequestId } });
  expect(await request()).toMatchObject({ status: "approved", processedAt: null });
  expect(await transaction()).toMatchObject({ refundedCents: 10_000 });
  settleRefund(store, refund.id, "succeeded");
  await hear(peer, from);
  expect(await request()).toMatchObject({ status: "processed", providerRefundId: refund.id });
  settleRefund(store, refund.id, "failed");
  await hear(peer, from);
  expect(await request()).toMatchObject({ status: "approved", processedAt: null, providerRefundId: null });
  expect((await request()).failure).toBe("The payment provider could not send the money back.");
  expect(await transaction()).toMatchObject({ refundedCents: 0 });
  // Tried again, it is answered again.
  store.refundsStartAs = "succeeded";
  const second = createRefund(store, sent(undefined, { refundRequestId }));
  await hear(peer, from);
  expect(await request()).toMatchObject({ status: "processed", providerRefundId: second.id, failedAt: null });
  expect(await transaction()).toMatchObject({ refundedCents: 10_000 });
});

it("ends the same in every order, a failed refund and the one after it included", async () => {
  const refundRequestId = await aRequest();
  store.refundsStartAs = "pending";
  const first = createRefund(store, sent(undefined, { refundRequestId }));
  settleRefund(store, first.id, "failed");
  store.refundsStartAs = "succeeded";
  const second = createRefund(store, sent(undefined, { refundRequestId }));
  const events = store.events.slice(from);
  const request = () => db.refundRequest.findUniqueOrThrow({ where: { id: refundRequestId } });
  for (const order of [events, events.toReversed(), [...events.slice(2), ...events.slice(0, 2)]]) {
    await db.$executeRaw`TRUNCATE "ProviderEvent", "Refund"`;
    await db.$executeRaw`UPDATE "Transaction" SET "refundedCents" = 0`;
    await db.$executeRaw`UPDATE "RefundRequest" SET status = 'approved', "processedAt" = NULL, "providerRefundId" = NULL`;
    for (const event of order) await applyEvent(event);
    await runDueJobs();
    expect(await request()).toMatchObject({ status: "processed", providerRefundId: second.id, failedAt: null });
    expect(await transaction()).toMatchObject({ refundedCents: 10_000 });
    expect((await refunds()).map(({ status }) => status).toSorted()).toEqual(["failed", "succeeded"]);
  }
});

it("asks for a payment of ours that it does not know yet, with its refunds", async () => {
  createRefund(store, sent(3000));
  await db.$executeRaw`UPDATE "Transaction" SET "providerPaymentId" = NULL, status = 'pending', "saidAt" = NULL`;
  expect(await hear(peer, from)).toEqual(["applied", "applied"]);
  expect(await refunds()).toEqual([]);
  await runDueJobs();
  expect(await transaction()).toMatchObject({ providerPaymentId: payment, status: "succeeded", refundedCents: 3000 });
});

it("is told by the charge alone, where refunds are not told of", async () => {
  createRefund(store, sent(3000));
  const [charge] = store.events.slice(from);
  if (charge?.type !== "charge.refunded") throw new Error("The charge was not told of.");
  expect(await applyEvent(charge)).toBe("applied");
  await runDueJobs();
  expect(await transaction()).toMatchObject({ refundedCents: 3000 });
  expect(await applyEvent({ ...charge, id: "evt_again" })).toBe("stale");
});

it("leaves another product's refunds alone", async () => {
  const refund = createRefund(store, sent(3000));
  const event = store.tell("refund.updated", { ...refund, payment_intent: "pi_other", customer: null });
  expect(await applyEvent(event)).toBe("foreign");
  expect(
    await applyEvent({ ...event, id: "evt_2", data: { object: { ...refund, payment_intent: null } } } as never),
  ).toBe("foreign");
});

it("links no request of another payment", async () => {
  const refundRequestId = await aRequest();
  payment = await paid(peer, actor);
  from = store.events.length;
  createRefund(store, sent(3000, { refundRequestId }));
  await hear(peer, from);
  expect(await refunds()).toMatchObject([{ refundRequestId: null }]);
});
