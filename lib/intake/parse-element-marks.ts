// Writes elements of exports that carry facts beside their words as labelled lines: <kin tel="541-555-0106">Thomas Ward</kin>.
import { readLabel, splitWords } from "./parse-labels";
import type { Piece, Rule } from "./parse-rewrite";

const element =
  /<([A-Za-z][\w-]{1,30})((?:\s{1,4}[\w-]{1,30}="[^"<>\n]{0,80}"){1,4})\s?>(?=[^\s<>])([^<>\n]{1,160})<\/\1>/g;
const mark = /([\w-]{1,30})="([^"<>\n]{0,80})"/g;
/** What says which of several such elements it is: role="certifier". */
const sort = /^(?:role|type|kind|function|rel)$/i;
/** Marks that tell nothing of a person or a place. */
const idle = /^(?:id|no|lang|code|format|class|style|href|src|xmlns|version|seq|order|target|status)$/i;

/** <Weight unit="lb">220</Weight>. */
const unit = /^(?:units?|uom)$/i;

const isLabel = (words: string) => readLabel(splitWords(words)) !== null;

/** The words of such elements behind their names, and each mark in a line of its own. */
export const writeElementMarks: Rule = (text) => {
  if (!/="[^"<>\n]{0,80}"\s?>[^\s<>]/.test(text)) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(element)) {
    const [whole, name = "", marks = "", words = ""] = match;
    const marksAt = match.index + 1 + name.length;
    const told = [...marks.matchAll(mark)].map(({ index, 0: all, 1: key = "", 2: value = "" }) => ({
      key,
      value,
      end: marksAt + index + all.length - 1,
    }));
    if (told.some(({ key }) => idle.test(key))) continue;
    const role = told.find(({ key, value }) => sort.test(key) && isLabel(value))?.value;
    if (role === undefined && !isLabel(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "))) continue;
    const label = role ?? name;
    const at = match.index;
    const wordsAt = at + whole.length - words.length - name.length - 3;
    pieces.push({ start: from, end: at }, { start: at, end: at, text: `\n${label}: ` });
    pieces.push({ start: wordsAt, end: wordsAt + words.length });
    const measure = told.find(({ key }) => unit.test(key));
    if (measure)
      pieces.push({ start: at, end: at, text: " " }, { start: measure.end - measure.value.length, end: measure.end });
    for (const { key, value, end } of told)
      if (value !== role && !unit.test(key))
        pieces.push({ start: at, end: at, text: `\n${label} ${key}: ` }, { start: end - value.length, end });
    pieces.push({ start: at, end: at, text: "\n" });
    from = at + whole.length;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start: from, end: text.length });
  return pieces;
};
