// Giving up what was begun and never paid, on a real database against the stand-in.
import { beforeEach, expect, it } from "vitest";
import { confirmPayment } from "@/e2e/peers/stripe/payments";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { begun } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { beginPayment } from "./begin-payment";
import { closePayments } from "./close-payments";

const { store, faults } = await stripeForTests();
const yesterday = new Date(Date.now() - 25 * 3_600_000);
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers]) kept.clear();
  actor = await anActor();
});

const old = () => at(yesterday, () => begun(actor));
const row = () => db.transaction.findFirstOrThrow();

async function neverReached(): Promise<void> {
  faults.plan("cut", { path: /payment_intents$/, times: 2 });
  expect(await refusal(at(yesterday, () => beginPayment(actor, { amount: 5 })))).toMatch(/^bad_gateway: /);
}

it("does it at the provider and here, and leaves what is a day old at most", async () => {
  const id = await old();
  const young = await begun(actor);
  await closePayments();
  expect([store.payments.get(id)?.status, store.payments.get(young)?.status]).toEqual([
    "canceled",
    "requires_payment_method",
  ]);
  const rows = await db.transaction.findMany({ orderBy: { createdAt: "asc" } });
  expect(rows.map(({ status }) => status)).toEqual(["canceled", "pending"]);
});

it("does it for one whose answer was lost, which the provider has", async () => {
  faults.plan("lost", { path: /payment_intents$/, times: 2 });
  expect(await refusal(at(yesterday, () => beginPayment(actor, { amount: 5 })))).toMatch(/^bad_gateway: /);
  await closePayments();
  const [payment] = [...store.payments.values()];
  expect(payment?.status).toBe("canceled");
  expect(await row()).toMatchObject({ status: "canceled", providerPaymentId: payment?.id });
});

it("records it", async () => {
  await neverReached();
  await closePayments();
  const { id: transactionId, status } = await row();
  expect(status).toBe("canceled");
  expect(await newestLink(actor.businessId)).toMatchObject({
    type: "payment.given_up",
    actorId: "housekeeping",
    payload: { transactionId },
  });
});

it("refuses the wrong state: paid without our knowing, it is told as paid", async () => {
  confirmPayment(store, await old(), "good");
  await closePayments();
  expect(await row()).toMatchObject({ status: "succeeded" });
});

it("goes on with the others where one fails, and says so", async () => {
  const [first, second] = [await old(), await old()];
  faults.plan("broken", { path: new RegExp(`${first}/cancel$`), times: 2 });
  await expect(closePayments()).rejects.toThrow("1 unfinished payments could not be given up.");
  expect(store.payments.get(second)?.status).toBe("canceled");
  await closePayments();
  expect(store.payments.get(first)?.status).toBe("canceled");
});

it("of two concurrent calls one wins", async () => {
  await neverReached();
  await atOnce([closePayments, closePayments]);
  expect((await recordOf(actor.businessId)).filter((type) => type === "payment.given_up")).toHaveLength(1);
});
