// Chooses one value a field from all that were read, and fills what follows from others by the rules of the field.
import { addMine } from "./parse-mine";
import { differenceInMinutes, formatISO, subDays } from "date-fns";
import type { RequestField } from "@/lib/transports/schema";
import { addAskedCase, addCaseOfNumber, joinDoctors } from "./parse-follow";
import { setLivingAside } from "./parse-living";
import { mend } from "./parse-mend";
import { completeName } from "./parse-name-added";
import { closeNameParts } from "./parse-name-parts";
import { type Candidate, addReading, bestOf, isBetter, isSameText as same, type Sheet } from "./parse-sheet";
import { kinsHouse, ownKind } from "./parse-own-home";
import { renewContact, shareOwnNumber } from "./parse-shared-numbers";
import { isSure, sift } from "./parse-sift";
import type { Span } from "./parse-span";
import { addLately } from "./parse-stamps";
import { firstOfTwo, isShared, type Reported, twoPersons } from "./parse-two-persons";
import { monthFirst } from "./parse-when";
import type { Conflict, IntakeFields } from "./schema";

export interface Chosen {
  fields: IntakeFields;
  places: Partial<Record<RequestField, Span & { confidence: number }>>;
  conflicts: Conflict[];
}

const callerFields = [
  ["nokName", "callerName"],
  ["nokPhone", "callerPhone"],
  ["nokRelationship", "callerRelationship"],
] as const;

/** Nobody's own address is that of a hospital or an office. */
const noHome = /^(?:Hospital|Coroner|Funeral home|Hospice facility)$/;

/** Fills what is said to be like something else: "same as caller". */
function resolveCopies(sheet: Sheet): void {
  const copy = (to: RequestField, from: RequestField, span: Span, confidence = 0.9) => {
    const source = bestOf(sheet, from);
    if (!source || bestOf(sheet, to)) return;
    sheet.candidates.push({
      ...source,
      field: to,
      start: span.start,
      end: span.end,
      confidence: Math.min(confidence, source.confidence),
    });
  };
  for (const { to, from, isLabelled, ...span } of sheet.copies) {
    // "PCG: same as caller   Legal NOK: June Nakashima (wife)": another is named.
    if (to === "nok" && from === "caller" && isAnother(bestOf(sheet, "nokName"), bestOf(sheet, "callerName"))) continue;
    // "Next of kin: same as caller. Son Martin 479-…": whoever is told of in passing is another.
    if (to === "nok" && from === "caller" && isLabelled && bestOf(sheet, "callerName"))
      sheet.candidates = sheet.candidates.filter(
        ({ field, confidence }) => confidence > 0.89 || !/^nok(?:Name|Phone|Relationship)$/.test(field),
      );
    if (to === "nok" && from === "contact")
      for (const one of ["Name", "Phone"] as const) copy(`nok${one}`, `contact${one}`, span);
    else if (to === "nok" && from === "caller") {
      for (const [field, other] of callerFields) copy(field, other, span);
      // "Next of kin: caller   Kinship: wife": one person has one tie.
      if (isLabelled) copy("callerRelationship", "nokRelationship", span);
    } else if (to === "caller") for (const [field, other] of callerFields) copy(other, field, span);
    else if (to === "contact") {
      copy("contactName", from === "nok" ? "nokName" : "callerName", span, 0.8);
      copy("contactPhone", from === "nok" ? "nokPhone" : "callerPhone", span, 0.8);
    } else if (to === "contactPhone") copy("contactPhone", from === "nok" ? "nokPhone" : "callerPhone", span);
    else if (to === "nokPhone") copy("nokPhone", from === "location" ? "locationPhone" : "callerPhone", span);
    else if (to === "certifier") copy("certifyingDoctor", "attendingDoctor", span);
    else if (to === "attending") copy("attendingDoctor", "certifyingDoctor", span);
    else if (to === "certifierPhone") copy("certifyingDoctorPhone", "doctorPhone", span);
    else if (to === "nokAddress")
      copy("nokAddress", bestOf(sheet, "homeAddress") ? "homeAddress" : "locationAddress", span);
    else if (to === "homeAddress")
      copy("homeAddress", bestOf(sheet, "locationAddress") ? "locationAddress" : "pickupLocation", span);
    else if (to === "locationAddress")
      copy("locationAddress", bestOf(sheet, "homeAddress") ? "homeAddress" : "pickupLocation", span);
    else if (to === "pickup")
      copy("pickupLocation", bestOf(sheet, "locationAddress") ? "locationAddress" : "locationName", span);
  }
}

