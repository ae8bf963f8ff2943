// Writes the hours and births in figures that are said in words: "oh-one-oh-five", "twenty-three forty-two", "six, thirty, thirty-eight", "April 4th of fifty-five".
import { type Edit, withEdits } from "./parse-edits";
import { editNearHours } from "./parse-near-hours";
import { readNumberInWords } from "./parse-numbers";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";
import { readSpokenBirth } from "./parse-spoken-days";
import { ordinals, smallNumbers, tens } from "./words/numbers";

const unit = "(?:one|two|three|four|five|six|seven|eight|nine)";
const teen = "(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)";
const nought = "(?:oh|o|zero)";
const ten = `(?:(?:twenty|thirty|forty|fourty|fifty)(?:[ -]${unit})?)`;
const year = `((?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)(?:[ -]${unit})?)`;
const minutes = String.raw`(?:hundred|${nought}[ -]${unit}|${nought}[ -]${nought}|${ten}|${teen})`;
/** "Oh three fifteen", "zero six hundred", "fourteen thirty", "twenty-two oh five": an hour of twenty-four and its minutes. */
const clock = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d]|${unit}[ ,-]|\d[ ,-])(${nought}[ -]${nought}|${nought}[ -]${unit}|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty(?:[ -](?:one|two|three))?)[ -](${minutes})(?![\p{L}-]|[ ,-]+(?:${unit}|${nought}|\d)(?![\p{L}])|[ ](?:pounds|lbs?|years?|dollars|percent))`,
    "giu",
  ),
);
const yearLike = /^(?:nineteen|twenty)$/i;
const asksClock =
  /\b(?:time|t\.?o\.?d\.?|when|passed|passing|died|expired|pronounced|death|hours?|clock)\b[^.;!\d]{0,60}$/i;
const hoursBehind = /^[ -]?(?:hours|hrs?)\b/i;
const streetBehind = /^ \p{Lu}\p{Ll}/u;

const hourOf = (said: string) => {
  const [first = "", second = ""] = said.toLowerCase().split(/[ -]/);
  if (/^(?:oh|o|zero)$/.test(first)) return smallNumbers[second] ?? 0;
  return smallNumbers[first] ?? (tens[first] ?? 0) + (smallNumbers[second] ?? 0);
};

const minuteOf = (said: string) => (/^hundred$/i.test(said) ? 0 : hourOf(said));
const twoDigits = (value: number) => String(value).padStart(2, "0");

function writeClock(text: string, match: RegExpMatchArray): Edit | null {
  const [said, hours = "", rest = ""] = match;
  const at = match.index ?? 0;
  const behind = text.slice(at + said.length, at + said.length + 12);
  const isTold = hoursBehind.test(behind);
  if (!isTold && (!asksClock.test(text.slice(Math.max(0, at - 90), at)) || streetBehind.test(behind))) return null;
  if (!isTold && yearLike.test(hours) && !/^(?:hundred|oh|o|zero)/i.test(rest)) return null;
  const [hour, minute] = [hourOf(hours), minuteOf(rest)];
  return hour > 23 || minute > 59
    ? null
    : { start: at, end: at + said.length, text: `${twoDigits(hour)}:${twoDigits(minute)}` };
}

const hourWord = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** "2:55. Two fifty-five in the afternoon": the same hour once more in words, with its half of the day. */
const again = quick(
  new RegExp(
    String.raw`(?<=(?<![\d:])(\d{1,2}):([0-5]\d))[.,;]? (?:that['’]?s |so )?(${hourWord})[ -](${nought}[ -]${unit}|${ten}|${teen})(?=,? (?:in the|this|last|yesterday|at night|tonight|[ap]\.?m\b))`,
    "giu",
  ),
);

const birthLead =
  /\b(birth ?day|birth ?date|date of birth|d\.?o\.?b\.?|born)\b(?:['’]?s| is| was| on| it['’]?s)?[\s.…:,–-]{1,6}(?=\p{L})/giu;
