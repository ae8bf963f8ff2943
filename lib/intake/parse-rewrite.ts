// Lays a text out anew before it is read, and tells where each of its characters stood in what was pasted.
import type { Span } from "./parse-span";
import { type Dropped, type ExplainedIntake, mostReadCharacters } from "./schema";

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
      if (end - start < 2) return { start: at(start), end: at(start) + (end > start ? 1 : 0) };
      // What was put in another order stands from its first character to its last.
      const [from = 0, to = 0] = [at(start), at(Math.max(start, end - 1))].toSorted((one, other) => one - other);
      return { start: from, end: to + (end > start ? 1 : 0) };
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

/** A secret ends where its line, its cell or its value in an export does: `{"key":"a88z1q99"},"weight":"180"`. */
export function withinValue(source: string, { kind, start, end }: Dropped): Dropped {
  const said = source.slice(start, end);
  const first = start + Math.max(0, said.search(/[\p{L}\p{N}]/u));
  // A cause at the head of a value goes on to the end of its sentence: "spots on both lungs, spread to the bones".
  const sentence =
    kind === "cause-of-death" && /[">]/.test(source[first - 1] ?? "") ? source.slice(first, first + 300) : "";
  const rest = sentence.search(/[.;"<|\n]/);
  if (rest > 0) return { kind, start, end: Math.max(end, first + rest) };
  const length = source.slice(first, end).search(/["'][ \t]*[},\]]|<\/|[|\t\n]/);
  return { kind, start, end: length > 0 ? first + length : end };
}

/** What is withheld of the text that was pasted, where it stands in the text that is read. */
export function carried(source: string, secrets: readonly Dropped[], { text, place }: Rewritten): Dropped[] {
  const found: Dropped[] = [];
  if (secrets.length === 0) return found;
  for (let index = 0; index < text.length; index += 1) {
    const { start } = place({ start: index, end: index + 1 });
    const secret = secrets.find((one) => start >= one.start && start < one.end);
    // Signs that were put in stand for nothing of it.
    if (!secret || source[start] !== text[index] || /\s/.test(text[index] ?? "")) continue;
    const last = found.at(-1);
    if (last?.kind === secret.kind && /^\s*$/.test(text.slice(last.end, index))) last.end = index + 1;
    else found.push({ kind: secret.kind, start: index, end: index + 1 });
  }
  return found;
}
