// The calls that the Stripe stand-in answers, and what each does.
import { createAccount, createAccountLink, createPortalSession } from "./accounts";
import { createCustomer } from "./customers";
import { nestOf, type Sent, textOf } from "./form";
import { type Card, cancelPayment, cardOf, confirmPayment, createPayment } from "./payments";
import { showPrice } from "./prices";
import { createRefund } from "./refunds";
import { createSubscription, showSubscription } from "./subscriptions";
import { find, type StripeStore } from "./store";

interface Given {
  store: StripeStore;
  /** What stands for the asterisk in the path. */
  id: string;
  sent: Sent;
}

type Answer = (given: Given) => object;

const paymentCalls: Record<string, Answer> = {
  "GET /v1/payment_intents": ({ store, sent }) => listOf("/v1/payment_intents", [...store.payments.values()], sent),
  "POST /v1/payment_intents": ({ store, sent }) => createPayment(store, sent),
  "GET /v1/payment_intents/*": ({ store, id }) => find(store.payments, "payment_intent", id),
  "POST /v1/payment_intents/*/confirm": ({ store, id, sent }) => {
    const card: Card | undefined = cardOf[textOf(sent, "payment_method") ?? ""];
    return confirmPayment(store, id, card ?? "good");
  },
  "POST /v1/payment_intents/*/cancel": ({ store, id }) => cancelPayment(store, id),
};

const customerCalls: Record<string, Answer> = {
  "POST /v1/customers": ({ store, sent }) => createCustomer(store, sent),
  "GET /v1/customers/*": ({ store, id }) => find(store.customers, "customer", id),
};

const expandOf = (sent: Sent) => Object.values(nestOf(sent, "expand"));

const refundCalls: Record<string, Answer> = {
  "GET /v1/refunds": ({ store, sent }) => listOf("/v1/refunds", [...store.refunds.values()], sent),
  "POST /v1/refunds": ({ store, sent }) => createRefund(store, sent),
  "GET /v1/refunds/*": ({ store, id }) => find(store.refunds, "refund", id),
};

const subscriptionCalls: Record<string, Answer> = {
  "GET /v1/subscriptions": ({ store, sent }) =>
    listOf("/v1/subscriptions", [...store.subscriptions.values()], sent, (each) =>
      showSubscription(store, each, expandOf(sent)),
    ),
  "POST /v1/subscriptions": ({ store, sent }) =>
    showSubscription(store, createSubscription(store, sent), expandOf(sent)),
  "GET /v1/subscriptions/*": ({ store, id, sent }) =>
    showSubscription(store, find(store.subscriptions, "subscription", id), expandOf(sent)),
  "GET /v1/prices/*": ({ store, id, sent }) => showPrice(store, find(store.prices, "price", id), expandOf(sent)),
  "GET /v1/products/*": ({ store, id }) => find(store.products, "product", id),
  "GET /v1/invoices/*": ({ store, id }) => find(store.invoices, "invoice", id),
};

const accountCalls: Record<string, Answer> = {
  "POST /v1/accounts": ({ store, sent }) => createAccount(store, sent),
  "GET /v1/accounts/*": ({ store, id }) => find(store.accounts, "account", id),
  "POST /v1/account_links": ({ store, sent }) => createAccountLink(store, sent),
  "POST /v1/billing_portal/sessions": ({ store, sent }) => createPortalSession(store, sent),
};

const answers: Record<string, Answer> = {
  ...paymentCalls,
  ...customerCalls,
  ...refundCalls,
  ...subscriptionCalls,
  ...accountCalls,
};

/** What answers a method and a path; null where the stand-in does not know the call. */
export function findAnswer(method: string, path: string): { answer: Answer; id: string } | null {
  const exact = answers[`${method} ${path}`];
  if (exact) return { answer: exact, id: "" };
  const [, start = "", id = "", end = ""] = /^(\/v1\/[a-z_]+\/)([^/]+)(\/[a-z_]+)?$/.exec(path) ?? [];
  const answer = answers[`${method} ${start}*${end}`];
  return answer ? { answer, id: decodeURIComponent(id) } : null;
}

interface Listed {
  id: string;
  created?: number;
}

const pageSize = 10;

/** One page, newest first, of those that fit the filters that were sent. */
function listOf<T extends Listed>(url: string, all: T[], sent: Sent, show: (each: T) => object = (each) => each) {
  const { limit, starting_after: after, created, expand: _, ...filters } = sent;
  const bounds = typeof created === "object" ? created : {};
  const fitting = all.toReversed().filter((each) => {
    const fields = each as unknown as Record<string, unknown>;
    const isWithin =
      (each.created ?? 0) >= Number(bounds["gte"] ?? 0) &&
      (each.created ?? 0) <= Number(bounds["lte"] ?? Number.POSITIVE_INFINITY);
    const fits = Object.entries(filters).every(
      ([name, value]) => fields[name] === value || (name === "status" && value === "all"),
    );
    return isWithin && fits;
  });
  const start = after === undefined ? 0 : fitting.findIndex(({ id }) => id === after) + 1;
  const size = Number(limit ?? pageSize);
  const data = fitting.slice(start, start + size).map(show);
  return { object: "list" as const, data, has_more: start + size < fitting.length, url };
}
