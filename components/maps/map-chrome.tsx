// The map's controls and words: Map or Satellite, the current leg with the age of the position, nearer, farther, the whole route.
"use client";

import { MinusIcon, PlusIcon, ScanIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";
import { useNow } from "../hooks/use-now";
import type { MapType } from "./map-engine";
import type { MapVehicle } from "./map-scene";
import { writeAccuracy, writeAge } from "./position-age";

const panel = "rounded-md bg-popover text-popover-foreground shadow-float";

const noSatellite = "Satellite pictures are not set up";

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <TooltipContent side="left">{text}</TooltipContent>
    </Tooltip>
  );
}

/** Without satellite pictures that side cannot be chosen and says why; it stays reachable, so that the reason can be read. */
export function MapTypeToggle({
  type,
  hasSatellite,
  onChange,
}: {
  type: MapType;
  hasSatellite: boolean;
  onChange: (type: MapType) => void;
}) {
  const reasonId = useId();
  const button = (value: MapType, label: string, isOff: boolean) => (
    <button
      key={value}
      type="button"
      aria-pressed={type === value}
      aria-disabled={isOff || undefined}
      aria-describedby={isOff ? reasonId : undefined}
      onClick={() => (isOff ? undefined : onChange(value))}
      className={cn(
        "focus-inset h-7 rounded-sm px-2.5 text-label transition-colors duration-120 ease-calm pointer-coarse:h-11 pointer-coarse:px-3.5",
        type === value ? "bg-secondary text-foreground" : "text-muted-foreground hover:text-foreground",
        isOff && "cursor-not-allowed opacity-55 hover:text-muted-foreground",
      )}
    >
      {label}
    </button>
  );
  const satellite = button("satellite", "Satellite", !hasSatellite);
  return (
    <fieldset className={cn(panel, "flex gap-0.5 p-1 pointer-coarse:p-0")}>
      <legend className="sr-only">Kind of map</legend>
      {button("map", "Map", false)}
      {hasSatellite ? satellite : <Hint text={noSatellite}>{satellite}</Hint>}
      {hasSatellite ? null : (
        <span id={reasonId} hidden>
          {noSatellite}
        </span>
      )}
    </fieldset>
  );
}

/** 'To Harlan & Rowe, Evanston' over 'Position 8 s ago, ±12 m'. */
export function MapLeg({ leg, vehicle }: { leg: string | null; vehicle: MapVehicle | null }) {
  const now = useNow(1000);
  const position = vehicle === null ? null : writePosition(vehicle, now);
  if (leg === null && position === null) return null;
  return (
    <div className={cn(panel, "min-w-0 px-3 py-2")}>
      {leg === null ? null : <p className="truncate text-label">{leg}</p>}
      <p className={cn("text-caption tabular-nums", vehicle?.isStale ? "text-stale" : "text-muted-foreground")}>
        {position ?? "No position yet"}
      </p>
    </div>
  );
}

function writePosition({ at, isStale, accuracy }: MapVehicle, now: number | null): string {
  const age = now === null ? null : writeAge(at, now);
  const start = [isStale ? "Last position" : "Position", age].filter((part) => part !== null).join(" ");
  return [start, isStale ? null : writeAccuracy(accuracy)].filter((part) => part !== null).join(", ");
}

const zoomButton =
  "focus-inset grid size-8 place-items-center text-muted-foreground transition-colors duration-120 ease-calm hover:text-foreground pointer-coarse:size-11 [&_svg]:size-4";

export function MapZoom({ onZoom, onFit }: { onZoom: (step: 1 | -1) => void; onFit: (() => void) | null }) {
  return (
    <div className={cn(panel, "grid divide-y overflow-hidden")}>
      {onFit === null ? null : (
        <Hint text="Show the whole route">
          <button type="button" aria-label="Show the whole route" className={zoomButton} onClick={onFit}>
            <ScanIcon aria-hidden />
          </button>
        </Hint>
      )}
      <Hint text="Zoom in">
        <button type="button" aria-label="Zoom in" className={zoomButton} onClick={() => onZoom(1)}>
          <PlusIcon aria-hidden />
        </button>
      </Hint>
      <Hint text="Zoom out">
        <button type="button" aria-label="Zoom out" className={zoomButton} onClick={() => onZoom(-1)}>
          <MinusIcon aria-hidden />
        </button>
      </Hint>
    </div>
  );
}
