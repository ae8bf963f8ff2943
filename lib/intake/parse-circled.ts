// Writes out the answer that is circled among the ones a form prints: "Veteran  Y (N)" becomes "Veteran: No".
import { withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Piece } from "./parse-rewrite";

const option = String.raw`(?:yes|no|y|n|unk|unknown|u|n\/a|na|\?|male|female|m|f)`;
const marked = String.raw`(?:\(\s?${option}\s?\)|\[\s?${option}\s?\]|<\s?${option}\s?>|\{\s?${option}\s?\}|\*{1,2}${option}\*{1,2}|_${option}_|>${option}<|<<\s?${option}\s?>>|(?<=[\s/])\|${option}\|(?!\S))`;
const between = String.raw`[ \t\u00A0]{0,4}[/|,]?[ \t\u00A0]{0,4}`;
const run = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${option}(?![\p{L}\d])${between}){0,3}${marked}(?:${between}(?<=[^\p{L}\d])${option}(?![\p{L}\d'’.])){0,3}`,
    "giu",
  ),
);
const single = new RegExp(`(?<![\\p{L}\\d])${option}(?![\\p{L}\\d])`, "giu");
const mark = quick(new RegExp(marked, "iu"));
/** A label stands before it in the same line, or it is a cell of its own. */
const labelled = /\p{L}[\p{L}.)]{0,20}[ \t\u00A0]*[?:.]{0,3}[ \t\u00A0]*$/u;
const words: Readonly<Record<string, string>> = {
  y: "Yes",
  yes: "Yes",
  n: "No",
  no: "No",
  m: "Male",
  male: "Male",
  f: "Female",
  female: "Female",
};
const kindOf = (word: string) => (/^[mf]/i.test(word) ? "sex" : "answer");

/** "Stairs Y (N) describe: ____" asks for no more. */
const unfilled = /^[ \t,;(]*(?:describe|explain|if yes|if so|specify|how many|details)[\s:,_.)]*(?=\n|$)/i;
const goesOn = /^[ \t]*[-,;]?(?=[ \t]+\p{Ll}{2})/u;

/** "Yes __ No X": each answer has its mark behind it. */
const crossed = new RegExp(
  String.raw`(?<![\p{L}\d_])(?<![_xX][ \t]{0,2})${option}[ \t]{0,3}(?:_{1,8}|[xX✓](?![\p{L}\d]))(?:[ \t/|,]{1,6}${option}[ \t]{0,3}(?:_{1,8}|[xX✓](?![\p{L}\d]))){1,3}`,
  "giu",
);

