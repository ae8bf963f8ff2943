// Turns single changes of a text into the pieces that it is laid out anew from.
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";

/** A part of the text and the words that take its place. */
export interface Edit extends Span {
  text: string;
}

/** The text's pieces with the changes; of two that overlap the first holds. Null where nothing changes. */
export function withEdits(text: string, edits: readonly Edit[]): Piece[] | null {
  const pieces: Piece[] = [];
  let from = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < from) continue;
    pieces.push({ start: from, end: edit.start });
    if (edit.text !== "") pieces.push(edit);
    from = edit.end;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start: from, end: text.length });
  return pieces;
}
