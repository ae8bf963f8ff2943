// The driver workflow of an active transport: its steps with their times, and the buttons of the present one.
"use client";

import { type RefObject, useEffect, useRef } from "react";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { arriveAtPickupAction, confirmPickupAction, departPickupAction } from "@/lib/transports/actions";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { routeSteps, type RouteStepName } from "@/lib/transports/route-status";
import { useDashboard } from "./dashboard-context";
import { DriveDriver } from "./drive-driver";
import { DriverPageButton } from "./driver-page-button";
import { personName } from "./person-name";
import { useFocusWhenWanted } from "./step-focus";
import { stepNotices } from "./step-notices";
import { useMove } from "./use-move";
import { useSettling } from "./use-settling";
import { WorkflowLine } from "./workflow-line";

const actions = { arrive: arriveAtPickupAction, confirm: confirmPickupAction, depart: departPickupAction } as const;

type PlainStep = keyof typeof actions;

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
    action: (step: PlainStep) => actions[step]({ id: route.id }),
    onDone: (_route, step) => {
      toast(stepNotices[step]);
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
  const { zone, now, publicUrl } = useDashboard();
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
      {route.driverName || mayStep ? (
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2 border-t pt-3.5">
          <DriveDriver route={route} whom={personName(request)} />
          {mayStep ? (
            <DriverPageButton routeId={route.id} whom={personName(request)} publicUrl={publicUrl} className="-mr-3" />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
