// The driver's workflow on the standing line; the present step may hold its buttons.
"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { RouteDto } from "@/lib/transports/dto";
import { formatRecent } from "./moment";
import { type LineStop, VerticalLine } from "./vertical-line";
import { workflowSteps } from "./workflow-steps";

export function WorkflowLine({
  route,
  zone,
  now,
  actions,
}: {
  route: RouteDto;
  zone: string;
  now: number;
  /** Stands under the present step. */
  actions?: ReactNode;
}) {
  const steps = workflowSteps(route);
  const live = route.isActive ? "text-gps" : "text-foreground";
  const stops = steps.map((step, index): LineStop => {
    const next = steps[index + 1];
    const isLast = next === undefined;
    const isReached = next !== undefined && next.state !== "ahead";
    return {
      key: step.key,
      glyph:
        step.state === "done" ? "completed" : step.state === "here" ? "active" : isLast ? "destination" : "stop-ahead",
      tone: step.state === "ahead" ? "text-muted-foreground" : live,
      ...(isLast ? {} : { after: isReached ? "solid" : "dots", afterTone: isReached ? live : "text-muted-foreground" }),
      content: (
        <div aria-current={step.state === "here" ? "step" : undefined}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span
              className={cn(
                step.state === "here" && "font-semibold",
                step.state === "ahead" && "text-muted-foreground",
              )}
            >
              {step.label}
            </span>
            <span className="text-label font-normal text-muted-foreground tabular-nums">
              {step.at ? formatRecent(step.at, zone, now) : null}
              {step.state === "here" && step.at === null && route.eta ? `about ${route.eta}` : null}
            </span>
          </p>
          {step.state === "here" ? actions : null}
        </div>
      ),
    };
  });
  return <VerticalLine label="Driver workflow" stops={stops} spacing="pb-3.5" />;
}
