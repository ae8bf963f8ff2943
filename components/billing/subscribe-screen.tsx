// Subscribe: loads or begins the subscription, then offers it, shows that it is active or paused, or says that it failed.
"use client";

import { useEffect } from "react";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { KnownSubscriptionDto, PlanDto } from "@/lib/billing/dto";
import { isPaused, isSubscribed } from "@/lib/billing/subscription-status";
import { ActivePlan } from "./active-plan";
import { ManageButton } from "./manage-button";
import { saidOr } from "./change-data";
import { PausedPlan } from "./paused-plan";
import { PlanOffer } from "./plan-offer";
import { useSubscription } from "./subscription-data";

interface SubscribeScreenProps {
  publishableKey: string;
  /** What Stripe says it costs; null where it could not be asked. */
  plan: Promise<PlanDto | null>;
  /** What Stripe told of it last. */
  known: KnownSubscriptionDto | null;
  /** IANA zone of the business. */
  zone: string;
}

export function SubscribeScreen({ publishableKey, plan, known, zone }: SubscribeScreenProps) {
  const { data, error, isFetching, refetch } = useSubscription();
  const isActive = data !== undefined && isSubscribed(data.status);
  useEffect(() => {
    if (isActive) toast({ title: "Already Subscribed", description: "Your subscription is active." });
  }, [isActive]);
  useEffect(() => {
    if (error) notifyError(saidOr(error, "Failed to load subscription"));
  }, [error]);
  if (isFetching) return <Loading />;
  if (data && isActive) return <ActivePlan plan={plan} known={known} status={data.status} zone={zone} />;
  if (data && isPaused(data.status)) return <PausedPlan plan={plan} />;
  if (data?.clientSecret)
    return (
      <PlanOffer publishableKey={publishableKey} plan={plan} clientSecret={data.clientSecret} status={data.status} />
    );
  return (
    <Card>
      <CardContent className="grid justify-items-start gap-3">
        <h2 className="text-section">Subscription Error</h2>
        <p className="text-muted-foreground">Please try again or contact support if the problem persists.</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
          {data ? <ManageButton /> : null}
        </div>
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <Card role="status" aria-label="Loading the subscription">
      <CardContent className="grid gap-4">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-28" />
        <Skeleton className="h-11" />
      </CardContent>
    </Card>
  );
}
