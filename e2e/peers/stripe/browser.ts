// Stripe in a browser under test: its script, its frames and the calls that they make, answered at the network's edge by the stand-in.
import type { Page, Route } from "@playwright/test";
import type Stripe from "stripe";
import { challengePage, fieldsPage, leadingPage, redirectPage } from "./browser-pages";
import { installStripe } from "./browser-script";
import { cardOf, confirmPayment, settlePayment } from "./payments";
import { find, StripeRefusal, type StripeStore } from "./store";

export interface BrowserStripe {
  /** Addresses that the page asked of Stripe, without their query. */
  asked: string[];
  /** What goes wrong until it is set right: the script, the fields, or the answer to a confirmation (the work is done). */
  fault: "none" | "no-script" | "no-fields" | "lost";
}

const open = { "Access-Control-Allow-Origin": "*" };
const fulfillHtml = (route: Route, body: string) => route.fulfill({ contentType: "text/html", headers: open, body });
const fulfillJson = (route: Route, status: number, body: object) =>
  route.fulfill({ status, contentType: "application/json", headers: open, body: JSON.stringify(body) });

/** Answers for Stripe on this page; no request reaches the real one. */
export async function standInForStripeJs(page: Page, store: StripeStore): Promise<BrowserStripe> {
  const browser: BrowserStripe = { asked: [], fault: "none" };
  const note = (route: Route) => {
    const { origin, pathname } = new URL(route.request().url());
    browser.asked.push(`${origin}${pathname}`);
    return pathname;
  };

  await page.route(/^https:\/\/(?:[\w-]+\.)*stripe\.(?:com|network)\//, (route) => {
    note(route);
    return route.abort();
  });
  await page.route("https://js.stripe.com/**", (route) => {
    const path = note(route);
    if (path.endsWith(".html")) return fulfillHtml(route, fieldsPage);
    if (browser.fault === "no-script") return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: `(${installStripe.toString()})()` });
  });
  await page.route("https://hooks.stripe.com/**", (route) => {
    const [, kind, ...rest] = note(route).split("/");
    const [id = "", answer] = kind === "redirect" ? rest.slice(1) : rest;
    if (!answer) return fulfillHtml(route, kind === "redirect" ? redirectPage(id) : challengePage(id));
    const back = find(store.payments, "payment_intent", id).next_action?.redirect_to_url?.return_url;
    const payment = settlePayment(store, id, answer === "complete");
    return back ? fulfillHtml(route, leadingPage(returnTo(back, payment))) : fulfillJson(route, 200, {});
  });
  await page.route("https://api.stripe.com/**", async (route) => {
    const path = note(route);
    const sent = new URLSearchParams(route.request().postData() ?? new URL(route.request().url()).search);
    const secret = sent.get("client_secret") ?? "";
    const id = secret.replace(/_secret_.*$/, "");
    try {
      const payment = find(store.payments, "payment_intent", id);
      if (payment.client_secret !== secret) return await fulfillJson(route, 401, refusalOf("The secret is another's."));
      if (path.endsWith("/sessions") && browser.fault === "no-fields")
        return await fulfillJson(route, 400, refusalOf("The session could not be begun."));
      if (path.endsWith("/confirm")) confirm(payment, sent);
      if (browser.fault === "lost") return await route.abort();
      const { last_payment_error: failure, status } = payment;
      if (path.endsWith("/confirm") && failure && status === "requires_payment_method")
        return await fulfillJson(route, 402, { error: { ...failure, payment_intent: payment } });
      return await fulfillJson(route, 200, payment);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const payment = store.payments.get(id);
      await fulfillJson(route, error.status, {
        error: { ...error.body.error, ...(payment && { payment_intent: payment }) },
      });
    }
  });
  return browser;

  function confirm(payment: Stripe.PaymentIntent, sent: URLSearchParams): void {
    const isCard = sent.get("method") === "card";
    confirmPayment(store, payment.id, isCard ? (cardOf[sent.get("number") ?? ""] ?? "declined") : "asks");
    if (isCard) return;
    const url = `https://hooks.stripe.com/redirect/authenticate/${payment.id}`;
    payment.next_action = { type: "redirect_to_url", redirect_to_url: { url, return_url: sent.get("return_url") } };
  }
}

const refusalOf = (message: string) => ({ error: { type: "invalid_request_error", message } });

/** What Stripe adds to the address that it leads back to. */
function returnTo(address: string, { id, client_secret: secret, status }: Stripe.PaymentIntent): string {
  const back = new URL(address);
  back.searchParams.set("payment_intent", id);
  back.searchParams.set("payment_intent_client_secret", secret ?? "");
  back.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return back.href;
}
