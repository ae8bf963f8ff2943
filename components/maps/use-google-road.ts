// The road between the two places from Google, where the server knew none.
"use client";

import { useMapsLibrary } from "@vis.gl/react-google-maps";
import { useEffect, useEffectEvent, useState } from "react";
import type { MapProblem } from "./map-engine";
import type { MapPlace, MapScene } from "./map-scene";

type Line = [number, number][];

/** Asked once for the two places, not with each position. */
async function askRoad(library: google.maps.RoutesLibrary, from: MapPlace, to: MapPlace): Promise<Line> {
  const end = ({ lat, lng }: MapPlace) => ({ lat, lng });
  const { routes } = await library.Route.computeRoutes({
    origin: end(from),
    destination: end(to),
    travelMode: "DRIVING",
    fields: ["path"],
  });
  const path = routes?.[0]?.path ?? [];
  if (path.length < 2) throw Object.assign(new Error("No route."), { code: "ZERO_RESULTS" });
  return path.map(({ lat, lng }) => [lat, lng]);
}

/** The service's own word for a failure, 'REQUEST_DENIED'. */
function statusOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && code !== "" ? code : "UNKNOWN_ERROR";
}

/** The scene with the road in it, once known; a failure is told once and leaves the straight line. */
export function useGoogleRoad(scene: MapScene, onProblem: (problem: MapProblem) => void): MapScene {
  const { pickup, delivery, line, path } = scene;
  const library = useMapsLibrary("routes");
  const [road, setRoad] = useState<{ key: string; line: Line } | null>(null);
  const isWanted = line === null && path === null && pickup !== null && delivery !== null;
  const key = isWanted ? [pickup.lat, pickup.lng, delivery.lat, delivery.lng].join(" ") : null;
  const ask = useEffectEvent((routes: google.maps.RoutesLibrary, asked: string, isGone: () => boolean) => {
    if (pickup === null || delivery === null) return;
    askRoad(routes, pickup, delivery).then(
      (found) => isGone() || setRoad({ key: asked, line: found }),
      (error: unknown) => isGone() || onProblem({ kind: "route", status: statusOf(error) }),
    );
  });
  useEffect(() => {
    if (library === null || key === null) return undefined;
    let isGone = false;
    ask(library, key, () => isGone);
    return () => {
      isGone = true;
    };
  }, [library, key]);
  return key !== null && road?.key === key ? { ...scene, line: road.line } : scene;
}
