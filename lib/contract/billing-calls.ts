// The calls on payments, and what they answer.
import { z } from "zod";
import type { BillingPortalDto, PaymentIntentDto, PaymentOutcomeDto, SubscriptionDto } from "@/lib/billing/dto";
import { createPaymentIntentBody, paymentParams } from "@/lib/billing/schema";
import { emptyBody } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";

const paymentIntentAnswer = answerOf<PaymentIntentDto>()(
  "PaymentIntent",
  z.strictObject({ clientSecret: z.string().meta({ description: "What the browser confirms the payment with." }) }),
);

const subscriptionAnswer = answerOf<SubscriptionDto>()(
  "Subscription",
  z.strictObject({
    status: z.string().meta({ description: "active and trialing mean already subscribed." }),
    clientSecret: z.string().nullable().meta({ description: "Null where nothing waits to be paid." }),
  }),
);

const portalAnswer = answerOf<BillingPortalDto>()("BillingPortal", z.strictObject({ url: z.url() }));

const paymentOutcomeAnswer = answerOf<PaymentOutcomeDto>()(
  "PaymentOutcome",
  z.strictObject({
    type: z.enum(["subscription", "one-time"]),
    status: z.string().meta({ description: "succeeded, pending or failed, else the provider's own word." }),
    message: z.string().nullable().meta({ description: "The provider's reason for a payment that failed." }),
  }),
);

export const billingCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/create-payment-intent",
    as: "business",
    summary: "Begins a payment.",
    description: "Nothing is charged until the browser confirms it with the provider.",
    body: createPaymentIntentBody,
    answer: paymentIntentAnswer,
    mayConflict: true,
    mayFail: true,
    needsSetUp: true,
  },
  {
    method: "POST",
    path: "/api/get-or-create-subscription",
    as: "business",
    summary: "Finds the subscription, or begins one.",
    body: emptyBody,
    answer: subscriptionAnswer,
    mayFail: true,
    needsSetUp: true,
  },
  {
    method: "POST",
    path: "/api/billing-portal",
    as: "business",
    summary: "Opens the provider's pages on which a subscription is managed and ended.",
    body: emptyBody,
    answer: portalAnswer,
    mayConflict: true,
    mayFail: true,
    needsSetUp: true,
  },
  {
    method: "GET",
    path: "/api/payments/{id}/outcome",
    as: "business",
    summary: "What came of a payment.",
    description: "As the provider says it now, before its message may have come.",
    params: paymentParams,
    answer: paymentOutcomeAnswer,
    mayFail: true,
    needsSetUp: true,
  },
];
