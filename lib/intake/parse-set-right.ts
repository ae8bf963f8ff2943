// Sets values right that stand in a field of another kind: a person with a house, a room with its own label, a day that a time lacks.
import { addDays, formatISO } from "date-fns";
import { readName } from "./parse-names";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const placeFields = new Set(["locationName", "pickupLocation"]);
const withPerson =
  /^((?:(?:mr|mrs|ms|miss)\.? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}),? (?:at|from|@|out of) (?=\S)/iu;
const correction =
  /(?:^|[\n.;!*]\s*)\W*(?:sorry|correction|corrected|corr|update[ds]?|amended|revised|actually|oops|my mistake|note change|change)\b[^\n.;]{2,90}/gi;

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
  if (!/\b(?:sorry|correct|corr|update|amended|revised|actually|oops|mistake|change)/i.test(text)) return;
  for (const match of text.matchAll(correction)) {
    const end = match.index + match[0].length;
    for (const one of sheet.candidates) {
      if (one.start < match.index || one.end > end || one.confidence < 0.7) continue;
      const before = bestOf(sheet, one.field);
      if (before && before.start < match.index && before.depth === one.depth) one.confidence = before.confidence + 0.06;
    }
  }
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
