// A Stripe stand-in for a file of tests, where the product under test finds it.
import { afterAll, beforeEach } from "vitest";
import { type StripePeer, startStripe } from "@/e2e/peers/stripe/server";
import { type Env, env } from "@/lib/platform/env";
import { askStripe } from "@/lib/platform/stripe";

/**
 * Starts it for the file, after which the product knows of none again; without faults before each test, and without the
 * half second that the SDK waits before it asks again. `more` are further variables of the environment.
 */
export async function stripeForTests(more: Partial<Env> = {}): Promise<StripePeer> {
  const peer = await startStripe();
  // The product reads its environment once, and what other files of this process have loaded has read it already.
  const settings = env();
  const before = { ...settings };
  Object.assign(settings, peer.env, more);
  // A process of its own reads it anew.
  const variables = { ...process.env };
  Object.assign(process.env, peer.env, more);
  beforeEach(async () => {
    const client = await askStripe((stripe) => Promise.resolve(stripe));
    client.getInitialNetworkRetryDelay = () => 0;
    peer.faults.clear();
    peer.asked.length = 0;
    peer.store.ahead = 0;
  });
  afterAll(async () => {
    for (const name of Object.keys({ ...peer.env, ...more })) {
      Reflect.deleteProperty(settings, name);
      Reflect.deleteProperty(process.env, name);
    }
    Object.assign(settings, before);
    Object.assign(process.env, variables);
    delete (globalThis as { mortuaryStripe?: unknown }).mortuaryStripe;
    await peer.stop();
  });
  return peer;
}

/** Runs `work` as on a platform that is not set up for payments, or no longer. */
export async function withoutKeys(work: () => Promise<void>): Promise<void> {
  const settings = env();
  const { STRIPE_SECRET_KEY: key } = settings;
  settings.STRIPE_SECRET_KEY = undefined;
  try {
    await work();
  } finally {
    settings.STRIPE_SECRET_KEY = key;
  }
}
