// Reads what stands behind a label that names only a person, a place or a firm.
import { familyTold } from "./parse-called";
import { findAddresses } from "./parse-addresses";
import { readCoroner } from "./parse-coroner";
import { isPerson, readPerson } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readName } from "./parse-names";
import { readFacility, readPlaceKind } from "./parse-places";
import { findRelations, readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { readCall, readDeath, readRequested } from "./parse-when";
import { readHospice } from "./parse-hospice-answers";
import { readDestination, readLocation } from "./parse-where";
import type { Owner } from "./words/labels";

/** "To: … From: …" heads a message; in a form "To" is where the journey ends. */
const isFaxHead = (text: string, { start, end }: Span) =>
  /^to$/i.test(text.slice(start, end)) &&
  text.slice(0, start).split("\n").length < 5 &&
  /\b(?:from|subject|re|cc)\s?:/i.test(text.slice(Math.max(0, start - 120), end + 160));

/** "DELIVERED TO: BRUCE R. CELL 207-555-0101 11:21P": where the message went, and not the dead. */
const isHandedOn = (text: string, label: Span, { start, end }: Span) =>
  /^(?:delivered|deliv|released|given|relayed|sent)(?: to)?\W*$/i.test(text.slice(label.start, label.end)) &&
  findPhones(text.slice(start, end)).length > 0 &&
  !findAddresses(text.slice(start, end)).length &&
  !/^(?:Funeral home|Crematory|Hospital|Coroner)$/.test(readFacility(text.slice(start, end))?.kind ?? "");

/** "Called in from: 206-555-0139" is a number, not a place. */
const isCallersLine = (sheet: Sheet, label: Span, { start, end }: Span) =>
  /\bcall(?:ed|ing)?\b[^\n]{0,8}from\s*$/i.test(sheet.page.text.slice(label.start, label.end)) &&
  findPhones(sheet.page.text.slice(start, end))[0]?.start === 0;

/** What stands behind the day and hour of a pronouncement, which are those of death where the text tells no others. */
function behindMoment(sheet: Sheet, value: Span, depth: number): Span {
  const segment = sheet.page.text.slice(value.start, value.end);
  const by =
    /^[^\p{L}]{0,6}(?:at |on |@ )?\d[\d:/. -]{2,20}(?:[ap]\.?m?\.?|hrs?|h)?[^\p{L}]{0,3}(?:by|por|per)?\b/iu.exec(
      segment,
    );
  if (!by) return value;
  readDeath(sheet, { start: value.start, end: value.start + by[0].length }, depth + 0.1, "both");
  return { start: value.start + by[0].length, end: value.end };
}

/** "Dr / Cert", "Attending & certifying physician": one label for both roles. */
const bothRoles =
  /\b(?:att(?:ending|n)?|treating|primary|drs?|doctor|phys(?:ician)?|md|pcp|m[eé]dico)\b[. ]{0,2}(?:[/&+]|and|who also)[. ]{0,2}(?:will |also )?\b(?:cert\w*|sign\w*|firma|dc)\b|\b(?:cert\w*|sign\w*)\b[. ]{0,2}(?:[/&+]|and)[. ]{0,2}\b(?:att(?:ending|n)?|treating|pcp)\b/i;

/** "Ordering firm", "F/H calling", "Firm billed": who orders is a funeral home. */
const orders =
  /^(?:order|request|call|bill)\w* (?:firm|f\.?\/?h|funeral|mortuary)|^(?:firm|f\.?\/?h\.?|funeral home|mortuary) (?:calling|ordering|requesting|billed)|^firm$/i;

/** "Pick up at: Cobb Mortuary, 12 Elm St, Ely MN 55731, Thurs 9/3 at 5:15 AM": the day and hour behind the address. */
function addHour(sheet: Sheet, { start, end }: Span, depth: number): void {
  const segment = sheet.page.text.slice(start, end);
  const [address] = findAddresses(segment);
  if (!address || !/\d ?[ap]\.?m|\d:\d\d/i.test(segment.slice(address.end))) return;
  const before = sheet.candidates.length;
  readRequested(sheet, { start: start + address.end, end }, depth, "both");
  const read = sheet.candidates.slice(before);
  // A day gone by is none to come.
  if (
    read.length < 2 ||
    read.some(({ field, value }) => field === "requestedDate" && value < sheet.received.slice(0, 10))
  )
    sheet.candidates.length = before;
}

/** "NH: Golden Years", "Hosp - Regional": the label tells the kind of place. */
function addKindOfLabel(sheet: Sheet, label: Span, value: Span, depth: number): void {
  const words = sheet.page.text.slice(label.start, label.end);
  const kind = /[/|,]|\bor\b|\bo\b|\?/i.test(words) ? null : readPlaceKind(words);
  if (!kind || !/^(?:Hospital|Nursing facility|Hospice facility)$/.test(kind)) return;
  const isTold = sheet.candidates.some(
    ({ field, start, end }) => field === "deceasedLocation" && start >= value.start && end <= value.end,
  );
  if (!isTold)
    addReading(
      sheet,
      "deceasedLocation",
      { value: kind, start: 0, end: label.end - label.start, confidence: 0.82 },
      label.start,
      { depth },
    );
}

const notOnSite = /\b(?:church|clergy|billing|media|cemetery|florist|insurance|organist|airline)\s+contact\s*$/i;
const speaker =
  /(?:\/|,|\s-{1,2}\s|[–—;]|\()\s*(?:(?:our |the )?(?:director|dir|fd|embalmer|apprentice|arranger)\b[\s.:]*(?:on call|oncall)?(?: is)?|on[- ]?call(?: is| fd| director)?|attn\.?:?|per|contact|ask for)\s*:?\s*(?=\p{Lu})|\s--?\s(?=(?:Mrs?|Ms)\.? \p{Lu})/iu;

/** "Firm: Tidewater Cremation, on-call is Suzanne Kellam, 757-…": who orders, and for whom. */
function readOrderer(sheet: Sheet, { start, end }: Span, depth: number): void {
  sheet.parts.isOrdered = true;
  const said = sheet.page.text.slice(start, end);
  const match = speaker.exec(said);
  if (match && !bestOf(sheet, "callerName"))
    readPerson(sheet, "caller", { start: start + match.index + match[0].length, end }, depth);
}

const fetchedElsewhere =
  /(?:^|\n)\W{0,3}(?:collect (?:at|from)|pick[- ]?up(?: (?:at|from|location|address))?|p\/u|remov(?:e|al) (?:from|at)|now at|lying at|died at|place of death|place|location|facility|hospital|remains at|body at|at|where(?: now)?|resting at|lies at|presently at)(?:[\s.:]{2,}|\t)|\b(?:bring|deliver|take|return) (?:him|her|them) (?:back )?to us\b/i;

const saysKin = /\bkin\b|\bn\.?o\.?k\b|pariente|familiar|cercan|relative/i;
const momentBehind =
  /(?<=[\s,(])\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?,? (?:at |@ ?)?\d{1,2}:?\d\d ?(?:[ap]\.?m?\.?|h(?:ou)?rs?)?(?=\W*$)/i;

/** Reads the words behind a label that tells only whose they are. */
export function readOwner(sheet: Sheet, owner: Owner, { value: given, tail, depth, label }: Slot): void {
  let value = given;
  if (isPerson(owner)) {
    // "Pronounced: 11:30 AM by Dr. Teter".
    if (owner === "pronouncer") value = behindMoment(sheet, value, depth);
    const isPlainDoctor =
      owner === "attending" &&
      !/attend|primary|pcp|treating|tratante|cabecera/i.test(sheet.page.text.slice(label.start, label.end)) &&
      !/\((?:pcp|attending|primary)\)/i.test(sheet.page.text.slice(value.start, value.end));
    const isPast =
      owner === "deceased" && /^\W*(?:on |at )?\d{1,2}[/.:-]\d/i.test(sheet.page.text.slice(value.start, value.end));
    if (isPast && readDeath(sheet, value, depth, "both")) return;
    // "Wife (NOK): …", "NOK / daughter: …".
    const lead =
      /\b[\p{L}-]+ ?(?:and|&|\/|\+) ?(?:legal )?$/iu.exec(
        sheet.page.text.slice(Math.max(0, label.start - 24), label.start),
      )?.[0] ?? "";
    const tie = owner === "nok" ? readRelation(lead + sheet.page.text.slice(label.start, label.end)) : null;
    if (tie?.kind === "kin" && value.end > value.start)
      addReading(sheet, "nokRelationship", tie, label.start, {
        confidence: /poa|attorney|proxy|agent|guardian|executor|executrix|^(?:parent|child|sibling)$/i.test(tie.value)
          ? 0.6
          : 0.85,
        depth,
      });
    if (owner === "certifier" && bothRoles.test(sheet.page.text.slice(label.start, label.end)))
      readPerson(sheet, "attending", value, depth);
    // "Called in: 7/14/26 3:02 pm by Lacey at Tongue River Mortuary".
    const by =
      owner === "caller"
        ? /^\W*\d[^\p{L}]*(?:[ap]\.?m\.?|hrs?|h)?[^\p{L}]*\bby\s+(?=\p{L})/iu.exec(
            sheet.page.text.slice(value.start, value.end),
          )
        : null;
    if (by) {
      readCall(sheet, { start: value.start, end: value.start + by[0].length }, "both");
      value = { start: value.start + by[0].length, end: value.end };
    }
    // "Contact 1: SIEGLER, DUANE   spouse  *NOK*": one of the family, and nobody on site.
    if (
      owner === "contact" &&
      /^(?:emergency )?contacts? ?#? ?\d$/i.test(sheet.page.text.slice(label.start, label.end))
    ) {
      const said = sheet.page.text.slice(value.start, value.end + 60).split("\n")[0] ?? "";
      if (/(?<!\bnot )\b(?:n\.?o\.?k|next of kin)\b/i.test(said)) return void readPerson(sheet, "nok", value, depth);
      if (findRelations(said).some(({ kind }) => kind === "kin")) return;
    }
    // "Son is RP: Isaac 803-…" is responsible, and has reported nothing.
    if (
      owner === "caller" &&
      /^r\.?p\.?$/i.test(sheet.page.text.slice(label.start, label.end)) &&
      /(?:is|=) ?(?:the |her |his )?$/i.test(sheet.page.text.slice(Math.max(0, label.start - 8), label.start)) &&
      findRelations(sheet.page.text.slice(Math.max(0, label.start - 24), label.start)).some(
        ({ kind }) => kind === "kin",
      )
    )
      return void readPerson(sheet, "nok", value, depth);
    if (owner === "contact" && notOnSite.test(sheet.page.text.slice(Math.max(0, label.start - 14), label.end))) return;
    // "Permission to embalm: yes   given by: wife" names no caller.
    if (
      owner === "caller" &&
      /^(?:given|made|signed) by/i.test(sheet.page.text.slice(label.start, label.end)) &&
      /\b(?:permission|embalm\w*|authori\w*|consent|releas\w*)\b[^\n]{0,60}$/i.test(
        sheet.page.text.slice(Math.max(0, label.start - 70), label.start),
      )
    )
      return;
    // "NOK wife Tamsin Oosterhuis 605-555-0187  told by trooper": who told the family has not rung us.
    if (owner === "caller" && familyTold.test(sheet.page.text.slice(Math.max(0, label.start - 90), label.end))) return;
    // "Responsible party: self" is the resident, and nobody who rings.
    if (
      owner === "nok" &&
      /resp/i.test(sheet.page.text.slice(label.start, label.end)) &&
      /^\W*(?:self|him ?self|her ?self|resident|patient|pt)\W*$/i.test(sheet.page.text.slice(value.start, value.end))
    )
      return;
    const before = sheet.candidates.length;
    readPerson(sheet, owner, value, depth, isPlainDoctor);
    // "Person in charge of arrangements: …" yields to whoever another label calls the next of kin.
    if (owner === "nok" && saysKin.test(sheet.page.text.slice(label.start, label.end)))
      for (const one of sheet.candidates.slice(before))
        if (/^nok(?:Name|Phone)$/.test(one.field)) one.confidence = Math.min(0.99, one.confidence * 1.03);
    return;
  }
  const named =
    owner === "location" && /^hosp|^call|from$/i.test(sheet.page.text.slice(label.start, label.end))
      ? readFacility(sheet.page.text.slice(value.start, value.end))
      : null;
  if (named?.kind === "Hospice agency") readHospice(sheet, value, depth);
  else if (owner === "location" && isCallersLine(sheet, label, value)) readPerson(sheet, "caller", value, depth);
  else if (owner === "location" || owner === "pickup") {
    // "Pickup: tonight 8:30 PM".
    // "Died at: Christ Med Ctr 11/20/26 2:40p".
    if (/\b(?:died|death|expired|passed)\b/i.test(sheet.page.text.slice(label.start, label.end))) {
      const moment = momentBehind.exec(sheet.page.text.slice(value.start, value.end));
      if (moment)
        readDeath(
          sheet,
          { start: value.start + moment.index, end: value.start + moment.index + moment[0].length },
          depth,
          "both",
        );
    }
    if (!readLocation(sheet, owner, value, tail, depth)) {
      if (owner === "pickup") readRequested(sheet, value, depth, "both");
    } else {
      addKindOfLabel(sheet, label, value, depth);
      if (owner === "pickup") addHour(sheet, value, depth);
    }
  } else if (
    owner === "destination" &&
    (isFaxHead(sheet.page.text, label) || isHandedOn(sheet.page.text, label, value))
  )
    sheet.used.push(value);
  else if (owner === "destination" || owner === "funeralHome") {
    if (orders.test(sheet.page.text.slice(label.start, label.end))) readOrderer(sheet, value, depth);
    readDestination(sheet, owner, value, tail, depth);
  } else if (owner === "hospice") readHospice(sheet, value, depth);
  else if (owner === "coroner" || owner === "coronerNotified") readCoroner(sheet, owner, value, depth);
  else if (owner === "callerId") {
    const [phone] = findPhones(sheet.page.text.slice(value.start, value.end));
    addReading(sheet, "callerIdPhone", phone, value.start, { confidence: 0.95, depth });
  } else if (owner === "sender") {
    const words = sheet.page.text.slice(value.start, value.end);
    // "From: her home, 5517 Sand Rd": where the person is taken from.
    // "GWEN @ CEDAR KNOLL REST HOME": who rings, and from where.
    const teller = /^\s*([\p{L}'’. -]{2,30}?)(?: @ | at | with | w\/ ?)/iu.exec(words)?.[1];
    if (teller && !/\S@\S|</.test(words) && readName(words) && (readFacility(teller)?.kind ?? "Other") === "Other") {
      readPerson(sheet, "caller", value, depth);
      return;
    }
    const [place] = findAddresses(words);
    if (place && !/[@<]/.test(words) && !readName(words.slice(0, Math.max(0, place.start)))) {
      const isHouse = readFacility(words.slice(0, place.start))?.kind === "Funeral home";
      // "From Ross Funeral Home, 9 Elm St … collect at Mercy Hospital": who orders, and no place of removal.
      if (isHouse && fetchedElsewhere.test(sheet.page.text)) {
        readOrderer(sheet, value, depth);
        readDestination(sheet, "funeralHome", value, tail, depth);
        return;
      }
      readLocation(sheet, isHouse ? "pickup" : "location", value, tail, depth);
      return;
    }
    // "FROM ... Sierra Post-Acute (skilled nursing)": the house that rings.
    const house =
      /^(?:from|frm|fr)\s*$/i.test(sheet.page.text.slice(label.start, label.end)) && !/[@<]/.test(words)
        ? readFacility(words)
        : null;
    if (house && house.confidence > 0.9 && /^(?:Hospital|Nursing facility|Hospice facility)$/.test(house.kind)) {
      readLocation(sheet, "location", value, tail, depth);
      return;
    }
    // Outside the heads of mails "From" says who rang.
    if (
      /(?:^|\/ ?)(?:from|frm|fr)[\s.]*$/i.test(sheet.page.text.slice(label.start, label.end)) &&
      !/[@<]/.test(words) &&
      /\p{L}{2}/u.test(words)
    ) {
      const name = readName(words);
      if (name ? readFacility(words.slice(0, name.end))?.kind !== "Funeral home" : readRelation(words) !== null)
        readPerson(sheet, "caller", value, depth);
      return;
    }
    const [phone] = findPhones(words);
    if (phone && phone.start < 3) addReading(sheet, "callerIdPhone", phone, value.start, { confidence: 0.8, depth });
  }
}
