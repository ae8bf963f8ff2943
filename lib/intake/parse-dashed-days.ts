// Finds days written with a dash and without a year, "3-14 Sat 2:25 am", where a weekday or a clock beside them shows that they are days.
import { leanPattern } from "./parse-pattern";
import { choiceOf, readEach, textAfter, textBefore } from "./parse-scan";
import { weekdays } from "./words/calendar";

export interface DashedDay {
  first: number;
  second: number;
  /** The weekday that stands beside it, which must fit. */
  weekday: number | null;
  start: number;
  whole: string;
}

const pair =
  /(?<![\d\p{L}]|[\d\p{L}][-/.:]|(?:^|[^\d:])\d{1,2}[, ]|[$€#+])(\d{1,2})-(\d{1,2})(?![\d\p{L}]|[-/.:,]\d|[%"'+])/gu;
const weekdayChoice = choiceOf(Object.keys(weekdays));
const weekdayBefore = leanPattern(String.raw`(?:^|[^\p{L}])(${weekdayChoice})\.?[, \t]{1,3}$`, "iu");
const weekdayBehind = leanPattern(String.raw`^[,.]?[ \t]{0,3}\(?(${weekdayChoice})(?!\p{L})`, "iu");
const clockBehind =
  /^[ \t,@]{1,5}(?:at )?(?:\d{1,2}:\d\d|\d{1,4} ?[ap]\.?m?(?![\p{L}\d])|(?:[01]\d|2[0-3])[0-5]\d(?!\d))/iu;
const clockBefore =
  /^\W{0,4}(?:\d{1,2}:\d\d(?: ?[ap]\.?m?)?|\d{1,4} ?[ap]\.?m?|(?:[01]\d|2[0-3])[0-5]\d)[ \t,/]{1,4}$/i;

/** Every such pair, by place; without a weekday only at a line's beginning with a clock behind, or behind a clock there. */
export function findDashedDays(text: string): DashedDay[] {
  return readEach(text, pair, ([whole, first = "", second = ""], start) => {
    const front = textBefore(text, start, 24);
    const back = textAfter(text, start + whole.length, 24);
    const name = weekdayBefore.exec(front)?.[1] ?? weekdayBehind.exec(back)?.[1];
    if (!name && !clockBefore.test(front) && !(/^\W{0,4}$/.test(front) && clockBehind.test(back))) return null;
    const weekday = name ? (weekdays[name.toLowerCase()] ?? null) : null;
    return { first: Number(first), second: Number(second), weekday, start, whole };
  });
}
