// Finds labels that no sign parts from their words: "RESIDENT Leroy McKibben", "Last RADEMACHER    First CURTIS".
import { isGeneral, labelLength, readLabel, type Role, splitWords, type Word } from "./parse-labels";
import type { Line, Page } from "./parse-page";
import { type Slot, trimSpan } from "./parse-slots";

/** Short words in capitals that are more often part of a value than a label. */
const notFirst = new Set([
  "me",
  "ne",
  "co",
  "er",
  "st",
  "c",
  "b",
  "w",
  "h",
  "va",
  "np",
  "at",
  "or",
  "iv",
  "fin",
  "mi",
  "la",
  "al",
  "pa",
  "ma",
  "id",
  "de",
  "op",
]);
const notAlone = new Set([
  ...notFirst,
  "res",
  "md",
  "ss",
  "to",
  "from",
  "in",
  "home",
  "hospital",
  "hospice",
  "house",
  "chapel",
  "mortuary",
  "street",
  "apt",
  "unit",
  "suite",
  "main",
  "doctor",
  "dr",
  "nurse",
  "vet",
  "mother",
  "father",
  "service",
  "inc",
  "kin",
  "son",
  "bed",
  "wing",
]);
const endsSentence = /[.!?]\s/;

interface Found {
  role: Role;
  word: Word;
  last: Word;
}

/** Open labels of lines that have no other labels; a page must show several of them before they count. */
export function findOpenSlots(page: Page, taken: ReadonlySet<number>, slots: readonly Slot[] = []): Slot[] {
  const isMixed = hasSmallLetters(page.text);
  const rows: { line: Line; number: number; found: Found[]; isColumns: boolean }[] = [];
  page.lines.forEach((line, number) => {
    // The title of a page in capitals asks for nothing.
    if (number < 2 && !/[a-z\d]/.test(page.text.slice(line.start, line.end))) return;
    if (line.isBlank || taken.has(number) || line.end - line.start > 240) return;
    const columns = columnLabels(page, line);
    const found = columns.length >= 2 ? columns : isMixed ? capitalLabels(page, line) : [];
    if (found.length > 0) rows.push({ line, number, found, isColumns: columns.length >= 2 });
  });
  if (rows.filter(({ isColumns }) => isColumns).length >= 2)
    rows.push(...singles(page, taken, new Set(rows.map(({ number }) => number))));
  const capitals = rows.filter(({ isColumns }) => !isColumns);
  const enough = capitals.length >= 4 || capitals.some(({ found }) => found.length >= 3);
  return [
    ...besideOthers(page, slots),
    ...rows
      .filter(({ isColumns }) => isColumns || enough)
      .flatMap(({ line, number, found }) => slotsOf(page, line, number, found)),
  ];
}

/** Whether more than a quarter of its letters are small ones. */
function hasSmallLetters(text: string): boolean {
  let [small, large] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 96 && code < 123) small += 1;
    else if (code > 64 && code < 91) large += 1;
  }
  return small > (small + large) * 0.25;
}

/** Open labels in the same line as others: "D.O.B. 10-02-1934   Age 91   Sex: M", "LOC: 40 Elm St    CITY Paonia   ST CO". */
function besideOthers(page: Page, slots: readonly Slot[]): Slot[] {
  const spans = new Map<number, { first: number; last: number }>();
  for (const { line, label, value } of slots) {
    const known = spans.get(line) ?? { first: label.start, last: 0 };
    spans.set(line, { first: Math.min(known.first, label.start), last: Math.max(known.last, label.end, value.end) });
  }
  return [...spans].flatMap(([number, { first, last }]) => {
    const line = page.lines[number];
    if (!line) return [];
    return [
      { ...line, end: first },
      { ...line, start: last },
    ].flatMap((part) => {
      if (part.end - part.start < 4 || !/\S {2,}|\s{3,}\S/.test(page.text.slice(part.start, part.end))) return [];
      const found = labelledCells(page, part);
      const [only] = found;
      const isSure = found.length > 1 || (only && /\d/.test(page.text.slice(only.last.end, part.end)));
      return isSure ? slotsOf(page, part, number, found) : [];
    });
  });
}

