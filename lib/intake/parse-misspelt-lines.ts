// Writes the labels at the beginnings of lines as they are spelt, on a page whose writer misspells several: "birtdate 2/29/1940".
import { correctLabel } from "./parse-label-spelling";
import { splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

/** One slip may be a name; several are a hurried hand. */
const fewest = 3;
const mostWords = 4;
const mostLines = 200;
/** What stands behind a label: a sign, or a number without one. */
const sign = /^[ \t]?(?:[:=–-]|\?)|^[ \t]{1,3}\d/;

/** The page with its labels spelt right; null where fewer than three are misspelt. */
export function mendLineLabels(text: string): Piece[] | null {
  const found: { start: number; end: number; text: string }[] = [];
  let from = 0;
  for (const line of text.split("\n").slice(0, mostLines)) {
    const words = splitWords(line.slice(0, 60), from).slice(0, mostWords + 1);
    for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
      const last = words[count - 1];
      const isLabel = last && sign.test(text.slice(last.end, last.end + 6));
      const mended = isLabel ? correctLabel(words.slice(0, count)) : null;
      if (!mended) continue;
      found.push({ start: mended.word.start, end: mended.word.end, text: mended.as });
      break;
    }
    from += line.length + 1;
  }
  if (found.length < fewest) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const one of found) {
    pieces.push({ start, end: one.start }, { start: one.start, end: one.start, text: one.text });
    start = one.end;
  }
  return [...pieces, { start, end: text.length }];
}
