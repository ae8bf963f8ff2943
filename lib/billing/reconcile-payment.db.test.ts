// Asking the payment provider how one payment stands, on a real database against the stand-in.
import { beforeEach, expect, it } from "vitest";
import { confirmPayment } from "@/e2e/peers/stripe/payments";
import { createRefund } from "@/e2e/peers/stripe/refunds";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { begun } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { reconcilePayment } from "./reconcile-payment";

const { store, faults } = await stripeForTests();
let actor: BusinessActor;
let paymentId: string;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.refunds, store.charges]) kept.clear();
  actor = await anActor();
  paymentId = await begun(actor);
});

const row = () => db.transaction.findFirstOrThrow();

it("does it: the payment and all that went back of it, though nothing was told", async () => {
  confirmPayment(store, paymentId, "good");
  for (let each = 0; each < 12; each += 1) createRefund(store, { payment_intent: paymentId, amount: "100" });
  expect(await reconcilePayment({ paymentId })).toBe(true);
  expect(await row()).toMatchObject({ status: "succeeded", refundedCents: 1200 });
  expect(await db.refund.count()).toBe(12);
});

it("records it, without a message", async () => {
  confirmPayment(store, paymentId, "good");
  await reconcilePayment({ paymentId });
  const { type, actorId, payload } = await newestLink(actor.businessId);
  expect([type, actorId, payload]).toMatchObject(["payment.changed", "Stripe", { eventId: null }]);
});

it("refuses the wrong state: what stands already, what is unknown, what cannot be asked", async () => {
  confirmPayment(store, paymentId, "good");
  await reconcilePayment({ paymentId });
  const before = await recordOf(actor.businessId);
  expect(await reconcilePayment({ paymentId })).toBe(false);
  await db.$executeRaw`UPDATE "Business" SET "providerCustomerId" = NULL`;
  await db.$executeRaw`DELETE FROM "Transaction"`;
  expect(await reconcilePayment({ paymentId })).toBe(false);
  expect(await recordOf(actor.businessId)).toEqual(before);
  expect(await refusal(reconcilePayment({ paymentId: "pi_unknown" }))).toMatch(/^bad_gateway: .*did not accept/);
  faults.plan("broken", { method: "GET", times: 2 });
  expect(await refusal(reconcilePayment({ paymentId }))).toMatch(/^bad_gateway: .*has a problem/);
  await expect(reconcilePayment({})).rejects.toThrow("cannot be read");
});

it("of two concurrent calls one wins", async () => {
  confirmPayment(store, paymentId, "good");
  const { won } = await atOnce([1, 2, 3].map(() => () => reconcilePayment({ paymentId })));
  expect(won.filter(Boolean)).toEqual([true]);
  expect((await recordOf(actor.businessId)).filter((type) => type === "payment.changed")).toHaveLength(1);
});
