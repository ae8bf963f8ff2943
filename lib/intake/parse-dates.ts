// Reads days: written in digits or with the month's name, and told from the day of the call.
import { addDays, dayNumber, dayOf, todayOf, weekdayOf } from "./parse-calendar";
import { findDashedDays } from "./parse-dashed-days";
import { leanPattern } from "./parse-pattern";
import { findSpokenDays } from "./parse-spoken-days";
import { findToldDays } from "./parse-told-days";
import { choiceOf, readEach, settle, textAfter, textBefore } from "./parse-scan";
import type { Reading, WallClock } from "./parse-span";
import { months, monthsLikeNames, monthsLikeWords, weekdays } from "./words/calendar";

/** A day as `yyyy-MM-dd`. `isRelative` where it was told from the day of the call. */
export interface DateReading extends Reading {
  isRelative: boolean;
  hasYear: boolean;
}

export interface DateOptions {
  /** The clock of the call; what "today" is, and which year a day without one means. */
  received: WallClock;
  /** What the day is of: a birth; something that has happened, at most a day after the call; something wanted soon. */
  aim: "birth" | "past" | "near";
  /** 3/5 is the third of May. */
  dayFirst?: boolean;
  /** The text is known to be a day: 031426 and 3-14 are read too. */
  bare?: boolean;
  /** Helps a birth's year of two digits. */
  age?: number;
}

interface Parts {
  day: string;
  hasYear: boolean;
  confidence: number;
}

const monthChoice = choiceOf(Object.keys(months));
const weekdayChoice = choiceOf(Object.keys(weekdays));
const year = String.raw`(?:(?:[ \t]{0,2}[,./-]{1,2}[ \t]{0,2}|[ \t]{1,3}(?:of[ ]|in[ ]|del?[ ])?[ ]{0,1}|(?<=[a-z]))(['’]?\d{4}|['’]?\d\d)(?![\d:/]|[.-]\d|\s?(?:[ap]\.?m|hrs?|hours|lbs?|min)\b))?`;

