// Where the sentences of the notes stand in the text: notes are gathered from all over it, not from one place.
import type { Span } from "@/lib/intake/schema";

const SHORTEST = 4;

/** A pattern for the same words in the same order, whatever stands between them; null when there are too few. */
function patternOf(sentence: string): RegExp | null {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("").length < SHORTEST ? null : new RegExp(words.join("[^\\p{L}\\p{N}]+"), "iu");
}

/** The places of those sentences of `notes` that the text has word for word, from the line of `span` to its end. */
export function findNotes(text: string, span: Span, notes: string): Span[] {
  const from = text.lastIndexOf("\n", span.start) + 1;
  const room = text.slice(from, span.end);
  return notes.split(/\n|(?<=[.;!?])\s+/).flatMap((sentence) => {
    const match = patternOf(sentence)?.exec(room);
    if (!match) return [];
    const start = from + match.index;
    return [{ start, end: start + match[0].length }];
  });
}
