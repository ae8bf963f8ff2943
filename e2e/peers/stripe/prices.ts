// What the Stripe stand-in sells: one plan, monthly.
import type Stripe from "stripe";
import type { StripeStore } from "./store";

/** Makes the plan and answers its price; `cents` a month. */
export function aPrice(store: StripeStore, cents = 4900, id = "price_premium"): Stripe.Price {
  const product = {
    id: "prod_premium",
    object: "product",
    active: true,
    created: store.now(),
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: "Premium",
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: "service",
    updated: store.now(),
    url: null,
  } satisfies Stripe.Product;
  const price = {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: store.now(),
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: cents,
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
  store.products.set(product.id, product);
  store.prices.set(id, price);
  return price;
}

/** A price with its product in it, where that was asked for. */
export function showPrice(store: StripeStore, price: Stripe.Price, expand: string[]): Stripe.Price {
  const product = typeof price.product === "string" ? store.products.get(price.product) : undefined;
  return expand.includes("product") && product ? { ...price, product } : price;
}

/** What a subscription's item quotes of a price. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const { id, active, created, currency, metadata, nickname, product, unit_amount: amount } = price;
  return {
    id,
    object: "plan",
    active,
    amount,
    amount_decimal: null,
    billing_scheme: "per_unit",
    created,
    currency,
    interval: "month",
    interval_count: 1,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Stripe.Plan;
}
