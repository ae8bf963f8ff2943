// Takes out of a transcript what was only spoken: fillers, and the marks that a dictation names by their words.
import type { Piece, Rule } from "./parse-rewrite";

/** `text` with each match of `pattern` replaced; null when there is none. */
function replaced(text: string, pattern: RegExp, write: (match: RegExpMatchArray) => string | null): Piece[] | null {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const words = write(match);
    if (words === null) continue;
    const start = match.index;
    pieces.push({ start: from, end: start });
    if (words !== "") pieces.push({ start, end: start + match[0].length, text: words });
    from = start + match[0].length;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start: from, end: text.length });
  return pieces;
}

const spokenMarks =
  /(?<![ \t])[ \t]+(comma|period|full stop|colon|new (?:paragraph|line)|next line|question mark)(?![\p{L}])[ \t]?[.,]?/giu;
const marks: Readonly<Record<string, string>> = { comma: ",", colon: ":", "question mark": "?" };
const leastMarks = 3;

/** "Wes Arredondo comma house supervisor period": the marks themselves. */
export const writeMarks: Rule = (text) => {
  if (!/ comma /i.test(text)) return null;
  if ((text.match(/[\p{L}\d] (?:comma|period)(?= ?[\p{L}.\n]|$)/giu) ?? []).length < leastMarks) return null;
  return replaced(text, spokenMarks, ([, word = ""]) => {
    const said = word.toLowerCase();
    return said.startsWith("n") ? "\n" : `${marks[said] ?? "."} `;
  });
};

const filler = /(,?)(?<![ \t])[ \t]+(?:u+h+|u+m+|uhm+|erm)(?![\p{L}\d'’-])(,?)(?=[ \t.?!,])/giu;
const leastFillers = 2;

/** "she wants Buffalo Hill uh funeral home": without what holds the line open. */
export const dropFillers: Rule = (text) => {
  if (!/ (?:u[hm]|erm)/i.test(text)) return null;
  if ((text.match(/(?<![\p{L}\d])(?:uh+|um+|uhm|erm)(?![\p{L}\d'’-])/giu) ?? []).length < leastFillers) return null;
  return replaced(text, filler, (match) => {
    const before = text[(match.index as number) - 1] ?? "";
    return !/[.,!?:"“]/.test(before) && match[1] ? "," : "";
  });
};

const emphasis = /(?<![\w*\\])(\*{1,2})(?=[^\s*])([^*\n]{1,70}?)(?<=[^\s*])\1(?![\w*])/gu;
const leastEmphases = 3;
/** "Yes *No*": stars around the answer that was chosen. */
const choice = /^(?:[xyn]|yes|no|unk(?:nown)?|s[ií]|none|n\/a)$/i;
const signs: readonly [RegExp, string][] = [
  [/:(?:white_check_mark|heavy_check_mark|ballot_box_with_check|\+1|thumbsup):/u, "yes"],
  [/:(?:x|no_entry|no_entry_sign|negative_squared_cross_mark|-1|thumbsdown):/u, "no"],
];
/** A sign's name that stands behind a label and is the whole of the answer. */
const signed = /(:[ \t]{0,8}\*?[ \t]{0,8})(:[a-z_+\-1]{1,40}:)(?=[ \t*]*(?:$|[\n|•;,]))/gmu;

/** "*Ingrid Sloan* | *90*", "Vet: :x:": what chat programs write for bold words and signs. */
export const dropEmphasis: Rule = (text) => {
  if (!text.includes("*")) return null;
  const found = [...text.matchAll(emphasis)];
  // Stars around the labels themselves part them from what is said.
  const values = found.filter(({ index }) => /[:=] ?$/.test(text.slice(Math.max(0, index - 2), index)));
  if (values.length < leastEmphases || found.some(([, , words = ""]) => choice.test(words) || words.endsWith(":")))
    return null;
  return replaced(text, emphasis, ([, , words = ""]) => words);
};

export const writeSigns: Rule = (text) =>
  replaced(text, signed, ([, label = "", sign = ""]) => {
    const word = signs.find(([pattern]) => pattern.test(sign))?.[1];
    return word ? label + word : null;
  });
