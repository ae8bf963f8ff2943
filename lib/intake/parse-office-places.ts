// Tells that the dead lie at a coroner's or medical examiner's office, where running text says so.
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import type { RequestField } from "@/lib/transports/schema";

const isKnown = (sheet: Sheet, field: RequestField) => {
  const best = bestOf(sheet, field);
  return best !== undefined && isSure(best);
};

const heldAtOffice = leanPattern(
  String.raw`\b(?:at|from|in|@|held(?: at)?|here at|are at|is at)[ ](?:the |our |their )?(?:[\p{L}.'-]+ ){0,4}(?:(?:me|m\.e\.|medical examiner|coroner)(?:'?s)? (?:office|facility|morgue)|(?:county|state|regional|district) medical examiner(?! (?:case|took|has|will|was|is|released|declined))|ocme|forensic (?:center|facility|sciences?\w*|institute|services)|county morgue)(?!\p{L})`,
  "iu",
);
const toOffice =
  /\b(?:to|wants?|into|taken?|transport\w*|going|go|deliver\w*|bring|autopsy|called|phone|rep|investigator)\b[^.;\n]{0,24}$/i;

/** "Both are at the ME office, ok to release": the person lies there, where no other place is told. */
export function addCoronersPlace(sheet: Sheet, text: string): void {
  const match = heldAtOffice.exec(text);
  // "Died at Mercy Hospital but is now at the county morgue".
  const isNow =
    match !== null && /\b(?:now|currently)\s+$/i.test(text.slice(Math.max(0, match.index - 14), match.index));
  if (!isNow && (bestOf(sheet, "deceasedLocation") || isKnown(sheet, "locationName"))) return;
  if (!match || toOffice.test(text.slice(Math.max(0, match.index - 40), match.index))) return;
  addReading(
    sheet,
    "deceasedLocation",
    { value: "Coroner", start: 0, end: match[0].length, confidence: isNow ? 0.96 : 0.7 },
    match.index,
  );
  const office = findFacilities(text.slice(match.index, match.index + match[0].length + 30))[0];
  if (office?.kind === "Coroner" && !isKnown(sheet, "pickupLocation") && !isKnown(sheet, "locationAddress"))
    addReading(sheet, "pickupLocation", { ...office, confidence: 0.62 }, match.index, {});
}

const ofOffice = /\b(?:coroner|medical examiner|medicolegal|m\.e\. (?:office|investigator))\b/i;
const ourCooler =
  /\b(?:is|are|['’]s|['’]re|both|remains|body|come|pick ?up)\b[^.\n]{0,30}\b(?:in|at|from|out of) (?:our (?:cooler|morgue|office|facility|custody)|here)\b/i;

/** "They are in our cooler", says the deputy coroner. */
export function addOwnCooler(sheet: Sheet, text: string): void {
  const said = ofOffice.test(text.slice(0, 300)) && !bestOf(sheet, "deceasedLocation") ? ourCooler.exec(text) : null;
  if (said && !isKnown(sheet, "locationName"))
    addReading(
      sheet,
      "deceasedLocation",
      { value: "Coroner", start: 0, end: said[0].length, confidence: 0.66 },
      said.index,
    );
}
