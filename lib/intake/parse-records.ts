// Writes exported tables, whatever parts their cells (commas, semicolons, tabs, bars, HTML), as one labelled line for each value.
import { readLabel, splitWords } from "./parse-labels";
import { columnHeads } from "./parse-blocks";
import { isLabel, labelAt, labelOf, plainPieces, saidBy } from "./parse-record-words";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";

interface Cell extends Span {
  isQuoted: boolean;
}

interface Row extends Span {
  cells: Cell[];
  /** The marks of a quoted mail before it. */
  prefix: string;
}

/** A label and its value as they are written, each between its marks. */
export interface Pair {
  label: Piece[];
  value: Piece[];
}

const fewest = 4;
const mostCells = 160;
const longestCell = 4_000;
const quoteMarks = /^[ \t]*(?:>[ \t]?){1,20}/;

/** The rows of a text whose cells this sign parts; line breaks between quotes part no rows. */
function rowsOf(text: string, sign: string): Row[] {
  const rows: Row[] = [];
  let at = 0;
  while (at < text.length) {
    const prefix = quoteMarks.exec(text.slice(at, at + 60))?.[0] ?? "";
    const row: Row = { start: at, end: at, cells: [], prefix };
    at += prefix.length;
    for (;;) {
      const cell = cellAt(text, at, sign);
      row.cells.push(cell);
      at = cell.next;
      if (text[at] !== sign) break;
      at += 1;
    }
    row.end = at;
    if (sign === "|") dropFrame(text, row);
    rows.push(row);
    at += 1;
  }
  return rows;
}

function cellAt(text: string, from: number, sign: string): Cell & { next: number } {
  const lead = /^[ ]{0,3}"/.exec(text.slice(from, from + 4))?.[0].length ?? 0;
  if (lead > 0) {
    let close = text.indexOf('"', from + lead);
    while (close >= 0 && text[close + 1] === '"' && close - from < longestCell) close = text.indexOf('"', close + 2);
    const behind = close < 0 ? -1 : close + 1 + (/^[ \r]*/.exec(text.slice(close + 1, close + 8))?.[0].length ?? 0);
    if (
      close >= 0 &&
      close - from < longestCell &&
      (behind >= text.length || text[behind] === sign || text[behind] === "\n")
    )
      return { start: from + lead, end: close, isQuoted: true, next: behind };
  }
  let end = from;
  while (end < text.length && text[end] !== sign && text[end] !== "\n") end += 1;
  return { start: from, end, isQuoted: false, next: end };
}

/** The bars at both ends of a line part nothing. */
function dropFrame(text: string, row: Row): void {
  const isEmpty = ({ start, end }: Span) => text.slice(start, end).trim() === "";
  if (row.cells.length > 2 && isEmpty(row.cells[0] as Cell)) row.cells.shift();
  if (row.cells.length > 1 && isEmpty(row.cells.at(-1) as Cell)) row.cells.pop();
}

const isRuling = (text: string, { start, end }: Span) => /^[\s>|:+=-]*$/.test(text.slice(start, end));

/** A block of rows as pairs, and where it ends. */
interface Block {
  rows: Row[];
  pairs: Pair[];
}

