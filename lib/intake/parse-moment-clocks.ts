// Reads the hours that stand as four digits beside a cue or a day of running text, and tells which day and hour stand together.
import type { DateReading } from "./parse-dates";
import type { Reading, Span } from "./parse-span";
import type { momentCues } from "./words/cues-places";

export type Moment = keyof typeof momentCues;

export interface Cue extends Span {
  moment: Moment;
  /** A day or an hour stands right behind it. */
  hasOwn: boolean;
  /** An hour stands behind it, led by "at". */
  hasHour: boolean;
  /** What is withheld told how somebody died. */
  isWithheld: boolean;
}

const fourDigitClock =
  /^[\s,:;]{0,3}(?:(?:at|in|per|by) (?:the )?[a-z]{3,10} (?:[a-z]{3,8} )?)?(?:(?:at|as of|@|t|approx\.?|about|~)[\s:]{0,2})?((?:[01]\d|2[0-3])[0-5]\d)(?![\d:/%-]|\.\d|\s?[aApP](?:\.?[mM])?(?![\p{L}\d])|\s(?:lbs|[NSEW]\s|[A-Z][a-z]+ (?:St|Rd|Ave|Dr|Ln))|\s?(?<=1[0-2]\d\d\s?)(?:ton(?:ight|ite)|last ni(?:ght|te)|this (?:am|pm|morning|afternoon|evening)|yesterday (?:afternoon|evening)))/u;

/** "Declared dead at the scene 1702 today", "pronounced via telehealth with Dr. Lo 1920.": words stand between, and nothing but the hour's own behind. */
const farClock =
  /^(?:[^\d.;:\n]|(?<=\b(?:dr|mr|mrs|ms|st))\.){2,48}?(?<!\b(?:rooms?|rm|apt|unit|bed|no|nr|number|ext|suite|ste|box|case|code|since|in|of|badge|hwy|route|rt|lot|pod|bay|ward)[ .#:]{0,2}|[#-])\b((?!19\d\d|20[0-3]\d)(?:[01]\d|2[0-3])[0-5]\d|(?:19|20)[0-5]\d(?=\s?h))(?=\s*(?:[,;)\n]|\.(?!\d)|$)|\s(?:hrs?|hours?|h|today|tonight|this|on|by|per|yesterday|and|local|with|w\/)(?![\p{L}]))/iu;

/** Four digits behind the words of a death or its day: "DIED 2209", "dod 2/16 2340". A year is none. */
export function deathClocks(
  part: string,
  cues: readonly Cue[],
  dates: readonly DateReading[],
): (Reading & { date?: string })[] {
  const found: Reading[] = [];
  const places = [
    ...cues.filter(({ moment }) => moment === "death").map(({ end }) => ({ end, isDay: false })),
    ...dates.map(({ end }) => ({ end, isDay: true })),
  ];
  for (const { end, isDay } of places) {
    const near = fourDigitClock.exec(part.slice(end, end + 40));
    const match = near ?? (isDay ? null : farClock.exec(part.slice(end, end + 70)));
    const digits = match?.[1];
    if (!match || !digits || (near && !isDay && /^(?:19|20[0-3])/.test(digits) && !/@|at/.test(match[0]))) continue;
    const start = end + match[0].length - 4;
    found.push({ value: `${digits.slice(0, 2)}:${digits.slice(2)}`, start, end: start + 4, confidence: 0.9 });
  }
  return found;
}

/** Four digits right behind the day of a wanted removal: "p/u 1-25-26 0030". */
export function orderClocks(part: string, wanted: readonly DateReading[]): (Reading & { date?: string })[] {
  return wanted.flatMap(({ start: dayStart, end }) => {
    // "No later than 0500 tomorrow".
    const before =
      /\b(?:by|at|than|before|until|till?|for|around|about|after) ((?:[01]\d|2[0-3])[0-5]\d)(?: ?h(?:ou)?rs)?,? (?:on )?$/i.exec(
        part.slice(Math.max(0, dayStart - 30), dayStart),
      )?.[1];
    if (before) {
      const at = part.lastIndexOf(before, dayStart);
      return [{ value: `${before.slice(0, 2)}:${before.slice(2)}`, start: at, end: at + 4, confidence: 0.9 }];
    }
    const match = /^[\s,@]{1,3}(?:at )?((?:[01]\d|2[0-3])[0-5]\d)(?![\d:/%-]|\.\d)/.exec(part.slice(end, end + 12));
    const digits = match?.[1];
    if (!match || !digits) return [];
    const start = end + match[0].length - 4;
    return [{ value: `${digits.slice(0, 2)}:${digits.slice(2)}`, start, end: start + 4, confidence: 0.9 }];
  });
}

/** "Saturday the 8th at 9:30": nothing but a small word stands between the day and its hour. */
export function isJoined(part: string, day: Span, time: Span): boolean {
  const between = day.end <= time.start ? part.slice(day.end, time.start) : part.slice(time.end, day.start);
  return between !== "" && /^[\s,@–-]{0,3}(?:at|on|around|about|abt)?[\s,]{0,3}$/i.test(between);
}

/** "At two fifty five this morning": what is read whole is not read in part. */
export const apartFrom = <Found extends Span>(whole: readonly Span[], found: readonly Found[]): Found[] =>
  found.filter((one) => !whole.some(({ start, end }) => start < one.end && end > one.start));
