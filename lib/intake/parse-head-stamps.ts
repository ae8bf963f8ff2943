// Finds when the call came in where the head of a note tells its day and its hour apart, or the hour with no more than a weekday.
import { findDates } from "./parse-dates";
import type { Line } from "./parse-page";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { addLately, addMoment, noCall, otherWords } from "./parse-stamps";
import { findTimes } from "./parse-times";
import { justBefore } from "./parse-when";

const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?";
const clock = String.raw`(?:(?:1[0-2]|0?[1-9])[:.]?[0-5]\d ?[ap]\.?m?\.?|(?:1[0-2]|0?[1-9]) ?[ap]\.?m\.?|(?:[01]\d|2[0-3]):?[0-5]\d ?(?:hrs?|h)?|\d{1,2}:[0-5]\d)`;
/** "210am", "@ 2:41a", "0241" alone in a line. */
const onlyClock = new RegExp(String.raw`^\W*(?:at )?${clock}\W*$`, "i");
/** A line that holds a day and nothing else but the words of a call. */
const onlyDay = new RegExp(
  String.raw`^\W*(?:(?:first|1st|death|new|phone) call|call|fc|msg|message|ticket|slip|log|date)?(?: ?#?\d{1,5})?[\s:#,–—-]{0,4}(?:${weekday},? )?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|[a-z]{3,9}\.? \d{1,2}(?:,? \d{4})?|\d{1,2} [a-z]{3,9}\.?(?: \d{4})?|\d{4}-\d\d-\d\d)\W*(?:${weekday})?\W*$`,
  "i",
);
/** "8:55 sat - Jeannie, ER", "Sat 2:41 am:", at the beginning of a note. */
const weekdayClock = new RegExp(
  String.raw`^\W*(?:${clock},? (?:on )?${weekday}|${weekday},? (?:at |@ ?)?${clock})(?=\s*(?:$|[-–—:,/|;]| {2}))`,
  "i",
);
/** The cell of a board or a ticket that tells when the order came in: "IN 13:18". */
const inCell =
  /(?:^|[|\t\n]| {3})[ \t]*(?:in|time in|rcvd|rec['’]?d|recvd|tkn|taken|call in|called in|logged)[ :.=-]{1,3}(\d{1,2}:[0-5]\d(?: ?[ap]\.?m?\.?)?|(?:[01]\d|2[0-3])[0-5]\d)(?=[ \t]*(?:$|[|\t\n]| {3}))/im;
const headLines = 4;
const headLength = 600;

const otherHour = new RegExp(
  String.raw`^\W*(?:${weekday},? )?(?:at |@ ?)?${clock},?(?: (?:on )?${weekday})?[\s:,–—-]{0,4}(?:died|passed|expired|tod|dod|death|pronounced|pron|services?|viewing|funeral|visitation|(?:pick ?-?up|removal) (?:time|at|requested|wanted))\b`,
  "i",
);

/** Adds the moment of the call from the page's head, where nothing else told it. */
export function addHeadStamp(sheet: Sheet): void {
  if (bestOf(sheet, "callReceivedAt")) return;
  const lines = sheet.page.lines.filter(({ isBlank }) => !isBlank).slice(0, headLines);
  const said = lines.map(({ start, end }) => sheet.page.text.slice(start, end));
  lines.forEach((line, index) => {
    const below = lines[index + 1];
    if (!below || bestOf(sheet, "callReceivedAt")) return;
    const [one = "", other = ""] = [said[index], said[index + 1]];
    if (onlyDay.test(one) && onlyClock.test(other)) addJoined(sheet, one, other, below);
    else if (index === 0 && onlyClock.test(one) && onlyDay.test(other)) addJoined(sheet, other, one, line);
  });
  const [first] = lines;
  if (first && !bestOf(sheet, "callReceivedAt")) addFirstHour(sheet, first, said[0] ?? "");
  if (!bestOf(sheet, "callReceivedAt")) addCell(sheet, said);
}

const optionsOf = (sheet: Sheet) => ({
  received: sheet.received,
  dayFirst: sheet.dayFirst,
  aim: "past" as const,
  bare: true,
});

function addJoined(sheet: Sheet, day: string, hour: string, line: Line): void {
  const [date] = findDates(day, optionsOf(sheet));
  const [time] = findTimes(hour, { received: sheet.received, bare: true });
  if (date && time) addMoment(sheet, { ...time, value: `${date.value}T${time.value}`, confidence: 0.8 }, line);
}

/** The hour that opens a note, alone or with its weekday. */
function addFirstHour(sheet: Sheet, line: Line, said: string): void {
  // "Fri 2:10 am - died", "210am" above "passed": another hour.
  const rest = sheet.page.text.slice(line.start, line.start + 60);
  if (otherHour.test(rest)) return;
  const opening = onlyClock.test(said) ? said : weekdayClock.exec(said)?.[0];
  if (opening === undefined) return;
  const time = findTimes(opening, { received: sheet.received, bare: true })[0] ?? justBefore(opening, sheet.received);
  const [date] = findDates(opening, optionsOf(sheet));
  if (!time) return;
  if (date) addMoment(sheet, { ...time, value: `${date.value}T${time.value}`, confidence: 0.76 }, line);
  else addLately(sheet, time, line.start);
}

/** "IN 13:18" on a board whose heading tells the day. */
function addCell(sheet: Sheet, said: readonly string[]): void {
  const { text } = sheet.page;
  const match = inCell.exec(text.slice(0, headLength));
  const [time] = match?.[1] ? findTimes(match[1], { received: sheet.received, bare: true }) : [];
  if (!match || !time) return;
  const at = match.index + match[0].length - (match[1] ?? "").length;
  // "Visit: 02/03/2026  In 21:15  Out ____": when a nurse came.
  if (noCall.test(text.slice(0, at).split("\n").at(-1) ?? "")) return;
  const heading = said[0] ?? "";
  const dates = otherWords.test(heading) ? [] : findDates(heading, optionsOf(sheet));
  const value = dates.length === 1 ? `${dates[0]?.value}T${time.value}` : null;
  if (value && value <= sheet.received)
    addReading(sheet, "callReceivedAt", { ...time, value, confidence: 0.76 }, at, {});
  else if (dates.length === 0) addLately(sheet, time, at);
}
