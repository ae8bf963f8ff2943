// Confirms a payment with the card that was entered, and says what came of it in our words.
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";

export type Confirmed =
  | { kind: "paid"; paymentId: string }
  /** The fields say themselves what they lack. */
  | { kind: "incomplete" }
  | { kind: "failed"; message: string };

const unsaid = "The payment was not confirmed. Try again; it is charged once at most.";

/** Made, or with the bank: a second try would be a second payment. */
const done = new Set<string>(["succeeded", "processing", "requires_capture"]);

/** Banks that ask on a page of their own lead back to /dashboard by themselves; this never answers then. */
export async function confirmCard(stripe: Stripe, elements: StripeElements): Promise<Confirmed> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${window.location.origin}/dashboard` },
      redirect: "if_required",
    });
    if (error) return refused(error);
    if (done.has(paymentIntent.status)) return { kind: "paid", paymentId: paymentIntent.id };
    return { kind: "failed", message: unsaid };
  } catch {
    return { kind: "failed", message: unsaid };
  }
}

function refused(error: StripeError): Confirmed {
  const known = error.payment_intent;
  // The answer to an earlier press was lost on its way.
  if (known && done.has(known.status)) return { kind: "paid", paymentId: known.id };
  if (error.type === "validation_error") return { kind: "incomplete" };
  return { kind: "failed", message: error.message ?? unsaid };
}
