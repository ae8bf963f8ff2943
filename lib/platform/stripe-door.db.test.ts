// The door for Stripe's messages as the web server has it: signed, recent and whole, or nothing happens.
import { beforeEach, expect, it } from "vitest";
import { sign } from "@/e2e/peers/stripe/messages";
import { confirmPayment } from "@/e2e/peers/stripe/payments";
import { POST } from "@/app/api/stripe/webhook/route";
import { db } from "@/lib/platform/db";
import { begun } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";

const { store, env } = await stripeForTests();
const secret = env.STRIPE_WEBHOOK_SECRET;
const seconds = () => Math.floor(Date.now() / 1000);
let payload: string;

beforeEach(async () => {
  await emptyDatabase();
  store.customers.clear();
  const id = await begun(await anActor());
  confirmPayment(store, id, "good");
  payload = JSON.stringify(store.events.at(-1), null, 2);
});

function post(body: string, signature?: string): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    ...(signature !== undefined && { "stripe-signature": signature }),
  };
  return POST(new Request("http://house.test/api/stripe/webhook", { method: "POST", body, headers }));
}

const stands = async () => {
  const [row] = await db.transaction.findMany();
  return [row?.status, await db.providerEvent.count()];
};

it("applies what is signed, from nowhere, and once", async () => {
  const answer = await post(payload, sign(payload, secret));
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: "applied" }]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const again = await post(payload, sign(payload, secret));
  expect([again.status, await again.json()]).toEqual([200, { outcome: "known" }]);
  expect(await stands()).toEqual(["succeeded", 1]);
});

it("refuses what is forged, altered or old, and changes nothing", async () => {
  const header = sign(payload, secret);
  const refused = [
    post(payload),
    post(payload, sign(payload, "whsec_of_somebody_else")),
    post(payload.replace("10000", "10001"), header),
    post(`${payload}\n`, header),
    post(payload, sign(payload, secret, seconds() - 301)),
    post("", header),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: "This message is not signed as ours, or is too old.",
      code: "invalid",
    });
  }
  expect(await stands()).toEqual(["pending", 0]);
});

it("refuses what is larger than any message", async () => {
  const large = payload.replace("{", `{"padding":"${"x".repeat(256 * 1024)}",`);
  expect((await post(large, sign(large, secret))).status).toBe(413);
  expect(await stands()).toEqual(["pending", 0]);
});

it("answers 400 to what is signed and no event", async () => {
  for (const body of ["nonsense", "[]", "null", "{}"]) {
    const answer = await post(body, sign(body, secret));
    expect([body, answer.status]).toEqual([body, 400]);
  }
  expect(await stands()).toEqual(["pending", 0]);
});
