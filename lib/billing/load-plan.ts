// Asks the payment provider what the subscription is and costs; the answer stands for some minutes.
import "server-only";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { askStripe } from "@/lib/platform/stripe";
import type { PlanDto } from "./dto";

const keptMs = 5 * 60_000;

let known: { plan: PlanDto; until: number } | null = null;

/** Null where no price is set up. Raises `not_configured` and `bad_gateway`. */
export async function loadPlan(): Promise<PlanDto | null> {
  const { STRIPE_PRICE_ID: id } = env();
  if (id === undefined) return null;
  const instant = now().getTime();
  if (known && known.until > instant) return known.plan;
  const price = await askStripe((stripe) => stripe.prices.retrieve(id, { expand: ["product"] }));
  const { product, unit_amount: cents, currency, recurring } = price;
  const plan: PlanDto = {
    name: typeof product === "object" && !product.deleted ? product.name : null,
    amount: cents === null ? null : (cents / 100).toFixed(2),
    currency,
    interval: recurring?.interval ?? null,
    intervalCount: recurring?.interval_count ?? 1,
  };
  known = { plan, until: instant + keptMs };
  return plan;
}
