// POST /api/create-payment-intent.
import { beginPayment } from "@/lib/billing/begin-payment";
import { createPaymentIntentBody } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "business",
  body: createPaymentIntentBody,
  handle: ({ actor, body }) => beginPayment(actor, body),
});
