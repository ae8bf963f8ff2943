// Sets a surname right by the letters that spell it behind.
import { quick } from "./parse-quick-pattern";
import { withEdits } from "./parse-edits";
import { filler } from "./parse-page";
import type { Rule } from "./parse-rewrite";
import { properCase } from "./parse-words";
import { givenNames } from "./words/given-names";

const spelled = quick(
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}']{2,18})([ ,;:(-]{1,3}(?:(?:that's|spelled|spelling|spelt|it's)[ :]{1,2})?)(\p{Lu}(?:-\p{Lu}){3,17})(?![\p{L}\p{N}-])\)?/gu,
);

/** "Ann Smith, S-M-Y-T-H-E" is Ann Smythe: the letters hold; the text stays as long as it was. */
export function withSpelling(text: string): string {
  return text.replace(spelled, (whole: string, name: string, gap: string, letters: string) => {
    const right = letters.replaceAll("-", "");
    if (right === name.toUpperCase() || !isNearly(name.toUpperCase(), right)) return whole;
    const cased = name === name.toUpperCase() ? right : right.charAt(0) + right.slice(1).toLowerCase();
    // The bracket that the letters stand in goes with them.
    const isBracketed = gap.includes("(");
    const end = isBracketed || !whole.endsWith(")") ? "" : ")";
    return cased + filler.repeat(whole.length - cased.length - end.length) + end;
  });
}

const alone = quick(/(?<![\p{L}\p{N}-])\p{Lu}(?:-\p{Lu}){2,17}(?![\p{L}\p{N}-])(?: {2,3}(?=\p{Lu}))?/gu);
const fewest = 4;
const reach = 60;
/** "Augusta, common spelling, Renee", "Jon with no h, Marek", "Katherine with a K Boyd": how a name is spelled. */
const howSpelled = quick(
  /(?<=\p{Lu}\p{Ll}[\p{L}'’-]{0,18}),? \(?(?:(?:common|usual|normal|regular|standard|traditional|typical|plain|old) spelling|spelled (?:the )?(?:usual|common|normal|regular|way it sounds|like it sounds|as it sounds|with (?:an? |one |two )['"]?\p{L}['"]?s?)(?: way)?|(?:(?:with|that['’]?s) (?:an?|no|one|two|both)|no|two) ['"]?\p{L}['"]?(?:['’]s)?(?: (?:as in|like|for) \p{L}+)?|like the \p{L}+)\)?(?=[,.;]| \p{Lu})(?:,(?= \p{Lu}))?/gu,
);
/** "Jon, J-O-N, Marek": the letters of the given name that goes on behind them. */
const inMiddle = quick(/(?<=(?<!\p{L})(\p{Lu}\p{Ll}{1,15})),? (\p{Lu}(?:-\p{Lu}){1,15}),(?= \p{Lu}\p{Ll})/gu);

/** "Hebert, H-E-B-E-R-T, Clyde Joseph": the given name stands behind. */
function isSurname(name: string, behind: string): boolean {
  const next = /^ (\p{L}+)/u.exec(behind)?.[1] ?? "";
  return !givenNames.has(name.toLowerCase()) && givenNames.has(next.toLowerCase());
}

/** "C-L-E-T-U-S W. H-A-M-M-O-N-D": a name that is told in letters alone, and not behind itself. */
export const writeSpelled: Rule = (text) =>
  withEdits(text, [
    ...[...text.matchAll(howSpelled)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
      text: "",
    })),
    ...[...text.matchAll(inMiddle)].flatMap(({ index, 0: said, 1: name = "", 2: letters = "" }) =>
      letters.replaceAll("-", "") === name.toUpperCase()
        ? [
            {
              start: index,
              end: index + said.length,
              text: isSurname(name, text.slice(index + said.length)) ? "," : "",
            },
          ]
        : [],
    ),
    ...[...text.matchAll(alone)].flatMap(({ 0: spelt, index }) => {
      const name = spelt.replace(/[ -]/g, "");
      const before = text.slice(Math.max(0, index - reach), index).toUpperCase();
      const isKnown = givenNames.has(name.toLowerCase());
      const isName = isKnown || (name.length >= fewest && /[AEIOUY]/.test(name));
      const isSaid = (before.match(/\p{L}[\p{L}'’]+/gu) ?? []).some((word) => word === name || isNearly(word, name));
      return isName && !isSaid
        ? [{ start: index, end: index + spelt.length, text: properCase(name) + (spelt.endsWith(" ") ? " " : "") }]
        : [];
    }),
  ]);

/** Two spellings of one sound: the first letter agrees, and few others are changed. */
function isNearly(one: string, other: string): boolean {
  if (one.charAt(0) !== other.charAt(0)) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (row[to] as number) + 1,
          (next[to - 1] as number) + 1,
          (row[to - 1] as number) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) as number) <= 2;
}
