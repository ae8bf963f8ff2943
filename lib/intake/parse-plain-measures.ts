// Writes the weights told with where they are noted, or told wrong first, as plain ones: "weight on our chart is 158", "190, that was wrong, she is 219".
import { type Edit, withEdits } from "./parse-edits";
import { numberInWords } from "./parse-numbers";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const number = String.raw`\d{2,3}(?:\.\d)?(?![\d:/'’-])`;
/** Where a weight is noted, or who tells it. */
const source = String.raw`(?:(?:on|in|per|from|by|at|upon|according to|as of)\s(?:(?:the|our|his|her|my|last|latest|most recent|today['’]s|this)\s){0,2}(?:chart(?:ing)?|record|file|face ?sheet|computer|system|emr|care ?plan|clipboard|admission|admit|intake|hospice|hospital|facility|family|wife|husband|daughter|son|nurse|scale|licen[sc]e|dl|id|wristband|band|tag|list|month|week|visit|weigh[- ]?in)s?|(?:that )?(?:we|i|they)(?: have|['’]ve| had)?(?: got)?(?: (?:here|on file|listed|written down|charted|noted|for (?:him|her)))?)`;
const noted = quick(
  new RegExp(
    String.raw`(?<!\p{L})((?:last |latest |most recent )?(?:recorded |charted |known )?(?:weight|wt|wgt)\b\.?)( ${source}(?: ${source})?)((?:,? (?:is|was|says?|said|shows?|reads?|at|as|of)(?= )|['’]s|:| =)?)(?= (?:about |around |approx\.? |~ ?)?${number}(?! ?(?:%|miles|min|stairs|steps)))`,
    "giu",
  ),
);
/** "Weight I put on the phone as 190. That was wrong. License says 219": the first one is taken back. */
const wrong = String.raw`(?: ?(?:lbs?|pounds|#))?[.,;–-]{1,2} ?(?:but |and |sorry,? )?(?:that|which|it)(?: is| was|['’]s) (?:wrong|incorrect|not right|a mistake|my mistake|an error|a guess|off|old|outdated)[.,;:–-]{0,2} ?`;
const takenBack = quick(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:the )?weight(?: that)? I (?:gave|put|told|said|quoted|had|wrote)[^.;\n\d]{0,30}|I (?:told you|said|gave(?: you)?|put(?: down)?|wrote(?: down)?|had) )${number}${wrong}(?=[^.;\n\d]{0,24}\d{2,3}\b(?![:/-]))`,
    "giu",
  ),
);
const cue = String.raw`(?:strike that|scratch that|no,? wait|wait,? no|no,? sorry|sorry|no|excuse me|pardon(?: me)?|correction|make (?:that|it)|rather|i mean|i meant)`;
/** "One hundred forty, scratch that, one hundred sixty pounds". */
const saidAgain = quick(
  new RegExp(
    String.raw`(?<![\p{L}-])${numberInWords}[,.;…–-]{0,3} ${cue}[,.:;–-]{0,2} (?:(?:that['’]?s|it['’]?s|that is|it is|make it) )?(?=${numberInWords} (?:pounds|lbs)(?!\p{L}))`,
    "giu",
  ),
);

/** Every such telling in plain words; null where there is none. */
export const writePlainMeasures: Rule = (text) => {
  if (!/\b(?:weigh|wt|wgt|pounds|lbs)/i.test(text)) return null;
  const edits: Edit[] = [];
  for (const { index, 0: said, 1: label = "" } of text.matchAll(noted)) {
    const start = index + label.length;
    edits.push({ start, end: index + said.length, text: " is" });
  }
  for (const { index, 0: said } of text.matchAll(takenBack))
    if (/weight|pounds|lbs|#/i.test(said)) edits.push({ start: index, end: index + said.length, text: "weight: " });
  for (const { index, 0: said } of text.matchAll(saidAgain))
    edits.push({ start: index, end: index + said.length, text: "" });
  return withEdits(text, edits);
};
