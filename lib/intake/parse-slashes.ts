// Parts a message whose items stand behind one another with slashes between, as pagers print them.
import { quick } from "./parse-quick-pattern";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";

const fewest = 6;
const shortest = 60;
const spaced = quick(
  /[ \t]+(?:\/{1,3}|\*{1,3}|~{1,2}|\|\||>{2,3}|-{2,3}|:{2}|\+{2}|#{2,3})[ \t]+|[ \t]*\/{2,3}[ \t]*/g,
);
const tight = /(?<![/ \t])\/(?![/ \t])/g;
/** "CLR: DALE ROE/ SON/ 419-555-0126/ DEC: ANN ROE": a space on one side alone. */
const trailing = /(?<=[^\s/])\/{1,3}[ \t]+(?=\S)/g;
/** "(Y) / N": a choice. */
const choice = /^\(?(?:[YN?]|yes|no|unk)\)?(?:\s|$|\/)/i;
/** "y/o", "w/", "3/14", "his/her", "Y/N": slashes that part no items. */
const isInside = (left: string, right: string, isSpaced: boolean) =>
  (isSpaced ? /(?:^|[^\p{L}\d])\p{L}$/u : /(?:^|[^\p{L}\d])\p{L}{1,2}$/u).test(left)
    ? /^(?:\p{L}{1,2}(?![\p{L}\d])|[ \d]|\p{Ll}|$)/u.test(right)
    : /\d$/.test(left) && /^\d{1,4}(?!\d|\s?(?:\p{L}{2}))/u.test(right)
      ? true
      : /(?:^|[^\p{L}])(?:and|his|he|him|her|she|yes|no|or|unk|male|dod|tod|dob|nok|son|poa|rn|md|ht|wt|wife|daughter|husband|sister|brother|att|cert)$/iu.test(
          left,
        ) &&
        /^(?:or|her|she|he|his|him|no|yes|unk|female|dod|tod|dob|nok|poa|rn|wt|ht|cert|att|n|y)(?!\p{L})/iu.test(right);

/** The items of such lines in lines of their own; null where there are none. */
export function partSlashes(text: string): Piece[] | null {
  if (!/\/| \* | ~ | \|\| | >>|--| :: | \+\+ | ##/.test(text)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  let from = 0;
  for (const line of text.split("\n")) {
    if (line.length >= shortest && !/https?:\/\/|<\//.test(line)) {
      const prefix = /^[ \t]*(?:>[ \t]?){0,20}/.exec(line)?.[0] ?? "";
      for (const { start: at, end } of partsOf(line)) {
        pieces.push({ start, end: from + at }, { start: from + at, end: from + at, text: `\n${prefix}` });
        start = from + end;
      }
    }
    from += line.length + 1;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

function partsOf(line: string): Span[] {
  for (const pattern of [spaced, tight, trailing]) {
    const parts = [...line.matchAll(pattern)]
      .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))
      .filter(({ start, end }) => {
        const right = line.slice(end, end + 9);
        const left = line.slice(Math.max(0, start - 9), start);
        if (/>>|--|::|\+\+|##/.test(line.slice(start, end))) return true;
        if (pattern === trailing)
          return !/(?:^|[^\p{L}\d])\p{L}$/u.test(left) || /(?:^|[ /])[MF]$|\p{L}{2}[-:=] ?[YNMFU]$/u.test(left);
        return !choice.test(right) && !isInside(left, right, pattern === spaced);
      });
    if (parts.length < fewest - 1) continue;
    const marks = line.length / (parts.length + 1);
    if (marks < 50 && marks > 4) return parts;
  }
  return [];
}