/** Lines of one item on a page that is set in columns: "Residence 1822 W Wetmore Rd". */
function singles(
  page: Page,
  taken: ReadonlySet<number>,
  found: ReadonlySet<number>,
): { line: Line; number: number; found: Found[]; isColumns: boolean }[] {
  return page.lines.flatMap((line, number) => {
    if (line.isBlank || taken.has(number) || found.has(number)) return [];
    const words = splitWords(page.text.slice(line.start, line.end), line.start);
    const length = labelLength(words, 0);
    const [word, last] = [words[0], words[length - 1]];
    const role = length > 0 ? readLabel(words.slice(0, length)) : null;
    return role && word && last && /^\.? #?\d/.test(page.text.slice(last.end, last.end + 4))
      ? [{ line, number, found: [{ role, word, last }], isColumns: true }]
      : [];
  });
}

function slotsOf(page: Page, line: Line, number: number, found: readonly Found[]): Slot[] {
  return found.map(({ role, word, last }, index) => ({
    role,
    label: { start: word.start, end: last.end },
    value: trimSpan(page.text, { start: last.end, end: found[index + 1]?.word.start ?? line.end }),
    tail: null,
    depth: line.depth,
    line: number,
  }));
}

/** Cells that begin with a label, where most cells of the line do. */
function columnLabels(page: Page, line: Line): Found[] {
  const text = page.text.slice(line.start, line.end);
  return /\S {2,}\S/.test(text) ? labelledCells(page, line) : [];
}

function labelledCells(page: Page, line: Line): Found[] {
  const text = page.text.slice(line.start, line.end);
  if (endsSentence.test(text.replace(/\b\p{L}{1,4}\. /gu, ""))) return [];
  const cells = [...text.matchAll(/\S+(?: \S+)*/g)];
  const found = cells.flatMap(({ index, 0: cell }) => {
    const words = splitWords(cell, line.start + index);
    const length =
      words[0] && page.text.slice(line.start + index, words[0].start).trim() === "" ? wholeLength(words) : 0;
    const role = length > 0 && length <= words.length ? readLabel(words.slice(0, length)) : null;
    const last = words[length - 1];
    // What follows is a gap, or the label's unit in brackets: "Wt(lb) 188".
    return role &&
      words[0] &&
      last &&
      /^(?:\.? |\([A-Za-z.]{1,6}\) ?|\s*$|\s*\n)/.test(page.text.slice(last.end, last.end + 10))
      ? [{ role, word: words[0], last: unitOf(page, last) }]
      : [];
  });
  return found.length >= cells.length * 0.6 ? found : [];
}

/** The words of a label that is put together: "RP PH 970-555-0118". */
function wholeLength(words: readonly Word[]): number {
  const length = labelLength(words, 0);
  const more = length > 0 && length < words.length - 1 ? labelLength(words, length) : 0;
  return more > 0 && readLabel(words.slice(length, length + more))?.kinds.every(isGeneral) ? length + more : length;
}

function unitOf(page: Page, last: Word): Word {
  const unit = /^\([A-Za-z.]{1,6}\)/.exec(page.text.slice(last.end, last.end + 10));
  return unit ? { ...last, end: last.end + unit[0].length } : last;
}

/** Labels in capitals, the first at the beginning of the line, on a page that is not all in capitals. */
function capitalLabels(page: Page, line: Line): Found[] {
  const words = splitWords(page.text.slice(line.start, line.end), line.start);
  const isCapital = (word: Word | undefined) =>
    word !== undefined && /^[A-Z][A-Z.']*$|^#$/.test(page.text.slice(word.start, word.end));
  const found: Found[] = [];
  let at = 0;
  while (at < words.length) {
    let run = at;
    while (isCapital(words[run]) && run - at < 7) run += 1;
    const word = words[at] as Word;
    const length = run > at ? Math.min(labelLength(words, at), run - at) : 0;
    const role = length > 0 ? readLabel(words.slice(at, at + length)) : null;
    const last = words[at + length - 1];
    const isShort = length === 1 && notAlone.has(word.folded);
    const isFirst = at === 0;
    if (
      role &&
      last &&
      (!isShort || (isFirst && !notFirst.has(word.folded))) &&
      (isFirst || found.length > 0) &&
      page.text.slice(last.end, last.end + 1) !== "."
    ) {
      found.push({ role, word, last });
      at += length;
    } else if (isFirst) return [];
    else at += 1;
  }
  // A heading in capitals has nothing behind it.
  const [only] = found;
  return only && found.length === 1 && page.text.slice(only.last.end, line.end).trim() === "" ? [] : found;
}
