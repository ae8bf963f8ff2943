// Our ledger after 200 random histories of paying, refunding, hearing, asking again and processes that end: it adds up.
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { onJob, runDueJobs } from "@/lib/platform/jobs";
import { emptyDatabase } from "@/lib/testing/database";
import { layDeaths, type Step, step, take } from "@/lib/testing/payment-histories";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { applyEvent } from "./apply-event";
import { loadDifferences } from "./load-differences";
import { reconcilePayment } from "./reconcile-payment";
import { isRefundLive } from "./repayment-status";
import { sendRefund } from "./send-refund";

const peer = await stripeForTests();
const { store, faults } = peer;
const since = new Date(Date.now() - 86_400_000);
let admin: BusinessActor;

beforeAll(async () => {
  onJob("reconcile-payment", async (payload) => void (await reconcilePayment(payload)));
  onJob("send-refund", sendRefund);
  await layDeaths();
});

async function begin(): Promise<BusinessActor> {
  await emptyDatabase();
  admin = await anActor({ role: "admin" });
  for (const kept of [store.payments, store.customers, store.refunds, store.charges]) kept.clear();
  store.events.length = 0;
  faults.clear();
  return anActor();
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** In the end everything is told, some of it twice, in any order, and what waits is done. */
async function end(keys: () => number): Promise<void> {
  const tell = async (from: number) => {
    const events = [...store.events.slice(from), ...store.events.slice(0, 3)];
    const told = events.map((event) => ({ event, key: keys() }));
    for (const { event } of told.toSorted((a, b) => a.key - b.key)) await applyEvent(event);
  };
  await tell(0);
  const before = store.events.length;
  await at(hours(26), runDueJobs);
  await tell(before);
  await at(hours(52), runDueJobs);
}

/** What the provider holds of the refunds that bear a request's id. */
const refundsOf = (id: string) =>
  [...store.refunds.values()].filter(({ metadata }) => metadata?.["refundRequestId"] === id);

async function expectRequestsToHold(): Promise<string[]> {
  const requests = await db.refundRequest.findMany();
  for (const { id, status, amountCents, failedAt, providerRefundId } of requests) {
    const alive = refundsOf(id).filter((refund) => isRefundLive(refund.status ?? "pending"));
    expect(alive.length, "one request sends money back once").toBeLessThanOrEqual(1);
    const [sent] = alive;
    const isDone = status === "processed";
    expect(isDone ? [sent?.id, sent?.amount] : []).toEqual(isDone ? [providerRefundId, amountCents] : []);
    // What is on its way is with the bank; all else is done, or waits for the administrator.
    const isOnItsWay = status === "approved" && failedAt === null;
    expect(isDone ? ["succeeded"] : isOnItsWay ? ["pending"] : [undefined, "pending"]).toContain(sent?.status);
  }
  for (const { amountCents, refundedCents } of await db.transaction.findMany())
    expect(refundedCents).toBeLessThanOrEqual(amountCents);
  return requests.map(({ status, failedAt }) => (failedAt === null ? status : "failed"));
}

/** Every other history begins with a payment that is made. */
const beginning = fc
  .boolean()
  .map((isPaid): Step[] => [
    { move: "begin", fault: null },
    ...(isPaid ? [{ move: "confirm", pick: 0, card: "good" } as const, { move: "hear all" } as const] : []),
  ]);

it("adds up after any of 200 histories", async () => {
  const sums = { paid: 0, refunded: 0 };
  const ends = new Map<string, number>();
  const history = async (first: Step[], steps: Step[], order: Iterator<number>) => {
    const actor = await begin();
    store.refundsStartAs = steps.length % 2 === 0 ? "pending" : "succeeded";
    const given = { peer, actor, admin, clientIds: [], heard: 0 };
    for (const each of [...first, ...steps]) await take(given, each);
    await end(() => order.next().value as number);
    const { ours, theirs, differences } = await loadDifferences(since);
    expect(ours).toEqual(theirs);
    // The provider's clock has whole seconds: refused and tried again within one, it may show as refused a while.
    const sentences = new Set(differences.map(({ sentence }) => sentence));
    expect([...sentences].filter((sentence) => sentence !== "is pending; we have failed.")).toEqual([]);
    for (const status of await expectRequestsToHold()) ends.set(status, (ends.get(status) ?? 0) + 1);
    store.ahead += 2;
    for (const { paymentId } of differences) await reconcilePayment({ paymentId });
    expect((await loadDifferences(since)).differences).toEqual([]);
    expect(store.payments.size).toBeLessThanOrEqual(given.clientIds.length);
    sums.paid += theirs.paid;
    sums.refunded += theirs.refunded;
  };
  const steps = fc.array(step, { minLength: 5, maxLength: 18 });
  await fc.assert(fc.asyncProperty(beginning, steps, fc.infiniteStream(fc.nat()), history), { numRuns: 200 });
  // The histories were about something.
  expect([sums.paid > 0, sums.refunded > 0]).toEqual([true, true]);
  expect([...ends.keys()].toSorted()).toEqual(["approved", "denied", "failed", "pending", "processed"]);
}, 900_000);
