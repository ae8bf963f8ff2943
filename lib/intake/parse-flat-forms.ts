// Parts a form that was copied out as one long line, label and value in turn and no sign between them.
import { readLabel, splitWords, type Word } from "./parse-labels";
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const shortestSheet = 160;
const fewestColons = 5;
const mostLines = 4;
const separators = [" // ", " | ", " • ", " · ", "; ", " / ", ", ", ". ", " - "];
const strong = 5;
const mostLabel = 41;

/** A sheet that was pasted as one line, its labels with colons; null where the text has more lines than that. */
export function partSheetLine(text: string): Piece[] | null {
  if (text.length < shortestSheet || text.split("\n").filter((line) => line.trim() !== "").length > mostLines)
    return null;
  const edits: Edit[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    if (line.length >= shortestSheet && line.length * 2 > text.length) edits.push(...partsOf(line, from));
    from += line.length + 1;
  }
  return withEdits(text, edits);
}

function partsOf(line: string, from: number): Edit[] {
  const colons = [...line.matchAll(/(?<=[\p{L})#.?*]\s?):(?=\s)/gu)].map(({ index }) => index);
  if (colons.length < fewestColons || colons.length * 110 < line.length) return [];
  const cut = (start: number, end: number) => ({ start: from + start, end: from + end, text: "\n" });
  const turns = [...line.matchAll(/(?<=[.?!)…] {1,3}|^)(\p{Lu}[\p{L}.'()]{0,20}(?: [\p{L}.'()]{1,20}){0,3}):(?= )/gu)];
  const counts = new Map<string | undefined, number>();
  for (const { 1: name } of turns) counts.set(name, (counts.get(name) ?? 0) + 1);
  const speakers = turns.filter(({ 1: name }) => (counts.get(name) ?? 0) > 2);
  if (speakers.length * 10 > colons.length * 6 && new Set(speakers.map(({ 1: name }) => name)).size < 5)
    return speakers.filter(({ index }) => index > 0).map(({ index }) => cut(index - 1, index));
  for (const [rank, sign] of separators.entries()) {
    const starts = colons.map((colon) => startBehind(line, colon, sign));
    const found = starts.filter((start) => start > 0);
    if (found.length < fewestColons - 1 || found.length * 10 < (colons.length - 1) * 7) continue;
    // "Fecha / Date: …": two names of one label.
    if (sign === " / " && line.split(sign).length > colons.length * 1.4) continue;
    if (sign === " / " && found.filter((start) => endsInLabel(line.slice(0, start - 3))).length * 2 > found.length)
      continue;
    if (rank >= strong) {
      const head = rank === strong || sign === ". " ? Math.max(0, starts[0] ?? 0) : 0;
      const ends = [
        ...line.slice(0, Math.max(0, head - sign.length)).matchAll(/(?<=\p{L}{2}) \/ |(?<=\p{L}{2})\. (?=\p{Lu})/gu),
      ];
      return [
        ...ends.map(({ index, 0: mark }) => cut(index, index + mark.length)),
        ...found.flatMap((start) => [
          cut(start - sign.length, start),
          ...aloneBefore(line, start, sign).map((at) => cut(at - sign.length, at)),
        ]),
      ];
    }
    const all: Edit[] = [];
    for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + sign.length))
      all.push(cut(at, at + sign.length));
    return all;
  }
  return bareStarts(line, colons).map((start) => cut(start - 1, start));
}

/** Where the label that ends at the colon begins behind the separator; 0 when something else stands between. */
function startBehind(line: string, colon: number, sign: string): number {
  // No further back: on a long line without the sign every colon would look through all of it.
  const from = Math.max(0, colon - mostLabel - sign.length);
  const found = line.slice(from, colon).lastIndexOf(sign);
  const at = from + found;
  const label = found < 0 ? "" : line.slice(at + sign.length, colon);
  return label.length > 0 && label.length <= mostLabel && /^[\p{L}#*(¿]/u.test(label) && !/[,;|]|\. |\d{3}/.test(label)
    ? at + sign.length
    : 0;
}

function endsInLabel(before: string): boolean {
  const words = splitWords(before.slice(-24), 0);
  const last = words.slice(-1);
  return last.length > 0 && !/\d/.test(last[0]?.folded ?? "") && Boolean(readLabel(last, -1));
}

/** A day and an hour that stand between two separators before the label. */
function aloneBefore(line: string, start: number, sign: string): number[] {
  const before = line.slice(Math.max(0, start - sign.length - 40), start - sign.length);
  const at = before.lastIndexOf(sign);
  if (at < 0 || !/^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d\d/.test(before.slice(at + sign.length))) return [];
  return [start - sign.length - before.length + at + sign.length];
}

/** Where the known labels begin that end at the colons, on a line that nothing else parts. */
function bareStarts(line: string, colons: readonly number[]): number[] {
  const starts: number[] = [];
  let last = 0;
  for (const colon of colons) {
    const words = splitWords(line.slice(last, colon), last).slice(-mostWords);
    let best = -1;
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const word = words[at] as Word;
      if (/[,;:|]| {2}|(?<!\bNo)[.?!)] /.test(line.slice(word.start, colon))) break;
      if (!/^[\p{Lu}#]/u.test(line.slice(word.start)) || !readLabel(words.slice(at), -1)) continue;
      const before = words[at - 1];
      const next = words[best]?.folded ?? "";
      if (best >= 0 && !before && !/ of /.test(line.slice(word.start, colon))) continue;
      if (best >= 0 && before && ofHouses.test(word.folded) && !ofHouses.test(next)) continue;
      best = at;
    }
    const start = words[best]?.start ?? 0;
    if (best >= 0 && start > last + 1 && line[start - 1] === " ") starts.push(start);
    last = colon + 1;
  }
  return starts.length * 2 > colons.length ? starts : [];
}

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
