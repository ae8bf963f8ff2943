// Leaves out what was struck through or stands before a bracket that corrects it, and writes changes of fields as labels.
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import { quick } from "./parse-quick-pattern";
import type { Piece, Rule } from "./parse-rewrite";

const struck = /~~[^~\n]{1,80}~~[ \t,;:–—>-]{0,4}|<(s|del|strike)>[^<\n]{1,80}<\/\1>\s?/gi;
const corrector = String.raw`(?:corrected|correction|corr(?:'d|ected)?|correct|amended|changed|revised|updated|fixed?|should be|sb|s\/b|now|actually)(?: to)?`;
const bracketed = new RegExp(
  String.raw`(?:\[|\()[ \t]*${corrector}[ \t]*[:=,–—-]?[ \t]*([^\])\n]{1,60}?)[ \t]*(?:\]|\))`,
  "giu",
);
const mostBefore = 80;
const onceWas = quick(
  /[ \t]{0,3}(?:\[|\()(?:(?:corrected|amended|revised|updated|changed),? )?(?:was|were|formerly|previously(?: listed as| given as)?|originally|old|not|we (?:sent|had|said)|first (?:sent|given) as|sent as|earlier)[ :]+(?=[#\d])[^\])\n]{1,30}(?:\]|\))/gi,
);
const shapes: readonly RegExp[] = [
  /^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/,
  /^\d{1,4}[/-]\d{1,2}[/-]\d{2,4}$/,
  /^\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?$/i,
  /^(?:\d{3} ?(?:lbs?|pounds|#)?|\d{2,3} ?(?:lbs?|pounds|kgs?|#))$/i,
  /^[A-Z]?-?\d{1,4}[A-Z]?$/i,
];
const anywhere: readonly RegExp[] = [
  /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  /\b\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b/g,
  /\b\d{1,2}:\d\d(?: ?[ap]\.?m\b\.?)?/gi,
  /\b\d{2,3} ?(?:lbs?|pounds|kgs?|#)?(?![\p{L}\d/:-])/giu,
  /(?<![\d/:-])\b[A-Z]?-?\d{1,4}[A-Z]?\b(?![/:-])/gi,
];

/** "Rm 25 [CORRECTED: Rm 52]", "~~3/4/41~~ 3/14/41", "DOB 1/2/36 (was 1/12/36)": only what holds. */
export const writeStruck: Rule = (text) => {
  if (!/[~[(<]/.test(text)) return null;
  const edits: Edit[] = [...text.matchAll(struck), ...text.matchAll(onceWas)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: "",
  }));
  for (const match of text.matchAll(bracketed)) {
    const right = (match[1] ?? "").trim();
    if (/^(?:was|were|from|formerly|previously|originally)\b/i.test(right.replace(/^,\s*/, ""))) continue;
    const line = text.slice(Math.max(text.lastIndexOf("\n", match.index) + 1, match.index - mostBefore), match.index);
    const from = valueBefore(line.trimEnd(), right);
    if (from !== null)
      edits.push({ start: match.index - line.length + from, end: match.index + match[0].length, text: right });
  }
  return withEdits(text, edits);
};

/** Where in the words before the bracket stands what it corrects. */
function valueBefore(left: string, right: string): number | null {
  const word = /^(\p{L}[\p{L}.]*)[ #:]+(?=\S)/u.exec(right)?.[1];
  const again = word ? left.toLowerCase().lastIndexOf(word.toLowerCase()) : -1;
  if (again >= 0 && !/\p{L}/u.test(left.charAt(again - 1))) return again;
  const shape = shapes.findIndex((one) => one.test(right));
  const same = shape < 0 ? undefined : [...left.matchAll(anywhere[shape] as RegExp)].at(-1);
  if (same) return same.index;
  if (shape >= 0 || !/^\p{Lu}/u.test(right)) return null;
  // Names and houses: all that stands behind the label.
  const at = /(?:[:=\t]|\t| {2,})[ \t]*(?=[^:=\t\n]{2,60}$)/u.exec(left);
  return at && !/ {2,}/.test(left.slice(at.index + at[0].length)) ? at.index + at[0].length : null;
}

const changed =
  /^([^\n]{0,60}?)\b(?:field )?(?:changed?|updated?|edit(?:ed)?|modified|change of)[ :-]{1,3}(?:field )?(?!from\b|to\b)(\p{L}[\p{L} /]{2,24}?)[ \t]*(?::|[ \t]{2,}|[ \t]+from|[ \t]+(?=["'(\d]))[ \t]*([^\n>→»]{1,60}?)[ \t]*(?:>{1,2}|->|=>|→|»|\bto\b)[ \t]*([^\n]{1,120})$/gimu;

const setTo =
  /^(?:[^\n]{0,60}?[:|>-] {0,3})?(\p{L}[\p{L}\d /&'#.-]{1,34}?)[ \t]{1,4}(?:was |has been |is now |field )?(?:changed|updated|set|edited|modified|amended|filled)(?: from ["“']?[^\n"”]{0,60}?["”']?)? (?:to|with|as):? ["“']?([^\n]{1,200}?)["”']?\.?$/gimu;
const fewestSet = 4;

/** "Weight set to 202", "DOB changed from "" to "3/4/41"": the label with what it holds now. */
export const writeSettings: Rule = (text) => {
  const found = [...text.matchAll(setTo)].filter(({ 1: label = "" }) => readLabel(splitWords(label, 0), 1) !== null);
  if (found.length < fewestSet) return null;
  const last = new Map(found.map((match) => [(match[1] ?? "").toLowerCase(), match]));
  const edits = found.map((match): Edit => {
    const { 0: whole, 1: label = "", 2: value = "", index } = match;
    const holds = last.get(label.toLowerCase()) === match;
    const at = whole.lastIndexOf(value);
    return holds
      ? { start: index, end: index + at, text: `${label}: ` }
      : { start: index, end: index + whole.length, text: "" };
  });
  return withEdits(text, edits);
};

/** "Field change: Weight  220 > 202": the label with what it holds now; the last change of one field holds. */
export const writeChanges: Rule = (text) => {
  const found = [...text.matchAll(changed)];
  if (found.length === 0) return null;
  const last = new Map(found.map((match) => [(match[2] ?? "").toLowerCase(), match]));
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of found) {
    const [whole, , label = "", , value = ""] = match;
    const holds = last.get(label.toLowerCase()) === match;
    const old = text.toLowerCase().lastIndexOf(`\n${label.trim().toLowerCase()}:`, match.index);
    if (old > from) {
      pieces.push({ start: from, end: old + 1 });
      from = text.indexOf("\n", old + 1) + 1;
    }
    pieces.push({ start: from, end: match.index });
    const at = match.index + whole.length - value.length;
    if (holds)
      pieces.push({ start: match.index, end: at, text: `${label.trim()}: ` }, { start: at, end: at + value.length });
    from = match.index + whole.length;
  }
  pieces.push({ start: from, end: text.length });
  return pieces;
};
