// Reads what stands behind a label that names only a person, a place or a firm.
import { findAddresses } from "./parse-addresses";
import { readCoroner } from "./parse-coroner";
import { isPerson, readPerson } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readName } from "./parse-names";
import { readFacility } from "./parse-places";
import { readRelation } from "./parse-relations";
import { addReading, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { readDeath, readRequested } from "./parse-when";
import { readDestination, readHospice, readLocation } from "./parse-where";
import type { Owner } from "./words/labels";

/** "To: … From: …" heads a message; in a form "To" is where the journey ends. */
const isFaxHead = (text: string, { start, end }: Span) =>
  /^to$/i.test(text.slice(start, end)) &&
  text.slice(0, start).split("\n").length < 5 &&
  /\b(?:from|subject|re|cc)\s?:/i.test(text.slice(Math.max(0, start - 120), end + 160));

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
  /\b(?:att(?:ending|n)?|drs?|doctor|phys(?:ician)?|md|pcp|m[eé]dico)\b[. ]{0,2}(?:[/&+]|and|who also)[. ]{0,2}(?:will |also )?\b(?:cert\w*|sign\w*|firma|dc)\b|\b(?:cert\w*|sign\w*)\b[. ]{0,2}(?:[/&+]|and)[. ]{0,2}\b(?:att(?:ending|n)?|pcp)\b/i;

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
    const tie = owner === "nok" ? readRelation(sheet.page.text.slice(label.start, label.end)) : null;
    if (tie?.kind === "kin" && value.end > value.start)
      addReading(sheet, "nokRelationship", tie, label.start, { confidence: 0.85, depth });
    if (owner === "certifier" && bothRoles.test(sheet.page.text.slice(label.start, label.end)))
      readPerson(sheet, "attending", value, depth);
    // "Permission to embalm: yes   given by: wife" names no caller.
    if (
      owner === "caller" &&
      /^(?:given|made|signed) by/i.test(sheet.page.text.slice(label.start, label.end)) &&
      /\b(?:permission|embalm\w*|authori\w*|consent|releas\w*)\b[^\n]{0,60}$/i.test(
        sheet.page.text.slice(Math.max(0, label.start - 70), label.start),
      )
    )
      return;
    readPerson(sheet, owner, value, depth, isPlainDoctor);
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
    if (!readLocation(sheet, owner, value, tail, depth) && owner === "pickup")
      readRequested(sheet, value, depth, "both");
  } else if (owner === "destination" && isFaxHead(sheet.page.text, label)) sheet.used.push(value);
  else if (owner === "destination" || owner === "funeralHome") readDestination(sheet, owner, value, tail, depth);
  else if (owner === "hospice") readHospice(sheet, value, depth);
  else if (owner === "coroner" || owner === "coronerNotified") readCoroner(sheet, owner, value, depth);
  else if (owner === "callerId") {
    const [phone] = findPhones(sheet.page.text.slice(value.start, value.end));
    addReading(sheet, "callerIdPhone", phone, value.start, { confidence: 0.95, depth });
  } else if (owner === "sender") {
    const words = sheet.page.text.slice(value.start, value.end);
    // "From: her home, 5517 Sand Rd": where the person is taken from.
    const [place] = findAddresses(words);
    if (place && !/[@<]/.test(words) && !readName(words.slice(0, Math.max(0, place.start)))) {
      readLocation(sheet, "location", value, tail, depth);
      return;
    }
    // Outside the heads of mails "From" says who rang.
    if (
      /^from\s*$/i.test(sheet.page.text.slice(label.start, label.end)) &&
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