const digitsOfDay =
  /(?<!\d|\d[-/.:,]|[$€#])(\d{1,4})[ \t]?([-/.])[ \t]?(\d{1,2})[ \t]?\2[ \t]?(['’]?\d{4}|['’]?\d{1,2})(?!\d|[/.]\d|-(?!(?:[01]\d|2[0-3]):?[0-5]\d(?!\d))\d|%)/g;
const digitsWithoutYear =
  /(?<!\d|\d[-/.:]|(?:^|[^\d:])\d{1,2}[, ]|[$€#+])(\d{1,2})\/(\d{1,2})(?!\d|[-/.:,]\d|[%"'+/]|[ \t]?(?:[-–]|to|thru)[ \t]?\d{1,2}\/)/g;
const digitsOnly = /(?<![\d\p{L}]|\d[-/.:])(\d{8}|\d{6})(?![\d\p{L}]|[-/.:]\d)/gu;
const spacedDigits = /^\W{0,3}(\d{1,2})[ \t]{1,3}(\d{1,2})[ \t]{1,3}(\d{4}|\d\d)(?![\d:]|\s?[-/.]\d)/;
const dashedPair = /^\W{0,3}(\d{1,2})[-.](\d{1,2})(?![\d:]|[-/.]\d)/;
const monthThenDay = leanPattern(
  String.raw`(?<![\p{L}\d])(${monthChoice})(?:\.?[ \t]{0,3}|[ \t]?[-/,.][ \t]?)(?:(?:the|el)[ ])?(\d{1,2})(?!\d)(st|nd|rd|th)?(?!\p{L})${year}`,
  "giu",
);
const dayThenMonth = leanPattern(
  String.raw`(?<!\d|\d[-/.:]|[$#])(\d{1,2})(st|nd|rd|th|º|ro)?[ \t]{0,2}(of[ ]|day of[ ]|de[ ]|[-/.])?[ \t]?(${monthChoice})(?!\p{L})\.?${year}`,
  "giu",
);

const fractions = new Set(["1/2", "1/3", "2/3", "1/4", "3/4", "1/8", "24/7", "1/1", "2/2", "50/50"]);
const notDaysBefore =
  /(?:\b(?:rm|room|apt|apartment|unit|bed|ste|suite|lot|hwy|rt|route|fm|pg|page|stage|grade|bp|b\/p|strength|score|scale|gcs|pain|aox|a&ox?|alert|orient(?:ed)?|box|rh|no|ratio|version|ver)\.?[ \t:#]{0,3}|[x×]|\d-|(?:^|[^\d:])\d{1,2}[ \t])$/i;
const notDaysBehind =
  /^[ \t]{0,2}-?(?:(?:mile|mi|hour|hr|block|inch|in|foot|ft|feet|lb|pound|bath|bed|of|way|full|down|up|cup|gal|acre|pages?|floor|flr|fl|st|street|ave|avenue|strength|pain|time)s?\b|stor(?:y|ies)\b|a mile|["”'’])/i;
const calledDay =
  /\b(?:on|since|from|dated?|dob|d\.o\.b|dod|born|died|passed|expired|tod|admitted|by|for|sun|mon|tues?|weds?|thu(?:rs?)?|fri|sat|[a-z]{3,6}day)\b[\s.,:;@-]{0,4}$/i;
const notAfterMonth =
  /^(?:st|nd|rd|th)?[ \t]{0,2}(?:-?[ \t]?(?:yo\b|y\/o|yrs?\b|years?\b|lbs?\b|pounds?\b|kgs?\b|#|ft\b|feet\b|['"]|min|hours?\b|hrs?\b|am\b|pm\b|a\.m|p\.m|men\b|people|person|ppl|guys|[mf]\b|miles?\b|%)|:\d|-\d|\/\d)/i;
const notOrdinals =
  /^[ \t]{0,2}(?:floor|flr|fl|street|st|ave|avenue|av|blvd|rd|shift|wife|husband|call|unit|house|door|story|precinct|ward|degree|cousin|child|son|daughter)\b/i;

/** Every day that `text` tells, by place. Days the calendar does not have, and those that `aim` rules out, are left out. */
export function findDates(text: string, options: DateOptions): DateReading[] {
  const written = settle([...findNamedMonths(text, options), ...findDigits(text, options)]);
  const joined = options.bare && written.length === 0 ? findBare(text, options) : written;
  const withWeekday = joined.map((reading) => joinWeekday(text, reading));
  if (options.aim === "birth") return withWeekday;
  return settle(withWeekday, findToldDays(text, options.received, options.aim));
}

/** `DIED 02 07 2027`: words must call it a day. */
const calledSpaced = /(?<!\d|\d[-/.: ]|[$#])(\d{1,2})[ ](\d{1,2})[ ]((?:19|20)\d\d)(?!\d|[-/.:]\d)/g;
const spacedBefore =
  /(?:\b(?:dob|d\.o\.b|birth\w*|born|died|dod|death|passed|date|expired|deceased|nac\w*|falleci\w*)\b)[^\d\n]{0,16}$/i;

function findDigits(text: string, options: DateOptions): DateReading[] {
  const full = readEach(text, digitsOfDay, ([whole, first = "", separator = "", second = "", third = ""], at) => {
    if (
      separator !== "/" &&
      /[\p{L}\d]-$/u.test(textBefore(text, at, 2)) &&
      !calledDay.test(textBefore(text, at, 8).replace(/-$/, ""))
    )
      return null;
    return reading(fullDay(first, second, third, separator, options), at, whole);
  });
  const spaced = readEach(text, calledSpaced, ([whole, month = "", day = "", year = ""], at) =>
    spacedBefore.test(textBefore(text, at, 30)) ? reading(fullDay(month, day, year, "/", options), at, whole) : null,
  );
  const partial =
    options.aim === "birth"
      ? []
      : readEach(text, digitsWithoutYear, ([whole, first = "", second = ""], at) => {
          const front = textBefore(text, at, 16);
          const isCalled = calledDay.test(front);
          if (notDaysBehind.test(textAfter(text, at + whole.length, 16))) return null;
          const isAlone = options.bare === true && text.trim() === whole;
          if (!isCalled && !isAlone && (fractions.has(whole) || notDaysBefore.test(front))) return null;
          return reading(
            yearless(Number(first), Number(second), options, isCalled || isAlone ? 0.85 : 0.72),
            at,
            whole,
          );
        });
  const dashed =
    options.aim === "birth"
      ? []
      : findDashedDays(text).flatMap(({ first, second, weekday, start, whole }) => {
          const found = notDaysBefore.test(textBefore(text, start, 16))
            ? null
            : reading(yearless(first, second, options, 0.72), start, whole);
          return found && (weekday === null || weekday === weekdayOf(found.value)) ? [found] : [];
        });
  return [...full, ...spaced, ...partial, ...dashed];
}

function findNamedMonths(text: string, options: DateOptions): DateReading[] {
  const monthFirst = readEach(text, monthThenDay, ([whole, name = "", day = "", ordinal, written], at) => {
    const back = textAfter(text, at + whole.length, 24);
    if (!written && notAfterMonth.test(back)) return null;
    if (!written && ordinal && notOrdinals.test(back)) return null;
    if (!written && isOnlyWord(text, at, name) && !ordinal && !options.bare) return null;
    return namedDay(name, day, written, at, whole, options, back);
  });
  const dayFirst = readEach(text, dayThenMonth, ([whole, day = "", ordinal, link, name = "", written], at) => {
    const back = textAfter(text, at + whole.length, 24);
    const isPlain = !written && !ordinal && !link;
    if (isPlain && (isOnlyWord(text, at + whole.indexOf(name), name) || /^[ \t]+\p{Lu}/u.test(back))) return null;
    if (isPlain && notDaysBefore.test(textBefore(text, at, 16))) return null;
    return namedDay(name, day, written, at, whole, options, back);
  });
  const spoken = findSpokenDays(text).flatMap(({ month, day, year: digits, start, end }) => {
    const parts = digits ? withYear(month, day, digits, options) : yearless(month, day, options, 0.75);
    const found = reading(
      parts && { ...parts, confidence: Math.min(parts.confidence, 0.85) },
      start,
      text.slice(start, end),
    );
    return found ? [found] : [];
  });
  return [...monthFirst, ...dayFirst, ...spoken];
}

/** "may 2 men come", "Nurse June 12": a month's name that is as likely a word or a person. */
function isOnlyWord(text: string, at: number, name: string): boolean {
  const front = textBefore(text, at, 16);
  const month = name.toLowerCase();
  if (calledDay.test(front)) return false;
  if (monthsLikeWords.includes(month) && name === month) return true;
  return monthsLikeNames.includes(month) && /\p{Lu}\p{Ll}*\.?[ \t]+$/u.test(front) && /\p{Ll}\.?[ \t]+$/u.test(front);
}

function namedDay(
  name: string,
  day: string,
  written: string | undefined,
  at: number,
  whole: string,
  options: DateOptions,
  back: string,
): DateReading | null {
  const month = months[name.toLowerCase()] ?? 0;
  const digits = written?.replace(/\D/g, "") ?? "";
  const isLoose = digits.length === 2 && !/['’,/.-]\s*\d\d$/.test(whole) && !isLikelyYear(digits, options, back);
  if (digits !== "" && !isLoose) return reading(withYear(month, Number(day), digits, options), at, whole);
  const end = written ? whole.lastIndexOf(written) : whole.length;
  return reading(yearless(month, Number(day), options, 0.8), at, whole.slice(0, end).trimEnd().replace(/[,.]$/, ""));
}

/** "Sept 9 45" tells a year in a birth; elsewhere two digits must be the year of the call or the one before. */
function isLikelyYear(digits: string, { aim, received }: DateOptions, back: string): boolean {
  if (/^\s?(?:[:°%]|[A-Z][a-z]+ (?:St|Ave|Rd)\b)/.test(back)) return false;
  const away = Number(received.slice(2, 4)) - Number(digits);
  return aim === "birth" || away === 0 || away === 1;
}

/** Behind a label: digits without separators, with spaces between, or a month and a day with a dash. */
function findBare(text: string, options: DateOptions): DateReading[] {
  const run = readEach(text, digitsOnly, ([whole], at) => {
    const [first, second, third] = [whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)];
    const isYearFirst = whole.length === 8 && /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(whole);
    const parts = isYearFirst
      ? fullDay(whole.slice(0, 4), whole.slice(4, 6), whole.slice(6), "-", options)
      : fullDay(first, second, third, "", options);
    return reading(parts && { ...parts, confidence: Math.min(parts.confidence, 0.9) }, at, whole);
  });
  if (run.length > 0) return run.slice(0, 1);
  const spaced = spacedDigits.exec(text);
  if (spaced) {
    const [whole, first = "", second = "", third = ""] = spaced;
    const found = reading(fullDay(first, second, third, "", options), spaced.index, whole);
    return found ? [found] : [];
  }
  const pair = options.aim !== "past" ? null : dashedPair.exec(text);
  const found = pair && reading(yearless(Number(pair[1]), Number(pair[2]), options, 0.75), pair.index, pair[0]);
  return found ? [found] : [];
}

function fullDay(first: string, second: string, third: string, separator: string, options: DateOptions): Parts | null {
  if (first.length === 4) return third.length <= 2 ? withYear(Number(second), Number(third), first, options) : null;
  const digits = third.replace(/\D/g, "");
  if (first.length === 3 || digits.length < 2 || digits.length === 3) return null;
  const [one, two] = [Number(first), Number(second)];
  const isDayFirst = options.dayFirst ? two <= 12 : one > 12 && two <= 12;
  // 26-03-14 may be a day of 2026 or of 2014.
  if (isDayFirst && !options.dayFirst && digits.length === 2 && separator !== "/") return null;
  const parts = isDayFirst ? withYear(two, one, digits, options) : withYear(one, two, digits, options);
  if (parts && separator === "." && digits.length === 2 && options.aim !== "birth" && isFar(parts.day, options))
    return null;
  return parts && isDayFirst && !options.dayFirst ? { ...parts, confidence: Math.min(parts.confidence, 0.85) } : parts;
}

function isFar(day: string, { received }: DateOptions): boolean {
  return dayNumber(todayOf(received)) - dayNumber(day) > 1100;
}

/** A day whose year is written with two or four digits, if `aim` can be meant. */
function withYear(month: number, day: number, digits: string, options: DateOptions): Parts | null {
  const thisYear = Number(options.received.slice(0, 4));
  const short = Number(digits);
  const isShort = digits.length === 2;
  const full = isShort ? fullYear(short, thisYear, options) : short;
  const found = dayOf(full, month, day);
  if (!found) return null;
  const away = dayNumber(found) - dayNumber(todayOf(options.received));
  if (options.aim === "birth" ? away > 0 || full < thisYear - 125 : away > 1 && options.aim === "past") return null;
  if (options.aim === "near" && (away < -1 || away > 400)) return null;
  const isDoubtful = options.aim === "birth" ? isShort && thisYear - 1900 - short > 99 : away < -800;
  return { day: found, hasYear: true, confidence: isDoubtful ? 0.6 : isShort ? 0.94 : 0.97 };
}

/** A birth in `42` is 1942, and in `16` rather 2016 than 110 years ago; everything else lies in these years. */
function fullYear(short: number, thisYear: number, { aim, age }: DateOptions): number {
  const century = thisYear - (thisYear % 100);
  const recent = century + short;
  if (aim !== "birth") return recent > thisYear + 1 ? recent - 100 : recent;
  if (recent > thisYear) return recent - 100;
  if (age !== undefined)
    return Math.abs(thisYear - recent - age) <= Math.abs(thisYear - recent + 100 - age) ? recent : recent - 100;
  return thisYear - recent + 100 > 107 ? recent : recent - 100;
}

/** The day nearest before the call, at most a day after it; of things wanted, the nearest of all. */
function yearless(one: number, two: number, options: DateOptions, confidence: number): Parts | null {
  if (options.aim === "birth") return null;
  const isDayFirst = options.dayFirst === true && two <= 12;
  const [month, day] = isDayFirst ? [two, one] : [one, two];
  const thisYear = Number(options.received.slice(0, 4));
  const today = dayNumber(todayOf(options.received));
  const days = [thisYear + 1, thisYear, thisYear - 1]
    .map((full) => dayOf(full, month, day))
    .filter((found) => found !== null);
  const away = (found: string) => dayNumber(found) - today;
  const best =
    options.aim === "past"
      ? days.find((found) => away(found) <= 1)
      : days.toSorted((found, other) => Math.abs(away(found)) - Math.abs(away(other)))[0];
  if (!best || (options.aim === "near" && away(best) < -1)) return null;
  // Half a year back it is as likely a slip of the pen.
  return { day: best, hasYear: false, confidence: away(best) < -180 ? Math.min(confidence, 0.6) : confidence };
}

function reading(parts: Parts | null, at: number, whole: string): DateReading | null {
  if (!parts) return null;
  const lead = /^\W*/.exec(whole)?.[0].length ?? 0;
  const { day, hasYear, confidence } = parts;
  return { value: day, hasYear, isRelative: false, confidence, start: at + lead, end: at + whole.trimEnd().length };
}

const weekdayInFront = leanPattern(String.raw`(?:^|[^\p{L}])((${weekdayChoice})\.?[, \t]{1,3})(?:the[ ])?$`, "iu");

/** A weekday before the day belongs to it; one that does not fit casts doubt. */
function joinWeekday(text: string, found: DateReading): DateReading {
  const match = weekdayInFront.exec(textBefore(text, found.start, 18));
  if (!match) return found;
  const [, lead = "", name = ""] = match;
  const fits = weekdays[name.toLowerCase()] === weekdayOf(found.value);
  const start = found.start - lead.length;
  if (fits) return { ...found, start, confidence: Math.max(found.confidence, 0.9) };
  const shifted = found.hasYear
    ? null
    : [1, -1]
        .map((by) => addDays(found.value, by * 365))
        .find((day) => weekdays[name.toLowerCase()] === weekdayOf(day));
  return { ...found, start, confidence: shifted === null ? found.confidence - 0.2 : found.confidence - 0.15 };
}
