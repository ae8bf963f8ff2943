// Writes the short and homely words for kin out in full: "hubby is Royce", "dghtr Shanta".
import type { Piece, Rule } from "./parse-rewrite";
import { kinSpellings } from "./words/spellings";

const short = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@./_-])(?:${Object.keys(kinSpellings).join("|")})(?![\p{L}\p{N}'@_-]|\.\p{L})`,
  "giu",
);

/** Every such word written out, in capitals where it stood in capitals. */
export const writeKinWords: Rule = (text) => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(short)) {
    const meant = kinSpellings[word.toLowerCase()] as string;
    const end = index + word.length;
    pieces.push({ start: from, end: index });
    pieces.push({ start: index, end, text: word === word.toUpperCase() ? meant.toUpperCase() : meant });
    from = end;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start: from, end: text.length });
  return pieces;
};
