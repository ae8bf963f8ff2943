// Which messages are believed to be Stripe's.
import { randomBytes } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { sign } from "@/e2e/peers/stripe/messages";
import { refusal } from "@/lib/testing/outcomes";
import { askStripe, isStripeSetUp, readStripeEvent } from "./stripe";

const secret = "whsec_of_this_test";
beforeEach(() => void vi.stubEnv("STRIPE_WEBHOOK_SECRET", `${secret}, whsec_of_the_second_endpoint`));
const payload = JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded" }, null, 2);
const seconds = () => Math.floor(Date.now() / 1000);
const read = (body: string, header: string | null) =>
  refusal(Promise.resolve().then(() => readStripeEvent(body, header)));
const refused = "invalid: This message is not signed as ours, or is too old.";

it("believes what is signed, up to five minutes", () => {
  for (const age of [0, 60, 295]) {
    expect(readStripeEvent(payload, sign(payload, secret, seconds() - age))).toMatchObject({ id: "evt_1" });
  }
});

it("believes what is signed for either endpoint", () => {
  expect(readStripeEvent(payload, sign(payload, "whsec_of_the_second_endpoint"))).toMatchObject({ id: "evt_1" });
});

it.each([305, 3600])("believes nothing that is %i seconds old", async (age) => {
  expect(await read(payload, sign(payload, secret, seconds() - age))).toBe(refused);
});

it("believes nothing that was altered by a byte", async () => {
  const header = sign(payload, secret);
  expect(await read(`${payload} `, header)).toBe(refused);
  expect(await read(payload.replace("evt_1", "evt_2"), header)).toBe(refused);
  expect(await read(payload, header.replace(/t=\d+/, `t=${seconds() + 1}`))).toBe(refused);
});

it.each([null, "", "t=1", "v1=00", "t=,v1=", "t=1,v1=00,v0=00", "nonsense"])(
  "believes no header %j",
  async (header) => {
    expect(await read(payload, header)).toBe(refused);
  },
);

it("believes none of 1,000 forged signatures", async () => {
  for (let tries = 0; tries < 1000; tries += 1) {
    const forged = tries % 2 === 0 ? randomBytes(32).toString("hex") : sign(payload, `whsec_${tries}`).split("v1=")[1];
    expect(await read(payload, `t=${seconds()},v1=${forged}`)).toBe(refused);
  }
});

it("asks nobody without keys", async () => {
  expect(isStripeSetUp()).toBe(false);
  expect(await refusal(askStripe(async () => 1))).toBe("not_configured: Payments are not set up yet.");
});
