// Reads times whose half of the day stands in words: 1:15 in the morning, last night around 11, half past two pm.
import { half } from "./parse-half-of-day";
import { leanPattern } from "./parse-pattern";
import { findSpanishHours } from "./parse-spanish-hours";
import { choiceOf, readEach, settle, textBefore } from "./parse-scan";
import type { Reading } from "./parse-span";
import type { TimeReading } from "./parse-times";
import { partsOfDay, timeWords } from "./words/clock";
import { smallNumbers, tens } from "./words/numbers";

const phrase = choiceOf(partsOfDay.flatMap(({ words }) => words));
const hourWords = Object.keys(smallNumbers).slice(0, 12);
const hourChoice = choiceOf(hourWords);
/** What stands before "past" and "to": a part of the hour, or minutes. */
const minutePart = String.raw`half|quarter|a[ ]quarter|(?:(?:twenty[ -])?(?:${choiceOf(Object.keys(smallNumbers))})|twenty)(?:[ ]minutes)?`;
const leads = choiceOf(
  timeWords.filter((word) => !["by", "before", "after", "until", "til", "till", "from", "since"].includes(word)),
);

/** A written day behind the part of the day: "yesterday evening, August 13, at", "on the morning of the 13th at". */
const dayBetween = String.raw`(?:[ ]of)?,?[ ](?:on[ ])?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?[ ]?)?(?:the[ ])?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.?[ ]\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)(?:[ ]of[ ]\p{L}{3,9})?|\d{1,2}[-/]\d{1,2})(?:(?:,?[ ]|[-/])(?:20)?\d\d)?`;

const digitsThenPhrase = leanPattern(
  String.raw`(?<![\d$€:,#/.]|[A-Za-z]|\d[-–])(\d{1,2})(?:[:.]([0-5]\d)|([0-5]\d))?([ ]?o['’]?clock)?(?:[ ]y[ ](media|cuarto))?[ ,]{1,2}(?:or so[ ])?(${phrase})(?!\p{L})`,
  "giu",
);
const phraseThenDigits = leanPattern(
  String.raw`(?<!\p{L})(${phrase}|(?:on[ ])?the[ ](?:morning|afternoon|evening|night)(?=[ ]of[ ]))(?:${dayBetween})?[ ,]{1,2}(?:(?:(?:${leads})[ ]?){1,2}|(?=\d{1,2}:[0-5]))(\d{1,2})(?:[:.]([0-5]\d)|([0-5]\d))?(?![\d:\p{L}%]|[-–/.]\d|[ ]\d|[ ](?:to|or|lbs?|pounds?|people|men)\b)`,
  "giu",
);
const spoken = leanPattern(
  String.raw`(?<![\p{L}\d-])(?:(${minutePart})[ ](past|after|to|till|of|before)[ ])?(${hourChoice})(?:[ ](o['’]?clock)|[ -](?:oh?[ -])?(${choiceOf([...Object.keys(smallNumbers), ...Object.keys(tens)])})(?:[ -](${choiceOf(Object.keys(smallNumbers).slice(0, 9))}))?)?[ ,]{1,2}(?:([ap])\.?[ ]?m(?![\p{L}&])\.?|(${phrase})(?!\p{L}))`,
  "giu",
);
/** "This afternoon at three ten", "this morning, spelled T H I B, at four oh nine": nothing of another moment stands between. */
const phraseThenSpoken = leanPattern(
  String.raw`(?<!\p{L})(${phrase}|(?:on[ ])?the[ ](?:morning|afternoon|evening|night)(?=[ ]of[ ]))(?:${dayBetween})?(?=[ ,])(?:(?!\b(?:and|then|but|when|after|before|until|nurse|come|call)\b)[^.;:!?\n\d]){0,40}?[ ,](?:(?:${leads})[ ]){1,2}(?:(${minutePart})[ ](past|after|to|till|of|before)[ ])?(${hourChoice})(?:[ ](o['’]?clock)|[ -](?:oh?[ -])?(${choiceOf([...Object.keys(smallNumbers), ...Object.keys(tens)])})(?:[ -](${choiceOf(Object.keys(smallNumbers).slice(0, 9))}))?)?(?![\p{L}\d]|[ ](?:to|or|lbs?|pounds?|people|men|hundred|hours?|minutes?)\b)`,
  "giu",
);
/** "Tonight at County General at 2:30": only where stands between the part of the day and its hour. */
const phraseThenPlace = leanPattern(
  String.raw`(?<!\p{L})(${phrase})[ ,]{1,2}(?:at|in|on|here|there)\b(?:(?!\b(?:and|then|but|when|after|before|until|till?|by|nurse|come|call\w*|pick\w*|ready|arriv\w*|want\w*|need\w*|meet\w*|found|seen|left|since|from|service\w*|viewing|release\w*|notif\w*|told|admitted|family|we|they)\b)[^.;:!?\n\d]){2,50}?[ ,](?:at|around|about)[ ](\d{1,2}):([0-5]\d)(?![\d:\p{L}%]|[ ]?[ap]\.?m)`,
  "giu",
);
const timeWordBefore = leanPattern(String.raw`(?:^|[^\p{L}])(?:${choiceOf(timeWords)})[\s:=~-]{0,3}$`, "iu");
/** "Died 130 this am", "passed 1230 tonite". */
const deedBefore =
  /^\s$|(?:^|[^\p{L}])(?:died|dead|passed|past|expired|pronounced|deceased|gone|went|tod|t\.o\.d\.?|time|called|rang|phoned)(?: away| on)?[\s:=~-]{1,3}$/iu;
