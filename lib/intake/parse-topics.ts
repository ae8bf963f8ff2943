// Finds out whose an item is where its label leaves it open: by what stood before it, and by the words it labels.
import { doctorAsked } from "./parse-doctor-words";
import { nameOrderers } from "./parse-orderers";
import { findAddresses } from "./parse-addresses";
import { readAnswer } from "./parse-answers";
import type { Role } from "./parse-labels";
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { readFacility } from "./parse-places";
import { readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { kinNamed, roleTold } from "./parse-roles-told";
import { withoutOthers } from "./parse-told-stairs";
import { readTicks } from "./parse-ticks";
import { readKinThere } from "./parse-yes-no";
import type { Owner } from "./words/labels";

/** Whose item it is, where the label tells only its kind. */
export interface Topic {
  section: Owner | null;
  last: Owner | null;
  /** The house of a caller who was named just before: a number behind it is still the caller's. */
  caller: "named" | "housed" | null;
  /** The kind of day that a bare "Time" belongs to. */
  day: "call" | "death" | "requested" | null;
}

/** A day and hour of the last half hour behind "Caller: … When: …" are those of the call. */
export function isJustNow(sheet: Sheet, { start, end }: Span): boolean {
  const match = /\b(\d{1,2}):(\d\d) ?([ap])?/i.exec(sheet.page.text.slice(start, end));
  if (!match || !/\d[/.-]\d/.test(sheet.page.text.slice(start, end))) return false;
  const hour = (Number(match[1]) % (match[3] ? 12 : 24)) + (/p/i.test(match[3] ?? "") ? 12 : 0);
  const [now, then] = [
    Number(sheet.received.slice(11, 13)) * 60 + Number(sheet.received.slice(14)),
    hour * 60 + Number(match[2]),
  ];
  return now >= then && now - then <= 30;
}

/** "Released by: Hana Osei   Date 8/6/26   Time 1322" tells when that was signed. */
export const isBeside = (sheet: Sheet, { label }: Slot) =>
  /\b(?:releas\w*|rel'?d|notified|authoriz\w*|sign\w*|cleared|libera\w*)\b[^\n]{0,100}$/i.test(
    sheet.page.text.slice(Math.max(0, label.start - 110), label.start),
  );

const headsOthers =
  /\b(?:kin|nok|family|pariente|familiar|deceased|decedent|doctor|physician|facility)\b[^\n]{0,24}\n\W*$/i;

const onSite = /\b(?:pick ?-?up|site|scene|arriv\w*|door|gate|removal|crew|driver)\b/i;

/** "Name: … Phone: … Company: …" before anything of the dead: who filled in the form. */
export function nameWriter(slots: readonly Slot[], text: string): void {
  nameOrderers(slots, text);
  const isTold = slots.some(({ role }) => role?.owner === "caller");
  // {"contact": {"name": …, "relationship": …}}: who filled in a web form.
  if (
    !isTold &&
    slots.some(({ role }) => role?.owner === "contact" && role.kinds.includes("relationship")) &&
    !slots.some(({ role, label }) => role?.owner === "contact" && onSite.test(text.slice(label.start, label.end)))
  )
    for (const slot of slots) if (slot.role?.owner === "contact") slot.role = { ...slot.role, owner: "caller" };
  const head = slots.findIndex(({ role, value }) => role?.owner === "contact" && value.end === value.start);
  const group = head < 0 ? [] : slots.slice(head, head + 5);
  if (
    !isTold &&
    group
      .slice(1)
      .some(
        ({ role, line }) =>
          role?.owner === null && role.kinds.includes("relationship") && line - (group[0]?.line ?? 0) < 4,
      )
  )
    for (const slot of group) if (slot.role?.owner === "contact") slot.role = { ...slot.role, owner: "caller" };
  const at = slots.findIndex(
    ({ role }) =>
      role !== null &&
      !role.kinds.includes("callDateTime") &&
      !role.kinds.includes("ignored") &&
      role.owner !== "deceased",
  );
  const [name, ...next] = at < 0 ? [] : slots.slice(at, at + 5).filter(({ role }) => role !== null);
  if (
    !name ||
    name.role?.owner !== null ||
    name.role.kinds.join() !== "name" ||
    slots.some(({ role }) => role?.owner === "caller")
  )
    return;
  // "NEXT OF KIN" heads the name of somebody else.
  if (headsOthers.test(text.slice(Math.max(0, name.label.start - 60), name.label.start))) return;
  const [phone] = next;
  if (phone?.role?.owner !== null || !/^(?:phone|callerPlace|email|relationship)$/.test(String(phone.role.kinds)))
    return;
  if (
    next
      .slice(0, 3)
      .some(({ role }) => /^(?:callerPlace|relationship)$/.test(String(role?.kinds)) && role?.owner === null)
  )
    name.role = { owner: "caller", kinds: [] };
}

/** "DISP: 11:09   UNIT: T31": who was sent. */
const dispatched = /\b(?:disp(?:atch(?:ed)?)?|inc(?:ident)?|rcvd|enrt|pri(?:ority)?)\s?[:#]/i;
const pronounced = /\b(?:pron(?:ounced|ouncement|ouncing|'d)?|declared)\b[^:;]{0,110}$/i;

/** What a label asks for may show only in its words: "On site: Dawn RN", "Donor: Tull, Beau Anthony". */
export function roleBy(sheet: Sheet, role: Role, { value: { start, end }, label }: Slot, topic: Topic): Role {
  const labelled = sheet.page.text.slice(label.start, label.end);
  const [kind] = role.kinds;
  // "Unit" on the line of an order is the vehicle.
  if (
    kind === "room" &&
    /^unit$/i.test(labelled) &&
    /\b(?:taker|run|disp(?:atch\w*)?|type|driver|crew|time in)\b/i.test(
      sheet.page.text.slice(end, end + 80).split("\n")[0] ?? "",
    ) &&
    !/\b(?:rm|room|bed)\b/i.test(sheet.page.text.slice(end, end + 40))
  )
    return { owner: null, kinds: ["ignored"] };
  const before = () => sheet.page.text.slice(sheet.page.text.lastIndexOf("\n", label.start - 1) + 1, label.start);
  if (kind === "room" && /^unit$/i.test(labelled) && dispatched.test(before()))
    return { owner: null, kinds: ["ignored"] };
  // "CALLER: … CO: Bayou Grace Hospice": the caller's house, and no county.
  if (kind === "county" && topic.caller === "named" && readFacility(sheet.page.text.slice(start, end)))
    return { owner: null, kinds: ["callerPlace"] };
  // "FROM: … TO: … WHO: Claire Underhill".
  if (
    kind === "name" &&
    role.owner === null &&
    /^who$/i.test(labelled) &&
    !bestOf(sheet, "deceasedName") &&
    isAlone(sheet.page.text, label)
  )
    return { owner: "deceased", kinds: [] };
  const told = roleTold(role, labelled, sheet.page.text.slice(start, end), topic.last);
  if (told) return told;
  // "WIFE THERE: Y   HER NO: 703-…": whose number that is, nobody with a name tells.
  if (
    kind === "phone" &&
    role.owner === null &&
    /^(?:her|his|their)\b/i.test(labelled) &&
    /^(?:location|pickup|destination|funeralHome|deceased)$/.test(topic.last ?? "deceased") &&
    kinNamed.test(before() || sheet.page.text.slice(Math.max(0, label.start - 60), label.start))
  )
    return { owner: null, kinds: ["ignored"] };
  // "Your relationship to the person" is the caller's.
  if (kind === "relationship" && role.owner === "deceased" && /^(?:your|my|caller)/i.test(labelled))
    return { owner: "caller", kinds: role.kinds };
  // "Next of kin: Gretchen Stein   her address: 818 Oak St".
  if (kind === "home" && (topic.last === "nok" || kinTold.test(before())) && /^(?:her|his|their) addr/i.test(labelled))
    return { owner: "nok", kinds: ["address"] };
  // "Caller: … works at: Foothills Manor   address: 11390 E Fortuna Rd": the house's.
  if (kind === "address" && role.owner === null && topic.caller === "housed")
    return { owner: "location", kinds: role.kinds };
  // "His wife, who is next of kin, is named Bea. Her cell: 719-…": told in the words before it.
  if (
    kind === "phone" &&
    role.owner === null &&
    topic.last === null &&
    kinsNumber.test(labelled) &&
    kinTold.test(before())
  )
    return { owner: "nok", kinds: role.kinds };
  // "Phone for that provider" goes on with the one named before.
  if (kind === "phone" && role.owner && topic.last && /\b(?:that|this|same|the above)\b/i.test(labelled))
    return { owner: topic.last, kinds: role.kinds };
  const doctor =
    kind === "ignored" || role.kinds.length === 0 ? doctorAsked(sheet.page.text, label, { start, end }) : null;
  if (doctor) return { owner: doctor, kinds: [] };
  // "Nurse has pronounced? [x] Yes [ ] No   By: Greg Vandermolen RN".
  if (
    ((kind === "ignored" && /^by(?: whom)?$/i.test(labelled)) ||
      (kind === "name" && role.owner === null && /^name$/i.test(labelled))) &&
    pronounced.test(before())
  )
    return { owner: "pronouncer", kinds: [] };
  // "Gerard Burke (son)  H: 443-555-0112  C: 443-555-0128", but "H: 5'10  W: 180".
  if (kind === "phone" && /^h$/i.test(labelled)) {
    if (findPhones(sheet.page.text.slice(start, end)).length === 0) return { owner: null, kinds: ["height"] };
    if (topic.last !== "nok") return { owner: null, kinds: ["ignored"] };
  }
  // "Passed at: 11:40 pm" tells no place.
  if (
    role.owner === "location" &&
    role.kinds.length === 0 &&
    /\bat$/i.test(labelled) &&
    /^\W*\d{1,2}[:.]?\d\d\s?(?:[ap]\.?m\.?|h(?:ou)?rs?\.?)?$/i.test(sheet.page.text.slice(start, end))
  )
    return { owner: null, kinds: ["deathTime"] };
  // "Called: 12/5/26 12:10a | By: Marisela Duarte".
  if (
    kind === "ignored" &&
    /^by$/i.test(labelled) &&
    /\b(?:call(?:ed)?|t\/c)(?: in)?\W[^\p{L}\n]{6,30}\|\W*$/iu.test(
      sheet.page.text.slice(Math.max(0, label.start - 50), label.start),
    )
  )
    return { owner: "caller", kinds: [] };
  // "Case no.: ME26-0718" says itself whose number it is.
  if (
    /^(?:ignored|caseNumber)$/.test(String(role.kinds)) &&
    /\bcase\b/i.test(labelled) &&
    /^(?:MEO?|OCME|CME|COR)[ -]?\d/.test(sheet.page.text.slice(start, end))
  )
    return { owner: null, kinds: ["coronerCaseNumber"] };
  if (kind === "stairs" && findAddresses(withoutOthers(sheet.page.text.slice(start, end)))[0]?.zip)
    return { owner: "pickup", kinds: [] };
  // "Unit: North Sound Hospital, 300 Community Dr, Manhasset, NY 11030": the house, and no room of it.
  if (kind === "room" && /^unit$/i.test(labelled) && findAddresses(sheet.page.text.slice(start, end))[0]?.zip)
    return { owner: "location", kinds: [] };
  if (
    kind === "ignored" &&
    ((topic.last === "hospice" && /^agency/i.test(labelled)) ||
      (/^agc?y/i.test(labelled) && readFacility(sheet.page.text.slice(start, end))?.kind === "Hospice agency"))
  )
    return { owner: "hospice", kinds: [] };
  if (kind === "ignored" && topic.last === "caller" && /^agency/i.test(labelled))
    return { owner: null, kinds: ["callerPlace"] };
  // "Firm: … Dir: Kaisa Aho": who orders a removal for a funeral home.
  if (
    kind === "address" &&
    role.owner === null &&
    /^dir/i.test(labelled) &&
    topic.last === "funeralHome" &&
    !/\d/.test(sheet.page.text.slice(start, end))
  )
    return { owner: "caller", kinds: [] };
  if (role.owner !== null || role.kinds.length > 1 || (kind !== "presence" && kind !== "donor")) return role;
  const words = sheet.page.text.slice(start, end);
  const name = readTicks(words) || readAnswer(words) ? null : readName(words);
  // "At bedside: daughter and son-in-law", "On site: Lourdes + nephew Abel".
  if (kind === "presence" && readKinThere("isFamilyThere", words)?.value === "YES" && !/\d{3}/.test(words))
    return { owner: null, kinds: ["familyThere"] };
  if (kind === "presence")
    return name && (name.start < 4 || readRelation(words.slice(0, name.start)) !== null)
      ? { owner: "contact", kinds: [] }
      : role;
  return name?.isFull &&
    name.start < 2 &&
    /^\s*\p{Lu}[\p{L}'-]+,\s\p{Lu}/u.test(words) &&
    !bestOf(sheet, "deceasedName")
    ? { owner: "deceased", kinds: [] }
    : role;
}

const kinsNumber =
  /^(?:(?:her|his|their|the) )?(?:cell|phone|ph|number|tel|telephone|mobile|home|work)(?: (?:phone|number|no))?$/i;
const kinTold =
  /\b(?:next of kin|nok)\b(?:(?!\b(?:nurse|rn|doctor|dr|aide|supervisor|caller|coroner|director)\b)[^:\n]){0,90}[.;,]\s*$/i;

/** "Caller: Bev Lindley | Firm: Lindley-Marsh Mortuary | Ph: …": a house without an address is where the caller works. */
export function followCaller(
  sheet: Sheet,
  topic: Topic,
  owner: Owner,
  { value: { start, end }, label }: Slot,
): Topic["caller"] {
  if (owner === "caller") return findPhones(sheet.page.text.slice(start, end)).length > 0 ? null : "named";
  const isHouse = /^(?:location|pickup|funeralHome|hospice|sender)$/.test(owner);
  if (
    topic.caller === "named" &&
    owner === "funeralHome" &&
    /^firm/i.test(sheet.page.text.slice(label.start, label.end))
  )
    addReading(
      sheet,
      "callerType",
      { value: "Funeral home", start: 0, end: Math.max(1, end - start), confidence: 0.8 },
      start,
      {},
    );
  return topic.caller === "named" && isHouse && !/\d{3}/.test(sheet.page.text.slice(start, end)) ? "housed" : null;
}

/** "Contact" heads the name, number and relation of the one who filled in a web form, where nobody else is the caller. */
export function isWriter(sheet: Sheet, slots: readonly Slot[], first: Slot): boolean {
  if (slots.some(({ role }) => role?.owner === "caller") || bestOf(sheet, "callerName")) return false;
  const from = slots.indexOf(first);
  return slots
    .slice(from, from + 6)
    .some(({ role, line }) => role?.owner === null && role.kinds.includes("relationship") && line - first.line < 6);
}

/** Whether a label stands in a line of its own. */
export const isAlone = (text: string, { start, end }: Span) =>
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(Math.max(0, start - 20), start)) &&
  /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(text.slice(end, end + 100));

/** Whose items stand under a heading. */
export function sectionOwner({ owner, kinds }: Role): Owner | null {
  if (owner) return owner;
  if (kinds.includes("deathDateTime") || kinds.includes("deathTime") || kinds.includes("deathDate")) return "deceased";
  return null;
}
