// What the family sees of the drive: the map of this case, and for all cases of the company the driver's first name.
"use client";

import { type ReactNode, useId } from "react";
import { useDriverNaming } from "@/components/businesses/business-data";
import { Checkbox } from "@/components/ui/checkbox";
import type { RequestDto } from "@/lib/transports/dto";
import { useMapPause } from "./use-family-sight";

interface FamilySightProps {
  request: RequestDto;
  /** An instant, ISO 8601, as it is written here. */
  instant: (iso: string) => string;
}

export function FamilySight({ request, instant }: FamilySightProps) {
  const { status, familyMapPausedAt: pausedAt, namesDriverToFamilies: isNamed } = request;
  const pause = useMapPause(request);
  const naming = useDriverNaming();
  // Once it is over there is no map to pause.
  const hasMap = status === "pending" || status === "active";
  if (!hasMap && isNamed === null) return null;
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="float-left mb-2 text-caption text-muted-foreground">What the family sees</legend>
      {hasMap ? (
        <Tick
          label="The map of this transport"
          isTicked={pause.isBusy ? pause.sent === true : pausedAt === null}
          isBusy={pause.isBusy}
          onTick={pause.send}
        >
          {pausedAt ? (
            <>
              Paused since <time dateTime={pausedAt}>{instant(pausedAt)}</time>. The family sees neither the map nor the
              position.
            </>
          ) : (
            "Between pickup and delivery; near private homes only roughly."
          )}
        </Tick>
      ) : null}
      {isNamed === null ? null : (
        <Tick
          label="Families may read the driver's first name"
          isTicked={naming.isPending ? naming.input === true : isNamed}
          isBusy={naming.isPending}
          onTick={naming.change}
        >
          This holds for all cases of your company. They never read the last name or a telephone number.
        </Tick>
      )}
    </fieldset>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  isBusy: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

function Tick({ label, isTicked, isBusy, onTick, children }: TickProps) {
  const id = useId();
  return (
    <div className="clear-left flex items-start gap-3">
      <Checkbox
        id={id}
        className="mt-0.25 pointer-coarse:mt-2.75"
        checked={isTicked}
        aria-describedby={`${id}-help`}
        aria-disabled={isBusy || undefined}
        onCheckedChange={(ticked) => isBusy || onTick(ticked === true)}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-desk pointer-coarse:min-h-11 pointer-coarse:content-center">
          {label}
        </label>
        <p id={`${id}-help`} className="text-caption text-pretty text-muted-foreground">
          {children}
        </p>
      </div>
    </div>
  );
}