const monthName =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
const dayWords = String.raw`(?:(?:twenty|thirty)[ -])?(?:${Object.keys(ordinals).join("|")})`;
/** "April 4th of fifty-five", "October the twelfth, thirty-six": the century is left out. */
const dayOfYear = quick(
  new RegExp(
    String.raw`(?<!\p{L})(${monthName})\.? (?:the )?(\d{1,2}(?:st|nd|rd|th)?|${dayWords}),?(?: of| in)? (?:nineteen[ -])?${year}(?![\p{L}-]|[ ](?:years|pounds|lbs|hundred))`,
    "giu",
  ),
);
/** "The ninth of December 1934", "nine December thirty-four": the day before the month. */
const monthOfYear = quick(
  new RegExp(
    String.raw`(?<![\p{L}-])(?:the )?(${dayWords}|${unit}|${teen}|(?:twenty|thirty)(?:[ -]${unit})?)(?: day)?(?: of)? (${monthName})\.?,?(?: of| in)? ((?:18|19|20)\d\d|(?:nineteen[ -])?${year.slice(1, -1)})(?![\p{L}\d-]|[ ](?:years|pounds|lbs|hundred))`,
    "giu",
  ),
);
/** "Two, twenty-eight, thirty-five. Ninety-one.": the age in words behind the birth. */
const ageBehind = quick(
  new RegExp(String.raw`(?<=(?:, ${year.slice(1, -1)}|\d{4})[.;] )${year.slice(1, -1)}(?=[.]?[^\S\n]*(?:\n|$))`, "giu"),
);
/** "Seven, nineteen, forty-six. No, excuse me … Seven, nine, forty-six": births told piece by piece, answered or said again. */
const figures = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d-])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[,/] ?(?=(?:${ten}|${teen}|${unit}|(?:twenty|thirty))[,/]? (?:nineteen )?${year.slice(1, -1)}(?![\p{L}-]|[ ](?:years|pounds|lbs|hundred)))`,
    "giu",
  ),
);
const mostApart = 140;
const asksBirth = /\b(?:birth|born|b-?day|d\.?o\.?b)\w*\b[^.;!\d]{0,60}$/i;

const dayOf = (said: string) => {
  const digits = /^\d{1,2}/.exec(said)?.[0];
  const [first = "", second] = said.toLowerCase().split(/[ -]/);
  return digits ? Number(digits) : second ? (tens[first] ?? 0) + (ordinals[second] ?? 99) : (ordinals[first] ?? 99);
};

/** Hours of twenty-four and births in figures, where the words before ask for them. */
export const writeSaidClocks: Rule = (text) => {
  const edits: Edit[] = [];
  for (const match of text.matchAll(clock)) {
    const edit = writeClock(text, match);
    if (edit) edits.push(edit);
  }
  for (const { index, 0: said, 1: hour, 2: minute, 3: hours = "", 4: rest = "" } of text.matchAll(again))
    if (Number(hour) === hourOf(hours) && Number(minute) === minuteOf(rest))
      edits.push({ start: index, end: index + said.length, text: "" });
  edits.push(
    ...editNearHours(text).filter(({ start, end }) => !edits.some((one) => start < one.end && end > one.start)),
  );
  for (const { index, 0: lead, 1: label = "" } of text.matchAll(birthLead)) {
    const from = index + lead.length;
    const day = readSpokenBirth(text.slice(from, from + 60));
    if (day)
      edits.push({ start: index + label.length, end: from + day.end, text: ` ${day.month}/${day.day}/${day.year}` });
  }
  for (const { index, 0: said, 1: month = "", 2: day = "", 3: years = "" } of text.matchAll(dayOfYear)) {
    const value = readNumberInWords(years)?.value;
    if (value && asksBirth.test(text.slice(Math.max(0, index - 90), index)) && dayOf(day) < 32)
      edits.push({ start: index, end: index + said.length, text: `${month} ${dayOf(day)}, ${1900 + value}` });
  }
  for (const { index, 0: said, 1: day = "", 2: month = "", 3: years = "" } of text.matchAll(monthOfYear)) {
    const value = /^\d/.test(years)
      ? Number(years)
      : 1900 + (readNumberInWords(years.replace(/^nineteen[ -]/i, ""))?.value ?? 0);
    const told = dayOf(day) < 32 ? dayOf(day) : (readNumberInWords(day)?.value ?? 99);
    if (told < 32 && value > 1850 && asksBirth.test(text.slice(Math.max(0, index - 90), index)))
      edits.push({ start: index, end: index + said.length, text: `${month} ${told}, ${value}` });
  }
  for (const { index, 0: words } of text.matchAll(ageBehind))
    if (/birth|born|d\.?o\.?b/i.test(text.slice(Math.max(0, index - 90), index)))
      edits.push({ start: index, end: index + words.length, text: `${readNumberInWords(words)?.value} years old` });
  let last = -mostApart;
  for (const { index } of text.matchAll(figures)) {
    if (edits.some(({ start, end }) => index >= start && index < end)) continue;
    if (index - last > mostApart && !asksBirth.test(text.slice(Math.max(0, index - 90), index))) continue;
    const day = readSpokenBirth(text.slice(index, index + 60));
    if (!day || day.start > 0) continue;
    last = index + day.end;
    edits.push({ start: index, end: last, text: `${day.month}/${day.day}/${day.year}` });
  }
  return withEdits(text, edits);
};
