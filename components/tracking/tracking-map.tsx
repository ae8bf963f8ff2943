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
  const vehicles = useMemo(
    () => routes.flatMap((route) => vehicleOf(route, now, personName(route.request)) ?? []),
    [routes, now],
  );
  const [first = null] = routes;
  // A single route needs nobody to choose it.
  const chosen = followed ?? (routes.length === 1 ? first : null);
  // Before the first position of all the map looks at the first route, rather than at the middle of the country.
  const drawn = chosen ?? (vehicles.length === 0 ? first : null);
  const { data: map = null } = useDriveMap(drawn?.id ?? null);
  const scene = useMemo(() => drawn && sceneOf(drawn, map), [drawn, map]);
  return (
    <RouteMap
      pickup={scene?.pickup ?? null}
      delivery={scene?.delivery ?? null}
      line={scene?.line ?? null}
      toward={scene?.toward ?? null}
      leg={chosen === null && drawn !== null ? personName(drawn.request) : (scene?.leg ?? null)}
      path={null}
      vehicles={vehicles}
      followId={chosen?.id ?? null}
      isGreedy
      onSelect={onSelect}
      className="size-full"
    />
  );
}
