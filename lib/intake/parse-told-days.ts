// Reads days that are told from the day of the call: yesterday, last night, Tuesday, two days ago.
import { addDays, minutesOf, todayOf, weekdayOf } from "./parse-calendar";
import type { DateReading } from "./parse-dates";
import { leanPattern } from "./parse-pattern";
import { choiceOf, plainWord, readEach, settle, textAfter, textBefore } from "./parse-scan";
import type { WallClock } from "./parse-span";
import { eveningWords, months, nightWords, relativeDays, weekdays, weekdaysLikeWords } from "./words/calendar";
import { smallNumbers, spanishNumbers } from "./words/numbers";

const told = leanPattern(
  String.raw`(?<![\p{L}\d'’])(?:${choiceOf(Object.keys(relativeDays))})(?:['’]s)?(?![\p{L}\d])`,
  "giu",
);
const countChoice = choiceOf([...Object.keys(smallNumbers), ...Object.keys(spanishNumbers)]);
const daysAgo = leanPattern(
  String.raw`(?<![\p{L}\d.,/-])(?:(\d|${countChoice})[ ](?:days?|nights?)[ ]ago|hace[ ](\d|${countChoice})[ ]d[ií]as?)(?!\p{L})`,
  "giu",
);
const weekday = leanPattern(
  String.raw`(?<![\p{L}\d'’&-])(?:(this past|this coming|this|last|past|next|coming|on|el|by|til|till|until|since)[ \t]{1,2})?(${choiceOf(Object.keys(weekdays))})(?![\p{L}\d'’&-])\.?(?:[ \t](pasado|que viene|próximo|proximo)(?!\p{L}))?(?:[, \t]{1,3}(?:the[ ])?(\d{1,2})(st|nd|rd|th)(?!\p{L}))?`,
  "giu",
);
/** "On the 14th", "1:38 am the 14th"; no floor and no street. */
const ordinal =
  /(?<=(?:^\W{0,3}|\b(?:on|[ap]\.?m\.?|hrs|hours|night|morning|evening|afternoon|of|died|passed|expired)[ ,]{1,2}))the (\d{1,2})(?:st|nd|rd|th)(?=\W{0,3}$|[.,;)\n]| (?:at|around|about|in the|early|late|@|\d{1,2}:|[01]\d[0-5]\d)\b)/gi;
