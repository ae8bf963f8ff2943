// Tells whether a bare "Date" or "Time" of a page asks for the death's: by the call's own time at its head, or by the item before it.
import { bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";

const stamped = /\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4},?\s+(?:at\s)?\d{1,2}:?\d\d/;
const bareTime =
  /^\W*(?:date|time|when|day|date ?[/&] ?(?:time|hr|hour)|(?:time|hr|hour) ?[/&] ?date|date and time|time and date|date time)\W*$/i;

/** "MSG TAKEN 08/09/25 12:51A … NAME: … TIME: 11:40P 08/08/25": the call's own time stands at the head. */
export const isOfDeath = (sheet: Sheet, { label, value }: Slot) =>
  bareTime.test(sheet.page.text.slice(label.start, label.end)) &&
  /\d[-/.]\d{1,2}[-/.]\d/.test(sheet.page.text.slice(value.start, value.end)) &&
  !bestOf(sheet, "dateOfDeath") &&
  ((bestOf(sheet, "deceasedName") !== undefined &&
    stamped.test(sheet.page.text.slice(0, Math.min(300, label.start)))) ||
    besideDeath.test(sheet.page.text.slice(Math.max(0, label.start - 140), label.start)));

/** "Place of death … Date/hr: …", "Death pronounced   Date …  Time …": the item before asks of the death. */
const besideDeath =
  /\b(?:place of death|location of death|death pronounced|pronounced(?: dead)?)\b(?:(?!\b(?:call|caller|called|rec'?d|received|report\w*|notif\w*|nok|kin|release\w*|taken)\b)[^\n]){0,120}\n?[^\p{L}\n]{0,8}$/iu;
