// Finds the hour at which the dead are to be fetched where the whole clause asks for it: "we would like to keep her until about 2 o'clock", "aim for the hospital at 8:45".
import { addDays, formatISO } from "date-fns";
import { findDates } from "./parse-dates";
import { findLooseHours } from "./parse-loose-hours";
import { leanPattern } from "./parse-pattern";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";
import { findTimes } from "./parse-times";
import { earlierCall, othersCome } from "./parse-wanted";

const longest = 400;
/** Whoever is fetched, with no thing of theirs behind: "take her into your care", not "take her paper". */
const dead = String.raw`(?:him|her|them|it|(?:mr|mrs|ms|miss|dr|rev|fr|sr)\.? \p{Lu}[\p{L}'’-]+|mom|mum|mother|dad|father|grand(?:ma|pa|mother|father)|nana|the (?:body|remains|deceased|decedent|departed|patient|resident))(?= (?:in|into|to|at|from|out|off|up|over|home|here|there|away|back|with|until|till?|for|by|on|before|after|around|about|today|tonight|tomorrow|this|now|then|safe|is|will|can|may)(?!\p{L})|[ ]?[,@(–-]|\s*$| \d)`;
const doers = String.raw`(?:you|we|y['’]?all|they|someone|somebody|anyone|anybody|us|(?:your|our|the|a|two) (?:\p{L}+ )?(?:people|team|crew|men|man|guys|drivers?|van|car|cars|hearse|staff|folks|techs?|attendants?|removal (?:team|crew|techs?)))`;
/** What asks for a removal. */
const orders = leanPattern(
  String.raw`(?<![\p{L}'’])(?:(?:take|bring|fetch|collect|get|keep|move|transfer|remove|release|let go of|pick up|have|hold|send for|come for|come get|go get|wheel) ${dead}|pick ${dead} up|(?:sit|stay|be|time|hours?|while|bit|visit) with (?:him|her|them)(?= (?:until|till?))|(?:have|want|like|need|asked? for|prefer)(?= (?:until|till?) )|(?:collect|collection|fetch|pick-? ?up|p/u|transfer|removal|retrieve|attend|dispatch|release|departure)(?! (?:form|slip|order|team|crew|book|papers?|service|fee))|(?:picked up|fetched|collected|removed|(?<!\b(?:me|m\.e\.|coroner|examiner|investigator|jurisdiction|case|office|omi|ocme)(?: has| was| already| have)? )released(?! (?:(?:him|her|it|the body) )?(?:by|from) (?:the )?(?:me|m\.e\.|coroner|medical|omi|ocme)\b)|transferred|taken out)|come(?! (?:up|across|down with|to terms|from|into effect))|arrive|(?:aim|aiming|shoot|shooting) (?:for|to)|(?:be|get|is|are|needed|wanted|expected|due) (?:back )?(?:t?here|at (?:the|her|his|their|our) (?:hospital|house|home|door|dock|gate|morgue|residence|facility|place|building))(?: with)?|us (?:back )?there|(?:have|get|send|want|need|ask for|expect) ${doers}|report (?:to|at)|(?:she|he|they|body|remains) (?:can|may|could|will be able to|is (?:able|free|cleared|ok(?:ay)?|good) to) (?:go|leave|be moved)|(?:ready|rdy|available)(?: (?:to (?:go|leave)|for (?:you|us|pick-? ?up|removal|release|transport)))?|(?:told|promised|said to|agreed with) (?:them|him|her|${doers}|the (?:\p{L}+ )?(?:wife|husband|son|daughter|family|nurse|kin|nok|widow|house|home|facility|desk))(?= (?:we|i)['’](?:d|ll)| (?:~ ?|about |around |at |by )?\d)|(?<=\b(?:we|i|she|he|they) (?:both )?)(?:said|agreed(?: on)?|settled on|picked|fixed)(?= (?:~ ?|about |around |at )?(?:\d|noon|midnight))|(?:(?:pick-? ?up|loading|dock|release|transport) (?:slot|window|time))(?: (?:requested|wanted|asked|is|of|for))*|eta (?:requested|wanted|asked)(?: is| of| for)?)(?!\p{L})`,
  "giu",
);
/** What else is done at an hour. */
const deeds =
  /(?<![\p{L}'’])(?:sign(?:ed|s|ing)?|certificates?|certify|filed?|fax(?:ed)?|cremat\w+|leaves|leaving|off (?:duty|at|shift|work)|died|passe[ds]|passed|expired|pronounce[ds]?|declared|tod|found|called|calls?|call back|ring|rings|phone[ds]?|rang|notified|told (?:of|about)|spoke|arrangements?|appointment|meet(?:s|ing)? (?:with|about|to)|conference|service|services|viewing|visitation|wake|vigil|rosary|mass|funeral (?:is|on|at|mass|service)|burial|interment|flight|flies|flying|lands?|landing|deliver\w*|opens?|opened|closes?|closed|office hours|visiting|shift|work|court|school|born|retort|embalm\w*|autops\w+|post(?:-?mortem)?|exam\w*|recover\w*|reposition\w*|came|arrived|left|went|got (?:here|there|in|back|home)|gets? (?:in|back|home|off)|back at|admitted|moved|transferred (?:to|from)|brought|seen|alive|awake|ate|fed|gave|given|due back|drives?|driving|expects? (?:him|her|them) (?:back|home)|comes back|starts?|ends?|begins?|walk(?:ed|s)?|bath\w*|wash\w*|clean\w*|notary|lawyer|bank|bring (?:the|some|his|her) (?:clothes|clothing|papers?|suit|dress)|breakfast|lunch|dinner|rounds|meds?|meals?|locked|unlocked|stay(?:s|ed)?|due|bells?|submitted|taken|received|rec'd|time in|in by)(?!\p{L})/giu;
/** "The daughter will come", "my brother will be there": not the removal. */
const denies =
  /(?<!\p{L})(?:did(?: not|n['’]t)|never|was(?: not|n['’]t)?|were|had|has been|have been|yesterday|last (?:night|week|month|year|time)|ago)(?!\p{L})/iu;

interface Hour extends Reading {
  isLoose: boolean;
}

const nextDay = (day: string) => formatISO(addDays(new Date(`${day}T12:00`), 1), { representation: "date" });

interface Wanted {
  time: Hour;
  day: string;
  offset: number;
  /** What only says from when the dead may be had yields to what asks for a crew; an hour without its half of the day to one with it. */
  rank: number;
}

/** Adds the one hour still to come for which a clause asks. */
export function addWantedClause(sheet: Sheet, sentences: readonly Span[]): void {
  if ((bestOf(sheet, "requestedTime")?.confidence ?? 0) > 0.6) return;
  const found = sentences.flatMap((sentence) => wantedIn(sheet, sentence));
  const [best] = found.toSorted((one, other) => one.rank - other.rank || one.offset - other.offset);
  if (!best) return;
  const { time, day, offset } = best;
  const how = { depth: depthAt(sheet.page, offset) };
  addReading(sheet, "requestedDate", { ...time, value: day, confidence: 0.72 }, offset, how);
  addReading(sheet, "requestedTime", { ...time, confidence: 0.72 }, offset, how);
}

function wantedIn(sheet: Sheet, { start, end }: Span): Wanted[] {
  const part = end - start > longest ? "" : sheet.page.text.slice(start, end);
  if (!/\d|noon|midnight|o['’]?clock|(?:morning|afternoon|evening|night)/i.test(part)) return [];
  const asked = [...part.matchAll(orders)];
  if (asked.length === 0 || earlierCall.test(part)) return [];
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const others = [...part.matchAll(deeds)];
  const dates = findDates(part, { ...options, aim: "near" });
  const [date] = dates;
  if (new Set(dates.map(({ value }) => value)).size > 1) return [];
  const told: Hour[] = findTimes(part, options).map((time) => ({ ...time, isLoose: false }));
  const hours =
    told.length > 0
      ? told
      : findLooseHours(part, sheet.received, date?.value).map((time) => ({ ...time, isLoose: true }));
  return hours.flatMap((time) => {
    const from = Math.max(part.lastIndexOf(";", time.start), part.lastIndexOf("(", time.start), -1) + 1;
    const order = asked.findLast((one) => one.index >= from && one.index + one[0].length <= time.start);
    if (!order || time.start - order.index > (time.isLoose ? 60 : 130)) return [];
    const orderEnd = order.index + order[0].length;
    const between = part.slice(orderEnd, time.start);
    // What stands between the order and its hour may be another deed's: "collect her clothes when the office opens at 9".
    if (others.some((one) => one.index >= orderEnd && one.index < time.start)) return [];
    if (others.some((one) => one.index >= time.end && one.index - time.end < 3)) return [];
    if (apart.test(between) || (time.isLoose && /,/.test(between))) return [];
    const lead = part.slice(Math.max(from, order.index - 60), order.index);
    const left = part.slice(from, time.start);
    if (othersCome(left) || notTheirs.test(lead) || denies.test(lead)) return [];
    if (/\bago\b/i.test(part.slice(time.end, time.end + 8))) return [];
    // "Come before 10" is no hour to come, "not before 10" is one; until an hour somebody is kept.
    if (/\b(?:before|prior to)\s+$/i.test(left) && !/\bno(?:t|body|thing| one)?\b[^.;,]{0,30}$/i.test(left)) return [];
    if (/\b(?:until|till?)[^.;,\d]{0,8}$/i.test(left) && !keeps.test(order[0])) return [];
    const [at, to] = [start + time.start, start + time.end];
    if (sheet.candidates.some((one) => one.start < to && one.end > at && /^(?:time|call|date)/.test(one.field)))
      return [];
    const day = dayOf(sheet, time, date?.value, order[0]);
    return day ? [{ time, day, offset: start, rank: (offers.test(order[0]) ? 2 : 0) + (time.isLoose ? 1 : 0) }] : [];
  });
}

/** A line of its own with a stamp, boxes to tick. */
const apart = /\n(?! ?\p{Ll})|[[\]☐☑☒]/u;
const keeps = /^(?:keep|have|want|like|need|asked?|prefer|hold|sit|stay|be|time|hours?|while|bit|visit|move)\b/i;
/** From when the dead may be had. */
const offers = /^(?:ready|rdy|available|releas|she|he|they|body|remains)/i;
const soonest = 10;
const latestHours = 16;

/** The day of an hour still to come; what is told within minutes of the call is its own stamp. */
function dayOf(sheet: Sheet, { value }: Reading, told: string | undefined, order: string): string | null {
  const today = sheet.received.slice(0, 10);
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const wait = minutes(value) - minutes(sheet.received.slice(11, 16));
  if (told) return told < today || told > latestOf(today) || (told === today && wait < soonest) ? null : told;
  if (wait >= soonest) return today;
  return wait < 0 && wait + 1440 <= latestHours * 60 && !/ed$/i.test(order) ? nextDay(today) : null;
}

const latestOf = (today: string) => formatISO(addDays(new Date(`${today}T12:00`), 8), { representation: "date" });

/** Whoever comes or is fetched there is not the crew or the dead. */
const notTheirs =
  /\b(?:daughters?|dtr|sons?|wife|husband|spouse|sisters?|brothers?|niece|nephew|mother|father|mom|dad|cousin|kids|children|family|priest|pastor|chaplain|rabbi|relatives|doctor|dr|coroner|nurse|deputy|investigator|he|she|they|i|who|when (?:you|u|ya|they|the crew)|once (?:you|u|they))(?: \p{Lu}\p{Ll}+){0,2}(?:['’](?:s|ll|re|d)| will| is| are| can| could| would| should| may| might| wants?| hopes?| plans?)?(?: not| also| all| both| be| going)?(?: to)? $/iu;
