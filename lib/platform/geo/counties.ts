// The counties of the United States as outlines, from the Census Bureau's atlas; read when first asked for.
import "server-only";
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** [lng, lat] */
type Corner = number[];

export interface County {
  name: string;
  /** The outer ring of each part. */
  rings: Corner[][];
  /** West, south, east, north. */
  box: Box;
}

export type Box = [west: number, south: number, east: number, north: number];

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

let loading: Promise<County[]> | undefined;

/** The counties that touch a box of degrees. */
export async function listCounties([west, south, east, north]: Box): Promise<County[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const all = await loading;
  return all.filter(({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south);
}

async function load(): Promise<County[]> {
  // The place is asked for at run time, for a bundler would take the whole atlas in.
  const file = createRequire(join(process.cwd(), "package.json")).resolve("us-atlas/counties-10m.json");
  const atlas = JSON.parse(await readFile(file, "utf8")) as Atlas;
  return feature(atlas, atlas.objects.counties).features.flatMap(({ geometry, properties: { name } }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    const rings = parts.flatMap((part) => (part[0] ? [part[0]] : []));
    return [{ name, rings, box: boxOf(rings.flat()) }];
  });
}

function boxOf(corners: readonly Corner[]): Box {
  const box: Box = [180, 90, -180, -90];
  for (const [lng = 0, lat = 0] of corners) {
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}
