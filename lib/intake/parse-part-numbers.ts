// Sets right a telephone number of which only the end is corrected: "224-555-0119, sorry, 0191".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const sorry =
  "(?:(?:oh|uh|um|wait|hold on|no)[, ]{1,2}){0,3}(?:sorry|no|wait|i mean|make that|make it|correction|scratch that|rather|actually|excuse me|my mistake)";
const corrected = quick(
  new RegExp(
    String.raw`(?<=(?<!\d)(?:\(\d{3}\) ?|\d{3}[-. ])?\d{3}[-. ])(\d{4})[,.;:–—-]{0,2} ${sorry}[,.;:–—-]{0,2} (?:that['’]?s |it['’]?s |it is |make that |make it |ending |ends in )?(\d{4})(?![-.]?\d| ?(?:[ap]\.?m|hrs?|hours|lbs?|\p{Lu}\p{Ll}+ (?:St|Ave|Rd|Dr|Ln|Blvd)))`,
    "giu",
  ),
);

/** The text with whole numbers; null where no end is corrected. */
export const writePartNumbers: Rule = (text) => {
  if (!/\d{4}[,.;:–— -]{1,3}\p{L}/u.test(text)) return null;
  const edits: Edit[] = [...text.matchAll(corrected)].map(({ index, 0: said, 2: right = "" }) => ({
    start: index,
    end: index + said.length,
    text: right,
  }));
  return withEdits(text, edits);
};
