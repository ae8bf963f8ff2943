// The map drawn by MapLibre: the built-in ground, or whatever style and satellite tiles the platform names.
"use client";

import "maplibre-gl/dist/maplibre-gl.css";
import { type GeoJSONSource, Map as MapLibreMap, Marker, setWorkerUrl } from "maplibre-gl";
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/components/ui/cn";
import { type Geography, loadGeography } from "./geography";
import type { MapEngineProps, MapType } from "./map-engine";
import { FARTHEST_ZOOM, type LatLng, type MapView, NEAREST_ZOOM } from "./map-geometry";
import type { MapScene } from "./map-scene";
import { type MapSettings, useMapSettings } from "./map-settings";
import {
  configuredStyle,
  emptyStyle,
  groundLayers,
  groundSources,
  ROUTE,
  routeData,
  routeLayerIds,
  routeLayers,
  SATELLITE,
} from "./maplibre-style";
import { SceneMarks } from "./scene-marks";
import { type MapColors, useMapColors } from "./use-map-colors";

setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** MapLibre counts zooms in tiles of 512 px. */
const zoomShift = 1;
const smoothMs = 240;

const fontFamily = () =>
  getComputedStyle(document.documentElement)
    .getPropertyValue("--font-geist-sans")
    .split(",")[0]
    ?.replace(/["']/g, "")
    .trim() || "sans-serif";

/** The names stand over the route, the rest of the ground under it. */
function addGround(map: MapLibreMap, geography: Geography, colors: MapColors): void {
  for (const [id, source] of Object.entries(groundSources(geography))) map.addSource(id, source);
  for (const layer of groundLayers(colors, fontFamily())) {
    if (layer.type !== "background") map.addLayer(layer, layer.type === "symbol" ? undefined : firstOverlay(map));
  }
}

const firstOverlay = (map: MapLibreMap) => (map.getLayer(SATELLITE) ? SATELLITE : routeLayerIds[0]);

function createMap(
  container: HTMLElement,
  first: MapView,
  options: { isGreedy: boolean; hasCredits: boolean; nearest: number; words: MapEngineProps["words"] },
): MapLibreMap {
  const { lat, lng, zoom } = first;
  const map = new MapLibreMap({
    container,
    center: [lng, lat],
    zoom: zoom - zoomShift,
    minZoom: FARTHEST_ZOOM - zoomShift,
    maxZoom: options.nearest - zoomShift,
    // North stays up: a route is easier to recognise, and nothing has to be turned back.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    cooperativeGestures: !options.isGreedy,
    fadeDuration: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 120,
    // The built-in ground is credited by the frame.
    attributionControl: options.hasCredits && { compact: false },
    ...(options.words && { locale: toLocale(options.words) }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

const toLocale = (words: NonNullable<MapEngineProps["words"]>) => ({
  "Map.Title": words.name,
  "CooperativeGesturesHandler.WindowsHelpText": words.wheel,
  "CooperativeGesturesHandler.MacHelpText": words.wheelMac,
  "CooperativeGesturesHandler.MobileHelpText": words.fingers,
});

/** Satellite pictures over the ground, the route over both. */
function addOverlays(map: MapLibreMap, { satelliteUrl }: MapSettings, colors: MapColors, scene: MapScene): void {
  if (satelliteUrl !== null && !map.getSource(SATELLITE)) {
    map.addSource(SATELLITE, { type: "raster", tiles: [satelliteUrl], tileSize: 256 });
    map.addLayer({ id: SATELLITE, type: "raster", source: SATELLITE, layout: { visibility: "none" } });
  }
  if (map.getSource(ROUTE)) return;
  map.addSource(ROUTE, { type: "geojson", data: routeData(scene) });
  for (const layer of routeLayers(colors)) map.addLayer(layer);
}

/** A configured style keeps its own colours, whatever it calls its layers. */
function repaint(map: MapLibreMap, colors: MapColors, ground: { isBuiltIn: boolean; isDrawn: boolean }): void {
  const layers = ground.isBuiltIn && map.getLayer("land") ? groundLayers(colors, fontFamily()) : [];
  for (const { id, type, ...layer } of [...layers, ...routeLayers(colors)]) {
    if (!map.getLayer(id) || type === "background") continue;
    for (const [name, value] of Object.entries(layer.paint ?? {})) {
      map.setPaintProperty(id, name as Parameters<typeof map.setPaintProperty>[1], value);
    }
  }
  // Until the land is drawn there is no water: all would be sea.
  if (ground.isBuiltIn) map.setPaintProperty("water", "background-color", ground.isDrawn ? colors.water : colors.land);
}

const Drawn = createContext<MapLibreMap | null>(null);

function Anchor({ point: { lat, lng }, zIndex, children }: { point: LatLng; zIndex: number; children: ReactNode }) {
  const map = use(Drawn);
  const [element] = useState(() => document.createElement("div"));
  const marker = useRef<Marker | null>(null);
  useEffect(() => {
    if (map === null) return;
    marker.current ??= new Marker({ element, anchor: "center", subpixelPositioning: true });
    marker.current.getElement().style.zIndex = String(zIndex);
    marker.current.setLngLat([lng, lat]);
    if (!element.isConnected) marker.current.addTo(map);
  }, [map, element, lat, lng, zIndex]);
  useEffect(
    () => () => {
      marker.current?.remove();
      marker.current = null;
    },
    [],
  );
  return createPortal(children, element);
}

function showType(map: MapLibreMap, type: MapType): void {
  if (map.getLayer(SATELLITE))
    map.setLayoutProperty(SATELLITE, "visibility", type === "satellite" ? "visible" : "none");
}

/** A configured ground's own credits, small and in the map's colours. */
const credits =
  "[&_.maplibregl-ctrl-attrib]:bg-(--map-land)/80! [&_.maplibregl-ctrl-attrib]:text-[10.5px]! [&_.maplibregl-ctrl-attrib]:text-map-label! [&_.maplibregl-ctrl-attrib_a]:text-map-label!";

export function MapLibreEngine({
  scene,
  type,
  first,
  zoom = first.zoom,
  isGreedy,
  onReady,
  onView,
  onMoved,
  onProblem,
  onSelect,
  onPick,
  nearest = NEAREST_ZOOM,
  marks: Marks,
  words,
  onDrawn,
}: MapEngineProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isStyled, setStyled] = useState(false);
  const [isGround, setGround] = useState(false);
  const settings = useMapSettings();
  const { colors } = useMapColors();
  const current = useRef<MapLibreMap | null>(null);
  const isCurrent = (drawn: MapLibreMap) => current.current === drawn;
  const onGround = useEffectEvent((drawn: MapLibreMap) => {
    if (!isCurrent(drawn)) return;
    setGround(true);
    onDrawn?.();
  });
  const onStyled = useEffectEvent((styled: MapLibreMap) => {
    addOverlays(styled, settings, colors, scene);
    showType(styled, type);
    setStyled(true);
    if (settings.styleUrl !== null) return;
    // The route is there at once; its ground follows.
    loadGeography().then(
      (geography) => {
        if (!isCurrent(styled)) return;
        addGround(styled, geography, colors);
        void styled.once("idle", () => onGround(styled));
      },
      () => isCurrent(styled) && onProblem({ kind: "start" }),
    );
  });
  const pick = useEffectEvent((point: LatLng) => onPick?.(point));
  const onCreated = useEffectEvent((created: MapLibreMap) => {
    created.on("style.load", () => onStyled(created));
    for (const event of ["dragstart", "zoomstart"] as const) {
      created.on(event, ({ originalEvent }) => {
        if (originalEvent !== undefined) onMoved();
      });
    }
    created.on("moveend", () => {
      const { lat, lng } = created.getCenter();
      onView({ lat, lng, zoom: created.getZoom() + zoomShift });
    });
    created.on("click", ({ lngLat: { lat, lng } }) => pick({ lat, lng }));
    onReady({
      show: ({ lat, lng, zoom }, isSmooth) =>
        created.easeTo({ center: [lng, lat], zoom: zoom - zoomShift, duration: isSmooth ? smoothMs : 0 }),
      zoomBy: (step) => created.zoomTo(created.getZoom() + step, { duration: smoothMs }),
    });
    current.current = created;
    setMap(created);
    created.setStyle(settings.styleUrl === null ? emptyStyle(colors) : configuredStyle(settings.styleUrl, colors));
  });
  const start = useEffectEvent((element: HTMLElement): MapLibreMap | null => {
    try {
      return createMap(element, first, { isGreedy, hasCredits: settings.styleUrl !== null, nearest, words });
    } catch {
      onProblem({ kind: "start" });
      return null;
    }
  });
  useEffect(() => {
    const created = container.current === null ? null : start(container.current);
    if (created === null) return undefined;
    onCreated(created);
    return () => {
      current.current = null;
      setMap(null);
      created.remove();
    };
  }, []);
  useEffect(() => {
    if (isStyled) void map?.getSource<GeoJSONSource>(ROUTE)?.setData(routeData(scene));
  }, [map, isStyled, scene]);
  useEffect(() => {
    if (map === null || !isStyled) return;
    repaint(map, colors, { isBuiltIn: settings.styleUrl === null, isDrawn: isGround });
  }, [map, isStyled, isGround, colors, settings]);
  useEffect(() => {
    if (map !== null && isStyled) showType(map, type);
  }, [map, isStyled, type]);
  return (
    <div
      ref={container}
      className={cn("size-full font-sans!", credits)}
      data-engine="maplibre"
      data-ground={isGround ? "drawn" : undefined}
    >
      {map === null ? null : (
        <Drawn value={map}>
          {Marks ? (
            <Marks scene={scene} anchor={Anchor} />
          ) : (
            <SceneMarks scene={scene} zoom={zoom} anchor={Anchor} onSelect={onSelect} />
          )}
        </Drawn>
      )}
    </div>
  );
}
