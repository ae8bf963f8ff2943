// Parts a form that was copied out as one long line, label and value in turn and no sign between them.
import { readLabel, splitWords, type Word } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const shortestLine = 300;
const fewestLabels = 12;
const mostLabels = 90;
const mostColons = 3;
const mostSentences = 2;
const mostWords = 7;

/** Words that end the name of a house as well as they begin a label: "Trinity Pines Hospice Nurse pronouncing …". */
const ofHouses =
  /^(?:hospice|hospital|mortuary|chapel|funeral|facility|home|residence|center|clinic|cremation|crematory|services?|county|parish|care|nursing|city)$/;
/** What is no label by itself, or begins the words behind one. */
const noBeginning =
  /^(?:y|n|x|m|f|yes|no|na|none|unknown|unk|the|of|and|at|by|in|on|to|for|with|rn|lpn|md|do|np|jr|sr|ii|iii|iv|ca|me|va|pa|ave|st|dr|rd)$/;
/** The head of the sheet, and a tie behind its label. */
const headed =
  /\bform$|\bcall (?:info|record|sheet)|^(?:release|notification|notice|authorization) of\b|^relation(?:ship)? (?!to\b|with\b)/i;
const title = /^(?:dr|dra|mr|mrs|ms|rev|sr|sra|rn)$/;

interface Label {
  start: number;
  end: number;
}

/** Each label in a line of its own; null where no line is such a form. */
export function partFlatForm(text: string): Piece[] | null {
  if (text.length < shortestLine) return null;
  const pieces: Piece[] = [];
  let from = 0;
  let start = 0;
  for (const line of text.split("\n")) {
    const labels = isFlat(line) ? labelsOf(line) : [];
    if (labels.length >= fewestLabels && labels.length <= mostLabels && labels.length * 70 > line.length)
      for (const label of labels) {
        pieces.push(
          { start, end: from + label.start },
          { start: from + label.start, end: from + label.start, text: "\n" },
        );
        pieces.push({ start: from + label.start, end: from + label.end });
        const sign = line[label.end] === "?" ? "" : ": ";
        if (sign) pieces.push({ start: from + label.end, end: from + label.end, text: sign });
        start = from + label.end + (line[label.end] === ":" ? 1 : 0);
      }
    from += line.length + 1;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

/** A line of labels and values has no sentences, and capitals only where something begins. */
const isFlat = (line: string) =>
  line.length >= shortestLine &&
  (line.match(/:(?:\s|$)|[=|{}\t"]|\.{3}| {3}/g) ?? []).length <= mostColons &&
  (line.match(/\p{Ll}{3}[.!?;] /gu) ?? []).length <= mostSentences &&
  (line.match(/\p{Ll}/gu) ?? []).length > line.length * 0.35;

function labelsOf(line: string): Label[] {
  const words = splitWords(line, 0);
  const labels: Label[] = [];
  let isFirst = true;
  for (let at = 0; at < words.length - 1; at += 1) {
    const length = isFirst && labels.length > 0 ? 0 : lengthAt(line, words, at);
    isFirst = false;
    if (length === 0) continue;
    labels.push({ start: words[at]?.start ?? 0, end: endOf(line, words[at + length - 1] as Word) });
    at += length - 1;
    isFirst = true;
  }
  return labels;
}

const endOf = (line: string, { start, end }: Word) => (line[end - 1] === "." && end - start > 4 ? end - 1 : end);

/** The number of words of the label that begins here; 0 when none does. */
function lengthAt(line: string, words: readonly Word[], at: number): number {
  const first = words[at] as Word;
  if (
    !/^\p{Lu}/u.test(line.slice(first.start)) ||
    (noBeginning.test(first.folded) && !/^(?:\/| (?:phone|tel|number|ph)\b)/.test(line.slice(first.end, first.end + 8)))
  )
    return 0;
  const before = words[at - 1];
  if (
    before &&
    ofHouses.test(first.folded) &&
    !ofHouses.test(before.folded) &&
    /^\p{Lu}\p{L}/u.test(line.slice(before.start)) &&
    /^ (?:& )?$/.test(line.slice(before.end, first.start)) &&
    !/^ \p{Ll}/u.test(line.slice(first.end, first.end + 2))
  )
    return 0;
  if (first.folded === "first" && words[at + 1]?.folded === "call") return 0;
  for (let length = Math.min(mostWords, words.length - 1 - at); length > 0; length -= 1) {
    const last = words[at + length - 1] as Word;
    const label = line.slice(first.start, last.end);
    if (/[,;:|[\](){}]| {2}|\d{2}|[a-z]{3}\. /.test(label) || (title.test(last.folded) && length > 1)) continue;
    if (/^(?:the|a|and|same)$/.test(last.folded) || (length > 1 && headed.test(label))) continue;
    // "Place of death Residence Address": behind a plain word a capital begins what is told.
    if (/ (?!of |to |at |by |for |in |the |on )\p{Ll}{2,} (?:.* )?\p{Lu}/u.test(label)) continue;
    // "Mortuary Mortuary address": the first ends the words before.
    if (words[at + 1]?.folded === first.folded) continue;
    if (readLabel(words.slice(at, at + length), -1)) return length;
  }
  return 0;
}
