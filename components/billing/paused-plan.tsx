// The subscription that is paused: that nothing is charged, and how it goes on.
"use client";

import { Card, CardContent } from "@/components/ui/card";
import type { PlanDto } from "@/lib/billing/dto";
import { ManageButton } from "./manage-button";
import { PaymentStatus } from "./payment-status";
import { PlanPrice } from "./plan-price";

export function PausedPlan({ plan }: { plan: Promise<PlanDto | null> }) {
  return (
    <Card edge="pending">
      <CardContent className="grid justify-items-start gap-5">
        <div className="grid gap-2">
          <PaymentStatus status="pending" label="Paused" />
          <h2 className="text-section">Premium</h2>
          <PlanPrice plan={plan} className="text-figure" />
          <p>Your subscription is paused. Nothing is charged until it goes on.</p>
          <p className="text-muted-foreground">
            It pauses when a trial ends and there is no card. Add one on Stripe's own page; if it still reads Paused
            here afterwards, contact support, and the subscription is resumed without a new one.
          </p>
        </div>
        <ManageButton />
      </CardContent>
    </Card>
  );
}
