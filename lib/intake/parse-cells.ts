// Knows where the cells of a line begin and what parts a label from its words: a colon, dots, a gap, boxes.
import type { Role } from "./parse-labels";
import type { Line } from "./parse-page";
import type { Span } from "./parse-span";

const leader = String.raw`(?! \.{3} )(?: ?\.){2,}:?|_{2,}:?| {1,3}_(?=[^_\s])`;
export const gap = new RegExp(
  String.raw`^(?:\s\d|\s?\(?\+ ?/ ?-)?[)\]"'*\u00A0 ]{0,6}(?:\.?:(?!\/\/)|={1,2}>?|\?+(?:${leader}|:| {1,2}>{1,2}|\t| {1,6}\|)?|${leader}|-{1,2}>|\u2192|\t|\||-{2,}(?=\s)| [-\u2014] |- )\s*`,
);
export const looseGap = /^[\s\u00A0]*(?:\t|\|| [-\u2014] |- |-{2,}|>{1,2} )|^[*\]]{1,2} /;
/** Where no sign stands: "Weight > 230", "*WEIGHT* 230", "[WEIGHT] 230", words in bold, boxes right behind the label. */
export const rareGap = /^(?: {1,3}>{1,2} {1,3}|(?:\*{1,2}|\]|\u00A0{2}) {1,3}(?=[^\s*[(]|$)|\.{1,2}\s{1,3}$)/;
const boxGap = /^[ \u00A0]{0,3}(?=[☐☑☒✅□■]|\[[ xX✓/_]{0,4}\]|\([ xX✓*•_oO]{1,3}\))|^ {1,3}\(?$/;
/** A ticked box is a word where its mark is a letter: "Veteran (x) yes ( ) no". */
const tickBehind = /^[ \u00A0]{0,3}(?=\[ {0,2}[xX] {0,2}\] {0,2}\p{L}|\( {0,2}[xX] {0,2}\) {0,2}\p{L})/u;
/** "Isolation (x) yes ( ) no   type: contact": one answer with what goes on. */
const kindBehind = /^[^\n]{6,40}\b(?:type|kind|which|what|describe|specify|list|explain)\s?:/i;
const choiceBehind = /^[ (]{1,4}(?:Y|N|Yes|No)\)? ?\/ ?\(?(?:Y|N|Yes|No)\b/i;
/** "Veteran (Y/N): Y": the choice in brackets belongs to the label. */
const hintBehind =
  /^ ?(?:[([] ?Y(?:es)? ?\/ ?No?(?: ?\/ ?[A-Z]{1,4})? ?[)\]](?: ?(?:[:=?]|- |\.{2})| {2,}(?=[A-Z?])|\t)|Y(?:es)? ?\/ ?No?(?: ?[:=?\t|]|\.{2}|_{2}))/i;
/** A wide gap parts label and value where both stand in columns. */
export const wideGap = /^(?:[)*\u00A0]{0,3}| ?\([A-Za-z/, ]{1,20}\)) {2,}/;

/** Where the cells of a line begin: at its start and behind tabs, bars, semicolons and wide gaps. */
export function cellStarts(text: string, line: Line): Set<number> {
  const starts = new Set<number>();
  const part = text.slice(line.start, line.end);
  const lead =
    /^[\s"'{[(*\u00BF\u00A1\u2022\u00B7\u25CF\u25AA\u2013\u2713\u2714\u25BA\u25B6\u27A4>-]*(?:(?:\d{1,2}|[IVX]{1,5}|[a-h])[.)]\s*|\d{1,2}[a-h]?\s{1,3}(?=\p{Lu}{2}))?/u.exec(
      part,
    )?.[0].length ?? 0;
  starts.add(line.start + lead);
  // The hour of a log's entry stands before its label: "05:10:33 DECEASED: …".
  const entry = /^[ \t]*(?:\d{1,2}:\d\d(?::\d\d)?|[0-2]\d[0-5]\d) {1,3}(?=\p{Lu})/u.exec(part);
  if (entry) starts.add(line.start + entry[0].length);
  for (const match of part.matchAll(
    /(?:\t|\||;|,(?=\s?["'\w]+["']?\s?[:=])| {2,}|\s\/\s|_{2,}(?=\s)|\s(?=\*[A-Za-z]))[\s"'*{(\u00BF\u00A1\u2022-]*/g,
  )) {
    const start = match.index + match[0].length;
    starts.add(line.start + start);
    // The number of a form's item: "2a DOB  03/30/1957   2b AGE  69".
    const item = / {2}$/.test(match[0]) ? /^\d{1,2}[a-h]? (?=\p{Lu}{2})/u.exec(part.slice(start, start + 8)) : null;
    if (item) starts.add(line.start + start + item[0].length);
  }
  return starts;
}

/** Where the next label begins, or the number of its item. */
export function endBefore(text: string, start: number, next: number | undefined, end: number): number {
  const item = next === undefined ? null : / {2}\d{1,2}[a-h]?[.)]? $/.exec(text.slice(Math.max(start, next - 7), next));
  return (next ?? end) - (item?.[0].length ?? 0);
}

/** Boxes right behind a label, or the choice of "Y/(N)". */
export function boxesBehind(text: string, end: number, between: string): RegExpExecArray | null {
  if (hintBehind.test(text.slice(end, end + 24))) return null;
  const ticked = tickBehind.exec(text.slice(end, end + 14));
  if (ticked && !kindBehind.test(text.slice(end, end + 60))) return ticked;
  const boxes = boxGap.exec(between);
  return boxes && (boxes[0] !== between || choiceBehind.test(text.slice(end, end + 16))) ? boxes : null;
}

/** `"Gender","Female"`: a line of two quoted cells, the first of which is the label. */
export function quotedPair(text: string, line: Line): { label: Span; value: Span } | null {
  const pair = /^(\s*")([^"\n]{1,60})("\s?[,;]\s?")([^"\n]*)"\s*$/.exec(text.slice(line.start, line.end));
  if (!pair) return null;
  const [, lead = "", label = "", between = "", value = ""] = pair;
  const start = line.start + lead.length;
  const from = start + label.length + between.length;
  return { label: { start, end: start + label.length }, value: { start: from, end: from + value.length } };
}

/** What boxes without further words may answer. */
const tickable =
  /^(?:ready|familyThere|presence|veteran|prearranged|donor|embalm|coronerCase|precautions|stairs|covid|crew|extraTech|sex)$/;
export const isTickable = (role: Role | null) =>
  role !== null &&
  (role.kinds.length === 0
    ? role.owner === "coroner" || role.owner === "certifier" || role.owner === "hospice"
    : role.kinds.every((kind) => tickable.test(kind)));

/** "STAIRS [x] Y [ ] N  describe: 13 steps" goes on with the answer. */
const further = /^(?:describe|explain|specify|details?|if yes|how many|describa|explique|cu[aá]nt[ao]s)\W*$/i;
export const isFurther = (text: string, before: { role: Role | null }, found: { start: number }, end: number) =>
  /^(?:stairs|precautions|ready|prearranged|donor|veteran|familyThere|covid)$/.test(String(before.role?.kinds)) &&
  further.test(text.slice(found.start, end));

/** Whether the mark behind the label stands before it too. */
export const isMarked = (text: string, start: number, mark: string) =>
  mark.startsWith(" ") || mark.startsWith(".") || text[start - 1] === (mark.startsWith("]") ? "[" : mark[0]);

/** "Y / (N)" answers and labels nothing. */
export const choice = /^.?[YN]\)? ?\/ ?\(?[YN]\b/i;
