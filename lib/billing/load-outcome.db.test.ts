// What came of a payment, asked of the real client against the stand-in: told to the business that pays, and to no other.
import { beforeEach, expect, it } from "vitest";
import { cardOf, confirmPayment, keepPayment } from "@/e2e/peers/stripe/payments";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { emptyDatabase } from "@/lib/testing/database";
import { refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { beginPayment } from "./begin-payment";
import { loadOutcome } from "./load-outcome";

const { store, faults } = await stripeForTests();
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers]) kept.clear();
  actor = await anActor();
});

async function begun(): Promise<string> {
  await beginPayment(actor, { amount: 20 });
  return [...store.payments.keys()].at(-1) ?? "";
}

it.each([
  ["4242424242424242", { type: "one-time", status: "succeeded", message: null }],
  ["4000000000000002", { type: "one-time", status: "failed", message: "Your card was declined." }],
  ["4000000000000077", { type: "one-time", status: "pending", message: null }],
])("tells what the bank said of the card %s", async (number, outcome) => {
  const id = await begun();
  confirmPayment(store, id, cardOf[number] ?? "good");
  expect(await loadOutcome(actor, id)).toEqual(outcome);
});

it("knows the first payment of a subscription, which the provider begins itself", async () => {
  await begun();
  const customer = [...store.customers.keys()][0] ?? "";
  const { id } = keepPayment(store, { amount: 4_900, currency: "usd", customer, description: null, metadata: {} });
  confirmPayment(store, id, "good");
  expect(await loadOutcome(actor, id)).toMatchObject({ type: "subscription", status: "succeeded" });
});

it("tells nothing of a payment that is another's, nobody's or unknown", async () => {
  const id = await begun();
  const stranger = await anActor();
  expect(await refusal(loadOutcome(stranger, id))).toMatch(/^not_found\b/);
  await beginPayment(stranger, { amount: 1 });
  expect(await refusal(loadOutcome(stranger, id))).toMatch(/^not_found\b/);
  const nobodys = keepPayment(store, { amount: 1, currency: "usd", customer: null, description: null, metadata: {} });
  for (const other of [nobodys.id, "pi_unknown"])
    expect(await refusal(loadOutcome(actor, other))).toMatch(/^not_found\b/);
});

it("says that the provider cannot be reached, and changes nothing", async () => {
  const id = await begun();
  const before = await db.transaction.findMany();
  faults.plan("cut", { method: "GET", times: 2 });
  expect(await refusal(loadOutcome(actor, id))).toMatch(/^bad_gateway\b/);
  expect(await db.transaction.findMany()).toEqual(before);
});
