// Parts two telephone numbers that are told in one breath: "her cell 503-… mine 503-…".
import { findPhones } from "./parse-phones";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const phone = String.raw`\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]\d{4}`;
const both = quick(
  new RegExp(
    String.raw`\b(?:hers?|his|theirs?)(?: (?:cell|phone|number|mobile|no|num|#))?(?: is|['’]s|:)?[ ]?(${phone})[\s,;./&]{1,3}(?:and |or )?(?:mine|my (?:own|cell|phone|number|mobile|no|num|#))(?: is|['’]s|:)?[ ]?(${phone})`,
    "giu",
  ),
);
const sure = 0.92;

/** Gives each number to whom the speaker says that it belongs; "mine" is the caller's. */
export function addMine(sheet: Sheet): void {
  const { text } = sheet.page;
  for (const { index, 0: said, 1: theirs = "", 2: mine = "" } of text.matchAll(both)) {
    const [own] = findPhones(mine);
    const [other] = findPhones(theirs);
    if (!own || !other || own.value === other.value) continue;
    sheet.candidates = sheet.candidates.filter(
      ({ field, value }) =>
        !(field === "callerPhone" && value === other.value) &&
        !(/^nok(?:Alt)?Phone$/.test(field) && value === own.value),
    );
    addReading(sheet, "callerPhone", { ...own, confidence: sure }, index + said.length - mine.length, {});
    if (bestOf(sheet, "nokName"))
      addReading(sheet, "nokPhone", { ...other, confidence: sure }, index + said.indexOf(theirs), {});
  }
}
