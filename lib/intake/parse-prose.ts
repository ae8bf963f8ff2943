// Reads running text: whose each telephone number, address, house, day and time is.
import type { RequestField } from "@/lib/transports/schema";
import { hereNumber, ownNumber, ownNumberOf } from "./parse-said-numbers";
import { giveNamedBehind } from "./parse-name-behind";
import { type AddressReading, findAddresses } from "./parse-addresses";
import { addAddresses } from "./parse-prose-addresses";
import { endsWith } from "./parse-cues";
import { findAges } from "./parse-ages";
import { isAgeOfKin, isOfKin } from "./parse-ages-of-kin";
import { addHouses, findHouses, type House, inSlots } from "./parse-houses";
import { findHeights, findWeights } from "./parse-measures";
import { findPhones } from "./parse-phones";
import { findCounties, isOtherCounty } from "./parse-counties";
import { findFloors } from "./parse-floors";
import { findRooms } from "./parse-rooms";
import { isHouseNumber } from "./parse-rooms-of-others";
import { faxBefore, isOfHouseNamed, isTheirs } from "./parse-house-numbers";
import { addMoments } from "./parse-moments";
import { addPersons, findPersons, type Person } from "./parse-roles";
import { depthAt, findSentences } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";
import { giveTies } from "./parse-tidings";
import { addWantedClause } from "./parse-wanted-clauses";
import { addWantedDay, addWantedHour } from "./parse-wanted";
import { phoneCues } from "./words/cues-places";

const lead = String.raw`(?:['’]s\b)?[\s,:"'(#=-]*(?:(?:is|at|the|a|an|number|line|no|cell|phone|mobile|office|direct|es|el|al|there|here|on|their|her|his|our|home|work|back|over|in|near|to|and|for|also|um|uh|ah|er|it's|its|it is|best|good|would be|will be)\b[\s.,:#(-]*){0,4}`;
const phoneWords = (Object.keys(phoneCues) as (keyof typeof phoneCues)[]).map(
  (owner) => [owner, endsWith(phoneCues[owner], lead)] as const,
);
/** Reads the free words of the page. `slots` are the labelled values, whose words are read with more caution. */
export function readProse(
  sheet: Sheet,
  text: string,
  slots: readonly Span[],
  all = text,
): { persons: Person[]; sentences: Span[] } {
  const sentences = findSentences(sheet.page);
  const persons = findPersons(sheet, all, sentences, slots);
  giveNamedBehind(sheet.page.text, persons);
  const houses = findHouses(sheet, text, slots);
  const addresses = findAddresses(text);
  giveTies(sheet.page.text, persons);
  addPersons(sheet, persons);
  addHouses(sheet, houses);
  addAddresses(sheet, text, addresses, houses, persons, slots);
  addPhones(sheet, text, sentences, persons, houses, addresses);
  addFacts(sheet, text, slots);
  addMoments(sheet, text, sentences, slots);
  addWantedHour(sheet, sentences);
  addWantedClause(sheet, sentences);
  addWantedDay(sheet, sentences);
  return { persons, sentences };
}

const phoneField: Readonly<Record<string, RequestField>> = {
  nok: "nokPhone",
  contact: "contactPhone",
  caller: "callerPhone",
  certifier: "certifyingDoctorPhone",
  attending: "doctorPhone",
};

function addPhones(
  sheet: Sheet,
  text: string,
  sentences: readonly Span[],
  persons: readonly Person[],
  houses: readonly House[],
  addresses: readonly AddressReading[],
): void {
  let sentence = 0;
  for (const phone of findPhones(text)) {
    if (phone.hint === "fax" || faxBefore.test(text.slice(Math.max(0, phone.start - 60), phone.start))) continue;
    while (sentence < sentences.length - 1 && (sentences[sentence]?.end ?? 0) <= phone.start) sentence += 1;
    const bounds = sentences[sentence] ?? { start: 0, end: text.length };
    const field = fieldOfPhone(sheet, text, phone, bounds, persons, houses, addresses);
    if (field) addReading(sheet, field, { ...phone, confidence: 0.8 }, 0, { depth: depthAt(sheet.page, phone.start) });
  }
}

