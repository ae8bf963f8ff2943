// What may happen to payments and refunds, as random steps: presses, messages, lost answers, and processes that end.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { confirmPayment, settlePayment } from "@/e2e/peers/stripe/payments";
import { createRefund, settleRefund } from "@/e2e/peers/stripe/refunds";
import type { StripePeer } from "@/e2e/peers/stripe/server";
import type { BusinessActor } from "@/lib/auth/actor";
import { applyEvent } from "@/lib/billing/apply-event";
import { approveRefund } from "@/lib/billing/approve-refund";
import { beginPayment } from "@/lib/billing/begin-payment";
import { denyRefund } from "@/lib/billing/deny-refund";
import { requestRefund } from "@/lib/billing/request-refund";
import { retryRefund } from "@/lib/billing/retry-refund";
import { sendRefund } from "@/lib/billing/send-refund";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { JobError, jobDelays } from "@/lib/platform/jobs";

const pick = fc.nat();
/** `dies`: the provider has answered, and our process ends before it has written that down. */
const fault = fc.constantFrom(null, null, "lost" as const, "cut" as const, "dies" as const);

const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 3 });
const atTimes = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 1 });

export const step = fc.oneof(
  atTimes(fc.record({ move: fc.constant("begin" as const), fault })),
  atTimes(fc.record({ move: fc.constant("again" as const), pick })),
  atTimes(
    fc.record({
      move: fc.constant("confirm" as const),
      pick,
      card: fc.constantFrom("good" as const, "good" as const, "declined" as const, "asks" as const, "slow" as const),
    }),
  ),
  atTimes(fc.record({ move: fc.constant("settle" as const), pick, isGood: fc.boolean() })),
  atTimes(fc.record({ move: fc.constant("refund there" as const), pick, cents: fc.integer({ min: 1, max: 9000 }) })),
  atTimes(fc.record({ move: fc.constant("refund ends" as const), pick, isGood: fc.boolean() })),
  atTimes(fc.record({ move: fc.constant("hear" as const), pick, dies: fc.boolean() })),
  atTimes(fc.record({ move: fc.constant("hear all" as const) })),
  often(fc.record({ move: fc.constant("ask" as const), pick })),
  often(
    fc.record({ move: fc.constant("approve" as const), pick, cents: fc.option(fc.integer({ min: 1, max: 10_000 })) }),
  ),
  atTimes(fc.record({ move: fc.constant("deny" as const), pick })),
  atTimes(fc.record({ move: fc.constant("retry" as const), pick })),
  often(fc.record({ move: fc.constant("send" as const), pick, fault, isLast: fc.boolean() })),
  atTimes(fc.record({ move: fc.constant("wait" as const) })),
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const died = "the process ended here";

/** Lays where a process may end into the database: the rows that are written after the provider has answered. */
export async function layDeaths(): Promise<void> {
  await db.$executeRawUnsafe(`CREATE TABLE "Death" (at text)`);
  await db.$executeRawUnsafe(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT 1 FROM "Death") THEN RAISE EXCEPTION '${died}'; END IF; RETURN NEW; END $$`);
  for (const write of [
    `UPDATE OF "providerPaymentId" ON "Transaction"`,
    `UPDATE OF "providerCustomerId" ON "Business"`,
    `INSERT OR UPDATE ON "Refund"`,
    `UPDATE OF "failedAt" ON "RefundRequest"`,
  ])
    await db.$executeRawUnsafe(`CREATE TRIGGER "dies${write.replaceAll(/\W/g, "")}" AFTER ${write}
      FOR EACH ROW EXECUTE FUNCTION die()`);
}

interface History {
  peer: StripePeer;
  actor: BusinessActor;
  admin: BusinessActor;
  /** Of every payment that was begun. */
  clientIds: string[];
  /** How many of the provider's messages have come at least once, oldest first. */
  heard: number;
}

const chosen = <T>(all: Iterable<T>, nth: number): T | undefined => {
  const list = [...all];
  return list[nth % Math.max(list.length, 1)];
};

/** What the provider, its stand-in or the product refuses is part of the history, and so is an end by `dies`. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPeers = error instanceof Error && "status" in error && "body" in error;
    const isEnd = error instanceof Error && error.message.includes(died);
    if (!(error instanceof AppError || error instanceof JobError || isPeers || isEnd)) throw error;
  }
}

/** Does `work` while calls that fit `path` go wrong, or while nothing can be written afterwards. */
async function under(
  { peer: { faults } }: History,
  given: "lost" | "cut" | "dies" | null,
  path: RegExp,
  work: () => unknown,
): Promise<void> {
  if (given === "dies") await db.$executeRaw`INSERT INTO "Death" VALUES ('')`;
  // The SDK asks again by itself; that goes wrong too.
  else if (given) faults.plan(given, { path, times: 2 });
  await attempt(work);
  faults.clear();
  if (given === "dies") await db.$executeRaw`DELETE FROM "Death"`;
}

/** Takes one step, where it can be taken. */
export async function take(history: History, given: Step): Promise<void> {
  if (given.move === "wait") history.peer.store.ahead += 2;
  else if (given.move === "begin") {
    const clientId = randomUUID();
    history.clientIds.push(clientId);
    await under(history, given.fault, /payment_intents$|customers$/, () =>
      beginPayment(history.actor, { amount: 100, clientId }),
    );
  } else if (given.move === "again") {
    const clientId = chosen(history.clientIds, given.pick);
    if (clientId) await attempt(() => beginPayment(history.actor, { amount: 100, clientId }));
  } else if (given.move === "hear all") {
    const { events } = history.peer.store;
    for (const event of events.slice(history.heard)) await applyEvent(event);
    history.heard = events.length;
  } else if (given.move === "hear") {
    const event = chosen(history.peer.store.events, given.pick);
    if (event) await under(history, given.dies ? "dies" : null, /./, () => applyEvent(event));
  } else if (given.move in atProvider) happen(history, given);
  else await answer(history, given);
}

const atProvider = { confirm: true, settle: true, "refund there": true, "refund ends": true };

/** What happens at the provider, without us. */
function happen({ peer: { store } }: History, given: Step): void {
  if (!("pick" in given)) return;
  const payment = chosen(store.payments.keys(), given.pick) ?? "";
  const refund = chosen(store.refunds.keys(), given.pick) ?? "";
  void attempt(() => {
    if (given.move === "confirm") confirmPayment(store, payment, given.card);
    if (given.move === "settle") settlePayment(store, payment, given.isGood);
    if (given.move === "refund there") createRefund(store, { payment_intent: payment, amount: String(given.cents) });
    if (given.move === "refund ends" && store.refunds.get(refund)?.status === "pending")
      settleRefund(store, refund, given.isGood ? "succeeded" : "failed");
  });
}

/** A refund that is asked for here, answered here, and sent from here. */
async function answer(history: History, given: Step): Promise<void> {
  if (!("pick" in given)) return;
  const { actor, admin } = history;
  if (given.move === "ask") {
    const row = chosen(await db.transaction.findMany({ where: { status: "succeeded" } }), given.pick);
    const asked = { reason: "We paid twice.", serviceUsed: "no" } as const;
    if (row) await attempt(() => requestRefund(actor, { ...asked, transactionId: row.id }));
    return;
  }
  const id = chosen(await db.refundRequest.findMany({ orderBy: { createdAt: "asc" } }), given.pick)?.id;
  if (id === undefined) return;
  if (given.move === "approve")
    await attempt(() => approveRefund(admin, { id, ...(given.cents !== null && { amount: given.cents }) }));
  if (given.move === "deny") await attempt(() => denyRefund(admin, { id, notes: "It was used." }));
  if (given.move === "retry") await attempt(() => retryRefund(admin, { id }));
  if (given.move === "send")
    await under(history, given.fault, /refunds$/, () =>
      sendRefund({ refundRequestId: id }, given.isLast ? jobDelays.length + 1 : 1),
    );
}
