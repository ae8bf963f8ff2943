// Finds the number of whom the crew is to see where it stands with the same person elsewhere: as the next of kin's, or behind the full name.
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
  chooseBeside(sheet);
  addContactNumber(sheet);
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

/** A first name alone may be a nurse's as well as a daughter's, unless both are told by the same words. */
const isSamePerson = (one: Candidate, other: Candidate) =>
  one.value === other.value && (one.value.includes(" ") || one.start === other.start);

/** Adds the contact's number where only the name stands with the words that say whom to see. */
function addContactNumber(sheet: Sheet): void {
  const contact = bestOf(sheet, "contactName");
  const { text } = sheet.page;
  if (!contact || !isSure(contact) || bestOf(sheet, "contactPhone") || text.length > longest) return;
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