const anyPhrase = /morn|noon|even|night|nite|ma[ñn]ana|madrug|tarde|noche|(?:the|this)\s{1,3}[ap]/i;
const plainPhrases = /^(?:in the|at night|de la)/i;

/** Times with their half of the day in words; hours that such words do not fit are left out. */
export function findClockPhrases(text: string): TimeReading[] {
  const behind = readEach(
    text,
    digitsThenPhrase,
    ([whole, hours = "", withColon, withoutColon, oclock, part, words = ""], at) => {
      const isLed =
        /^0\d{3}/.test(whole) ||
        withColon !== undefined ||
        oclock !== undefined ||
        timeWordBefore.test(textBefore(text, at, 24)) ||
        (withoutColon !== undefined && deedBefore.test(textBefore(text, at, 24)));
      if (!isLed && !plainPhrases.test(words)) return null;
      const minute = part ? (/media/i.test(part) ? 30 : 15) : Number(withColon ?? withoutColon ?? 0);
      return half(Number(hours), minute, words, at, whole, 0.9);
    },
    anyPhrase,
  );
  const before = readEach(
    text,
    phraseThenDigits,
    ([whole, words = "", hours = "", withColon, withoutColon], at) => {
      const figures = /\d[\d:.]*$/.exec(whole)?.[0] ?? "";
      return half(
        Number(hours),
        Number(withColon ?? withoutColon ?? 0),
        words,
        at + whole.length - figures.length,
        figures,
        0.85,
      );
    },
    anyPhrase,
  );
  const inWords = readEach(
    text,
    spoken,
    (match, at) => readSpoken(match, at),
    /[a-z][ ,]{1,2}[ap]\.?[ ]?m|morn|noon|even|night|nite/i,
  );
  const wordsBehind = readEach(
    text,
    phraseThenSpoken,
    (match, at) => {
      const [whole, words = "", part, side, hour, oclock, first, second] = match;
      const told = [part, side, hour, oclock, first, second].find((one) => one !== undefined) ?? "";
      const from = whole.toLowerCase().lastIndexOf(` ${told.toLowerCase()}`) + 1;
      const said = whole.slice(from);
      return readSpoken([said, part, side, hour, oclock, first, second, undefined, words] as never, at + from);
    },
    anyPhrase,
  );
  const behindPlace = readEach(
    text,
    phraseThenPlace,
    ([whole, words = "", hours = "", minutes = ""], at) => {
      const figures = `${hours}:${minutes}`;
      return half(Number(hours), Number(minutes), words, at + whole.length - figures.length, figures, 0.8);
    },
    anyPhrase,
  );
  return settle(behind, before, inWords, wordsBehind, behindPlace, findSpanishHours(text));
}

