// Lays a text out anew before it is read, and tells where each of its characters stood in what was pasted.
import type { Span } from "./parse-span";
import { type ExplainedIntake, mostReadCharacters } from "./schema";

/** A part of the text as it stands, or words put in where `start` is. */
export interface Piece extends Span {
  text?: string;
}

export interface Rewritten {
  text: string;
  /** The place in the text that was pasted. */
  place: (span: Span) => Span;
}

/** Answers the pieces in their new order, or null where the text stays as it is. */
export type Rule = (text: string) => Piece[] | null;

/** Applies one rule after the other to what is read of the text. */
export function rewrite(source: string, rules: readonly Rule[]): Rewritten {
  let text = source.slice(0, mostReadCharacters);
  let places: Int32Array | null = null;
  for (const rule of rules) {
    const pieces = rule(text);
    if (!pieces) continue;
    const before = places;
    places = placesOf(pieces, before);
    text = pieces.map((piece) => piece.text ?? text.slice(piece.start, piece.end)).join("");
  }
  if (!places) return { text: source, place: (span) => span };
  const known = places;
  const at = (index: number) => known[index] ?? 0;
  return {
    text,
    place: ({ start, end }) => {
      const from = at(start);
      return { start: from, end: Math.max(from, at(Math.max(start, end - 1)) + (end > start ? 1 : 0)) };
    },
  };
}

/** Words that are put in stand where those stood that they replace, from the first to the last. */
function standIn(start: number, end: number, index: number, count: number): number {
  const last = Math.max(start, end - 1);
  return index === count - 1 ? last : Math.min(start + index, last);
}

function placesOf(pieces: readonly Piece[], before: Int32Array | null): Int32Array {
  const length = pieces.reduce((sum, { start, end, text }) => sum + (text?.length ?? end - start), 0);
  const places = new Int32Array(length);
  let next = 0;
  for (const { start, end, text } of pieces) {
    const count = text?.length ?? end - start;
    for (let index = 0; index < count; index += 1) {
      const at = text === undefined ? start + index : standIn(start, end, index, count);
      places[next] = before ? (before[at] ?? 0) : at;
      next += 1;
    }
  }
  return places;
}

/** What was read with its places in the text that was pasted. */
export function placed(
  { evidence, conflicts, dropped }: ExplainedIntake,
  place: Rewritten["place"],
): Pick<ExplainedIntake, "evidence" | "conflicts" | "dropped"> {
  return {
    evidence: Object.fromEntries(
      Object.entries(evidence).map(([field, found]) => [field, { ...found, ...place(found) }]),
    ),
    conflicts: conflicts.map(({ field, values }) => ({
      field,
      values: values.map((one) => ({ ...one, ...place(one) })),
    })),
    dropped: dropped.map((one) => ({ ...one, ...place(one) })),
  };
}
