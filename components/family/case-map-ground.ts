// The part of the country that a small picture shows, cut out, so that a page carries no coast it does not show.
import type { MultiLineString, MultiPolygon, Polygon } from "geojson";
import type { County, Geography } from "@/components/maps/geography";

/** West, south, east, north. */
type Box = County["box"];
type Point = number[];

const meets = (one: Box, other: Box) =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** `box` should reach beyond the picture: along it the cut shapes have edges of their own. */
export function cutGeography(geography: Geography, box: Box): Geography {
  const [west, south, east, north] = box;
  return {
    counties: geography.counties
      .filter((county) => meets(county.box, box))
      .map((county) => ({ ...county, shape: cutShape(county.shape, box) })),
    neighbors: cutAreas(geography.neighbors, box),
    lakes: cutAreas(geography.lakes, box),
    stateLines: cutLines(geography.stateLines, box),
    borderLines: cutLines(geography.borderLines, box),
    towns: geography.towns.filter(({ lat, lng }) => lng > west && lng < east && lat > south && lat < north),
  };
}

const cutAreas = (areas: Geography["lakes"], box: Box) =>
  areas
    .filter((area) => meets(area.box, box))
    .map((area) => ({ ...area, shape: { ...area.shape, coordinates: cutRings(area.shape.coordinates, box) } }));

function cutShape(shape: Polygon | MultiPolygon, box: Box): MultiPolygon {
  const parts = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  const coordinates = parts.map((part) => cutRings(part, box)).filter((part) => part.length > 0);
  return { type: "MultiPolygon", coordinates };
}

const cutRings = (rings: readonly Point[][], box: Box) =>
  rings.map((ring) => cutRing(ring, box)).filter((ring) => ring.length > 3);

/** Edge by edge of the box: what lies beyond falls away, and where the ring crosses it gets a corner. */
function cutRing(ring: readonly Point[], box: Box): Point[] {
  let kept = [...ring];
  for (const [edge, limit] of box.entries()) {
    const axis = edge % 2;
    const isInside = (point: Point) => (edge < 2 ? at(point, axis) >= limit : at(point, axis) <= limit);
    const before = kept;
    kept = before.flatMap((point, index) => {
      const last = before[index === 0 ? before.length - 1 : index - 1] ?? point;
      const corner = isInside(point) === isInside(last) ? [] : [crossing(last, point, axis, limit)];
      return isInside(point) ? [...corner, point] : corner;
    });
  }
  const [first] = kept;
  return first ? [...kept, first] : [];
}

const at = (point: Point, axis: number) => point[axis] ?? 0;

function crossing(from: Point, to: Point, axis: number, limit: number): Point {
  const share = (limit - at(from, axis)) / (at(to, axis) - at(from, axis) || 1);
  const other = at(from, 1 - axis) + share * (at(to, 1 - axis) - at(from, 1 - axis));
  return axis === 0 ? [limit, other] : [other, limit];
}

/** Every stretch with a point inside, and one point more at each end. */
function cutLines({ coordinates, ...lines }: MultiLineString, box: Box): MultiLineString {
  const isInside = ([lng = 0, lat = 0]: Point) => lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3];
  const cut = coordinates.flatMap((line) => {
    const stretches: Point[][] = [];
    let stretch: Point[] = [];
    for (const [index, point] of line.entries()) {
      const isNear = isInside(point) || isInside(line[index - 1] ?? []) || isInside(line[index + 1] ?? []);
      if (isNear) stretch.push(point);
      if ((!isNear || index === line.length - 1) && stretch.length > 0) {
        if (stretch.length > 1) stretches.push(stretch);
        stretch = [];
      }
    }
    return stretches;
  });
  return { ...lines, coordinates: cut };
}
