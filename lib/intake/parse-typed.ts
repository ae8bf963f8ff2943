// Finds days, hours, telephone numbers and weights as they stand written, to tell one from its correction.
import { quick } from "./parse-quick-pattern";
import { findSpokenDays } from "./parse-spoken-days";
import type { Span } from "./parse-span";

export interface Typed extends Span {
  kind: "day" | "clock" | "phone" | "weight";
  said: string;
}

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const ordinal =
  "(?:\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w{3,6}teenth|twentieth|thirtieth)";
const patterns = (
  [
    ["phone", /(?<![\d-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\d-])/g],
    [
      "day",
      new RegExp(
        String.raw`(?<![\d/-])(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d\d-\d\d)(?![\d/-])|\b${month}\.? (?:the )?${ordinal}(?:,? (?:of |in )?(?:['’]\d\d|\d{4}))?(?![\w:])|\b\d{1,2} ${month}\.? \d{4}\b`,
        "gi",
      ),
    ],
    [
      "clock",
      /(?<![\d:/-])(?:\d{1,2}:[0-5]\d(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?|(?:[01]\d|2[0-3])[0-5]\d ?(?:hrs?|hours)\b|(?<=\b(?:at|tod:?|died|passed|expired|went|make that|make it|sorry,?|correction:?|oops,?|i mean,?|actually) )(?:[01]\d|2[0-3])[0-5]\d(?![\d/-]| (?!(?:last|this|tonight|today|yesterday|hrs|hours|not)\b)\p{L}))(?![\d:])/giu,
    ],
    [
      "weight",
      /(?<![\d/.-])\d{2,3} ?(?:lbs?|pounds|kgs?|kilos|#)(?![\p{L}\d])|(?<=\b(?:weight|wt|weighs)[:. ]{1,2})\d{2,3}(?![\d/.-]|\p{L})|\b(?:an?|one|two|three|four) hundred(?: and)?(?: [a-z]{3,9}(?:[- ][a-z]{3,5})?)? (?:lbs?|pounds|kilos)\b/giu,
    ],
  ] satisfies [Typed["kind"], RegExp][]
).map(([kind, pattern]): [Typed["kind"], RegExp] => [kind, quick(pattern)]);

/** The values of the text, in order; a number that is part of another is none. */
export function findTyped(text: string): Typed[] {
  const found: Typed[] = findSpokenDays(text)
    .slice(0, 40)
    .map(({ start, end }) => ({ kind: "day", said: text.slice(start, end), start, end }));
  for (const [kind, pattern] of patterns)
    for (const match of [...text.matchAll(pattern)].slice(0, 80)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => start < one.end && end > one.start)) found.push({ kind, said: match[0], start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const halfOfDay = / ?[ap]\.?m\b\.?$/i;
const year = /(?:,? ?(?:['’]\d\d|\d{4}))$/;

/** The correction with what it leaves to be understood: the half of the day, the year. */
export function wholeOf(before: Typed, behind: Typed): string {
  if (before.kind === "clock" && !halfOfDay.test(behind.said) && behind.said.includes(":"))
    return behind.said + (halfOfDay.exec(before.said)?.[0] ?? "");
  if (before.kind === "day" && /^[a-z]/i.test(behind.said) && !year.test(behind.said))
    return behind.said + (year.exec(before.said)?.[0] ?? "");
  return behind.said;
}

/** The same digits in another order: two of them were swapped. */
export function isSwapped(one: string, other: string): boolean {
  const [first, second] = [one, other].map((said) => said.replace(/\D/g, ""));
  return first !== second && first?.slice(0, 6) === second?.slice(0, 6) && sortedDigits(first) === sortedDigits(second);
}

/** Digits or letters in their order, to tell whether two numbers hold the same ones. */
export const sortedDigits = (digits = "") => digits.split("").toSorted().join("");
