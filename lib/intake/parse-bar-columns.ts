// Parts a printed sheet of two columns with a bar between them: each block's left column is read before its right one.
import type { Piece, Rule } from "./parse-rewrite";
import type { Span } from "./parse-span";

interface Row extends Span {
  /** Where the one bar of the line stands, counted from its beginning; -1 without one. */
  bar: number;
}

const fewestRows = 4;
const fewestOfBlock = 2;
const label = /\p{L}[^:\n|]{0,30}:(?:\s|$)/u;

function rowsOf(text: string): Row[] {
  let at = 0;
  return text.split("\n").map((line) => {
    const start = at;
    at += line.length + 1;
    const bar = line.indexOf("|");
    const isOne = bar > 8 && line.lastIndexOf("|") === bar && bar < line.length - 1;
    return { start, end: start + line.length, bar: isOne ? bar : -1 };
  });
}

/** The column in which most lines have their bar; -1 where too few share one. */
function columnOf(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { bar } of rows) if (bar >= 0) counts.set(bar, (counts.get(bar) ?? 0) + 1);
  const [bar, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0]);
  return count >= fewestRows ? bar : -1;
}

/** The pieces of one column; a line further in without a label goes on with the line above it. */
function columnPieces(text: string, halves: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  const told = halves.filter(({ start, end }) => text.slice(start, end).trim() !== "");
  const indent = (span: Span) => text.slice(span.start, span.end).search(/\S/);
  const least = Math.min(...told.map(indent));
  told.forEach((half, index) => {
    const words = text.slice(half.start, half.end);
    const start = half.start + indent(half);
    const isMore = index > 0 && indent(half) >= least + 2 && !label.test(words);
    if (index > 0) pieces.push({ start, end: start, text: isMore ? ", " : "\n" });
    pieces.push({ start, end: half.start + words.trimEnd().length });
  });
  return pieces;
}

/** Writes the columns of each block one below the other, where both hold labels. */
export const partBarColumns: Rule = (text) => {
  if (!text.includes("|")) return null;
  const rows = rowsOf(text);
  const bar = columnOf(rows);
  if (bar < 0) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < rows.length; at += 1) {
    let next = at;
    while (rows[next]?.bar === bar) next += 1;
    const block = rows.slice(at, next);
    const [first, last] = [block[0], block.at(-1)];
    if (!first || !last || block.length < fewestOfBlock) continue;
    at = next;
    const left = block.map(({ start }) => ({ start, end: start + bar }));
    const right = block.map(({ start, end }) => ({ start: start + bar + 1, end }));
    const isLabelled = [left, right].every(
      (side) => side.filter(({ start, end }) => label.test(text.slice(start, end))).length * 2 >= side.length,
    );
    if (!isLabelled) continue;
    pieces.push({ start: from, end: first.start }, ...columnPieces(text, left));
    pieces.push({ start: last.end, end: last.end, text: "\n" }, ...columnPieces(text, right));
    from = last.end;
  }
  return pieces.length === 0 ? null : [...pieces, { start: from, end: text.length }];
};
