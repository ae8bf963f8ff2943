// Sets values right that stand in a field of another kind: a person with a house, a room with its own label, a day that a time lacks.
import { addDays, formatISO } from "date-fns";
import { readName } from "./parse-names";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";

const placeFields = new Set(["locationName", "pickupLocation"]);
const withPerson =
  /^((?:(?:mr|mrs|ms|miss)\.? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}),? (?:at|from|@|out of) (?=\S)/iu;
/** Looked for from its first word; behind the beginning or one of the signs, with no word between. */
const correction = quick(
  /\b(?:sorry|correction|corrected|corr|update[ds]?|amended|revised|actually|oops|my mistake|note change|change)\b[^\n.;]{2,90}/gi,
);
const opening = /[\n.;!*]/;

/** Sets the readings right before one of each field is chosen. */
export function setRight(sheet: Sheet): void {
  partPersons(sheet);
  stripRooms(sheet);
  preferCorrected(sheet);
}

/** "Pick up Alma Reyes at Willow Creek Hospital": the house without the person. */
function partPersons(sheet: Sheet): void {
  for (const one of sheet.candidates) {
    const match = placeFields.has(one.field) ? withPerson.exec(one.value) : null;
    const name = match?.[1] ? readName(match[1]) : null;
    if (!match || !name?.isFull || name.confidence < 0.7) continue;
    one.value = one.value.slice(match[0].length);
    if (!bestOf(sheet, "deceasedName"))
      addReading(sheet, "deceasedName", { ...name, confidence: 0.74 }, one.start, { depth: one.depth });
  }
}

/** "Unit/Room: Room 803". */
function stripRooms(sheet: Sheet): void {
  for (const one of sheet.candidates)
    if (one.field === "locationRoom") one.value = one.value.replace(/^(?:room|rm)\b[.\s#:]*(?=\S)/i, "");
}

/** "Sorry, NOK is Beth Moser", "CORRECTION: DOB is 12/03/1946": what is told as a correction holds over what was told before. */
function preferCorrected(sheet: Sheet): void {
  const { text } = sheet.page;
  for (const { start, end } of findCorrections(text))
    for (const one of sheet.candidates) {
      if (one.start < start || one.end > end || one.confidence < 0.7) continue;
      const before = bestOf(sheet, one.field);
      if (before && before.start < start && before.depth === one.depth) one.confidence = before.confidence + 0.06;
    }
}

function findCorrections(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  correction.lastIndex = 0;
  for (let match = correction.exec(text); match; match = correction.exec(text)) {
    const start = openingBefore(text, match.index, from);
    if (start === null) correction.lastIndex = match.index + 1;
    else {
      from = match.index + match[0].length;
      found.push({ start, end: from });
    }
  }
  return found;
}

/** The first sign that opens the correction between the word before and its own; null without one. */
function openingBefore(text: string, at: number, from: number): number | null {
  let start: number | null = null;
  let place = at;
  for (; place > from && /\W/.test(text.charAt(place - 1)); place -= 1)
    if (opening.test(text.charAt(place - 1))) start = place - 1;
  return place === 0 ? 0 : start;
}

/** A time at which somebody is wanted without its day is the next such time after the call. */
export function addRequestedDay(sheet: Sheet): void {
  const time = bestOf(sheet, "requestedTime");
  if (!time || time.confidence < 0.58 || bestOf(sheet, "requestedDate")) return;
  const called = bestOf(sheet, "callReceivedAt")?.value ?? sheet.received;
  const today = called.slice(0, 10);
  const day =
    time.value > called.slice(11, 16)
      ? today
      : formatISO(addDays(new Date(`${today}T12:00`), 1), { representation: "date" });
  sheet.candidates.push({ ...time, field: "requestedDate", value: day, confidence: Math.max(0.76, time.confidence) });
}
