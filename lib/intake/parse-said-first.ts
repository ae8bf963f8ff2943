// Tells which of two values was only said first, and the part of a day that is said once more.
import type { Edit } from "./parse-edits";
import { numberInWords, readNumberInWords } from "./parse-numbers";
import { quick } from "./parse-quick-pattern";
import type { Typed } from "./parse-typed";
import { ordinals } from "./words/numbers";

const tells =
  "(?:gave|given|said|says|told|reported|had|has|listed|wrote|thought|put|noted|stated|recorded|read|heard|quoted|entered)";
const atFirst = "(?:first|at first|originally|initially|to begin with)";
/** "She first gave the birth date as", "they had her birthday as". */
const firstBefore = new RegExp(
  String.raw`\b(?:${atFirst}\b[^.;\n\d]{0,40}\b${tells}|${tells}\b[^.;\n\d]{0,40}\b${atFirst}|was ${atFirst}|${atFirst} (?:it was|was)|had (?:it|that|(?:the|her|his|their) [\p{L} ]{3,16}) (?:down |listed )?as)\b[^.;\n\d]{0,40}$`,
  "iu",
);
const firstBehind = new RegExp(String.raw`^[^.;\n\d]{0,34}\b${atFirst}\b`, "iu");
/** What brings the value that holds. */
const thenTold =
  /\b(?:then|but|later|now|it['’]?s|it is|it was|really|actually|turns out|confirmed|shows?|says|said|looked|checked|pulled|corrected|(?:chart|face ?sheet|record|wristband|license|family) has)\b/iu;

/** A text without these words tells nothing twice in such a way. */
export const mayBeFirst = quick(
  /\b(?:first|originally|initially|to begin with|had (?:it|that|the|her|his|their) [^.;\n\d]{0,24}as)\b|\bthat(?:['’]?s| is| was) (?:my|her|his|the) \p{L}+|\breading (?:the|her|his)\b/iu,
);

/** "They had her birthday as 3/4/1950 but it's really …": what is said behind a value that was only the first; null for others. */
export function behindFirst(text: string, before: Typed, gap: string): string | null {
  if (before.kind === "phone" || !thenTold.test(gap)) return null;
  if (firstBefore.test(text.slice(Math.max(0, before.start - 90), before.start))) return gap;
  const lead = firstBehind.exec(gap)?.[0];
  return lead === undefined ? null : gap.slice(lead.length);
}

/** "That's the roommate's", "I'm reading the wrong chart": the day before is of another. */
export const isSetAside = quick(
  /\bthat(?:['’]?s| is| was) (?:my|her|his|the) (?:(?:husband|wife|spouse|son|daughter|sister|brother|mother|father|partner)['’]?s|(?:roommate|neighbou?r|other (?:resident|patient|lady|man|guy|one))(?:['’]?s)?|wrong \w+)(?!\p{L})|\breading (?:from )?(?:the|her|his) (?:wrong|husband|wife|roommate|other)/iu,
);

const lead = String.raw`^(?:[\s,.:;–—-]|\b(?:it['’]?s|that['’]?s|it is|is|the|year|on|should be|be)\b)*`;
const behind = String.raw`(?=\s*(?:[.,;)\n]|$|and\b|so\b))`;
const twoDigits = new RegExp(String.raw`${lead}['’]?(\d\d)${behind}`, "iu");
const inWords = new RegExp(String.raw`${lead}((?:nineteen )?${numberInWords})${behind}`, "iu");
const dayAgain = new RegExp(
  String.raw`${lead}(\d{1,2}(?:st|nd|rd|th)|(?:(?:twenty|thirty)[ -])?(?:${Object.keys(ordinals).join("|")}))${behind}`,
  "iu",
);
const ownDay = new RegExp(
  String.raw`(?<=^\p{L}+\.? (?:the )?)(?:\d{1,2}(?:st|nd|rd|th)?|(?:(?:twenty|thirty)[ -])?(?:${Object.keys(ordinals).join("|")}))(?![\p{L}\d])`,
  "iu",
);
const lastWords = new RegExp(String.raw`(?:nineteen )?${numberInWords}$`, "iu");

/** "February tenth nineteen twenty-eight, correction, twenty-nine", "2/10/28, make that 29", "March 10, 1950, I mean the 12th". */
export function partOfDay(before: Typed, rest: string): Edit | null {
  const { said, start, end } = before;
  const day = dayAgain.exec(rest)?.[1];
  const own = day ? ownDay.exec(said) : null;
  if (day && own) return { start: start + own.index, end: start + own.index + own[0].length, text: day };
  const digits = twoDigits.exec(rest)?.[1];
  if (digits) return /\d\d$/.test(said) ? { start: end - 2, end, text: digits } : null;
  const words = inWords.exec(rest)?.[1];
  const value = words ? (readNumberInWords(words.replace(/^nineteen /i, ""))?.value ?? 0) : 0;
  if (!words || value < 10 || value > 99) return null;
  if (/\d\d$/.test(said)) return { start: end - 2, end, text: String(value) };
  const last = lastWords.exec(said);
  const text = /^nineteen /i.test(last?.[0] ?? "") && !/^nineteen /i.test(words) ? `nineteen ${words}` : words;
  return last ? { start: start + last.index, end, text } : null;
}
