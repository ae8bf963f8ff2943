// Reads what stands behind a person's label: the name, and whatever of that person follows it.
import type { RequestField } from "@/lib/transports/schema";
import { trimName } from "./parse-called";
import { readCopy } from "./parse-person-copies";
import { findAddresses } from "./parse-addresses";
import { readBehindFirm, readBehindHouse } from "./parse-behind-house";
import { readCallerPlace } from "./parse-caller-house";
import { houseKinds, readCallerKind } from "./parse-caller-kind";
import { ofPartner } from "./parse-name-checks";
import { isClergy, isTheCaller, kinBeside } from "./parse-kin-labels";
import { type NameReading, readName } from "./parse-names";
import { readRelation } from "./parse-relations";
import { readTie } from "./parse-person-ties";
import {
  anotherPerson,
  anothers,
  besideAnother,
  leadsToOwn,
  firmBefore,
  greeted,
  nobody,
  ofAnother,
  readParted,
  thereBefore,
  ticked,
  toldYes,
  turnsTo,
  withoutYes,
} from "./parse-person-words";
import { readBehindCalling } from "./parse-on-site";
import { findPhones } from "./parse-phones";
import { doesBoth, saysSigning, seesDoctor } from "./parse-doctor-words";
import { behindCalling } from "./parse-calling-names";
import { readFacility, findFacilities } from "./parse-places";
import { addReading, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import type { Owner } from "./words/labels";

export type PersonOwner = Extract<
  Owner,
  "caller" | "deceased" | "nok" | "attending" | "certifier" | "contact" | "contactSecondary" | "release" | "pronouncer"
>;

const ownCallings: ReadonlySet<string> = new Set(["pronouncer", "release"]);
export const personFields: Readonly<
  Record<
    PersonOwner,
    { name?: RequestField; phone?: RequestField; alt?: RequestField; relation?: RequestField; address?: RequestField }
  >
> = {
  caller: { name: "callerName", phone: "callerPhone", relation: "callerRelationship" },
  deceased: { name: "deceasedName", address: "homeAddress" },
  nok: { name: "nokName", phone: "nokPhone", alt: "nokAltPhone", relation: "nokRelationship", address: "nokAddress" },
  attending: { name: "attendingDoctor", phone: "doctorPhone" },
  certifier: { name: "certifyingDoctor", phone: "certifyingDoctorPhone" },
  contact: { name: "contactName", phone: "contactPhone" },
  contactSecondary: {},
  release: { name: "releaseAuthorizedBy" },
  pronouncer: { name: "pronouncedBy" },
};

export const isPerson = (owner: Owner | null): owner is PersonOwner => owner !== null && owner in personFields;

/** "Walter. Walter Dombrowski.": the name once more, in full. */
function fuller(segment: string, { end, value }: NameReading): NameReading | null {
  const gap = /^[.,!]{1,2}\s+/.exec(segment.slice(end))?.[0];
  const name = gap === undefined ? null : readName(segment.slice(end + gap.length));
  if (gap === undefined || !name || name.start > 0 || !name.value.startsWith(`${value} `)) return null;
  return { ...name, start: end + gap.length, end: end + gap.length + name.end };
}

/** "From: WIRELESS CALLER 203-555-0184" of a voicemail: what the line showed. */
const shownCaller =
  /^\s*(?:(?:wireless|unknown|mobile|cell(?:ular)?|private|toll free|restricted) ?(?:caller|call|name|number|phone)?|out of area)(?: [A-Z]{2})?[\s,(]{1,4}\d{3}/i;

/** Reads the words behind a person's label; a plain doctor's label means the certifier where the words say so. */
export function readPerson(
  sheet: Sheet,
  owner: PersonOwner,
  { start, end }: Span,
  depth: number,
  isPlainDoctor = false,
): boolean {
  const isDoctor = owner === "certifier" || owner === "attending";
  const lead =
    isDoctor || owner === "caller" ? (isDoctor ? ofPartner : greeted).exec(sheet.page.text.slice(start, end)) : null;
  if (lead) return readPerson(sheet, owner, { start: start + lead[0].length, end }, depth, isPlainDoctor);
  const told = sheet.page.text.slice(start, end);
  if (owner === "caller" && shownCaller.test(told))
    return addReading(sheet, "callerIdPhone", findPhones(told)[0], start, { confidence: 0.9, depth });
  const house = owner === "caller" ? firmBefore(told) : null;
  if (house) {
    if (houseKinds[house.kind]) sheet.parts.callerHouse = houseKinds[house.kind];
    return readPerson(sheet, owner, { start: start + house.end, end }, depth);
  }
  if (owner === "caller" && /^\s*[[(☐☑☒✅□■]/.test(told))
    addReading(sheet, "callerType", readCallerKind(told), start, { depth });
  const answer = withoutYes(owner, ticked(owner, told));
  // "The son, Joyce's husband, Carlton Renfroe".
  const segment = owner === "nok" ? (answer?.replace(ofAnother, (words) => " ".repeat(words.length)) ?? null) : answer;
  if (segment === null || (owner === "nok" && (nobody.test(segment) || besideAnother.test(segment)))) return false;
  // "Contact for the family: Pastor Jim": who speaks for a family is not yet of it.
  if (owner === "nok" && isClergy(sheet.page.text, { start, end })) return false;
  // "Death certificate: call Ann Kerr about copies".
  if (owner === "certifier" && /^\W*(?:call|contact|see|ask|mail|send|fax|email|copies)\b/i.test(segment)) return false;
  // "Kin: Mitchell Faulkner (ex-husband), not n.o.k."
  if (owner === "nok" && /\bnot (?:the |his |her )?(?:legal )?(?:n\.?o\.?k\b|next of kin)/i.test(segment)) return false;
  if (readCopy(sheet, owner, segment, start)) return true;
  const caller = owner === "nok" ? isTheCaller.exec(segment) : null;
  if (caller) {
    sheet.copies.push({ to: "nok", from: "caller", isLabelled: true, start, end });
    // "La esposa (same as caller). Hijo Martín …": whoever follows is another.
    const until = caller.index + caller[0].length;
    if (until < segment.trimEnd().length) return readPerson(sheet, owner, { start, end: start + until }, depth);
  }
  if (owner === "nok" && /\bsame (?:number|phone|cell|#|ph)\b/i.test(segment))
    sheet.copies.push({ to: "nokPhone", from: "caller", start, end });
  const partner =
    (ofPartner.exec(segment) ?? (owner === "attending" ? seesDoctor.exec(segment) : null))?.[0].length ?? 0;
  if (partner > 0) return readPerson(sheet, owner, { start: start + partner, end }, depth, isPlainDoctor);
  const fields = personFields[owner];
  const behind =
    (owner === "caller" ? readBehindHouse(segment) : null) ??
    (owner === "caller" || owner === "contact" ? readBehindCalling(segment) : null);
  const read =
    behind ??
    readName(segment) ??
    (owner === "caller" ? readBehindFirm(segment) : ownCallings.has(owner) ? behindCalling(segment) : null);
  const again = read && !read.isFull ? fuller(segment, read) : null;
  // "Ordered by: Biggs Funeral Home, 41 Prescott Ave, by Vince Biggs": whom the caller speaks for.
  const firm =
    owner === "caller" && read && read.start > 8 ? findFacilities(segment.slice(0, read.start))[0]?.kind : undefined;
  if (firm && houseKinds[firm] && (behind === read || /,\s+by\s+$/i.test(segment.slice(0, read?.start))))
    sheet.parts.callerHouse = houseKinds[firm];
  const whole =
    read && !isOnBehalf(owner, segment, read) ? trimName(segment, again ?? readParted(segment) ?? read) : null;
  const name = whole && { ...whole, value: whole.value.replace(/^(\p{L}+) (\p{L}.*) \1$/u, "$1 $2") };
  const facility = name ? null : readFacility(segment);
  const [rest, restAt] = [segment.slice(name?.end ?? 0), start + (name?.end ?? 0)];
  const isSigner = owner === "attending" && saysSigning(ownWords(segment, name?.end ?? 0));
  const isBoth = isSigner && (!isPlainDoctor || doesBoth.test(ownWords(segment, name?.end ?? 0).slice(name?.end ?? 0)));
  if (name) {
    const nameField = isSigner && !isBoth ? "certifyingDoctor" : fields.name;
    // "Officer Shaw": behind a label a title makes a name of one word.
    // So does what somebody does behind it: "See: Tish, charge nurse".
    const isTitled =
      (owner === "caller" || owner === "contact") && (name.title !== undefined || isCalled(owner, segment, name));
    if (nameField)
      addReading(sheet, nameField, isTitled ? { ...name, confidence: Math.max(name.confidence, 0.85) } : name, start, {
        confidence: 0.95,
        depth,
      });
    if (isBoth) addReading(sheet, "certifyingDoctor", name, start, { confidence: 0.85, depth });
  }
  if (owner === "caller" && name && kinBeside.test(rest.slice(0, 80)))
    sheet.copies.push({ to: "nok", from: "caller", start: restAt, end: restAt + rest.length });
  if (fields.relation) readTie(sheet, fields.relation, segment, start, name?.start ?? 0, name?.end ?? 0, depth);
  const others = owner === "attending" ? rest.search(nextRole) : -1;
  // "Caller: Jo Rusk, RN, St Ann's. Daughter Pam 505-…": the next person's number is not the first one's.
  const other = owner === "nok" || owner === "contactSecondary" ? -1 : rest.search(anotherPerson);
  const next = other < 0 || others < 0 ? Math.max(other, others) : Math.min(other, others);
  const phones = findPhones(next < 0 ? rest : rest.slice(0, next)).filter(({ hint }) => hint !== "fax");
  const [first, second] = phones;
  const ownField = owner === "nok" && leadsToOwn.test(rest.slice(0, first?.start)) ? "callerPhone" : fields.phone;
  const phoneField = isSigner && !isBoth && isPlainDoctor ? "certifyingDoctorPhone" : ownField;
  // "Att: Dr. Ike Sorrells      RN cell 706-…".
  const isStaffs = isDoctor && first !== undefined && staffs.test(rest.slice(0, first.start));
  if (first && phoneField && !isStaffs) addReading(sheet, phoneField, first, restAt, { confidence: 0.92, depth });
  const between = rest.slice(first?.end ?? 0, second?.start);
  // "Yes, Pearlie, the house is 423-…. You can call me on 423-…".
  const isMine = owner === "nok" && first && second && leadsToOwn.test(between);
  if (isMine) addReading(sheet, "callerPhone", second, restAt, { confidence: 0.88, depth });
  else if (first && second && fields.alt && between.length < farthestSecond && !anothers.test(between))
    addReading(sheet, fields.alt, second, restAt, { confidence: 0.9, depth });
  const [address] = findAddresses(rest);
  // "… asked that she be taken to Las Palmas, 740 N Main St": an address behind a house is the house's.
  const isHouses = address && findFacilities(rest.slice(0, address.start)).length > 0;
  // "Deceased is Al Roe, 61, at 40 Ridge Rd": where he lies, and not where he is told to live.
  const isThere = owner === "deceased" && thereBefore.test(rest.slice(0, address?.start));
  const isAnothers =
    address !== undefined && turnsTo[owner === "nok" ? "dead" : "kin"].test(rest.slice(0, address.start));
  if (address && !isHouses && !isAnothers && fields.address)
    addReading(sheet, isThere ? "locationAddress" : fields.address, address, restAt, { confidence: 0.9, depth });
  if (owner === "caller") readCallerPlace(sheet, facility ? segment : rest, facility ? start : restAt, depth);
  return name !== null || first !== undefined;
}

/** So near stand two numbers of one person. */
const farthestSecond = 90;
const staffs =
  /(?:\s{2}|[,;.|\n]\s?)(?:RN|LPN|(?:charge |hospice |my )?nurse|caller|nok|family)(?:['’]s)? ?(?:cell|phone|ph|tel|direct|line|#|number|at)?[\s.:#]{0,3}$/i;

/** "Hospital operator for Dr. Sung": who is rung for has not rung. */
const isOnBehalf = (owner: PersonOwner, segment: string, { start }: { start: number }) =>
  owner === "caller" &&
  start > 4 &&
  /\b(?:for|on behalf of|re|about)\s+(?:(?:dra?|mrs?|ms)\b\.? ?)?$/i.test(segment.slice(0, start));

/** "Tish, charge nurse", "unit manager Tisha": what somebody does stands beside the name. */
function isCalled(owner: PersonOwner, segment: string, { start, end }: { start: number; end: number }): boolean {
  const behind = segment.slice(end, end + 40);
  if (calledBehind.test(behind) && readRelation(behind.replace(/^\W+/, ""))?.start === 0) return true;
  // "Contact person: Della in housekeeping".
  if (owner === "contact" && start < 3 && /^ (?:in|at|from|on|with) (?:the )?\p{Ll}/u.test(behind)) return true;
  return owner === "contact" && start > 2 && readRelation(segment.slice(0, start))?.kind === "function";
}

const calledBehind = /^\s?[,(/-]/;

const askedSigner =
  /\b(?:not sure|unsure|idk|dunno|no idea|unknown|don'?t know|do not know|didn'?t say|tbd|find out|no s[eé])(?![\wà-ÿ])[^.;\n]{0,16}\b(?:who|if|whether|qui[eé]n|si)\b|\bwho (?:will |is )?sign(?:s|ing)?\s?\?/i;

/** "ATTENDING WEHRMAN, CERTIFYING MUELLER". */
const nextRole =
  /\b(?:dc|DC|[Cc]ertifying|CERTIFYING|[Cc]ertifier|CERTIFIER|[Ss]igning|SIGNING|[Cc]ert|CERT)\b[:. ]{1,3}(?!DC|D\/C|MD\b|DR\b|CERT|DEATH|PH|Phone|Tel|TEL|Office|OFFICE|Cell|Fax)\p{Lu}\p{L}{2}|\b(?:[Ss]igned|[Cc]ertified|[Ss]igning|[Cc]overing|[Pp]artner|[Bb]y)\b[^.;\n\d]{0,16}?\bDra?\b\.? \p{Lu}\p{L}/u;

/** What is said of one doctor: neither of the next one nor in doubt. */
function ownWords(segment: string, from: number): string {
  const rest = segment.slice(from);
  const next = rest.search(
    /\b(?:dra?|doctora?)\b\.?\s+(?!(?:ph|phone|tel|number|no|will|signs?|is|office|#)\b)\p{L}/iu,
  );
  const role = rest.search(nextRole);
  const ends = [next, role].filter((at) => at >= 0);
  const own = ends.length === 0 || from === 0 ? rest : rest.slice(0, Math.min(...ends));
  const doubt = own.search(askedSigner);
  return segment.slice(0, from) + (doubt < 0 ? own : own.slice(0, doubt));
}

/** "NOK notified: Y - Kelvin Marsh (nephew) 907-555-0152" names the next of kin; "by nurse Bliss" does not. */
export function readToldKin(
  sheet: Sheet,
  { label, value, depth }: { label: Span; value: Span; depth: number },
): boolean {
  const { text } = sheet.page;
  const words = text.slice(value.start, value.end);
  if (!/\b(?:nok|kin|family)\b/i.test(text.slice(label.start, label.end)) || /\b(?:by|per)\b/i.test(words))
    return false;
  const lead = toldYes.exec(words)?.[0].length ?? 0;
  const told = words.slice(lead);
  if (
    readRelation(told.replace(/^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}/u, ""))?.kind !== "kin" &&
    readRelation(told)?.kind !== "kin"
  )
    return false;
  return readPerson(sheet, "nok", { start: value.start + lead, end: value.end }, depth);
}
