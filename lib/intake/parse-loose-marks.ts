// Takes out marks that scans and exports leave beside words: "Austin , TX", "Place_Name__c: Elm House".
import type { Piece } from "./parse-rewrite";

const marks = /(?<=[\p{L}\d.)])[ \t]{1,2}(?=,[ \t])|(?<=[\p{L}\d])__[cr](?=["']?[ \t]?[:=,|;\t])/gu;
const fewest = 3;

/** The text without them; null where there are hardly any. */
export function dropLooseMarks(text: string): Piece[] | null {
  if (!/[ \t],[ \t]|__[cr]/.test(text)) return null;
  const found = [...text.matchAll(marks)];
  if (found.length < fewest) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: mark } of found) {
    pieces.push({ start, end: index });
    start = index + mark.length;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}
