// Reads the house that the caller works for.
import { houseKinds, readCallerKind, readSpokenHouse, readStanding } from "./parse-caller-kind";
import { findFacilities } from "./parse-places";
import { addReading, type Candidate, type Sheet } from "./parse-sheet";
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

/** What stands between a caller's name and the house the caller speaks for. */
const ofHouse =
  /^(?:[\s,(/@|·-]|\b(?:with|from|at|of|over|here|up|down|w\/|the|calling|am|i'?m|i|a|an|is|and|rn|lpn|lvn|cna|nurse|charge|house|night|supervisor|sup|administrator|director|manager|on|duty|aide|um|uh|in|emergency|department|room|call|triage|hospice|visiting|staff|case|social|worker|unit|clerk|chief|nursing|registered|one|of|our|shift|evening|day|weekend|covering|bedside|calling|phoning|writing|wellness|resident|care|services|executive|assistant|enfermer[ao]|directora?|servicios|supervisora?|encargad[ao]|soy|el|la|de|del|er|ed|icu|ccu|snf|alf|ltc|sw|hosp)\b){0,14}$/i;
const sentIn =
  /\b(?:called|phoned|reported|sent|rung|relayed)(?: it)?(?: in)? by [^.;\n]{0,16}$|\b(?:calling|call from)\W{0,3}$/i;

/** "MORTUARY   Hale Mortuary   NOTIFIED BY  C. Ng": the house that was called. */
const wasCalled = /^\s*(?:notified|called|phoned|contacted|informed|advised|alerted|paged)\s+by\b/i;

/** The kind of the house named right behind the caller, or on the lines under a signature. */
export function houseOf(text: string, { start, end }: Candidate): string | null {
  const behind = text.slice(end, end + 150).split(/\n\s*\n/)[0] ?? "";
  for (const { start: at, kind } of findFacilities(behind).slice(0, 2)) {
    const between = behind.slice(0, at);
    const isFoot = /^[^\n]{0,60}\n/.test(between) && !/[.!?]\s/.test(between) && /\n\s*$|,\s*$/.test(between);
    if (
      (ofHouse.test(between) ||
        isFoot ||
        (/^,? (?:for|on behalf of) (?:the )?$/i.test(between) &&
          sentIn.test(text.slice(Math.max(0, start - 40), start))) ||
        /^\s*,[^,.\n]{2,40},\s*$/.test(between)) &&
      houseKinds[kind]
    )
      return houseKinds[kind] ?? null;
  }
  const before = text.slice(Math.max(0, start - 80), start);
  const last = findFacilities(before).at(-1);
  return last &&
    /^(?:(?:\s?\([^()\n]{2,24}\))?[\s,:/(-]*(?:\w+\s+){0,2}|,? [A-Z][\w. ]{2,20}(?:,? [A-Z]{2})?\s?\()$/.test(
      before.slice(last.end),
    ) &&
    !wasCalled.test(before.slice(last.end)) &&
    !/\b(?:for|to|client|fh|deliver)\b[^\n]{0,10}$|\bon[ -]?call\W{1,3}$/i.test(before.slice(0, last.start))
    ? (houseKinds[last.kind] ?? null)
    : null;
}
