// Reads every labelled item of a page: finds out whose it is where the label does not say, and hands its words on.
import { addAnswers } from "./parse-answer-labels";
import {
  followCaller,
  isAlone,
  isJustNow,
  isWriter,
  nameWriter,
  roleBy,
  sectionOwner,
  type Topic,
} from "./parse-topics";
import { isOfDeath, readBareDay, readHourAt } from "./parse-bare-times";
import { readDiedWhere } from "./parse-died-where";
import { findHeaded, findHeadings, findTables } from "./parse-blocks";
import { findColumns } from "./parse-columns";
import { readCoroner } from "./parse-coroner";
import { readFact } from "./parse-facts";
import { readGeneral } from "./parse-generals";
import { readHome } from "./parse-home-items";
import { readPhone } from "./parse-phone-items";
import { guessRoles } from "./parse-label-guess";
import { findSensed } from "./parse-label-sense";
import { isGeneral, type Role } from "./parse-labels";
import { partPlaces, readHeadCaller, setAsideHead } from "./parse-letterheads";
import { findOpenSlots } from "./parse-open-labels";
import { readCallerKind, readStanding } from "./parse-caller-kind";
import { readCallerHouse } from "./parse-caller-house";
import { readPerson, readToldKin } from "./parse-people";
import { nameBesides, nameFiller } from "./parse-name-parts";
import { readName } from "./parse-names";
import { ofOneBefore } from "./parse-roles-told";
import { readOwner } from "./parse-owners";
import { nobody } from "./parse-person-words";
import { findPhones } from "./parse-phones";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { findStacked } from "./parse-stacked";
import { addTails } from "./parse-tails";
import { addTeller, asksOfRing } from "./parse-who-called";
import { findSlots, type Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { readKindOfPlace, readTickLists } from "./parse-tick-lists";
import { namesTheDead, speaksForItself } from "./parse-untold";
import { readBirth, readCall, readDeath, readRequested, readWhen } from "./parse-when";
import { readHospice } from "./parse-hospice-answers";
import { readLocation } from "./parse-where";
import type { Kind, Owner } from "./words/labels";

/** All labelled items of the page, in order, and how many persons its tables list. */
export function layOut(sheet: Sheet): { slots: Slot[]; rows: number } {
  const { page } = sheet;
  const columns = findColumns(page, sheet.received);
  const tables = findTables(page);
  for (const line of columns.lines) tables.lines.add(line);
  tables.slots.push(...columns.slots);
  const inLines = findSlots(page).filter(({ line }) => !tables.lines.has(line));
  const stacked = findStacked(page, inLines).filter(({ line }) => !tables.lines.has(line));
  inLines.push(
    ...findOpenSlots(
      page,
      new Set([...tables.lines, ...inLines.map(({ line }) => line), ...stacked.map(({ line }) => line)]),
      inLines,
    ),
  );
  const stackedLines = new Set(stacked.map(({ line }) => line));
  const covered = (slot: Slot) =>
    stacked.some(({ value }) => slot.label.start >= value.start && slot.label.end <= value.end);
  const slots = [
    ...tables.slots,
    ...stacked,
    ...inLines.filter((slot) => !stackedLines.has(slot.line) && !covered(slot)),
  ];
  // "150#, wife present": the sign of pounds labels nothing.
  const isPounds = ({ label }: Slot) => /^\d#$/.test(page.text.slice(label.start - 1, label.end));
  slots.splice(0, slots.length, ...slots.filter((slot) => !isPounds(slot)));
  slots.push(...findHeaded(page, slots, tables.lines));
  slots.push(...addAnswers(page, slots));
  slots.push(...findSensed(page, slots));
  slots.sort((one, other) => one.label.start - other.label.start || one.value.start - other.value.start);
  guessRoles(page.text, slots);
  addTails(sheet, slots, tables.lines);
  nameBesides(slots, page.text);
  nameFiller(slots);
  nameWriter(slots, page.text);
  setAsideHead(sheet, slots);
  partPlaces(sheet, slots);
  readTickLists(sheet);
  return { slots, rows: tables.rows };
}

/** Reads all items; what they hold stands in the sheet afterwards. */
export function readSlots(sheet: Sheet, slots: readonly Slot[]): void {
  const headings = findHeadings(sheet.page, slots);
  readHeadCaller(sheet, slots);
  const topic: Topic = { section: null, last: null, caller: null, day: null };
  let nextHeading = 0;
  for (const slot of slots) {
    while (headings[nextHeading] && (headings[nextHeading]?.line ?? 0) < slot.line) {
      const role = headings[nextHeading]?.role as Role;
      topic.section = sectionOwner(role);
      if (topic.section === "contact" && isWriter(sheet, slots, slot)) topic.section = "caller";
      topic.last = null;
      topic.day = headings[nextHeading]?.day ?? null;
      nextHeading += 1;
    }
    readSlot(sheet, slot, topic);
  }
}

function readSlot(sheet: Sheet, slot: Slot, topic: Topic): void {
  const { value, role: asked } = slot;
  const told = slot.role && roleBy(sheet, slot.role, slot, topic);
  const role = told && (ofOneBefore(sheet, told, slot) ?? told);
  if (!role) return;
  slot.role = role;
  const { owner, kinds } = role;
  sheet.used.push(slot.label);
  if (kinds.length === 0) {
    const copies = sheet.copies.length;
    // A label without words, alone in its line, heads what follows.
    if (value.end === value.start && isAlone(sheet.page.text, slot.label)) {
      topic.section = owner;
      topic.day = /death|died|expir|deceso|defunci|falleci|muerte/i.test(
        sheet.page.text.slice(slot.label.start, slot.label.end),
      )
        ? "death"
        : null;
    }
    readOwner(sheet, owner as Owner, slot);
    if (value.end > value.start) topic.caller = followCaller(sheet, topic, owner as Owner, slot);
    // "To sign: attending. Phone: …" goes on with the doctor who was named.
    if (owner === "coroner") return;
    // "Attending notified: Dr. Szabo, 4:20 a.m." reports a call; what follows goes on about another.
    if (asked?.kinds.includes("ignored")) return void (topic.last = null);
    // "NOK: unknown. Name: Abel Cross" goes on with the dead.
    if (owner === "nok" && nobody.test(sheet.page.text.slice(value.start, value.end))) return void (topic.last = null);
    topic.last =
      owner === "certifier" && sheet.copies.length > copies ? "attending" : owner === "sender" ? "caller" : owner;
    return;
  }
  const isCallers =
    kinds[0] === "phone" &&
    !bestOf(sheet, "callerPhone") &&
    ((topic.caller === "housed" && owner === null) || (topic.caller !== null && owner === "funeralHome"));
  // "PICKUP CONTACT … PICKUP PHONE …" is the contact's.
  const isPickupContact =
    owner === "pickup" && kinds[0] === "phone" && topic.last === "contact" && !bestOf(sheet, "contactPhone");
  for (const kind of kinds) {
    if (!isGeneral(kind)) readSpecific(sheet, kind, slot, topic);
    else
      readGeneral(
        sheet,
        kind,
        isCallers ? "caller" : isPickupContact ? "contact" : (owner ?? topic.last ?? topic.section),
        slot,
      );
  }
  if (kinds.includes("callerPlace") && topic.caller === "named") topic.caller = "housed";
  else if (owner === "caller") topic.caller = kinds.includes("name") ? "named" : topic.caller;
  else if (owner === null && kinds[0] === "name" && (topic.last ?? topic.section) === "caller") topic.caller = "named";
  else if (!kinds.some((kind) => /^(?:relationship|function|ignored|call\w+|placeKind)$/.test(kind)))
    topic.caller = null;
  if (owner && isPickupContact) topic.last = "contact";
  else if (owner) topic.last = owner;
  else if (
    kinds.some((kind) => ["room", "floor", "floorRoom", "county", "placeKind"].includes(kind)) &&
    topic.last !== "pickup"
  )
    topic.last = "location";
  else if (
    kinds.includes("home") &&
    /\p{L}/u.test(sheet.page.text.slice(value.start, value.end)) &&
    findPhones(sheet.page.text.slice(value.start, value.end))[0]?.start !== 0
  )
    topic.last = "deceased";
}

function readSpecific(sheet: Sheet, kind: Kind, slot: Slot, topic: Topic): void {
  const { value, depth, tail, label } = slot;
  const asked: string = kind;
  switch (asked) {
    case "ignored":
      if (readToldKin(sheet, slot)) return;
      // A whole message behind a label of no interest speaks for itself.
      if (
        value.end - value.start < 72 &&
        !speaksForItself.test(sheet.page.text.slice(value.start, value.end)) &&
        !namesTheDead(sheet.page.text, label, value)
      )
        sheet.used.push(value);
      return;
    case "birth":
      readBirth(sheet, value, depth);
      return;
    case "deathDate":
      topic.day = "death";
      readDiedWhere(sheet, slot);
      // "Passed: brother, Eldon Wayne Stubblefield".
      if (
        !readDeath(sheet, value, depth, "day") &&
        !bestOf(sheet, "deceasedName") &&
        readName(sheet.page.text.slice(value.start, value.end))?.isFull
      )
        readPerson(sheet, "deceased", value, depth);
      return;
    case "deathTime":
      if (!readDeath(sheet, value, depth, "time") && /pron/i.test(sheet.page.text.slice(label.start, label.end)))
        readPerson(sheet, "pronouncer", value, depth);
      return;
    case "deathDateTime":
      topic.day = "death";
      readDiedWhere(sheet, slot);
      readDeath(sheet, value, depth, "both");
      return;
    case "callDateTime":
      if (isOfDeath(sheet, slot) && readDeath(sheet, value, depth, "both")) {
        topic.day = "death";
        return;
      }
      topic.day = "call";
      readCall(sheet, value, "both");
      addTeller(sheet, slot);
      return;
    case "callDate":
    case "callTime":
      readBareDay(sheet, slot, topic, kind === "callDate" ? "day" : "time");
      return;
    case "requestedDate":
      topic.day = "requested";
      readRequested(sheet, value, depth, "day");
      return;
    case "requestedTime":
      readRequested(sheet, value, depth, "time");
      return;
    case "requestedDateTime":
      topic.day = "requested";
      readRequested(sheet, value, depth, "both");
      return;
    case "callerPlace":
      if (
        (topic.last ?? topic.section) === "caller" ||
        /caller|request|report|calling/i.test(sheet.page.text.slice(label.start, label.end))
      )
        readCallerHouse(sheet, value, depth);
      // "Caller type: [x] Hospice   Agency: VITAS".
      if (bestOf(sheet, "callerType")?.value === "Hospice" && !bestOf(sheet, "hospiceName"))
        readHospice(sheet, value, depth);
      return;
    case "callerType": {
      const said = sheet.page.text.slice(value.start, value.end);
      addReading(sheet, "callerType", readCallerKind(said), value.start, { depth });
      addReading(sheet, "callerRelationship", readStanding(said), value.start, { depth });
      return;
    }
    case "when":
      if (topic.last === "caller" && isJustNow(sheet, value) && readCall(sheet, value, "both")) return;
      if (asksOfRing(sheet.page.text, label)) {
        readCall(sheet, value, "both");
        return;
      }
      readWhen(sheet, value, depth);
      return;
    case "at":
      if (readHourAt(sheet, topic.day, value, depth)) return;
      readLocation(sheet, "location", value, tail, depth);
      topic.last = "location";
      return;
    case "placeKind":
      readKindOfPlace(sheet, value, depth);
      return;
    case "home":
      readHome(sheet, slot, topic.last);
      return;
    case "homePhone":
      if (bestOf(sheet, "deceasedLocation")?.value === "Residence") readPhone(sheet, "phone", "location", value, depth);
      return;
    case "coronerCase":
      readCoroner(sheet, "coroner", value, depth);
      return;
    case "notes":
      sheet.noted.push(tail ? { start: value.start, end: tail.end } : value);
      return;
    case "keptNote":
      sheet.noted.push({ ...value, keepsLabel: label });
      return;
    default:
      if (!readFact(sheet, kind, value, depth, sheet.page.text.slice(label.start, label.end)))
        noteUnread(sheet, kind, value);
  }
}

/** Words behind "Stairs" or "Ready" that fit no field still matter to the driver. */
function noteUnread(sheet: Sheet, kind: Kind, value: Span): void {
  if (
    value.end > value.start &&
    (kind === "ready" || kind === "familyThere" || kind === "crew" || kind === "extraTech")
  )
    sheet.noted.push(value);
}
