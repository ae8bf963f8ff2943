// Reads a line of quoted cells in which every label is followed by its value: "sex","M","facility","Mercy Hospital".
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewestPairs = 4;
const cell = /"((?:[^"\n]|"")*)"|([^",;\t\n]+)/g;

/** The pairs in lines of their own, "label: value"; null where no line holds such. */
export function partQuotedCells(text: string): Piece[] | null {
  if (!/"[ ]?[,;\t][ ]?"[^"\n]*"[ ]?[,;\t]/.test(text)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  let from = 0;
  for (const line of text.split("\n")) {
    const cells = cellsOf(line);
    if (cells && isPaired(line, cells)) {
      pieces.push({ start, end: from });
      cells.forEach(({ start: at, end }, index) => {
        if (index % 2 === 0 && index > 0) pieces.push({ start: from + at, end: from + at, text: "\n" });
        if (index % 2 === 1) pieces.push({ start: from + at, end: from + at, text: ": " });
        pieces.push({ start: from + at, end: from + end });
      });
      start = from + line.length;
    }
    from += line.length + 1;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

/** The cells between the quotes of a line that is nothing but cells. */
function cellsOf(line: string): { start: number; end: number }[] | null {
  if ((line.match(/"/g) ?? []).length < 4 * fewestPairs) return null;
  const cells: { start: number; end: number }[] = [];
  let at = 0;
  for (const match of line.matchAll(cell)) {
    if (!/^[\s,;]*$/.test(line.slice(at, match.index))) return null;
    at = match.index + match[0].length;
    if (match[2] !== undefined && match[2].trim() === "") continue;
    const quote = match[1] === undefined ? 0 : 1;
    cells.push({ start: match.index + quote, end: at - quote });
  }
  return cells.length >= 2 * fewestPairs && cells.length % 2 === 0 ? cells : null;
}

/** Whether the odd cells are labels, and more so than the even ones. */
function isPaired(line: string, cells: readonly { start: number; end: number }[]): boolean {
  const isLabel = ({ start, end }: { start: number; end: number }) =>
    readLabel(splitWords(line.slice(start, end).replaceAll("_", " "), 0)) !== null;
  const labels = cells.filter((_, index) => index % 2 === 0);
  const values = cells.filter((_, index) => index % 2 === 1);
  return labels.filter(isLabel).length >= labels.length * 0.7 && values.filter(isLabel).length <= values.length * 0.35;
}
