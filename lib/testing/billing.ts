// Payments for the tests: begun by us, paid at the stand-in, and told of as the provider tells.
import { confirmPayment } from "@/e2e/peers/stripe/payments";
import type { StripePeer } from "@/e2e/peers/stripe/server";
import type { BusinessActor } from "@/lib/auth/actor";
import { applyEvent } from "@/lib/billing/apply-event";
import { beginPayment } from "@/lib/billing/begin-payment";

/** Begins a payment and answers the provider's id of it. */
export async function begun(actor: BusinessActor, amount = 100): Promise<string> {
  const { clientSecret } = await beginPayment(actor, { amount });
  return clientSecret.replace(/_secret_.*$/, "");
}

/** Tells us of everything that has happened at the stand-in since `from`, in order; answers the outcomes. */
export async function hear({ store }: StripePeer, from = 0): Promise<string[]> {
  const outcomes: string[] = [];
  for (const event of store.events.slice(from)) outcomes.push(await applyEvent(event));
  return outcomes;
}

/** A payment that succeeded and that we know of; answers the provider's id. */
export async function paid(peer: StripePeer, actor: BusinessActor, amount = 100): Promise<string> {
  const from = peer.store.events.length;
  const id = await begun(actor, amount);
  confirmPayment(peer.store, id, "good");
  await hear(peer, from);
  return id;
}
