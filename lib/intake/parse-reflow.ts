// Puts lines together again that a mail's program or a narrow sheet broke, in running text and on sheets of labels.
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const widest = 100;
const narrowest = 24;
const prefix = /^[ \t]*(?:>[ \t]?){0,20}/;
/** "Age: 84", "DOB = 3/4/41", "Room.....417": the line begins an item of its own. */
const labelled =
  /^(?:\*\*)?[\p{L}\d#(¿](?:(?! {2}\S)[^.,;!?:=|\n]){0,40}?(?:\([^()\n]{1,20}\) ?)?(?::(?:\s|$)|\*{0,2} = |\.{4,})/u;
/** "Name      Choi". */
const gapped = /^\p{Lu}[^\s,;:\d]*(?: [^\s,;:\d]+){0,2}(?:\s{3,}|\t)\S/u;
const item =
  /^(?:-|\*(?!\*)|[•>#[☐☑✓]\s?|\d{1,2}[.)]\s|[a-z][.)]\s|--|==|\d{1,2}:\d\d(?::\d\d)?\s|\(\p{Lu}[^()\n]{0,24}\)\s+\S)/u;
/** "deceased_first_name: Celeste", "your-phone: …". */
const key = /^[a-z\d]+(?:[._-][a-z\d]+)* ?[:=]/i;
const small = /^(?:\p{Ll}|\(\p{Ll}|\d{3}|[&+,;)])/u;
const sentenceEnd = /[.!?]["')]?$/;

interface Row {
  /** Where the line begins behind its marks of quoting. */
  from: number;
  /** Where its words begin, behind the margin. */
  start: number;
  end: number;
  words: string;
  depth: number;
  quoted: boolean;
  /** A key of an export, on a page of them. */
  keyed: boolean;
  /** As wide as the line stands, with the blanks at its end. */
  width: number;
  first: number;
}

/** The text with such lines in one; null where it has none. */
export function reflow(text: string): Piece[] | null {
  if (!/\n[ \t>]{0,40}[\p{Ll}\d(&]/u.test(text)) return null;
  const rows = levelled(rowsOf(text));
  const joined = new Set<number>();
  let from = 0;
  rows.forEach((row, at) => {
    const isLast = at + 1 === rows.length;
    if (row.words !== "" && !isLast) return;
    const to = row.words === "" ? at : at + 1;
    if (isBroken(rows.slice(from, to))) for (let one = from; one < to - 1; one += 1) joined.add(one);
    from = at + 1;
  });
  for (const depth of new Set(rows.map((row) => row.depth))) joinRows(rows, depth, joined);
  rows.forEach((row, at) => {
    if (isBrokenHead(row, rows[at + 1])) joined.add(at);
  });
  if (joined.size === 0) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const at of [...joined].toSorted((one, other) => one - other)) {
    const row = rows[at] as Row;
    const next = rows[at + 1] as Row;
    const isGap = row.width > row.start - row.from + row.words.length && row.words !== "";
    pieces.push({ start, end: isGap ? row.from + row.width : row.end });
    if (!isOneWord(row.words, next.words)) pieces.push({ start: row.end, end: row.end, text: " " });
    start = isGap ? next.from : next.start;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

/** "8-" and "21-1929" are one day, "Reinhardt-" and "Moss" one name. */
export const isOneWord = (words: string, next: string) => /[\p{L}\d]-$/u.test(words) && /^[\d\p{Lu}]/u.test(next);

function rowsOf(text: string): Row[] {
  let at = 0;
  const hasKeys = (text.match(/^[a-z\d]+(?:[._-][a-z\d]+)+ ?[:=]/gim) ?? []).length > 2;
  return text.split("\n").map((line) => {
    const mark = prefix.exec(line)?.[0] ?? "";
    const from = mark.includes(">") ? mark.length : 0;
    const words = line.slice(from).trim();
    const start = at + from + line.slice(from).search(/\S|$/);
    const row = {
      from: at + from,
      start,
      end: start + words.length,
      words,
      depth: mark.replace(/[^>]/g, "").length,
      quoted: from > 0,
      keyed: hasKeys && key.test(words),
      width: line.length - from,
      first: words.search(/\s|$/),
    };
    at += line.length + 1;
    return row;
  });
}

/** Rows of which some only carry the mark of a quotation, in turn with others, are of one depth. */
function levelled(rows: Row[]): Row[] {
  const changes = rows.filter((row, at) => row.words !== "" && at > 0 && row.quoted !== rows[at - 1]?.quoted).length;
  return changes * 4 < rows.length ? rows : rows.map((row) => ({ ...row, depth: 0 }));
}

/** "On Tue, Apr 14, 2026 at 8:40 AM Lorna Skaggs" and "<lorna@…> wrote:" below it. */
const isBrokenHead = (row: Row, next: Row | undefined) =>
  next !== undefined &&
  row.depth === next.depth &&
  /^(?:on|el|am|le)\b.{4,30}\d/i.test(row.words) &&
  !row.words.endsWith(":") &&
  /\b(?:wrote|escribi[oó]|schrieb|a écrit) ?:$/i.test(next.words);

/** Joins the lines of one depth where their breaks are those of a fixed width. */
function joinRows(rows: readonly Row[], depth: number, joined: Set<number>): void {
  const own = rows.filter((row) => row.depth === depth && row.words !== "");
  if (own.length < 4) return;
  const widths = own.map((row) => row.start - row.from + row.words.length).toSorted((one, other) => other - one);
  const width = widths[own.length < 12 ? 0 : Math.max(1, Math.floor(own.length * 0.05))] as number;
  if (width > widest || width < narrowest) return;
  const full: number[] = [];
  let against = 0;
  let pairs = 0;
  let loose = 0;
  const nearly: number[] = [];
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (row.depth !== depth || row.words === "" || !next || next.words === "" || next.depth !== depth) return;
    pairs += 1;
    if (Math.max(row.width, row.start - row.from + row.words.length) + 1 + next.first > width) full.push(at);
    else {
      if (goesOnIn(row, next)) against += 1;
      if (!beginsAnew(next, row)) {
        if (isNearly(row, next, width)) nearly.push(at);
        else loose += 1;
      }
    }
  });
  const goesOn = full.filter((at) => goesOnIn(rows[at] as Row, rows[at + 1] as Row));
  const isRunning =
    goesOn.length >= 3 &&
    goesOn.length * 4 >= full.length &&
    against * 4 <= goesOn.length &&
    goesOn.length * 8 >= pairs;
  // A sheet of labels: the lines without one stand below those that are full.
  const without = full.filter((at) => !beginsAnew(rows[at + 1] as Row, rows[at] as Row));
  const open = without.filter(
    (at) => goesOnIn(rows[at] as Row, rows[at + 1] as Row) || /[,&/:=+-]$/.test(rows[at]?.words ?? ""),
  );
  const isSheet =
    without.length >= 4 &&
    without.length >= loose * 3 &&
    open.length * 3 >= without.length &&
    against * 4 <= open.length;
  if (!isRunning && !isSheet) return;
  const short = nearly.length > 2 || (nearly.length > 0 && without.length > 9) ? nearly : [];
  for (const at of [...without, ...short]) joined.add(at);
}

/** A word or two left over below a line that is nearly full. */
const isNearly = (row: Row, { words }: Row, width: number) =>
  row.width > width * 0.72 && words.length < 18 && !/^\p{Lu}\p{L}+ \p{Lu}/u.test(words) && !sentenceEnd.test(row.words);

const goesOnIn = (row: Row, { words, keyed }: Row) =>
  small.test(words) && !keyed && !item.test(words) && !sentenceEnd.test(row.words);

/** Whether a line is an item of its own, though it would not have fitted into the line above. */
function beginsAnew({ words, from, start, quoted, keyed }: Row, above: Row): boolean {
  if (above.width > above.end - above.from + 1) return false;
  if (words.startsWith("|")) return above.words.startsWith("|");
  if (Math.abs(start - from - above.start + above.from) > 3 && above.width === above.end - above.from) return true;
  if (/[:=]$/.test(above.words) && !sentenceEnd.test(above.words)) return labelled.test(words) || keyed;
  if (quoted && !above.quoted) return true;
  if (item.test(words) || keyed) return true;
  if (/[,&/+(-]$/.test(above.words) && !labelled.test(words)) return false;
  if (/^\p{Ll}/u.test(words)) return false;
  if (labelled.test(words) || gapped.test(words)) return true;
  const known = splitWords(words.slice(0, 60), 0).slice(0, 4);
  for (let length = Math.min(3, known.length - 1); length > 0; length -= 1) {
    const end = known[length - 1]?.end ?? 0;
    if (/^[,.)]/.test(words.slice(end)) || /[,.;]/.test(words.slice(0, end))) continue;
    if (readLabel(known.slice(0, length), -1) && labelled.test(above.words) && !/[,&/-]$/.test(above.words))
      return /^(?:\s+\d|\s*[-–#]\s)/.test(words.slice(end));
  }
  return false;
}

const label = /^[^.,;!?]{1,32}:(?:\s|$)/;
const apart = /\t|\S {2,}\S| \| |\s{3,}/;

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
  const fitting = next.filter(({ first }, at) => (lengths[at] ?? 0) + 1 + first <= width).length;
  if (fitting * 2 > next.length) return false;
  const ended = next.filter((_, at) => sentenceEnd.test(rows[at]?.words ?? "")).length;
  const going = next.filter(
    ({ words }, at) => /^[\p{Ll}\d]/u.test(words) && !sentenceEnd.test(rows[at]?.words ?? ""),
  ).length;
  return ended * 3 <= next.length && going * 5 >= next.length * 2;
}
