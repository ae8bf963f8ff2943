// Reads what stands behind the label of a day or a time.
import type { RequestField } from "@/lib/transports/schema";
import { type DateReading, findDates } from "./parse-dates";
import { addReading, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";
import { findTimes, type TimeReading } from "./parse-times";

/** `2026-03-14` as `03-14-2026`. */
export const monthFirst = (day: string) => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`;

/** `14:26` as `1426`. */
export const fourDigits = (time: string) => time.replace(":", "");

const asap =
  /\b(?:asap|a\.s\.a\.p|now|immediately|anytime|any time|whenever|stat|right away|lo antes posible|ahora)\b/i;

/** The words with day and hour a gap apart: "12-24-26 / 8:09 PM", "2026-03-21T10:52:00-04:00". */
function wordsOf(sheet: Sheet, { start, end }: Span): string {
  return sheet.page.text
    .slice(start, end)
    .replace(/(?<=\d)(?: ?[/|] | ?@ ?)(?=\d{1,2}:?\d\d)/g, (found) => " ".repeat(found.length))
    .replace(
      /(\d{4}-\d\d-\d\d)T(\d\d:\d\d)((?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)?)/g,
      (_, day: string, time: string, rest: string) => `${day} ${time}${" ".repeat(rest.length)}`,
    );
}

const datesOf = (sheet: Sheet, segment: string, aim: "birth" | "past" | "near"): DateReading[] =>
  findDates(segment, { received: sheet.received, aim, dayFirst: sheet.dayFirst, bare: true });

const timesOf = (sheet: Sheet, segment: string, bare = true): TimeReading[] =>
  findTimes(segment, { received: sheet.received, bare });

export function readBirth(sheet: Sheet, { start, end }: Span, depth: number): boolean {
  const [date] = datesOf(sheet, sheet.page.text.slice(start, end), "birth");
  return addReading(sheet, "dateOfBirth", date && { ...date, value: monthFirst(date.value) }, start, {
    confidence: 0.95,
    depth,
  });
}

/** A day of death fills both of its fields; a time beside it is the time of death. */
export function readDeath(sheet: Sheet, span: Span, depth: number, wants: "day" | "time" | "both"): boolean {
  const { start } = span;
  const segment = wordsOf(sheet, span);
  const dates = datesOf(sheet, segment, "past");
  const [date] = dates;
  // Digits of the day are not read as a time.
  const blank = dates.reduce(
    (text, one) => text.slice(0, one.start) + " ".repeat(one.end - one.start) + text.slice(one.end),
    segment,
  );
  const times = timesOf(sheet, blank, wants !== "day" || /\b(?:hour|hr|hora|time|at|hrs)\b|@/i.test(blank));
  const [time] = times.length > 0 ? times : timesOf(sheet, segment, false);
  const confidence = { confidence: 0.95, depth };
  if (date) addDeathDay(sheet, date, start, confidence);
  else if (time?.date) addDeathDay(sheet, { ...time, value: time.date }, start, { confidence: 0.85, depth });
  if (time) addReading(sheet, "timeOfPassing", { ...time, value: fourDigits(time.value) }, start, confidence);
  return date !== undefined || time !== undefined;
}

export function addDeathDay(
  sheet: Sheet,
  date: Reading,
  offset: number,
  how: { confidence: number; depth: number },
): void {
  const reading = { ...date, value: monthFirst(date.value) };
  addReading(sheet, "dateOfDeath", reading, offset, how);
  addReading(sheet, "dateOfPassing", reading, offset, how);
}

/** The moment of the call; a day and a time that stand apart are joined when all is read. */
export function readCall(sheet: Sheet, span: Span, wants: "day" | "time" | "both"): boolean {
  const { start } = span;
  // Days and times further on belong to what is told, not to the call.
  const segment = wordsOf(sheet, { start, end: Math.min(span.end, start + 64) });
  const [date] = wants === "time" ? [] : datesOf(sheet, segment, "past");
  const blank = date
    ? segment.slice(0, date.start) + " ".repeat(date.end - date.start) + segment.slice(date.end)
    : segment;
  const [time] = timesOf(sheet, blank, wants !== "day" || date !== undefined);
  const shift = <T extends Reading>(reading: T) => ({
    ...reading,
    start: start + reading.start,
    end: start + reading.end,
  });
  if (date && !sheet.parts.callDate) sheet.parts.callDate = shift(date);
  if (time && !sheet.parts.callTime) sheet.parts.callTime = shift(time);
  for (const reading of [date, time])
    if (reading) sheet.used.push({ start: start + reading.start, end: start + reading.end });
  const { callDate, callTime } = sheet.parts;
  // "Tonight" is the night of the call, not the one in which its text is pasted.
  if (callDate && callTime && `${callDate.value}T${callTime.value}` <= sheet.received)
    sheet.received = `${callDate.value}T${callTime.value}`;
  return date !== undefined || time !== undefined;
}

/** When the removal is wanted. "ASAP" is no time. */
export function readRequested(sheet: Sheet, span: Span, depth: number, wants: "day" | "time" | "both"): boolean {
  const { start } = span;
  const segment = wordsOf(sheet, span);
  const dates = wants === "time" ? [] : datesOf(sheet, segment, "near");
  const [date] = dates;
  const blank = date
    ? segment.slice(0, date.start) + " ".repeat(date.end - date.start) + segment.slice(date.end)
    : segment;
  const times = timesOf(sheet, blank, wants !== "day");
  const [time] = times.length === 1 ? times : [];
  if (!date && !time) return asap.test(segment);
  const add = (field: RequestField, reading: Reading | undefined) =>
    addReading(sheet, field, reading, start, { confidence: 0.9, depth });
  if (dates.length === 1 || time) add("requestedDate", date);
  add("requestedTime", time);
  return true;
}

/** Behind a bare "When": a day to come is when the removal is wanted, a day gone by is the day of death. */
export function readWhen(sheet: Sheet, span: Span, depth: number): boolean {
  const segment = wordsOf(sheet, span);
  const [past] = datesOf(sheet, segment, "past");
  const [near] = datesOf(sheet, segment, "near");
  if (/\b(?:found|last seen|hallad|encontr)/i.test(segment) || !past || !near) return false;
  const today = sheet.received.slice(0, 10);
  const [time] = timesOf(
    sheet,
    segment.slice(0, near.start) + " ".repeat(near.end - near.start) + segment.slice(near.end),
    false,
  );
  if (
    near.value > today ||
    (near.value === today && time !== undefined && time.value > sheet.received.slice(11)) ||
    (near.value === today && /\b(?:after|by|before|will|come|tonight|this (?:afternoon|evening))\b/i.test(segment))
  )
    return readRequested(sheet, span, depth, "both");
  return readDeath(sheet, span, depth, "both");
}
