// Reads births that no label tells: beside the age that fits, as a licence has them, or as a birthday with its year.
import { differenceInYears } from "date-fns";
import { findDates } from "./parse-dates";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { monthFirst } from "./parse-when";

const months =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
/** "White female, 82, 3 February 1944". */
const behindAge = quick(
  new RegExp(
    String.raw`(?<![\d:/.$#-])([2-9]\d|1[01]\d)(?:,| -|\s\/)? \(?(?=\d{1,2}[-/.]\d{1,2}[-/.](?:19)?\d\d|\d{1,2} ${months}\b|${months}\.? \d{1,2},? \d)`,
    "giu",
  ),
);
/** "License says 8/30/1946". */
const onLicence = quick(
  /\b(?:licen[sc]e|D\.?L\.?|passport|(?:wrist ?|id )?band|state id)\b(?![^.;\n\d]{0,30}\b(?:exp\w*|issued?|until|till)\b)[^.;:\n\d]{0,24}[ :](?=\d{1,2}[-/]\d{1,2}[-/](?:19|20)?\d\d(?!\d))/gi,
);
/** "Her birthday is the 12th of July and she was born in 1935", "birthday was last week, the 22nd of July, so 1962". */
const birthday = quick(
  new RegExp(
    String.raw`\bbirthday\b[^.;\n]{0,28}?\b((\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})|(${months})\.? (\d{1,2})(?:st|nd|rd|th)?)\b[^.;\n]{0,32}?\b(?:born in|so|in|of|year|it was) ((?:19|20)\d\d)(?!\d)`,
    "giu",
  ),
);
const adult = 14;
const oldest = 115;

/** Adds the birth where nothing surer tells it. */
export function addToldBirth(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "dateOfBirth")) return;
  const told = bestOf(sheet, "age")?.value;
  const add = (words: string, at: number, length: number, fits: (age: number) => boolean) => {
    const [day] = findDates(words, { received: sheet.received, aim: "birth", dayFirst: sheet.dayFirst });
    if (!day || day.start > 0 || bestOf(sheet, "dateOfBirth")) return;
    const age = differenceInYears(new Date(sheet.received), new Date(`${day.value}T00:00`));
    if (!fits(age)) return;
    const value = monthFirst(day.value);
    addReading(sheet, "dateOfBirth", { value, start: 0, end: length || day.end, confidence: 0.84 }, at, {});
  };
  const fitsTold = (age: number) =>
    age >= adult && age <= oldest && (told === undefined || Math.abs(Number(told) - age) <= 1);
  for (const match of text.matchAll(birthday)) {
    const said = `${match[3] ?? match[4]} ${match[2] ?? match[5]}, ${match[6]}`;
    add(said, match.index, match[0].length, fitsTold);
  }
  for (const match of text.matchAll(behindAge)) {
    const at = match.index + match[0].length;
    add(text.slice(at, at + 24), at, 0, (age) => age === Number(match[1]));
  }
  for (const match of text.matchAll(onLicence)) {
    const at = match.index + match[0].length;
    add(text.slice(at, at + 12), at, 0, fitsTold);
  }
}
