// Finds when the call came in, where a voicemail's, a message's or a note's head or foot tells it without a label.
import { differenceInMinutes } from "date-fns";
import { findDates } from "./parse-dates";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Line } from "./parse-page";
import { findTimes } from "./parse-times";

const callWords =
  /\b(?:voice ?mail|v\/?mail|vm|transcri(?:pt|ption|bed)|message|msg|recorded|received|rec'?d|rcvd|recd|rec|left|ph(?:one)? call|call(?:ed)?(?: in| came| taken| rec)?|taken|relay|log(?:ged)?|ticket|t\/?c)\b/i;
const otherWords =
  /\b(?:d\.?o\.?b|born|b\.|birth|died|death|dod|tod|d\.d|dd|passed|expired|exp'?d|pronounced|pron|deceased|removal|deliver|pick ?up|admit|until|open|effective|funeral|service)\b/i;
const mailHead = /^\s*>?\s*(?:date|sent|from|to|subject|fecha|enviado)\s*:/i;
const headLines = 4;
const footLines = 2;
const mostHours = 72;

/** A line of the head that holds a day and an hour and nothing else. */
const onlyStamp = /^\W*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? {1,3}(?:at |@ ?)?\d{1,2}:\d\d(?: ?[ap]\.?m?\.?)?\W*$/i;

/** Adds the moment of the call when a line at the page's beginning or end, or one in brackets, is a stamp. */
export function addCallStamp(sheet: Sheet): void {
  if (bestOf(sheet, "callReceivedAt")) return;
  const lines = sheet.page.lines.filter(({ isBlank }) => !isBlank);
  lines.forEach((line, index) => {
    const isEdge =
      index < headLines ||
      index >= lines.length - footLines ||
      (index < 2 * headLines && onlyStamp.test(sheet.page.text.slice(line.start, line.end)));
    if (!isEdge || line.end - line.start > 160) return;
    readStamp(sheet, line, index === 0 || onlyStamp.test(sheet.page.text.slice(line.start, line.end)));
  });
}

const entry = /^[\s>[(-]{0,4}(\d{1,2}):(\d\d)(?::\d\d)?[\])]?[\s:-]+(?=\p{L})/u;
const fewestEntries = 3;

/** The hours before the lines of a dispatcher's log tell when something was written down, and not when it happened. */
export function setAsideLog(sheet: Sheet): void {
  const called = sheet.parts.callTime?.value;
  if (!called) return;
  const minutes = Number(called.slice(0, 2)) * 60 + Number(called.slice(3, 5));
  const entries = sheet.page.lines.flatMap(({ start, end }) => {
    const match = entry.exec(sheet.page.text.slice(start, Math.min(end, start + 24)));
    const hour = match && Number(match[1]) * 60 + Number(match[2]);
    return match && hour !== null && hour >= minutes - 2 && hour - minutes < 240
      ? [{ start, end: start + match[0].trimEnd().length }]
      : [];
  });
  if (entries.length >= fewestEntries) sheet.used.push(...entries);
}

function readStamp(sheet: Sheet, line: Line, isFirst: boolean): void {
  const text = sheet.page.text.slice(line.start, line.end);
  if (mailHead.test(text)) return;
  const hasWord = callWords.test(text);
  if (!hasWord && !isFirst) return;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const [date] = findDates(text, { ...options, aim: "past" });
  const [time] = findTimes(text, options);
  const clock = time ?? bareClock(text);
  if (!date || !clock || date.isRelative) return;
  const start = Math.min(date.start, clock.start);
  const end = Math.max(date.end, clock.end);
  const between = date.start < clock.start ? clock.start - date.end : date.start - clock.end;
  if (between > 24 || otherWords.test(text.slice(Math.max(0, start - 14), end))) return;
  const value = `${date.value}T${clock.value}`;
  const minutes = differenceInMinutes(new Date(sheet.received), new Date(value));
  if (minutes < -5 || minutes > mostHours * 60) return;
  addReading(sheet, "callReceivedAt", { value, start, end, confidence: hasWord ? 0.85 : 0.75 }, line.start, {
    depth: line.depth,
  });
}

/** A clock of four digits that stands first on its line: "0258 1-22-26 hospice RN". */
function bareClock(text: string) {
  const match =
    /^\W{0,3}((?:[01]\d|2[0-3])[0-5]\d)(?= +\d{1,2}[-/.]\d)|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4} +((?:[01]\d|2[0-3])[0-5]\d)(?!\d|[-/])/.exec(
      text,
    );
  const digits = match?.[1] ?? match?.[2];
  if (!match || !digits) return undefined;
  const start = match.index + match[0].lastIndexOf(digits);
  return { value: `${digits.slice(0, 2)}:${digits.slice(2)}`, start, end: start + 4 };
}
