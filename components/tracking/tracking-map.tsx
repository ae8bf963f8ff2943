// One map for all active routes; the one that is followed shows its ends and its road.
"use client";

import { useMemo } from "react";
import { RouteMap } from "@/components/maps/route-map";
import { sceneOf, vehicleOf } from "@/components/transports/drive-scene";
import { personName } from "@/components/transports/person-name";
import { useDriveMap } from "@/components/transports/transport-data";
import type { RouteDto } from "@/lib/transports/dto";

interface TrackingMapProps {
  routes: readonly RouteDto[];
  followed: RouteDto | null;
  /** Milliseconds since 1970. */
  now: number;
  onSelect: (routeId: string) => void;
}

export function TrackingMap({ routes, followed, now, onSelect }: TrackingMapProps) {
  // A single route needs nobody to choose it.
  const chosen = followed ?? (routes.length === 1 ? (routes[0] ?? null) : null);
  const { data: map = null } = useDriveMap(chosen?.id ?? null);
  const scene = useMemo(() => chosen && sceneOf(chosen, map), [chosen, map]);
  const vehicles = useMemo(
    () => routes.flatMap((route) => vehicleOf(route, now, personName(route.request)) ?? []),
    [routes, now],
  );
  return (
    <RouteMap
      pickup={scene?.pickup ?? null}
      delivery={scene?.delivery ?? null}
      line={scene?.line ?? null}
      toward={scene?.toward ?? null}
      leg={scene?.leg ?? null}
      path={null}
      vehicles={vehicles}
      followId={chosen?.id ?? null}
      isGreedy
      onSelect={onSelect}
      className="size-full"
    />
  );
}
