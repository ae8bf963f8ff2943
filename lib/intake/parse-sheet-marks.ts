// Takes from a sheet what only parts or ticks its items: rulings below headings, checks behind values, brackets around pairs, a slash between day and hour.
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

/** A line of dashes in columns below a row of headings. */
const ruling = /(?<=^[^\n:]*\p{L} {2,}\p{L}[^\n:]*\n)[ \t]*-{3,}(?:[ \t+|]+-{2,})+[ \t]*\n/gmu;

export function dropHeadRulings(text: string): Piece[] | null {
  if (!/^[ \t]*-{3,}[ \t+|]+-{2,}/m.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(ruling)].map(({ index, 0: said }) => ({ start: index, end: index + said.length, text: "" })),
  );
}

const check = /(?<=[\p{L}\d)."'’:])[ \t]{1,2}[✓✔√☑](?=[ \t]*(?:\n|$)|[ \t]{2})/gu;
const fewestChecks = 3;

/** "TOD: 14:22 ✔": what was read back and is right. */
export function dropChecks(text: string): Piece[] | null {
  if (!/[✓✔√]/.test(text)) return null;
  const found = [...text.matchAll(check)];
  if (found.length < fewestChecks) return null;
  return withEdits(
    text,
    found.map(({ index, 0: said }) => ({ start: index, end: index + said.length, text: "" })),
  );
}

const pair = /[ \t]*\[(\p{L}[\p{L}\d #/.'-]{0,18}?)[ \t]?[=:][ \t]?([^[\]\n]{1,80})\]/gu;
const fewestPairs = 4;

/** "[DEC=Tallie Burkett][AGE=69][RM=8114]": each pair in a line of its own. */
export function openPairs(text: string): Piece[] | null {
  if (!/\[\p{L}[^[\]\n=:]{0,18}[=:][^[\]\n]+\][ \t]*\[/u.test(text)) return null;
  const found = [...text.matchAll(pair)];
  if (found.filter(([, label = ""]) => readLabel(splitWords(label)) !== null).length < fewestPairs) return null;
  return withEdits(
    text,
    found.map(({ index, 0: said, 1: label = "", 2: value = "" }) => ({
      start: index,
      end: index + said.length,
      text: `${/(?:^|\n)$/.test(text.slice(0, index)) ? "" : "\n"}${label}: ${value}`,
    })),
  );
}

const dayThenHour =
  /(?<![\d/-])(\d{1,2}-\d{1,2}-\d{2,4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d\d-\d\d)\/(?=(?:[01]?\d|2[0-3]):?[0-5]\d ?(?:[ap]\.?m?\b|h(?:rs?)?\b|$|\s))/gim;
const packedDay = /(?<=\b(?:DOB|DOD|DT|DATE|BIRTH|EXP)[=:][ \t]?)(0[1-9]|1[0-2])([0-2]\d|3[01])((?:19|20)\d\d)(?!\d)/gi;

/** "11-21-26/12:20p", "DOD: 11212026". */
export function partMoments(text: string): Piece[] | null {
  const edits: Edit[] = [...text.matchAll(dayThenHour)].map(({ index, 0: said }) => ({
    start: index + said.length - 1,
    end: index + said.length,
    text: " ",
  }));
  for (const { index, 0: said, 1: month = "", 2: day = "", 3: year = "" } of text.matchAll(packedDay))
    edits.push({ start: index, end: index + said.length, text: `${month}/${day}/${year}` });
  return withEdits(text, edits);
}

const callersHouse =
  /(?<=^[ \t]{0,8}(?:caller|called in by|called by|reported by|clr|informant)\b[^\n]{3,44}?(?:[ \t]{2,}|\t))(of|at|with|from)[ \t]+(?=\p{Lu})/gimu;

/** "CALLER Msgr. Hugh Dolan   OF St Rita Rectory": whom the caller works for. */
export function writeCallersHouse(text: string): Piece[] | null {
  if (!/(?:[ \t]{2}|\t)(?:of|at|with|from)[ \t]+\p{Lu}/iu.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(callersHouse)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
      text: `${said.trim()}: `,
    })),
  );
}

const represents = /^[ \t]{0,6}(?:pt|patient|resident|client|family|legal|personal)(?:['’]?s)? rep(?:resentative)?\b/im;
const reps =
  /(?<=^[ \t]{0,6}|[ \t]{3})rep(?:['’]?s)(?= (?:#|(?:ph|phone|tel|cell|no|number|rel|relation|relationship|reln|addr|address)\b))/gim;

/** "Pt's rep: Ann Gee   Rep's #: 434-…": who speaks for the patient has not rung. */
export function setRepAside(text: string): Piece[] | null {
  if (!represents.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(reps)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
      text: "Second contact",
    })),
  );
}

const streetAndTown =
  /(?<=:[ \t]{0,12})(\d{1,6} [^/\n:]{3,40}?) \/ (\p{L}[\p{L}. ]{1,24}?),? (\p{Lu}{2})(?: \/ |,? )(\d{5})(?!\d)/gu;

/** "Addr: 1220 Tarpon Ave / Tarpon Springs FL / 34689". */
export function joinSlashedAddresses(text: string): Piece[] | null {
  if (!/ \/ \p{L}[^\n/]{2,30}(?: \/ | )\d{5}/u.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(streetAndTown)].map(
      ({ index, 0: said, 1: street = "", 2: town = "", 3: state = "", 4: zip = "" }) => ({
        start: index,
        end: index + said.length,
        text: `${street}, ${town}, ${state} ${zip}`,
      }),
    ),
  );
}
