// Gives what no reader has taken, kin and telephone numbers, to the one field that it fits and that is still empty.
import type { RequestField } from "@/lib/transports/schema";
import { findPhones } from "./parse-phones";
import type { Person } from "./parse-roles";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";

const farthest = 110;
const mostPhones = 12;
/** What may not stand between a person and the number that is theirs. */
const breaks =
  /\n\s*\n|[.;!?]\s+(?![\d(]|(?:his|her|their|cell|ph|phone|tel|number|no|reach|she|he|at|call|c|h|m|w)\b)|\b(?:fax|hospice|hospital|dr|doctor|nurse|facility|desk|main|office|front|coroner|security|caller|station|funeral|mortuary|f\.?h)\b/i;

/** The text says itself that nobody is known. */
const noKin =
  /\bno (?:known |living |local )?(?:nok|next of kin|kin|family|relatives)\b|\b(?:nok|next of kin)\W{1,3}(?:is |are )?(?:unk|unknown|none|not|no\b|tbd|n\/a|pending)/i;

/** Adds the next of kin and the numbers that are left over. */
export function addLeftovers(sheet: Sheet, text: string, persons: readonly Person[]): void {
  const phones = freePhones(sheet, text);
  addKin(sheet, text, persons, phones);
}

/** The numbers of the text that stand in no field. */
function freePhones(sheet: Sheet, text: string): Reading[] {
  const found = findPhones(text).filter(({ hint }) => hint !== "fax");
  if (found.length === 0 || found.length > mostPhones) return [];
  const taken = sheet.candidates.filter(({ field }) => field.endsWith("Phone"));
  return found.filter(
    ({ value, start, end }) => !taken.some((one) => one.value === value || (one.start < end && one.end > start)),
  );
}

/** The one relative of the dead whose number is told is next of kin where the text names no other. */
function addKin(sheet: Sheet, text: string, persons: readonly Person[], phones: readonly Reading[]): void {
  if (bestOf(sheet, "nokName") || bestOf(sheet, "nokPhone") || noKin.test(text)) return;
  const others = namedSpans(sheet);
  const contact = bestOf(sheet, "contactName")?.value;
  const kin = persons.flatMap((person) => {
    const { tie, roles, name } = person;
    if (
      tie?.kind !== "kin" ||
      /friend|neighbou?r|caregiver|roommate/i.test(tie.value) ||
      name.isDoctor ||
      roles.has("deceased") ||
      roles.has("caller")
    )
      return [];
    if (roles.has("contact") || name.value === contact) return [];
    if (others.some(({ start, end }) => start < person.end && end > person.start)) return [];
    const phone = phones.find((one) => isOwn(text, person, one, persons));
    return phone ? [{ person, tie, phone }] : [];
  });
  const [first] = kin;
  if (!first || kin.some(({ person }) => person.name.value !== first.person.name.value)) return;
  const { person, tie, phone } = first;
  const add = (field: RequestField, reading: Reading) =>
    addReading(
      sheet,
      field,
      { ...reading, start: 0, end: reading.end - reading.start, confidence: 0.74 },
      reading.start,
    );
  // "Wife Patsy": half a name, which a list of kin would give in full.
  if (person.name.isFull) add("nokName", { ...person.name, start: person.start, end: person.end });
  add("nokRelationship", tie);
  add("nokPhone", phone);
}

const namedSpans = (sheet: Sheet): Span[] =>
  sheet.candidates.filter(({ field, confidence }) => takers.has(field) && confidence > 0.6);

const takers = new Set<string>(["deceasedName", "callerName", "attendingDoctor", "certifyingDoctor", "pronouncedBy"]);

/** Whether the number stands behind this person with nobody else between. */
function isOwn(text: string, person: Span, phone: Span, persons: readonly Person[]): boolean {
  if (phone.start < person.end || phone.start - person.end > farthest) return false;
  if (persons.some(({ start }) => start > person.end && start < phone.start)) return false;
  return !breaks.test(text.slice(person.end, phone.start));
}
