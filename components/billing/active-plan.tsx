// The subscription that is active: what it costs, until when, and the way to change or end it.
"use client";

import { Card, CardContent } from "@/components/ui/card";
import type { KnownSubscriptionDto, PlanDto } from "@/lib/billing/dto";
import { formatDay } from "@/lib/billing/format";
import { isSubscribed } from "@/lib/billing/subscription-status";
import { ManageButton } from "./manage-button";
import { PaymentStatus } from "./payment-status";
import { PlanPrice } from "./plan-price";

interface ActivePlanProps {
  plan: Promise<PlanDto | null>;
  known: KnownSubscriptionDto | null;
  /** active or trialing. */
  status: string;
  /** IANA zone of the business. */
  zone: string;
}

/** 'Renews on Dec 22, 2026.' */
function untilWhen(known: KnownSubscriptionDto | null, zone: string): string | null {
  if (!known?.periodEndsAt || !isSubscribed(known.status)) return null;
  return `${known.endsAtPeriodEnd ? "Ends" : "Renews"} on ${formatDay(known.periodEndsAt, zone)}.`;
}

export function ActivePlan({ plan, known, status, zone }: ActivePlanProps) {
  const until = untilWhen(known, zone);
  return (
    <Card edge="completed">
      <CardContent className="grid justify-items-start gap-5">
        <div className="grid gap-2">
          <PaymentStatus status="succeeded" label="Active" />
          <h2 className="text-section">Premium</h2>
          <PlanPrice plan={plan} className="text-figure" />
          {status === "trialing" ? <p className="text-muted-foreground">The trial period runs.</p> : null}
          {until ? <p className="text-muted-foreground">{until}</p> : null}
        </div>
        <div className="grid justify-items-start gap-2">
          <ManageButton />
          <p className="text-caption text-muted-foreground">
            Stripe's own page opens: change the card, read invoices, or end the subscription there.
          </p>
        </div>
      </CardContent>
    </Card>
  );
}
