// Tells by what stands with a bare "Who" or "Name" that it is the one who rings.
import { readSpokenHouse } from "./parse-caller-kind";
import { readName } from "./parse-names";
import { readPerson } from "./parse-people";
import { readRelation } from "./parse-relations";
import { bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";

/** What is asked of one who rings right behind the name. */
const ownItems =
  /^[^\n]*\n\W*(?:with|from|function|title|role|position|org\w*|agency|company|ring back|call ?back|reach\w*|callback)\b[^\p{L}\d\n]*[\p{L}\d]/iu;

/** "Who: Corporal D. Beaulieu, Ashland PD": an officer has rung. */
const ranked =
  /^\W*(?:cpl|corporal|sgt|sergeant|officer|ofc|deputy|dep|det|detective|trooper|tpr|lt|lieutenant|capt|captain|chief|sheriff|constable|coroner|investigator|inv|medic|paramedic|nurse|rn|chaplain)\b/i;
const ofForce =
  /^[\s,(–-]{1,3}[^\n]{0,30}\b(?:PD|P\.D|SO|police|sheriff|EMS|fire|coroner|medical examiner|hospice|hospital|rehab|manor|nursing|care|funeral|mortuary)\b/i;

/** "Who: Bettina Kowal, house manager at …": a function behind the name shows who rang. */
export function isWhoCalled(sheet: Sheet, { label }: Slot, segment: string): boolean {
  if (!/^who$/i.test(sheet.page.text.slice(label.start, label.end)) || bestOf(sheet, "callerName")) return false;
  const name = readName(segment);
  if (name === null) return false;
  return (
    readRelation(segment.slice(name.end))?.kind === "function" ||
    readSpokenHouse(segment.slice(name.end)) !== null ||
    ranked.test(segment) ||
    ofForce.test(segment.slice(name.end)) ||
    ownItems.test(sheet.page.text.slice(label.end, label.end + 200))
  );
}

/** "Name: Wade Kinnaman (grandson)" is who fills in the form. */
export function isWorkerOrKin(sheet: Sheet, { role }: Slot, segment: string): boolean {
  if (role?.owner || bestOf(sheet, "callerName")) return false;
  const name = readName(segment);
  const [, tie] = (name && /^\s?(?:\(|, ?|- )\s?([\p{L} -]{3,24})\)?\s*$/u.exec(segment.slice(name.end))) ?? [];
  if (tie === undefined || name === null || name.start > 2) return false;
  return readRelation(tie)?.kind === "kin" || onDuty.test(tie);
}

/** "Name: Odette Frazier, on-call RN": the dead are at work no more. */
const onDuty =
  /\b(?:rn|lpn|lvn|cna|nurse|aide|supervisor|sup|administrator|director of nursing|don|coordinator|investigator|deputy|officer|case manager|social worker|charge|med tech|unit clerk)$/i;

const rung = /^(?:call(?:ed)?|phoned|rang|rung|reported)(?: in)?\W*$/i;
const by = /^\W*\d[^\p{L}\n]*(?:[ap]\.?m\.?|hrs?|h)?\W{1,3}(?:by|from)\s+(?=\p{L})/iu;

/** "CALLED....02:21 by Fay Delgado (unit clerk), 315-…", "Rang - his daughter Annalee Pugh": who rang stands behind the hour or in its place. */
export function addTeller(sheet: Sheet, { label, value, depth }: Slot): void {
  if (bestOf(sheet, "callerName") || !rung.test(sheet.page.text.slice(label.start, label.end))) return;
  const words = sheet.page.text.slice(value.start, value.end);
  const lead = by.exec(words)?.[0].length ?? (/\d{1,2}:\d\d|\d\/\d/.test(words) ? -1 : 0);
  if (lead >= 0 && readName(words.slice(lead))?.isFull)
    readPerson(sheet, "caller", { start: value.start + lead, end: value.end }, depth);
}

/** "WHO CALLED: Lorna Fitz   WHEN: 7:05pm": when that was. */
export const asksOfRing = (text: string, { start }: Span) =>
  /(?:^|\n)[^\n]{0,12}\b(?:who (?:called|rang|phoned|reported)|(?:called|reported|phoned)(?: in)? by|caller|calling party)\b[^\n]{0,80}$/i.test(
    text.slice(Math.max(0, start - 110), start),
  );
