// Asks the provider what came of a payment, for whoever comes back from paying before its message does.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import { askStripe, idOf, isStripeSetUp, isUnknownToStripe, notSetUp } from "@/lib/platform/stripe";
import type { PaymentOutcomeDto } from "./dto";
import { paymentStatusOf } from "./payment-status";

/** Raises `not_found` where the payment is not of the actor's business, `not_configured` and `bad_gateway`. */
export async function loadOutcome({ businessId: id }: BusinessActor, paymentId: string): Promise<PaymentOutcomeDto> {
  if (!isStripeSetUp()) throw notSetUp();
  const business = await db.business.findUnique({ where: { id }, select: { providerCustomerId: true } });
  const customer = business?.providerCustomerId;
  if (!customer) throw notFound();
  const payment = await askStripe((stripe) => stripe.paymentIntents.retrieve(paymentId)).catch((error: unknown) => {
    throw isUnknownToStripe(error) ? notFound() : error;
  });
  if (idOf(payment.customer) !== customer) throw notFound();
  return {
    // What the screens begin carries our row's id; invoices of a subscription are begun by the provider.
    type: payment.metadata["transactionId"] ? "one-time" : "subscription",
    status: paymentStatusOf(payment),
    message: payment.last_payment_error?.message ?? null,
  };
}
