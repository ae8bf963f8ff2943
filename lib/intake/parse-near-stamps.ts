// Finds the written day and hour shortly before the text was taken down that nothing else claims: when the call came in, whatever its label says.
export { writtenAt } from "./parse-written-at";
import { differenceInMinutes } from "date-fns";
import { findDates } from "./parse-dates";
import { addHeadStamp } from "./parse-head-stamps";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Line } from "./parse-page";
import { clockBeside, noCall, otherWords, printedHead } from "./parse-stamps";
import { findTimes } from "./parse-times";

/** How long a call is taken down at most: before that, something else happened. */
const mostMinutes = 25;
/** How far behind its label the moment may stand, and how far from the day its hour. */
const labelReach = 60;
const joint = 14;

/** Words before a moment that is of a program, a letter or another deed. */
const otherDeed =
  /\b(?:printed|generated|exported|author|run|fax(?:ed)?|delivered|relayed|fax ?id|sent|scanned|wrote|signed|released?|recover\w*|moved|finished|charted|visit|updated|modified|saved|e-?signed|last|not a|stopped|started|ready|here|there|eta|en ?route|dispatched|rolling|until|due|prepared|since|seen|alive|lkw|last known|rpt|closed|completed|ended?)\b[^,;|]{0,24}$|\bpage \d{1,3} (?:of|\/)/i;
/** Whom a death call or a funeral home is rung for says nothing of the hour. */
const calledFor =
  /\b(?:(?:urgent )?death (?:call|notice|msg|message|report)|(?:funeral|mortuary|cremation) (?:homes?|chapels?|services?)|(?:removal|answering|transfer) (?:call|services?|svc|line|desk|req(?:uest)?|order|ticket|slip))\b/gi;

/** Adds the moment of the call where nothing else told it. */
export function addNearStamp(sheet: Sheet): void {
  addHeadStamp(sheet);
  if (bestOf(sheet, "callReceivedAt")) return;
  for (const line of sheet.page.lines) {
    if (line.isBlank || line.depth > 0) continue;
    readMoment(sheet, line);
    if (bestOf(sheet, "callReceivedAt")) return;
  }
}

const longest = 400;
/** "[10/3/26, 6:11 AM] Jun: door code": when a message of many was written. */
const spoken = /^\W{0,3}\[[^\]\n]{8,28}\] ?\p{Lu}[\p{L} .'’-]{1,24}:/u;

function readMoment(sheet: Sheet, line: Line): void {
  const text = sheet.page.text.slice(line.start, Math.min(line.end, line.start + longest));
  if (!/\d[:.]?\d/.test(text) || noCall.test(text) || spoken.test(text)) return;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const days = findDates(text, { ...options, aim: "past" }).filter(({ isRelative }) => !isRelative);
  const times = days.length > 0 ? findTimes(text, options) : [];
  for (const day of days) {
    const clock =
      clockBeside(text, day) ??
      times.find(
        ({ start, end }) => (start >= day.end ? start - day.end : day.start - end) < joint && !isWithin(start, day),
      );
    if (!clock) continue;
    const start = Math.min(day.start, clock.start);
    const end = Math.max(day.end, clock.end);
    const value = `${day.value}T${clock.value}`;
    const minutes = differenceInMinutes(new Date(sheet.received), new Date(value));
    if (minutes < 0 || minutes > mostMinutes || isClaimed(sheet, line.start + clock.start)) continue;
    if (isDayOfAnother(sheet, line.start + day.start)) continue;
    const said = ownWords(text, start) + text.slice(start, end);
    if (printedHead.test(text)) continue;
    if (otherWords.test(said) || otherDeed.test(ownWords(text, start))) continue;
    addReading(sheet, "callReceivedAt", { value, start, end, confidence: 0.74 }, line.start, { depth: line.depth });
    return;
  }
}

const isWithin = (place: number, { start, end }: { start: number; end: number }) => place >= start && place < end;

/** What stands before the moment in its own cell, or in the one before where it fills its cell alone. */
function ownWords(text: string, start: number): string {
  const cells = text
    .slice(Math.max(0, start - labelReach), start)
    .split(/ {3,}(?=\S|$)|[\t;|]|(?<=\p{Ll}{2})\.\s|\/\//u);
  const own = cells.findLastIndex((cell) => /\p{L}/u.test(cell));
  return (cells[own] ?? "").replace(calledFor, " ");
}

/** A day behind a label of the death or the birth: the hour in the next cell is of who entered it. */
const isDayOfAnother = (sheet: Sheet, place: number) =>
  sheet.candidates.some(
    (one) => /^dateOf(?:Birth|Death)$/.test(one.field) && one.confidence > 0.9 && isWithin(place, one),
  );

/** An hour that is read already, as that of the death or of the wanted removal. */
const isClaimed = (sheet: Sheet, place: number) =>
  sheet.candidates.some((one) => /^(?:timeOfPassing|requestedTime)$/.test(one.field) && isWithin(place, one));
