// Writes rows of headings and the rows of values below them as labels and values: "Name      Born" over "Ada Cole  3/4/41".
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { isLabel, linesOf, type TextLine } from "./parse-text-lines";
import { loginLabels, passwordLabels, socialLabels } from "./words/secrets";

interface Pair {
  head: TextLine;
  headings: Span[];
  values: (Span | null)[];
  below: TextLine;
}

const cell = /\S+(?: \S+)*/g;
/** A value may begin so many characters before or behind its heading. */
const slack = 2;

/** Headings of what must not be told; the last four are those of a social security number. */
const withheld = new Set(
  [socialLabels, passwordLabels, loginLabels, "last 4, last four"].flatMap((labels) => labels.trim().split(", ")),
);
const isWithheld = (heading: string) => withheld.has(heading.toLowerCase().replace(/[.#]+/g, "").trim());

/** The text with a line for each heading and its value; null where it has no such rows. */
export function writeHeadingRows(text: string): Piece[] | null {
  if (!/\p{L} {2,}\p{L}[^\n:]{0,200}\n/u.test(text)) return null;
  const rows = linesOf(text);
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < rows.length; at += 1) {
    const pair = pairOf(text, rows[at] as TextLine, rows[at + 1] as TextLine, rows[at + 2]);
    if (!pair) continue;
    pairs.push(pair);
    at += 1;
  }
  if (pairs.length < 2 && (pairs[0]?.headings.length ?? 0) < 4) return null;
  // The same headings again are those of another person: a list of the staff, or of several dead.
  const heads = pairs.map(({ head }) => head.words.trim().replace(/\s+/g, " ").toLowerCase());
  if (new Set(heads).size < heads.length) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { head, headings, values, below } of pairs) {
    pieces.push({ start: from, end: head.start });
    headings.forEach((heading, index) => {
      const value = values[index];
      pieces.push(heading, { start: heading.end, end: heading.end, text: ": " });
      if (value) pieces.push(value);
      pieces.push({ start: below.end, end: below.end, text: "\n" });
    });
    from = Math.min(text.length, below.end + 1);
  }
  return [...pieces, { start: from, end: text.length }];
}

/** A row of headings with its row of values; null where the first is no such row or more than one row stands below it. */
function pairOf(text: string, head: TextLine, below: TextLine, next: TextLine | undefined): Pair | null {
  if (/[:|\t\d]/.test(head.words.replace(/\blast 4\b/i, "")) || below.words.trim() === "" || /[|\t]/.test(below.words))
    return null;
  const headings = [...head.words.matchAll(cell)].map(({ index, 0: said }) => ({
    start: head.start + index,
    end: head.start + index + said.length,
  }));
  if (headings.length < 2 || headings.length > 9) return null;
  const known = headings.filter(({ start, end }) => isLabel(text.slice(start, end)));
  // A number that must not be told is known by its heading alone.
  const hasSecret = headings.some(({ start, end }) => isWithheld(text.slice(start, end)));
  if (!hasSecret && (known.length < 2 || known.length < headings.length * 0.6)) return null;
  const columns = headings.map(({ start }) => start - head.start);
  const values = cellsBelow(below, columns);
  const filled = values?.filter((value) => value !== null) ?? [];
  if (!values || filled.length * 2 < headings.length) return null;
  if (filled.some(({ start, end }, index) => isLabel(text.slice(start, end)) && (index === 0 || filled.length < 4)))
    return null;
  // A second row in the same columns makes it a list.
  const more = next && next.words.trim() !== "" && / {2,}\S/.test(next.words.trim()) ? cellsBelow(next, columns) : null;
  if (more && next && !isHeadings(text, next) && more.filter(Boolean).length > 1) return null;
  return { head, headings, values, below };
}

const isHeadings = (text: string, { start, words }: TextLine) => {
  const cells = [...words.matchAll(cell)].map(({ index, 0: said }) =>
    text.slice(start + index, start + index + said.length),
  );
  return cells.filter(isLabel).length >= cells.length * 0.6;
};

/** What stands below each heading; null where a cell begins elsewhere. */
function cellsBelow({ start, words }: TextLine, columns: readonly number[]): (Span | null)[] | null {
  const begins = [...words.matchAll(cell)].map(({ index }) => index);
  const froms = columns.map((column) => begins.find((begin) => Math.abs(begin - column) <= slack) ?? -1);
  // What begins between two headings belongs to the value at its left, as "PH: 413-555-0150" does.
  if (froms.filter((from) => from >= 0).length < Math.min(2, columns.length)) return null;
  if ((begins[0] ?? 0) < (columns[0] ?? 0) - slack) return null;
  const stray = begins.filter((begin) => !froms.includes(begin));
  if (stray.some((begin) => !/^[\p{L}/ ]{1,20}:/u.test(words.slice(begin)))) return null;
  return froms.map((from, index) => {
    if (from < 0) return null;
    const next = froms.slice(index + 1).find((one) => one >= 0) ?? words.length;
    const said = words.slice(from, next).trimEnd();
    return { start: start + from, end: start + from + said.length };
  });
}
