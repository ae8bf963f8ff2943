// Reads names, numbers, addresses and relations, whose label may leave open whose they are.
import type { RequestField } from "@/lib/transports/schema";
import { addressFields, joinCity } from "./parse-address-parts";
import { isOwnKin } from "./parse-home-cues";
import { readCallerKind, readStanding, readWork } from "./parse-caller-kind";
import { readFact } from "./parse-facts";
import { addNameParts, isNamePart } from "./parse-name-parts";
import { readName } from "./parse-names";
import { readOwner } from "./parse-owners";
import { kinBeside, tickedTie } from "./parse-kin-labels";
import { isPerson, personFields, readPerson } from "./parse-people";
import { plainDoctor, readPhone } from "./parse-phone-items";
import { findPhones } from "./parse-phones";
import { findFacilities, readFacility } from "./parse-places";
import { readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Reading, Span } from "./parse-span";
import { readAddressOf } from "./parse-where";
import { isWorkerOrKin, isWhoCalled } from "./parse-who-called";
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

/** Only of the dead is the birth asked. */
const bornBehind = /^\s{1,12}(?:d\.?o\.?b|born|birth|date of birth|f\.? ?nac)\b/i;

/** Reads the words behind a label of a kind that several persons and places have. */
export function readGeneral(sheet: Sheet, kind: Kind, owner: Owner | null, slot: Slot): void {
  const { value, depth, tail } = slot;
  const segment = sheet.page.text.slice(value.start, value.end);
  const asked: string = kind;
  switch (asked) {
    case "name":
      if (isWhoCalled(sheet, slot, segment) || isWorkerOrKin(sheet, slot, segment))
        readPerson(sheet, "caller", value, depth);
      else if (
        !slot.role?.owner &&
        owner &&
        isPerson(owner) &&
        owner !== "deceased" &&
        (hasName(sheet, owner) || bornBehind.test(sheet.page.text.slice(value.end, value.end + 24))) &&
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
      // "(Last, First, Middle): PEMBERTON-HAYES, THADDEUS" is the whole name.
      if (kind !== "suffix" && /^\s*\p{Lu}[\p{L}'-]+, ?\p{Lu}\p{L}/u.test(segment))
        readPerson(sheet, owner && isPerson(owner) ? owner : "deceased", value, depth);
      else if (isNamePart(kind)) addNameParts(sheet, owner, kind, value, depth);
      return;
    case "phone":
    case "altPhone":
      // "NOK / phone": one cell for the person and the number.
      if (
        kind === "phone" &&
        slot.role?.owner === "nok" &&
        /[/&+]/.test(sheet.page.text.slice(slot.label.start, slot.label.end)) &&
        /^\W*\p{L}/u.test(segment)
      )
        return void readPerson(sheet, "nok", value, depth);
      // "Physician Name & Phone: Ophelia Brandt / 312-…".
      if (
        owner !== null &&
        isPerson(owner) &&
        owner !== "deceased" &&
        /\bnames?\b|[&+]|\band\b/i.test(sheet.page.text.slice(slot.label.start, slot.label.end)) &&
        !hasName(sheet, owner) &&
        readName(segment)
      ) {
        readPerson(sheet, owner, value, depth);
        return;
      }
      readPhone(
        sheet,
        kind,
        phoneOwner(sheet, owner, slot),
        value,
        depth,
        plainDoctor.test(sheet.page.text.slice(slot.label.start, slot.label.end)),
        slot.role?.owner !== null && !ofTwo.test(sheet.page.text.slice(slot.label.start, slot.label.end)),
      );
      return;
    case "extension":
      return addExtension(sheet, owner, value);
    case "address": {
      // In running text "our address is" speaks of the place, whoever was named before it, and "my address" of the writer.
      const said = sheet.page.text.slice(slot.label.start, slot.label.end);
      const isPlain = slot.line === -1 && slot.role?.owner === null;
      const isOwn = isPlain && /\bmy\s+$/i.test(sheet.page.text.slice(0, slot.label.start).slice(-6));
      const isSaid = isPlain && (owner === "caller" || /^our\b/i.test(said)) && !isOwn;
      const isHouse = /^our\b/i.test(said) && isCareHead(sheet);
      const isTheirs = isHouse || (slot.role?.owner === null && isFarFromGoal(sheet, owner, slot));
      const asked = owner && !isSaid && !isTheirs ? addressFields[owner] : "locationAddress";
      const field = isOwn && isOwnKin.test(sheet.page.text) ? "nokAddress" : asked;
      if (field) readAddressOf(sheet, field, value, tail, depth);
      else sheet.used.push(value);
      return;
    }
    case "city":
    case "state":
    case "zip":
    case "unit":
      // "loc_st: 22 Bramhall Hill, Portland, ME": a street.
      if (
        kind === "state" &&
        owner &&
        addressFields[owner] &&
        /^\W{0,2}\d+ \p{L}/u.test(sheet.page.text.slice(value.start, value.end))
      ) {
        readAddressOf(sheet, addressFields[owner], value, tail, depth);
        return;
      }
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
      // "Your name and title? Camille Reed, ADON", "Caller/title: …".
      if (
        kind === "function" &&
        /\b(?:caller|your|name|reporter|informant)\b/i.test(sheet.page.text.slice(slot.label.start, slot.label.end)) &&
        !bestOf(sheet, "callerName") &&
        (readName(segment)?.start ?? 9) < 6 &&
        readName(segment)?.isFull
      ) {
        readPerson(sheet, "caller", value, depth);
        return;
      }
      const relation =
        (kind === "function" ? readFunction(segment) : null) ??
        readRelation(kind === "relationship" ? tickedTie(segment) : segment) ??
        readLetters(segment) ??
        (kind === "function" && owner !== "nok" ? readStanding(segment) : null) ??
        (kind === "function" && owner === "caller" ? readWork(segment) : null);
      const field: RequestField | null =
        owner === "caller" ||
        (owner !== "nok" && owner !== "contactSecondary" && !bestOf(sheet, "nokName") && bestOf(sheet, "callerName"))
          ? "callerRelationship"
          : owner === "contact" || owner === "contactSecondary"
            ? null
            : "nokRelationship";
      const isOfCaller = /\bcaller\b/i.test(sheet.page.text.slice(slot.label.start, slot.label.end));
      if ((field === "callerRelationship" || isOfCaller) && boxed.test(segment))
        addReading(sheet, "callerType", readCallerKind(segment), value.start, { depth });
      const taken = kind === "function" ? (owner === "nok" ? null : "callerRelationship") : field;
      if (taken && relation) addReading(sheet, taken, relation, value.start, { confidence: 0.95, depth });
      if (taken === "callerRelationship" && relation && kinBeside.test(segment))
        sheet.copies.push({ to: "nok", from: "caller", ...value });
      // "rel: spouse   802-555-0139".
      const [beside] = taken === "nokRelationship" && relation ? findPhones(segment.slice(relation.end)) : [];
      if (beside && relation && !bestOf(sheet, "nokPhone"))
        addReading(sheet, "nokPhone", beside, value.start + relation.end, { confidence: 0.9, depth });
      return;
    }
    default:
      sheet.used.push(value);
  }
}

/** Whose number a label asks for: "our phone" and "front desk" are the house's, "call back" the caller's, whoever was spoken of last. */
function phoneOwner(sheet: Sheet, owner: Owner | null, { role, label }: Slot): Owner | null {
  const said = sheet.page.text.slice(label.start, label.end);
  if ((!role?.owner || asksCaller.test(said)) && isCallback(sheet, label)) return "caller";
  if (role?.owner) return owner;
  if (/^our\b/i.test(said)) return isCareHead(sheet) ? "location" : owner === "location" ? "caller" : owner;
  return ofHouse.test(said) && owner !== "funeralHome" && owner !== "sender" ? "location" : owner;
}

/** A label that tells which of several numbers of one person it means. */
const ofTwo = /(?:\b|_)(?:work|home|cell|mobile|wk|2)(?:\b|_)/i;

const boxed = /[☐☒☑□✅]|\[[ xX]?\]|\([ xX•]\)/;

/** A hospital or home heads the page: "our address" is its own. */
const isCareHead = (sheet: Sheet) =>
  /^(?:Hospital|Nursing facility|Hospice facility)$/.test(
    findFacilities(sheet.page.text.slice(0, 160))[0]?.kind ?? "",
  ) ||
  (ownResident.test(sheet.page.text) && !/^\W*our (?:chapel|firm|funeral)/im.test(sheet.page.text));
const ownResident = /\b(?:resident|patient|unit|ward|rm|room)\b\W{0,4}[:#]/i;

/** "Address:" some lines below the house of destination, or "address for you", is the place's where none is told. */
function isFarFromGoal(sheet: Sheet, owner: Owner | null, { label, line }: Slot): boolean {
  if ((owner !== "funeralHome" && owner !== "destination") || bestOf(sheet, "locationAddress")) return false;
  if (bestOf(sheet, "pickupLocation")) return false;
  const { text } = sheet.page;
  if (/\b(?:you|your)\b/i.test(text.slice(label.start, label.end + 9))) return true;
  const goal = sheet.candidates.findLast(
    ({ field, start }) => /^d(?:estination|elivery)/.test(field) && start < label.start,
  );
  if (!goal || line === -1) return false;
  const between = text.slice(goal.end, label.start);
  const lines = between.split("\n").slice(1, -1);
  return lines.some((words) => /\p{L}{3}/u.test(words) && !goalsOwn.test(words));
}

/** What a form asks of the funeral home between its name and its address. */
const goalsOwn =
  /^\W*(?:(?:fh|f\/h|funeral|home|mortuary|firm|destination|receiving) ?)*(?:ph(?:one)?|tel|fax|contact|director|attn|notified|license|email|name|city|address)\b/i;

/** "Front desk: …", "Main: …" is the number of the place. */
const ofHouse =
  /^(?:the )?(?:front desk|reception|switchboard|main(?: (?:number|line|desk|no|ph(?:one)?))?|(?:nurses?'? )?st(?:atio)?n|nurses?'? (?:desk|stn|station)|unit (?:phone|desk)|floor (?:phone|desk)|house phone|lobby)\b/i;

/** Behind "Title" a function is taken as it is stated; letters of a licence before it are none: "RN, night charge". */
function readFunction(segment: string): Reading | null {
  const match = /^(\s*(?:(?:RN|LPN|LVN|CNA|BSN|MSN|MD|DO|NP|PA)\b[\s,/]+){1,3})([a-z][a-z ]{3,30})\s*$/.exec(segment);
  const [, lead = "", said = ""] = match ?? [];
  return match ? { value: said.trim(), start: lead.length, end: lead.length + said.length, confidence: 0.9 } : null;
}

/** "Relationship: DON", "Title: AOD": the office in its letters. */
function readLetters(segment: string): Reading | null {
  const match = /^\s*((?:RN,? )?(?:A?DON|AOD|ADNS|DNS|DHS|DSD|ED|MSW|NP|PA-C|HHA))\s*(?=$|[,;|\n(])/.exec(segment);
  const [said = "", word = ""] = match ?? [];
  return match
    ? { value: word, start: said.trimEnd().length - word.length, end: said.trimEnd().length, confidence: 0.85 }
    : null;
}

const asksCaller = /\b(?:reach|call|ring) (?:you|u)\b/i;

/** "Call back" asks for the number of the one who rang, whoever was spoken of last. */
const isCallback = (sheet: Sheet, { start, end }: Span) =>
  /^(?:call ?-?backs?|cb|return (?:no|number|call|phone))\b|\b(?:reach|call|ring) (?:you|u)\b/i.test(
    sheet.page.text.slice(start, end),
  ) && !bestOf(sheet, "callerPhone");

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
  // "Requestor extension: 573-555-0108 x 2217" is the whole number.
  if (number === undefined && findPhones(segment)[0]?.start === 0) readPhone(sheet, "phone", owner, { start, end }, 0);
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
