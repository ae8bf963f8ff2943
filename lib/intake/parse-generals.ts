// Reads names, numbers, addresses and relations, whose label may leave open whose they are.
import type { RequestField } from "@/lib/transports/schema";
import { addressFields, joinCity } from "./parse-address-parts";
import { readFact } from "./parse-facts";
import { addNameParts, isNamePart } from "./parse-name-parts";
import { readName } from "./parse-names";
import { readOwner } from "./parse-owners";
import { isPerson, personFields, readPerson } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readFacility } from "./parse-places";
import { readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Reading, Span } from "./parse-span";
import { readAddressOf } from "./parse-where";
import type { Kind, Owner } from "./words/labels";

/** A second "Name" asks for somebody else. */
function hasName(sheet: Sheet, owner: Owner): boolean {
  const field = isPerson(owner) ? personFields[owner].name : undefined;
  return field !== undefined && bestOf(sheet, field) !== undefined;
}

/** Behind "Place" a bare "Name" is a person's where it is turned round or a birth, age or sex follows at once. */
const isPersonsName = (sheet: Sheet, segment: string, end: number) =>
  /^\s*\p{L}[\p{L}'-]+(?: (?:Jr|Sr|I{2,3}|IV)\.?)?, \p{L}[\p{L}'. -]+$/iu.test(segment) ||
  /^[\s;,|]{1,12}(?:d\.?o\.?b|age|sex|born|birth|date of birth|gender|edad|sexo|f\.? ?nac)\b/i.test(
    sheet.page.text.slice(end, end + 30),
  );

/** Reads the words behind a label of a kind that several persons and places have. */
export function readGeneral(sheet: Sheet, kind: Kind, owner: Owner | null, slot: Slot): void {
  const { value, depth, tail } = slot;
  const segment = sheet.page.text.slice(value.start, value.end);
  const asked: string = kind;
  switch (asked) {
    case "name":
      if (
        !slot.role?.owner &&
        owner &&
        isPerson(owner) &&
        owner !== "deceased" &&
        hasName(sheet, owner) &&
        !bestOf(sheet, "deceasedName")
      )
        readPerson(sheet, "deceased", value, depth);
      else if (owner === null || isPerson(owner)) readPerson(sheet, owner ?? "deceased", value, depth);
      else if (
        !slot.role?.owner &&
        !bestOf(sheet, "deceasedName") &&
        readName(segment)?.isFull &&
        (readFacility(segment)?.kind ?? "Other") === "Other" &&
        (owner !== "location" || isPersonsName(sheet, segment, value.end))
      )
        readPerson(sheet, "deceased", value, depth);
      else readOwner(sheet, owner, slot);
      return;
    case "firstName":
    case "middleName":
    case "lastName":
    case "suffix":
      if (isNamePart(kind)) addNameParts(sheet, owner, kind, value, depth);
      return;
    case "phone":
    case "altPhone":
      readPhone(
        sheet,
        kind,
        !slot.role?.owner && isCallback(sheet, slot.label) ? "caller" : owner,
        value,
        depth,
        /^(?:dr|doc|doctor|md|phys|physician)\b/i.test(sheet.page.text.slice(slot.label.start, slot.label.end)),
        slot.role?.owner !== null,
      );
      return;
    case "extension":
      addExtension(sheet, owner, value);
      return;
    case "address": {
      // In running text "our address is" speaks of the place, whoever was named before it.
      const said = sheet.page.text.slice(slot.label.start, slot.label.end);
      const isSaid = slot.line === -1 && slot.role?.owner === null && (owner === "caller" || /^our\b/i.test(said));
      const isOwn = isSaid && /\bmy\s+$/i.test(sheet.page.text.slice(0, slot.label.start).slice(-6));
      const field = owner && (!isSaid || isOwn) ? addressFields[owner] : "locationAddress";
      if (field) readAddressOf(sheet, field, value, tail, depth);
      else sheet.used.push(value);
      return;
    }
    case "city":
    case "state":
    case "zip":
    case "unit":
      joinCity(sheet, owner, kind, value, depth);
      return;
    case "presence":
      if (owner === "nok" || owner === "caller") readFact(sheet, "familyThere", value, depth);
      return;
    case "caseNumber":
      if (owner === "coroner" || owner === "coronerNotified" || isAfterCoroner(sheet, slot))
        readFact(sheet, "coronerCaseNumber", value, depth);
      else sheet.used.push(value);
      return;
    case "relationship":
    case "function": {
      const relation = (kind === "function" ? readFunction(segment) : null) ?? readRelation(segment);
      const field: RequestField | null =
        owner === "caller" || (owner !== "nok" && !bestOf(sheet, "nokName") && bestOf(sheet, "callerName"))
          ? "callerRelationship"
          : owner === "contact" || owner === "contactSecondary"
            ? null
            : "nokRelationship";
      const taken = kind === "function" ? (owner === "nok" ? null : "callerRelationship") : field;
      if (taken && relation) addReading(sheet, taken, relation, value.start, { confidence: 0.95, depth });
      return;
    }
    default:
      sheet.used.push(value);
  }
}

/** Behind "Title" a function is taken as it is stated; letters of a licence before it are none: "RN, night charge". */
function readFunction(segment: string): Reading | null {
  const match = /^(\s*(?:(?:RN|LPN|LVN|CNA|BSN|MSN|MD|DO|NP|PA)\b[\s,/]+){1,3})([a-z][a-z ]{3,30})\s*$/.exec(segment);
  const [, lead = "", said = ""] = match ?? [];
  return match ? { value: said.trim(), start: lead.length, end: lead.length + said.length, confidence: 0.9 } : null;
}

