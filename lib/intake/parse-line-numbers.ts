// Takes the numbers off the lines of a numbered form: "4  Name      Choi", "Q4 Who has died? > Mr. Brandl".
import type { Piece } from "./parse-rewrite";

const fewest = 5;
const numbered = /^[ \t]{0,8}(Q ?\.?)?(\d{1,2})(?:[.):]{1,2}[ \t]{1,6}|[ \t]{1,6})(?=[\p{L}¿])/gmu;
/** What parts a question from its answer. */
const answer = /(?<=[^\n]\?)[ \t]{0,3}(?:>|->|=>|→)[ \t]{1,3}/g;

/** The lines without their numbers; null where they do not count up from one. */
export function dropLineNumbers(text: string): Piece[] | null {
  const found = [...text.matchAll(numbered)];
  if (found.length < fewest) return null;
  const run: RegExpExecArray[] = [];
  for (const match of found) if (Number(match[2]) === run.length + 1) run.push(match);
  const isAsked = run.filter((match) => match[1]).length >= fewest;
  // A number with a stop is read as it stands.
  const isBare = run.filter((match) => /\d[ \t]+$/.test(match[0])).length >= fewest;
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  if (run.length < fewest || run.length < lines * 0.5 || !(isAsked || isBare)) return null;
  const gone = [
    ...run.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length, text: "" })),
    ...(isAsked ? [...text.matchAll(answer)] : []).map(({ index, 0: mark }) => ({
      start: index,
      end: index + mark.length,
      text: " ",
    })),
  ].toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let start = 0;
  for (const one of gone) {
    pieces.push({ start, end: one.start });
    if (one.text !== "") pieces.push({ start: one.start, end: one.start, text: one.text });
    start = one.end;
  }
  return [...pieces, { start, end: text.length }];
}
