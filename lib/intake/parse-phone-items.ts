// Reads the number behind a person's or a place's label, with what else of the person stands beside it.
import { readName } from "./parse-names";
import { isPerson, personFields } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import type { Kind, Owner } from "./words/labels";

const sameAsPhone =
  /^\W*(?:same(?:\s+as)?\s*(?:the )?(?<who>caller|above|res(?:idence)?|location|loc|place|pod|there|home|house|nok|attending|contact|facility)?|(?:el|la)?\s*mism[ao])\b/i;

/** "DR. phone", "Tel. del médico": a doctor's number, and not said whose of two. */
export const plainDoctor =
  /^(?:(?:phone|ph|tel[eé]?f?(?:ono)?|number|no)[\s.(]{1,3}(?:(?:of|for|del?|la|the)\s){0,2})?(?:dr|doc|doctora?|md|phys|physician|m[eé]dic[oa])(?!\p{L})/iu;

const ownLine =
  /\bmy (?:own |work |direct |personal )?(?:cell|direct|mobile|line|number|ext(?:ension)?)\b[^.;\n\d]{0,14}$/i;

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
  // "Unit phone 512-555-0144, my cell 512-555-0185 is better".
  const mine = owner === "caller" ? phones.find(({ start }) => ownLine.test(segment.slice(0, start))) : undefined;
  const [first, second] = mine ? [mine] : phones;
  // "Tel 337-555-0106   Fax 337-555-0107" under a head is the sender's house.
  if (owner === null && /\bfax\b/i.test(sheet.page.text.slice(value.end, value.end + 30).split("\n")[0] ?? "")) return;
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
  // "NOK phone: 865-555-0199 (Janice, dtr)".
  const beside =
    owner === "nok" && kind === "phone" && first
      ? /^[\s,]*\((?!(?:her|his|their)\b)([^()\n]{2,40})\)/.exec(segment.slice(first.end))
      : null;
  if (beside && first) {
    const [said, words = ""] = beside;
    const at = value.start + first.end + said.length - words.length - 1;
    const name = readName(words);
    if (name && !bestOf(sheet, "nokName")) addReading(sheet, "nokName", name, at, { confidence: 0.8, depth });
    const tie = readRelation(words);
    if (tie?.kind === "kin") addReading(sheet, "nokRelationship", tie, at, { confidence: 0.85, depth });
  }
  // A name that stands with the number: "Contact phone: 312-555-0142 (Beto)".
  if (owner === "contact" && first && !bestOf(sheet, "contactName")) {
    const name = readName(segment.slice(first.end).replace(/^[\s(,-]+/, (lead) => " ".repeat(lead.length)));
    if (name?.isFull) addReading(sheet, "contactName", name, value.start + first.end, { confidence: 0.7, depth });
  }
}
