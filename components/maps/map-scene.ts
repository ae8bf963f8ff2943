// What a map shows of a transport: two places, the road between, the path driven, and the vehicles.
import { circleRing, type LatLng, locateOnLine, toWorld } from "./map-geometry";

/** From `zip` on the middle of an area, which is drawn as one. */
type MapPrecision = "pin" | "address" | "street" | "zip" | "city" | "county";

export interface MapPlace extends LatLng {
  label: string;
  precision: MapPrecision;
  /** Known to be somewhere in its area, which is all that may be drawn of it. */
  isAreaOnly?: boolean;
}

/** Where a vehicle was. `at` is ISO 8601. */
export interface MapPathPoint extends LatLng {
  at: string;
}

export interface MapVehicle extends LatLng {
  id: string;
  /** When it was there, ISO 8601. */
  at: string;
  /** Older than three minutes, or whatever the caller holds for old. */
  isStale: boolean;
  /** Whom it carries or who drives, for the tooltip and for readers. */
  label: string;
  /** Degrees from north. */
  heading: number | null;
  /** Metres. */
  accuracy?: number | null;
  /** Known only roughly: drawn without a dot. */
  isRough?: boolean;
}

export interface MapScene {
  pickup: MapPlace | null;
  delivery: MapPlace | null;
  /** The road as [latitude, longitude]; null where nobody knows it. */
  line: readonly (readonly [number, number])[] | null;
  path: readonly MapPathPoint[] | null;
  vehicles: readonly MapVehicle[];
  /** The vehicle whose drive this is: the only one, or the one that is followed. */
  followId: string | null;
  /** Where it is going. */
  toward: "pickup" | "delivery" | null;
}

/** Travelled or ahead; live, old, or history. */
export interface MapLine {
  id: "road behind" | "road ahead" | "rest" | "driven";
  kind: "travelled" | "ahead";
  tone: "live" | "stale" | "past";
  points: readonly LatLng[];
}

/** Metres around the middle of an area within which the address may lie. */
const reach: Record<MapPrecision, number> = { pin: 0, address: 0, street: 0, zip: 4000, city: 6000, county: 25_000 };

/** How far, in metres, the true place may lie from the point; 0 where the point is the place. */
export const approximateReach = ({ precision }: MapPlace): number => reach[precision];

/** The vehicle whose drive the lines are of; null among several of which none is followed. */
export function sceneVehicle({ vehicles, followId }: MapScene): MapVehicle | null {
  if (followId !== null) return vehicles.find(({ id }) => id === followId) ?? null;
  return vehicles.length === 1 ? (vehicles[0] ?? null) : null;
}

/** The lines of a scene, lowest first: solid where travelled, dots where ahead, straight where no road is known. */
export function sceneLines(scene: MapScene): MapLine[] {
  const { pickup, delivery, path, toward } = scene;
  const vehicle = sceneVehicle(scene);
  const tone = toneOf(vehicle, scene);
  const driven = path ?? [];
  const road = roadOf(scene, vehicle);
  const lines: MapLine[] = [];
  if (road.behind.length > 1 && driven.length < 2)
    lines.push({ id: "road behind", kind: "travelled", tone, points: road.behind });
  if (road.ahead.length > 1) lines.push({ id: "road ahead", kind: "ahead", tone, points: road.ahead });
  // The road leads to the pickup, or is not known: the rest as the crow flies.
  const isApproach = toward === "pickup" && vehicle !== null && pickup !== null && delivery !== null;
  if (isApproach && !road.reachesDelivery) lines.push({ id: "rest", kind: "ahead", tone, points: [pickup, delivery] });
  if (driven.length > 1) lines.push({ id: "driven", kind: "travelled", tone, points: driven });
  return lines;
}

function toneOf(vehicle: MapVehicle | null, { path, line }: MapScene): MapLine["tone"] {
  if (vehicle !== null) return vehicle.isStale ? "stale" : "live";
  return path !== null && line === null ? "past" : "live";
}

interface Road {
  behind: readonly LatLng[];
  ahead: readonly LatLng[];
  reachesDelivery: boolean;
}

