// 'Subscribe to Premium': what the plan holds, what it costs, and the card that pays it.
"use client";

import { CheckIcon } from "lucide-react";
import { Card, CardContent } from "@/components/ui/card";
import type { PlanDto } from "@/lib/billing/dto";
import { isOverdue } from "@/lib/billing/subscription-status";
import { CardGroup } from "./card-fields";
import { ManageButton } from "./manage-button";
import { PayForm } from "./pay-form";
import { PlanPrice } from "./plan-price";

const benefits = ["Unlimited requests", "Real-time GPS tracking", "Priority support", "Advanced reporting"];

interface PlanOfferProps {
  publishableKey: string;
  plan: Promise<PlanDto | null>;
  clientSecret: string;
  /** The payment provider's word. */
  status: string;
}

export function PlanOffer({ publishableKey, plan, clientSecret, status }: PlanOfferProps) {
  return (
    <Card>
      <CardContent className="grid gap-6">
        <div className="grid gap-2">
          <h2 className="text-section">Subscribe to Premium</h2>
          <PlanPrice plan={plan} className="text-figure" />
        </div>
        {isOverdue(status) ? (
          <div className="grid justify-items-start gap-3 border-y py-3.5">
            <p>The last payment of your subscription failed. Pay it here, or change the card for it.</p>
            <ManageButton />
          </div>
        ) : null}
        <ul className="grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2.5">
              <CheckIcon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              {benefit}
            </li>
          ))}
        </ul>
        <CardGroup publishableKey={publishableKey} clientSecret={clientSecret}>
          <PayForm label="Subscribe Now" busyLabel="Subscribing" />
        </CardGroup>
      </CardContent>
    </Card>
  );
}
