// Puts another in the place of a contact whom the text takes back: "Lou Peretti 937-… - scratch that, ask for Marcus Webb 937-…".
import { readName } from "./parse-names";
import { addReading, type Sheet } from "./parse-sheet";

const takenBack =
  /^[^\n]{0,64}?\b(?:scratch that|strike that|no,? wait|wait,? no|no,? sorry|sorry,? no|correction|i mean|make that|actually)\b[\s,.:–-]{0,3}(?:please )?(?:ask for|see|contact|it['’]?s|look for|meet)\s+/i;
const farthest = 110;
const longestName = 48;

/** The one named last is whom the crew is to see, with no number of the one before. */
export function correctContact(sheet: Sheet): void {
  const { text } = sheet.page;
  for (const wrong of sheet.candidates.filter(({ field }) => field === "contactName")) {
    const behind = text.slice(wrong.end, wrong.end + farthest);
    const cue = takenBack.exec(behind)?.[0].length;
    if (cue === undefined) continue;
    const from = wrong.end + cue;
    const right = readName(text.slice(from, from + longestName));
    if (!right || right.start > 4 || right.value === wrong.value) continue;
    sheet.candidates = sheet.candidates.filter(
      (one) => one !== wrong && !(one.field === "contactPhone" && one.start >= wrong.start && one.end <= from),
    );
    addReading(sheet, "contactName", { ...right, confidence: 0.95 }, from, { depth: wrong.depth });
  }
}
