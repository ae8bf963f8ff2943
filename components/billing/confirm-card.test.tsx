// What comes of a confirmation, in our words: paid once, to be filled in, or failed in the provider's words.
import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { expect, it, vi } from "vitest";
import { confirmCard } from "./confirm-card";

const elements = {} as StripeElements;

function stripeThat(answer: () => Promise<object>) {
  const confirmPayment = vi.fn<(asked: object) => Promise<object>>(answer);
  return { stripe: { confirmPayment } as unknown as Stripe, confirmPayment };
}

const paymentOf = (status: string) => ({ id: "pi_1", status }) as NonNullable<PaymentIntentResult["paymentIntent"]>;
const refusal = (error: StripeError) => ({ error });

it.each([
  ["succeeded", { kind: "paid", paymentId: "pi_1" }],
  ["processing", { kind: "paid", paymentId: "pi_1" }],
  ["requires_payment_method", { kind: "failed" }],
  ["canceled", { kind: "failed" }],
])("a payment that %s", async (status, expected) => {
  const { stripe, confirmPayment } = stripeThat(async () => ({ paymentIntent: paymentOf(status) }));
  expect(await confirmCard(stripe, elements)).toMatchObject(expected);
  const confirmParams = { return_url: `${window.location.origin}/dashboard` };
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith({ elements, confirmParams, redirect: "if_required" });
});

it("tells a refusal in the provider's words", async () => {
  const { stripe } = stripeThat(async () => refusal({ type: "card_error", message: "Your card was declined." }));
  expect(await confirmCard(stripe, elements)).toEqual({ kind: "failed", message: "Your card was declined." });
});

it("leaves what the fields lack to the fields", async () => {
  const { stripe } = stripeThat(async () => refusal({ type: "validation_error", message: "Incomplete." }));
  expect(await confirmCard(stripe, elements)).toEqual({ kind: "incomplete" });
});

it("takes a refused second try of a payment that was made for the payment", async () => {
  const payment_intent = { ...paymentOf("succeeded"), amount: 1, currency: "usd" } as StripeError["payment_intent"];
  const { stripe } = stripeThat(async () =>
    refusal({
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      ...(payment_intent && { payment_intent }),
    }),
  );
  expect(await confirmCard(stripe, elements)).toEqual({ kind: "paid", paymentId: "pi_1" });
});

it("has a sentence where the provider has none, also when its script throws", async () => {
  const sentence = "The payment was not confirmed. Try again; it is charged once at most.";
  const { stripe: silent } = stripeThat(async () => refusal({ type: "api_error" }));
  const { stripe: broken } = stripeThat(() => Promise.reject(new TypeError("x is undefined")));
  for (const stripe of [silent, broken])
    expect(await confirmCard(stripe, elements)).toEqual({ kind: "failed", message: sentence });
});
