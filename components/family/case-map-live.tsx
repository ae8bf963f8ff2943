// The live map of a family's page: always the built-in one, so that nobody else learns who looks, and where.
"use client";

import { MinusIcon, PlusIcon, ScanIcon } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { MapLibreEngine } from "@/components/maps/maplibre-engine";
import type { MapControls, MapEngineProps } from "@/components/maps/map-engine";
import { DEFAULT_VIEW, type LatLng, NEAREST_BUILT_IN } from "@/components/maps/map-geometry";
import type { MapScene } from "@/components/maps/map-scene";
import type { MapAnchor } from "@/components/maps/scene-marks";
import { MAP_SOURCES } from "@/components/maps/still-route-map";
import { fitScene, useMapCamera } from "@/components/maps/use-map-camera";
import { useGlide } from "@/components/maps/use-glide";
import { useSize } from "@/components/maps/use-size";
import { cn } from "@/components/ui/cn";
import type { FamilyMapDto } from "@/lib/family/dto";
import { CaseMapMarks } from "./case-map-marks";
import { mapInsets, mapScene, nearestLook } from "./case-map-scene";

export interface CaseMapLiveProps {
  map: FamilyMapDto;
  /** When the vehicle was there, ISO 8601. */
  at: string;
  isStale: boolean;
  /** Hears whether it is on the screen, and so shows where the vehicle is now. */
  onFollow?: ((isFollowing: boolean) => void) | undefined;
  words: NonNullable<MapEngineProps["words"]> & Record<"nearer" | "farther" | "whole", string>;
}

const nothing = () => {};

export function CaseMapLive({ map, at, isStale, onFollow, words }: CaseMapLiveProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [controls, setControls] = useState<MapControls | null>(null);
  const [state, setState] = useState<"coming" | "drawn" | "failed">("coming");
  const drawn = useSteady(map);
  const scene = useMemo(() => mapScene(drawn, at, isStale), [drawn, at, isStale]);
  const camera = { controls, size, nearest: NEAREST_BUILT_IN, insets: mapInsets };
  const { hasMoved, onMoved, fitAgain } = useMapCamera(scene, camera);
  useEffect(() => {
    onFollow?.(state === "drawn");
    return () => onFollow?.(false);
  }, [state, onFollow]);
  // The picture beneath stays.
  if (state === "failed") return null;
  const zoom = (step: 1 | -1) => {
    onMoved();
    controls?.zoomBy(step);
  };
  return (
    <div
      className={cn(
        "absolute inset-0 z-10 bg-(--map-land) transition-opacity duration-240 ease-calm print:hidden",
        state === "drawn" ? "opacity-100" : "invisible opacity-0",
      )}
      data-map={state === "drawn" ? "live" : "coming"}
    >
      <div ref={box} className="absolute inset-0">
        {size === null ? null : (
          <MapLibreEngine
            scene={scene}
            type="map"
            first={fitScene(scene, size, NEAREST_BUILT_IN, mapInsets)}
            isGreedy={false}
            nearest={nearestLook}
            onReady={setControls}
            onView={nothing}
            onMoved={onMoved}
            onProblem={() => setState("failed")}
            onDrawn={() => setState("drawn")}
            words={words}
            marks={MovingMarks}
          />
        )}
      </div>
      <div className="absolute top-2 right-2 flex divide-x overflow-hidden rounded-md bg-popover shadow-float">
        {hasMoved ? <MapButton label={words.whole} icon={ScanIcon} onClick={fitAgain} /> : null}
        <MapButton label={words.nearer} icon={PlusIcon} onClick={() => zoom(1)} />
        <MapButton label={words.farther} icon={MinusIcon} onClick={() => zoom(-1)} />
      </div>
      <span aria-hidden className="absolute right-2 bottom-1 text-[10.5px] leading-3 text-map-label">
        {MAP_SOURCES}
      </span>
    </div>
  );
}

/** The same map as long as it shows the same, for each renewal of the page brings another object. */
function useSteady(map: FamilyMapDto): FamilyMapDto {
  const written = JSON.stringify(map);
  return useMemo(() => JSON.parse(written) as FamilyMapDto, [written]);
}

function MovingMarks({ scene, anchor: Held }: { scene: MapScene; anchor: MapAnchor }) {
  const [vehicle] = scene.vehicles;
  const point = useGlide(vehicle ?? DEFAULT_VIEW);
  const hold = (at: LatLng, zIndex: number, mark: ReactNode) => (
    <Held point={at} zIndex={zIndex}>
      <span aria-hidden>{mark}</span>
    </Held>
  );
  return <CaseMapMarks scene={{ ...scene, vehicles: vehicle ? [{ ...vehicle, ...point }] : [] }} hold={hold} />;
}

interface MapButtonProps {
  label: string;
  icon: ComponentType<{ "aria-hidden": true; className: string }>;
  onClick: () => void;
}

function MapButton({ label, icon: Icon, onClick }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="focus-inset grid size-11 place-items-center text-muted-foreground transition-colors duration-120 ease-calm hover:text-foreground"
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