/** "Call back" asks for the number of the one who rang, whoever was spoken of last. */
const isCallback = (sheet: Sheet, { start, end }: Span) =>
  /^(?:call ?-?backs?|cb|return (?:no|number|call|phone))\b/i.test(sheet.page.text.slice(start, end)) &&
  bestOf(sheet, "callerName") !== undefined &&
  !bestOf(sheet, "callerPhone");

const extended = new Set<RequestField>([
  "callerPhone",
  "nokPhone",
  "doctorPhone",
  "certifyingDoctorPhone",
  "contactPhone",
  "locationPhone",
]);

/** An extension that a form asks for by itself goes with the number before it. */
function addExtension(sheet: Sheet, owner: Owner | null, { start, end }: Span): void {
  const segment = sheet.page.text.slice(start, end);
  const number = /^\W{0,3}(\d{1,6})\W*$/.exec(segment)?.[1];
  if (number === undefined) return;
  sheet.used.push({ start, end });
  const field =
    owner && isPerson(owner) ? personFields[owner].phone : owner === "location" ? "locationPhone" : undefined;
  const phone = sheet.candidates.findLast(
    (one) =>
      (field ? one.field === field : extended.has(one.field)) &&
      start - one.end < 80 &&
      start >= one.end &&
      !/\p{L}{2}[^\n]*\p{L}{2}/u.test(
        sheet.page.text
          .slice(one.end, start)
          .replace(/\b(?:phone|ext\w*|anexo|number|no|caller|contact|nok|facility)\b/gi, "")
          .replace(/_/g, " "),
      ),
  );
  if (phone && !/x\d+$/.test(phone.value)) phone.value = `${phone.value} x${number}`;
}

/** Whether the coroner is spoken of shortly before, so that a bare "Case no." is the coroner's. */
const isAfterCoroner = (sheet: Sheet, { label }: Slot) =>
  /\b(?:coroner|m\.?e\.?|medical examiner|forense|omi|ocme)(?:'?s)? (?:case|inv|review|jurisdiction|accepted)?\W[^\n]{0,60}$/i.test(
    sheet.page.text.slice(Math.max(0, label.start - 90), label.start),
  );

const sameAsPhone =
  /^\W*(?:same(?:\s+as)?\s*(?:the )?(?<who>caller|above|res(?:idence)?|location|loc|place|pod|there|home|house|nok|attending|contact|facility)?|(?:el|la)?\s*mism[ao])\b/i;

/** Reads a number, its alternative, or that it is like another. */
export function readPhone(
  sheet: Sheet,
  kind: Kind,
  owner: Owner | null,
  value: Span,
  depth: number,
  slotIsPlainDoctor = false,
  isOwn = false,
): void {
  const segment = sheet.page.text.slice(value.start, value.end);
  const phones = findPhones(segment).filter(({ hint }) => hint !== "fax");
  const same = phones.length === 0 ? sameAsPhone.exec(segment) : null;
  if (same) {
    const who = (same.groups?.["who"] ?? "").toLowerCase();
    if (owner === "nok")
      sheet.copies.push({
        to: "nokPhone",
        from: /^(?:res|loc|place|pod|there|home|house|facility)/.test(who) ? "location" : "caller",
        ...value,
      });
    else if (owner === "certifier") sheet.copies.push({ to: "certifierPhone", from: "attending", ...value });
    else if (owner === "contact")
      sheet.copies.push({ to: "contactPhone", from: who === "nok" ? "nok" : "caller", ...value });
    return;
  }
  const [first, second] = phones;
  if (owner === "callerId" || owner === "sender") {
    if (owner === "callerId") addReading(sheet, "callerIdPhone", first, value.start, { confidence: 0.95, depth });
    return;
  }
  if (owner === "location" || owner === "pickup") {
    if (kind === "phone") addReading(sheet, "locationPhone", first, value.start, { confidence: 0.93, depth });
    return;
  }
  // "Doctor signing: … DR. Phone: …" is the number of the one who signs, unless both are one.
  if (owner === "attending" && slotIsPlainDoctor) {
    const [attending, signer] = [bestOf(sheet, "attendingDoctor"), bestOf(sheet, "certifyingDoctor")];
    if (signer && attending?.value !== signer.value && (!attending || signer.start > attending.start)) {
      addReading(sheet, "certifyingDoctorPhone", first, value.start, { confidence: 0.9, depth });
      return;
    }
  }
  const fields = owner && isPerson(owner) ? personFields[owner] : owner === null ? personFields.caller : {};
  // "Phone: … Cell: …" are two numbers of one person.
  const earlier = fields.alt && fields.phone && kind === "phone" && !isOwn ? bestOf(sheet, fields.phone) : undefined;
  const isSecond =
    earlier !== undefined && first !== undefined && earlier.value !== first.value && value.start - earlier.end < 60;
  const field = kind === "altPhone" || isSecond ? fields.alt : fields.phone;
  if (field) addReading(sheet, field, first, value.start, { confidence: owner ? 0.95 : 0.6, depth });
  if (kind === "phone" && second && fields.alt)
    addReading(sheet, fields.alt, second, value.start, { confidence: 0.88, depth });
  // A name that stands with the number: "Contact phone: 312-555-0142 (Beto)".
  if (owner === "contact" && first && !bestOf(sheet, "contactName")) {
    const name = readName(segment.slice(first.end).replace(/^[\s(,-]+/, (lead) => " ".repeat(lead.length)));
    if (name?.isFull) addReading(sheet, "contactName", name, value.start + first.end, { confidence: 0.7, depth });
  }
}
