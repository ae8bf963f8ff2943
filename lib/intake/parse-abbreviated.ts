// Finds abbreviations in a note that may stand for an illness.
import type { Span } from "./parse-span";

/** "MI 48201", "Troy, MI", "CA Hwy 1", "PE #4": a state, a number's letters. */
const noAbbreviation = /^(?:[ ,]{1,2}\d{5}|\s?[#:-]|\s(?:hwy|route|rt|rd|road|st|ave|co)\b)/i;

/** Abbreviations that stand for an illness and for other things too: a note can do without them. */
export function findAbbreviated(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(
    /(?<![\p{L}\d-])(?:MI|PE|OD|HF|CP|DM|AF|RA|VT|DIC|ETOH|CA|GI|BC|MM|RF|ESLD|MVA|GSW)(?![\p{L}\d-])/gu,
  )) {
    const end = match.index + match[0].length;
    if (
      !noAbbreviation.test(text.slice(end, end + 8)) &&
      !/\p{Lu}[\p{L}.]*, ?$/u.test(text.slice(Math.max(0, match.index - 24), match.index))
    )
      found.push({ start: match.index, end });
  }
  return found;
}
