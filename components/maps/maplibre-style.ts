// MapLibre's style of the map: the built-in ground in the product's colours, and the route over whatever ground there is.
import type { Feature, FeatureCollection, Position } from "geojson";
import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Geography } from "./geography";
import { circleRing, type LatLng } from "./map-geometry";
import { type MapScene, sceneAreas, sceneLines } from "./map-scene";
import type { MapColors } from "./use-map-colors";

export const SATELLITE = "satellite";
export const ROUTE = "route";

const collect = (features: Feature[]): FeatureCollection => ({ type: "FeatureCollection", features });
const toPosition = ({ lat, lng }: LatLng): Position => [lng, lat];

/** The ground's sources: what lies around the country, counties as land, its borders and state lines, the names. */
export function groundSources(geography: Geography): Record<string, SourceSpecification> {
  const { counties, stateLines, borderLines, neighbors, lakes, towns } = geography;
  const drawn = (areas: Geography["lakes"]) => {
    return areas.map(({ shape }): Feature => ({ type: "Feature", geometry: shape, properties: {} }));
  };
  const land = counties.map(({ shape }): Feature => ({ type: "Feature", geometry: shape, properties: {} }));
  const names = counties.map(({ name, middle }): Feature => {
    return {
      type: "Feature",
      geometry: { type: "Point", coordinates: toPosition(middle) },
      properties: { name: name.toUpperCase() },
    };
  });
  const places = towns.map(({ name, rank, ...at }): Feature => {
    return { type: "Feature", geometry: { type: "Point", coordinates: toPosition(at) }, properties: { name, rank } };
  });
  return {
    neighbors: { type: "geojson", data: collect(drawn(neighbors)), maxzoom: 10, attribution: "Natural Earth" },
    lakes: { type: "geojson", data: collect(drawn(lakes)), maxzoom: 10 },
    borders: { type: "geojson", data: { type: "Feature", geometry: borderLines, properties: {} }, maxzoom: 10 },
    land: { type: "geojson", data: collect(land), maxzoom: 10, attribution: "US Census" },
    states: { type: "geojson", data: { type: "Feature", geometry: stateLines, properties: {} }, maxzoom: 10 },
    counties: { type: "geojson", data: collect(names), maxzoom: 10 },
    towns: { type: "geojson", data: collect(places), maxzoom: 10, attribution: "GeoNames, CC BY 4.0" },
  };
}

/**
 * Zooms here are MapLibre's, one below those of 256 px tiles. `family` is the page's font, drawn without a font server.
 * The seam, some 3 km wide, closes what gapes between the Census's border and Natural Earth's.
 */
export function groundLayers(colors: MapColors, family: string): LayerSpecification[] {
  const halo = { "text-color": colors.label, "text-halo-color": colors.land, "text-halo-width": 1.2 };
  return [
    { id: "water", type: "background", paint: { "background-color": colors.water } },
    {
      id: "neighbors",
      type: "fill",
      source: "neighbors",
      paint: { "fill-color": colors.land, "fill-antialias": false },
    },
    {
      id: "seam",
      type: "line",
      source: "borders",
      layout: { "line-join": "round", "line-cap": "round" },
      paint: {
        "line-color": colors.land,
        "line-width": ["interpolate", ["exponential", 2], ["zoom"], 3, 0.45, 13, 461],
      },
    },
    { id: "lakes", type: "fill", source: "lakes", paint: { "fill-color": colors.water, "fill-antialias": false } },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": colors.land, "fill-antialias": false } },
    {
      id: "county-lines",
      type: "line",
      source: "land",
      minzoom: 4.5,
      paint: { "line-color": colors.line, "line-width": 0.75 },
    },
    { id: "state-lines", type: "line", source: "states", paint: { "line-color": colors.line, "line-width": 1.75 } },
    { id: "border-lines", type: "line", source: "borders", paint: { "line-color": colors.line, "line-width": 1.75 } },
    {
      id: "county-names",
      type: "symbol",
      source: "counties",
      minzoom: 6.5,
      layout: {
        "text-field": ["get", "name"],
        "text-font": [family],
        "text-size": 9.5,
        "text-letter-spacing": 0.19,
        "text-padding": 14,
        "symbol-sort-key": 2,
      },
      paint: halo,
    },
    townLayer("towns", colors, [family], ["<", ["get", "rank"], 20]),
    // The weight is read from the first name, the font from the second.
    townLayer("cities", colors, ["Semibold", family], [">=", ["get", "rank"], 20]),
  ];
}

