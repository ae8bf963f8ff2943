// Sets right the one part of a birth or a name that a text corrects elsewhere: "she was born in 1939, not 1936", "it's Vincent P., not Vincent T.".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const years = quick(
  /(?<![\d/-])((?:19|20)\d\d)[,;]? (?:and )?(?:not|instead of|rather than) (?:in )?((?:19|20)\d\d)(?![\d/-])|\b(?:correction|corrected|sorry|actually|mistake|wrong)\b[^.;\n\d]{0,30}\b(?:birth year|year of birth|yob|born in)(?: is| was| should be)?:? ((?:19|20)\d\d)(?![\d/-])/giu,
);
const birth =
  /(?<=\b(?:d\.?o\.?b\.?|born|b\.|birth(?:day|date)?|date of birth)(?: (?:is|was|on))?[\s:.]{1,4}(?:(?:\d{1,2}[/.-]){2}|\p{L}{3,9}\.? \d{1,2},? |\d{1,2} \p{L}{3,9}\.? ))(?:(?:19|20)\d\d|\d\d)(?!\d)/giu;
const initials = quick(
  /(?<!\p{L})(\p{Lu}\p{Ll}+ )(\p{Lu})\.?[,;]? (?:and )?not (?:\1)?(\p{Lu})(?![\p{L}])|\b[Mm]iddle (?:[Ii]nitial|[Nn]ame) (?:(?:is|should be)():? |)(\p{Lu})\.?,? not (\p{Lu})(?!\p{L})/gu,
);

/** "Husband was born in 1933, not 1935", "caller is Ann T., not Ann R.": of somebody else. */
const ofOthers =
  /\b(?:husband|wife|spouse|son|daughter|brother|sister|mother|father|nephew|niece|caller|nurse|nok|next of kin|doctor|dr|roommate|contact|my)\b[^.;\n]{0,40}$/i;
const isOthers = (text: string, at: number) => ofOthers.test(text.slice(Math.max(0, at - 60), at));

const sameYear = (written: string, year: string) => written === year || written === year.slice(2);

/** The text with what it corrects; null where nothing is corrected so. */
export const writePlainCorrections: Rule = (text) => {
  if (!/\b(?:not|instead of|rather than|correct\w*|sorry|wrong|mistake|actually)\b/i.test(text)) return null;
  const edits: Edit[] = [];
  for (const { index: told, 1: right, 2: wrong, 3: alone } of text.matchAll(years)) {
    if (isOthers(text, told)) continue;
    const year = right ?? alone ?? "";
    for (const { index, 0: written } of text.matchAll(birth))
      if (!sameYear(written, year) && (wrong === undefined || sameYear(written, wrong)))
        edits.push({ start: index, end: index + written.length, text: year });
  }
  for (const { index: at, 0: said, 1: given = "", 2: own, 3: denied, 5: letter = "", 6: other = "" } of text.matchAll(
    initials,
  )) {
    if (isOthers(text, at)) continue;
    const right = own ?? letter;
    const place = new RegExp(
      String.raw`(?<!\p{L})(${given || String.raw`\p{Lu}\p{Ll}+ `})${denied ?? other}(\.?)(?= \p{Lu}\p{Ll})`,
      "gu",
    );
    for (const { index, 0: whole, 1: lead = "", 2: dot = "" } of text.matchAll(place))
      if (index < at || index >= at + said.length)
        edits.push({ start: index + lead.length, end: index + whole.length, text: right + dot });
  }
  return withEdits(text, edits);
};
