// Brings labels and values together that blank lines or rows of cells keep apart.
import type { Piece } from "./parse-rewrite";
import { isLabel, linesOf, type TextLine } from "./parse-text-lines";

const fewest = 4;

/** A label, a blank line and its value, over and over: the blank lines behind labels go. */
export function closeStacks(text: string): Piece[] | null {
  if (!/\S[ \t]*\n[ \t]*\n\S/.test(text)) return null;
  const lines = linesOf(text);
  const labels = lines.filter(
    ({ words }, at) =>
      words.trim() !== "" &&
      lines[at + 1]?.words.trim() === "" &&
      (lines[at + 2]?.words.trim() ?? "") !== "" &&
      isLabel(words),
  );
  const filled = lines.filter(({ words }) => words.trim() !== "").length;
  if (labels.length < fewest || labels.length < filled * 0.3) return null;
  const pieces: Piece[] = [];
  let start = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const label of labels) {
    const at = lines.indexOf(label);
    // What follows a label at once is its value, be it a label elsewhere.
    if (at === last + 2) continue;
    const next = lines[at + 2];
    if (!next) continue;
    last = at;
    pieces.push({ start, end: label.end + 1 });
    start = next.start;
  }
  pieces.push({ start, end: text.length });
  return pieces.length > 1 ? pieces : null;
}

/** A row of labels above a row of values, over and over. */
export function pairRows(text: string): Piece[] | null {
  if (!/\t[^\n]*\n[^\n]*\t/.test(text)) return null;
  const lines = linesOf(text);
  const cellsOf = ({ start, words }: TextLine) => {
    let at = start;
    return words.split("\t").map((cell) => {
      const found = { start: at, end: at + cell.length, words: cell };
      at += cell.length + 1;
      return found;
    });
  };
  const pairs: { head: TextLine; below: TextLine }[] = [];
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [head, below] = [lines[at] as TextLine, lines[at + 1] as TextLine];
    const heads = cellsOf(head);
    if (
      heads.length < 2 ||
      !below.words.includes("\t") ||
      !heads.every(({ words }) => words.trim() === "" || isLabel(words))
    )
      continue;
    const values = cellsOf(below);
    if (values.length > heads.length || values.filter(({ words }) => isLabel(words)).length > values.length / 2)
      continue;
    pairs.push({ head, below });
    at += 1;
  }
  const tabbed = lines.filter(({ words }) => words.includes("\t")).length;
  if (pairs.length < 2 || pairs.length * 2 < tabbed * 0.6) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { head, below } of pairs) {
    pieces.push({ start, end: head.start });
    const values = cellsOf(below);
    cellsOf(head).forEach((cell, index) => {
      const value = values[index];
      if (cell.words.trim() === "") return;
      pieces.push({ start: cell.start, end: cell.end }, { start: cell.end, end: cell.end, text: ": " });
      if (value) pieces.push({ start: value.start, end: value.end });
      pieces.push({ start: cell.end, end: cell.end, text: "\n" });
    });
    start = Math.min(below.end + 1, text.length);
  }
  pieces.push({ start, end: text.length });
  return pieces;
}
