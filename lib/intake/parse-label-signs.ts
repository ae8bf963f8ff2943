// Writes a list whose labels another sign than a colon parts from their values with colons: "DEC> Horace Grady", "Born = 3/4/51".
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

/** A sign between label and value; how many known labels make it one, and what part of the rows with it. */
interface Sign {
  pattern: RegExp;
  least: number;
  share: number;
  /** Unknown words that a label may hold beside known ones. */
  tolerance: number;
  /** A line holds one such sign, or it is a row of cells. */
  isLone?: true;
  isGap?: true;
}

const signs: readonly Sign[] = [
  { pattern: /^[ \t]*[-=~.·_]{0,40}[ \t]?(?:>{1,3}|[→➔➜⇒»▸►])[ \t]*(?=[^\s>])/u, least: 3, share: 0.5, tolerance: 1 },
  { pattern: /^[ \t]*={1,3}[ \t]*(?=[^\s=])/, least: 4, share: 0.5, tolerance: 1 },
  { pattern: /^[ \t]*(?:\.{2,}|…+|(?:[ \t]\.){3,})[ \t.]*:?[ \t]*(?=[^\s.])/, least: 3, share: 0.5, tolerance: 1 },
  { pattern: /^[ \t]*(?::[-=~]>?|::|[~^¦\\])[ \t]+(?=\S)/, least: 4, share: 0.6, tolerance: 1 },
  { pattern: /^:(?=[^\s:/])/, least: 4, share: 0.6, tolerance: 1 },
  { pattern: /^(?:[ \t]+[-–—]{1,3}|[-–—]{1,2})[ \t]+(?=\S)/, least: 5, share: 0.6, tolerance: 0 },
  { pattern: /^\?[ \t]+(?=\S)/, least: 6, share: 0.75, tolerance: 0 },
  { pattern: /^[ \t]*\t[ \t]*(?=\S)/, least: 5, share: 0.6, tolerance: 0, isLone: true },
  { pattern: /^ {2,}(?=\S)/, least: 6, share: 0.7, tolerance: 0, isLone: true, isGap: true },
];
/** What may stand before a label: bullets, numbers, quotation marks of mails. */
const lead = /^(?:>[ \t]?){0,3}[ \t]*(?:(?:[-*•·◦▪‣●–—>»✓✔☑#]{1,2}|\(?\d{1,2}[a-z]?[.):]{0,2})[ \t]{1,4})?/;
const label = /^\p{L}[^\n:;<>=|?\t[\]~^¦\\…→➔➜⇒»▸►]{0,44}/u;
const enough = 5;
const longestSign = 120;
/** A longer line is no row of cells. */
const longestRow = 400;

/** "Where did he pass?" asks, and is read as a question. */
const question =
  /^(?:are|is|was|were|did|do|does|has|have|had|how|who|whose|what|where|when|which|can|will|would|should|any|if)\b/i;

interface Row {
  start: number;
  end: number;
  sign: Sign;
  said: string;
  isKnown: boolean;
  /** The column its value begins in, where only a gap parts it from its label. */
  column: number;
}

/** The lines with colons for their signs; null where they are no such list. */
export function writeLabelSigns(text: string): Piece[] | null {
  const rows: Row[] = [];
  let from = 0;
  let known = 0;
  let cells = 0;
  let filled = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") filled += 1;
    if (line.length < longestRow && /\S {3,}\S.* {3,}\S|^ {9,}\S/.test(line)) cells += 1;
    // A title says nothing of its own.
    const found = rowsOf(line, from).filter(
      (row) => row.isKnown || row.sign.tolerance > 0 || row.sign.isGap || rows.length > 0,
    );
    rows.push(...found);
    known += found.filter(({ isKnown }) => isKnown).length;
    from += line.length + 1;
  }
  if (rows.length < 3) return null;
  const edits: Edit[] = [];
  for (const sign of signs) {
    const own = rows.filter((row) => row.sign === sign);
    const count = own.filter(({ isKnown }) => isKnown).length;
    const least = known > enough && sign.tolerance > 0 ? 2 : sign.least;
    const isList = count >= least && count >= own.length * sign.share && !(sign.isGap && cells > 1);
    const isSpoken = !isList && !sign.isLone && own.length >= filled * 0.5 && areSpeakers(own.map(({ said }) => said));
    if (!isList && !isSpoken) continue;
    const columns = new Set(own.filter(({ isKnown }) => isKnown).map(({ column }) => column));
    for (const { start, end, isKnown, column } of own)
      if (isKnown || isSpoken || !sign.isGap || columns.has(column)) edits.push({ start, end, text: ": " });
  }
  return withEdits(text, edits);
}

/** "Marco> elevator?": the same few names again and again are those of persons who speak. */
export function areSpeakers(labels: readonly string[]): boolean {
  const names = new Set(labels);
  return labels.length >= 6 && names.size > 1 && names.size <= labels.length / 2;
}

/** The first sign of a line behind what may be a label, and those of the cells behind it. */
function rowsOf(line: string, from: number): Row[] {
  const at = lead.exec(line)?.[0].length ?? 0;
  const first = rowOf(line, at, from);
  if (!first || first.sign.tolerance === 0 || line.length > longestRow) return first ? [first] : [];
  const rows = [first];
  for (const { index, 0: gap } of line.matchAll(/ {3,}(?=\p{L})/gu)) {
    if (from + index < first.end) continue;
    const row = rowOf(line, index + gap.length, from);
    if (row?.sign === first.sign) rows.push(row);
  }
  return rows;
}

function rowOf(line: string, at: number, from: number): Row | null {
  const words = label.exec(line.slice(at))?.[0];
  if (!words) return null;
  for (const { index } of words.matchAll(/(?<=[\p{L}\d.)'#*])(?=[ \t.…·_-]|$)/gu)) {
    const rest = line.slice(at + index, at + index + longestSign);
    const sign = signs.find(({ pattern }) => pattern.test(rest));
    if (!sign) continue;
    const said = line.slice(at, at + index);
    const length = sign.pattern.exec(rest)?.[0].length ?? 0;
    const value = line.slice(at + index + length);
    if (/\d\d/.test(said) || /^[|[]/.test(value) || (sign.isLone && / {2}\S|\t/.test(value.slice(0, longestRow))))
      return null;
    // "Russ Tidwell (5:31 AM): …" tells an hour.
    if (/\d$/.test(said) && /^\d\d\D/.test(value) && rest.startsWith(":")) return null;
    // "Family - daughter's cell: 555-0142": the colon is the sign.
    if (sign.tolerance === 0 && (/^[^\n.,]{0,30}:\s/.test(value) || question.test(said))) return null;
    const plain = said.replace(/\([^()]*\)\s*$/, "").replace(/[*_]+/g, " ");
    const role = readLabel(splitWords(plain), sign.tolerance);
    if (!role && said.split(/\s+/).length > 5) return null;
    const end = at + index + length;
    return { start: from + at + index, end: from + end, sign, said, isKnown: role !== null, column: end };
  }
  return null;
}

const framed = /^([ \t>]{0,8}(?:[-•·] )?)([*_`]{1,2})(\p{L}[^*_`\n:]{0,44})(:?)\2:?[ \t]+(?=\S)/gmu;

/** "*Weight*: 132", "`weight` 132": labels in marks, without them; null where few lines begin so. */
export function openFramedLabels(text: string): Piece[] | null {
  if (!/^[ \t>]{0,8}(?:[-•·] )?[*_`]{1,2}\p{L}/mu.test(text)) return null;
  const found = [...text.matchAll(framed)].map((match) => ({ match, said: match[3] ?? "" }));
  const known = found.filter(({ said }) => readLabel(splitWords(said), 1) !== null).length;
  if (known < enough || known < found.length * 0.5) return null;
  return withEdits(
    text,
    found.flatMap(({ match: { index, 0: whole, 1: margin = "" }, said }) => {
      const start = index + whole.indexOf(said, margin.length);
      const end = start + said.length;
      return [
        { start: index + margin.length, end: start, text: "" },
        { start: end, end: index + whole.length, text: ": " },
      ];
    }),
  );
}
