// Takes the numbers and bullets off the lines of a form: "4  Name      Choi", "Q4 Who has died? > Mr. Brandl".
import type { Piece } from "./parse-rewrite";

const fewest = 5;
const numbered = /^[ \t]{0,8}(Q ?\.?)?(\d{1,2})(?:[.):]{1,2}[ \t]{1,6}|[ \t]{1,6})(?=[\p{L}¿])/gmu;
/** What parts a question from its answer. */
const answer = /(?<=[^\n]\?)[ \t]{0,3}(?:>|->|=>|→)[ \t]{1,3}/g;

const mark = /(?<=^(?:> ?)?)[ \t]{0,8}(?:([-*•·◦▪‣●–])|\(?(\d{1,2})[a-z]?[.)])[ \t]{1,4}(?=[^\s])/gmu;

/** A label or a speaker and the sign behind. */
const said = /^\p{L}[^\n:]{1,40}(?::|->|>|=| - |\.{3})/u;

/** The lines of a page on which all but a title begin with a bullet or a number, without them. */
export function dropLineMarks(text: string): Piece[] | null {
  const found = [...text.matchAll(mark)];
  const lines = text.split("\n").filter((line) => /[^\s>]/.test(line)).length;
  if (found.length < fewest || found.length < lines * 0.85) return null;
  const [bullet] = found.flatMap(({ 1: sign }) => sign ?? []);
  const alike = found.filter(({ 1: sign, 2: number }) => (bullet ? sign === bullet : number !== undefined));
  const numbers = alike.map(({ 2: number }) => Number(number));
  // Numbers count up, more than one line may share its number: "3", "3a".
  const counts = bullet || numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) < 3);
  if (alike.length < lines * 0.85 || lines - alike.length > 2 || !counts) return null;
  const signed = alike.filter(({ index, 0: whole }) =>
    said.test(text.slice(index + whole.length, index + whole.length + 50)),
  );
  if (signed.length < lines * 0.8) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: whole } of alike) {
    pieces.push({ start, end: index });
    start = index + whole.length;
  }
  return [...pieces, { start, end: text.length }];
}

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
