// Reads who writes in a conversation: the one who is not of the own house is its caller.
import { readSpokenHouse } from "./parse-caller-kind";
import type { Utterance } from "./parse-chat";
import { readPerson } from "./parse-people";
import type { Sheet } from "./parse-sheet";
import { givenNames } from "./words/given-names";

const ownPeople =
  /\b(?:dispatch(?:er)?|disp|office|ops|desk|on[- ]?call|driver|director|dir|us|intake|operator|answering|despacho|oficina|board|van|crew|base|livery|removals?|transit|rig|night (?:line|van|car))\b/i;
const nobody = /^(?:visitor|caller|guest|client|user|customer|me|family|a|answer|unknown)$/i;

/** Who writes in a conversation is its caller, by the name at the line's beginning; one of the own house is not. */
export function readSpeakers(sheet: Sheet, utterances: readonly Utterance[], asker: string | null): void {
  const other = utterances.find(({ speaker }) => speaker !== asker);
  if (!asker || !other || nobody.test(other.speaker)) return;
  const mark = sheet.page.text.slice(other.mark.start, other.mark.end);
  // "Bianca (Hospice on-call)" is on call elsewhere.
  if (ownPeople.test(mark) && !/\b(?:hospice|hosp|hospital|coroner|nurse|RN|LPN)\b/i.test(mark)) return;
  const before = sheet.candidates.length;
  const isPair = new Set(utterances.map(({ speaker }) => speaker)).size === 2;
  const house =
    readSpokenHouse(mark) ??
    (calling.test(sheet.page.text.slice(other.name.start, other.name.end)) ? "Funeral home" : null);
  if (house) sheet.parts.callerHouse = house;
  const { start, end } = other.name;
  const person = start + personOf(sheet.page.text.slice(start, end));
  readPerson(sheet, "caller", { start, end: person }, 0);
  const told = sheet.candidates.slice(before).find(({ field }) => field === "callerName");
  // "Tía Chela (oficina)" may be of the own house: what she is called there is no tie to the dead.
  if (told && !house && !told.value.includes(" "))
    sheet.candidates = sheet.candidates.filter((one, at) => at < before || one.field !== "callerRelationship");
  // "Nurse: …": what the transcript calls the speaker is less than what is said.
  for (const one of sheet.candidates.slice(before))
    if (
      one.field === "callerRelationship" &&
      /^(?:nurse|officer|deputy|aide|staff|son|daughter|wife|husband)$/i.test(one.value) &&
      !told
    )
      one.confidence = Math.min(one.confidence, 0.74);
  // A bare first name may be a colleague's; a house beside it shows that it is not.
  const isTheirs = /^(?:you|me|us|tú|yo)$/.test(asker);
  for (const one of sheet.candidates.slice(before))
    if (one.field === "callerName" && ((isTheirs && isPair) || (house && person < end)))
      one.confidence = Math.max(one.confidence, 0.72);
    else if (one.field === "callerName" && !house && !/@|\bat\b|\b(?:RN|LPN)\b/.test(mark))
      one.confidence = one.value.includes(" ") && isPair ? 0.7 : 0.62;
}

/** What a contact's name ends with in a telephone's book: "Russ Tidwell FD", "Yasmany Funeraria", "Kim Mercy Hospice". */
const calling =
  /^(?!(?:mam[iá]|pap[iá]|mom|dad|t[ií][ao]|abuel[ao])(?!\p{L}))(\p{L}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){0,2}?)[ ,]+(?:-\s*)?(?:l?fd|funeraria|funerario|funeral director|embalmer)$/iu;
const firm =
  /^(\p{L}[\p{L}'’-]+)[ ,]+(?:(?:\p{Lu}[\p{L}'’&.-]+ ){0,3})(?:f\.?\/?h\.?|mortuary|funeral(?: home|s)?|cremation|chapel|hospice|hospital|morgue|coroner|pd|so)$/iu;

/** How much of a speaker's name is the person's; of a firm's only a given name before it. */
function personOf(said: string): number {
  const name = calling.exec(said)?.[1] ?? firm.exec(said)?.[1];
  const isGiven = name !== undefined && (calling.test(said) || givenNames.has(name.toLowerCase()));
  return name !== undefined && isGiven ? name.length : said.length;
}
