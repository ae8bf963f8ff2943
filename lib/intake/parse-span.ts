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