const isAnother = (kin: Candidate | undefined, caller: Candidate | undefined) =>
  kin !== undefined &&
  caller !== undefined &&
  kin.confidence > 0.89 &&
  kin.value.split(" ")[0]?.toLowerCase() !== caller.value.split(" ")[0]?.toLowerCase();

/** What follows from what was read. */
export function derive(sheet: Sheet): void {
  addMine(sheet);
  closeNameParts(sheet);
  completeName(sheet);
  setLivingAside(sheet);
  mend(sheet);
  sift(sheet);
  joinCall(sheet);
  dropParents(sheet);
  addSpokenCopies(sheet);
  resolveCopies(sheet);
  // "H: none   C: 920-…": the one number there is, is no second.
  const second = bestOf(sheet, "nokPhone") ? undefined : bestOf(sheet, "nokAltPhone");
  if (second && /\b(?:c|cell|m|mobile)\b\W{0,3}$/i.test(sheet.page.text.slice(second.start - 12, second.start)))
    second.field = "nokPhone";
  renewContact(sheet);
  shareOwnNumber(sheet);
  joinDoctors(sheet);
  addAskedCase(sheet);
  addCaseOfNumber(sheet);
  deriveDay(sheet);
  const name = bestOf(sheet, "locationName");
  const address = bestOf(sheet, "locationAddress");
  const pickup = bestOf(sheet, "pickupLocation");
  const follow = (field: RequestField, source: Candidate | undefined, factor = 0.98) => {
    if (source && !bestOf(sheet, field))
      sheet.candidates.push({ ...source, field, confidence: source.confidence * factor });
  };
  if (!pickup) follow("pickupLocation", address ?? name);
  else if (
    !address &&
    !sheet.parts.isMoved &&
    !(name && bestOf(sheet, "deceasedLocation")?.value === "Funeral home") &&
    sheet.candidates.filter(({ field }) => field === "pickupLocation").length === 1
  )
    follow("locationAddress", /\d/.test(pickup.value) ? pickup : undefined, 0.95);
  const [own, from] = [bestOf(sheet, "homeAddress"), bestOf(sheet, "pickupLocation")];
  const isHouse =
    noHome.test(bestOf(sheet, "deceasedLocation")?.value ?? "") &&
    !/\b(?:home|house|residence|apartment|casa)\b[^.\n]{0,16}$/i.test(
      sheet.page.text.slice(Math.max(0, (own?.start ?? 0) - 40), own?.start ?? 0),
    );
  if (own && from && isHouse && !sheet.parts.isMoved && same(own.value, from.value))
    sheet.candidates = sheet.candidates.filter((one) => one.field !== "homeAddress" || !same(one.value, own.value));
  const destination = bestOf(sheet, "destinationFuneralHome");
  // "Bring her to your cooler, we'll collect her Thursday": not yet to the house that orders.
  if (!toYours.test(sheet.page.text)) follow("deliveryLocation", destination, 0.97);
  const kind = bestOf(sheet, "deceasedLocation");
  const home = bestOf(sheet, "homeAddress");
  if (kind?.value === "Residence") {
    const place = bestOf(sheet, "locationAddress");
    const isOwn = ownKind.test(sheet.page.text.slice(kind.start, kind.end));
    const isKins = kinsHouse.test(sheet.page.text.slice(kind.start, kind.end + 24));
    // "He's at his daughter's house, the address is 22615 County Road 36": hers.
    if (home && !place && isKins && plainAddress.test(sheet.page.text.slice(kind.end, home.start))) {
      sheet.candidates = sheet.candidates.map((one) =>
        one.field === "homeAddress" && one.value === home.value ? { ...one, field: "locationAddress" } : one,
      );
      follow("pickupLocation", home, 0.96);
      return;
    }
    if (!home && place && !isKins && !outbuilding.test(sheet.page.text.slice(kind.start, kind.end)))
      follow("homeAddress", place, isOwn ? 0.95 : /\d{5}$/.test(place.value) ? 0.9 : 0.8);
    if (home && (!place || place.confidence < home.confidence - 0.1)) {
      follow("locationAddress", home, 0.96);
      follow("pickupLocation", home, 0.96);
    }
  }
}

