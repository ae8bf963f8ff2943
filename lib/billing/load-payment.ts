// Finds the provider's object of a payment of ours, also where its id never reached us.
import "server-only";
import type Stripe from "stripe";
import { askStripe, isUnknownToStripe } from "@/lib/platform/stripe";

interface Payment {
  id: string;
  providerPaymentId: string | null;
  createdAt: Date;
  business: { providerCustomerId: string | null };
}

/** Clocks may differ by so much, seconds. */
const slack = 3600;

/** Null where the provider has none. Raises `bad_gateway`. */
export async function loadPayment(row: Payment): Promise<Stripe.Response<Stripe.PaymentIntent> | null> {
  const id = row.providerPaymentId ?? (await findPayment(row));
  if (id === null) return null;
  return askStripe((stripe) => stripe.paymentIntents.retrieve(id)).catch((error: unknown) => {
    if (isUnknownToStripe(error)) return null;
    throw error;
  });
}

async function findPayment({ id, createdAt, business }: Payment): Promise<string | null> {
  const customer = business.providerCustomerId;
  if (customer === null) return null;
  const gte = Math.floor(createdAt.getTime() / 1000) - slack;
  return askStripe(async (stripe) => {
    for await (const payment of stripe.paymentIntents.list({ customer, created: { gte }, limit: 100 }))
      if (payment.metadata["transactionId"] === id) return payment.id;
    return null;
  });
}
