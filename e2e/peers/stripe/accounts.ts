// Connected accounts of the Stripe stand-in, and the pages of Stripe's own that the product sends people to.
import type Stripe from "stripe";
import { nestOf, type Sent, textOf } from "./form";
import { find, type StripeStore } from "./store";

/** POST /v1/accounts: it can be paid nothing until `finishOnboarding`. */
export function createAccount(store: StripeStore, sent: Sent): Stripe.Account {
  const account = {
    id: store.newId("acct"),
    object: "account",
    capabilities: { transfers: "inactive" },
    charges_enabled: false,
    country: textOf(sent, "country") ?? "US",
    created: store.now(),
    details_submitted: false,
    email: null,
    metadata: nestOf(sent, "metadata"),
    payouts_enabled: false,
    type: "express",
  } satisfies Stripe.Account;
  store.accounts.set(account.id, account);
  return account;
}

/** What the company does on Stripe's pages; later Stripe may take it back. */
export function finishOnboarding(store: StripeStore, id: string, isGood = true): Stripe.Account {
  const account = find(store.accounts, "account", id);
  account.details_submitted = true;
  account.charges_enabled = isGood;
  account.payouts_enabled = isGood;
  account.capabilities = { transfers: isGood ? "active" : "inactive" };
  store.tell("account.updated", account, id);
  return account;
}

const minutes = 60;

/** POST /v1/account_links. */
export function createAccountLink(store: StripeStore, sent: Sent): Stripe.AccountLink {
  const account = find(store.accounts, "account", textOf(sent, "account") ?? "");
  const created = store.now();
  return {
    object: "account_link",
    created,
    expires_at: created + 5 * minutes,
    url: `https://connect.stripe.test/setup/${account.id}`,
  } satisfies Stripe.AccountLink;
}

/** POST /v1/billing_portal/sessions. */
export function createPortalSession(store: StripeStore, sent: Sent): Stripe.BillingPortal.Session {
  const customer = find(store.customers, "customer", textOf(sent, "customer") ?? "");
  const id = store.newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_1",
    created: store.now(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: textOf(sent, "return_url") ?? null,
    url: `https://billing.stripe.test/session/${id}`,
  } satisfies Stripe.BillingPortal.Session;
}
