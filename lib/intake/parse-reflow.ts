// Puts the lines of running text together again that were broken and indented to fit a narrow sheet.
import type { Piece } from "./parse-rewrite";

const widest = 84;
const narrowest = 24;
const prefix = /^[ \t]*(?:>[ \t]?){0,20}[ \t]*/;
const label = /^[^.,;!?]{1,32}:(?:\s|$)/;
const item = /^(?:[-*•>#|[(☐☑]\s?|\d{1,2}[.)]\s|[a-z][.)]\s)/;
const apart = /\t|\S {2,}\S| \| |\s{3,}/;
const sentenceEnd = /[.!?]["')]?$/;

interface Row {
  /** Where the line's words begin, behind its margin. */
  start: number;
  end: number;
  words: string;
}

/** The paragraphs of running text in one line each; null where the text has none that is broken so. */
export function reflow(text: string): Piece[] | null {
  if (!/\n[ \t>]{0,40}[a-z]/.test(text)) return null;
  const rows = rowsOf(text);
  const joined = new Set<number>();
  let from = 0;
  rows.forEach((row, at) => {
    const isLast = at + 1 === rows.length;
    if (row.words !== "" && !isLast) return;
    const to = row.words === "" ? at : at + 1;
    if (isBroken(rows.slice(from, to))) for (let one = from; one < to - 1; one += 1) joined.add(one);
    from = at + 1;
  });
  if (joined.size === 0) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const at of joined) {
    const row = rows[at] as Row;
    const next = rows[at + 1] as Row;
    pieces.push({ start, end: row.end });
    // "8-" and "21-1929" are one day, "Reinhardt-" and "Moss" one name.
    if (!(/[\p{L}\d]-$/u.test(row.words) && /^[\d\p{Lu}]/u.test(next.words)))
      pieces.push({ start: row.end, end: row.end, text: " " });
    start = next.start;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

function rowsOf(text: string): Row[] {
  let at = 0;
  return text.split("\n").map((line) => {
    const margin = prefix.exec(line)?.[0].length ?? 0;
    const words = line.slice(margin).trimEnd();
    const row = { start: at + margin, end: at + margin + words.length, words };
    at += line.length + 1;
    return row;
  });
}

/** Whether the lines are one paragraph: of like length, without labels, and most of them go on in the next. */
function isBroken(rows: readonly Row[]): boolean {
  if (rows.length < 4) return false;
  const lengths = rows.slice(0, -1).map(({ words }) => words.length);
  const width = Math.max(...lengths);
  if (width > widest || width < narrowest) return false;
  if (lengths.filter((length) => length < width * 0.62).length > rows.length * 0.2) return false;
  if (rows.some(({ words }) => label.test(words) || item.test(words) || apart.test(words))) return false;
  const next = rows.slice(1);
  // Lines whose next word would have fitted were ended by hand.
  const fitting = next.filter(({ words }, at) => (lengths[at] ?? 0) + 1 + words.search(/\s|$/) <= width).length;
  if (fitting * 2 > next.length) return false;
  const ended = next.filter((_, at) => sentenceEnd.test(rows[at]?.words ?? "")).length;
  const small = next.filter(
    ({ words }, at) => /^[\p{Ll}\d]/u.test(words) && !sentenceEnd.test(rows[at]?.words ?? ""),
  ).length;
  return ended * 3 <= next.length && small * 5 >= next.length * 2;
}
