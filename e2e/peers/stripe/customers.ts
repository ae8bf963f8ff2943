// Customers of the Stripe stand-in.
import type Stripe from "stripe";
import { nestOf, type Sent, textOf } from "./form";
import type { StripeStore } from "./store";

/** POST /v1/customers. */
export function createCustomer(store: StripeStore, sent: Sent): Stripe.Customer {
  const customer = {
    id: store.newId("cus"),
    object: "customer",
    balance: 0,
    created: store.now(),
    default_source: null,
    description: textOf(sent, "description") ?? null,
    email: textOf(sent, "email") ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: nestOf(sent, "metadata"),
    name: textOf(sent, "name") ?? null,
    shipping: null,
  } satisfies Stripe.Customer;
  store.customers.set(customer.id, customer);
  store.tell("customer.created", customer);
  return customer;
}
