// Opens Stripe's own pages for a subscription.
"use client";

import { ExternalLinkIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useProvidersPage } from "./change-data";

const goTo = (address: string) => window.location.assign(address);

export function ManageButton({ go = goTo }: { go?: (address: string) => void }) {
  const { open, isBusy } = useProvidersPage("/api/billing-portal", go);
  return (
    <Button variant="secondary" busy={isBusy} busyLabel="Opening Stripe" onClick={() => open()}>
      <ExternalLinkIcon aria-hidden />
      Manage subscription
    </Button>
  );
}
