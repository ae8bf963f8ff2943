// The map as it is used: the best way of drawing it that works here, and the controls around it.
"use client";

import { type ComponentType, useMemo, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { later } from "@/components/ui/later";
import { Skeleton } from "@/components/ui/skeleton";
import { TooltipProvider } from "@/components/ui/tooltip";
import { MapLeg, MapTypeToggle, MapZoom } from "./map-chrome";
import { MapScale } from "./map-scale";
import type { MapControls, MapEngineProps, MapProblem, MapType } from "./map-engine";
import { type MapView, NEAREST_BUILT_IN, NEAREST_FIT } from "./map-geometry";
import { MapProblemNotice } from "./map-problem";
import { describeScene, type MapScene, type MapVehicle, sceneVehicle } from "./map-scene";
import { useMapSettings } from "./map-settings";
import { pathSpan, pathUntil } from "./path-time";
import { ReplayBar } from "./replay-bar";
import type { RouteMapProps } from "./route-map";
import { MAP_SOURCES } from "./still-route-map";
import { fitScene, useMapCamera } from "./use-map-camera";
import { useSize } from "./use-size";

type Engine = "google" | "maplibre" | "still";

const coming = { instead: <Skeleton className="size-full rounded-none" />, isHeavy: true };
const engines: Record<Engine, ComponentType<MapEngineProps>> = {
  google: later(async () => (await import("./google-engine")).GoogleEngine, coming),
  maplibre: later(async () => (await import("./maplibre-engine")).MapLibreEngine, coming),
  still: later(async () => (await import("./still-engine")).StillEngine, coming),
};

let webGl: boolean | undefined;

function hasWebGl(): boolean {
  webGl ??= document.createElement("canvas").getContext("webgl2") !== null;
  return webGl;
}

const builtIn = (): Engine => (hasWebGl() ? "maplibre" : "still");

/** Half a path driven, and the vehicle at its end: what a replay shows of an instant. */
function atInstant(scene: MapScene, at: number): MapScene {
  const driven = pathUntil(scene.path ?? [], at);
  const last = driven.at(-1);
  if (last === undefined) return scene;
  const vehicle: MapVehicle = { ...last, id: "replay", isStale: false, label: "Vehicle", heading: null };
  return { ...scene, path: driven, vehicles: [vehicle] };
}

const emptyPath: never[] = [];

export function MapFrame({
  pickup,
  delivery,
  line,
  path = null,
  vehicles = emptyPath,
  leg = null,
  toward = null,
  followId = null,
  zone = "America/Chicago",
  routeProblem = null,
  isGreedy = false,
  onSelect,
  onPick,
  className,
}: RouteMapProps) {
  const settings = useMapSettings();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [engine, setEngine] = useState<Engine>(() => (settings.googleKey === null ? builtIn() : "google"));
  const [controls, setControls] = useState<MapControls | null>(null);
  const [chosen, setType] = useState<MapType>("map");
  const [problem, setProblem] = useState<{ what: MapProblem; isService: boolean } | null>(null);
  const [isClosed, setClosed] = useState(false);
  const scene = useMemo(
    (): MapScene => ({ pickup, delivery, line, path, vehicles, followId, toward }),
    [pickup, delivery, line, path, vehicles, followId, toward],
  );
  const span = useMemo(() => (path === null ? null : pathSpan(path)), [path]);
  const [replayAt, setReplayAt] = useState<number | null>(null);
  const shown = useMemo(
    () => (span === null || replayAt === null ? scene : atInstant(scene, Math.min(replayAt, span.to))),
    [scene, span, replayAt],
  );
  const hasSatellite = engine === "google" || (engine === "maplibre" && settings.satelliteUrl !== null);
  const type = hasSatellite ? chosen : "map";
  const isBuiltIn = engine === "still" || (engine === "maplibre" && settings.styleUrl === null);
  const nearest = isBuiltIn && type === "map" ? NEAREST_BUILT_IN : NEAREST_FIT;
  const [view, setView] = useState<MapView | null>(null);
  // The whole path sets the view; the part played moves in it.
  const { hasMoved, onMoved, fitAgain } = useMapCamera(scene, { controls, size, nearest });
  const onProblem = (what: MapProblem) => {
    setProblem({ what, isService: engine === "google" });
    setClosed(false);
    if (what.kind === "route") return;
    setControls(null);
    setEngine(engine === "google" ? builtIn() : "still");
  };
  const told = routeProblem ?? problem?.what ?? null;
  const Drawn = engines[engine];
  return (
    <TooltipProvider>
      <section
        aria-label={describeScene(scene)}
        data-slot="route-map"
        className={cn("@container relative isolate overflow-hidden bg-(--map-land)", className)}
      >
        <div ref={box} className="absolute inset-0 z-0">
          {size === null ? null : (
            <Drawn
              key={engine}
              scene={shown}
              type={type}
              first={fitScene(scene, size, nearest)}
              zoom={view?.zoom}
              isGreedy={isGreedy}
              onReady={setControls}
              onView={setView}
              onMoved={onMoved}
              onProblem={onProblem}
              onSelect={onSelect}
              onPick={
                onPick &&
                ((point) => {
                  onMoved();
                  onPick(point);
                })
              }
            />
          )}
        </div>
        <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex items-start justify-between gap-2 *:pointer-events-auto">
          <MapTypeToggle type={type} hasSatellite={hasSatellite} onChange={setType} />
          <MapLeg leg={leg} vehicle={sceneVehicle(scene)} />
        </div>
        <div
          className={cn(
            "pointer-events-none absolute inset-x-3 z-10 grid justify-items-end gap-1.5 *:pointer-events-auto",
            // Others' credits stand in that corner, and must be read.
            isBuiltIn ? "bottom-2" : "bottom-8",
          )}
        >
          <MapZoom
            onZoom={(step) => {
              onMoved();
              controls?.zoomBy(step);
            }}
            onFit={hasMoved ? fitAgain : null}
          />
          {told === null || isClosed ? null : (
            <div className="justify-self-start">
              <MapProblemNotice
                problem={told}
                isService={problem?.isService ?? engine === "google"}
                onClose={() => setClosed(true)}
              />
            </div>
          )}
          {span === null ? null : (
            <div className="w-full max-w-xl justify-self-center">
              <ReplayBar {...span} at={replayAt ?? span.to} zone={zone} onChange={setReplayAt} />
            </div>
          )}
          {isBuiltIn ? (
            <div className="flex w-full items-end justify-between gap-4">
              {view === null ? <span /> : <MapScale view={view} />}
              <p className="-m-1 rounded-sm bg-(--map-land)/80 p-1 text-right text-balance text-[10.5px] leading-3 text-map-label">
                {MAP_SOURCES}
              </p>
            </div>
          ) : null}
        </div>
      </section>
    </TooltipProvider>
  );
}
