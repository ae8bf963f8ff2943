// Reads sheets whose labels end with a slash: "SEX/ F   DOB/ 08-11-1991" is written as "SEX: F   DOB: 08-11-1991".
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const label = /(?<=^|\n[ \t>]{0,8}| {2}|\t|[|;] ?)([\p{L}][\p{L}'.# ]{0,26})\/[ \t]{1,3}(?=[^\s/])/gu;

/** Colons in the place of the slashes; null on pages that are not set so. */
export function writeColons(text: string): Piece[] | null {
  if (!text.includes("/ ") || !/[\p{L}.]\/ /u.test(text)) return null;
  const found = [...text.matchAll(label)];
  const known = found.filter(([, words = ""]) => readLabel(splitWords(words, 0)) !== null);
  if (known.length < fewest || known.length < found.length * 0.5) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of found) {
    const at = match.index + (match[1] as string).length;
    pieces.push({ start, end: at }, { start: at, end: at + 1, text: ":" });
    start = at + 1;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}
