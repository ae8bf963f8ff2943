// Whether cancellation fees can be paid to the business by card, and the way to the provider's pages that allow it.
"use client";

import { Button } from "@/components/ui/button";
import type { FeeSettingsDto } from "@/lib/billing/dto";
import { useConnectAccount } from "./due-data";

const goTo = (address: string) => window.location.assign(address);

interface FeeAccountProps {
  settings: FeeSettingsDto;
  mayChange: boolean;
  go?: (address: string) => void;
}

export function FeeAccount({ settings: { isConnected, canBePaid, isSetUp }, mayChange, go = goTo }: FeeAccountProps) {
  const { open, isBusy } = useConnectAccount(go);
  if (canBePaid) return <p className="text-muted-foreground">Other businesses can pay you these fees by card.</p>;
  if (!isSetUp) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[68ch] min-w-0 flex-1 basis-72 text-muted-foreground">
        {isConnected
          ? "Stripe needs more from you before other businesses can pay you by card."
          : "Connect an account with Stripe, and other businesses can pay you these fees by card."}
      </p>
      {mayChange ? (
        <Button
          variant="secondary"
          className="max-md:w-full"
          busy={isBusy}
          busyLabel="Opening Stripe"
          onClick={() => open()}
        >
          {isConnected ? "Continue Setup" : "Connect Account"}
        </Button>
      ) : null}
    </div>
  );
}
