// What a journey of paying has at hand: a server that takes payments, its Stripe stand-in, and people's pages on it.
import type { BrowserContextOptions, Page } from "@playwright/test";
import type Stripe from "stripe";
import { startProduct } from "@/scripts/product.mjs";
import { findGrave, findInBothThemes } from "./axe";
import { expect, test as base } from "./fixtures";
import { CheckoutPage } from "./pages/checkout-page";
import { type BrowserStripe, standInForStripeJs } from "./peers/stripe/browser";
import { forward } from "./peers/stripe/messages";
import { aPrice } from "./peers/stripe/prices";
import { type StripePeer, startStripe } from "./peers/stripe/server";
import type { Person } from "./people";
import { Caller, type Session, signIn } from "./sessions";

interface Payer {
  page: Page;
  checkout: CheckoutPage;
  stripeJs: BrowserStripe;
  /** The contract's calls on the server that takes payments. */
  caller: Caller;
}

interface Paying {
  stripe: StripePeer;
  address: string;
  /** Resolves once the product has heard all that Stripe told. */
  settled(): Promise<void>;
}

interface Fixtures {
  /** A page of `person`'s, with Stripe answered for. */
  payer(person?: Person, options?: BrowserContextOptions): Promise<Payer>;
  /** The payments that were begun since this test began, oldest first. */
  payments(): Stripe.PaymentIntent[];
}

export const test = base.extend<Fixtures, { paying: Paying }>({
  paying: [
    async ({ browserName: _unused }, provide) => {
      const stripe = await startStripe();
      const price = aPrice(stripe.store);
      const server = await startProduct({ ...stripe.env, STRIPE_PRICE_ID: price.id });
      const { address } = server;
      const told = forward(stripe.store, `${address}/api/stripe/webhook`, stripe.env.STRIPE_WEBHOOK_SECRET);
      await provide({ stripe, address, settled: () => told.settled() });
      await told.settled();
      await server.stop();
      await stripe.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  payments: async ({ paying }, provide) => {
    const { store } = paying.stripe;
    const before = new Set(store.payments.keys());
    await provide(() => [...store.payments.values()].filter(({ id }) => !before.has(id)));
  },
  payer: async ({ browser, paying }, provide) => {
    const { stripe, address } = paying;
    const closings: (() => Promise<void>)[] = [];
    const problems: string[] = [];
    const sessions = new Map<Person, Promise<Session>>();
    stripe.faults.clear();
    stripe.asked.length = 0;
    await provide(async (person = "marisol", options = {}) => {
      const kept = sessions.get(person) ?? signIn(person, address);
      sessions.set(person, kept);
      const storageState = await kept;
      const context = await browser.newContext({ baseURL: address, storageState, ...options });
      closings.push(() => context.close());
      const page = await context.newPage();
      page.on("pageerror", ({ message }) => problems.push(`${page.url()}: ${message}`));
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) problems.push(`${page.url()}: ${message.text()}`);
      });
      const stripeJs = await standInForStripeJs(page, stripe.store);
      return { page, checkout: new CheckoutPage(page), stripeJs, caller: new Caller(address, storageState) };
    });
    for (const close of closings) await close();
    await paying.settled();
    expect(problems).toEqual([]);
  },
});

/** Nothing wider than the window, and nothing that axe calls grave in either theme. */
export async function expectWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await findInBothThemes(page, findGrave, (axe) => axe.exclude("iframe"))).toEqual([]);
}

export { expect };
