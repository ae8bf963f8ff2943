// How the Stripe stand-in's events reach the product: signed as Stripe signs, late, twice or out of order on demand.
import { Stripe } from "stripe";
import type { StripeStore } from "./store";

export interface Delivery {
  /** How long events are held back, milliseconds; those that gather meanwhile go out together. */
  delayMs?: number;
  /** How often each is sent. */
  copies?: number;
  /** Newest first. */
  isReversed?: boolean;
}

/** The `Stripe-Signature` header of a body. */
export function sign(payload: string, secret: string, timestamp?: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });
}

/** Sends one event to `url` and answers the status. */
async function send(event: Stripe.Event, url: string, secret: string): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": sign(payload, secret) };
  const answer = await fetch(url, { method: "POST", body: payload, headers });
  await answer.body?.cancel();
  return answer.status;
}

const tries = 5;
const againMs = 200;

/** Forwards every event from now on; answers what waits until all that was told has arrived. */
export function forward(store: StripeStore, url: string, secret: string, delivery: Delivery = {}) {
  const { delayMs = 0, copies = 1, isReversed = false } = delivery;
  let waiting: Stripe.Event[] = [];
  let underWay: Promise<void> = Promise.resolve();
  const deliver = async (event: Stripe.Event) => {
    for (let left = tries; left > 0; left -= 1) {
      const status = await send(event, url, secret).catch(() => 0);
      if (status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  };
  const flush = async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const batch = isReversed ? waiting.toReversed() : waiting;
    waiting = [];
    for (const event of batch) await Promise.all(Array.from({ length: copies }, () => deliver(event)));
  };
  store.onEvent = (event) => {
    waiting.push(event);
    if (waiting.length === 1) underWay = underWay.then(flush);
  };
  return {
    settled: async () => {
      while (waiting.length > 0) await underWay;
      await underWay;
    },
  };
}