/** "Shop behind main house". */
const outbuilding =
  /\b(?:shop|barn|garage|shed|outbuilding|camper|trailer)\b[^.;\n]{0,12}\b(?:behind|beside|next to|near)\b/i;
const plainAddress =
  /^[^\n]{0,80}(?<!\b(?:his|her|their|own|home|mailing) )\b(?:address|addr)(?: there| here)?(?: is|:)?(?: at)? $/i;
const toYours =
  /\b(?:bring|take|hold|keep|held|kept|move|store|transport|house)(?:ing)?(?: (?:him|her|them|the (?:body|remains|decedent)|m(?:r|rs|s)\.? \p{L}+))?(?: (?:back|over|first))? (?:to|at|in) your (?:\p{L}+ )?(?:cooler|place|facility|care|building|garage|shop|refrigerat\w+|holding|location)\b/iu;
const ownParent =
  /\b(?:my|our|mi|nuestr[oa]) (?:dear |late )?(?:mom|mother|mum|dad|father|madre|padre|mam[aá]|pap[aá])(?![\wà-ÿ])[^.?!\n]{0,40}\b(?:passed|died|is gone|has gone|expired|muri[oó]|falleci[oó])|(?<!\b(?:his|her|their) )\b(?:mom|mother|dad|father|daddy|mama)(?:'s| is| has| just)?(?:[ ,]{1,2}\p{Lu}[\p{L}'’-]+){0,3},?(?: has| just)? (?:gone|passed|died)\b/iu;
const parents = /^(?:(?:grand|step)?(?:mother|father)|mom|dad|mum|madre|padre|mam[aá]|pap[aá])$/i;
const oldest = 75;

