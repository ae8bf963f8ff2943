// The driver workflow of an active transport: its steps with their times, and the buttons of the present one.
"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { arriveAtPickupAction, confirmPickupAction, departPickupAction } from "@/lib/transports/actions";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { routeSteps, type RouteStepName } from "@/lib/transports/route-status";
import { useDashboard } from "./dashboard-context";
import { personName } from "./person-name";
import { useFocusWhenWanted } from "./step-focus";
import { useMove } from "./use-move";
import { WorkflowLine } from "./workflow-line";

const recorded = {
  arrive: { action: arriveAtPickupAction, title: "Arrival Confirmed", text: "The arrival at the pickup is recorded." },
  confirm: { action: confirmPickupAction, title: "Pickup Confirmed", text: "Decedent received into vehicle." },
  depart: { action: departPickupAction, title: "Departure Recorded", text: "The drive to the delivery has begun." },
} as const;

type PlainStep = keyof typeof recorded;

/** How long a button that has just come does not hear, in milliseconds: a second tap was meant for the one before it. */
const SETTLING_MS = 2_000;

/** Whether the offered steps have only just changed. */
function useSettling(offered: string): boolean {
  const [settled, setSettled] = useState(offered);
  useEffect(() => {
    if (settled === offered) return undefined;
    const timer = setTimeout(() => setSettled(offered), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [offered, settled]);
  return settled !== offered;
}

interface StepButtonsProps {
  request: RequestSummaryDto;
  route: RouteDto;
  isSettling: boolean;
  /** The steps that were offered when one of them was pressed, until the next step's button has the focus. */
  leftRef: RefObject<string | null>;
}

function StepButtons({ request, route, isSettling, leftRef }: StepButtonsProps) {
  const { openDialog } = useDashboard();
  const buttons = useRef<HTMLDivElement>(null);
  const offered = route.may.join(" ");
  useFocusWhenWanted(request.id, buttons);
  const move = useMove({
    action: (step: PlainStep) => recorded[step].action({ id: route.id }),
    onDone: (_route, step) => {
      toast({ title: recorded[step].title, description: recorded[step].text });
    },
    onFailed: (error) => {
      leftRef.current = null;
      notifyError(error);
    },
  });
  useEffect(() => {
    if (leftRef.current === null || leftRef.current === offered) return;
    if (offered === "" || move.isBusy) return;
    leftRef.current = null;
    buttons.current?.querySelector("button")?.focus();
  }, [leftRef, offered, move.isBusy]);
  const press = (step: RouteStepName) => {
    if (isSettling) return;
    if (step === "complete") return openDialog({ kind: "completion", request, route });
    // The list may come anew before the answer.
    leftRef.current = offered;
    move.send(step);
  };
  return (
    <div ref={buttons} className="mt-2.5 grid gap-2">
      {route.may.map((step, index) => (
        <Button
          key={step}
          variant={index === 0 ? "default" : "secondary"}
          className="w-full aria-disabled:opacity-55 max-md:h-12"
          aria-disabled={isSettling || undefined}
          busy={move.sent === step}
          busyLabel="Recording"
          disabled={move.isBusy}
          onClick={() => press(step)}
        >
          {routeSteps[step].label}
        </Button>
      ))}
    </div>
  );
}

export function DriverWorkflow({ request, route }: { request: RequestSummaryDto; route: RouteDto }) {
  const { zone, now } = useDashboard();
  const mayStep = route.may.length > 0;
  const isSettling = useSettling(route.may.join(" "));
  const leftRef = useRef<string | null>(null);
  return (
    <section aria-label={`Driver workflow of ${personName(request)}`} className="flex min-w-0 flex-col gap-3.5">
      <h4 className="text-label text-muted-foreground">Driver workflow</h4>
      <WorkflowLine
        route={route}
        zone={zone}
        now={now}
        actions={
          mayStep ? <StepButtons request={request} route={route} isSettling={isSettling} leftRef={leftRef} /> : null
        }
      />
      {mayStep ? null : (
        <p className="text-muted-foreground">
          {request.transportCompanyName ?? "The transport company"} records these steps.
        </p>
      )}
      {route.driverName ? (
        <p className="mt-auto border-t pt-3.5">
          <span className="font-medium">{route.driverName}</span>
          <span className="block text-label font-normal text-muted-foreground">Driver</span>
        </p>
      ) : null}
    </section>
  );
}
