// What the plan costs, as Stripe says; nothing where Stripe did not say.
"use client";

import { Suspense, use } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/components/ui/cn";
import type { PlanDto } from "@/lib/billing/dto";
import { formatPlanPrice } from "@/lib/billing/format";

interface PlanPriceProps {
  plan: Promise<PlanDto | null>;
  className?: string | undefined;
}

export function PlanPrice({ plan, className }: PlanPriceProps) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-44" />}>
      <Price plan={plan} className={className} />
    </Suspense>
  );
}

function Price({ plan, className }: PlanPriceProps) {
  const said = use(plan);
  const price = said && formatPlanPrice(said);
  if (!price) return null;
  return <p className={cn("tabular-nums", className)}>{price}</p>;
}
