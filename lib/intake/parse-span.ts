// What every reader of a first call's words answers: a value and where it stands.
import type { Span } from "./schema";

export type { Span } from "./schema";

/** A value read at a place of the text it was given; `confidence` between 0 and 1. */
export interface Reading<T = string> extends Span {
  value: T;
  confidence: number;
}

/** The wall clock where the call was taken: `2026-11-21T21:02`. */
export type WallClock = string;

/** Tells whether one of the spans holds another, without comparing it with each of them. */
export function holderOf(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  let furthest = -1;
  const ends = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as Span).start <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (ends[low - 1] as number) >= end;
  };
}
