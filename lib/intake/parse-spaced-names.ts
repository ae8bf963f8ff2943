// Writes names that a form prints in columns, last, first and middle, with a comma: "Patient: HOLLENBECK   DOROTHEA   LOUISE".
import { type Edit, withEdits } from "./parse-edits";
import { asksName } from "./parse-joint-labels";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";
import { foldOf } from "./parse-words";
import { givenNames } from "./words/given-names";
import { houseWords } from "./words/not-names";

const line =
  /^[ \t]*(?:\d{1,2}[.)] ?)?(\p{L}[\p{L}'’./# ]{0,30}?)[ \t]*(?::[ \t]*|(?: ?\.){2,}[ \t]*|[ \t]{3,})(\p{Lu}[\p{L}'’-]+)[ \t]{2,12}(\p{Lu}[\p{L}'’-]+)(?:[ \t]{1,12}(\p{Lu}(?:[\p{L}'’-]+|\.)?))?[ \t]*$/gmu;

/** The names with commas; null where none stands so. */
export function writeSpacedNames(text: string): Piece[] | null {
  if (!/\p{Lu}[\p{L}'’-]+[ \t]{2,12}\p{Lu}/u.test(text)) return null;
  const edits: Edit[] = [];
  for (const { index, 0: whole, 1: label = "", 2: last = "", 3: first = "", 4: middle } of text.matchAll(line)) {
    const role = readLabel(splitWords(label));
    const isTurned = !givenNames.has(foldOf(last)) && givenNames.has(foldOf(first));
    const isStraight = givenNames.has(foldOf(last)) && (middle === undefined || !givenNames.has(foldOf(middle)));
    if (!asksName(role) || [last, first].some((word) => houseWords.has(foldOf(word))) || (!isTurned && !isStraight))
      continue;
    const end = index + whole.trimEnd().length;
    const rest = middle ? ` ${middle}` : "";
    const start = index + whole.indexOf(last, whole.indexOf(label) + label.length);
    edits.push({ start, end, text: isTurned ? `${last}, ${first}${rest}` : `${last} ${first}${rest}` });
  }
  return withEdits(text, edits);
}
