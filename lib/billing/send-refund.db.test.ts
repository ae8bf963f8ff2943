// Sending refunds on a real database to the stand-in of the provider: once, whatever is lost on the way.
import { beforeEach, expect, it } from "vitest";
import { createRefund, settleRefund } from "@/e2e/peers/stripe/refunds";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { jobDelays } from "@/lib/platform/jobs";
import { hear, paid } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { newestLink } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { approveRefund } from "./approve-refund";
import { denyRefund } from "./deny-refund";
import { requestRefund } from "./request-refund";
import { retryRefund } from "./retry-refund";
import { sendRefund } from "./send-refund";

const peer = await stripeForTests();
const { store, faults } = peer;
let actor: BusinessActor;
let admin: BusinessActor;
let payment: string;
let id: string;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.refunds, store.charges]) kept.clear();
  store.events.length = 0;
  store.refundsStartAs = "succeeded";
  [actor, admin] = [await anActor(), await anActor({ role: "admin" })];
  payment = await paid(peer, actor);
  const { id: transactionId } = await db.transaction.findFirstOrThrow();
  ({ id } = await requestRefund(actor, { transactionId, reason: "We paid twice.", serviceUsed: "no" }));
});

const approved = (amount = 4_000) => approveRefund(admin, { id, amount });
const send = (attempt = 1) => sendRefund({ refundRequestId: id }, attempt);
const request = () => db.refundRequest.findUniqueOrThrow({ where: { id } });
const refunds = () => [...store.refunds.values()];
const post = { path: /^\/v1\/refunds$/ };

it("does it: the amount goes back, and the request is processed", async () => {
  await approved();
  await send();
  expect(refunds()).toMatchObject([{ amount: 4_000, payment_intent: payment, metadata: { refundRequestId: id } }]);
  const { id: providerRefundId } = refunds()[0] ?? {};
  expect(await request()).toMatchObject({ status: "processed", providerRefundId, failedAt: null });
  expect(await db.transaction.findFirstOrThrow()).toMatchObject({ refundedCents: 4_000 });
  expect(await hear(peer)).not.toContain("applied");
});

it("does it: what the bank takes time for is processed once it is told", async () => {
  store.refundsStartAs = "pending";
  await approved();
  const from = store.events.length;
  await send();
  expect(await request()).toMatchObject({ status: "approved" });
  settleRefund(store, refunds()[0]?.id ?? "", "succeeded");
  await hear(peer, from);
  expect(await request()).toMatchObject({ status: "processed" });
});

it("does it once, whatever answer is lost, and however late it is sent again", async () => {
  await approved();
  faults.plan("lost", { ...post, times: 2 });
  await expect(send()).rejects.toThrow("The payment provider did not take a refund.");
  expect(await request()).toMatchObject({ status: "approved", failedAt: null });
  await send(2);
  expect(await request()).toMatchObject({ status: "processed" });
  await send(3);
  expect(refunds()).toHaveLength(1);
});

it("records it", async () => {
  await approved();
  await send();
  const link = await newestLink(actor.businessId);
  expect(link).toMatchObject({ type: "refund.processed", actorId: "Stripe" });
  expect(link.payload).toMatchObject({ refundRequestId: id, amountCents: 4_000 });
});

it("refuses the wrong state: nothing is sent of what is not approved", async () => {
  await send();
  await denyRefund(admin, { id, notes: "It was used." });
  await send();
  expect(refunds()).toEqual([]);
});

it("tells the administrator what the provider refuses, to send again or deny", async () => {
  createRefund(store, { payment_intent: payment, amount: "9000" });
  await approved();
  await expect(send()).rejects.toThrow("A refund was not sent.");
  expect(await request()).toMatchObject({ status: "approved", failure: "The payment provider refused this refund." });
  expect(await newestLink(actor.businessId)).toMatchObject({ type: "refund.failed" });
  // A failure is no sending: the job that is left over does nothing.
  await send(2);
  await retryRefund(admin, { id });
  await expect(send()).rejects.toThrow("A refund was not sent.");
  expect(await denyRefund(admin, { id, notes: "It went back already." })).toMatchObject({ status: "denied" });
});

it("tells the administrator once the provider was silent to the end", async () => {
  await approved();
  faults.plan("broken", { times: 20 });
  await expect(send(jobDelays.length)).rejects.toThrow("The payment provider did not take a refund.");
  expect(await request()).toMatchObject({ failedAt: null });
  await expect(send(jobDelays.length + 1)).rejects.toThrow("A refund was not sent.");
  expect((await request()).failure).toMatch(/could not be reached/);
});

it("sends another one after the bank failed the first", async () => {
  store.refundsStartAs = "pending";
  await approved();
  const from = store.events.length;
  await send();
  settleRefund(store, refunds()[0]?.id ?? "", "failed");
  await hear(peer, from);
  expect(await request()).toMatchObject({ status: "approved", failedAt: expect.any(Date) });
  await retryRefund(admin, { id });
  store.refundsStartAs = "succeeded";
  await send();
  expect(refunds().map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  expect(await request()).toMatchObject({ status: "processed", failedAt: null });
  expect(await db.transaction.findFirstOrThrow()).toMatchObject({ refundedCents: 4_000 });
});

it("of two concurrent calls one wins", async () => {
  await approved();
  await Promise.all([send(), send()]);
  expect(refunds()).toHaveLength(1);
  const processed = { chain: actor.businessId, type: "refund.processed" };
  expect(await db.auditEvent.count({ where: processed })).toBe(1);
});