const atDoor = /\b(?:door|gate|intercom|pay|elevator) ?(?:phone|line)(?: (?:number|there))?(?: is|:)?\W{0,3}$/i;
const forThem = /^,? for (?:him|her|them)\b(?! \p{L})/iu;
const atDesk =
  /^,? (?:at|on|in|from) (?:the |our )?(?:\p{L}+ )?(?:desk|station|office|switchboard|gate|lobby|unit|floor)[\s,:(–-]{1,3}(?:(?:at|on|ph|phone|tel)\b[ .:]{0,2})?$/iu;

function fieldOfPhone(
  sheet: Sheet,
  text: string,
  phone: Reading,
  bounds: Span,
  persons: readonly Person[],
  houses: readonly House[],
  addresses: readonly AddressReading[],
): RequestField | null {
  const left = text.slice(Math.max(bounds.start, phone.start - 60), phone.start);
  const near = persons.filter(({ start, end }) => start < phone.start && phone.start - end < 220);
  const here = near.filter(({ end }) => end >= bounds.start);
  const behind = persons.find(({ start }) => start >= phone.end && start - phone.end < 34 && start < bounds.end);
  // "I've got 251-555-0109 for him".
  if (forThem.test(text.slice(phone.end, phone.end + 20)) && near.at(-1)) return ownField(sheet, near.at(-1) as Person);
  const cue = phoneWords.find(([, pattern]) => pattern.test(left))?.[0];
  const said = ownNumberOf(left, text.slice(phone.end, phone.end + 60));
  if (said) return said;
  if (cue === "nobody" || atDoor.test(left)) return null;
  if (!cue && isOfHouseNamed(left, houses)) return "locationPhone";
  if (isTheirs(sheet.page.text, phone.start, houses, here.at(-1))) return "locationPhone";
  if (cue === "caller")
    return hereNumber.test(left) && ownNumber.test(text.slice(phone.end, phone.end + 40))
      ? "locationPhone"
      : "callerPhone";
  if (cue === "callerId") return "callerIdPhone";
  if (cue === "nok") return "nokPhone";
  if (cue === "contact") return "contactPhone";
  const last = near.at(-1);
  // "Ask for Dolly, she's the nurse on. 515-555-0120".
  const follows = left.trim() === "" && last && phone.start - last.end < 40 ? last : undefined;
  const isSaidOf = last && /^\s*(?:and |but )?(?:she|he|who|her|his)\b/i.test(text.slice(bounds.start, phone.start));
  const person = here.at(-1) ?? (isSaidOf || cue === "lastPerson" || cue === "doctor" ? last : follows);
  // "…, husband is the one that died, Dale Roe. … Her cell is 229-…": the dead have no telephone.
  const living = person?.roles.has("deceased") ? near.findLast(({ roles }) => !roles.has("deceased")) : person;
  if (cue === "doctor" || cue === "lastPerson") return living ? ownField(sheet, living) : null;
  if (
    behind?.roles.has("contact") &&
    /^\W{0,4}(?:and |then |please |pls )?(?:ask|see|buzz|pregunt)/i.test(
      sheet.page.text.slice(phone.end, phone.end + 30),
    )
  )
    return "contactPhone";
  // "Her desk is 812-555-0136": hers, though it is the house's too.
  if (cue === "location" && herDesk.test(left) && last) return ownField(sheet, last);
  // "Wife Delores is with him and she's NOK, house phone 218-555-0181".
  if (cue === "location" && ofHouse.test(left) && (person?.roles.has("nok") || /\b(?:nok|next of kin)\b/i.test(left)))
    return person?.roles.has("nok") ? ownField(sheet, person) : "nokPhone";
  // "Rec'd from Cole Bannister RN, ICU at Timpas Valley Hospital, 719-…": the house tells whose the caller is, not whose the number.
  if (cue === "location" && person?.roles.has("caller") && isBesideCaller(text.slice(person.end, phone.start)))
    return "callerPhone";
  // "Call Jen at the desk 815-555-0122": the number by which the one on site is reached.
  if (cue === "location" && person?.roles.has("contact") && atDesk.test(text.slice(person.end, phone.start)))
    return "contactPhone";
  // A funeral home's "our number" is the caller's, and a hospice's too.
  if (
    cue === "location" &&
    /\bour\b[^.;\n]*$/i.test(left) &&
    houses.some(
      ({ role }) => role === "sender" || (role === "hospice" && !houses.some((one) => one.role === "location")),
    )
  )
    return "callerPhone";
  if (cue === "location")
    return houses.some(
      ({ role, end }) => (role === "sender" || role === "destination") && end <= phone.start && phone.start - end < 40,
    )
      ? null
      : "locationPhone";
  if (behind?.roles.has("contact")) return "contactPhone";
  // "216-555-0126 (daughter Halina Strand, next of kin)".
  if (behind?.roles.has("nok") && /^\s?\(\s?(?:[\p{L}-]+ ){0,2}$/u.test(text.slice(phone.end, behind.start)))
    return "nokPhone";
  const house = houses.findLast(({ end }) => end <= phone.start && end >= bounds.start);
  const isOfHouse =
    house &&
    (!person || house.start > person.end) &&
    phone.start -
      Math.max(house.end, addresses.find(({ start, end }) => start >= house.end && end <= phone.start)?.end ?? 0) <
      12;
  if (isOfHouse)
    return house.role === "location"
      ? person?.roles.has("caller")
        ? "callerPhone"
        : "locationPhone"
      : person?.roles.has("caller")
        ? "callerPhone"
        : null;
  if (person && phone.start - person.end < 120) return ownField(sheet, person);
  if (behind?.roles.has("caller")) return "callerPhone";
  return null;
}

const ofDesk =
  /\b(?:main|desk|switchboard|station|reception|lobby|operator|front|landline|house phone|home phone|floor phone|unit phone|facility(?:['’]s)? (?:phone|number|#)|phone|number|ph|tel|line)\b\W*(?:is |number |there )?\W*$/i;
const isBesideCaller = (between: string) =>
  between.length < 110 &&
  !/[;\n]|[.!?]\s+\p{Lu}/u.test(between.replace(/\b(?:St|Mt|Ft|Dr)\.\s/g, "")) &&
  !ofDesk.test(between);

const herDesk =
  /\b(?:her|his) (?:own )?(?:desk|office|station|unit|floor|ward)(?: (?:line|phone|number))?\W{0,3}(?:is |at |on )*$/i;
const ofHouse = /\b(?:house|home|land ?line) ?(?:phone|ph|line|number|#)?\W*(?:is )?$/i;

/** The field of this person's number; a second number of the next of kin is the other one. */
function ownField(sheet: Sheet, person: Person): RequestField | null {
  const { roles } = person;
  if (roles.has("nok"))
    return sheet.candidates.some(({ field, start }) => field === "nokPhone" && start > person.start)
      ? "nokAltPhone"
      : "nokPhone";
  if (roles.has("certifier") && roles.has("attending")) return "doctorPhone";
  for (const role of ["contact", "caller", "certifier", "attending"] as const)
    if (roles.has(role)) return phoneField[role] ?? null;
  return null;
}

const broughtTo =
  /\b(?:moved|taken|took|brought|transferred|now|already|he'?s|she'?s|he is|she is|remains (?:are|were))\b[^.;\n]{0,36}$/i;
const leavesFor = /^[^.\n]{0,50}\b(?:but|then|going|->|by the time)\b[^.\n]{0,30}\bmorgue\b/i;
const roomAbove =
  /\b(?:clearance|ceilings?|door(?:way)?s?|garage|overhang|gate|arch|hall(?:way)?|low|bar|elevator|canopy)\b[^.;\n]{0,20}$/i;

/** "Caller is 84 years old". */
const otherPerson =
  /\b(?:roommate|neighbou?r|caller|friend|nurse|aide|witness)\s(?:\p{Lu}\S{1,14}\s?){1,2}$|\b(?:caller|i['’]?m|i am|me|driver|nurse|neighbou?r)\b(?: is| was)?(?: an?| now)?[\s,(]{0,3}$/iu;

/** "Pharmacy on first floor", "security desk is on the 1st floor", "no first-floor issues". */
const serviceFloor =
  /\b(?:pharmacy|lobby|desk|security|cafeteria|chapel|office|parking|garage|entrance|dock|admitting|admissions)\b[^.;\n]{0,20}$|\b(?:no|not|isn['’]?t|aren['’]?t|without)(?: (?:on|in|at|the|a|any|really)){0,3} $/i;

/** Facts that show what they are by their form alone. */
function addFacts(sheet: Sheet, text: string, slots: readonly Span[]): void {
  const add = (field: RequestField, reading: Reading | undefined, confidence: number) => {
    // A newer mail sets right what an older one told.
    const depth = depthAt(sheet.page, reading?.start ?? 0);
    if (!reading || (bestOf(sheet, field)?.depth ?? depth + 1) <= depth) return;
    const sure = confidence - (inSlots(slots, reading) ? 0.1 : 0);
    addReading(sheet, field, { ...reading, confidence: sure }, 0, { depth });
  };
  const before = (at: number) => text.slice(Math.max(0, at - 44), at);
  const weight = findWeights(text).find(({ start }) => !isOfKin(sheet, before(start)));
  add("weight", weight, 0.85);
  const height = findHeights(text).find(({ start }) => !roomAbove.test(text.slice(Math.max(0, start - 30), start)));
  add("height", height, 0.8);
  const age = findAges(text).find(
    ({ start }) =>
      !otherPerson.test(text.slice(Math.max(0, start - 36), start).replace(/,\s*$/, " ")) &&
      !isAgeOfKin(sheet, text.slice(Math.max(0, start - 70), start)),
  );
  add("age", age, 0.82);
  const sex = age
    ? /^\W{0,3}(?:y\/?o|yo|yrs?|years?(?: old)?|year old|-year-old)?\W{0,3}(m|f|male|female)\b/i.exec(
        text.slice(age.end, age.end + 24),
      )
    : null;
  const words = /\b(?!4-F)(\d{1,3})\s*(?:y\/?o|yo|yr old|year old|-year-old)?\s*(male|female|M|F)\b/.exec(text);
  // "91 … Apt 6F": the letter of another number.
  const letter = sex?.[1] ?? (words?.[1] === age?.value ? words?.[2] : undefined);
  if (letter && age)
    add(
      "sex",
      {
        value: /^m/i.test(letter) ? "Male" : "Female",
        start: age.start,
        end: Math.min(text.length, age.end + 10),
        confidence: 0.85,
      },
      0.85,
    );
  const rooms = findRooms(text);
  const morgue = rooms.find(({ value, start }) => value === "Morgue" && broughtTo.test(before(start)));
  // Who lies in the morgue by now has left the room that a label tells.
  if (morgue)
    addReading(sheet, "locationRoom", { ...morgue, confidence: 0.99 }, 0, { depth: depthAt(sheet.page, morgue.start) });
  else
    for (const room of rooms.slice(0, 2))
      if (!leavesFor.test(text.slice(room.end, room.end + 80)) && !isHouseNumber(sheet, room))
        add("locationRoom", room, 0.82);
  add(
    "locationFloor",
    findFloors(text).find(
      ({ start, end }) =>
        !serviceFloor.test(before(start)) &&
        !/^\w* ?(?:loading|dock|entrance|lobby|door)/i.test(text.slice(end, end + 16)),
    ),
    0.8,
  );
  add(
    "locationCounty",
    findCounties(text).find((county) => !isOtherCounty(text, county)),
    0.78,
  );
}
