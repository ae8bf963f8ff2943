// Reads what stands at the end of a name: "Jr", "III", "the third".
import { relationAt } from "./parse-relations";
import type { Word } from "./parse-words";
import { suffixes } from "./words/titles";

/** `Jr` or `the third` at `at`; `Sr. Liaison` is what somebody does. */
export function suffixAt(words: readonly Word[], at: number): { suffix: string; count: number } | null {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (Object.hasOwn(suffixes, word.plain)) {
    if (/^\d/.test(word.plain) && next?.gap === " " && countedBehind.has(next.plain)) return null;
    const isCalling =
      word.plain === "sr" &&
      next !== undefined &&
      /^\.? $/.test(next.gap) &&
      next.shape === "Title" &&
      (relationAt(words, at + 1)?.kind === "function" || callingsBehindSenior.has(next.plain));
    return isCalling ? null : { suffix: suffixes[word.plain] as string, count: 1 };
  }
  const spoken = word.plain === "the" && next?.gap === " " ? spokenSuffixes[next.plain] : undefined;
  if (spoken === undefined) return null;
  const isMore =
    words[at + 2]?.gap === " " &&
    /^(?:floor|time|one|daughter|son|child|of|day|wife|husband|brother|sister|call|person|shift|room|street|st|wing)$/.test(
      words[at + 2]?.plain ?? "",
    );
  return isMore ? null : { suffix: spoken, count: 2 };
}

/** "CPD 4th dist", "2nd shift": an ordinal that counts what stands behind it. */
const countedBehind = new Set(
  "dist district shift floor fl ward precinct pct unit watch division div battalion platoon wing st street ave avenue hall time day call circuit city tour".split(
    " ",
  ),
);

const callingsBehindSenior = new Set(
  "liaison director manager coordinator administrator technician analyst specialist officer associate counselor services living care center".split(
    " ",
  ),
);
const spokenSuffixes: Readonly<Record<string, string>> = {
  second: "II",
  "2nd": "II",
  third: "III",
  "3rd": "III",
  fourth: "IV",
  "4th": "IV",
};
