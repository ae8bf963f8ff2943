// The map of one drive: its two ends, its road, and its vehicle where it is now.
"use client";

import { useMemo } from "react";
import type { MapPathPoint } from "@/components/maps/map-scene";
import { RouteMap } from "@/components/maps/route-map";
import type { RouteDto } from "@/lib/transports/dto";
import { sceneOf, vehicleOf } from "./drive-scene";
import { useDriveMap } from "./transport-data";

interface DriveMapProps {
  route: RouteDto;
  /** Whom it carries. */
  label: string;
  /** Milliseconds since 1970; decides what is stale. */
  now: number;
  /** The path that was driven; with it the road is left out. */
  path?: readonly MapPathPoint[] | undefined;
  className?: string;
}

export function DriveMap({ route, label, now, path, className }: DriveMapProps) {
  const { data: map = null } = useDriveMap(route.id);
  const scene = useMemo(() => sceneOf(route, map), [route, map]);
  const vehicle = useMemo(() => vehicleOf(route, now, label), [route, now, label]);
  return (
    <RouteMap
      {...scene}
      line={path ? null : scene.line}
      path={path ?? null}
      vehicles={vehicle && route.isActive ? [vehicle] : []}
      zone={route.timeZone}
      {...(className && { className })}
    />
  );
}
