// The card fields, which Stripe draws and reads in frames of its own, so that no number ever reaches us.
"use client";

import { Elements, PaymentElement } from "@stripe/react-stripe-js";
import type { StripeElementsOptionsClientSecret } from "@stripe/stripe-js";
import { type ReactNode, useMemo, useState } from "react";
import { useTheme } from "@/components/hooks/use-theme";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { cardAppearance } from "./card-appearance";
import { useStripeLoader } from "./stripe-loader";

interface CardGroupProps {
  publishableKey: string;
  /** Of the payment that the fields are for. */
  clientSecret: string;
  /** The form around `CardFields`. */
  children: ReactNode;
}

/** Loads Stripe and gives the form below it. */
export function CardGroup({ publishableKey, clientSecret, children }: CardGroupProps) {
  const { theme } = useTheme();
  const { data: stripe, isError, isFetching, refetch } = useStripeLoader(publishableKey);
  const options = useMemo<StripeElementsOptionsClientSecret>(
    () => ({ clientSecret, appearance: cardAppearance(theme), loader: "never" }),
    [clientSecret, theme],
  );
  if (stripe) {
    return (
      <Elements key={clientSecret} stripe={stripe} options={options}>
        {children}
      </Elements>
    );
  }
  if (!isError || isFetching) return <CardSkeleton />;
  return <CardFailed onRetry={() => void refetch()} />;
}

/** `onReady` is told when the fields can be filled in. */
export function CardFields({ isReady, onReady }: { isReady: boolean; onReady: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  if (hasFailed) {
    const retry = () => {
      setFailed(false);
      setTries(tries + 1);
    };
    return <CardFailed onRetry={retry} />;
  }
  return (
    <div className="grid *:[grid-area:1/1]">
      {isReady ? null : <CardSkeleton />}
      <PaymentElement
        key={tries}
        className={isReady ? undefined : "opacity-0"}
        options={{ layout: "tabs" }}
        onReady={onReady}
        onLoadError={() => setFailed(true)}
      />
    </div>
  );
}

function CardSkeleton() {
  return (
    <div role="status" aria-label="Loading the payment form" className="grid content-start gap-4">
      <Skeleton className="h-16" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-16" />
    </div>
  );
}

function CardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>The payment form did not load. Nothing was charged. Check the connection and try again.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
