// A Stripe stand-in for a file of tests, where the product under test finds it.
import { afterAll, beforeEach } from "vitest";
import { type StripePeer, startStripe } from "@/e2e/peers/stripe/server";

/** Starts it and sets the environment, before anything of the product has read it; without faults before each test. */
export async function stripeForTests(more: Record<string, string> = {}): Promise<StripePeer> {
  const peer = await startStripe();
  Object.assign(process.env, peer.env, more);
  beforeEach(() => {
    peer.faults.clear();
    peer.asked.length = 0;
    peer.store.ahead = 0;
  });
  afterAll(() => peer.stop());
  return peer;
}

/** Runs `work` as on a platform that is not set up for payments, or no longer. */
export async function withoutKeys(work: () => Promise<void>): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  const settings = env();
  const { STRIPE_SECRET_KEY: key } = settings;
  settings.STRIPE_SECRET_KEY = undefined;
  try {
    await work();
  } finally {
    settings.STRIPE_SECRET_KEY = key;
  }
}
