// Reads times of the day, only where the text makes plain which half of the day is meant.
import { minutesBefore } from "./parse-calendar";
import { findClockPhrases } from "./parse-clock-phrases";
import { leanPattern } from "./parse-pattern";
import { choiceOf, plainWord, readEach, settle, textAfter, textBefore } from "./parse-scan";
import type { Reading, WallClock } from "./parse-span";
import { readTicks } from "./parse-ticks";
import { clockLabels, lengthWords, timesInWords, timeWords } from "./words/clock";
import { smallNumbers, spanishNumbers, tens } from "./words/numbers";

/** A time as `HH:mm`. */
export interface TimeReading extends Reading {
  /** The day `yyyy-MM-dd` of a time that was told from the call's: "40 min ago". */
  date?: string;
  /** Written with am or pm, with hours behind it, or with a colon and 24 hours. */
  isMarked: boolean;
}

export interface TimeOptions {
  received: WallClock;
  /** The text is known to be a time: 0415 is read. */
  bare?: boolean;
  /** The rest of the text counts 24 hours, so that 11:40 is before noon. */
  is24Hours?: boolean;
}

const meridiem =
  /(?<![\d$€:,#/.]|[A-Za-z]|\d[-–])(\d{1,2})(?:(?:[:.;]|[ ](?=[0-5]\d[ ]?[ap]\.?m))(\d\d)|(\d\d))?(?::\d\d)?([ \t]{0,2}|[ \t]{3,6}(?=\())\(?(?:([ap])\.?[ \t]?m(?![\p{L}\d&'’]|\.?[ ]?\/[ ]?p)\.?\)?|([ap])(?![\p{L}\d&'’/-]|\.(?!\s|$)))/giu;
const colon = /(?<![\d$€:/.,#]|(?<!\d)T|[A-SU-Za-z]|\d[-–])(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:%]|\.\d)/g;
const withHours =
  /(?<![\d$€:,#/.]|[A-Za-z]|\d[-–])(?:([01]\d|2[0-3])[:.]?([0-5]\d)|(\d):([0-5]\d))[ \t]?(?:hrs?|hours?|h|hs|horas)(?![\p{L}\d])\.?(?![ \t]{1,2}(?:ago|from|later|before|after|heads))/giu;
const fourInARow = /(?<![\d$€]|\d[-–:/.,])((?:[01]\d|2[0-3])[0-5]\d)(?![\d:%\p{L}]|[-–/.,]\d)/gu;
const clockWordBefore = leanPattern(
  String.raw`(?:^|[^\p{L}\d])(${choiceOf([...clockLabels, ...timeWords])})[ \t]{0,2}(?:(?:is|was|of|[:=@~#-]|at|about|around|approx\.?)[ \t]{0,3}){0,3}$`,
  "iu",
);
const afterDay =
  /\d[-/.]\d{1,2}[-/.](?:\d{4}|\d\d)(?:[ \t]{0,2}(?:[,@]|at|-)[ \t]{0,2}|[ \t]{1,4})((?:[01]\d|2[0-3])[0-5]\d)(?![\d:%\p{L}]|[-/.,]\d)/giu;
const words = leanPattern(
  String.raw`(?<![\p{L}\d:])(?:${choiceOf(Object.keys(timesInWords))})(?![\p{L}\d])(?![ \t](?:shift|nurse|rounds|crew|supervisor|oil|blue|mass|meal|check))`,
  "giu",
);
const countChoice = choiceOf([
  ...Object.keys(smallNumbers),
  ...Object.keys(tens),
  ...Object.keys(spanishNumbers),
  "a",
  "an",
  "half an",
  "half a",
]);
const ago = leanPattern(
  String.raw`(?<![\p{L}\d.,/:-])(?:(\d{1,3}|(?:${choiceOf(Object.keys(tens))})[ -](?:${choiceOf(Object.keys(smallNumbers))})|${countChoice})[ ]?(minutes?|mins?|hours?|hrs?|hr)(?:[ ]and[ ]a[ ](half))?[ ]ago|hace[ ](\d{1,3}|${countChoice}|media)[ ](minutos?|horas?))(?!\p{L})`,
  "giu",
);

const rangeBefore =
  /(?<![\d/.-])\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m?\.?)?\s?(?:-|–|—|to|thru|through|until|till|til|a)\s?$/i;
const betweenBefore = /\b(?:between|btwn|entre|from)\b[^\n]{0,16}\b(?:and|to|y|a)\s$/i;
const rangeBehind =
  /^\s?(?:(?:-|–|—|to|thru|through|until|till|til)\s?\d{1,2}(?::\d\d\b|\s?[ap]\.?m?\b)|(?:to|thru|through|until|till|til)\s\d{1,2}(?![\d\w:/-])|[-–]\d{1,2}(?![\d/-]))/i;
const roomBefore =
  /(?:\b(?:rm|room|apt|apartment|unit|bed|ste|suite|lot|hwy|rt|route|fm|van|elevator|bldg|building|no|box|hab|cuarto)\.?[ \t:#]{0,3}|#)$/i;
const lengthBefore = leanPattern(String.raw`(?:^|[^\p{L}])(?:${choiceOf(lengthWords)})[\s:=]{1,3}$`, "iu");
const timeWordBefore = leanPattern(
  String.raw`(?:^|[^\p{L}])(?:${choiceOf([...timeWords, ...clockLabels])})[\s:=~-]{0,3}$`,
  "iu",
);
/** "DIED 1250A // CALL WIFE". */
const deathBefore =
  /\b(?:died|passed|exp(?:ired|['’]?d)?|pron(?:ounced|['’]?d)?|ctb|t\.?o\.?d\.?)[ :]{1,2}(?:at |@ ?)?$/i;
/** "from 8:00 am and", the opening of a stretch of time. */
const betweenOpens = /\b(?:between|btwn|entre|from|open|hours?|hrs|horario)[ :]{1,2}(?:about[ ])?$/i;
const betweenGoesOn = /^\s?(?:and|to|y|a|until|til|till|-|–)\s?\d/i;
const boundBefore = /\b(?:until|till?|before|after|by|hasta|antes de|por)[ ]$/i;
const openBefore = /\b(?:open|closes?|closed|hours|hrs|visiting|abierto|cierran?)\b[^\n.;]{0,14}$/i;
const goesOn =
  /^(?:[ \t]?$|[ \t]?[.,;:)|\n\r\t]|[ \t]+(?:today|tonight|yesterday|this|last|on|by|with|w\/|and|from|local|est|edt|cst|cdt|mst|mdt|pst|pdt|per)\b|[ \t]{2,})/i;

/** Every time of day that `text` makes plain, by place. Prices, rooms, opening hours and lengths of time are none. */
export function findTimes(text: string, options: TimeOptions): TimeReading[] {
  const marked = readEach(text, meridiem, (match, at) => readMeridiem(text, match, at, options));
  const hours = readEach(text, withHours, ([whole, hour, minute, shortHour, shortMinute], at) =>
    isRange(text, at, whole)
      ? null
      : timeReading(Number(hour ?? shortHour), Number(minute ?? shortMinute), at, whole, 0.97, true),
  );
  const colons = readEach(text, colon, (match, at) => readColon(text, match, at, options));
  const phrases = findClockPhrases(text);
  const digits = findDigits(text, options);
  const named = readEach(
    text,
    words,
    ([whole], at) => {
      const value = timesInWords[plainWord(whole)];
      const beside = besideNoon.exec(textBefore(text, at, 36));
      const told = value && beside ? readBeside(value, beside, at, whole) : null;
      if (told) return told;
      if (betweenBefore.test(textBefore(text, at, 32))) return null;
      const isNear = /\b(?:until|til|till|before|after|by|about|around)\s$/i.test(textBefore(text, at, 8));
      return value
        ? { value, start: at, end: at + whole.length, confidence: isNear ? 0.75 : 0.92, isMarked: true }
        : null;
    },
    /noon|midnight|medio|media/i,
  );
  const told = readEach(text, ago, (match, at) => readAgo(text, match, at, options.received), /ago|hace/i);
  return settle(marked, hours, named, phrases, colons, told, digits);
}

/** "A quarter to midnight", "20 minutes past noon". */
const besideNoon =
  /(?<![\p{L}\d])(?:(?:an? )?(quarter|half)|(\d{1,2}|\p{L}{3,8})(?: ?min(?:ute)?s?)?) (to|till|til|of|before|past|after) $/iu;

function readBeside(value: string, [said, part, count = "", side = ""]: RegExpExecArray, at: number, whole: string) {
  const minutes = part ? (/^h/i.test(part) ? 30 : 15) : (countOf(count.toLowerCase()) ?? 0);
  const noon = value === "12:00" ? 720 : 1440;
  const told = (noon + (/past|after/i.test(side) ? minutes : -minutes)) % 1440;
  return minutes > 59 || minutes === 0
    ? null
    : timeReading(Math.floor(told / 60), told % 60, at - said.length, said + whole, 0.9, true);
}

function timeReading(
  hour: number,
  minute: number,
  at: number,
  whole: string,
  confidence: number,
  isMarked: boolean,
): TimeReading | null {
  if (hour > 23 || minute > 59) return null;
  const value = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  return { value, start: at, end: at + whole.trimEnd().length, confidence, isMarked };
}

function isRange(text: string, at: number, whole: string): boolean {
  const front = textBefore(text, at, 32);
  const back = textAfter(text, at + whole.length, 16);
  if (rangeBefore.test(front) || betweenBefore.test(front) || rangeBehind.test(back)) return true;
  return (betweenOpens.test(front) && betweenGoesOn.test(back)) || openBefore.test(front);
}

function readMeridiem(text: string, match: RegExpMatchArray, at: number, options: TimeOptions): TimeReading | null {
  const [whole, hours = "", colonMinutes, plainMinutes, space = "", full, letter = ""] = match;
  const hour = Number(hours);
  const minute = Number(colonMinutes ?? plainMinutes ?? 0);
  const half = halfTicked(text, at, match) ?? (full ?? letter).toLowerCase();
  if (
    half === "" ||
    minute > 59 ||
    hour > 23 ||
    (hour > 12 && half === "a") ||
    (hour > 12 && !colonMinutes && !plainMinutes)
  )
    return null;
  const front = textBefore(text, at, 32);
  if (!full) {
    const isTime =
      colonMinutes !== undefined || options.bare === true || timeWordBefore.test(front) || deathBefore.test(front);
    if (space !== "" && colonMinutes === undefined) return null;
    const isToday = /^[ \t]{1,3}(?:tonight|today|this (?:morning|evening|afternoon)|yesterday|last night)\b/i.test(
      textAfter(text, at + whole.length, 20),
    );
    if (!isTime && (plainMinutes === undefined || (letter !== letter.toLowerCase() && !isToday))) return null;
    if (/^[ \t]\p{Lu}\p{Ll}/u.test(textAfter(text, at + whole.length, 4)) && !isTime) return null;
  }
  if (roomBefore.test(front) || isRange(text, at, whole)) return null;
  if (hour === 0 && half === "p") return null;
  const fullHour = half === "p" && hour < 12 ? hour + 12 : half === "a" && hour === 12 ? 0 : hour;
  return timeReading(fullHour, minute, at, whole, boundBefore.test(front) ? 0.8 : 0.97, true);
}

function readColon(text: string, match: RegExpMatchArray, at: number, options: TimeOptions): TimeReading | null {
  const [whole, hours = "", minutes = ""] = match;
  const hour = Number(hours);
  if (hour > 23 || hours === "0") return null;
  const front = textBefore(text, at, 32);
  if (lengthBefore.test(front) || isRange(text, at, whole)) return null;
  if (hour > 12 || hours.startsWith("0")) return timeReading(hour, Number(minutes), at, whole, 0.92, true);
  const back = text.slice(at + whole.length, at + whole.length + 160);
  const half = /^[ \t]{0,3}[[({☐☑☒_]/.test(back) ? tickedHalf(textAfter(back, 0, 40)) : halfAsked(back);
  if (half) return timeReading((hour % 12) + (half === "p" ? 12 : 0), Number(minutes), at, whole, 0.85, false);
  return options.is24Hours ? timeReading(hour, Number(minutes), at, whole, 0.75, false) : null;
}

/** "3:12 AM [ ] PM [x]": boxes decide, not the words beside them; "" where none is ticked. */
function halfTicked(text: string, at: number, [whole]: RegExpMatchArray): string | null {
  if (!/^[ \t]{0,2}(?:[[({][ \txX✓]{0,3}[\])}]|[☐☑☒_])/.test(textAfter(text, at + whole.length, 8))) return null;
  const boxes = textAfter(text, at + whole.search(/[apAP]/), 40);
  return tickedHalf(boxes) ?? "";
}

function tickedHalf(boxes: string): "a" | "p" | null {
  const ticked = readTicks(boxes)?.options.filter(({ isTicked }) => isTicked) ?? [];
  const half = /^([ap])\.?m/i.exec(ticked[0]?.text ?? "")?.[1]?.toLowerCase();
  return ticked.length !== 1 || half === undefined ? null : half === "p" ? "p" : "a";
}

/** "9:26" - "PM?" - "yes pm": the half of the day that was asked for and told right after. */
function halfAsked(back: string): "a" | "p" | null {
  const question =
    /^[^\d?]{0,100}?\b(?:(?:am|a\.m\.?) or (?:pm|p\.m\.?)|(am|pm|a\.m\.|p\.m\.))\s?\?([^\d]{0,80})/i.exec(back);
  if (!question) return null;
  const [, asked, answer = ""] = question;
  const told =
    /\b([ap])\.?m\b/i.exec(answer)?.[1] ??
    (asked && /\b(?:yes|yeah|yep|correct|right|s[ií])(?![\wà-ÿ])/i.test(answer) ? asked[0] : undefined);
  if (!told || /\bno\b/i.test(answer)) return null;
  return told.toLowerCase() === "p" ? "p" : "a";
}

/** Four digits that are a time by their place: behind a label, a word such as "at", or a day. */
function findDigits(text: string, options: TimeOptions): TimeReading[] {
  const behindDays = readEach(text, afterDay, ([whole, digits = ""], at) =>
    fourDigits(digits, at + whole.length - digits.length, 0.92),
  );
  const others = readEach(text, fourInARow, ([digits], at) => {
    const front = textBefore(text, at, 40);
    const word = clockWordBefore.exec(front)?.[1];
    const confidence = word === undefined ? null : trustIn(word, digits, text.slice(at + 4, at + 20));
    if (confidence !== null) return isRange(text, at, digits) ? null : fourDigits(digits, at, confidence);
    const isFree = !/[\p{L}#:–-]$/u.test(front) && !roomBefore.test(front);
    return options.bare && isFree ? fourDigits(digits, at, 0.9) : null;
  });
  return settle(behindDays, others);
}

/** How surely digits behind `word` are a time; null where they may be a house's number or a year. */
function trustIn(word: string, digits: string, back: string): number | null {
  if (/^(?:19|20)/.test(digits) && !/^(?:t\.?o\.?d|time|hora)| at$/i.test(word)) return null;
  if (clockLabels.includes(plainWord(word))) return 0.9;
  if (digits.startsWith("0") && !/^[ \t]\p{Lu}\p{Ll}+[ \t]\p{L}/u.test(back)) return 0.85;
  return goesOn.test(back) ? 0.7 : null;
}

function fourDigits(digits: string, at: number, confidence: number): TimeReading | null {
  return timeReading(Number(digits.slice(0, 2)), Number(digits.slice(2)), at, digits, confidence, false);
}

function readAgo(text: string, match: RegExpMatchArray, at: number, received: WallClock): TimeReading | null {
  const [whole, count, unit = "", half, cuanto, unidad = ""] = match;
  const amount = countOf((count ?? cuanto ?? "").toLowerCase());
  if (amount === null || /(?:\bor|-|to|couple(?: of)?|few|every)[ ]?$/i.test(textBefore(text, at, 12))) return null;
  const isHours = /^h/i.test(unit) || /^h/i.test(unidad);
  const minutes = (amount + (half ? 0.5 : 0)) * (isHours ? 60 : 1);
  if (minutes > 24 * 60) return null;
  const moment = minutesBefore(received, Math.round(minutes));
  const confidence = isHours ? 0.5 : 0.65;
  return {
    value: moment.slice(11),
    date: moment.slice(0, 10),
    start: at,
    end: at + whole.length,
    confidence,
    isMarked: false,
  };
}

function countOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === "a" || word === "an") return 1;
  if (word.startsWith("half") || word === "media") return 0.5;
  const [first = "", second] = word.split(/[ -]/);
  const value = smallNumbers[first] ?? tens[first] ?? spanishNumbers[first];
  if (value === undefined) return null;
  return value + (second ? (smallNumbers[second] ?? 0) : 0);
}

/** Whether the text counts 24 hours: it writes such a time, and none with am or pm. */
export function writesIn24Hours(text: string): boolean {
  const has24 =
    /(?<![\d:.])(?:0\d|1[3-9]|2[0-3]):[0-5]\d(?![\d:]|\s?[ap]\.?\s?m)|(?<!\d)(?:[01]\d|2[0-3])[0-5]\d\s?(?:hrs?|hours|h)\b/i.test(
      text,
    );
  return has24 && !/\d\s?[ap]\.?\s?m\b/i.test(text);
}