function townLayer(
  id: string,
  colors: MapColors,
  fonts: string[],
  filter: ["<" | ">=", ["get", string], number],
): LayerSpecification {
  return {
    id,
    type: "symbol",
    source: "towns",
    filter,
    minzoom: id === "cities" ? 0 : 5,
    layout: {
      "text-field": ["concat", "• ", ["get", "name"]],
      "text-font": fonts,
      "text-size": id === "cities" ? 13 : 12,
      "text-anchor": "left",
      "text-padding": 18,
      // Larger places first.
      "symbol-sort-key": ["-", 0, ["get", "rank"]],
    },
    paint: { "text-color": colors.label, "text-halo-color": colors.land, "text-halo-width": 1.2 },
  };
}

/** What there is before the built-in ground has come: land everywhere, for a route over open water would frighten. */
export function emptyStyle({ land }: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {},
    layers: [{ id: "water", type: "background", paint: { "background-color": land } }],
  };
}

/** A configured style: an address of raster tiles becomes one, any other is MapLibre's to fetch. */
export function configuredStyle(styleUrl: string, colors: MapColors): StyleSpecification | string {
  if (!styleUrl.includes("{z}")) return styleUrl;
  return {
    version: 8,
    sources: { tiles: { type: "raster", tiles: [styleUrl], tileSize: 256 } },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colors.land } },
      { id: "tiles", type: "raster", source: "tiles" },
    ],
  };
}

/** The route's lines and the areas of approximate places, as one collection. */
export function routeData(scene: MapScene): FeatureCollection {
  const areas = sceneAreas(scene).map((area): Feature => {
    const ring = circleRing(area, area.reach).map(toPosition);
    return { type: "Feature", geometry: { type: "Polygon", coordinates: [ring] }, properties: { kind: "area" } };
  });
  const lines = sceneLines(scene).map(({ kind, tone, points }): Feature => {
    return {
      type: "Feature",
      geometry: { type: "LineString", coordinates: points.map(toPosition) },
      properties: { kind, tone },
    };
  });
  return collect([...areas, ...lines]);
}

/** Lowest first. */
export const routeLayerIds = ["route-area", "route-area-edge", "route-halo", "route-ahead", "route-travelled"] as const;

export function routeLayers(colors: MapColors): LayerSpecification[] {
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const only = (kind: string): ["==", ["get", string], string] => ["==", ["get", "kind"], kind];
  return [
    {
      id: "route-area",
      type: "fill",
      source: ROUTE,
      filter: only("area"),
      paint: { "fill-color": colors.past, "fill-opacity": 0.06 },
    },
    {
      id: "route-area-edge",
      type: "line",
      source: ROUTE,
      filter: only("area"),
      paint: { "line-color": colors.muted, "line-width": 1, "line-dasharray": [4, 4] },
    },
    {
      id: "route-halo",
      type: "line",
      source: ROUTE,
      filter: ["!=", ["get", "kind"], "area"],
      layout: round,
      paint: { "line-color": colors.land, "line-width": 7.5 },
    },
    {
      id: "route-ahead",
      type: "line",
      source: ROUTE,
      filter: only("ahead"),
      layout: round,
      paint: { "line-color": toneColor(colors), "line-width": 3.5, "line-dasharray": [0, 2] },
    },
    {
      id: "route-travelled",
      type: "line",
      source: ROUTE,
      filter: only("travelled"),
      layout: round,
      paint: { "line-color": toneColor(colors), "line-width": 3.5 },
    },
  ];
}

type ToneColor = ["match", ["get", string], string, string, string, string, string];

const toneColor = ({ live, stale, past }: MapColors): ToneColor => [
  "match",
  ["get", "tone"],
  "stale",
  stale,
  "past",
  past,
  live,
];
