// Draws the path that a vehicle drove as lines on paper, with the counties around it.
import "server-only";
import { type Box, listCounties } from "@/lib/platform/geo/counties";
import { findRouteDrive } from "@/lib/platform/geo/route-drive";
import { describe, log } from "@/lib/platform/log";
import { loadTrack, type TrackRow } from "@/lib/transports/load-track";
import type { RouteDto } from "@/lib/transports/dto";
import type { PathDrawing, PathStop } from "./format";

/** The paper's room in points. */
const [width, height] = [528, 216];
const inset = 30;
/** Points of a path on paper. */
const mostPoints = 1_000;
/** A view no narrower than this, in shares of the world: some 2 km. */
const narrowest = 5e-5;

interface Spot {
  lat: number;
  lng: number;
}

/** The driven path of a route; null where fewer than two positions were kept. */
export async function printPath(route: RouteDto): Promise<PathDrawing | null> {
  const track = await loadTrack(route.id, mostPoints);
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < 2) return null;
  const asked = await findRouteDrive(route.id);
  const ends = [
    { kind: "pickup", label: "Pickup", at: route.pickedUpAt ?? route.arrivedAtPickupAt, place: asked?.pickupPlace },
    { kind: "delivery", label: "Delivery", at: route.deliveryCompletedAt, place: asked?.deliveryPlace },
  ] as const;
  // Where the vehicle stood at that time is better known than where an address lies.
  const spots = ends.flatMap(({ place, at, ...end }) => {
    const spot = (at && spotAt(track, Date.parse(at))) ?? exactly(place);
    return spot ? [{ ...end, at, spot }] : [];
  });
  const { toPaper, box } = viewOf([...track, ...spots.map(({ spot }) => spot)]);
  const stops = spots.map(({ spot, ...end }): PathStop => ({ ...end, ...rounded(toPaper(spot)) }));
  return {
    width,
    height,
    path: writeLine(track.map(toPaper)),
    stops,
    ...(await drawGround(box, toPaper)),
    firstAt: first.at.toISOString(),
    lastAt: last.at.toISOString(),
    positions: track.length,
  };
}

/** So close to a step a position is taken for the place of that step, milliseconds. */
const closeBy = 10 * 60_000;

function spotAt(track: readonly TrackRow[], ms: number): Spot | null {
  const away = (row: TrackRow) => Math.abs(row.at.getTime() - ms);
  const nearest = track.reduce((best, row) => (away(row) < away(best) ? row : best));
  return away(nearest) <= closeBy ? nearest : null;
}

const exactly = (place: (Spot & { precision: string }) | null | undefined): Spot | null =>
  place && ["pin", "address", "street"].includes(place.precision) ? place : null;

interface Paper {
  x: number;
  y: number;
}

/** Mercator: shares of the world's width, from the north-west. */
function toWorld({ lat, lng }: Spot): Paper {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

const toLat = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Fits all spots into the paper. */
function viewOf(spots: readonly Spot[]): { toPaper: (spot: Spot) => Paper; box: Box } {
  const world = spots.map(toWorld);
  const [xs, ys] = [world.map(({ x }) => x), world.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * inset) / Math.max(east - west, narrowest),
    (height - 2 * inset) / Math.max(south - north, narrowest),
  );
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  const [half, tall] = [width / 2 / scale, height / 2 / scale];
  return {
    toPaper: (spot) => {
      const { x, y } = toWorld(spot);
      return { x: width / 2 + (x - middle.x) * scale, y: height / 2 + (y - middle.y) * scale };
    },
    box: [(middle.x - half - 0.5) * 360, toLat(middle.y + tall), (middle.x + half - 0.5) * 360, toLat(middle.y - tall)],
  };
}

const rounded = ({ x, y }: Paper): Paper => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

/** A line to a tenth of a point, without what would not show. */
function writeLine(points: readonly Paper[]): string {
  let [line, last] = ["", { x: Number.NaN, y: Number.NaN }];
  for (const [index, point] of points.entries()) {
    const isEnd = index === 0 || index === points.length - 1;
    if (!isEnd && Math.hypot(point.x - last.x, point.y - last.y) < 0.7) continue;
    line += `${line === "" ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    last = point;
  }
  return line;
}

/** Without the ground the path is still worth printing. */
async function drawGround(box: Box, toPaper: (spot: Spot) => Paper): Promise<Pick<PathDrawing, "counties" | "names">> {
  try {
    const counties = await listCounties(box);
    const rings = counties.flatMap((county) => county.rings);
    const drawn = rings.map((ring) => `${writeLine(ring.map(([lng = 0, lat = 0]) => toPaper({ lat, lng })))}Z`);
    const names = counties.flatMap(({ name, box: [west, south, east, north] }) => {
      const at = rounded(toPaper({ lat: (south + north) / 2, lng: (west + east) / 2 }));
      const isInside = at.x > 40 && at.x < width - 40 && at.y > 14 && at.y < height - 10;
      return isInside ? [{ name: name.toUpperCase(), ...at }] : [];
    });
    return { counties: drawn.join(""), names };
  } catch (error) {
    log.error({ error: describe(error) }, "the ground of a report's map could not be drawn");
    return { counties: "", names: [] };
  }
}
