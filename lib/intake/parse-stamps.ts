// Finds when the call came in, where a voicemail's, a message's or a note's head or foot tells it without a label.
import { differenceInMinutes, formatISO, subDays } from "date-fns";
import { findDates } from "./parse-dates";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Line } from "./parse-page";
import type { Reading, Span } from "./parse-span";
import { clauseStart } from "./parse-sentences";
import { findTimes } from "./parse-times";
import { justBefore } from "./parse-when";

const callWords =
  /^\W*in(?= \d)|\b(?:opened|began|submitted|phoned|notified|notification|answering service|service msg|svc msg|msg|aviso|llamada|tomad[oa]|entry|time in|voice ?mail|voice message|v\/?mail|vm|transcri(?:pt|ption|bed)|message|msg|recorded|received|rec'?d|rcvd|recd|rec|left|ph(?:one)? call|new call|call(?:ed)?(?: in| came| taken| rec)?|taken|relay|log(?:ged)?|ticket|t\/?c)\b/i;
export const otherWords =
  /\b(?:d\.?o\.?b|born|b\.|birth|died|death|dod|tod|d\.d|dd|pass(?:ed|ing)?|expired|exp'?d|pronounced|pron|deceased|removal|deliver|pick ?up|admit\w*|until|open|effective|funeral|service|printed|page|previous|prior|earlier|time called|code called|coded|arriv\w*|pronounced by .{0,40}|appointment|meeting|found|release (?:approved|authorized|signed|given|ok)|released|approved)\b|\b(?:falleci|muri[oó]|difunt|defunci|naci[dmoó])/i;
/** Lines of a program or a chart, whose hours are of something else. */
export const noCall =
  /\b(?:encrypted|created (?:this )?group|author|printed|visit|page \d{1,3}(?![\d/-])|epic|chart note|previous call|last call|prior call|disp\b[^\n]{0,30}\barrv?|called (?:[\p{L}'’]{2,14} ){0,2}back)\b/iu;
/** When a message was passed on to us, and no longer when it came in. */
const passedOn =
  /\b(?:delivered|relayed|dispatched|paged(?: out)?|forwarded|fax(?:ed)?)(?: (?:to|on|at|by)\b[^\n\d]{0,16})?[\s:@-]{0,3}$/i;
/** The heading of a screen or a sheet that a house of care has printed. */
export const printedHead =
  /^[^\n:]{0,60}\b(?:hospital|medical center|med ctr|decedent affairs|health system|pathology)\b[^\n]{0,60}\d{1,2}[:.]?\d\d\W*$/i;
const mailHead = /^\s*>?\s*(?:date|sent|from|to|subject|fecha|enviado)\s*:/i;
const headLines = 4;
const footLines = 2;
const mostHours = 72;

/** A line of the head that holds a day and an hour and nothing else. */
const onlyStamp =
  /^\W*(?:[01]\d|2[0-3])[0-5]\d ?(?:hrs?|h)? +\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\W*$|^\W*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9}\.? \d{4}|\d{4}-\d\d-\d\d),? {1,3}(?:at |@ ?)?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m?\.?)?(?: ?(?:[ecmp][sd]?t|h|hrs?))?\W*$/i;

/** "09-14-26 0218" alone on a line of the head. */
const dayAndFour = /^\W*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? {1,2}(?:[01]\d|2[0-3])[0-5]\d ?(?:h|hrs?)?\W*$/i;

/** Adds the moment of the call when a line at the page's beginning or end, or one in brackets, is a stamp. */
export function addCallStamp(sheet: Sheet): void {
  if (bestOf(sheet, "callReceivedAt")) return;
  const lines = sheet.page.lines.filter(({ isBlank }) => !isBlank);
  lines.forEach((line, index) => {
    const whole = sheet.page.text.slice(line.start, line.end);
    if (index === 0 && (printedHead.test(whole) || /^\W*fax\W{1,8}\d/i.test(whole))) return;
    for (const cell of index < 2 * headLines ? cellsOf(sheet.page.text, line) : []) readStamp(sheet, cell, true);
    const isEdge =
      index < headLines ||
      index >= lines.length - footLines ||
      (index < 2 * headLines && onlyStamp.test(sheet.page.text.slice(line.start, line.end)));
    if (!isEdge || (line.end - line.start > 160 && index > 0)) return;
    const said = sheet.page.text.slice(line.start, line.end);
    readStamp(sheet, line, index === 0 || onlyStamp.test(said) || dayAndFour.test(said));
  });
  addTold(sheet);
}

/** "Bea: call taken 9/15/2026 9:20 PM", "[06/12/2026 02:12 AM] New call", wherever it stands. */
const taken =
  /\b(?:call (?:was )?(?:taken|came(?: in)?|rec(?:eive)?'?d|logged)|first call (?:came(?: in)?|taken|rec(?:eive)?'?d)?|took (?:this|the) call|took it at|call time|telephoned|phoned in|called for transport|calling this (?:one )?(?:in|out) at)\b[^\n]{0,44}|\[[\d/.-]{6,10},? [\d:]{4,8}(?: ?[ap]m)?\][^\n]{0,24}\b(?:new call|first call|call received)\b|(?<=^|\n)[ \t>*-]{0,4}(?:(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? )?\d{1,2}:\d\d(?: ?[ap]\.?m?\.?)?|(?:[01]\d|2[0-3])[0-5]\d)\b[^\n\d]{0,16}\b(?:(?:new|first|inbound|incoming) call)\b/gi;

function addTold(sheet: Sheet): void {
  if (bestOf(sheet, "callReceivedAt")) return;
  for (const match of [...sheet.page.text.matchAll(taken)].slice(0, 4)) {
    const line = sheet.page.lines.find(({ start, end }) => match.index >= start && match.index < end);
    if (line) readStamp(sheet, { ...line, start: match.index, end: match.index + match[0].length }, false);
    if (bestOf(sheet, "callReceivedAt")) return;
    if (line) addJustNow(sheet, match.index, match[0]);
    if (bestOf(sheet, "callReceivedAt")) return;
  }
}

/** Before an hour of the ring, and nothing else. */
const atHour =
  /(?:^\W*|\b(?:called|rang|phoned|call|calling|at|about|around|approx|abt|just (?:after|before|past)|in|us|me|on|it was|today|tonight|yesterday|morning|night|@|~)\W{0,3}|[,@~(]\s?)$/i;
/** "Called in the death at 2:45": the death's report has that hour. */
const reports =
  /\b(?:funeral (?:homes?|chapels?|directors?|services?)|answering service|social services?)\b|\b(?:called|phoned|rang|reported) (?:in )?(?:the|this|his|her|a) (?:death|passing|loss)(?: in)?\b|\bdeath call\b/gi;
const otherDoings =
  /\b(?:seen|alive|checked|rounds|woke|breathing|stopped|fell|left|gone|went|code[ds]?|cpr|ems|medics|until|shift|off at|on at|come|came (?:out|by|to)|arriv\w*|ready|open|be there|eta|back (?:at|by)|before|after|since|slipped)\b/i;
/** How far behind the one who rang the hour may stand. */
const hourReach = 120;

/** "At 6:22 this morning a Ms. Tate rang from …", "she rang me at 12:40 PM": the hour in the sentence that tells of the ring. */
export function addRingTime(
  sheet: Sheet,
  text: string,
  rung: readonly Span[],
  bare: (text: string) => readonly Span[],
): void {
  if (bestOf(sheet, "callReceivedAt")) return;
  const caller = bestOf(sheet, "callerName");
  for (const ring of [...rung.slice(0, 4), ...(caller ? [caller] : []), ...bare(text).slice(0, 3)]) {
    readRingTime(sheet, text, ring);
    if (bestOf(sheet, "callReceivedAt")) return;
  }
}

const clauseOf =
  /^(?:[^.;\n]|\.(?!\s)|(?<=\b(?:Ms|Mr|Mrs|Dr|St|Rev|Sgt|Lt|[ap]|[A-Z]))\.|(?<=[ap]\.m)\.(?! \p{Lu}(?!\p{Ll}+day\b))|(?<=\b[ap])\.(?= ?m)){1,320}/u;

function readRingTime(sheet: Sheet, text: string, { start, end }: Span): void {
  const from = clauseStart(text, start);
  const clause = (clauseOf.exec(text.slice(from, from + 320))?.[0] ?? "").replace(reports, (words) =>
    "-".repeat(words.length),
  );
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const times = [...findTimes(clause, options), ...fourDigits(clause)].toSorted(
    (one, other) => one.start - other.start,
  );
  const isTold = (words: string) => atHour.test(words) && !otherWords.test(words) && !otherDoings.test(words);
  const behind = times.find((time) => time.start >= end - from);
  const before = times.findLast((time) => time.end <= start - from);
  const isPronounced = /\b(?:pronounc\w*|declared|verified|time of death|tod)\b[^.;\n]{0,40}$/i.test(
    clause.slice(0, start - from),
  );
  const time =
    !isPronounced && behind && behind.start - (end - from) < hourReach && isTold(clause.slice(end - from, behind.start))
      ? behind
      : before &&
          start - from - before.end < 48 &&
          !/\d/.test(clause.slice(before.end, start - from).replace(/\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?/g, "")) &&
          isTold(clause.slice(0, before.start))
        ? before
        : undefined;
  // "[2:21 PM] Renee: …" is when a message was written.
  if (!time || /\[[^\]]{0,20}$/.test(clause.slice(0, time.start))) return;
  const date = findDates(clause, { ...options, aim: "past" }).find(
    (day) => isJoint(clause.slice(day.end, time.start)) || isJoint(clause.slice(time.end, day.start)),
  );
  if (!date) return addLately(sheet, time, from, sameNight);
  const value = `${date.value}T${time.value}`;
  const minutes = differenceInMinutes(new Date(sheet.received), new Date(value));
  if (minutes < -5 || minutes > mostHours * 60) return;
  addReading(sheet, "callReceivedAt", { ...time, value, confidence: 0.74 }, from, {});
}

/** As long before the text was taken down an hour of a ring needs no day. */
const sameNight = 480;

/** "The daughter rang at 0310". */
const fourDigits = (clause: string): Reading[] =>
  [
    ...clause.matchAll(
      /(?<=\b(?:at|around|about|approx|@|~|call(?:ed)? in|phoned in) ?|^\W*|\d\d[/-]\d{1,2}[/-]\d{2,4},? |\b[a-z]{3,9}\.? (?:\d{4} )?)((?:[01]\d|2[0-3])[0-5]\d)(?![\d:%/-]| ?(?:hrs?|hours)\b| [NSEW]\.? | \p{Lu}\p{Ll}+ (?:St|Ave|Rd|Dr|Ln|Street|Road)\b)/giu,
    ),
  ].map(({ index, 1: digits = "" }) => ({
    value: `${digits.slice(0, 2)}:${digits.slice(2)}`,
    start: index,
    end: index + 4,
    confidence: 0.8,
  }));

/** What may stand between a day and its hour. */
const isJoint = (words: string) =>
  words !== "" &&
  /^(?:[\s,@(–-]|\b(?:at|on|of|the|about|around|approx|hrs|hours|h|am|pm|early|late|in|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|mon|tues?|wed|thurs?|fri|sat|sun)\b\.?){1,12}$/i.test(
    words,
  );

const mostMinutes = 180;

/** "First call 3:02 am", shortly before the text was taken down: of the same night. */
function addJustNow(sheet: Sheet, at: number, said: string): void {
  const [time, other] = findTimes(said, { received: sheet.received });
  if (!time || other || findDates(said, { received: sheet.received, dayFirst: sheet.dayFirst, aim: "past" }).length > 0)
    return;
  if (!/^\D{0,24}$/.test(said.slice(0, time.start)) || otherWords.test(said.slice(0, time.end))) return;
  addLately(sheet, time, at);
}

/** Adds the hour as that of the call where it was shortly before the text was taken down. */
export function addLately(sheet: Sheet, time: Reading, at = 0, longest = mostMinutes): void {
  const now = new Date(sheet.received);
  for (const back of [0, 1]) {
    const day = formatISO(subDays(now, back), { representation: "date" });
    const minutes = differenceInMinutes(now, new Date(`${day}T${time.value}`));
    if (minutes < -2 || minutes > longest) continue;
    addReading(sheet, "callReceivedAt", { ...time, value: `${day}T${time.value}`, confidence: 0.72 }, at, {});
    return;
  }
}

/** The parts of a line in columns that hold a day and an hour and nothing else. */
function cellsOf(text: string, line: Line): Line[] {
  const said = text.slice(line.start, line.end);
  if (!/ {3}/.test(said) || /[\t|]/.test(said) || otherWords.test(said)) return [];
  return [...said.matchAll(/(?:[^|\t ]| (?! {2}))+/g)]
    .filter(({ 0: cell }) => onlyStamp.test(cell))
    .map(({ index, 0: cell }) => ({ ...line, start: line.start + index, end: line.start + index + cell.length }));
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

/** How far into a long first line a stamp may stand. */
const headLength = 90;

/** "2:24 AM - 2:29 AM": the call began at the first. */
const callEnd =
  /(?<=\d{1,2}:\d\d(?::\d\d)? ?(?:[ap]\.?m\.?)?) ?(?:-|–|to|thru) ?\d{1,2}:\d\d(?::\d\d)? ?(?:[ap]\.?m\b\.?)?/gi;

function readStamp(sheet: Sheet, line: Line, isFirst: boolean): void {
  const text = sheet.page.text
    .slice(line.start, Math.min(line.end, line.start + (isFirst ? 2 * headLength : 160)))
    .replace(callEnd, (end) => " ".repeat(end.length));
  if (mailHead.test(text) || noCall.test(text)) return;
  const hasWord = callWords.test(text.slice(0, line.end - line.start > 160 ? headLength : 160));
  if (!hasWord && !isFirst) return;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const [date] = findDates(text, { ...options, aim: "past" });
  const [time] = findTimes(text, options);
  const clock = (date && clockBeside(text, date)) ?? time ?? justBefore(text, sheet.received);
  if (!date || !clock || (date.isRelative && !told.test(text))) return;
  const start = Math.min(date.start, clock.start);
  const end = Math.max(date.end, clock.end);
  if (passedOn.test(text.slice(Math.max(0, start - 40), start))) return;
  if (line.end - line.start > 160 && end > headLength) return;
  const between = date.start < clock.start ? clock.start - date.end : date.start - clock.end;
  if (!hasWord && otherWords.test(text.slice(0, end))) return;
  if (between > 24 || otherWords.test(text.slice(Math.max(0, start - 20), end))) return;
  const value = `${date.value}T${clock.value}`;
  addMoment(sheet, { value, start, end, confidence: hasWord ? 0.85 : 0.75 }, line);
}

/** Adds the moment where it is not after the text was taken down, nor long before. */
export function addMoment(sheet: Sheet, moment: Reading, { start, depth }: Line): void {
  const minutes = differenceInMinutes(new Date(sheet.received), new Date(moment.value));
  if (minutes >= -5 && minutes <= mostHours * 60) addReading(sheet, "callReceivedAt", moment, start, { depth });
}

/** "Got a call at 2:05 this morning": words that tell the moment of the call and of nothing else. */
const told =
  /\b(?:(?:got|received|took|rec'?d|had) (?:a |the |this )?(?:phone |death )?call|call (?:came|rec'?d|received|taken|logged)|(?:was|were) notified|called in|phoned in)\b/i;

/** A clock of four digits beside the day: "MSG TAKEN 04/20 0326", "0258 1-22-26 hospice RN", "14MAR26 0127". */
export function clockBeside(text: string, { start, end }: Span) {
  const behind =
    /^[ ,@]{1,3}(?:at )?((?:[01]\d|2[0-3])[0-5]\d)(?! ?[ap]\.?m\b)(?= ?(?:h(?:rs?|ours)?\b)?(?:[^\d:/-]| - |$))/i.exec(
      text.slice(end, end + 20),
    );
  const from = Math.max(0, start - 14);
  const before =
    behind || /^[ ,@]{1,3}(?:at )?\d{1,2}:\d\d/i.test(text.slice(end, end + 10))
      ? null
      : /(?<![\d/-])(?<!# ?)((?:[01]\d|2[0-3])[0-5]\d)(?= ?(?:h(?:rs?|ours)?)?[ ,@]{1,3}(?:on )?$)/i.exec(
          text.slice(from, start),
        );
  // "430a Mon 10/19".
  const half = before
    ? null
    : /(?<![\d/:.-])(\d{1,2})([0-5]\d) ?([ap])\.?m?\.?[ ,@]{1,3}$/i.exec(text.slice(from, start));
  if (half && !behind && Number(half[1]) > 0 && Number(half[1]) < 13) {
    const hour = (Number(half[1]) % 12) + (/p/i.test(half[3] ?? "") ? 12 : 0);
    const at = from + half.index;
    return { value: `${String(hour).padStart(2, "0")}:${half[2]}`, start: at, end: at + half[0].trimEnd().length };
  }
  const digits = behind?.[1] ?? before?.[1];
  if (!digits) return undefined;
  const at = behind ? end + behind[0].length - 4 : from + (before?.index ?? 0);
  return { value: `${digits.slice(0, 2)}:${digits.slice(2)}`, start: at, end: at + 4 };
}
