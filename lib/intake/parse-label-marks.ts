// Takes from labels what only programs and printers need: "Reported_By__c:", "[13] FUNERAL HOME", "Birthdate . .... 06/13/1959".
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 5;

/** The pieces of a text in which what was found is replaced; null where it is found too seldom. */
function without(text: string, found: readonly { start: number; end: number }[], put: string): Piece[] | null {
  if (found.length < fewest) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of found) {
    pieces.push({ start: from, end: start });
    if (put) pieces.push({ start, end: start, text: put });
    from = end;
  }
  pieces.push({ start: from, end: text.length });
  return pieces;
}

/** "Decedent_Last__c: Christensen": the mark of a field that a customer's system was given. */
export function dropFieldMarks(text: string): Piece[] | null {
  if (!text.includes("__")) return null;
  const found = [...text.matchAll(/__(?:c|pc|r)(?=["']?\s?[:=,|\t])/g)];
  return without(
    text,
    found.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length })),
    "",
  );
}

/** "[3] D.O.B.   02/27/1951      [4] AGE/SEX  74 / F": the numbers of a form's boxes. */
export function dropBoxNumbers(text: string): Piece[] | null {
  if (!/[[(]\d/.test(text)) return null;
  const found = [...text.matchAll(/(?<=^[ \t]{0,4}| {2})[[(]\d{1,2}[a-z]?[\])] {1,3}(?=\p{Lu})/gmu)];
  return without(
    text,
    found.map(({ index, 0: mark }) => ({ start: index, end: index + mark.length })),
    "",
  );
}

const leader =
  /(?<=^[ \t]{0,4}| {3})(\p{Lu}[\p{L}/&'’-]{1,20}(?:[ -][\p{L}/&'’-]{1,16}\.?){0,3}?)(?: {0,2}\.){1,3}(?: \.{1,12})?(?:\s\.{2,12})? {1,6}(?=[^\s.])/gmu;

/** Whether dots enough stand behind a blank, beside another dot or before two blanks. */
function hasLeaders(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf("."); at >= 0 && count < fewest; at = text.indexOf(".", at + 1))
    if (/[\s.]/.test(text.charAt(at - 1)) || text.startsWith(".", at + 1) || text.startsWith("  ", at + 1)) count += 1;
  return count >= fewest;
}

/** "Age . 66      Sex. F": a leader of which a copy left a dot or two. */
export function writeLeaders(text: string): Piece[] | null {
  if (!hasLeaders(text)) return null;
  const all = [...text.matchAll(leader)];
  const isPlain = ({ 0: whole, 1: label = "" }: RegExpExecArray) => / \.|\.\.| {2}/.test(whole.slice(label.length));
  if (all.filter(isPlain).length < fewest) return null;
  if ((text.match(/\p{L} {0,2}\. {1,6}\S|\p{L}\. ?\.{1,12} /gu) ?? []).length < fewest) return null;
  const found = all.filter(({ 1: label = "" }) => readLabel(splitWords(label)) !== null);
  if (found.filter(isPlain).length < fewest) return null;
  return without(
    text,
    found.map(({ index, 0: whole, 1: label = "" }) => ({ start: index + label.length, end: index + whole.length })),
    ": ",
  );
}
