// Brings the blanks of a scanned page back to plain ones: doubled, within numbers, between letters, written as lines.
import { quick } from "./parse-quick-pattern";
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords, type Word } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const oddBlank = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

const ellipses = /(?:…[ \t]?){2,}/g;

/** Blanks that do not break a line, and narrow ones, as plain blanks; a leader of ellipses as dots; boxes of bars as such; no tab before every line. */
export function writePlainBlanks(text: string): Piece[] | null {
  const edits: Edit[] = [];
  if (/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/.test(text))
    for (const { index } of text.matchAll(oddBlank)) edits.push({ start: index, end: index + 1, text: " " });
  // "/s/ Craig Otter": the sign of a signature is none of the name.
  if (/(?:^|\s)\/?s\//i.test(text))
    for (const { index, 0: sign } of text.matchAll(/(?<=^|[\s:])\/?s\/[ ]?(?=\p{Lu})/gimu))
      edits.push({ start: index, end: index + sign.length, text: "" });
  if (text.includes("……") || text.includes("… …"))
    for (const { index, 0: dots } of text.matchAll(ellipses))
      edits.push({ start: index, end: index + dots.length, text: " ..... " });
  if (text.includes("|_|") && /\|[xX]\|/.test(text))
    for (const { index, 1: mark } of text.matchAll(/(?<![^\s(])\|([_xX])\|(?!\S)/g))
      edits.push({ start: index, end: index + 3, text: mark === "_" ? "[ ]" : "[x]" });
  if (text.includes("[1] ") && text.includes("[0] ") && !/\[[2-9]\]/.test(text))
    for (const { index, 1: mark } of text.matchAll(/\[([01])\](?= ?\p{L})/gu))
      edits.push({ start: index, end: index + 3, text: mark === "0" ? "[ ]" : "[x]" });
  if (text.startsWith("\t") && !/^[^\t\s]/m.test(text))
    for (const { index, 0: tabs } of text.matchAll(/^\t+/gm))
      edits.push({ start: index, end: index + tabs.length, text: "" });
  return withEdits(text, edits);
}

const fewestGaps = 12;
/** Between two words, and not behind the sign of a label or the end of a sentence. */
const wordGap = /(?<=[\p{L}\d,)'’]) +(?=[\p{L}\d(&'’])/gu;
/** Words that stand apart from the next by one blank on any page that was not stretched. */
const smallWord = / {2,4}(?:of|the|and|for|at|to|in|by|with|on|is|was|de|DE|OF|THE|AND|FOR|AT|TO|IN|BY|IS|&) {2,4}\S/;
/** Two blanks where every hand sets one. */
const tooWide = quick(
  /,  (?=\S)|(?<=\p{L}) {2}(?:of|the|and|for|at|to|in|by|with) |(?<= (?:of|the|and|for|at|to|in|by|with)) {2}(?=\p{L})/gu,
);
const fewestTooWide = 4;
/** Two blanks within a name: no label ends before them. */
const wideName = quick(/(?<= (?:\p{Lu}|Dr|Mr|Mrs|Ms|St)\.) {2}(?=\p{Lu}\p{Ll})|(?<=\p{L}) {2}& | & {2}(?=\p{L})/gu);
const fewestWideNames = 3;
const widestStretch = 4;
const mostLabelWords = 5;

/** The usual gap between the words of a stretched page; 0 where the page is none. */
function stretchOf(text: string): number {
  const counts = [0, 0, 0, 0, 0];
  for (const { 0: gap } of text.matchAll(wordGap))
    if (gap.length <= widestStretch) counts[gap.length] = (counts[gap.length] ?? 0) + 1;
  const [, one = 0, two = 0, three = 0, four = 0] = counts;
  if (two + three + four < fewestGaps || one > two + three + four) return 0;
  return two >= three && two >= four ? 2 : three >= four ? 3 : 4;
}

/** The number of words, from the first, that are the longest label a cell begins with; 0 where it begins with none. */
function labelWordsOf(words: readonly Word[]): number {
  for (let count = Math.min(mostLabelWords, words.length - 1); count > 0; count -= 1) {
    const role = readLabel(words.slice(0, count));
    if (role) return count;
  }
  return 0;
}

/** "Clotilde  Marie  Guidry": two blanks between words of a page that has one in other places; behind a label they part. */
function closePairs(text: string): Piece[] | null {
  const edits: Edit[] = [];
  for (const { index } of text.matchAll(/(?<=[\p{L}\d,)'’]|(?<!\p{L})\p{Lu}\p{Ll}{0,3}\.) {2}(?=[\p{L}\d(&'’])/gu)) {
    const before = text.slice(Math.max(0, index - 40), index);
    const said = before.slice(before.search(/(?:(?<= {3}|\n|^)[^ \n](?:[^ \n]| {1,2}(?! ))*)$/));
    const next = /^ {2}(\p{Ll})?[^\s]+/u.exec(text.slice(index, index + 30));
    const isLabel =
      next !== null &&
      next[1] === undefined &&
      readLabel(splitWords(said, 0)) !== null &&
      readLabel(splitWords(said + next[0], 0)) === null;
    if (!isLabel) edits.push({ start: index, end: index + 2, text: " " });
  }
  return withEdits(text, edits);
}

