// Reads what stands behind the label of a place: where the person is, where the journey ends, which hospice cared.
import { findAddresses, readAddress } from "./parse-addresses";
import { addressOwner } from "./parse-prose-addresses";
import { housePhone } from "./parse-house-numbers";
import { chosenHouse, kindOf, opensWithPerson, ourGoal, placeOf, tradeRoom, withoutLead } from "./parse-place-words";
import { findFacilities, readFacility } from "./parse-places";
import { findCounties } from "./parse-counties";
import { findFloors } from "./parse-floors";
import { movedDown } from "./parse-morgue";
import { findRooms } from "./parse-rooms";
import { roomOfWard } from "./parse-rooms-told";
import { readName } from "./parse-names";
import { foldOf } from "./parse-words";
import { readSmallFirm } from "./parse-small-firms";
import { givenNames } from "./words/given-names";
import { findWritten, readAsWritten, readStreetAndTown } from "./parse-odd-addresses";
import { addReading, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";

/** What says behind a label that there is none. */
export const nothing =
  /^\W*(?:n\/?a|none(?: given)?|unknown|unk|tbd|see above|not (?:listed|given|yet|sure)|undecided|same|-+|_+|\?+)?\W*$/i;
const sameHome =
  /^\W*(?:same(?:\s+as)?\s+(?:(?:the\s+)?(?:decedent|deceased|dec|dec['’]?d|dcd|patient|pt|resident|res|home|residence|his|her|above home)\b[^,\n]{0,30}|home address)|(?:la\s+)?mism[ao](?:\s+que\s+(?:el|la)\s+(?:difunt[oa]|fallecid[oa]))?)\W*$/i;
const sameAny =
  /^\W*(?:same(?:\s+(?:as\s+)?(?:above|location|place|pick ?up|address|loc|facility|place of death|caller))?|as above|(?:la\s+)?misma|(?:el\s+)?mismo|idem|ditto|")\W*$/i;

/** A bay of a ward behind the name or the address: "-- ICU 4", "(ER 6)". */
const wardCode =
  /(?:^|[,(\-/;])\s{0,3}((?:ICU|ER|ED|CCU|MICU|SICU|CVICU|NICU|UCI|PACU) ?#?\d{1,3}[A-Z]?)(?=\s*(?:$|[,;).(\n]|\s-))/;

/** "St. Brendan Hospital / 6N / 6114", "… 5th floor, 5-118". */
const trailingRoom = /(?<!\d)[,/]\s{0,3}(\d{1,2}-\d{2,4}|\d{3,4}-\d{1,2}|\d{3,4}[A-Z]?|[A-Z]-?\d{2,4}[A-Z]?)\s*\.?\s*$/;

const wardRoom =
  /^\W{0,2}(?:\d{1,2}[A-Z]{1,3}|[A-Z]{1,3}\d{1,2}|[A-Z]{2,5})[ -/]{1,3}(\d{3,4}(?:-?[A-Z]|-\d{1,2})?)\W*$/;

const road = /^(?:rte|rt|rr|po|route|hwy|highway|i-?\d|us|sr|cr|fm|mm|mile(?:post)?|exit)\b/i;

/** "Pick up Friday 9 AM, bring to …" tells when, and no place. */
const dayFirst =
  /^\W*(?:(?:on|this|next|by|after|before|at) ){0,2}(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b(?! (?:valley|city|lakes?|creek|health|hospital|manor))|^\W*(?:today|tomorrow|tonight)\b/i;
/** ", bring to Mount Emblem, 520 E Grand Ave": where the person goes from here. */
const goalAhead =
  /(?<=[,;.]\s{0,3}(?:(?:please|pls|then|and)\s)?|[\dA-Z]\s(?:and|then|&)\s)(?:take|bring|transport|deliver|transfer|convey|haul|going|goes|headed)\s(?:(?:him|her|them|both|it|the (?:body|remains|decedent|deceased))\s)?(?:first\s|directly\s|straight\s|over\s)?to\s/i;

/** Behind "Location", "Place of death", "Facility", "Pickup": the place's name, kind, address, room, floor and telephone. */
export function readLocation(
  sheet: Sheet,
  owner: "location" | "pickup",
  { start, end }: Span,
  tail: Span | null,
  depth: number,
): boolean {
  const said = sheet.page.text.slice(start, end);
  if (owner === "pickup" && dayFirst.test(said)) return false;
  const ahead = goalAhead.exec(said);
  const segment = (ahead ? said.slice(0, ahead.index).padEnd(said.length) : said).replace(
    /^\W*n\/?a\s?[-–,;]\s*(?=\p{L}{3})/iu,
    (lead) => " ".repeat(lead.length),
  );
  if (nothing.test(segment) && !sameAny.test(segment)) return false;
  if (sameHome.test(segment)) {
    sheet.copies.push({ to: "locationAddress", from: "home", start, end });
    return true;
  }
  if (sameAny.test(segment)) {
    if (owner === "pickup") sheet.copies.push({ to: "pickup", from: "location", start, end });
    return true;
  }
  const address = firstAddress(sheet, segment, start, tail);
  const opening = placeOf(segment);
  const isPerson = opensWithPerson(segment, opening);
  const place = isPerson ? (findFacilities(segment).find(({ kind: told }) => told !== "Other") ?? null) : opening;
  const kind = kindOf(segment, place?.kind);
  if (owner === "pickup" && place?.kind === "Funeral home") {
    sheet.parts.isMoved = true;
    if (!address) addReading(sheet, "pickupLocation", place, start, { confidence: 0.9, depth });
  }
  if (place && kind !== "Residence" && !(owner === "pickup" && sheet.parts.isMoved) && !road.test(place.value))
    addReading(sheet, "locationName", place, start, { confidence: owner === "pickup" ? 0.88 : 0.93, depth });
  if (kind && kind !== "Crematory" && kind !== "Doctor") {
    const isNow = owner === "pickup" && sheet.parts.isMoved;
    addReading(sheet, "deceasedLocation", whole(kind, segment), start, { confidence: isNow ? 0.99 : 0.9, depth });
  }
  if (address) {
    if (owner === "pickup") addReading(sheet, "pickupLocation", address, start, { confidence: 0.95, depth });
    else addReading(sheet, "locationAddress", address, start, { confidence: 0.93, depth });
  }
  const trailing = findRooms(segment).length === 0 && !address ? trailingRoom.exec(segment) : null;
  if (trailing?.[1])
    addReading(
      sheet,
      "locationRoom",
      { value: trailing[1], start: trailing.index, end: segment.length, confidence: 0.85 },
      start,
      { depth },
    );
  // "3E-312-2": nothing but the ward and the room.
  const ofWard = place || address ? null : roomOfWard.exec(segment);
  if (ofWard?.[2])
    addReading(
      sheet,
      "locationRoom",
      { value: ofWard[2], start: ofWard[0].length - ofWard[2].length, end: ofWard[0].length, confidence: 0.85 },
      start,
      { depth },
    );
  const isMorgue =
    movedDown.test(segment) ||
    /^\W*(?:in |at |en )?(?:the |la |our |hospital )?(?:morgue|mortuary cooler)\b(?! (?:entrance|door|dock))/i.test(
      segment,
    );
  if (isMorgue) addReading(sheet, "locationRoom", whole("Morgue", segment), start, { confidence: 0.99, depth });
  const ward = wardCode.exec(segment);
  if (ward?.[1] && (findRooms(segment)[0]?.confidence ?? 0) < 0.7 && !/→|\b(?:now|moved)\b/.test(segment))
    addReading(
      sheet,
      "locationRoom",
      {
        value: ward[1],
        start: ward.index + ward[0].length - ward[1].length,
        end: ward.index + ward[0].length,
        confidence: 0.85,
      },
      start,
      { depth },
    );
  // "Loc: 5E 511-1": the ward's room alone.
  const code = wardRoom.exec(segment);
  if (code?.[1])
    addReading(
      sheet,
      "locationRoom",
      { value: code[1], start: code[0].lastIndexOf(code[1]), end: code[0].length, confidence: 0.9 },
      start,
      { depth },
    );
  const found = [
    addReading(sheet, "locationRoom", lying(findRooms(segment)[0]), start, {
      confidence: findRooms(segment)[0]?.value === "Morgue" ? 0.97 : 0.9,
      depth,
    }),
    addReading(sheet, "locationFloor", findFloors(segment)[0], start, { confidence: 0.9, depth }),
    addReading(sheet, "locationCounty", findCounties(segment)[0], start, { confidence: 0.85, depth }),
    addReading(sheet, "locationPhone", housePhone(segment), start, { confidence: 0.85, depth }),
  ];
  return place !== null || kind !== null || address !== null || found.includes(true);
}

/** Behind "Deliver to", "Going to", "Funeral home": the house's name and address. */
export function readDestination(
  sheet: Sheet,
  owner: "destination" | "funeralHome",
  { start, end }: Span,
  tail: Span | null,
  depth: number,
): boolean {
  const written = sheet.page.text.slice(start, end);
  const own = owner === "destination" ? ourGoal.exec(written)?.[0] : undefined;
  if (own !== undefined) {
    sheet.parts.isGoalOurs = true;
    // "☒ Ordering firm  ☐ Other      415 Maple St, Irwin, PA": the street stands behind the choices.
    const rest = /^[^\n]{0,160}/.exec(sheet.page.text.slice(start + own.length))?.[0] ?? "";
    const seat = firstAddress(sheet, written.slice(own.length), start + own.length, tail) ?? findAddresses(rest)[0];
    addReading(sheet, "deliveryLocation", seat, start + own.length, { confidence: 0.96, depth });
    return true;
  }
  const segment = withoutLead(chosenHouse(written));
  if (nothing.test(segment)) return false;
  const address = firstAddress(sheet, segment, start, tail);
  // Where the body goes outranks the seat of the firm that serves the family.
  if (address)
    addReading(sheet, "deliveryLocation", address, start, { confidence: owner === "destination" ? 0.96 : 0.89, depth });
  const told = readFacility(segment);
  // "Prep Center - 908 Talbotton Way": a room of the trade is no house's name.
  const place = told && !(address && tradeRoom.test(told.value)) ? told : null;
  const isNamed = namesHouse.test(sheet.page.text.slice(Math.max(0, start - 32), start));
  if (
    place?.kind === "Other" &&
    readName(place.value)?.isFull &&
    givenNames.has(foldOf(place.value.split(" ")[0] ?? "")) &&
    !/[&-]|\band\b/.test(place.value) &&
    owner === "funeralHome" &&
    !isNamed
  )
    return false;
  const small = owner === "funeralHome" && isNamed ? readSmallFirm(segment, place, sheet.page.text[start - 2]) : null;
  if (small) return addReading(sheet, "destinationFuneralHome", small, start, { depth });
  if (place && (!address || place.start < address.start)) {
    if (
      owner === "destination" && notHouses.has(place.kind)
        ? true
        : owner === "destination" && place.kind !== "Funeral home" && noHouse.test(segment)
    )
      addReading(sheet, "deliveryLocation", place, start, { confidence: address ? 0.5 : 0.7, depth });
    else
      addReading(sheet, "destinationFuneralHome", place, start, {
        confidence: owner === "funeralHome" || twoNames.test(place.value) ? 0.93 : 0.9,
        depth,
      });
    return true;
  }
  return address !== null;
}

/** "Funeral home: Nelson Frasure" is a house, though it bears a person's name. */
const namesHouse = /(?:funeral home|mortuary|funeraria|funeral_home|(?<!\p{L})f\.?h\.?)(?:[ _]name)?\W{1,10}$/iu;

/** "Berkowitz-Kumin", "Gray Brown-Service", "Mills & Mills": so firms are called, and nobody else. */
const twoNames =
  /^(?:\p{Lu}[\p{L}'’]+ )?\p{Lu}[\p{L}'’]+(?:-| ?& ?)\p{Lu}[\p{L}'’]+$|^\p{Lu}[\p{L}'’-]+ (?:Family|Fam|Bros|Brothers|Sons|Memorial)\b/u;

/** Whoever goes there goes to no funeral home. */
const notHouses = new Set<string>(["Crematory", "Coroner", "Hospital"]);
const noHouse =
  /\b(?:morgue|lab|laboratory|forensics?|medical examiner|coroner|airport|cargo|cemetery|shelter|medical school|anatom\w+)\b/i;

/** Behind an address label of this field. Without a street the words are kept apart for "City:". */
export function readAddressOf(
  sheet: Sheet,
  asked: "locationAddress" | "pickupLocation" | "deliveryLocation" | "homeAddress" | "nokAddress",
  { start, end }: Span,
  tail: Span | null,
  depth: number,
): boolean {
  const segment = sheet.page.text.slice(start, end);
  const field =
    asked === "locationAddress" ? addressOwner(sheet.page.text.slice(Math.max(0, start - 120), start)) : asked;
  const span = { start, end };
  if (sameHome.test(segment)) {
    if (field === "nokAddress") sheet.copies.push({ to: "nokAddress", from: "home", ...span });
    if (field === "locationAddress") sheet.copies.push({ to: "locationAddress", from: "home", ...span });
    if (field === "homeAddress") sheet.copies.push({ to: "homeAddress", from: "location", ...span });
    return true;
  }
  if (sameAny.test(segment)) {
    if (field === "homeAddress") sheet.copies.push({ to: "homeAddress", from: "location", ...span });
    if (field === "locationAddress") sheet.copies.push({ to: "locationAddress", from: "home", ...span });
    if (field === "pickupLocation") sheet.copies.push({ to: "pickup", from: "location", ...span });
    if (field === "nokAddress") sheet.copies.push({ to: "nokAddress", from: "home", ...span });
    return true;
  }
  if (nothing.test(segment)) return false;
  const found = firstAddress(sheet, segment, start, tail) ?? readAddress(segment);
  const address = found && found.confidence > 0.6 ? found : (readAsWritten(segment) ?? found);
  if (!address) return false;
  if (field === "locationAddress" || field === "deliveryLocation") {
    const place = readFacility(segment.slice(0, address.start));
    if (place)
      addReading(sheet, field === "locationAddress" ? "locationName" : "destinationFuneralHome", place, start, {
        confidence: 0.8,
        depth,
      });
    // "100 Broad St, Lynn MA 01902 (Solimine FH)".
    else if (field === "deliveryLocation") {
      const firm = findFacilities(segment.slice(address.end)).find(({ kind }) => kind === "Funeral home");
      if (firm) addReading(sheet, "destinationFuneralHome", firm, start + address.end, { confidence: 0.8, depth });
    }
  }
  if (field === "locationAddress") {
    addReading(sheet, "locationRoom", findRooms(segment)[0], start, { confidence: 0.85, depth });
    addReading(sheet, "locationFloor", findFloors(segment)[0], start, { confidence: 0.85, depth });
    addReading(sheet, "locationCounty", findCounties(segment)[0], start, { confidence: 0.8, depth });
  }
  return addReading(sheet, field, address, start, { confidence: 0.95, depth });
}

/** The first address of the segment; one that goes on in the lines below is read whole. */
function firstAddress(sheet: Sheet, segment: string, start: number, tail: Span | null) {
  const [read] = findAddresses(segment);
  const raw = read?.zip && !/^(?:urb|carr|calle)/i.test(segment.trimStart()) ? null : findWritten(segment);
  if (raw && (!read || raw.start < read.start || (!read.zip && raw.start <= read.start))) return raw;
  const inLine = read && (read.city || read.confidence >= 0.6) ? read : (readStreetAndTown(segment) ?? read);
  if (!tail || (read?.zip ?? read?.state)) return inLine ?? null;
  const longer = sheet.page.text.slice(start, tail.end);
  const [over] = findAddresses(longer);
  // An address wholly below belongs to the label only when it follows the name at once.
  if (over && over.start <= segment.length + 60) return over;
  return inLine ?? null;
}

/** Who lies in the morgue lies in no bed any more. */
const lying = (room: Reading | undefined): Reading | undefined =>
  // A bed behind the label of the place is sure: "Place: Caney Fork Rehab, bed 6A".
  room && { ...room, confidence: room.value === "Morgue" ? 1.1 : Math.max(room.confidence, 0.8) };

function whole(value: string, segment: string): Reading {
  const lead = /^\s*/.exec(segment)?.[0].length ?? 0;
  return { value, start: lead, end: Math.max(lead + 1, segment.trimEnd().length), confidence: 1 };
}
