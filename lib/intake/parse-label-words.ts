// Takes labels apart into words as they are compared: without case, accents, full stops and apostrophes.
import { perReading } from "./parse-memory";
import type { Span } from "./parse-span";

/** A word of the text as labels are compared: `folded` without case, accents and apostrophes. */
export interface Word extends Span {
  folded: string;
}

/** "dateOfDeath" is three words, "NOKPhone" two; "DOB" and "4th" are one. */
const wordPattern =
  /(?:\p{Lu}{2,}(?=\p{Lu}\p{Ll}{2,})|\p{Lu}+|\p{L})\p{Ll}*(?:['.]\p{L}+)*\.?|\p{N}+(?:\p{L}+(?!\p{N}))?|#/gu;

/** The words of a text, numbers among them; `#` is read as "number". */
export function splitWords(text: string, offset = 0): readonly Word[] {
  const known = splits.get(text);
  if (known?.offset === offset) return known.words;
  const words = splitText(text, offset);
  if (text.length < longestKept) splits.set(text, { offset, words });
  return words;
}

const splits = perReading<{ offset: number; words: readonly Word[] }>();
const longestKept = 8_000;

function splitText(text: string, offset: number): Word[] {
  const words: Word[] = [];
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    const start = offset + match.index;
    words.push({ start, end: start + match[0].length, folded: fold(match[0]) });
  }
  return words;
}

const ascii = /^[\u0000-\u007F]*$/;

/** Most words carry none, and taking them apart is slow. */
export const withoutAccents = (word: string) =>
  ascii.test(word) ? word : word.normalize("NFD").replace(/\p{M}+/gu, "");

/** Lower case without accents, full stops and apostrophes; "decedent's" becomes "decedent". */
function fold(word: string): string {
  if (word === "#") return "number";
  const known = folded.get(word);
  if (known !== undefined) return known;
  const made = withoutAccents(word).toLowerCase().replace(/'s$/, "").replace(/[.']/g, "");
  if (folded.size < mostFolded && word.length < 24) folded.set(word, made);
  return made;
}

/** The same words come again and again in a reading. */
const folded = perReading<string>();
const mostFolded = 20_000;
