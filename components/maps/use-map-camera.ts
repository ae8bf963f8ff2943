// Keeps the route in sight until a person moves the map, and then only when asked.
"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapControls } from "./map-engine";
import { fitView, isInSight, type LatLng, type MapInsets, type MapSize, type MapView } from "./map-geometry";
import { type MapScene, scenePoints, sceneVehicle } from "./map-scene";

/** The route keeps 56 px from the edges, and clear of what stands at the top. */
const inset = 56;
/** From this width on the places have their names under them, which need room at the sides. */
const wide = 576;
/** The slider of a replay stands at the bottom. */
const replayInset = 96;
/** A vehicle that comes this near to an edge draws the whole route into sight again. */
const edge: MapInsets = { top: 56, right: 24, bottom: 24, left: 24 };

const writeKey = (points: readonly (LatLng | null)[]) =>
  points.map((point) => (point === null ? "" : `${point.lat},${point.lng}`)).join(" ");

interface Camera {
  /** Null until there is a map. */
  controls: MapControls | null;
  /** Null until it has room. */
  size: MapSize | null;
  /** The zoom beyond which the ground has nothing to show. */
  nearest: number;
  /** Where nothing stands over the map but what these leave room for. */
  insets?: MapInsets;
}

/** Where the map must look. */
export function useMapCamera(scene: MapScene, { controls, size, nearest, insets }: Camera) {
  const { pickup, delivery, line, path, vehicles, followId } = scene;
  // Whoever chooses another vehicle to follow wants to see it, wherever they looked before.
  const [moved, setMoved] = useState<{ whileFollowing: string | null } | null>(null);
  const hasMoved = moved !== null && moved.whileFollowing === followId;
  const shown = useRef<MapView | null>(null);
  const look = (view: MapView) => {
    const isSmooth = shown.current !== null;
    shown.current = view;
    controls?.show(view, isSmooth);
  };
  const lookAtVehicle = ({ lat, lng }: LatLng, zoom: number) => look({ lat, lng, zoom });

  const fitted = useRef<{ by: MapControls; what: string } | null>(null);
  const fit = useEffectEvent((by: MapControls | null, what: string) => {
    const isFitted = fitted.current?.by === by && fitted.current?.what === what;
    if (size === null || by === null || hasMoved || isFitted) return;
    fitted.current = { by, what };
    look(fitScene(scene, size, nearest, insets));
  });
  const ids = vehicles.map(({ id }) => id).join(" ");
  const places = `${writeKey([pickup, delivery])} ${line?.length ?? 0} ${path?.[0]?.at ?? ""} ${ids}`;
  const room = `${size?.width ?? 0} ${size?.height ?? 0} ${nearest}`;
  useEffect(() => fit(controls, `${places} ${room}`), [controls, places, room]);

  const followed = useRef<string | null>(null);
  const keepInSight = useEffectEvent((by: MapControls | null, follow: string | null, at: string) => {
    const view = shown.current;
    if (size === null || view === null || by === null || at === "" || hasMoved) return;
    const vehicle = follow === null ? null : sceneVehicle(scene);
    const isNew = followed.current !== follow;
    followed.current = follow;
    if (vehicle !== null)
      lookAtVehicle(vehicle, isNew ? Math.max(view.zoom, Math.min(followZoom, nearest)) : view.zoom);
    else if (vehicles.some((each) => !isInSight(each, view, size, edge))) look(fitScene(scene, size, nearest, insets));
  });
  const positions = writeKey(vehicles);
  useEffect(() => keepInSight(controls, followId, positions), [controls, followId, positions]);

  return {
    hasMoved,
    onMoved: () => setMoved({ whileFollowing: followId }),
    /** Back to the whole route. */
    fitAgain: () => {
      setMoved(null);
      if (size !== null) look(fitScene(scene, size, nearest, insets));
    },
  };
}

const followZoom = 12;

/** The view of the whole scene; of the middle of the United States where nothing is placed. */
export function fitScene(scene: MapScene, size: MapSize, nearest: number, insets = insetsOf(scene, size)): MapView {
  return fitView(scenePoints(scene), size, insets, nearest);
}

function insetsOf({ path }: MapScene, { width }: MapSize): MapInsets {
  const isReplay = path !== null && path.length > 1;
  const side = width < wide ? inset : 2 * inset;
  return { top: 72, right: side, bottom: isReplay ? replayInset : inset, left: side };
}
