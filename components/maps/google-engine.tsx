// The map drawn by Google, with the product's own line and marks over it.
"use client";

import {
  AdvancedMarker,
  APILoadingStatus,
  APIProvider,
  Circle,
  ColorScheme,
  Map as GoogleMap,
  Polyline,
  useApiLoadingStatus,
  useMap,
} from "@vis.gl/react-google-maps";
import { Component, type ReactNode, useEffect, useEffectEvent, useMemo } from "react";
import { googleLoader } from "./google-settings";
import type { MapEngineProps } from "./map-engine";
import { FARTHEST_ZOOM, type LatLng, NEAREST_ZOOM } from "./map-geometry";
import { approximateReach, type MapLine, type MapPlace, sceneLines } from "./map-scene";
import { useMapSettings } from "./map-settings";
import { SceneMarks } from "./scene-marks";
import { type MapColors, useMapColors } from "./use-map-colors";
import { useGoogleRoad } from "./use-google-road";

/** A service that has not come by then is not waited for. */
const longestLoadMs = 15_000;

/** Google tells of a refused key once a page, to a function of this name; maps opened later must know of it too. */
const refused = "google-map-refused";
let isRefused = false;
Object.assign(globalThis, {
  gm_authFailure: () => {
    isRefused = true;
    dispatchEvent(new Event(refused));
  },
});

/** Google's own id for maps without a style of one's own; advanced markers need one. */
const plainMapId = "DEMO_MAP_ID";

function Anchor({ point, zIndex, children }: { point: LatLng; zIndex: number; children: ReactNode }) {
  return (
    <AdvancedMarker position={point} zIndex={zIndex} anchorLeft="-50%" anchorTop="-50%">
      {children}
    </AdvancedMarker>
  );
}

function RouteLine({
  line: { kind, tone, points },
  colors,
  zIndex,
}: {
  line: MapLine;
  colors: MapColors;
  zIndex: number;
}) {
  const path = useMemo(() => points.map(({ lat, lng }) => ({ lat, lng })), [points]);
  const shared = { path, clickable: false };
  const dots = {
    strokeOpacity: 0,
    icons: [
      {
        icon: {
          path: google.maps.SymbolPath.CIRCLE,
          scale: 1.75,
          fillColor: colors[tone],
          fillOpacity: 1,
          strokeWeight: 0,
        },
        offset: "0",
        repeat: "7px",
      },
    ],
  };
  return (
    <>
      <Polyline {...shared} strokeColor={colors.land} strokeWeight={7.5} zIndex={zIndex} />
      {kind === "ahead" ? (
        <Polyline {...shared} {...dots} zIndex={zIndex + 10} />
      ) : (
        <Polyline {...shared} strokeColor={colors[tone]} strokeWeight={3.5} zIndex={zIndex + 10} />
      )}
    </>
  );
}

function Area({ place, colors }: { place: MapPlace; colors: MapColors }) {
  const reach = approximateReach(place);
  if (reach === 0) return null;
  return (
    <Circle
      center={{ lat: place.lat, lng: place.lng }}
      radius={reach}
      clickable={false}
      strokeColor={colors.muted}
      strokeWeight={1}
      fillColor={colors.past}
      fillOpacity={0.06}
    />
  );
}

function DrawnMap({
  scene: given,
  type,
  first,
  zoom = first.zoom,
  isGreedy,
  onReady,
  onMoved,
  onProblem,
  onSelect,
  onPick,
}: MapEngineProps) {
  const map = useMap();
  const status = useApiLoadingStatus();
  const { googleMapId } = useMapSettings();
  const { colors, theme } = useMapColors();
  const scene = useGoogleRoad(given, onProblem);
  const onFailed = useEffectEvent(() => onProblem({ kind: "load" }));
  useEffect(() => {
    if (status === APILoadingStatus.LOADED) return undefined;
    const timer = setTimeout(() => onFailed(), status === APILoadingStatus.FAILED ? 0 : longestLoadMs);
    return () => clearTimeout(timer);
  }, [status]);
  useEffect(() => {
    const fail = () => onFailed();
    if (isRefused) fail();
    addEventListener(refused, fail);
    return () => removeEventListener(refused, fail);
  }, []);
  const pick = useEffectEvent((point: LatLng) => onPick?.(point));
  const onMap = useEffectEvent((drawn: google.maps.Map) => {
    onReady({
      show: ({ lat, lng, zoom }) => drawn.moveCamera({ center: { lat, lng }, zoom }),
      zoomBy: (step) => drawn.setZoom(Math.round((drawn.getZoom() ?? first.zoom) + step)),
    });
    const element = drawn.getDiv();
    // The map tells of drags, but not whether a wheel or a program zoomed it.
    const heard = ["wheel", "dblclick"] as const;
    const listeners = [
      drawn.addListener("dragstart", onMoved),
      drawn.addListener("click", ({ latLng }: google.maps.MapMouseEvent) => latLng && pick(latLng.toJSON())),
    ];
    for (const event of heard) element.addEventListener(event, onMoved, { passive: true });
    return () => {
      for (const listener of listeners) listener.remove();
      for (const event of heard) element.removeEventListener(event, onMoved);
    };
  });
  useEffect(() => (map === null ? undefined : onMap(map)), [map]);
  const lines = sceneLines(scene);
  const { pickup, delivery } = scene;
  return (
    <GoogleMap
      className="size-full"
      mapId={googleMapId ?? plainMapId}
      colorScheme={theme === "dark" ? ColorScheme.DARK : ColorScheme.LIGHT}
      mapTypeId={type === "satellite" ? "satellite" : "roadmap"}
      defaultCenter={{ lat: first.lat, lng: first.lng }}
      defaultZoom={first.zoom}
      minZoom={FARTHEST_ZOOM}
      maxZoom={NEAREST_ZOOM}
      isFractionalZoomEnabled
      disableDefaultUI
      clickableIcons={false}
      gestureHandling={isGreedy ? "greedy" : "cooperative"}
    >
      {map === null ? null : (
        <>
          {pickup === null ? null : <Area place={pickup} colors={colors} />}
          {delivery === null ? null : <Area place={delivery} colors={colors} />}
          {lines.map((line, index) => (
            <RouteLine key={line.id} line={line} colors={colors} zIndex={index} />
          ))}
          <SceneMarks scene={scene} zoom={zoom} anchor={Anchor} onSelect={onSelect} />
        </>
      )}
    </GoogleMap>
  );
}

/** What Google's code throws while it draws is told, not passed on to the page. */
class StartGuard extends Component<{ onFailed: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export function GoogleEngine(props: MapEngineProps) {
  const { googleKey } = useMapSettings();
  const { onProblem } = props;
  return (
    <div className="size-full" data-engine="google">
      <StartGuard onFailed={() => onProblem({ kind: "start" })}>
        <APIProvider apiKey={googleKey ?? ""} {...googleLoader} onError={() => onProblem({ kind: "load" })}>
          <DrawnMap {...props} />
        </APIProvider>
      </StartGuard>
    </div>
  );
}
