// Tells the numbers that may be a house's, by the word behind and before them, from the many others of a text.
import { months } from "./parse-streets";
import { directions, notBeforeHouseNumbers, notInStreets, numberedRoads, streetOpenings } from "./words/streets";

const firstWord =
  /[ \t]{1,2}(?:[NSEWnsew]{1,2}\.?[ \t]{1,2})?([A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’-]{0,30}|\d{1,4}(?:st|nd|rd|th|ST|ND|RD|TH)?(?![\w/:.-]))(\.?[ \t]{1,2}\d)?/y;

/** Words that stand behind other numbers, and open the names of streets as well: "20788 Sisters View Ave". */
const isNameToo =
  /^(?:March|MARCH|May|MAY|US|Us|us|The|THE|Old|OLD|old|Sisters?|Brothers?|Daughters?|Story|Mile|Hundred|Foot)$/;

/** "25 June Street", and no "25 June St. Mary's Hospital". */
const ofMonth =
  /^ \p{L}{4,9} (?:street|avenue|ave|road|rd|lane|ln|court|place|terrace|(?:st|dr|ct|pl)(?=\.?,))(?!\p{L})/iu;

/** A quick look at what stands around a number: most numbers of a text are no house numbers. */
export function isPromising(text: string, start: number, end: number): boolean {
  if (text.startsWith("0", start)) return false;
  firstWord.lastIndex = end;
  const match = firstWord.exec(text);
  const first = match?.[1]?.toLowerCase();
  if (first === undefined) return false;
  const isName = isNameToo.test(match?.[1] ?? "") || (months.test(first) && ofMonth.test(text.slice(end, end + 26)));
  if (notInStreets.has(first) && !isName) return false;
  if (
    match?.[2] &&
    !numberedRoads.has(first) &&
    !streetOpenings.has(first) &&
    !(first in directions) &&
    !/^(?:old|section|sector|camp|mile|[a-z]{1,2}-\d)/.test(first)
  ) {
    // A second number follows at once: `88 F 140 LBS`.
    if (!/^\d/.test(first)) return false;
  }
  const before = /([A-Za-z]+|\d)[ .:]{0,2}$/.exec(text.slice(Math.max(0, start - 14), start));
  if (before === null) return true;
  const word = before[1] as string;
  if (/\d/.test(word)) return !/\d $/.test(before[0]);
  // "Died at home in bed. 6 Elm Ct": a sentence ends before the number.
  if (/^[a-z]{3}[a-z. ]*\. $/.test(before[0]) && !/^(?:apt|ste|bldg|tel|ext|lot|box|est|no|num)$/.test(word))
    return true;
  return !notBeforeHouseNumbers.has(word.toLowerCase());
}
