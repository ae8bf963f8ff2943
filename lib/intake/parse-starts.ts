// Finds out of a pattern's source with which characters its matches can begin.
import { parsePattern, type Part } from "./parse-pattern-parts";
import { every, isWordOnly, lineEnd, sentinel, type CharSet, word } from "./parse-char-sets";

/** Where a pattern can fit. Says too much rather than too little: where it says no, the pattern does not fit. */
export interface Starts {
  /** A bit for every three characters in their classes: `first << 10 | second << 5 | third`. */
  windows: Uint32Array;
  /** Where in `windows` bits are set. */
  filled: Uint16Array;
  /** By the class of the first character, large letters apart. */
  first: Uint8Array;
  /** By the class of the character before; `sentinel` is the beginning of the text. */
  before: Uint8Array;
}

/** How a match can begin: sets of classes, up to three; a shorter one is a whole match. */
interface Opening {
  sets: number[];
  lo: number;
  hi: number;
}

const nothing: Opening = { sets: [], lo: 0, hi: 0 };
const mostSets = 3;
const mostOpenings = 2_000;
const anything: CharSet = { lo: every, hi: every, allLo: 0, allHi: 0 };

/** Null for a pattern that can begin with anything, or is written in a way that is not understood. */
export function startsOf({ source, flags }: RegExp): Starts | null {
  const part = parsePattern(source, flags);
  if (!part) return null;
  const openings = openingsOf(part);
  if (openings.some(({ sets }) => sets.length === 0)) return null;
  const windows = new Uint32Array(1 << 10);
  let [lo, hi] = [0, 0];
  for (const opening of openings) {
    lo |= opening.lo;
    hi |= opening.hi;
    const [one = every, two = every, three = every] = opening.sets;
    for (let first = 0; first < 32; first += 1) {
      if (!((one >>> first) & 1)) continue;
      for (let second = 0; second < 32; second += 1)
        if ((two >>> second) & 1) windows[(first << 5) | second] = (windows[(first << 5) | second] ?? 0) | three;
    }
  }
  const before = beforeOf(part);
  const filled = Uint16Array.from([...windows.keys()].filter((word) => windows[word] !== 0));
  return { windows, filled, first: listOf({ lo: lo | (hi & (1 << 31)), hi }), before: listOf(before) };
}

/** A set as a list by class: the small letters, and from 32 on the large ones. */
function listOf({ lo, hi }: Pick<CharSet, "lo" | "hi">): Uint8Array {
  return Uint8Array.from({ length: 64 }, (_, at) => ((at < 32 ? lo : hi) >>> (at & 31)) & 1);
}

const openingOf = ({ lo, hi }: CharSet): Opening => ({ sets: [lo | hi], lo, hi });

function openingsOf(part: Part): Opening[] {
  switch (part.kind) {
    case "char":
      // A sign beyond the first plane is two characters long.
      return part.isWide && part.set.lo >>> 31
        ? [openingOf(part.set), { sets: [1 << 31, 1 << 31], lo: 1 << 31, hi: 0 }]
        : [openingOf(part.set)];
    case "sequence":
      return part.parts.reduce<Opening[]>((all, next) => joined(all, () => openingsOf(next)), [nothing]);
    case "choice":
      return few(part.options.flatMap(openingsOf));
    case "repeat":
      return repeated(openingsOf(part.part), part.least, part.most);
    case "copy":
      return repeated([openingOf(anything)], 0, mostSets);
    case "begin":
    case "behind":
    case "ahead":
    case "edge":
    default:
      return [nothing];
  }
}

function repeated(openings: Opening[], least: number, most: number): Opening[] {
  const all: Opening[] = [];
  let now = [nothing];
  for (let count = 0; count <= Math.min(most, mostSets + Math.min(least, mostSets)); count += 1) {
    if (count >= Math.min(least, mostSets)) all.push(...now);
    if (now.every(({ sets }) => sets.length === mostSets)) {
      all.push(...now);
      break;
    }
    now = joined(now, () => openings);
  }
  return few(all);
}

