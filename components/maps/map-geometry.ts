// The arithmetic of a map: the Mercator projection, what fits into a window, and points along a line.

/** Degrees of WGS 84. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** What a window looks at. `zoom` doubles the scale with each step; at 0 the world is 256 px wide. */
export interface MapView extends LatLng {
  zoom: number;
}

/** Pixels. */
export interface MapSize {
  width: number;
  height: number;
}

/** Pixels at each edge that the route keeps clear of. */
export interface MapInsets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The middle of the contiguous United States. */
export const DEFAULT_VIEW: MapView = { lat: 39.8283, lng: -98.5795, zoom: 12 };

export const FARTHEST_ZOOM = 3;
export const NEAREST_ZOOM = 18;
/** One place alone, or a route of a few streets. */
export const NEAREST_FIT = 14;
/** The built-in ground has no streets: nearer than this a route would stand on nothing. */
export const NEAREST_BUILT_IN = 11;

const tile = 256;
const farthestLat = 85.05;

/** Shares of the world's width and height, from the north-west. */
export function toWorld({ lat, lng }: LatLng): { x: number; y: number } {
  const bounded = Math.max(-farthestLat, Math.min(farthestLat, lat));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The point at these shares of the world. */
function fromWorld({ x, y }: { x: number; y: number }): LatLng {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/** Where a point lies in a window that looks at `view`, in pixels from its upper left corner. */
export function toScreen(point: LatLng, view: MapView, { width, height }: MapSize): { x: number; y: number } {
  const scale = tile * 2 ** view.zoom;
  const [at, middle] = [toWorld(point), toWorld(view)];
  return { x: width / 2 + (at.x - middle.x) * scale, y: height / 2 + (at.y - middle.y) * scale };
}

/** The point under a pixel. */
export function fromScreen({ x, y }: { x: number; y: number }, view: MapView, { width, height }: MapSize): LatLng {
  const scale = tile * 2 ** view.zoom;
  const middle = toWorld(view);
  return fromWorld({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
}

/** The view that shows all points inside the insets, never nearer than `nearest`; the whole default where there is none. */
export function fitView(
  points: readonly LatLng[],
  size: MapSize,
  insets: MapInsets,
  nearest: number = NEAREST_FIT,
): MapView {
  if (points.length === 0) return DEFAULT_VIEW;
  const world = points.map(toWorld);
  const [xs, ys] = [world.map(({ x }) => x), world.map(({ y }) => y)];
  const [west, east, north, south] = [least(xs), most(xs), least(ys), most(ys)];
  // In a window smaller than its insets the points still fit, edge to edge.
  const wide = Math.max(size.width - insets.left - insets.right, size.width / 4, 1);
  const high = Math.max(size.height - insets.top - insets.bottom, size.height / 4, 1);
  const scale = Math.min(wide / (east - west || 1e-9), high / (south - north || 1e-9)) / tile;
  const zoom = Math.max(FARTHEST_ZOOM, Math.min(nearest, Math.log2(scale)));
  const pixels = tile * 2 ** zoom;
  const middle = {
    x: (west + east) / 2 + (insets.right - insets.left) / 2 / pixels,
    y: (north + south) / 2 + (insets.bottom - insets.top) / 2 / pixels,
  };
  return { ...fromWorld(middle), zoom };
}

/** Whether a point stands clear of the edges by its insets. */
export function isInSight(point: LatLng, view: MapView, size: MapSize, insets: MapInsets): boolean {
  const { x, y } = toScreen(point, view, size);
  return x >= insets.left && y >= insets.top && x <= size.width - insets.right && y <= size.height - insets.bottom;
}

// Without spreading: a path may have more points than a call takes arguments.
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

const equator = 40_075_017;

/** Metres on the ground that one pixel is wide in the middle of a view. */
export const metersPerPixel = ({ lat, zoom }: MapView): number =>
  (equator * Math.cos((lat * Math.PI) / 180)) / (tile * 2 ** zoom);

const metersPerDegree = 111_195;

/** A circle of so many metres as a closed ring. */
export function circleRing({ lat, lng }: LatLng, meters: number, corners = 48): LatLng[] {
  const high = meters / metersPerDegree;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: corners + 1 }, (_each, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return { lat: lat + high * Math.sin(angle), lng: lng + wide * Math.cos(angle) };
  });
}

/** The point of a line nearest to `point`, and the line's corner before it. */
export function locateOnLine(line: readonly LatLng[], point: LatLng): { index: number; point: LatLng } {
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  let best = { index: 0, point: line[0] ?? point };
  let least = Number.POSITIVE_INFINITY;
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1] as LatLng;
    const [x, y] = [(to.lng - from.lng) * narrowing, to.lat - from.lat];
    const length = x * x + y * y;
    const along = ((point.lng - from.lng) * narrowing * x + (point.lat - from.lat) * y) / (length || 1);
    const share = Math.max(0, Math.min(1, along));
    const away = Math.hypot((point.lng - from.lng) * narrowing - x * share, point.lat - from.lat - y * share);
    if (away >= least) continue;
    least = away;
    best = { index, point: between(from, to, share) };
  }
  return best;
}

/** The point at a share of the way, 0 to 1. */
export function between(from: LatLng, to: LatLng, share: number): LatLng {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}
