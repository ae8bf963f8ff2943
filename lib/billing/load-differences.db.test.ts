// Our ledger against the stand-in's: what differs is named, each by its id.
import { beforeEach, expect, it } from "vitest";
import { createRefund } from "@/e2e/peers/stripe/refunds";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { hear, paid } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { loadDifferences } from "./load-differences";
import { reconcilePayment } from "./reconcile-payment";

const peer = await stripeForTests();
const { store } = peer;
const since = new Date(Date.now() - 86_400_000);
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.refunds, store.charges]) kept.clear();
  store.events.length = 0;
  actor = await anActor();
});

it("agrees where everything was told", async () => {
  const id = await paid(peer, actor);
  createRefund(store, { payment_intent: id, amount: "2500" });
  await hear(peer);
  const sums = { paid: 10_000, refunded: 2500 };
  expect(await loadDifferences(since)).toEqual({ payments: 1, ours: sums, theirs: sums, differences: [] });
});

it("names what differs, each by its id", async () => {
  const untold = await paid(peer, actor);
  const refund = createRefund(store, { payment_intent: untold, amount: "2500" });
  const lost = await paid(peer, actor);
  await db.transaction.delete({ where: { providerPaymentId: lost } });
  const wrong = await paid(peer, actor);
  await db.$executeRaw`UPDATE "Transaction" SET status = 'failed', "amountCents" = 9999 WHERE "providerPaymentId" = ${wrong}`;
  const gone = await paid(peer, actor);
  store.payments.delete(gone);
  const { differences } = await loadDifferences(since);
  const told = differences.map(({ id, sentence }) => `${id} ${sentence}`);
  expect(told.toSorted()).toEqual(
    [
      `${refund.id} $25.00, succeeded, is not among our refunds.`,
      `${lost} $100.00, succeeded, is not among our payments.`,
      `${wrong} is succeeded; we have failed.`,
      `${wrong} is $100.00; we have $99.99.`,
      `${gone} is succeeded here and unknown to the provider.`,
    ].toSorted(),
  );
  for (const { paymentId } of differences) if (paymentId) await reconcilePayment({ paymentId });
  expect((await loadDifferences(since)).differences.map(({ id }) => id).toSorted()).toEqual([gone, wrong].toSorted());
});
