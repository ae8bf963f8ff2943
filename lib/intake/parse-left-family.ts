// Turns round what a sheet says of a family that has left: "FAM LEFT: yes" is written "Family present: no".
import { withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const left =
  /(?<=^[ \t]{0,8}(?:\d{1,2}[.)] )?|[ \t]{2})(?:fam(?:ily)?|kin|nok|relatives|wife|husband)(?: members)?(?: (?:has|have))?(?: (?:already|all))? (?:left|gone(?: home)?|departed)(?: (?:already|yet|bldg|building|site|facility|home))?[ \t]*(?:[:?=]|\.{2,})[ \t.]*(y(?:es)?|no?)(?=[ \t]*(?:$|[,;(]| {2}(?!\S{0,3}[|/])))/gim;

export function writeLeftFamily(text: string): Piece[] | null {
  if (!/\b(?:left|gone|departed)\b/i.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(left)].map(({ index, 0: said, 1: answer = "" }) => ({
      start: index,
      end: index + said.length,
      text: `Family present: ${/^y/i.test(answer) ? "no" : "yes"}`,
    })),
  );
}
