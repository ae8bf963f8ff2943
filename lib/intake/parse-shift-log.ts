// Lays out a shift's log as the one death call it tells: the line's hour with the heading's day is when the call came in.
import { addDays, formatISO } from "date-fns";
import type { Piece, Rule } from "./parse-rewrite";

interface Entry {
  /** Where the line begins, and where its words. */
  start: number;
  said: number;
  end: number;
  hour: number;
  minute: number;
  isPlain: boolean;
}

const stamp =
  /^[ \t]{0,4}[[(*•-]{0,2}[ \t]?([01]?\d|2[0-4]):?([0-5]\d)(?::[0-5]\d)?[ ]?([ap]\.?m?\.?(?!\p{L})|hrs?\b|h\b)?[\])]?[ \t]{0,3}[-–—:|.]{0,2}[ \t]+(?=[\p{L}"#*(+])/gmu;
const fewest = 3;
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const dayForm =
  /(?<![\d/]|-(?=\d{1,2}-))(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/]|-\d{1,2}-\d)|(\d{4})-(\d\d)-(\d\d)|\b(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (\d{4})\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2}),? (\d{4})\b/gi;
const logWord =
  /\b(?:log|shift|handover|hand-?off|overnight|night|day|desk|board|pad|notes|book|turn-?over|report|journal|on duty|swing)\b/i;
const opensCall =
  /^[\W_]{0,3}(?:first|death|new|removal|trade)[ -]?call\b|^[\W_]{0,3}(?:DEATH|NEW DEATH|REMOVAL|FIRST CALL)\b|\bfirst call\b|\bdeath call\b|\bdeath (?:reported|at)\b|\b(?:to report|reports?|reporting|with) (?:a|the) death\b/i;
const diedWord = /\b(?:passed|died|expired|deceased|decedent|dec'?d|pronounced|tod|time of death|death of)\b/i;
const known = /\b(?:d\.?o\.?b|born|b\.)\b|\d{3}[-. ]\d{4}\b/i;
const idle =
  /^(?:[^\n]{0,40}\b(?:wrong number|hang[- ]?up|quiet|coffee|nothing|pizza|password|no calls|test page|obituary price|invoice)\b)/i;
const ownHour = /\b(?:pron|pronounced|tod|declared|deceased|expired|death|died|passed|time called)\b/i;
const otherHour = /\b\d{1,2}:\d\d\b|\b[0-2]\d[0-5]\d\b|\b\d{1,2} ?[ap]\.?m?\b/i;

/** The heading's days, the last of two for what came after midnight. */
function daysOf(heading: string): string[] {
  const found = [...heading.matchAll(dayForm)].map((m) => ({
    month: Number(m[1] ?? m[5] ?? 0) || months.indexOf((m[8] ?? m[10] ?? "").toLowerCase().slice(0, 3)) + 1,
    day: Number(m[2] ?? m[6] ?? m[7] ?? m[11]),
    year: m[3] ?? m[4] ?? m[9] ?? m[12],
  }));
  const year = found.findLast((one) => one.year)?.year;
  if (!year) return [];
  return found
    .map(({ month, day, year: own }) => new Date(Number((own ?? year).padStart(4, "20")), month - 1, day, 12))
    .filter((date) => !Number.isNaN(date.getTime()))
    .map((date) => formatISO(date, { representation: "date" }));
}

/** One death among a shift's lines; null where the text is no log, or tells two calls. */
export const writeShiftLog: Rule = (text) => {
  const entries = entriesOf(text);
  const [first] = entries;
  if (!first || entries.length < fewest) return null;
  const heading = text.slice(0, first.start);
  const days = daysOf(heading);
  if (!logWord.test(heading) || days.length === 0 || days.length > 2 || heading.split("\n").length > 5) return null;
  const words = ({ said, end }: Entry) => text.slice(said, end);
  const opened = entries.filter((entry) => opensCall.test(words(entry).slice(0, 90)));
  if (opened.length > 1) return null;
  const call = opened[0] ?? entries.find((entry) => diedWord.test(words(entry)) && known.test(words(entry)));
  if (!call || !diedWord.test(text.slice(call.said))) return null;
  const moment = momentOf(entries, call, days);
  const pieces: Piece[] = [{ start: 0, end: first.start }];
  if (moment) pieces.push({ start: call.start, end: call.said, text: `Call received: ${moment}\n` });
  for (const entry of entries.slice(entries.indexOf(call))) {
    const said = words(entry);
    if (entry !== call && idle.test(said)) continue;
    if (entry === call) pieces.push(...callerPieces(text, entry));
    else if (ownHour.test(said) && !otherHour.test(said)) pieces.push({ start: entry.start, end: entry.end });
    else pieces.push({ start: entry.said, end: entry.end });
  }
  return pieces;
};

function entriesOf(text: string): Entry[] {
  const found = [...text.matchAll(stamp)];
  return found.map((match, index) => {
    const half = match[3]?.toLowerCase().charAt(0);
    const hour = Number(match[1]);
    return {
      start: match.index,
      said: match.index + match[0].length,
      end: found[index + 1]?.index ?? text.length,
      hour: half === "p" ? (hour % 12) + 12 : half === "a" ? hour % 12 : hour,
      minute: Number(match[2]),
      isPlain: half === "a" || half === "p",
    };
  });
}

/** The day and hour of the call, where both are sure. */
function momentOf(entries: readonly Entry[], call: Entry, days: readonly string[]): string | null {
  const isWhole = entries.some(
    ({ hour, isPlain, start, said }) => isPlain || hour > 12 || hour === 0 || said - start > 4,
  );
  if (!isWhole || call.hour > 23) return null;
  const [first = "", last = first] = days;
  const isPast = entries.slice(0, entries.indexOf(call)).some(({ hour }) => hour > call.hour);
  const start = new Date(`${first}T12:00`);
  const next = formatISO(addDays(start, 1), { representation: "date" });
  const day = first === last ? (isPast ? next : first) : call.hour >= 12 ? first : last;
  if (first !== last && last !== next) return null;
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year} ${String(call.hour).padStart(2, "0")}:${String(call.minute).padStart(2, "0")}`;
}

const marker =
  /^[\W_]{0,3}(?:(?:first|death|new|removal|trade)[ -]?call|death|removal|first call)\b[\s.:,–—-]*(?:(?:rec['’]?d|received|came|in)\s+)?(?:(?:from|fr|by)\s+)?|^(?:rec['’]?d|received) (?:from|fr|by)\s+/i;
const person =
  /^(?:(?:[Dd]eputy|[Dd]ep|[Ss]gt|[Oo]fficer|[Oo]fc|[Nn]urse|[Dd]r|[Rr]ev|[Ss]ister|Sr|[Mm]other|Br|[Bb]rother|Fr|[Ff]ather|Mrs|Ms|Mr|Miss|[Cc]haplain|[Ii]nv|[Tt]rooper|[Dd]et)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*){1,2}(?=,| RN| LPN| LVN| CNA| at | of | with | w\/)(?![^.\n]{0,70}\b(?:rang|called|phoned|calls|died|passed|expired|y\/?o|yrs|dob)\b)(?=[^\n]{0,140}\d{3}[-. ]\d{4})/u;

/** The call's own line without its stamp; one that a name opens was told by that person. */
function callerPieces(text: string, { said, end }: Entry): Piece[] {
  const lead = marker.exec(text.slice(said, said + 60))?.[0].length ?? 0;
  const rest = text.slice(said + lead, end);
  const opens = person.test(rest) ? "Call from " : "";
  return [
    { start: said, end: said + lead, text: opens },
    { start: said + lead, end },
  ];
}
