// Writes numbers, days and spelled names as one writes them where a dictation says them piece by piece.
import { type Edit, withEdits } from "./parse-edits";
import { readNumberInWords } from "./parse-numbers";
import { figureOf } from "./parse-phones";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const said = quick(
  /\bdictat|\bvoice ?(?:mail|note|memo|message)\b|\btranscri|\bauto ?text\b|\bspeech to text\b|(?<=[\p{L}\d]) (?:comma|period|slash)(?: |\n|$)/iu,
);
const unit =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|one|two|three|four|five|six|seven|eight|nine)";
const number = String.raw`(?:\d{1,4}|(?:twenty|thirty)(?:[- ]${unit})?|${unit}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|oh ${unit})`;
const slashes = new RegExp(
  String.raw`(?<![\p{L}\d])(${number}) slash (${number}) slash (\d{2,4}|[a-z]+(?:[- ][a-z]+){0,3})`,
  "giu",
);
const dashes = /(?<!\d)\(?(\d{3})\)? ?(?:dash|-) ?(\d{3}) ?(?:dash|-) ?(\d{4})(?!\d)/gi;
const groups = /(?<![\d/:.-])(\d{3}) (\d{3}) (\d{4})(?![\d/:-])/g;
const digitByDigit = quick(
  /(?<![\p{L}\d])(?:(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\d)[ ,-]+){9}(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\d)(?![\p{L}\d])/giu,
);
const clock =
  /(?<![\d/:.-]|\b(?:room|rm|bed|\d) )(1[0-2]|[1-9]) (oh [1-9]|[0-5]\d)(?= (?:[ap]\.? ?m\b|tonight|this (?:morning|evening|afternoon)|last night|in the (?:morning|evening|afternoon|night)|hours))/gi;
/** "Amundson A M U N D S O N": the letters of the name before. */
const letters =
  /(?<=(\p{Lu}[\p{L}'’-]{2,20}))[ ,]+(?:(?:that['’]?s|spelled|spelling)[ :]+)?(\p{Lu}(?: \p{Lu}){2,18})(?![\p{L}'’])/gu;
/** "5 slash 6 slash 1932", "605 555 0147", "about 8 10 tonight". */
export const writeDictated: Rule = (text) => {
  if (!said.test(text)) return null;
  const edits: Edit[] = [];
  const put = (match: RegExpMatchArray, written: string | null) => {
    if (written !== null)
      edits.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length, text: written });
  };
  for (const match of text.matchAll(slashes)) {
    const parts = [match[1], match[2]].map((part) => digitsOf(part ?? ""));
    const year = yearOf(match[3] ?? "");
    if (!parts.includes(null) && year) put(match, `${parts.join("/")}/${year.digits}${year.rest}`);
  }
  for (const match of [...text.matchAll(dashes), ...text.matchAll(groups)]) put(match, match.slice(1, 4).join("-"));
  for (const match of text.matchAll(digitByDigit)) {
    const digits = match[0]
      .toLowerCase()
      .split(/[ ,-]+/)
      .map((one) => figureOf[one] ?? one)
      .join("");
    put(match, /^\d{10}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : null);
  }
  for (const match of text.matchAll(clock))
    put(match, `${match[1]}:${(match[2] ?? "").toLowerCase().replace("oh ", "0")}`);
  for (const match of /[ ,:]\p{Lu} \p{Lu} \p{Lu}/u.test(text) ? text.matchAll(letters) : []) {
    const spelled = (match[2] ?? "").replaceAll(" ", "");
    const name = match[1] ?? "";
    if (spelled.charAt(0) === name.charAt(0) && Math.abs(spelled.length - name.length) < 3)
      put(match, spelled === name.toUpperCase() ? "" : ` (${spelled.split("").join("-")})`);
  }
  return withEdits(text, edits);
};

/** "seven", "19", "twenty first": the digits, or null. */
function digitsOf(words: string): string | null {
  if (/^\d+$/.test(words)) return words;
  const read = readNumberInWords(words.replace(/^oh /i, ""));
  return read && read.end >= words.replace(/^oh /i, "").length && read.value > 0 && read.value < 32
    ? String(read.value)
    : null;
}

/** The year and the words behind it that are none of it. */
function yearOf(words: string): { digits: string; rest: string } | null {
  if (/^\d+$/.test(words)) return { digits: words, rest: "" };
  const match = /^(nineteen|twenty)[- ](.+)$/i.exec(words);
  const end = match ? readNumberInWords(match[2] ?? "") : null;
  if (!match || !end) return null;
  const rest = (match[2] ?? "").slice(end.end);
  return { digits: (/^n/i.test(match[1] ?? "") ? "19" : "20") + String(end.value).padStart(2, "0"), rest };
}

const again = quick(
  /[,.;]? ?(?:\bno,? )?\b(?:scratch that|strike that|correction|let me start (?:that )?over|take that back|i['’]?m sorry|i mean|sorry|no,? wait|wait,? no|make that)[,.:;]? (?:(?:the|that|it|is|should be) )?(caller|callback|deceased|patient|next of kin|nurse|doctor|attending|funeral home|weight|room|address|daughter|son|wife|husband|deliver to|going to|born|date of birth|age|his name|her name|name)\b/gi,
);
const mayRestart = quick(
  /(?:scratch that|strike that|correction|over|take that back|i mean|sorry|wait|wait,? no|make that)[,.:;]? [a-z]/i,
);
const farthest = 140;

/** "Caller is Pastor Dale no scratch that caller is Joyce Amundson": the first is gone. */
export const dropRestarts: Rule = (text) => {
  if (!mayRestart.test(text)) return null;
  const edits: Edit[] = [];
  for (const match of text.matchAll(again)) {
    const label = (match[1] ?? "").toLowerCase();
    const from = Math.max(0, match.index - farthest);
    const before = text.slice(from, match.index);
    const at = before
      .toLowerCase()
      .search(new RegExp(String.raw`(?<!\p{L})${label}(?!\p{L})(?![^]*(?<!\p{L})${label}(?!\p{L}))`, "u"));
    if (at < 0 || /\n\s*\n|\?/.test(before.slice(at))) continue;
    const told = before.slice(at);
    const value = /^[^.;,\n]*/.exec(told)?.[0] ?? "";
    // What was told between the two stays.
    const end = value.length + 2 < told.length ? at + value.length : before.length;
    edits.push({ start: from + at, end: from + end, text: "" });
    const label0 = match.index + match[0].length - label.length;
    edits.push({ start: match.index, end: label0, text: end === before.length ? "" : ". " });
  }
  return withEdits(text, edits);
};
