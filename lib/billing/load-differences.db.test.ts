// Our ledger against the stand-in's: named differences, and 200 random histories after which there are none.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { confirmPayment, settlePayment } from "@/e2e/peers/stripe/payments";
import { createRefund, settleRefund } from "@/e2e/peers/stripe/refunds";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { onJob, runDueJobs } from "@/lib/platform/jobs";
import { hear, paid } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { applyEvent } from "./apply-event";
import { beginPayment } from "./begin-payment";
import { loadDifferences } from "./load-differences";
import { reconcilePayment } from "./reconcile-payment";

const peer = await stripeForTests();
const { store, faults } = peer;
const since = new Date(Date.now() - 86_400_000);
let actor: BusinessActor;

beforeAll(() => onJob("reconcile-payment", async (payload) => void (await reconcilePayment(payload))));

async function empty(): Promise<void> {
  await emptyDatabase();
  await forget();
}

async function forget(): Promise<void> {
  await db.$executeRaw`DELETE FROM "ProviderEvent"`;
  await db.$executeRaw`DELETE FROM "Refund"`;
  await db.$executeRaw`DELETE FROM "Transaction"`;
  for (const kept of [store.payments, store.customers, store.refunds, store.charges]) kept.clear();
  store.events.length = 0;
  faults.clear();
  actor = await anActor();
}
beforeEach(empty);

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

const move = fc.oneof(
  fc.record({ move: fc.constant("begin" as const), fault: fc.constantFrom(null, "lost" as const, "cut" as const) }),
  fc.record({ move: fc.constant("retry" as const), pick: fc.nat() }),
  fc.record({
    move: fc.constant("confirm" as const),
    pick: fc.nat(),
    card: fc.constantFrom("good" as const, "declined" as const, "asks" as const, "slow" as const),
  }),
  fc.record({ move: fc.constant("settle" as const), pick: fc.nat(), isGood: fc.boolean() }),
  fc.record({ move: fc.constant("refund" as const), pick: fc.nat(), cents: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({ move: fc.constant("refundEnds" as const), pick: fc.nat(), isGood: fc.boolean() }),
  fc.record({ move: fc.constant("hear" as const), pick: fc.nat() }),
  fc.record({ move: fc.constant("crash" as const), pick: fc.nat() }),
  fc.record({ move: fc.constant("wait" as const) }),
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const chosen = <T>(all: Iterable<T>, pick: number): T | undefined => {
  const list = [...all];
  return list[pick % Math.max(list.length, 1)];
};

/** What the stand-in or the product refuses is part of the history. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPeers = error instanceof Error && "status" in error && "body" in error;
    if (!(error instanceof AppError) && !isPeers) throw error;
  }
}

async function take(step: Move, clientIds: string[]): Promise<void> {
  const payment = "pick" in step ? chosen(store.payments.keys(), step.pick) : undefined;
  if (step.move === "begin") {
    const clientId = randomUUID();
    clientIds.push(clientId);
    if (step.fault) faults.plan(step.fault, { path: /payment_intents$/, times: 2 });
    await attempt(() => beginPayment(actor, { amount: 100, clientId }));
    faults.clear();
  } else if (step.move === "retry") {
    const clientId = chosen(clientIds, step.pick);
    if (clientId) await attempt(() => beginPayment(actor, { amount: 100, clientId }));
  } else if (step.move === "hear") {
    const event = chosen(store.events, step.pick);
    if (event) await applyEvent(event);
  } else if (step.move === "wait") store.ahead += 2;
  else if (step.move === "refundEnds") {
    const refund = chosen(store.refunds.keys(), step.pick);
    if (refund) await attempt(() => settleRefund(store, refund, step.isGood ? "succeeded" : "failed"));
  } else if (payment === undefined) return;
  else if (step.move === "confirm") await attempt(() => confirmPayment(store, payment, step.card));
  else if (step.move === "settle") await attempt(() => settlePayment(store, payment, step.isGood));
  else if (step.move === "refund")
    await attempt(() => createRefund(store, { payment_intent: payment, amount: String(step.cents) }));
  // The provider's answer came and our process died before it was kept.
  else
    await db.$executeRaw`UPDATE "Transaction" SET "providerPaymentId" = NULL
      WHERE "providerPaymentId" = ${payment} AND "saidAt" IS NULL AND status = 'pending'`;
}

it("adds up after any of 200 histories of paying, refunding, hearing, asking again and crashing", async () => {
  let succeeded = 0;
  let refunded = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 8, maxLength: 24 }),
      fc.infiniteStream(fc.nat()),
      async (steps, order) => {
        await forget();
        store.refundsStartAs = steps.length % 2 === 0 ? "pending" : "succeeded";
        const clientIds: string[] = [];
        for (const step of [{ move: "begin" as const, fault: null }, ...steps]) await take(step, clientIds);
        // In the end everything is told, some of it twice, in any order.
        const events = [...store.events, ...store.events.slice(0, 3)]
          .map((event) => ({ event, key: order.next().value as number }))
          .toSorted((a, b) => a.key - b.key);
        for (const { event } of events) await applyEvent(event);
        await runDueJobs();
        const { ours, theirs, differences } = await loadDifferences(since);
        expect(ours).toEqual(theirs);
        // The provider's clock has whole seconds: refused and tried again within one, it may show as refused a while.
        const sentences = new Set(differences.map(({ sentence }) => sentence));
        expect([...sentences].filter((sentence) => sentence !== "is pending; we have failed.")).toEqual([]);
        store.ahead += 2;
        for (const { paymentId } of differences) await reconcilePayment({ paymentId });
        expect((await loadDifferences(since)).differences).toEqual([]);
        expect(store.payments.size).toBeLessThanOrEqual(clientIds.length);
        succeeded += theirs.paid;
        refunded += theirs.refunded;
      },
    ),
    { numRuns: 200 },
  );
  // The histories were about something.
  expect([succeeded > 0, refunded > 0]).toEqual([true, true]);
}, 900_000);