function roadOf({ pickup, delivery, line, path, toward }: MapScene, vehicle: MapVehicle | null): Road {
  const target = toward === "pickup" && vehicle !== null ? pickup : delivery;
  const from = vehicle ?? pickup;
  if (line === null || line.length < 2) {
    // What was driven needs no guess beside it.
    const isHistory = vehicle === null && path !== null && path.length > 1;
    const straight = from === null || target === null || isHistory ? [] : [from, target];
    return { behind: [], ahead: straight, reachesDelivery: target === delivery };
  }
  const points = line.map(([lat, lng]) => ({ lat, lng }));
  const end = points.at(-1) as LatLng;
  const reachesDelivery = delivery !== null && (pickup === null || distance(end, delivery) < distance(end, pickup));
  if (vehicle === null) return { behind: [], ahead: points, reachesDelivery };
  // Still on the way to where this road begins.
  if (toward === "pickup" && reachesDelivery) return { behind: [], ahead: [vehicle, ...points], reachesDelivery };
  const { index, point } = locateOnLine(points, vehicle);
  return {
    behind: [...points.slice(0, index + 1), point, vehicle],
    ahead: [vehicle, point, ...points.slice(index + 1)],
    reachesDelivery,
  };
}

const distance = (a: LatLng, b: LatLng) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** Room on the screen, pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half a mark's width, and what a name takes under it at 12 px: a letter is half as wide, 176 px hold the longest. */
const mark = 12;
const letter = 6.5;
const longest = 176;
const line = 16;

function boxAt(at: LatLng, zoom: number, { half, from, to }: { half: number; from: number; to: number }): Box {
  const scale = 256 * 2 ** zoom;
  const [x, y] = [toWorld(at).x * scale, toWorld(at).y * scale];
  return { left: x - half, right: x + half, top: y + from, bottom: y + to };
}

const nameBox = (at: LatLng, zoom: number, name: string, lines: number): Box =>
  boxAt(at, zoom, { half: Math.min(longest, name.length * letter) / 2, from: mark, to: mark + lines * line });

const isOver = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Which vehicles have their names written at a zoom: of several whose names would stand over each other, over the name
 * of an end or under another vehicle, the one that is followed, then the live ones, then the first; alone none.
 */
export function labelledVehicles({ vehicles, followId, ...scene }: MapScene, zoom: number): ReadonlySet<string> {
  if (vehicles.length < 2) return new Set();
  const ends = [scene.pickup, scene.delivery].filter((place) => place !== null);
  const taken = ends.map((place) => nameBox(place, zoom, place.label, approximateReach(place) > 0 ? 2 : 1));
  const marks = new Map(vehicles.map((each) => [each.id, boxAt(each, zoom, { half: mark, from: -mark, to: mark })]));
  const weight = ({ id, isStale }: MapVehicle) => (id === followId ? 0 : isStale ? 2 : 1);
  const named = new Set<string>();
  for (const vehicle of vehicles.toSorted((a, b) => weight(a) - weight(b))) {
    const box = nameBox(vehicle, zoom, vehicle.label, vehicle.isStale ? 2 : 1);
    // Its own mark ends where its name begins.
    const isFree = [...taken, ...marks.values()].every((other) => !isOver(box, other));
    if (vehicle.id !== followId && !isFree) continue;
    taken.push(box);
    named.add(vehicle.id);
  }
  return named;
}

/** The circles within which an end is, where its point is not its place. */
export function sceneAreas({ pickup, delivery }: MapScene): (LatLng & { reach: number })[] {
  const ends = [pickup, delivery].filter((place) => place !== null);
  return ends
    .map((place) => ({ lat: place.lat, lng: place.lng, reach: approximateReach(place) }))
    .filter(({ reach }) => reach > 0);
}

/** Every point that must be in sight. */
export function scenePoints(scene: MapScene): LatLng[] {
  const ends = [scene.pickup, scene.delivery].filter((place) => place !== null);
  const line = (scene.line ?? []).map(([lat, lng]) => ({ lat, lng }));
  const areas = sceneAreas(scene).flatMap((area) => circleRing(area, area.reach, 4));
  return [...ends, ...areas, ...scene.vehicles, ...line, ...(scene.path ?? [])];
}

/** One sentence of what the map shows, for whoever does not see it. */
export function describeScene({ pickup, delivery, path, vehicles }: MapScene): string {
  const ends = [
    pickup === null ? null : `from ${named(pickup)}`,
    delivery === null ? null : `to ${named(delivery)}`,
  ].filter((part) => part !== null);
  const seen = vehicles.map(({ label, isStale }) => (isStale ? `${label}, last position` : label));
  const who = vehicles.length > 3 ? `${vehicles.length} vehicles` : seen.join("; ");
  const parts = [
    ends.join(" "),
    who === "" ? "" : `showing ${who}`,
    path !== null && path.length > 1 ? "with the path driven" : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "Map of the United States" : `Map ${parts.join(", ")}`;
}

const named = (place: MapPlace) => (approximateReach(place) > 0 ? `${place.label} (approximate)` : place.label);
