// Reads hours that are told in Spanish words: a las ocho y media de la noche, anoche a las diez y cuarto.
import { half } from "./parse-half-of-day";
import { leanPattern } from "./parse-pattern";
import { choiceOf, readEach } from "./parse-scan";
import type { TimeReading } from "./parse-times";
import { partsOfDay } from "./words/clock";
import { spanishNumbers } from "./words/numbers";

const spanishHours = Object.fromEntries(Object.entries(spanishNumbers).filter(([, hour]) => hour < 13));
const spanishMinutes: Record<string, number> = { ...spanishNumbers, media: 30, cuarto: 15 };
const spanishPhrase = /ñ|\b(?:de la|esta|anoche|man)/;
const phrase = choiceOf(partsOfDay.flatMap(({ words }) => words.filter((word) => spanishPhrase.test(word))));
const clock = String.raw`(?:a[ ])?las?[ ](${choiceOf(Object.keys(spanishHours))}|\d{1,2})(?:[ ](y|menos)[ ](${choiceOf(Object.keys(spanishMinutes))}))?(?:[ ]en[ ]punto)?(?!\p{L}|[ ]\d|[:.]\d)`;
const phraseBehind = leanPattern(String.raw`(?<!\p{L})${clock}[ ,]{1,2}(${phrase})(?!\p{L})`, "giu");
const phraseBefore = leanPattern(String.raw`(?<!\p{L})(${phrase})[ ,]{1,2}(?:como[ ]|más o menos[ ])?${clock}`, "giu");
const anyHour = /\blas? /i;

/** Hours in Spanish words with their half of the day. */
export function findSpanishHours(text: string): TimeReading[] {
  return [
    ...readEach(
      text,
      phraseBehind,
      ([whole, hour, side, minutes, words], at) => read(whole, hour, side, minutes, words, at),
      anyHour,
    ),
    ...readEach(
      text,
      phraseBefore,
      ([whole, words, hour, side, minutes], at) => read(whole, hour, side, minutes, words, at),
      anyHour,
    ),
  ];
}

function read(whole: string, hour = "", side = "", minutes = "", words = "", at = 0): TimeReading | null {
  const full = /^\d/.test(hour) ? Number(hour) : (spanishHours[hour.toLowerCase()] ?? 0);
  const away = spanishMinutes[minutes.toLowerCase()] ?? 0;
  const isTo = /menos/i.test(side);
  if (full < 1 || full > 12) return null;
  const face = isTo ? (full === 1 ? 12 : full - 1) : full;
  return half(face, isTo ? 60 - away : away, words, at, whole, 0.85);
}
