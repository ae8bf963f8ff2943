// Opens Stripe's own pages for a subscription.
"use client";

import { ExternalLinkIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useBillingPortal } from "./subscription-data";

const goTo = (address: string) => window.location.assign(address);

export function ManageButton({ go = goTo }: { go?: (address: string) => void }) {
  const portal = useBillingPortal(go);
  // It stays busy until the other page is there.
  const isBusy = portal.isPending || portal.isSuccess;
  return (
    <Button variant="secondary" busy={isBusy} busyLabel="Opening Stripe" onClick={() => portal.mutate()}>
      <ExternalLinkIcon aria-hidden />
      Manage subscription
    </Button>
  );
}