function joined(openings: Opening[], next: () => Opening[]): Opening[] {
  if (openings.every(({ sets }) => sets.length === mostSets)) return openings;
  const followers = next();
  return few(
    openings.flatMap((one) =>
      one.sets.length === mostSets
        ? [one]
        : followers.map((other) => ({
            sets: [...one.sets, ...other.sets].slice(0, mostSets),
            lo: one.sets.length === 0 ? other.lo : one.lo,
            hi: one.sets.length === 0 ? other.hi : one.hi,
          })),
    ),
  );
}

/** Each once; where they are too many, those that begin alike are taken together. */
function few(openings: Opening[]): Opening[] {
  const byKey = new Map<string, Opening>();
  const isMany = openings.length > mostOpenings;
  for (const one of openings) {
    const key = isMany ? `${one.sets[0]}/${one.sets.length}` : one.sets.join("/");
    const same = byKey.get(key);
    if (!same) byKey.set(key, { ...one, sets: [...one.sets] });
    else {
      same.lo |= one.lo;
      same.hi |= one.hi;
      same.sets = same.sets.map((set, at) => set | (one.sets[at] ?? 0));
    }
  }
  return [...byKey.values()];
}

const both = (one: CharSet, other: CharSet): CharSet => ({
  ...one,
  lo: one.lo & other.lo,
  hi: one.hi & other.hi,
});

/** Which characters may stand before a match. */
function beforeOf(part: Part): CharSet {
  if (part.kind === "choice") return part.options.map(beforeOf).reduce(either);
  if (part.kind === "repeat") return part.least > 0 ? beforeOf(part.part) : anything;
  if (part.kind === "begin") return part.isByLine ? lineEnd : sentinel;
  if (part.kind === "behind") return part.isDenied ? unlike(part.part) : lastOf(part.part);
  if (part.kind !== "sequence") return anything;
  let before = anything;
  for (const [at, next] of part.parts.entries()) {
    if (next.kind === "edge") {
      const openings = openingsOf({ kind: "sequence", parts: part.parts.slice(at + 1) });
      if (openings.every((opening) => opening.sets.length > 0 && isWordOnly(opening)))
        before = both(before, { ...anything, lo: every & ~word.lo, hi: every & ~word.hi });
      continue;
    }
    before = both(before, beforeOf(next));
    if (!["begin", "behind", "ahead"].includes(next.kind)) break;
  }
  return before;
}

const either = (one: CharSet, other: CharSet): CharSet => ({
  ...one,
  lo: one.lo | other.lo,
  hi: one.hi | other.hi,
});

/** What is not one of the single characters that are denied. */
function unlike(part: Part): CharSet {
  const options = part.kind === "choice" ? part.options : [part];
  return options.reduce((left, option) => {
    const only = option.kind === "sequence" && option.parts.length === 1 ? option.parts[0] : option;
    if (only?.kind !== "char") return left;
    return both(left, { ...anything, lo: ~only.set.allLo, hi: ~only.set.allHi });
  }, anything);
}

/** The last characters of what the part fits, or what stands before it where it fits nothing. */
function lastOf(part: Part): CharSet {
  if (part.kind === "char")
    return { ...part.set, hi: part.set.hi & ~(1 << 31), lo: part.set.lo | (part.set.hi & (1 << 31)) };
  if (part.kind === "begin") return part.isByLine ? lineEnd : sentinel;
  if (part.kind === "choice") return part.options.map(lastOf).reduce(either);
  if (part.kind === "repeat") return part.least > 0 ? lastOf(part.part) : anything;
  if (part.kind !== "sequence") return anything;
  let last: CharSet = { ...anything, lo: 0, hi: 0 };
  for (const next of part.parts.toReversed()) {
    const isOptional = next.kind === "repeat" && next.least === 0;
    last = either(last, lastOf(isOptional ? next.part : next));
    if (!isOptional) return last;
  }
  return anything;
}
