// Takes a contagion for the precautions where the crew is told in the same sentence to dress for it: "c diff tho so gown n gloves".
import type { Page } from "./parse-page";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const dressed = quick(
  /(?<![\p{L}\d])(c\.? ?-?diff(?:icile)?|mrsa|vre|esbl|cre|tb|scabies|noro(?:virus)?|shingles|rsv)(?![\p{L}\d])([^.;\n]{0,30}?)(?<!\p{L})(?:gowns?|gloves?|n-?95s?|masks?|ppe|suit up)(?:(?: ?(?:,|\/|&|\+|n|and) ?)(?:gowns?|gloves?|n-?95s?|masks?|eye ?wear|goggles|booties))*(?!\p{L})/giu,
);
const denied = /\b(?:no|not|without|neg(?:ative)?|denies|cleared|history of|hx)\b[^.;\n]{0,16}$/i;
const deniedBetween = /\b(?:no|not|neg(?:ative)?|cleared|ruled out|resolved)\b/i;

/** Adds it as written, with the dress where nothing but a sign stands between. */
export function addLastPrecautions(sheet: Sheet, { text }: Page): void {
  if (bestOf(sheet, "infectionPrecautions")) return;
  const [found, ...more] = [...text.matchAll(dressed)].filter(
    ({ index, 2: between = "" }) =>
      !denied.test(text.slice(Math.max(0, index - 30), index)) && !deniedBetween.test(between),
  );
  if (!found || more.length > 0) return;
  const [said, contagion = "", between = ""] = found;
  const value = /^[\s,/&+–-]{1,3}$/.test(between) ? said : contagion;
  addReading(sheet, "infectionPrecautions", { value, start: 0, end: value.length, confidence: 0.68 }, found.index, {});
}
