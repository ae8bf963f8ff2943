// What is gathered while a first call is read: every value that words support, with its place, before one is chosen.
import type { RequestField } from "@/lib/transports/schema";
import type { Page } from "./parse-page";
import type { Reading, Span, WallClock } from "./parse-span";

export interface Candidate extends Reading {
  field: RequestField;
  /** How often the line is quoted: the newest mail holds. */
  depth: number;
}

/** A field that is said to be like another's: "same as caller". */
interface Copy extends Span {
  to:
    | "nok"
    | "caller"
    | "certifier"
    | "attending"
    | "nokAddress"
    | "nokPhone"
    | "homeAddress"
    | "locationAddress"
    | "contact"
    | "pickup"
    | "contactPhone"
    | "certifierPhone"
    | "locationPhone";
  from: "caller" | "home" | "location" | "attending" | "nok" | "certifier" | "contact" | "delivery";
  /** A label told it. */
  isLabelled?: true;
}

/** Days and times that only make a value together. */
interface Parts {
  callDate?: Reading;
  callTime?: Reading;
  /** The label of the hour says that it is the call's, and not only that it is an hour. */
  isCallTime?: boolean;
  /** A time behind a bare "Time:" beside a day of death. */
  deathDate?: Reading;
  /** The part of the day that the day of death is told with: "last night". */
  deathPart?: string;
  /** The person lies elsewhere than where death came: the one place is not the other. */
  isMoved?: boolean;
  /** Where somebody was taken ill before a hospital, in which death came. */
  leftBehind?: string;
  /** The kind of the house that a form names as the caller's. */
  callerHouse?: string;
  /** The person goes to the house that orders: "bring to us", "[x] Ordering FH". */
  isGoalOurs?: boolean;
  /** A form says that a funeral home orders. */
  isOrdered?: boolean;
}

export interface Sheet {
  page: Page;
  received: WallClock;
  /** Days are written before months. */
  dayFirst: boolean;
  candidates: Candidate[];
  copies: Copy[];
  parts: Parts;
  /** Words that made a value and are no note. */
  used: Span[];
  /** Words that belong into the notes. */
  noted: (Span & { keepsLabel?: Span })[];
}

export function openSheet(page: Page, received: WallClock, dayFirst: boolean): Sheet {
  return { page, received, dayFirst, candidates: [], copies: [], parts: {}, used: [], noted: [] };
}

/** Adds a reading of a part of the page that begins at `offset`. */
export function addReading(
  sheet: Sheet,
  field: RequestField,
  reading: Reading | null | undefined,
  offset: number,
  { confidence = 1, depth = 0 }: { confidence?: number; depth?: number } = {},
): boolean {
  if (!reading || reading.value === "") return false;
  const start = offset + reading.start;
  const end = offset + reading.end;
  sheet.candidates.push({
    field,
    value: reading.value,
    start,
    end,
    confidence: Math.min(reading.confidence, 1) * confidence,
    depth,
  });
  sheet.used.push({ start, end });
  return true;
}

export const bestOf = (sheet: Sheet, field: RequestField): Candidate | undefined =>
  sheet.candidates
    .filter((candidate) => candidate.field === field)
    .reduce<Candidate | undefined>((best, one) => (!best || isBetter(one, best) ? one : best), undefined);

/** The newer mail first, then the surer reading, then the earlier one. */
export function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.depth !== other.depth) return one.depth < other.depth && one.confidence > 0.55;
  // The same words read twice are as sure as the surer reading.
  const isSame = one.start === other.start && one.value === other.value;
  if (isSame || Math.abs(one.confidence - other.confidence) > 0.05) return one.confidence > other.confidence;
  return one.start < other.start;
}

/** Whether two values are alike but for case, blanks and marks. */
export const isSameText = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") === other.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