/** Headings in a row, and right below it one row of what they ask for. */
function headed(text: string, rows: readonly Row[], at: number): Block | null {
  const head = rows[at] as Row;
  const count = head.cells.length;
  if (count < fewest || count > mostCells) return null;
  let next = at + 1;
  while (rows[next] && isRuling(text, rows[next] as Row) && next < at + 3) next += 1;
  const below = rows[next];
  if (!below || below.cells.length < Math.max(3, count - 2) || below.cells.length > count + 1) return null;
  // A comma in an unquoted value shifts what stands behind it.
  if (/[,;]/.test(text[(below.cells[0] as Span).end] ?? "") && below.cells.length > count) return null;
  const labels = head.cells.map((cell) => labelAt(text, cell));
  if (labels.some((label) => label.length > 70 || /[:?]\s+\S|":|^#$/.test(label))) return null;
  // A board has heads of its own.
  if (
    text.slice(head.start, head.end).includes("|") &&
    labels.some((label) => columnHeads.has(label.trim().toLowerCase()))
  )
    return null;
  const filled = labels.filter((label) => label.trim() !== "");
  const known = filled.filter((label) => isLabel(label, 1)).length;
  if (known < 3 || known < filled.length * 0.5) return null;
  // The board of a vendor or of a house's errands tells of nobody who died.
  if (!filled.some(isOfCall)) return null;
  const values = below.cells.map((cell) => text.slice(cell.start, cell.end).trim());
  if (values.filter((value) => value.length > 3 && isLabel(value)).length > count * 0.3) return null;
  // Several rows are several persons.
  const after = rows[next + 1];
  if (after && after.cells.length > 1 && after.cells.length >= count - 2) return null;
  const pairs = head.cells.flatMap((cell, index) => {
    const value = below.cells[index];
    return value ? [{ label: labelOf(text, trimmed(text, cell)), value: plainPieces(text, value) }] : [];
  });
  return { rows: rows.slice(at, next + 1), pairs };
}

const isOfCall = (label: string) => {
  const role = readLabel(splitWords(label));
  return (
    role !== null &&
    (/^(?:deceased|nok|certifier|attending|location|pickup|destination)$/.test(role.owner ?? "") ||
      role.kinds.some((kind) => /^(?:birth|death|weight)/.test(kind)))
  );
};

const trimmed = (text: string, { start, end }: Span): Span => {
  const said = text.slice(start, end);
  return { start: start + said.length - said.trimStart().length, end: end - (said.length - said.trimEnd().length) };
};

const listHead =
  /^\W*(?:field|key|label|question|item|attribute|property|column|name|prompt)s?(?: name)?\W*\|\W*(?:value|answer|response|content|entry|data|text|details?)s?\W*$/i;

const headOf = (text: string, { cells }: Row) =>
  cells.length === 2 ? cells.map((cell) => text.slice(cell.start, cell.end).trim()).join("|") : "";

/** Whether the odd cells of a row can be labels; of more than two cells most must be known ones. */
function isPairedRow(text: string, { cells, start, end }: Row): boolean {
  if (cells.length % 2 === 1 || cells.length > 8) return false;
  const labels = cells.filter((_, index) => index % 2 === 0).map((cell) => labelAt(text, trimmed(text, cell)));
  if (labels.some((label) => label.length > 60 || / {3}|\d{3}|":/.test(label))) return false;
  if (cells.length === 2 || (/^[\s>]*\|/.test(text.slice(start, start + 24)) && text[end - 1] === "|")) return true;
  return labels.filter((label) => isLabel(label)).length > labels.length * 0.5;
}

/** Rows in which a label and its value take turns. */
function paired(text: string, rows: readonly Row[], at: number, isPart: (row: Row) => boolean): Block | null {
  let end = at;
  while (rows[end] && (isPart(rows[end] as Row) || (end > at && isRuling(text, rows[end] as Row)))) end += 1;
  const part = rows.slice(at, end).filter((row) => !isRuling(text, row));
  // "Field,Value" heads the list.
  if (part[0] && listHead.test(headOf(text, part[0]))) part.shift();
  if (part[0] && part[0].cells.length > 2 && part.length < 2) return null;
  const cells = part.flatMap((row) => row.cells.map((cell, index) => ({ cell, isOdd: index % 2 === 1 })));
  const labels = cells.filter(({ isOdd }) => !isOdd).map(({ cell }) => labelAt(text, cell));
  const values = cells.filter(({ isOdd }) => isOdd).map(({ cell }) => text.slice(cell.start, cell.end).trim());
  const filled = labels.filter((label) => label.trim() !== "");
  const least = part.length > 2 && part.every((row) => row.cells.length === 4) ? 0.34 : 0.5;
  if (filled.length < fewest || filled.filter((label) => isLabel(label, 1)).length < filled.length * least) return null;
  // A line of labels alone heads columns.
  if (part[0] && part[0].cells.length > 2 && part[0].cells.every((cell) => isLabel(labelAt(text, cell)))) return null;
  if (values.filter((value) => value.length > 3 && isLabel(value)).length > values.length * 0.34) return null;
  const pairs = part.flatMap((row) => pairsOfRow(text, row));
  return { rows: rows.slice(at, end), pairs };
}

function pairsOfRow(text: string, row: Row): Pair[] {
  if (row.cells.length === 1) return [{ label: [], value: plainPieces(text, row.cells[0] as Cell) }];
  return row.cells.flatMap((cell, index) =>
    index % 2 === 1 || !row.cells[index + 1]
      ? []
      : [
          {
            label: labelOf(text, trimmed(text, cell)),
            value: plainPieces(text, row.cells[index + 1] as Cell),
          },
        ],
  );
}

/** The rows of the tables and lists of HTML. */
function taggedRows(text: string): Row[] {
  const rows: Row[] = [];
  let row: Row | null = null;
  const tags = /<(tr|dt|\/table|table)\b[^<>]{0,200}>|<(?:td|th|dd)\b[^<>]{0,200}>|<\/(?:tr|td|th|dt|dd|dl)>/gi;
  for (const { index, 0: tag, 1: opens } of text.matchAll(tags)) {
    const end = index + tag.length;
    const last: Cell | undefined = row?.cells.at(-1);
    if (last && last.end < 0) last.end = index;
    if (opens && /^(?:tr|dt)$/i.test(opens)) {
      row = { start: index, end, cells: [], prefix: "" };
      rows.push(row);
    }
    if (row) row.end = end;
    if (row && /^<(?:td|th|dt|dd)/i.test(tag)) row.cells.push({ start: end, end: -1, isQuoted: false });
  }
  return rows.map((one) => ({ ...one, cells: one.cells.filter(({ end }) => end >= 0) }));
}

const signs = ["\t", "|", ";", ","] as const;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const find = (rows: readonly Row[], isPart: (row: Row) => boolean) => {
    let tries = 0;
    for (let at = 0; at < rows.length; at += 1) {
      tries = isPart(rows[at] as Row) ? tries + 1 : 0;
      // A run that is no list from its first rows on is none.
      const block = headed(text, rows, at) ?? (tries > 0 && tries < 4 ? paired(text, rows, at, isPart) : null);
      if (!block) continue;
      blocks.push(block);
      at += block.rows.length - 1;
      tries = 0;
    }
  };
  if (/<\/(?:td|th|dd)>/i.test(text)) find(taggedRows(text), (row) => row.cells.length === 1 || isPairedRow(text, row));
  for (const sign of signs) {
    if (blocks.length > 0) break;
    if (!text.includes(sign)) continue;
    // Headings above both columns of pairs: whose the pairs are stands there.
    if (sign === "\t" && /^[^\t\n]+\t\t[^\t\n]+$/m.test(text)) continue;
    const isList = sign === "," || sign === ";";
    find(
      rowsOf(text, sign),
      (row) =>
        (!isList || row.cells.every(({ isQuoted }) => isQuoted) || listHead.test(headOf(text, row))) &&
        isPairedRow(text, row),
    );
  }
  return blocks;
}

/** The lines that say what the pairs do. */
export function linesOf(text: string, pairs: readonly Pair[], at: number, prefix: string): Piece[] {
  const put = (words: string): Piece => ({ start: at, end: at, text: words });
  return pairs.flatMap(({ label, value }) => {
    if (saidBy(text, value).trim() === "") return [];
    const [first] = value;
    const place = first?.start ?? at;
    const sign: Piece = { start: place, end: place, text: saidBy(text, label).endsWith("?") ? " " : ": " };
    const kilos = /\b(kgs?|lbs?)$/i.exec(saidBy(text, label))?.[1];
    const unit = kilos && /^[\d.]+$/.test(saidBy(text, value)) ? [put(` ${kilos}`)] : [];
    return [put(prefix), ...label, ...(label.length > 0 ? [sign] : []), ...value, ...unit, put("\n")];
  });
}

/** The tables of the text as labelled lines; null where it holds none. */
export function writeRecords(text: string): Piece[] | null {
  if (!/[\t|]|"\s?[,;]\s?"|(?:[,;][^,;\n]{0,60}){3}|<\/(?:td|dd)>/i.test(text)) return null;
  const blocks = blocksOf(text);
  if (blocks.length === 0) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { rows, pairs } of blocks) {
    const [first, last] = [rows[0] as Row, rows.at(-1) as Row];
    pieces.push({ start: from, end: first.start });
    if (first.start > 0 && text[first.start - 1] !== "\n")
      pieces.push({ start: first.start, end: first.start, text: "\n" });
    pieces.push(...linesOf(text, pairs, first.start, first.prefix));
    from = Math.min(text.length, last.end + (text[last.end] === "\n" ? 1 : 0));
  }
  pieces.push({ start: from, end: text.length });
  return pieces;
}
