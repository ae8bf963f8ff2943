// `npm run billing:reconcile` as an operator runs it, against the stand-in: what differs is named, mended, and then agrees.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { createCustomer as createPeerCustomer } from "@/e2e/peers/stripe/customers";
import { keepPayment } from "@/e2e/peers/stripe/payments";
import { aPrice } from "@/e2e/peers/stripe/prices";
import { createRefund } from "@/e2e/peers/stripe/refunds";
import { createSubscription } from "@/e2e/peers/stripe/subscriptions";
import type { BusinessActor } from "@/lib/auth/actor";
import { createCustomer } from "@/lib/billing/create-customer";
import { db } from "@/lib/platform/db";
import { hear, paid } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";

const peer = await stripeForTests();
const { store } = peer;
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  for (const kept of [store.payments, store.customers, store.refunds, store.charges, store.subscriptions]) kept.clear();
  store.events.length = 0;
  store.refundsStartAs = "succeeded";
  actor = await anActor();
});

/** One command at a terminal: the lines that it says, and how it ends. */
async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn("npm", ["run", "--silent", "billing:reconcile", "--", ...args], {
    env: { ...process.env, AUTH_SECRET: "a-secret-that-only-tests-use-0123456789", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((done) => void child.once("close", done));
  const [said, warned] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = said.split("\n").filter((line) => line !== "");
  return { lines, warned: warned.trim().split("\n").at(-1) ?? "", code: await ended };
}

const update = (paymentId: string, data: object) =>
  db.transaction.update({ where: { providerPaymentId: paymentId }, data });

/** Payments, refunds and a subscription, of which each is known to one side alone, or otherwise than to the other. */
async function differingSides() {
  const untold = await paid(peer, actor);
  const unheard = createRefund(store, { payment_intent: untold, amount: "2500" });
  const ours = await paid(peer, actor, 40);
  await db.transaction.delete({ where: { providerPaymentId: ours } });
  const stands = await paid(peer, actor, 50);
  await update(stands, { status: "pending", saidAt: null });
  const amount = await paid(peer, actor, 60);
  await update(amount, { amountCents: 5_999 });
  const gone = await paid(peer, actor, 70);
  store.payments.delete(gone);
  const refunded = await paid(peer, actor, 80);
  const from = store.events.length;
  const [back, other] = ["1000", "500"].map((cents) =>
    createRefund(store, { payment_intent: refunded, amount: cents }),
  );
  if (!back || !other) throw new Error("Nothing went back.");
  await hear(peer, from);
  store.refunds.delete(back.id);
  await db.refund.update({ where: { id: other.id }, data: { amountCents: 400 } });
  await update(refunded, { refundedCents: 1_400 });
  aPrice(store);
  const customer = await createCustomer(actor);
  const plan = createSubscription(store, {
    customer,
    items: { "0": { price: "price_premium" } },
    payment_behavior: "default_incomplete",
  });
  plan.status = "active";
  // Its first payment waits, and nobody has told us of that either.
  const first = [...store.payments.values()].at(-1);
  return { untold, unheard, ours, stands, amount, gone, back, other, plan, first };
}

it("says that both sides agree, and whose payments it did not look at", { timeout: 60_000 }, async () => {
  const id = await paid(peer, actor, 99.5);
  const from = store.events.length;
  createRefund(store, { payment_intent: id, amount: "2500" });
  await hear(peer, from);
  // Another product's payment under the same keys is none of ours.
  const customer = createPeerCustomer(store, {}).id;
  keepPayment(store, { amount: 5000, currency: "usd", description: "Flowers", metadata: {}, customer });
  expect(await run(["--since", "7d"])).toEqual({
    lines: [
      "1 payment in 7 days. Stripe: $99.50 paid, $25.00 refunded. Here: $99.50 paid, $25.00 refunded.",
      "Both sides agree.",
    ],
    warned: "",
    code: 0,
  });
});

it("names what is missing here, missing there, or differs; changes nothing; and mends it when told to", {
  timeout: 120_000,
}, async () => {
  const { untold, unheard, ours, stands, amount, gone, back, other, plan, first } = await differingSides();
  const kept = () => Promise.all([db.transaction.findMany(), db.refund.findMany(), db.subscription.findMany()]);
  const before = await kept();
  const cannotMend = [
    `${amount} is $60.00; we have $59.99.`,
    `${gone} is succeeded here and unknown to the provider.`,
    `${back.id} is succeeded here and unknown to the provider.`,
    `${other.id} is $5.00; we have $4.00.`,
    `${plan.id} is active and not among our subscriptions.`,
  ];
  const found = await run([]);
  expect(found.lines.slice(0, -1).toSorted()).toEqual(
    [
      ...cannotMend,
      `${unheard.id} $25.00, succeeded, is not among our refunds.`,
      `${ours} $40.00, succeeded, is not among our payments.`,
      `${first?.id} $49.00, pending, is not among our payments.`,
      `${stands} is succeeded; we have pending.`,
    ].toSorted(),
  );
  expect(found.lines.at(-1)).toBe(
    "6 payments in 30 days. Stripe: $330.00 paid, $30.00 refunded. Here: $309.99 paid, $14.00 refunded.",
  );
  expect([found.code, await kept()]).toEqual([1, before]);

  const mended = await run(["--mend"]);
  expect([mended.lines.at(-1), mended.code]).toEqual(["4 of 9 differences mended.", 1]);
  const left = await run([]);
  expect(left.lines.slice(0, -1).toSorted()).toEqual(cannotMend.toSorted());
  expect(await update(untold, {})).toMatchObject({ refundedCents: 2500 });
});

it("refuses what it cannot do in one sentence", { timeout: 60_000 }, async () => {
  const none = { STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" };
  const silent = "The payment service cannot be reached right now. Please try again in a minute.";
  const usage = "Say how far to look back: npm run billing:reconcile -- --since 30d [--mend]";
  for (const [args, env, sentence] of [
    [["--since", "soon"], {}, usage],
    [["--repair"], {}, usage],
    [[], none, "Payments are not set up yet."],
    [[], { STRIPE_API_URL: "http://127.0.0.1:9" }, silent],
  ] as const)
    expect(await run([...args], env)).toEqual({ lines: [], warned: sentence, code: 1 });
});
