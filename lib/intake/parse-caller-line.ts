// Finds who rang in the first lines of a note: "7/11 2:40a Marcy, ER St Gerard's Hospital, 509-555-0149".
import { readName } from "./parse-names";
import { quick } from "./parse-quick-pattern";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import type { Page } from "./parse-page";
import { findAsked } from "./parse-last-contacts";
import type { Person } from "./parse-roles";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const headLines = 3;
const widest = 110;
/** Before the name these show that the line speaks of somebody else. */
const others =
  /\b(?:driver|drivers|crew|dispatch(?:er|ed)?|embalmer|clergy|church|rev|minister|pastor|florist|cemetery|organist|backup|on[- ]?call|re|pt|ptnt|patient|dec'?d?|decd|deceased|decedent|resident|client|ask|see|contact|nok|kin|wife|wf|husband|husb|son|daughter|dtr|dau|sister|brother|mother|father|mom|dad|dr|drs|doctor|md|att|attending|cert|mr|mrs|ms|pick|p\/?u|removal|rmvl|remove|removing|collect|fetch|retrieve|transport|transfer|move|bring|get|grab|release|releasing|body|remains|name|for|fh|f\/h|to|subject|late|pron|pronounced|by|opr?|operator|taken|tkn|death|died|passed|attorney|lawyer|landlord|landlady|executor|trustee|guardian|poa|chaplain|witness|roommate|priest|super|superintendent|doorman|porter|liaison|scene|poc|through)\b[^\p{L}]*(?:\p{L}+\W{1,3}){0,2}$/iu;
const tellsDeath =
  /\b(?:died|passed|expired|deceased|d\.?o\.?b|born|b\.|dod|tod|pronounced|y\/?o|yrs?|lbs?)\b|\b(?:room|rm|bed|apt)\.? ?#?\d/i;
const atHouse = /^[\s,)]*(?:RN|LPN|LVN|CNA|MSW|SW)?[\s,(-]*(?:@|->|\bat\b|\bfrom\b|\bfr\b|w\/|\bwith\b|\bof\b|\/)/i;

/** Whom the crew or the house is to ring, buzz or report to has not rung. */
const toReach =
  /\b(?:(?:report(?:s|ing)?|check(?:s|ing)? in|hand-?off|speak|talk|go) (?:to|with|through)|(?:contact|liaison|poc|rep(?:resentative)?|person) (?:at|on|in|for|to)\b|(?:that we|please|pls|to|should|will|must|can) (?:call|ring|phone|page|buzz|text|notify)|^\W*(?:buzz|page|text|notify|escort|meet)|al llegar|pregunt(?:e|en|ar)\b|upon|on arrival|arriving|when (?:you|we|the crew|the driver))\b(?:[^.;\n]|(?<=\b(?:fr|mrs?|ms|dr|rev|sgt|lt|ofc|dep|sr|br))\.){0,60}$/iu;

/** Gives the caller's role to the person whom a first line names with a number or a house, where none has it yet. */
export function giveCallerLine({ text, lines }: Page, persons: readonly Person[]): void {
  if (persons.some(({ roles }) => roles.has("caller"))) return;
  const asked = new Set(findAsked(text).map(({ start }) => start));
  const heads = lines.filter(({ isBlank }) => !isBlank).slice(0, headLines);
  for (const line of heads) {
    const person = persons.find(({ start, end }) => start >= line.start && end <= line.end);
    if (!person || person.inSlot || person.name.isDoctor || asked.has(person.start)) continue;
    // "ph call - Trish @ …" is no wish that somebody call Trish.
    const isCall = /\bcall\s*[-:–>]+\s*$/i.test(text.slice(line.start, person.start));
    if ([...person.roles.keys()].some((role) => role !== "contact" || !isCall)) continue;
    if (person.tie?.kind === "kin" || person.start - line.start > widest) continue;
    const lead = text.slice(line.start, person.start);
    if (others.test(lead) || toReach.test(lead)) continue;
    const next = persons.find(({ start }) => start >= person.end)?.start ?? text.length;
    const behind = text.slice(person.end, Math.min(line.end, next, person.end + widest));
    // "Deputy Orin Fesler, who will meet you, 520-…" waits on site.
    if (
      /^[^.\n]{0,16}\b(?:will|to|is going to) (?:meet|let|wait|be there)\b|^[^.\n]{0,40}\b(?:(?:go|went) through|see|ask for|look for|find|page) (?:him|her)\b|^[^.\n]{0,30}\b(?:if nobody|if no one|for (?:the )?(?:key|access|entry)|who['’]?ll come|who will come|(?:un)?locks? )|^[^.\n]{0,20}\bis (?:who|the (?:one|person|contact)) /i.test(
        behind,
      )
    )
      continue;
    if (/^\s*,?\s*(?:\d{1,3}\b(?![-/:\d]|\.\d)|&|\+)/.test(behind)) return;
    const [phone] = findPhones(behind);
    const said = phone ? behind.slice(0, phone.start) : behind;
    if (tellsDeath.test(said) || /[.!?]\s+[A-Z][a-z]/.test(said.replace(/\b(?:St|Mt|Ft|Dr|Co|hosp)\.\s/gi, "")))
      continue;
    const before = text.slice(line.start, person.start);
    const isOfHouse =
      (atHouse.test(behind) && findFacilities(behind).length > 0) ||
      (!/[a-z][.!?] +$/.test(before) && findFacilities(before).length > 0);
    if (phone ? phone.start > widest : !isOfHouse) continue;
    person.roles.delete("contact");
    person.roles.set("caller", 0.84);
    return;
  }
}

/** "Rm 6. Maeve (RN) 218-555-0122." in a note without another caller: a nurse who leaves a number. */
const nurseWithNumber = quick(
  /(?<![\p{L}\p{N}-])(?<name>\p{Lu}\p{Ll}{2,14}(?: \p{Lu}[\p{L}'-]{1,18})?)(?: ?\((?:RN|LPN|LVN|CNA|NP|charge RN|charge)\)|,? (?:RN|LPN|LVN|CNA))[ ,:-]{1,3}(?=\(?\d{3}\D{0,2}\d{3}\D?\d{4})/gu,
);
/** "Nurse: Becky 916-555-0133", "rn - keisha 404-555-0153": the same in a line of its own. */
const nurseLabelled = quick(
  /(?<=(?:^|\n)[ \t*•-]{0,4}(?:(?:charge|night|on duty|floor|duty|reporting|hospice) )?(?:nurse|rn|lpn|lvn|cna|aide)(?: name)? ?[:–-] ?)(?<name>\p{L}[\p{L}'.-]{1,14}(?: \p{L}[\p{L}'-]{1,18})?)(?:,? (?:RN|LPN|LVN|CNA))?[ ,:@-]{1,3}(?:(?:ph|tel|cell|at|phone)\b[ .:]{0,2})?(?=\(?\d{3}\D{0,2}\d{3}\D?\d{4})/giu,
);
/** "TOD 0240 / RN TESS 607-555-0137": the same in capitals. */
const nurseLoud = quick(
  /(?<=(?:^|[\n/.;,]) ?)(?:RN|LPN|LVN|CNA|NURSE|CHARGE (?:RN|NURSE)) (?<name>\p{Lu}{3,14}(?: \p{Lu}[\p{Lu}'-]{2,18})?)[ ,:@/|-]{1,4}(?:(?:CB|C\/B|CALL ?BACK|PH|TEL|CELL|NO|#)[ .:#]{1,3})?(?=\(?\d{3}\D{0,2}\d{3}\D?\d{4})/gu,
);
const otherNurse =
  /\b(?:ask|see|pron\w*|declared|contact|by|with|w\/|visit\w*|hospice|home health|former|day|agency)\W*(?:for|rn|nurse)?\W*$/i;

export function addNurseWithNumber(sheet: Sheet): void {
  if (bestOf(sheet, "callerName")) return;
  addWritingNurse(sheet);
  if (bestOf(sheet, "callerName") || bestOf(sheet, "callerPhone")) return;
  const { text } = sheet.page;
  const labelled = [...text.matchAll(nurseLabelled), ...text.matchAll(nurseLoud)];
  const found = [...text.matchAll(nurseWithNumber), ...labelled];
  const [only] = found;
  if (!only || found.length > 1) return;
  if (labelled.length === 0 && otherNurse.test(text.slice(Math.max(0, only.index - 30), only.index))) return;
  // "Nurse Robin on site till you get there": who waits has not rung.
  if (
    /^[^.\n]{0,56}\b(?:on[- ]?site|on scene|till you|til you|until you|is who|is the (?:one|person|contact)|to see|ask for (?:her|him))\b/i.test(
      text.slice(only.index, only.index + 96),
    )
  )
    return;
  const said = only.groups?.["name"] ?? "";
  const isTaken = sheet.candidates.some(
    ({ field, start, end }) => /Name$|By$|Doctor$/.test(field) && start < only.index + said.length && end > only.index,
  );
  // "…, T. Oyelowo RN 712-555-0150": an initial stands before.
  const at = only.index + only[0].indexOf(said);
  const initial = /(?<!\p{L})(?:\p{Lu}\.? ){1,2}$/u.exec(text.slice(Math.max(0, at - 6), at))?.[0] ?? "";
  const name = isTaken ? null : readName(initial + said);
  if (!name) return;
  addReading(sheet, "callerName", { ...name, confidence: 0.7 }, at - initial.length, {});
  const from = only.index + only[0].length;
  const [phone] = findPhones(text.slice(from, from + 24));
  addReading(sheet, "callerPhone", phone && { ...phone, confidence: 0.72 }, from, {});
}

/** "Field nurse: Ann Lee, RN" of a note whose writer says "I called": she has written it. */
const nurseItem = quick(
  /(?<=(?:^|\n)[ \t*•-]{0,4}(?:(?:field|visiting|visit|on[- ]call|case|hospice|charge|night|duty|after[- ]hours|primary|reporting|assigned) ){0,2}(?:nurse|rn|lpn|clinician)(?: name)?[ \t]?[:=][ \t]{0,12})(?=\p{Lu}\p{Ll}+ \p{Lu})/giu,
);
const firstPerson =
  /\b(?:I (?:have |just |then |also )?(?:called|phoned|notified|rang|pronounced|am (?:staying|here|still|on site))|(?:pronounced|called|declared) by me|my cell|reach me|call me)\b/;

function addWritingNurse(sheet: Sheet): void {
  const { text } = sheet.page;
  if (!firstPerson.test(text)) return;
  const [only, other] = [...text.matchAll(nurseItem)];
  const name = only && !other ? readName(text.slice(only.index, only.index + 48).split("\n")[0] ?? "") : null;
  if (only && name?.isFull && !name.isDoctor && name.start === 0)
    addReading(sheet, "callerName", { ...name, confidence: 0.74 }, only.index, {});
}
