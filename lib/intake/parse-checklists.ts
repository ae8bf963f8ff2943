// Writes lists that cross off what was done as labelled lines: "✓ Attending notified    Dr. Quist", "✗ Clergy"; "Tab: Caller" heads what follows.
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";
import { isLabel } from "./parse-text-lines";

const item = /^([ \t]*(?:[-*•] )?[✓✔✗✘] {0,3})([^\n]{2,}?)(?:[ \t]{2,}(\S[^\n]*))?$/gmu;
const deed = / (?:documented|notified|contacted|called|obtained|completed|recorded|verified|done|informed|received)$/i;
const fewestDone = 3;
const fewestOpen = 1;

/** The list without its marks; what is crossed out is gone. Null where not both marks begin lines. */
export function writeChecklists(text: string): Piece[] | null {
  if (!/[✓✔]/.test(text) || !/[✗✘]/.test(text)) return null;
  const items = [...text.matchAll(item)];
  const done = items.filter(({ 1: mark = "" }) => /[✓✔]/.test(mark));
  if (done.length < fewestDone || items.length - done.length < fewestOpen) return null;
  const edits = items.flatMap(({ index, 0: line, 1: mark = "", 2: said = "", 3: value }): Edit[] => {
    if (/[✗✘]/.test(mark)) return [{ start: index, end: index + line.length, text: "" }];
    const start = index + mark.length;
    const edit = [{ start: index, end: start, text: "" }];
    const short = said.replace(deed, "");
    if (value === undefined || said.includes(":") || !(isLabel(short) || isLabel(said))) return edit;
    const end = start + (isLabel(short) ? short : said).length;
    return [...edit, { start: end, end: index + line.length - value.length, text: ": " }];
  });
  for (const { index, 0: run, 1: first = "", 2: mark = "", 3: second = "" } of text.matchAll(
    /\b(yes|no) ?([✓✔✗✘]) {0,4}\b(yes|no) ?[✓✔✗✘]/gi,
  ))
    edits.push({ start: index, end: index + run.length, text: /[✓✔]/.test(mark) ? first : second });
  for (const { index, 0: mark } of text.matchAll(/(?<=\?[ \t]{1,8})[✓✔✗✘](?=[ \t]{2}|[ \t]*$)/gm))
    edits.push({ start: index, end: index + 1, text: /[✓✔]/.test(mark) ? "Yes" : "No" });
  return withEdits(text, edits);
}

/** Labels and the blanks behind them, with choices that nobody made. */
const unfilled =
  /^(?=[^\n]*_{3})[ \t]*(?:(?:\p{L}[\p{L}.'’/()#-]*[ \t?:]{1,4}){1,5}(?:_{3,}[ \t]*|(?:[MFYN]|AM|PM|Yes|No)(?=[ \t]|$)[ \t]*){1,4}){1,4}$/gmu;
const fewestUnfilled = 5;
const ofCall =
  /\b(?:died|passed (?:away|at|on|in|this|last|today|yesterday)|expired|deceased|decedent|dec['’]?d|deaths?|dead|pronounced|t\.?o\.?d|removals?|pick(?:ed)?[- ]?up|body|remains|hospice|gone)\b/i;

/** Takes a printed sheet out that nobody filled in; null where fewer than five of its lines stand in the text. */
export function dropUnfilled(text: string): Piece[] | null {
  if (!text.includes("___")) return null;
  const found = [...text.matchAll(unfilled)];
  if (found.length < fewestUnfilled) return null;
  // A sheet that is sent to be printed tells of nobody.
  if (!ofCall.test(text.replace(unfilled, ""))) return [];
  return withEdits(
    text,
    found.map(({ index, 0: line }) => ({ start: index, end: index + line.length, text: "" })),
  );
}

const heading =
  /^[ \t]*((?:tab|section|screen|panel|page|step|part|card|group)\b[ \t]*[#\d]{0,3}[ \t]*[:>|-]+[ \t]*)(\S[^:\n]{2,40})$/gim;
const fewestHeadings = 3;

/** "Tab: Informant / NOK": the heading without the word for its kind. */
export function openTabs(text: string): Piece[] | null {
  if (!/^[ \t]*(?:tab|section|screen|panel|page|step|part|card|group)\b/im.test(text)) return null;
  const found = [...text.matchAll(heading)];
  if (found.length < fewestHeadings || found.filter(({ 2: said = "" }) => isLabel(said)).length < 2) return null;
  return withEdits(
    text,
    found.map(({ index, 0: line, 2: said = "" }) => ({
      start: index,
      end: index + line.length - said.length,
      text: "\n",
    })),
  );
}
