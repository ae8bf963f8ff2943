// The map where a browser has no WebGL: the still picture with the marks over it; the buttons zoom it.
"use client";

import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type Geography, loadGeography } from "./geography";
import type { MapEngineProps } from "./map-engine";
import {
  FARTHEST_ZOOM,
  fromScreen,
  type LatLng,
  type MapSize,
  type MapView,
  NEAREST_ZOOM,
  toScreen,
} from "./map-geometry";
import { SceneMarks } from "./scene-marks";
import { StillRouteMap } from "./still-route-map";
import { useSize } from "./use-size";

const Window = createContext<{ view: MapView; size: MapSize } | null>(null);

function Anchor({ point, zIndex, children }: { point: LatLng; zIndex: number; children: ReactNode }) {
  const shown = use(Window);
  if (shown === null) return null;
  const { x, y } = toScreen(point, shown.view, shown.size);
  return (
    <div className="absolute -translate-1/2" style={{ left: x, top: y, zIndex }}>
      {children}
    </div>
  );
}

export function StillEngine({ scene, first, onReady, onView, onMoved, onSelect, onPick }: MapEngineProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [view, setView] = useState(first);
  const tell = useEffectEvent((now: MapView) => onView(now));
  useEffect(() => tell(view), [view]);
  const [geography, setGeography] = useState<Geography | null>(null);
  const ready = useEffectEvent(() =>
    onReady({
      show: setView,
      zoomBy: (step) => {
        onMoved();
        setView((now) => ({ ...now, zoom: Math.max(FARTHEST_ZOOM, Math.min(NEAREST_ZOOM, now.zoom + step)) }));
      },
    }),
  );
  useEffect(() => {
    let isGone = false;
    // Without the ground the route is still shown.
    loadGeography().then(
      (loaded) => isGone || setGeography(loaded),
      () => {},
    );
    ready();
    return () => {
      isGone = true;
    };
  }, []);
  const shown = useMemo(() => (size === null ? null : { view, size }), [view, size]);
  const pick = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    const corner = box.current?.getBoundingClientRect();
    if (corner === undefined || size === null) return;
    onPick?.(fromScreen({ x: clientX - corner.left, y: clientY - corner.top }, view, size));
  });
  useEffect(() => {
    const element = box.current;
    const onClick = (event: MouseEvent) => pick(event);
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  return (
    <div
      ref={box}
      className="relative size-full overflow-hidden"
      data-engine="still"
      data-ground={geography === null ? undefined : "drawn"}
    >
      {size === null ? null : (
        <Window value={shown}>
          <StillRouteMap
            scene={scene}
            geography={geography}
            {...size}
            view={view}
            isBare
            className="absolute inset-0"
          />
          <SceneMarks scene={scene} zoom={view.zoom} anchor={Anchor} onSelect={onSelect} />
        </Window>
      )}
    </div>
  );
}