/** "Remains  of:     Elwood   H.   Fryman": one blank between words, and a colon behind a label that has none. */
export function closeStretched(text: string): Piece[] | null {
  if (!/[\p{L},] {2}[\p{L}\d]/u.test(text)) return null;
  const usual = smallWord.test(text) ? stretchOf(text) : 0;
  if (usual === 0)
    return (text.match(tooWide) ?? []).length < fewestTooWide && (text.match(wideName) ?? []).length < fewestWideNames
      ? null
      : closePairs(text);
  const cells = new RegExp(`[^\\s](?:[^ \\n\\t]| {1,${Math.max(3, usual)}}(?=\\S))*`, "g");
  const edits: Edit[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    let isValue = false;
    const all = [...line.matchAll(cells)];
    all.forEach(({ index, 0: cell }, number) => {
      const start = from + index;
      const first = edits.length;
      for (const { index: at, 0: gap } of cell.matchAll(/ {2,}/g))
        edits.push({ start: start + at, end: start + at + gap.length, text: " " });
      const next = all[number + 1];
      const isOpen = !isValue && !/[:=|\t]|_{2}|\.{3}/.test(cell);
      isValue = false;
      if (!isOpen) return;
      const words = splitWords(cell.replace(/ +/g, " "), 0);
      if (!/[[(☐☑☒□■]/.test(cell) && readLabel(words) !== null) {
        isValue = next !== undefined && !/^[[|_]/.test(next[0]);
        if (isValue && !/[?:]$/.test(cell))
          edits.push({ start: start + cell.length, end: start + cell.length, text: ":" });
        return;
      }
      const split = splitWords(cell, 0);
      const last = split[labelWordsOf(split) - 1];
      if (!last || split[0]?.start !== 0 || (next && number === 0 && labelWordsOf(splitWords(next[0], 0)) === 0))
        return;
      const behind = /^([.?]?)( {2,})(?=[\p{Lu}\d[(~$#])/u.exec(cell.slice(last.end));
      const gap =
        behind && edits.slice(first).find((edit) => edit.start === start + last.end + (behind[1] ?? "").length);
      if (gap && behind[1] !== "?") gap.text = ": ";
    });
    from += line.length + 1;
  }
  return withEdits(text, edits);
}

/** "( 814 )  555 - 0132", "814 - 555 - 0164", "1 : 55 a.m.", "5 | 12 | 39", "11 / 19 / 2026": a scan's blanks within numbers. */
const spaced =
  /\( ?\d{3} ?\) {0,3}\d{3} {0,2}[-–.] {0,2}\d{4}(?!\d)|(?<![\d-])\d{3} {1,2}[-–.] {1,2}\d{3} {1,2}[-–.] {1,2}\d{4}(?!\d)|(?<![\d-])\d{3} {0,2}[-–.] {0,2}\d{3} {1,2}[-–.] {1,2}\d{4}(?!\d)|(?<![\d.:/])(?:[01]?\d|2[0-3]) {1,2}: {1,2}[0-5]\d(?![\d:])|(?<![\d/|] ?)(?:0?[1-9]|1[0-2]) {0,2}([/|]) {0,2}(?:0?[1-9]|[12]\d|3[01]) {0,2}\1 {0,2}(?:19|20)?\d\d(?! ?[\d/|])|(?<=\b(?:Rm|Room|RM|ROOM)[.:]? {1,3})\d(?: \d){2,3}(?! ?\d)/g;

/** "D . O . B .": the letters of a short form. */
const dotted = /(?<![\p{L}\d.])\p{Lu}(?: \. {0,2}\p{Lu}){1,3}(?: ?\.)?(?= ?[:=?]| {1,4}[\d(\p{Lu}])/gu;

export function closeNumbers(text: string): Piece[] | null {
  const edits: Edit[] = /\p{Lu} \. {0,2}\p{Lu}/u.test(text)
    ? [...text.matchAll(dotted)].map(({ index, 0: letters }) => ({
        start: index,
        end: index + letters.length,
        text: letters.replaceAll(" ", ""),
      }))
    : [];
  if (!/\d {1,2}[:/|.–-]|\( \d|\d \)|\d \d \d/.test(text)) return withEdits(text, edits);
  for (const { index, 0: number } of text.matchAll(spaced)) {
    if (!number.includes(" ")) continue;
    const closed = number.replace(/ /g, "").replaceAll("|", "/").replace(")", ") ");
    edits.push({ start: index, end: index + number.length, text: closed });
  }
  return withEdits(text, edits);
}

const spread =
  /(?<=^[ \t>|]*|[ \t]{2})\p{L}(?: [\p{L}\d'’]){2,}(?:\.(?= ))?(?: {2,4}[\p{L}\d](?: [\p{L}\d'’])+(?! ?[\p{L}\d]))*(?! ?[\p{L}\d])/gmu;
const fewestSpread = 2;

const spelled = quick(/(?<![\p{L}\d])\p{L} \p{L} \p{L} [\p{L}:]/u);

/** "D A T E   O F   D E A T H : ": letters with a blank between them. */
export function closeSpread(text: string): Piece[] | null {
  if (!spelled.test(text)) return null;
  const found = [...text.matchAll(spread)];
  if (found.length < fewestSpread) return null;
  return withEdits(
    text,
    found.map(({ index, 0: letters }) => ({
      start: index,
      end: index + letters.length,
      text: letters.replace(/ {2,}/g, "\t").replaceAll(" ", "").replaceAll("\t", " "),
    })),
  );
}

const fewestLines = 4;
/** A cross on a line chooses. */
const chosen = /_ ?[xX✓✔]{1,2} ?_|_[xX✓✔]{1,2}(?![\p{L}\d])|(?<![^\s])_{2,}(?!\S)/u;
const written = /(?<=[\p{L}\d.,:;)&'’-])_+(?=[\p{L}\d(&'’#~"+-])/gu;

/** "Deceased:  _Stebbins,_Harold_": a blank for every line drawn instead of one. */
export function writeDrawnBlanks(text: string): Piece[] | null {
  if (!text.includes("_")) return null;
  const lines = text.split("\n");
  const edits: Edit[] = [];
  let [drawn, plain, rows, from] = [0, 0, 0, 0];
  for (const line of lines) {
    const behind = /^["']?[\w ]{2,40}(?:["']?[:=,;|\t]|(?<=_) (?=\S))/.exec(line)?.[0].length ?? 0;
    const value = line.slice(behind);
    const count = (value.match(written) ?? []).length;
    if (!chosen.test(value) && !/@|https?:/.test(value)) {
      if (count > 0 || /(?<=^|\s)_+[^\s_]+_+(?=\s|$)/.test(value)) rows += 1;
      drawn += count;
      plain += (value.match(/(?<=[\p{L}\d,]) (?=[\p{L}\d])/gu) ?? []).length;
      for (const { index, 0: marks } of line.matchAll(/_+/g)) {
        const isOpening = marks.length > 1 && line.charAt(index - 1) === " " && labelBefore(line, index - 1) !== "";
        const put = isOpening ? ": " : " ".repeat(marks.length === 2 ? 1 : marks.length);
        edits.push({ start: from + index - (isOpening ? 1 : 0), end: from + index + marks.length, text: put });
      }
    }
    from += line.length + 1;
  }
  return rows < fewestLines || drawn < fewestLines * 2 || plain > drawn ? null : withEdits(text, edits);
}

/** What is written on a line: the line before it, the words, and the line behind them. */
const onLine = /(?<![_\s]_*)( {0,3})(_{2,} ?|(?<=[\s:?.)#])_)(?=[^\s_])([^_\n]+?) ?(_{2,}|_(?=\s|$|[,;.]))/g;
const fewestSingle = 2;

/** The words before `end` that make a label, the longest that is known; "" where none does. */
function labelBefore(line: string, end: number): string {
  const before = line.slice(0, end);
  const apart = Math.max(before.lastIndexOf("_"), before.lastIndexOf("  "), before.lastIndexOf(":")) + 1;
  const said = before.slice(apart).replace(/^\s*(?:\(?\d{1,2}[.)]\s*)?/, "");
  const words = splitWords(said, 0);
  for (let from = Math.max(0, words.length - 6); from < words.length; from += 1)
    if (readLabel(words.slice(from), from === 0 ? 1 : 0) !== null) return said.slice(words[from]?.start);
  return "";
}

/** "Name ___Harold Stebbins____ DOB __11/02/1941__": what is written on the lines of a form. */
export function takeFromLines(text: string): Piece[] | null {
  if (!/_ ?[^\s_][^_\n]*_/.test(text)) return null;
  const edits: Edit[] = [];
  let [rows, from] = [0, 0];
  for (const line of text.split("\n")) {
    let last = -1;
    if (line.includes("_") && !chosen.test(line))
      for (const { index, 0: whole, 1: gap = "", 2: open = "", 3: words = "", 4: close = "" } of line.matchAll(
        onLine,
      )) {
        const isSigned = /[:?]$/.test(line.slice(0, index));
        const isFurther = index > 0 && index === last;
        if (!isSigned && !isFurther && (index === 0 || labelBefore(line, index) === "")) continue;
        last = index + whole.length;
        if (open.length < fewestSingle && close.length < fewestSingle && /^\S$/.test(words)) continue;
        rows += 1;
        const start = from + index;
        const value = start + whole.indexOf(words, gap.length);
        edits.push({ start, end: value, text: isSigned ? " " : isFurther ? "" : ": " });
        for (const run of words.matchAll(/(?<=[\p{L}.,]) {2,4}(?=\p{Lu})/gu))
          if (!words.includes(":"))
            edits.push({ start: value + run.index, end: value + run.index + run[0].length, text: " " });
        const end = start + whole.length;
        const behind = line.slice(last);
        const put = behind.trim() === "" ? "" : /^ {1,2}_/.test(behind) ? " " : "   ";
        edits.push({ start: value + words.length, end, text: put });
      }
    if (last < 0 && /^[^_:]{2,60}: ?[^_\n]*[^\s_:]_{3,}$/.test(line)) {
      const start = line.search(/ ?_+$/);
      rows += 1;
      edits.push({ start: from + start, end: from + line.length, text: "" });
    }
    from += line.length + 1;
  }
  return rows < fewestLines ? null : withEdits(text, edits);
}
