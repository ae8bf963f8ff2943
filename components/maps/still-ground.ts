// The ground of a still map as paths and names: what lies around the country, counties, borders, and as many names as have room.
import { outerRings, type Geography } from "./geography";
import { fromScreen, type MapSize, metersPerPixel, type MapView, toScreen } from "./map-geometry";

interface GroundName {
  text: string;
  kind: "county" | "town" | "city";
  /** Where its dot stands, or a county's middle. */
  x: number;
  y: number;
}

export interface Ground {
  /** The land beyond the borders, cut off a little outside the window. */
  neighbors: string;
  lakes: string;
  /** Where the country borders on its neighbours; as wide as `seam` in land's colour it closes the gap between them. */
  borders: string;
  /** Pixels. */
  seam: number;
  /** Every county in sight, filled as land; its outline is the hairline. */
  counties: string;
  states: string;
  names: GroundName[];
}

/** From this zoom on counties have names. */
const countyZoom = 7.5;
/** A name for so many square pixels, so that the line stays what one sees. */
const roomOfName = 26_000;
/** A city of so many ZIP codes is written stronger. */
const cityRank = 20;

/** How far the neighbours' border and the country's may lie apart, metres. */
const seamMeters = 3_000;

/** What of the United States a window of this size shows that looks at `view`. */
export function drawGround(geography: Geography, view: MapView, size: MapSize): Ground {
  const { counties, stateLines, borderLines, neighbors, lakes, towns } = geography;
  const [northWest, southEast] = [
    fromScreen({ x: -1, y: -1 }, view, size),
    fromScreen({ x: size.width + 1, y: size.height + 1 }, view, size),
  ];
  const isSeen = ({ box: [west, south, east, north] }: { box: readonly [number, number, number, number] }) =>
    west <= southEast.lng && east >= northWest.lng && south <= northWest.lat && north >= southEast.lat;
  const seen = counties.filter(isSeen);
  const draw = (ring: readonly number[][]) => writePath(ring, view, size);
  const margin = Math.abs(southEast.lng - northWest.lng) / 8;
  const window: Window = [
    northWest.lng - margin,
    southEast.lat - margin,
    southEast.lng + margin,
    northWest.lat + margin,
  ];
  const fill = (areas: Geography["lakes"]) =>
    areas
      .filter(isSeen)
      .flatMap(({ shape }) => shape.coordinates.map((ring) => cutRing(ring, window)))
      .map((ring) => (ring.length < 3 ? "" : `${draw(ring)}Z`))
      .join("");
  const stroke = (lines: Geography["stateLines"]) =>
    lines.coordinates
      .filter((line) => line.some(([lng = 0, lat = 0]) => isNear(lng, lat, northWest, southEast)))
      .map(draw)
      .join("");
  const isInside = (x: number, y: number) => x > 4 && y > 10 && x < size.width - 4 && y < size.height - 22;
  const countyNames = view.zoom < countyZoom ? [] : seen;
  const places = towns
    .filter(({ lat, lng }) => lat > southEast.lat && lat < northWest.lat && lng > northWest.lng && lng < southEast.lng)
    .map(({ name, rank, ...at }): GroundName => {
      return { text: name, kind: rank >= cityRank ? "city" : "town", ...toScreen(at, view, size) };
    });
  const middles = countyNames.map(({ name, middle }): GroundName => {
    return { text: name.toUpperCase(), kind: "county", ...toScreen(middle, view, size) };
  });
  const most = Math.ceil((size.width * size.height) / roomOfName);
  const placed = placeNames(
    [...middles, ...places].filter(({ x, y }) => isInside(x, y)),
    most,
    size,
  );
  return {
    neighbors: fill(neighbors),
    lakes: fill(lakes),
    borders: stroke(borderLines),
    seam: seamMeters / metersPerPixel(view),
    counties: seen.flatMap(({ shape }) => outerRings(shape).map((ring) => `${draw(ring)}Z`)).join(""),
    states: stroke(stateLines),
    names: placed,
  };
}

type Corner = { lat: number; lng: number };
const isNear = (lng: number, lat: number, northWest: Corner, southEast: Corner) =>
  lng > northWest.lng - 1 && lng < southEast.lng + 1 && lat > southEast.lat - 1 && lat < northWest.lat + 1;

/** West, south, east, north. */
type Window = [number, number, number, number];

/** What of a ring lies inside the window (Sutherland and Hodgman), so that a continent is no longer than a lake. */
function cutRing(ring: readonly number[][], [west, south, east, north]: Window): number[][] {
  const cut = (points: readonly number[][], axis: 0 | 1, edge: number, sign: 1 | -1) => {
    const out: number[][] = [];
    for (const [index, to] of points.entries()) {
      const from = points.at(index - 1) ?? to;
      const [a, b] = [(from[axis] ?? 0) - edge, (to[axis] ?? 0) - edge].map((off) => off * sign) as [number, number];
      if (a < 0 !== b < 0) {
        const share = a / (a - b);
        out.push(from.map((value, each) => value + ((to[each] ?? 0) - value) * share));
      }
      if (b >= 0) out.push(to);
    }
    return out;
  };
  return cut(cut(cut(cut(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1);
}

/** A line to a tenth of a pixel, without the points that would not show. */
function writePath(points: readonly number[][], view: MapView, size: MapSize): string {
  let path = "";
  let last = { x: Number.NaN, y: Number.NaN };
  for (const [index, [lng = 0, lat = 0]] of points.entries()) {
    const at = toScreen({ lat, lng }, view, size);
    const isEnd = index === 0 || index === points.length - 1;
    if (!isEnd && Math.hypot(at.x - last.x, at.y - last.y) < 0.7) continue;
    path += `${path === "" ? "M" : "L"}${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    last = at;
  }
  return path;
}

/** About how wide a name is at 12 px. */
const widthOf = ({ text, kind }: GroundName) => text.length * (kind === "county" ? 9 : 6.8) + 12;

/** In their order those that fit, never one over another. */
function placeNames(names: readonly GroundName[], most: number, { width }: MapSize): GroundName[] {
  const placed: { name: GroundName; left: number; right: number }[] = [];
  let count = { county: 0, other: 0 };
  for (const name of names) {
    const isCounty = name.kind === "county";
    const used = isCounty ? count.county : count.other;
    if (used >= (isCounty ? most / 2 : most)) continue;
    const left = isCounty ? name.x - widthOf(name) / 2 : name.x - 4;
    const right = left + widthOf(name);
    if (left < 0 || right > width) continue;
    const collides = placed.some(
      (other) => Math.abs(other.name.y - name.y) < 22 && left < other.right + 8 && right > other.left - 8,
    );
    if (collides) continue;
    placed.push({ name, left, right });
    count = isCounty ? { ...count, county: used + 1 } : { ...count, other: used + 1 };
  }
  return placed.map(({ name }) => name);
}
