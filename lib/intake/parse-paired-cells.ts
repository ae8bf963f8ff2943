// Parts lines of tabbed cells in which labels and values take turns: "Sex	M	Age	85".
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";

const fewestRows = 2;

/** Every pair in a line of its own; null where no lines are set so. */
export function partPairedCells(text: string): Piece[] | null {
  if (!/\t[^\t\n]*\t/.test(text)) return null;
  const rows: { start: number; cells: Span[]; prefix: string }[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const cells = cellsOf(line);
    if (cells.length > 2 && cells.length < 9) rows.push({ start: from, cells, prefix: /^[ >]*/.exec(line)?.[0] ?? "" });
    from += line.length + 1;
  }
  const isLabel = (start: number, { start: at, end }: Span) => {
    const words = text.slice(start + at, start + end).trim();
    return words.length > 0 && words.length < 40 && readLabel(splitWords(words.replace(/:$/, ""), 0)) !== null;
  };
  // A line of labels alone heads the columns below it.
  const heads = new Set(
    rows.flatMap(({ start, cells }, index) => (cells.every((cell) => isLabel(start, cell)) ? [index, index + 1] : [])),
  );
  rows.splice(0, rows.length, ...rows.filter((_, index) => !heads.has(index)));
  const counts = { labels: 0, known: 0, values: 0, mistaken: 0 };
  for (const { start, cells } of rows)
    cells.forEach((cell, index) => {
      const isKnown = isLabel(start, cell);
      if (index % 2 === 0) {
        counts.labels += 1;
        if (isKnown) counts.known += 1;
      } else {
        counts.values += 1;
        if (isKnown) counts.mistaken += 1;
      }
    });
  if (rows.length < fewestRows || counts.known < counts.labels * 0.6 || counts.mistaken > counts.values * 0.34)
    return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const row of rows)
    for (const { start: at } of row.cells.filter((_, index) => index % 2 === 0 && index > 0)) {
      pieces.push({ start, end: row.start + at - 1 });
      start = row.start + at;
      pieces.push({ start, end: start, text: `\n${row.prefix}` });
    }
  pieces.push({ start, end: text.length });
  return pieces;
}

/** The cells of a line, without empty ones that the end of the line leaves. */
function cellsOf(line: string): Span[] {
  const cells: Span[] = [];
  let at = 0;
  for (const part of line.replace(/[\t ]+$/, "").split("\t")) {
    cells.push({ start: at, end: at + part.length });
    at += part.length + 1;
  }
  return cells;
}
