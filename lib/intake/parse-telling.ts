// Finds in a note what gives an illness or a way of dying away without being one: contagions, treatments, what was seen.
import { matchPhrase, phraseBook, splitWords } from "./parse-phrases";
import type { Span } from "./parse-span";
import { contagions } from "./words/illnesses";
import { deaths, treatments } from "./words/telling";

const book = phraseBook({
  contagion: `${contagions},flu a,flu b,the flu`,
  telling: `${treatments},${deaths}`,
});

/** What a note must not repeat, though no field and no secret holds it: a crew needs the precaution, not its reason. */
export function findTelling(text: string): Span[] {
  const words = splitWords(text);
  const found: Span[] = [];
  for (let at = 0; at < words.folded.length; ) {
    const match = matchPhrase(book, words, at);
    if (match) found.push({ start: words.starts[at] ?? 0, end: words.ends[at + match.length - 1] ?? 0 });
    at += match?.length ?? 1;
  }
  return found;
}
