// Reads what stands behind the label of a day or a time.
import type { RequestField } from "@/lib/transports/schema";
import { type DateReading, findDates } from "./parse-dates";
import { findLooseHours } from "./parse-loose-hours";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { readSpokenBirth } from "./parse-spoken-days";
import type { Reading, Span, WallClock } from "./parse-span";
import { findTimes, type TimeReading, writesIn24Hours } from "./parse-times";

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
    .replace(
      /(?<=\d)(?: ?[/|] | ?@ ?)(?=\d{1,2}:?\d\d)|(?<=\d[-/.]\d{1,2}[-/.]\d{2,4}|\d ?[A-Za-z]{3} ?\d{2,4})\/(?=[0-2]\d:?[0-5]\d(?!\d))/g,
      (found) => " ".repeat(found.length),
    )
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
  // "January 6th of 1933".
  const said = sheet.page.text.slice(start, end).replace(/(?<=\d(?:st|nd|rd|th)?) of (?=(?:18|19|20)\d\d)/gi, "    ");
  const [date] = datesOf(sheet, said, "birth");
  const spoken = date ? null : readSpokenBirth(sheet.page.text.slice(start, Math.min(end, start + 80)));
  if (spoken) {
    const two = (number: number) => String(number).padStart(2, "0");
    const value = `${two(spoken.month)}-${two(spoken.day)}-${spoken.year}`;
    return addReading(sheet, "dateOfBirth", { value, start: spoken.start, end: spoken.end, confidence: 0.9 }, start, {
      depth,
    });
  }
  return addReading(sheet, "dateOfBirth", date && { ...date, value: monthFirst(date.value) }, start, {
    confidence: 0.95,
    depth,
  });
}

/** A day of death fills both of its fields; a time beside it is the time of death. */
export function readDeath(sheet: Sheet, span: Span, depth: number, wants: "day" | "time" | "both"): boolean {
  const { start } = span;
  const segment = wordsOf(sheet, span).replace(/^(\s*(?:[01]\d|2[0-3]))\.([0-5]\d)(?=\s*(?:hrs?\b|h\b|$))/i, "$1:$2");
  const dates = datesOf(sheet, segment, "past");
  const [told, again] = dates;
  // "Last night 11/20": the day that is written.
  const date = told?.isRelative && again && !again.isRelative && again.start - told.end < 4 ? again : told;
  // Digits of the day are not read as a time.
  const blank = dates.reduce(
    (text, one) => text.slice(0, one.start) + " ".repeat(one.end - one.start) + text.slice(one.end),
    segment,
  );
  const isTimed = wants !== "day" || /\b(?:hour|hr|hora|time|at|hrs)\b|@/i.test(blank) || loneClock.test(blank);
  // "1030 last night": the words of the day tell the half of it.
  const halved = told?.isRelative
    ? timesOf(sheet, ` ${segment}`, false)
        .map((one) => ({ ...one, start: one.start - 1, end: one.end - 1 }))
        .filter(({ end }) => end >= told.end)
    : [];
  const times =
    halved.length === 1 && timesOf(sheet, blank, false).length < 2 ? halved : timesOf(sheet, blank, isTimed);
  const [time = onlyHalf(sheet, blank, date)] = times.length > 0 ? times : timesOf(sheet, segment, false);
  const confidence = { confidence: 0.95, depth };
  const part = partOfDay.exec(segment)?.[0];
  if (part && date?.isRelative) sheet.parts.deathPart = part;
  if (date) addDeathDay(sheet, date, start, confidence);
  else if (time?.date) addDeathDay(sheet, { ...time, value: time.date }, start, { confidence: 0.85, depth });
  if (time) addReading(sheet, "timeOfPassing", { ...time, value: fourDigits(time.value) }, start, confidence);
  return date !== undefined || time !== undefined;
}

/** "0235 03/12/26", "2209 tonite": four digits that stand alone or before a day are an hour. */
const loneClock =
  /^[\s,;:|(-]*(?:(?:[01]\d|2[0-3])[0-5]\d[\s,;)|.-]*$|(?!19|20[0-3])(?:[01]\d|2[0-3])[0-5]\d\s+(?:tonite|tonight|today|this|last|yest|(?:in|at|on|by|with|per|pronounced)\b))/i;
