// 'Subscribe to Premium': what the plan holds, what it costs, and the card that pays it.
"use client";

import { CheckIcon } from "lucide-react";
import { Card, CardContent } from "@/components/ui/card";
import type { PlanDto } from "@/lib/billing/dto";
import { CardGroup } from "./card-fields";
import { PayForm } from "./pay-form";
import { PlanPrice } from "./plan-price";

const benefits = ["Unlimited requests", "Real-time GPS tracking", "Priority support", "Advanced reporting"];

interface PlanOfferProps {
  publishableKey: string;
  plan: Promise<PlanDto | null>;
  clientSecret: string;
}

export function PlanOffer({ publishableKey, plan, clientSecret }: PlanOfferProps) {
  return (
    <Card>
      <CardContent className="grid gap-6">
        <div className="grid gap-2">
          <h2 className="text-section">Subscribe to Premium</h2>
          <PlanPrice plan={plan} className="text-figure" />
        </div>
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