const pm = /(?:\d\s?p\.?m?\b|\d\s?p\.m|de la noche|at night)/i;
const afterMidnight = /(?:^|[^\d:])(?:12|0?[1-5])(?::[0-5]\d)?\s?a\.?\s?m?\b|(?:^|[^\d:/.-])0[0-5]:?[0-5]\d\b/i;
const rangeBehind = /^[ \t]?(?:-|–|thru|through|to|&|and)[ \t]?\p{L}/iu;
const rangeBefore = /(?:[-–&]|thru|through|to|and)[ \t]?$/i;
/** The day itself is written beside it. */
const besideDay = leanPattern(
  String.raw`^[,. \t(]{0,3}(?:\d{1,2}(?:[-/.]\d|(?:st|nd|rd|th)?[ ](?:of[ ]|de[ ])?(?:${choiceOf(Object.keys(months))})(?!\p{L}))|(?:${choiceOf(Object.keys(months))})\.?[ ]\d)`,
  "iu",
);
const behindDay = /\d[-/.]\d{1,4}[\s,(]{1,3}$/;
const notDay = /(?:usa|the)\s$/i;

/** `yyyy-MM-dd` for every day told; nothing that lies ahead when `aim` is past, nothing behind when it is near. */
export function findToldDays(text: string, received: WallClock, aim: "past" | "near"): DateReading[] {
  const today = todayOf(received);
  const around = readEach(text, told, ([whole], at) => {
    const word = plainWord(whole).replace(/['’]s$/, "");
    const front = textBefore(text, at, 16);
    if (word === "mañana" && /(?:la|las|esta|de|buena|en)\s+$/i.test(front)) return null;
    if (word.startsWith("today") && notDay.test(front)) return null;
    const back = textAfter(text, at + whole.length, 32);
    const by = (relativeDays[word] ?? 0) + nightShift(word, `${front.slice(-14)} | ${back}`, received, aim);
    if (aim === "past" ? by > 0 : by < 0) return null;
    return toldDay(addDays(today, by), at, whole, nightWords.includes(word) ? 0.85 : 0.9);
  });
  const ago = readEach(
    text,
    daysAgo,
    ([whole, count = "", cuantos = ""], at) => {
      const word = (count || cuantos).toLowerCase();
      const days = smallNumbers[word] ?? spanishNumbers[word] ?? Number(word);
      return aim === "past" ? toldDay(addDays(today, -days), at, whole, 0.8) : null;
    },
    /ago|hace/i,
  );
  const named = readEach(text, weekday, (match, at) => readWeekday(text, match, at, today, aim));
  const numbered = readEach(
    text,
    ordinal,
    ([whole, monthDay], at) => onMonthDay(Number(monthDay), null, today, aim, at, whole),
    /the \d/i,
  );
  return settle(around, ago, named, numbered);
}

/** Told after midnight, "tonight at 11:50 pm" was on the day before, and "last night at 1 am" on the day of the call. */
function nightShift(word: string, near: string, received: WallClock, aim: "past" | "near"): number {
  if (aim === "near") return 0;
  if (eveningWords.includes(word))
    return minutesOf(received) < 300 && (pm.test(near) || !/^(?:tonight|tonite|esta noche)$/.test(word)) ? -1 : 0;
  return nightWords.includes(word) && afterMidnight.test(near) && minutesOf(received) >= 60 ? 1 : 0;
}

function toldDay(value: string, at: number, whole: string, confidence: number): DateReading {
  return { value, start: at, end: at + whole.trimEnd().length, confidence, isRelative: true, hasYear: false };
}

function readWeekday(
  text: string,
  match: RegExpMatchArray,
  at: number,
  today: string,
  aim: "past" | "near",
): DateReading | null {
  const [whole, lead = "", name = "", pasado, monthDay] = match;
  const word = name.toLowerCase();
  const isLed = lead !== "" && !/^el$/i.test(lead);
  const which = plainWord(lead);
  const back = textAfter(text, at + whole.length, 16);
  if (weekdaysLikeWords.includes(word) && !isLed && !monthDay) {
    // "Mon 8 am", "8a Mon": beside an hour a short weekday is one.
    const isTimed =
      /^\p{Lu}/u.test(name) &&
      (/^,? (?:at |@ ?|by )?\d{1,2}(?::[0-5]\d)? ?[ap]\.?m?\b/i.test(back) ||
        /\d ?[ap]\.?m?\.?,? $/i.test(textBefore(text, at, 9)));
    if (!isTimed) return null;
  }
  // A place or a person: Friday Harbor, Mr. Monday Smith.
  if (!isLed && !monthDay && /^[ ]\p{Lu}\p{Ll}/u.test(back) && name !== name.toUpperCase()) return null;
  if (rangeBehind.test(back) || rangeBefore.test(textBefore(text, at, 9))) return null;
  if (!monthDay && (besideDay.test(back) || behindDay.test(textBefore(text, at, 10)))) return null;
  const by = ((((weekdays[word] ?? 0) - weekdayOf(today)) % 7) + 7) % 7;
  if (monthDay) return onMonthDay(Number(monthDay), weekdays[word] ?? 0, today, aim, at, whole);
  if (aim === "past") {
    if (/next|coming|until|till?$/.test(which)) return null;
    const back = by === 0 ? (/last|past/.test(which) || pasado ? -7 : 0) : by - 7;
    return toldDay(addDays(today, back), at, whole, by === 0 ? 0.6 : 0.72);
  }
  if (/last|past|since/.test(which) || pasado) return null;
  return toldDay(addDays(today, by === 0 && /next/.test(which) ? 7 : by), at, whole, by === 0 ? 0.6 : 0.75);
}

/** "Tuesday the 31st", "the 31st": the nearest such day of the months around the call. */
function onMonthDay(
  monthDay: number,
  wanted: number | null,
  today: string,
  aim: "past" | "near",
  at: number,
  whole: string,
): DateReading | null {
  const ways = Array.from({ length: 45 }, (_, index) => (aim === "past" ? -index : index));
  const by = ways.find(
    (days) =>
      Number(addDays(today, days).slice(8)) === monthDay &&
      (wanted === null ? Math.abs(days) < 20 : weekdayOf(addDays(today, days)) === wanted),
  );
  return by === undefined ? null : toldDay(addDays(today, by), at, whole, wanted === null ? 0.75 : 0.85);
}
