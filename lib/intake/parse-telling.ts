// Finds in a note what gives an illness or a way of dying away without being one: contagions, treatments, what was seen.
import { leanPattern } from "./parse-pattern";
import { matchPhrase, phraseBook, splitWords } from "./parse-phrases";
import type { Span } from "./parse-span";
import { contagions } from "./words/illnesses";
import { deaths, treatments } from "./words/telling";
import { tellingForms } from "./parse-telling-forms";

const book = phraseBook({
  contagion: `${contagions},flu a,flu b,the flu`,
  telling: `${treatments},${deaths}`,
});

const forms = leanPattern(String.raw`(?<![\p{L}\p{N}])(?:${tellingForms.join("|")})(?![\p{L}\p{N}])`, "giu");

/** What a note must not repeat, though no field and no secret holds it: a crew needs the precaution, not its reason. */
export function findTelling(text: string): Span[] {
  const words = splitWords(text);
  const found: Span[] = [];
  for (let at = 0; at < words.folded.length; ) {
    const match = matchPhrase(book, words, at);
    if (match) found.push({ start: words.starts[at] ?? 0, end: words.ends[at + match.length - 1] ?? 0 });
    at += match?.length ?? 1;
  }
  for (const { index, 0: said } of text.matchAll(forms)) found.push({ start: index, end: index + said.length });
  return found;
}
