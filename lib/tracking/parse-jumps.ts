// Marks positions that nobody can have driven to, and takes the word back once the next ones agree with them.
import type { Position } from "./parse-position";
import { mostSpeed } from "./schema";

/** Where the vehicle was known to be, milliseconds and degrees. */
export type Known = Pick<Position, "at" | "lat" | "lng">;

/** Metres between two points. */
type Distance = (from: Known, to: Known) => number;

/** Fixes wander while the clock hardly moves on; below this no speed is worked out, metres. */
const wander = 150;
/** So many positions in a row that agree with each other are the truth, and what they left behind was not. */
const enough = 3;

/**
 * The positions in the order of their time, each jump marked. `last` is the newest good one before them, `doubted` the
 * jumps that were marked since then, oldest first.
 */
export function markJumps(
  positions: readonly Position[],
  { last, doubted, distance }: { last: Known | null; doubted: readonly Known[]; distance: Distance },
): Position[] {
  const isReachable = (from: Known, to: Known) => {
    const meters = distance(from, to);
    return meters <= wander || meters / Math.max(1, (to.at - from.at) / 1_000) <= mostSpeed;
  };
  let good = last;
  let others: Known[] = [...doubted];
  return positions
    .toSorted((one, other) => one.at - other.at)
    .map((position) => {
      if (position.mark) return position;
      if (good === null || isReachable(good, position)) {
        good = position;
        others = [];
        return position;
      }
      const before = others.at(-1);
      others = before && isReachable(before, position) ? [...others, position] : [position];
      if (others.length < enough) return { ...position, mark: "jump" };
      good = position;
      others = [];
      return position;
    });
}
