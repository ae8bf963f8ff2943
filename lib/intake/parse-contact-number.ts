// Finds the number of whom the crew is to see where it stands with the same person elsewhere: as the next of kin's, or behind the full name.
import { arrival } from "./parse-contact-cues";
import { addCallerNumber } from "./parse-caller-number";
import { findPhones } from "./parse-phones";
import { peopleIn } from "./parse-people-in";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";

const longest = 4000;
const untilNumber =
  /^\s*,?\s*(?:(?:RN|LPN|LVN|CNA|FD)\b[\s,]*)*(?:\([^()\d\n]{1,30}\)\s*)?(?:at|on|cell|direct|ph|phone|tel|mobile)?\b\.?[\s,:@(–|/-]{0,4}$/iu;

/** Adds the numbers of the one who rang and of the one on site. */
export function addOwnNumbers(sheet: Sheet): void {
  addCallerNumber(sheet);
  dropTwice(sheet);
  chooseBeside(sheet);
  addContactNumber(sheet);
}

const ofHouse =
  /\b(?:main|front|desk|switchboard|station|house|facility|hospital|office|building|home|our|phone|ph|tel|telephone|number|here|there)\b\W*(?:is |number |at )?\W*$/i;

/** "From: house supervisor Gail Petty, 208-…": a number that stands with the caller's name alone is not the house's too. */
function dropTwice(sheet: Sheet): void {
  const [caller, phone] = [bestOf(sheet, "callerName"), bestOf(sheet, "callerPhone")];
  if (!caller || !phone || phone.start < caller.end || phone.start - caller.end > 40) return;
  const between = sheet.page.text.slice(caller.end, phone.start);
  if (ofHouse.test(between) || /\n/.test(between)) return;
  sheet.candidates = sheet.candidates.filter(({ field, start }) => field !== "locationPhone" || start !== phone.start);
}

/** Of several numbers the one right behind the contact's name holds. */
function chooseBeside(sheet: Sheet): void {
  const [contact, best] = [bestOf(sheet, "contactName"), bestOf(sheet, "contactPhone")];
  const beside = sheet.candidates.find(
    ({ field, start }) => field === "contactPhone" && contact && start >= contact.end && start - contact.end < 12,
  );
  // Of two that are nearly as sure the earlier one would hold.
  if (beside && best && best.value !== beside.value && best.confidence <= beside.confidence)
    beside.confidence = best.confidence + 0.1;
}

const post =
  "(?:hospital )?(?:security|(?:the )?(?:security|guard|loading dock|dock|morgue|gatehouse|guardhouse))(?: (?:desk|office|attendant|shack|booth|dispatch(?:er)?|guard))?";
const rungPost = new RegExp(
  String.raw`\b(?:(?:call|ring|phone|buzz|dial|text|ask for|alert) ${post}(?: (?:at|on))?|(?<meets>security (?:will |can )?(?:meets?|lets?|escorts?|walks?) (?:you|the crew|your (?:crew|driver))[^.;\n\d]{0,40}?))[\s,:(]{1,3}$`,
  "i",
);

/** "Call security 619-… twenty min before", "Security meets you at the ED ramp, 608-…": nobody is named, and the number is that of the post. */
function addPost(sheet: Sheet): void {
  const { text } = sheet.page;
  if (!/\b(?:security|guard|dock|morgue|gatehouse)/i.test(text)) return;
  for (const phone of findPhones(text)) {
    const told = rungPost.exec(text.slice(Math.max(0, phone.start - 90), phone.start));
    const behind = text.slice(phone.end, phone.end + 60).split(/[.;](?:\s|$)|\n/)[0] ?? "";
    if (!told || phone.hint === "fax" || (!(told.groups?.["meets"] ?? /^ask/i.test(told[0])) && !arrival.test(behind)))
      continue;
    const isOthers = ({ field, start, end, confidence }: Candidate) =>
      field.endsWith("Phone") &&
      start < phone.end &&
      end > phone.start &&
      !(field === "locationPhone" && confidence < 0.84);
    if (sheet.candidates.some(isOthers)) continue;
    sheet.candidates = sheet.candidates.filter(
      ({ field, start }) => field !== "locationPhone" || start !== phone.start,
    );
    addReading(sheet, "contactPhone", { ...phone, confidence: 0.72 }, 0, {});
    return;
  }
}

const notTheirs =
  /\b(?:main|front|switchboard|fax|house|home|landline|nok|next of kin|dr|doctor|wife|husband|son|daughter|caller|funeral|mortuary|coroner|hospice|attending)\b/i;

/** "House sup Travis Lemke on phone 920-…", "son Luc there, ring him, 401-…": the number behind the name in its clause, taken for the house's or given to the same person in another role. */
function takeBeside(sheet: Sheet, { end, value }: Candidate): boolean {
  const behind = sheet.page.text.slice(end, end + 90).split(/[.;](?:\s|$)|\n/)[0] ?? "";
  const [phone] = findPhones(behind);
  const between = behind.slice(0, phone?.start);
  if (!phone || phone.hint === "fax" || notTheirs.test(between) || peopleIn(between).length > 0) return false;
  const [from, until] = [end + phone.start, end + phone.end];
  const owners = sheet.candidates.filter(
    (one) => one.field.endsWith("Phone") && one.start < until && one.end > from && one.confidence > 0.6,
  );
  const isOwn = owners.every(({ field, confidence }) =>
    field === "locationPhone"
      ? confidence < 0.84
      : (field === "nokPhone" && bestOf(sheet, "nokName")?.value === value) ||
        (field === "callerPhone" && bestOf(sheet, "callerName")?.value === value),
  );
  if (!isOwn) return false;
  sheet.candidates = sheet.candidates.filter((one) => one.field !== "locationPhone" || !owners.includes(one));
  return addReading(sheet, "contactPhone", { ...phone, confidence: 0.76 }, end, {});
}

/** A first name alone may be a nurse's as well as a daughter's, unless both are told by the same words. */
const isSamePerson = (one: Candidate, other: Candidate) =>
  one.value === other.value && (one.value.includes(" ") || one.start === other.start);

/** Adds the contact's number where only the name stands with the words that say whom to see. */
function addContactNumber(sheet: Sheet): void {
  const contact = bestOf(sheet, "contactName");
  const { text } = sheet.page;
  if (!contact && !bestOf(sheet, "contactPhone") && text.length < longest) addPost(sheet);
  if (!contact || !isSure(contact) || bestOf(sheet, "contactPhone") || text.length > longest) return;
  if (takeBeside(sheet, contact)) return;
  const kin = bestOf(sheet, "nokName");
  const number = bestOf(sheet, "nokPhone");
  if (kin && number && isSure(kin) && isSure(number) && isSamePerson(kin, contact)) {
    sheet.candidates.push({ ...number, field: "contactPhone", confidence: Math.min(number.confidence, 0.74) });
    return;
  }
  if (contact.value.includes(" ") || contact.value.length < 3 || !text.includes(` ${contact.value}`)) return;
  const dead = bestOf(sheet, "deceasedName")?.value;
  const whole = peopleIn(text).filter(
    ({ isFull, value, isDoctor }) => isFull && !isDoctor && value !== dead && value.split(" ").includes(contact.value),
  );
  const [person] = whole;
  if (!person || whole.some(({ value }) => value !== person.value)) return;
  for (const { end } of whole) {
    const behind = text.slice(end, end + 60);
    const [phone] = findPhones(behind);
    if (!phone || phone.hint === "fax" || !untilNumber.test(behind.slice(0, phone.start))) continue;
    const isTaken = sheet.candidates.some(
      (one) => one.field.endsWith("Phone") && one.start < end + phone.end && one.end > end + phone.start && isSure(one),
    );
    if (!isTaken) addReading(sheet, "contactPhone", { ...phone, confidence: 0.74 }, end, {});
    return;
  }
}
