// What stands on the map: the pickup's ring, the delivery's square, and the vehicle that sends out one ring with each position.
"use client";

import { StatusGlyph } from "@/components/transports/status-glyph";
import { cn } from "@/components/ui/cn";
import { useNow } from "../hooks/use-now";
import { approximateReach, type MapLine, type MapPlace, type MapVehicle } from "./map-scene";
import { writeAge } from "./position-age";

/** Text that stays legible over lines and satellite pictures. */
const halo =
  "[text-shadow:0_0_3px_var(--map-land),0_0_3px_var(--map-land),0_0_2px_var(--map-land),0_0_2px_var(--map-land)]";

const toneClass: Record<MapLine["tone"], string> = {
  live: "border-gps",
  stale: "border-stale",
  past: "border-foreground",
};

/** An end of the route, centred on its point; an approximate one says so. */
export function StopMark({
  place,
  kind,
  tone,
}: {
  place: MapPlace;
  kind: "pickup" | "delivery";
  tone: MapLine["tone"];
}) {
  return (
    <div
      role="img"
      aria-label={`${kind === "pickup" ? "Pickup" : "Delivery"}: ${place.label}${approximateReach(place) > 0 ? ", approximate" : ""}`}
      className="relative"
      data-mark={kind}
    >
      <span
        className={cn(
          "block size-3.5 border-[2.25px] bg-(--map-land)",
          kind === "pickup" ? "rounded-full" : "rounded-[3.5px]",
          toneClass[tone],
        )}
      />
      <span
        className={cn(
          "absolute top-full left-1/2 mt-0.5 hidden w-max max-w-40 -translate-x-1/2 truncate rounded-sm bg-(--map-land)/85 px-1 text-center text-caption text-foreground @xl:block",
        )}
      >
        {place.label}
        {approximateReach(place) > 0 ? <span className="block text-muted-foreground">approximate</span> : null}
      </span>
    </div>
  );
}

function Ring({ at }: { at: string }) {
  return (
    <span
      key={at}
      data-ring
      className="pointer-events-none absolute inset-0 rounded-full bg-gps/35 opacity-0 animate-[position-ring_900ms_var(--ease-calm)]"
    />
  );
}

function VehicleGlyph({ vehicle: { at, heading, isStale } }: { vehicle: MapVehicle }) {
  return (
    <span className={cn("relative grid size-6 place-items-center", isStale ? "text-stale" : "text-gps")}>
      {isStale ? null : <Ring key={at} at={at} />}
      {heading === null || isStale ? null : (
        <svg
          aria-hidden
          viewBox="0 0 36 36"
          className="pointer-events-none absolute -inset-1.5 size-9"
          style={{ rotate: `${Math.round(heading)}deg` }}
        >
          <path d="M18 .5 23.5 8.5H12.5Z" fill="currentColor" />
        </svg>
      )}
      <span className="absolute inset-0 rounded-full bg-(--map-land)" />
      <StatusGlyph state={isStale ? "stale" : "active"} className="relative size-5" />
    </span>
  );
}

/** The vehicle, centred on its point; with `onSelect` a button. `hasLabel` writes whose it is, `hasAge` how old an old place. */
export function VehicleMark({
  vehicle,
  hasLabel,
  hasAge = true,
  isFollowed = false,
  onSelect,
}: {
  vehicle: MapVehicle;
  hasLabel: boolean;
  hasAge?: boolean;
  isFollowed?: boolean;
  onSelect?: ((id: string) => void) | undefined;
}) {
  const now = useNow(10_000);
  const age = now === null ? null : writeAge(vehicle.at, now);
  const name = `${vehicle.label}, ${vehicle.isStale ? "last position" : "position"} ${age ?? ""}`.trim();
  const words = [hasLabel ? vehicle.label : null, hasAge && vehicle.isStale ? age : null].filter(
    (word) => word !== null,
  );
  const label =
    words.length === 0 ? null : (
      <span
        className={cn(
          "pointer-events-none absolute top-full left-1/2 w-max max-w-44 -translate-x-1/2 text-center text-caption",
          vehicle.isStale ? "text-stale" : "text-foreground",
          isFollowed && "font-semibold",
          halo,
        )}
      >
        {words.map((word) => (
          <span key={word} className="block truncate">
            {word}
          </span>
        ))}
      </span>
    );
  if (onSelect === undefined) {
    return (
      <div role="img" aria-label={name} className="relative" data-mark="vehicle">
        <VehicleGlyph vehicle={vehicle} />
        {label}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isFollowed}
      title={vehicle.label}
      data-mark="vehicle"
      onClick={() => onSelect(vehicle.id)}
      className="pointer-events-auto relative grid place-items-center rounded-full p-1 pointer-coarse:p-2.5"
    >
      <VehicleGlyph vehicle={vehicle} />
      {label}
    </button>
  );
}
