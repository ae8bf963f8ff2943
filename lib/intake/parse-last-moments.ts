// Takes the one moment that has gone by and that nothing else claims for that of the death, where no word told it.
import { addDays } from "./parse-calendar";
import { type DateReading, findDates } from "./parse-dates";
import type { Page } from "./parse-page";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading } from "./parse-span";
import { findTimes } from "./parse-times";
import { fourDigits, monthFirst } from "./parse-when";

/** How far from its hour the day may stand, and how long before the call somebody has died at most, in days. */
const joint = 26;
const mostDays = 2;
const confidence = 0.68;

/** Words before an hour, in its own clause, that are of another deed or of something to come. */
const otherBefore =
  /\b(?:by|before|after|until|till?|between|from|to|not before|come|comes|coming|open|opens|opened|close[sd]?|arriv\w*|eta|pick(?:ed|ing)?[- ]?up|p\/u|pu|removal|service|viewing|visit\w*|leav\w*|left|here|hours|shift|ready|release[ds]?|call(?:ed|er|s|ing)?|rang|phoned|paged?|msg|message|taken|received|rec['’]?d|rcvd|sent|date:|printed|notified|notif\w*|notification|reported|logged|admit\w*|admission|arrival|seen|alive|found|fell|ems|911|intubat\w*|last|meds?|dose|surgery|transfer\w*|moved|dispatch\w*|deliver\w*|relayed|forwarded|checked|check on|welfare check|bed check|rounds|when|en ?route|want\w*|need\w*|request\w*|appointment|appt|time of (?:call|notice)|opened|created|submitted|updated|start\w*|begin|began|end\w*|noon|due|no later|hold|set|schedul\w*|born|dob|birth\w*|since|around then|ring|meet\w*|relieved|on duty|off at|coroner|m\.?e\.?|referr\w*|donor|recover\w*)\b[^.;\n]{0,34}$/i;
const otherBehind =
  /^[ \t]*(?:(?:-|–|to|and|until|til)[ \t]?\d|(?:pick|appt|appointment|service|viewing|shift|call|eta|flight|tomorrow|mañana|next|mon|tue|wed|thu|fri|sat|sun)\b|or (?:so|later|after))/i;
/** The hour is an item of its own: in its clause stand only its day, words of time and of dying. */
const ownItem =
  /(?:^|[.,;|\n()–—•*]|[:/] ?| {2}|\t|\b(?:he|she|they|nurse|rn|hospice|md|dr)\b) *(?:[\W\d]*\b(?:dates?|time|day|d|dt|at|on|about|around|abt|approx|of|death|exp\p{L}*|die[ds]?|passed|gone|went|the|is|was|tod|dod|and|asystole|pron\p{L}*|paper|said|says|wrote|called it|today|tonight|this|last|morning|night|evening|afternoon|hora|fecha|a|las|hoy|el|fue|dijo|que)\b)*[\W\d]*$/iu;
const itemEnds =
  /^ ?(?:[ap]\.?m\.?|hrs?|h)?\)?(?=\s*(?:$|[.,;|\n)/–—]| {2}|\t| (?:on|today|tonight|tonite|this|last|yesterday|de hoy|hoy|per|by|in|at|\d|mon|tue|wed|thu|fri|sat|sun|rm|room|and|is|dr|rn|np)))/i;
/** An hour that begins a line or stands in brackets there tells when the line was written. */
const stampBefore = /(?:^|\n)[^\p{L}\n]{0,14}$/u;
const stampBehind = /^[^\p{L}\n]{0,8}\p{L}/u;
const digitsBehind = /^[ ,/@|-]{1,3}((?:[01]\d|2[0-3])[0-5]\d)(?![\d:/-])/;

interface Moment {
  isItem: boolean;
  day: string;
  dayReading: DateReading | null;
  time: Reading;
}

/** Adds it where the text tells of one person, and one moment only is left. */
export function addLastMoment(sheet: Sheet, page: Page): void {
  if (bestOf(sheet, "timeOfPassing") || !bestOf(sheet, "deceasedName")) return;
  const known = bestOf(sheet, "dateOfDeath");
  const moments = findMoments(sheet, page).filter(({ day }) => !known || known.value === monthFirst(day));
  const one = moments.find(({ isItem }) => isItem);
  if (!one || moments.some(({ day, time }) => day !== one.day || time.value !== one.time.value)) return;
  addReading(sheet, "timeOfPassing", { ...one.time, value: fourDigits(one.time.value), confidence }, 0, {});
  if (known) return;
  const told = one.dayReading ?? one.time;
  for (const field of ["dateOfDeath", "dateOfPassing"] as const)
    addReading(sheet, field, { ...told, value: monthFirst(one.day), confidence }, 0, {});
}

function findMoments(sheet: Sheet, { text, lines }: Page): Moment[] {
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  return lines.flatMap((line) => {
    if (line.isBlank || line.depth > 0) return [];
    const said = text.slice(line.start, line.end);
    if (!/\d/.test(said)) return [];
    const days = findDates(said, { ...options, aim: "past" });
    // "Twenty minutes ago" is no hour that is written down.
    const times: Reading[] = findTimes(said, options).filter(({ date }) => date === undefined);
    for (const day of days) {
      const digits = digitsBehind.exec(said.slice(day.end))?.[1];
      const start = day.end + said.slice(day.end).indexOf(digits ?? "");
      if (digits && !times.some((time) => time.start < start + 4 && time.end > start))
        times.push({ value: `${digits.slice(0, 2)}:${digits.slice(2)}`, start, end: start + 4, confidence: 1 });
    }
    return times.flatMap((time): Moment[] => {
      // "11:15 a.m. Cousin Peg": the stop ends the sentence as well.
      const [before, behind] = [
        tail(said.slice(0, time.start)),
        said.slice(time.end - (said[time.end - 1] === "." ? 1 : 0)),
      ];
      const day = nearest(days, time);
      const lead = tail(said.slice(0, Math.min(time.start, day?.start ?? time.start)));
      if (otherBefore.test(lead) || otherBefore.test(before) || otherBehind.test(behind)) return [];
      if (stampBefore.test(`\n${lead}`) && stampBehind.test(behind)) return [];
      const start = line.start + time.start;
      const isClaimed = sheet.candidates.some(
        (one) =>
          one.field !== "notes" &&
          one.field !== "dateOfDeath" &&
          one.field !== "dateOfPassing" &&
          one.start < start + time.end - time.start &&
          one.end > start,
      );
      if (isClaimed) return [];
      const when =
        day?.value ??
        (time.value <= sheet.received.slice(11, 16)
          ? sheet.received.slice(0, 10)
          : addDays(sheet.received.slice(0, 10), -1));
      const isNear =
        when >= addDays(sheet.received.slice(0, 10), -mostDays) && `${when}T${time.value}` <= sheet.received;
      if (!isNear) return [];
      return [
        {
          isItem: ownItem.test(before) && itemEnds.test(behind),
          day: when,
          dayReading: day ? { ...day, start: line.start + day.start, end: line.start + day.end } : null,
          time: { ...time, start, end: line.start + time.end },
        },
      ];
    });
  });
}

/** The last words of what stands before, so that a line full of hours is not walked for each of them. */
const reach = 80;
const tail = (text: string) => (text.length > reach ? `x${text.slice(-reach)}` : text);

function nearest(days: readonly DateReading[], { start, end }: Reading): DateReading | null {
  const away = (day: DateReading) => (day.start >= end ? day.start - end : start - day.end);
  const [first] = days.filter((day) => away(day) <= joint).toSorted((one, other) => away(one) - away(other));
  return first ?? null;
}