/** Writes "Organ donor  Yes __ No X" as "Organ donor: No". */
export function writeCrossed(text: string): Piece[] | null {
  if (!/_|[xX✓][ \t]*(?:\n|$|[ \t]{2})/.test(text)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of text.matchAll(crossed)) {
    const parts = [...match[0].matchAll(new RegExp(String.raw`(${option})[ \t]{0,3}(_{1,8}|[xX✓])`, "giu"))];
    const chosen = parts.filter(([, , sign = ""]) => !sign.startsWith("_"));
    const [only] = chosen;
    const line = text.slice(text.lastIndexOf("\n", match.index) + 1, match.index);
    const value = words[only?.[1]?.toLowerCase() ?? ""];
    if (!only || chosen.length > 1 || parts.length === chosen.length || !value || !labelled.test(line)) continue;
    const at = match.index + only.index;
    const gap = /[ \t:?.]*$/.exec(line)?.[0].length ?? 0;
    pieces.push({ start, end: match.index - gap }, { start: at, end: at + 1, text: `: ${value}   ` });
    start = match.index + match[0].length;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

/** "Veteran:  x Y    N", "Embalm  Yes   x No": a bare cross stands at one of both. */
const beside =
  /(?<=[\p{L})][?:.]{0,2}[ \t]{1,12})(?:([xX✓✔√]) {1,2})?(yes|no|y|n)(?![\p{L}\d'’])( {1,8})(?:([xX✓✔√])( {1,8}))?(yes|no|y|n)(?![\p{L}\d'’])(?: {1,3}([xX✓✔√])(?![\p{L}\d]))?(?=[ \t]{2}|[ \t]*(?:\n|$)|[.,;])/giu;

/** Writes the answer that a cross without a box chooses; the mark in the middle belongs to the nearer one. */
export function writeChosenBeside(text: string): Piece[] | null {
  if (!/[xX✓✔√] {1,2}(?:y|n|yes|no)(?!\p{L})|(?<!\p{L})(?:y|n|yes|no) {1,3}[xX✓✔√]/iu.test(text)) return null;
  const found = [...text.matchAll(beside)];
  const isLed = found.some(({ 1: mark }) => mark);
  const edits = found.flatMap(
    ({ index, 0: run, 1: front, 2: one = "", 3: left = "", 4: inner, 5: right = "", 6: other = "", 7: last }) => {
      if ([front, inner, last].filter(Boolean).length !== 1 || one[0]?.toLowerCase() === other[0]?.toLowerCase())
        return [];
      const isOther = inner ? right.length < left.length || (right.length === left.length && isLed) : Boolean(last);
      if (inner && right.length === left.length && !isLed) return [];
      const value = words[(isOther ? other : one).toLowerCase()] ?? "";
      return [
        {
          start: index,
          end: index + run.length,
          text: /:[ \t]*$/.test(text.slice(Math.max(0, index - 12), index)) ? value : `: ${value}`,
        },
      ];
    },
  );
  return withEdits(text, edits);
}

/** "Veteran  Y  N" in a line without any mark: nobody has chosen. */
const unchosen = quick(
  /(?<=\p{L}[?:.]?[ \t]{1,12})(?:Y(?:es)?[ \t]{1,4}No?|YES[ \t]{1,4}NO)(?=[ \t]*(?:\n|$)|[ \t]{2})/gu,
);

/** Takes out choices that nobody made. */
export function dropUnchosen(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: run } of text.matchAll(unchosen)) {
    const from = text.lastIndexOf("\n", index) + 1;
    const to = text.indexOf("\n", index);
    if (/[()[\]<>*_☐☑☒✓✔/]|(?:^|\s)[xX](?:\s|$)/.test(text.slice(from, to < 0 ? text.length : to))) continue;
    pieces.push({ start, end: index });
    start = index + run.length;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

/** The circled answers written out; null where nothing is circled. */
export function writeCircled(text: string): Piece[] | null {
  if (!mark.test(text)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of text.matchAll(run)) {
    const options = match[0].match(single) ?? [];
    const chosen = mark.exec(match[0])?.[0].match(single)?.[0];
    if (!chosen || options.length < 2 || new Set(options.map(kindOf)).size > 1) continue;
    if (new Set(options.map((one) => one[0]?.toLowerCase())).size < options.length) continue;
    const line = text.slice(text.lastIndexOf("\n", match.index) + 1, match.index);
    const isSex = kindOf(chosen) === "sex";
    const isOwn = isSex && /(?:^|\d[ \t]*| {2}|[\t,])$/.test(line);
    if (!isOwn && !labelled.test(line)) continue;
    const end = match.index + match[0].length;
    const behind = text.slice(end, end + 60);
    // "*Yes* No -> the coroner gave a release": the words tell more than the circle.
    if (/^[ \t]*(?:->|=>|--)/.test(behind)) continue;
    const value = words[chosen.toLowerCase()] ?? "Unknown";
    const at = match.index + (match[0].indexOf(chosen) < 0 ? 0 : match[0].search(mark));
    const lead = /[?:.]+[ \t]*$/.exec(line)?.[0].length ?? 0;
    pieces.push(
      { start, end: match.index - (lead > 0 ? 0 : (/[ \t]*$/.exec(line)?.[0].length ?? 0)) },
      {
        start: at,
        end: at + 1,
        text: `${isOwn ? "   Sex" : ""}${lead > 0 ? " " : ": "}${value}${goesOn.test(behind) ? "," : /^[ \t]{2}/.test(behind) ? "   " : ""}`,
      },
    );
    start = end + (unfilled.exec(behind) ?? goesOn.exec(behind) ?? [""])[0].length;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}