const halfless = /^[\s,;:|(-]*(?:(?:at|around|about|a las?|como a las?) |@ ?)?(\d{1,2}):([0-5]\d)(?![\d:]|\s?[ap]\b)/i;

/** "11:05" where the text counts 24 hours, or on the day of a call that came before 23:05: one half of the day is left. */
function onlyHalf(sheet: Sheet, blank: string, date: DateReading | undefined): TimeReading | undefined {
  const match = halfless.exec(blank);
  const hour = Number(match?.[1]);
  if (!match || hour > 12 || hour === 0) return undefined;
  const minutes = match[2] as string;
  const at = { start: match[0].search(/\d/), end: match[0].length, confidence: 0.8, isMarked: false };
  // "3:02 … okay, 3:02 PM".
  const again = new RegExp(String.raw`(?<![\d:])${hour}:${minutes} ?([ap])\.?m\b`, "i").exec(sheet.page.text)?.[1];
  if (again)
    return { ...at, value: `${String((hour % 12) + (/p/i.test(again) ? 12 : 0)).padStart(2, "0")}:${minutes}` };
  // "DOD: this morning. TOD: 4:07".
  const told = date ? null : halfTold(sheet.parts.deathPart, hour);
  if (told !== null) return { ...at, value: `${String((hour % 12) + told).padStart(2, "0")}:${minutes}` };
  const day = date ? monthFirst(date.value) : bestOf(sheet, "dateOfDeath")?.value;
  const isToday = day === monthFirst(sheet.received.slice(0, 10));
  const clock = `${String(hour).padStart(2, "0")}:${minutes}`;
  const isMorning = isToday && hour < 12 && `${hour + 12}:${minutes}` > sheet.received.slice(11, 16);
  if ((isMorning && clock <= sheet.received.slice(11, 16)) || writesIn24Hours(sheet.page.text))
    return { ...at, value: clock };
  const near = day === undefined || isToday ? justBefore(match[0], sheet.received, mostSince) : undefined;
  return near && { ...at, value: near.value };
}

const partOfDay = /\b(?:morning|afternoon|evening|tonight|last night)\b/i;

/** The hours that the half of the day adds to one on the clock's face, where that part of the day has it; null where it does not. */
function halfTold(part: string | undefined, hour: number): 0 | 12 | null {
  if (part === undefined) return null;
  if (/morning/i.test(part)) return 0;
  if (/afternoon/i.test(part)) return hour === 12 || hour < 7 ? 12 : null;
  return hour > 3 && hour < 12 ? 12 : null;
}

function addDeathDay(sheet: Sheet, date: Reading, offset: number, how: { confidence: number; depth: number }): void {
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
  // "2 nov 2026": a year is no hour.
  const dayEnd = date ? date.end + (/^,? ?(?:de )?20\d\d\b/.exec(segment.slice(date.end))?.[0].length ?? 0) : 0;
  const blank = date ? segment.slice(0, date.start) + " ".repeat(dayEnd - date.start) + segment.slice(dayEnd) : segment;
  const [told] = timesOf(sheet, blank, wants !== "day" || date !== undefined);
  const time =
    told ?? (date || sheet.parts.callDate || wants === "both" ? justBefore(blank, sheet.received) : undefined);
  const shift = <T extends Reading>(reading: T) => ({
    ...reading,
    start: start + reading.start,
    end: start + reading.end,
  });
  // "Req'd date-time: 11/22/26 07:30": what is still to come has not rung.
  if (date && date.value > sheet.received.slice(0, 10)) return false;
  if (date && !sheet.parts.callDate) sheet.parts.callDate = shift(date);
  if (time && !sheet.parts.callTime) sheet.parts.callTime = shift(time);
  if (time && wants === "both") sheet.parts.isCallTime = true;
  for (const reading of [date, time])
    if (reading) sheet.used.push({ start: start + reading.start, end: start + reading.end });
  const { callDate, callTime } = sheet.parts;
  // "Tonight" is the night of the call, not the one in which its text is pasted.
  if (callDate && callTime && `${callDate.value}T${callTime.value}` <= sheet.received)
    sheet.received = `${callDate.value}T${callTime.value}`;
  return date !== undefined || time !== undefined;
}

const halfClock = /(?<![\d:])(\d{1,2}):([0-5]\d)(?::\d\d)?(?!\d|:|\s?[ap]\.?m?\b)/i;
const mostWaited = 90;
/** So long before the call a death lies at most whose half of the day nothing tells. */
const mostSince = 240;

/** "10:11" without its half of the day, where only one of both lies shortly before the text was taken down. */
export function justBefore(text: string, received: WallClock, most = mostWaited): Reading | undefined {
  const match = halfClock.exec(text);
  const hour = Number(match?.[1]);
  if (!match || hour > 12) return undefined;
  if (hour === 0)
    return { value: `00:${match[2]}`, start: match.index, end: match.index + match[0].length, confidence: 0.9 };
  const now = Number(received.slice(11, 13)) * 60 + Number(received.slice(14, 16));
  for (const one of [hour % 12, (hour % 12) + 12]) {
    const waited = now - (one * 60 + Number(match[2]));
    if (waited < -3 || waited > most) continue;
    const value = `${String(one).padStart(2, "0")}:${match[2]}`;
    return { value, start: match.index, end: match.index + match[0].length, confidence: 0.85 };
  }
  return undefined;
}

/** When the removal is wanted. "ASAP" is no time. */
const weekday = /\d ?(?:[ap]\.?m?\.?)?,? (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\W*$/i;

export function readRequested(sheet: Sheet, span: Span, depth: number, wants: "day" | "time" | "both"): boolean {
  const { start } = span;
  const segment = wordsOf(sheet, span);
  const dates = wants === "time" && !weekday.test(segment) ? [] : datesOf(sheet, segment, "near");
  const [date] = dates;
  // "Nine tonight": the day is the hour's half.
  const blank =
    date && !date.isRelative
      ? segment.slice(0, date.start) + " ".repeat(date.end - date.start) + segment.slice(date.end)
      : segment;
  const is24Hours = writesIn24Hours(sheet.page.text);
  const found = findTimes(blank, { received: sheet.received, bare: wants !== "day", is24Hours });
  const all = found.length > 0 ? found : findLooseHours(blank, sheet.received, date?.value);
  // "3:30 PM (flight lands 2:40 PM)": what stands in brackets explains.
  const outside = all.filter((one) => !/\([^()]*$/.test(blank.slice(0, one.start)));
  const times = outside.length === 1 ? outside : all;
  // "Before noon" is no hour to come.
  const [time] =
    times.length === 1 && !/(?<!\bnot )\b(?:before|prior to|antes de)\s+$/i.test(blank.slice(0, times[0]?.start))
      ? times
      : [];
  if (!date && !time) return asap.test(segment);
  // "Requested: 05/20/2026 09:28", a few minutes ago: when it was asked for.
  if (date && time && !date.isRelative && `${date.value}T${time.value}` <= sheet.received)
    return date.value === sheet.received.slice(0, 10) ? readCall(sheet, span, wants) : false;
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
  const days = datesOf(sheet, segment, "near");
  const [near] = days;
  const coming = days.find(({ value }) => value > sheet.received.slice(0, 10));
  // "Today 4:30 pm, scratch that, tomorrow 7:45 am": what is still to come is no death.
  if (coming && coming !== near && timesOf(sheet, segment.slice(coming.start), false).length === 1)
    return readRequested(sheet, { start: span.start + coming.start, end: span.end }, depth, "both");
  if (/\b(?:found|last seen|hallad|encontr)/i.test(segment)) return false;
  // "1:38 am", "today, pron. 0144 by EMS".
  const [clock, other] = days.length === 0 ? timesOf(sheet, segment, true) : [];
  const isPast =
    clock &&
    !other &&
    clock.isMarked &&
    clock.value <= sheet.received.slice(11) &&
    !bestOf(sheet, "timeOfPassing") &&
    !/\n\s*$/.test(sheet.page.text.slice(Math.max(0, span.start - 12), span.start));
  if (isPast || /\b(?:pron(?:ounced)?|died|passed|expired|tod)\b/i.test(segment))
    return readDeath(sheet, span, depth, "both");
  // "When: after Vespers, 6:30 PM": an hour to come, where the death has its own.
  const isToCome =
    clock &&
    !other &&
    clock.isMarked &&
    clock.value > sheet.received.slice(11) &&
    (bestOf(sheet, "timeOfPassing") !== undefined || /\b(?:after|by|please|pls|earliest|once)\b/i.test(segment));
  if (isToCome) return readRequested(sheet, span, depth, "time");
  if (!near) return past ? readDeath(sheet, span, depth, "both") : false;
  if (!past) return near.value > sheet.received.slice(0, 10) && readRequested(sheet, span, depth, "both");
  const today = sheet.received.slice(0, 10);
  const [time] = timesOf(
    sheet,
    segment.slice(0, near.start) + " ".repeat(near.end - near.start) + segment.slice(near.end),
    false,
  );
  if (
    near.value > today ||
    (near.value === today && time !== undefined && time.value > sheet.received.slice(11)) ||
    (near.value === today &&
      time === undefined &&
      /\b(?:after|by|before|will|come|tonight|this (?:afternoon|evening))\b/i.test(segment))
  )
    return readRequested(sheet, span, depth, "both");
  return readDeath(sheet, span, depth, "both");
}
