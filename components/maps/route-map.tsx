// The one map of the product, fetched only where one is shown.
"use client";

import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/components/ui/cn";
import type { LatLng } from "./map-geometry";
import type { MapPathPoint, MapPlace, MapVehicle } from "./map-scene";

export interface RouteMapProps {
  pickup: MapPlace | null;
  delivery: MapPlace | null;
  /** The road as [latitude, longitude]; without it the way is a straight dotted line. */
  line: readonly (readonly [number, number])[] | null;
  /** The path driven; two points of it make it playable. */
  path?: readonly MapPathPoint[] | null;
  vehicles?: readonly MapVehicle[];
  /** 'To Harlan & Rowe, Evanston': the current leg, at the top right over the age of the position. */
  leg?: string | null;
  /** Which end the vehicle is going to. */
  toward?: "pickup" | "delivery" | null;
  /** The vehicle that stays in the middle. */
  followId?: string | null;
  /** The zone of the times of a replay. */
  zone?: string;
  /** Told in the map where the caller could not load its route. */
  routeProblem?: { kind: "route-load" } | null;
  /** Where the map is the page: wheel and one finger move it instead of the page. */
  isGreedy?: boolean;
  /** With it vehicles are buttons. */
  onSelect?: (vehicleId: string) => void;
  /** With it a click or tap names a point of the map, which then stays where it is. */
  onPick?: (point: LatLng) => void;
  /** Its height at least; the map fills what it is given. */
  className?: string;
}

const Frame = later(async () => (await import("./map-frame")).MapFrame, {
  instead: <Skeleton className="absolute inset-0 rounded-none" />,
});

/** A live map of drives. Hand over arrays that keep their identity while nothing changes. */
export function RouteMap(props: RouteMapProps) {
  return (
    <div className={cn("relative overflow-hidden", props.className)}>
      <Frame {...props} className="absolute inset-0" />
    </div>
  );
}
