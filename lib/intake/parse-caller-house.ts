// Reads the house that the caller works for.
import { houseKinds, readCallerKind, readSpokenHouse, readStanding } from "./parse-caller-kind";
import { findFacilities } from "./parse-places";
import { addReading, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";

/** The caller's house behind the name: "Joyce Abernathy LPN, Maple Terrace Nursing Home". */
export function readCallerPlace(sheet: Sheet, rest: string, offset: number, depth: number): void {
  const [place] = findFacilities(rest);
  if (!place) return;
  if (place.kind === "Hospice agency") addReading(sheet, "hospiceName", place, offset, { confidence: 0.85, depth });
  else if (
    place.kind !== "Funeral home" &&
    place.kind !== "Crematory" &&
    place.kind !== "Coroner" &&
    place.kind !== "Doctor"
  )
    addReading(sheet, "locationName", place, offset, { confidence: 0.72, depth });
}

/** The house behind a label that asks for whom the caller works for. */
export function readCallerHouse(sheet: Sheet, { start, end }: Span, depth: number): void {
  const segment = sheet.page.text.slice(start, end);
  // "Of: family - she is the wife".
  const standing = readStanding(segment);
  if (standing && readCallerKind(segment)?.value === "Family") {
    addReading(sheet, "callerType", readCallerKind(segment), start, { depth });
    addReading(sheet, "callerRelationship", standing, start, { depth });
    return;
  }
  readCallerPlace(sheet, segment, start, depth);
  const kind = findFacilities(segment)[0]?.kind;
  const house = (kind && houseKinds[kind]) ?? readSpokenHouse(segment);
  if (house) sheet.parts.callerHouse = house;
}
