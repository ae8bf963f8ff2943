// The next step under the thumb: one large button, and what speaks for pressing it now.
"use client";

import { Button } from "@/components/ui/button";
import { useSettling } from "@/components/transports/use-settling";
import { type RouteStepName, routeSteps } from "@/lib/transports/route-status";
import { stepHelp } from "./drive-words";

interface DriveDockProps {
  main: RouteStepName;
  /** A step that may be taken instead. */
  other: RouteStepName | null;
  /** The end of the drive that the phone is close to. */
  near: "pickup" | "delivery" | null;
  /** Until the phone has said what it keeps, nothing can be pressed. */
  isReady: boolean;
  onPress: (step: RouteStepName) => void;
}

export function DriveDock({ main, other, near, isReady, onPress }: DriveDockProps) {
  const isSettling = useSettling(main);
  const press = (step: RouteStepName) => {
    if (!isSettling) onPress(step);
  };
  return (
    <div className="sticky bottom-0 border-t bg-background px-4 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <p role="status" className="text-center text-driver">
        {near ? <span className="mb-2.5 block">You look close to the {near}.</span> : null}
      </p>
      <Button
        size="step"
        className="w-full flex-col gap-0 py-3 font-semibold whitespace-normal"
        aria-disabled={isSettling || undefined}
        disabled={!isReady}
        onClick={() => press(main)}
      >
        {routeSteps[main].label}
        <span className="text-driver font-normal tracking-normal opacity-80">{stepHelp[main]}</span>
      </Button>
      {other ? (
        <Button
          variant="ghost"
          size="lg"
          className="mt-1.5 w-full"
          aria-disabled={isSettling || undefined}
          disabled={!isReady}
          onClick={() => press(other)}
        >
          {routeSteps[other].label}
        </Button>
      ) : null}
    </div>
  );
}
