// /subscribe: the premium subscription.
import type { Metadata } from "next";
import { NotSetUp } from "@/components/billing/not-set-up";
import { SubscribeScreen } from "@/components/billing/subscribe-screen";
import { requireBusinessUser } from "@/lib/auth/session";
import { findSubscription, getPaymentSetup, getPlan } from "@/lib/billing/queries";

export const metadata: Metadata = { title: "Subscribe" };

export default async function SubscribePage() {
  const actor = await requireBusinessUser("/subscribe");
  const { publishableKey, missing } = getPaymentSetup(actor, "subscription");
  const known = publishableKey === null ? null : await findSubscription(actor);
  return (
    <div className="mx-auto w-full max-w-120">
      <h1 className="text-title">Subscribe</h1>
      <div className="mt-6">
        {publishableKey === null ? (
          <NotSetUp what="Subscriptions" missing={missing} />
        ) : (
          <SubscribeScreen
            publishableKey={publishableKey}
            // Not waited for: the page stands also while the provider is slow to say what it costs.
            plan={getPlan().catch(() => null)}
            known={known}
            zone={actor.ownZone}
          />
        )}
      </div>
    </div>
  );
}