/** "Mom is next of kin" of one who writes that dad died, or of an old person: the writer's mother, and no parent of the dead. */
function dropParents(sheet: Sheet): void {
  const relation = bestOf(sheet, "nokRelationship");
  if (!relation || !parents.test(relation.value)) return;
  const born = bestOf(sheet, "dateOfBirth")?.value.slice(-4);
  const age = Number(bestOf(sheet, "age")?.value ?? (born ? Number(sheet.received.slice(0, 4)) - Number(born) : 0));
  const isTheirs = /\b(?:his|her|their|(?:decedent|deceased|patient|resident)['’]s) (?:own )?$/i.test(
    sheet.page.text.slice(Math.max(0, relation.start - 24), relation.start),
  );
  if (isTheirs || (age < oldest && !ownParent.test(sheet.page.text))) return;
  sheet.candidates = sheet.candidates.filter(({ field, value }) => field !== "nokRelationship" || !parents.test(value));
}

const sameNumber =
  /\bsame (?:phone |cell |telephone )?(?:number|phone|cell|no\.?|#) as (?:mine|me|my own|caller'?s?|i gave|above)\b|\b(?:number|phone) is the same as (?:mine|my)\b|\bsame as mine\b/i;

/** "Next of kin is my husband, same number as mine." */
function addSpokenCopies(sheet: Sheet): void {
  const match = sameNumber.exec(sheet.page.text);
  if (match && bestOf(sheet, "nokName") && !bestOf(sheet, "nokPhone"))
    sheet.copies.push({ to: "nokPhone", from: "caller", start: match.index, end: match.index + match[0].length });
}

const longestLog = 90;

/** A death without a day: its time is the last one before the call. */
function deriveDay(sheet: Sheet): void {
  const time = bestOf(sheet, "timeOfPassing");
  const isTold = (["dateOfDeath", "dateOfPassing"] as const).some((field) => {
    const day = bestOf(sheet, field);
    return day !== undefined && isSure(day);
  });
  if (!time || isTold) return;
  const stated = bestOf(sheet, "callReceivedAt")?.value;
  const called = stated ?? sheet.received;
  const clock = `${time.value.slice(0, 2)}:${time.value.slice(2)}`;
  // A log goes on after its call: who is found still alive dies within the hour.
  const after = differenceInMinutes(new Date(`${called.slice(0, 10)}T${clock}`), new Date(called));
  const isLater = stated !== undefined && after > 0 && after <= longestLog;
  const day =
    clock <= called.slice(11, 16) || isLater
      ? called.slice(0, 10)
      : formatISO(subDays(new Date(`${called.slice(0, 10)}T12:00`), 1), { representation: "date" });
  for (const field of ["dateOfDeath", "dateOfPassing"] as const)
    sheet.candidates.push({ ...time, field, value: monthFirst(day), confidence: 0.62 });
}

/** A day and a time make the moment of the call; an hour alone does where it was shortly before the text was taken down. */
function joinCall(sheet: Sheet): void {
  const { callDate, callTime, isCallTime } = sheet.parts;
  const isOfDeath = callTime !== undefined && bestOf(sheet, "timeOfPassing")?.start === callTime.start;
  if (isOfDeath || !callTime) return;
  if (!callDate && isCallTime) addLately(sheet, callTime);
  if (!callDate) return;
  const start = Math.min(callDate.start, callTime.start);
  const end = Math.max(callDate.end, callTime.end);
  addReading(
    sheet,
    "callReceivedAt",
    { value: `${callDate.value}T${callTime.value}`, start: 0, end: end - start, confidence: 0.93 },
    start,
  );
}

/** The best value of each field; others that are as sure contradict it. `persons` tells where two are reported. */
export function choose(sheet: Sheet, persons: Reported = { count: 1 }): Chosen {
  const chosen = chooseEach(sheet);
  if (persons.count < 2) return chosen;
  const first = firstOfTwo(sheet, chosen.fields.deceasedName);
  if (first) {
    sheet.candidates.push(first);
    chosen.fields.deceasedName = first.value;
    chosen.places.deceasedName = { start: first.start, end: first.end, confidence: first.confidence };
  }
  for (const field of Object.keys(chosen.fields) as RequestField[]) {
    const place = chosen.places[field];
    const best = sheet.candidates.find(
      (one) => one.field === field && one.value === chosen.fields[field] && one.start === place?.start,
    );
    if (!best || isShared(sheet, best, persons.entries ?? [])) continue;
    delete chosen.fields[field];
    delete chosen.places[field];
  }
  // One mark and no name are nothing to choose between; the notes say that there are two.
  chosen.conflicts = [twoPersons(sheet, chosen.fields, persons.marks ?? [])].filter(({ values }) => values.length > 1);
  return chosen;
}

function chooseEach(sheet: Sheet): Chosen {
  const byField = new Map<RequestField, Candidate[]>();
  for (const candidate of sheet.candidates)
    byField.set(candidate.field, [...(byField.get(candidate.field) ?? []), candidate]);
  const chosen: Chosen = { fields: {}, places: {}, conflicts: [] };
  for (const [field, candidates] of byField) {
    const best = candidates.reduce((one, other) => (isBetter(other, one) ? other : one));
    if (!isSure(best)) continue;
    chosen.fields[field] = best.value;
    chosen.places[field] = { start: best.start, end: best.end, confidence: best.confidence };
    const others = candidates.filter(
      (one) =>
        one.depth === best.depth && one.confidence > best.confidence - 0.12 && !isLike(field, one.value, best.value),
    );
    if (others.length > 0 && single.has(field)) {
      const values = [best, ...others].filter(
        (one, index, all) => all.findIndex((other) => same(other.value, one.value)) === index,
      );
      chosen.conflicts.push({
        field,
        values: values.slice(0, 4).map(({ value, start, end }) => ({ value, start, end })),
      });
    }
  }
  return chosen;
}

const single = new Set<string>(
  "dateOfBirth dateOfDeath timeOfPassing weight height age sex locationRoom locationFloor pickupLocation deliveryLocation destinationFuneralHome nokName isVeteran isFamilyThere isDeceasedReady isCoronerCase isDonor isPrearranged embalmingPermission covidStatus".split(
    " ",
  ),
);

/** "Ted Vasquez" and "Theodore Vasquez III" do not contradict; a part does not contradict the whole. */
function isLike(field: RequestField, one: string, other: string): boolean {
  if (same(one, other)) return true;
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  if (/Name$|Home$|Location$|Doctor$/.test(field))
    return left.includes(right) || right.includes(left) || left.split(" ").at(-1) === right.split(" ").at(-1);
  return false;
}