const halflessSpoken = leanPattern(
  String.raw`^[\s,]{1,2}(?:(?:him|her|them|dead|deceased|peacefully|quietly|at[ ]home|there|it)[ ,]{1,2}){0,2}(?:at|around|about|just[ ]after|a[ ]little[ ]after)[ ](?:(${minutePart})[ ](past|after|to|till|of|before)[ ])?(${hourChoice})(?:[ ](o['’]?clock)|[ -](?:oh?[ -])?(${choiceOf([...Object.keys(smallNumbers), ...Object.keys(tens)])})(?:[ -](${choiceOf(Object.keys(smallNumbers).slice(0, 9))}))?)?(?![\p{L}\d]|[ ](?:hours?|minutes?|hundred|years?|days?|weeks?|people|in[ ]the|this|tonight|yesterday|last|today|[ap]\.?[ ]?m\b))`,
  "iu",
);

/** "Pronounced at one o'clock": the hour in words at the head of `behind` that tells no half of the day, as figures. */
export function findHalflessSpoken(behind: string): Reading | undefined {
  const match = halflessSpoken.exec(behind);
  const [, part, side, hour, oclock, first, second] = match ?? [];
  if (!match || !(part ?? oclock ?? first)) return undefined;
  const at = match[0].search(/\p{L}/u);
  const clock = readSpoken([match[0], part, side, hour, oclock, first, second, "a"] as never, at);
  return clock ? { ...clock, end: match[0].length } : undefined;
}

/** "A quarter", "ten", "twenty-five minutes"; null for what is no part of an hour. */
function minutesOf(part: string): number | null {
  const said = part.toLowerCase().replace("-", " ").replace(" minutes", "");
  if (said === "half") return 30;
  if (said.endsWith("quarter")) return 15;
  const [first = "", second] = said.split(" ");
  const tensOf = first === "twenty" ? 20 : (smallNumbers[first] ?? 0);
  const minutes = tensOf + (second ? (smallNumbers[second] ?? 0) : 0);
  return minutes > 0 && minutes < 30 ? minutes : null;
}

function readSpoken(match: RegExpMatchArray, at: number): TimeReading | null {
  const [whole, part, side = "", hourWord = "", , first, second, meridiem, words] = match;
  let hour = smallNumbers[hourWord.toLowerCase()] ?? 0;
  const more = first ? (smallNumbers[first.toLowerCase()] ?? tens[first.toLowerCase()] ?? 0) : 0;
  let minute = more + (second ? (smallNumbers[second.toLowerCase()] ?? 0) : 0);
  if (part) {
    if (first) return null;
    const away = minutesOf(part);
    if (away === null) return null;
    const isTo = !/past|after/i.test(side);
    minute = isTo ? 60 - away : away;
    if (isTo) hour = hour === 1 ? 12 : hour - 1;
  }
  if (minute > 59 || (first && !part && minute < 10 && !/[ -]oh?[ -]/i.test(whole))) return null;
  const phraseOfDay = words ?? (meridiem?.toLowerCase() === "p" ? "in the pm" : "in the am");
  if (meridiem) {
    const full = (hour % 12) + (meridiem.toLowerCase() === "p" ? 12 : 0);
    return {
      value: `${String(full).padStart(2, "0")}:${String(minute).padStart(2, "0")}`,
      start: at,
      end: at + whole.length,
      confidence: 0.85,
      isMarked: true,
    };
  }
  return half(hour, minute, phraseOfDay, at, whole, 0.8);
}
