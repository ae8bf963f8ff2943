// Sets a colon where a bar parts the labels of lines from their values: "Born           | 10-31-67", "Place: | …".
import { withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const row = /^[ \t]{0,4}(\p{L}[^|\n:]{1,30}?)[ \t]*\|[ \t]+(?=[^\s|-])[^|\n]*$/gmu;

/** "Birth: | 04/17/1948": the colon has parted them already. */
const doubly = /(?<=\p{L}[.)?]?) ?: ?\|(?= ?[^\s|])/gu;
const fewestDoubled = 2;

/** The lines with colons for bars; null where they are no such list. */
export function writeBarLabels(text: string): Piece[] | null {
  if (!text.includes("|")) return null;
  const doubled = [...text.matchAll(doubly)];
  if (doubled.length >= fewestDoubled)
    return withEdits(
      text,
      doubled.map(({ index, 0: sign }) => ({ start: index, end: index + sign.length, text: ":" })),
    );
  const found = [...text.matchAll(row)];
  const barred = text.split("\n").filter((line) => line.includes("|")).length;
  if (found.length < fewest || found.length < barred * 0.7) return dropBars(text);
  const known = found.filter(({ 1: label = "" }) => readLabel(splitWords(label.replace(/[.?]+$/, "")), 1) !== null);
  if (known.length < found.length * 0.6) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: line, 1: label = "" } of found) {
    const end = index + line.indexOf(label) + label.length;
    const value = index + line.indexOf("|") + 1;
    pieces.push({ start, end }, { start: end, end, text: ":" });
    start = value;
  }
  return [...pieces, { start, end: text.length }];
}

/** "Place: | Lakewood Hospice House", "Signs D/C ? | [X] yes": a bar behind a sign that parts the label already. */
function dropBars(text: string): Piece[] | null {
  const found = [...text.matchAll(/(?<=\p{L}[ \t]?[:?][ \t]{0,3})\|(?=[ \t]+[^\s|-])/gu)];
  if (found.length < fewest) return null;
  return [...found, null].map((one, at) => ({
    start: at === 0 ? 0 : (found[at - 1]?.index ?? 0) + 1,
    end: one?.index ?? text.length,
  }));
}
