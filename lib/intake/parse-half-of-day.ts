// Tells the hour that words for a part of the day make of an hour on the clock's face: eight "in the evening" is 20:00.
import { plainWord } from "./parse-scan";
import type { TimeReading } from "./parse-times";
import { partsOfDay } from "./words/clock";

/** The hour with the half of the day that the words tell; null where they do not fit. */
export function half(
  hour: number,
  minute: number,
  words: string,
  at: number,
  whole: string,
  confidence: number,
): TimeReading | null {
  // "On the morning of August 13 at 6:20".
  const said = plainWord(words).replace(/^(?:on )?the /, (lead) =>
    plainWord(words).endsWith("night") ? "at " : `in ${lead.slice(-4)}`,
  );
  const part = partsOfDay.find((one) => one.words.includes(said));
  if (!part || hour > 23) return null;
  const isAm = part.am.includes(hour);
  const isPm = part.pm.includes(hour);
  if (!isAm && !isPm && hour < 13) return null;
  const full = hour > 12 ? hour : isAm ? hour % 12 : (hour % 12) + 12;
  const value = `${String(full).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  return { value, start: at, end: at + whole.length, confidence, isMarked: false };
}
