// Finds the subscription of a business at the payment provider, or begins one that waits for its first payment.
import "server-only";
import type Stripe from "stripe";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { askStripe, isStripeSetUp, isUnknownToStripe, notSetUp, saidAtOf } from "@/lib/platform/stripe";
import { applySubscription } from "./apply-subscription";
import { callAsCustomer } from "./call-as-customer";
import type { SubscriptionDto } from "./dto";
import { parseSubscription } from "./parse-told";
import { isSubscribed, isSubscriptionOver } from "./subscription-status";

type Said = Stripe.Response<Stripe.Subscription>;

const expand = ["latest_invoice.confirmation_secret"];

/**
 * How it stands, and what the browser pays the first invoice with; null where nothing waits to be paid. Raises
 * `not_configured` and `bad_gateway`.
 */
export async function beginSubscription(actor: BusinessActor): Promise<SubscriptionDto> {
  if (!isStripeSetUp()) throw notSetUp();
  const price = env().STRIPE_PRICE_ID;
  if (price === undefined) throw new AppError("not_configured", "The subscription is not set up yet.");
  const { businessId } = actor;
  const row = await db.subscription.findUnique({ where: { businessId } });
  const said = await callAsCustomer(actor, async (customer) => {
    const { alive, previous } = await findAlive(customer, row?.providerSubscriptionId ?? null);
    return alive ?? create({ businessId, customer, price, previous });
  });
  await keep(actor, said);
  const { status, latest_invoice: invoice } = said;
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret?.client_secret : null;
  return { status, clientSecret: isSubscribed(status) ? null : (secret ?? null) };
}

/** The one that we know, else the newest that the provider has: an answer may have been lost, or a message is late. */
async function findAlive(customer: string, known: string | null): Promise<{ alive: Said | null; previous: string }> {
  const alive = known === null ? null : await findKnown(known);
  if (alive && !isSubscriptionOver(alive.status)) return { alive, previous: alive.id };
  const all = await askStripe((stripe) => stripe.subscriptions.list({ customer, status: "all", limit: 100 }));
  const other = all.data.find(({ status }) => !isSubscriptionOver(status));
  return { alive: other ? await retrieve(other.id) : null, previous: all.data[0]?.id ?? "none" };
}

/** Null where the provider knows it no longer. */
async function findKnown(id: string): Promise<Said | null> {
  try {
    return await retrieve(id);
  } catch (error) {
    if (isUnknownToStripe(error)) return null;
    throw error;
  }
}

const retrieve = (id: string) => askStripe((stripe) => stripe.subscriptions.retrieve(id, { expand }));

interface New {
  businessId: string;
  customer: string;
  price: string;
  previous: string;
}

/** Under a key of the one before it: pressed twice, or asked again after a lost answer, it is one. */
function create({ businessId, customer, price, previous }: New): Promise<Said> {
  return askStripe((stripe) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: "default_incomplete",
        payment_settings: { save_default_payment_method: "on_subscription" },
        metadata: { businessId },
        expand,
      },
      { idempotencyKey: `subscription:${businessId}:${customer}:${previous}:${price}` },
    ),
  );
}

async function keep(actor: BusinessActor, said: Said): Promise<void> {
  const told = parseSubscription(said, saidAtOf(said));
  await transact(actor, async (unit) => {
    const outcome = await applySubscription(unit, told, null);
    if (outcome !== "applied") throw new Unchanged();
  });
}
