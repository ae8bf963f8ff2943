// Reads the one who rang as the contact on site: "call me when you are at the ED entrance, I'll walk you down", "ask for me".
import { comers } from "./parse-contact-cues";
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { bestOf, type Candidate, type Sheet } from "./parse-sheet";

const meetsMyself = leanPattern(
  String.raw`\b(?:ask(?:ing)?|look) for (?:me|myself)\b|\bsee me (?:at|when|in|first|on arrival)\b|\bI(?:['’]ll| will| can| am going to|['’]m going to)(?: just)?(?: be (?:there|here|waiting|outside|at the \p{L}+) (?:to|and)| (?:come|run) (?:down|out|up|over) (?:to |and )?| wait (?:and|to))?\s?(?:meet|walk|let|take|show|escort|greet|bring|buzz|receive) (?:${comers})(?!['’]s| know| about)|\b(?:call|text|txt|ring|page|buzz|dial) me (?:(?:on|at) (?:my cell |my phone )?[\d ().-]{7,16}\s?)?,?\s?(?:when|once|as soon as|upon|on) (?:(?:(?:you|u|your (?:\p{L}+)|they|the (?:crew|driver|van))(?:['’]?(?:re|r)| are| is)? )?(?:get (?:here|there|close|in)|here|there|arrive|at the \p{L}|pull (?:up|in)|outside|out front|downstairs|in the lot|at (?:ED|ER|security|the))|arrival|at (?:the )?\p{L}+ (?:entrance|door|dock|gate))`,
  "iu",
);
/** "Put me down as the person to see at the house": kin too who say so are met there. */
const namesSelf =
  /\b(?:put|list|note|write|use) (?:me|her|him|them)(?: down)? (?:as|for) (?:the |your )?(?:person to (?:see|meet|ask for)|one to (?:see|meet|ask for)|on[- ]?site contact|contact (?:at|on|for (?:the )?(?:crew|driver|removal|pick))|point of contact)/i;
const otherPlace = /\b(?:our|my|the) (?:office|funeral home|chapel)\b/i;

/** Adds the caller as contact where nobody else is told as such. */
export function addSelfContact(sheet: Sheet, text: string): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || caller.confidence < 0.6 || bestOf(sheet, "contactName")) return;
  // "Joe from Tillman FH, call me when you get here": who orders waits at the goal.
  const orders = findFacilities(text.slice(caller.end, caller.end + 50))[0]?.kind === "Funeral home";
  const isKin = orders || /^(?:Family|Funeral home)$/.test(bestOf(sheet, "callerType")?.value ?? "");
  const said = namesSelf.exec(text) ?? (isKin ? null : meetsMyself.exec(text));
  if (!said || otherPlace.test(said[0])) return;
  // "Tell them not to ask for me".
  if (
    /(?:\b(?:not|never|nobody|no one|no need to)|n['’]?t)\s(?:to |need to |have to )?$/i.test(
      text.slice(Math.max(0, said.index - 20), said.index),
    )
  )
    return;
  sheet.candidates.push({ ...caller, field: "contactName", confidence: 0.76 });
  const phone = bestOf(sheet, "callerPhone");
  if (phone) sheet.candidates.push({ ...phone, field: "contactPhone", confidence: 0.74 });
}

/** Whom a mere "Next of kin: yes" means: the contact, where one was told behind the caller. */
export function flagged(sheet: Sheet, at: number): "caller" | "contact" {
  const [contact, caller] = [bestOf(sheet, "contactName"), bestOf(sheet, "callerName")];
  return contact && contact.start < at && contact.start > (caller?.start ?? -1) ? "contact" : "caller";
}

const isSame = (one: string, other: string) => one.split(" ")[0] === other.split(" ")[0];

/** "Contact: Lorraine Fitzhugh (niece)" above a record of her call: of the record, where somebody else is the one to see. */
export function isOfRecord(sheet: Sheet, text: string, { value, start }: Candidate): boolean {
  const caller = bestOf(sheet, "callerName");
  return (
    caller !== undefined &&
    isSame(caller.value, value) &&
    /(?:^|\n)\W{0,4}contact(?: name)?[\s:.–-]{1,8}$/i.test(text.slice(Math.max(0, start - 30), start))
  );
}

/** Gives the record's name and number to the caller alone. */
export function forgetContact(sheet: Sheet, { value }: Candidate): void {
  const number = bestOf(sheet, "contactPhone")?.value;
  const isKnown = bestOf(sheet, "callerPhone") !== undefined;
  sheet.candidates = sheet.candidates.flatMap((one) => {
    if (one.field === "contactName" && isSame(one.value, value)) return [];
    if (one.field !== "contactPhone" || one.value !== number) return [one];
    return isKnown ? [] : [{ ...one, field: "callerPhone" as const }];
  });
}
