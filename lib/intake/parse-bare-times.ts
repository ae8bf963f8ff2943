// Tells whether a bare "Date" or "Time" of a page asks for the death's: by the call's own time at its head, or by the item before it.
import { bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { isBeside, type Topic } from "./parse-topics";
import { readCall, readDeath, readRequested } from "./parse-when";

const stamped = /\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4},?\s+(?:at\s)?\d{1,2}:?\d\d/;
const bareTime =
  /^\W*(?:date|time|when|day|date ?[/&] ?(?:time|hr|hour)|(?:time|hr|hour) ?[/&] ?date|date and time|time and date|date time)\W*$/i;

/** "MSG TAKEN 08/09/25 12:51A … NAME: … TIME: 11:40P 08/08/25": the call's own time stands at the head. */
export const isOfDeath = (sheet: Sheet, { label, value }: Slot) =>
  afterDeath.test(sheet.page.text.slice(Math.max(0, label.start - 90), label.end)) ||
  tellsDeath.test(sheet.page.text.slice(value.start, value.end)) ||
  (calledTime.test(sheet.page.text.slice(label.start, label.end)) &&
    (byWhom.test(sheet.page.text.slice(value.start, value.end + 60)) ||
      lifeEnded.test(sheet.page.text.slice(Math.max(0, label.start - 90), label.start)))) ||
  (bareTime.test(sheet.page.text.slice(label.start, label.end)) &&
    /\d[-/.]\d{1,2}[-/.]\d/.test(sheet.page.text.slice(value.start, value.end)) &&
    !bestOf(sheet, "dateOfDeath") &&
    ((bestOf(sheet, "deceasedName") !== undefined &&
      stamped.test(sheet.page.text.slice(0, Math.min(300, label.start)))) ||
      besideDeath.test(sheet.page.text.slice(Math.max(0, label.start - 140), label.start))));

/** "No pulse x 2 min. Time called 0217 on 3/8/26, pronounced by me": the end of a life, and no telephone call. */
const calledTime = /^\W*(?:time|hour) called\W*$/i;
const byWhom =
  /^[^\n]{0,44}\b(?:pronounced|declared|by (?:dr|md|rn|np|me\b|myself|(?:this )?writer|(?:the )?(?:attending|doctor|hospitalist|physician|nurse|medics?|ems)))/i;
const lifeEnded =
  /\b(?:no (?:pulse|heart ?beat|respirations?|resps?|breath\w*|signs of life|rosc)|pulseless|apneic|asystol\w*|cpr|resus\w*|code (?:blue|started|ran|run)|efforts|expired|unresponsive)\b[^\n]{0,70}$/i;

/** "Who passed away? Elmer Greer / What time? 2:50 PM". */
const afterDeath =
  /\b(?:who (?:died|passed(?: away)?|has died|has passed)|(?:did|when did) (?:he|she|they) (?:die|pass))\b[^\n]{0,50}\n?[^\p{L}\n]{0,8}(?:at )?what (?:time|hour|day|date)(?: was (?:it|that))?$/iu;

/** "Reason for call: mom died 1:15 am": the hour behind the words is that of the death. */
const tellsDeath = /^[^\d\n]{0,50}\b(?:died|expired|pronounced|passed(?: away)?|death)\b[^\d\n;]{0,24}\d/i;

/** "Place of death … Date/hr: …", "Death pronounced   Date …  Time …": the item before asks of the death. */
const besideDeath =
  /\b(?:(?:has (?:the |a )?death|death has) (?:already )?occurred|(?:died|passed(?: away)?|expired|death|pronounced) (?:at|in)|place of death|location of death|death pronounced|pronounced(?: dead)?)\b(?:(?!\b(?:call|caller|called|rec'?d|received|report\w*|notif\w*|nok|kin|release\w*|taken)\b)[^\n]){0,120}\n?[^\p{L}\n]{0,8}$/iu;

/** Reads a bare "Date" or "Time" as that of what stood before it: a release, the death, the removal that is wanted, else the call. */
export function readBareDay(sheet: Sheet, slot: Slot, topic: Topic, wants: "day" | "time"): void {
  const { value, depth } = slot;
  if (topic.last === "release" && isBeside(sheet, slot)) return;
  if (isOfDeath(sheet, slot) && readDeath(sheet, value, depth, "both")) {
    topic.day = "death";
    return;
  }
  const isUntold = wants === "time" || !sheet.candidates.some(({ field }) => field === "dateOfDeath");
  if (topic.day === "death" && (wants === "time" || topic.section) && isUntold) {
    readDeath(sheet, value, depth, wants === "time" ? "time" : "both");
    return;
  }
  // "[go]" above "date" and "time", where the call's own day is told.
  const isWanted =
    topic.day === "requested" && (wants === "time" || sheet.parts.callDate || bestOf(sheet, "dateOfDeath"));
  if (isWanted && (readRequested(sheet, value, depth, wants) || wants === "time")) return;
  if (wants === "day") topic.day = topic.section === "deceased" && !sheet.parts.callDate ? topic.day : "call";
  readCall(sheet, value, wants);
}

/** "AT: her sister's, 1420 N Galena Ave, Freeport, IL 61032": the number of a house. */
const tellsStreet = /^\W*\p{L}[^\n;]{2,80}\b\d{1,5} [^\n;]{3,60}\b[A-Z]{2},? \d{5}/u;

/** Reads the hour behind "At" where the item before told a day or an event; a place is none. */
export function readHourAt(sheet: Sheet, day: Topic["day"], value: Span, depth: number): boolean {
  if (tellsStreet.test(sheet.page.text.slice(value.start, value.end))) return false;
  if (day === "death") return readDeath(sheet, value, depth, "time");
  return day === "requested" && readRequested(sheet, value, depth, "time");
}
