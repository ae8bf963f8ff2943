// The ground of the built-in map: the counties, states and towns of the United States and the land around them, fetched when a map first needs them.
import type { Feature, Geometry, MultiLineString, MultiPolygon, Polygon } from "geojson";
import type { GeometryCollection, MultiLineString as MultiLineStringObject, Topology } from "topojson-specification";
import type { LatLng } from "./map-geometry";

export interface County {
  name: string;
  shape: Polygon | MultiPolygon;
  /** West, south, east, north. */
  box: [number, number, number, number];
  /** Where its name stands. */
  middle: LatLng;
}

interface Town extends LatLng {
  name: string;
  /** How many ZIP codes it has, which tells cities from villages. */
  rank: number;
}

/** A piece of land or water with its holes. */
interface Area {
  shape: Polygon;
  /** West, south, east, north. */
  box: County["box"];
}

export interface Geography {
  counties: readonly County[];
  /** The lines between states. */
  stateLines: MultiLineString;
  /** Where the country borders on Canada and Mexico. */
  borderLines: MultiLineString;
  /** What lies around it: as exact as a kilometre or two. */
  neighbors: readonly Area[];
  /** The Great Lakes and others, to be drawn over the neighbours and under the counties. */
  lakes: readonly Area[];
  /** Largest first. */
  towns: readonly Town[];
}

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection;
  borders: MultiLineStringObject;
}>;

let loading: Promise<Geography> | undefined;

/** Some 550 kB over the network, once; asked again after a failure. */
export function loadGeography(): Promise<Geography> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Geography> {
  const [{ feature, mesh }, counties, around, towns] = await Promise.all([
    import("topojson-client"),
    import("./counties.json"),
    import("./neighbors.json"),
    import("./towns.json"),
  ]);
  const atlas = JSON.parse(counties.default.topology) as Atlas;
  return {
    counties: feature(atlas, atlas.objects.counties).features.flatMap(toCounty),
    stateLines: mesh(atlas, atlas.objects.states, (a, b) => a !== b),
    borderLines: mesh(atlas, atlas.objects.borders),
    neighbors: around.default.land.split("|").map(toArea),
    lakes: around.default.lakes.split("|").map(toArea),
    towns: towns.default.towns.split("|").map(toTown),
  };
}

/** As scripts/map-neighbors.mjs writes it: rings by '/', hundredths of a degree, each point from the one before. */
function toArea(text: string): Area {
  const coordinates = text.split("/").map((ring) => {
    const steps = ring.split(" ").map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_each, index) => {
      [x, y] = [x + (steps[index * 2] ?? 0), y + (steps[index * 2 + 1] ?? 0)];
      return [x / 100, y / 100];
    });
  });
  return { shape: { type: "Polygon", coordinates }, box: boxOf(coordinates[0] ?? []) };
}

function toTown(line: string): Town {
  const [name = "", lat, lng, rank] = line.split(";");
  return { name, lat: Number(lat), lng: Number(lng), rank: Number(rank) };
}

function toCounty({ geometry, properties: { name } }: Feature<Geometry, { name: string }>): County[] {
  if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
  const rings = outerRings(geometry);
  const largest = rings.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a), rings[0] ?? []);
  return [{ name, shape: geometry, box: boxOf(rings.flat()), middle: middleOf(largest) }];
}

type Position = number[];

/** The outer ring of each part. */
export function outerRings(shape: Polygon | MultiPolygon): Position[][] {
  const parts = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return parts.map((part) => part[0] ?? []);
}

/** Twice the signed area, as surveyors reckon it, and the sums for the centre. */
function survey(ring: readonly Position[]) {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return { area, x, y };
}

const areaOf = (ring: readonly Position[]) => Math.abs(survey(ring).area);

function middleOf(ring: readonly Position[]): LatLng {
  const { area, x, y } = survey(ring);
  return area === 0 ? { lng: ring[0]?.[0] ?? 0, lat: ring[0]?.[1] ?? 0 } : { lng: x / (3 * area), lat: y / (3 * area) };
}

function boxOf(positions: readonly Position[]): County["box"] {
  const box: County["box"] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of positions) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
