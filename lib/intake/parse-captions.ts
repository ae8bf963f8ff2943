// Writes labels beside their values where a printed form has them below ("Peg Lawlor" over "(reported by)") or all of them first.
import type { Piece } from "./parse-rewrite";
import { isLabel, linesOf, type TextLine, trimLine } from "./parse-text-lines";

const fewest = 4;
const longest = 52;

interface Line extends TextLine {
  /** Whether a line of underscores parts it from the line above. */
  isRuled: boolean;
}

type Pair = readonly [label: Line, value: Line];

/** What a caption says: the words without the brackets and signs around them. */
const captionOf = (words: string) => words.replace(/^\(([^()]+)\)$/, "$1").replace(/[*:]+$/, "");

/** Whether the words could stand below a blank of a form. */
const isCaption = (words: string) =>
  words.length > 1 && words.length <= longest && !/\d{2}|[,;]\s*\p{Lu}|^.{30,}\.$|!$|:\s*\S/u.test(words);

/** The text with "label: value" lines; null where no labels stand apart so. */
export function writeCaptions(text: string): Piece[] | null {
  const blocks = blocksOf(text);
  const pairs = bracketed(blocks) ?? ruled(blocks) ?? below(blocks) ?? apart(blocks);
  if (!pairs) return null;
  const taken = new Map(
    pairs.map(([label, value]) => [value.start < label.start ? value : label, [label, value] as Pair]),
  );
  const gone = new Set(pairs.flatMap(([label, value]) => [label, value]));
  const pieces: Piece[] = [];
  let from = 0;
  for (const line of blocks.flat()) {
    const pair = taken.get(line);
    if (!pair && !gone.has(line)) continue;
    pieces.push({ start: from, end: line.start });
    from = Math.min(line.end + 1, text.length);
    if (!pair) continue;
    const [label, value] = pair;
    const caption = captionOf(label.words);
    const at = label.start + text.slice(label.start).indexOf(caption);
    pieces.push({ start: at, end: at + caption.length }, { start: value.start, end: value.start, text: ": " });
    pieces.push({ start: value.start, end: value.end }, { start: value.end, end: value.end, text: "\n" });
  }
  pieces.push({ start: from, end: text.length });
  return pieces;
}

/** "Maple Hollow Care Center" over "(facility)": captions in brackets of their own. */
function bracketed(blocks: readonly Line[][]): Pair[] | null {
  const pairs = blocks.flatMap((lines) =>
    lines.flatMap((line, at): Pair[] => {
      const above = lines[at - 1];
      return above && isBracketed(line) && !isBracketed(above) ? [[line, above]] : [];
    }),
  );
  const known = pairs.filter(([label]) => isLabel(captionOf(label.words)));
  return known.length >= fewest && known.length >= pairs.length * 0.6 ? pairs : null;
}

const isBracketed = ({ words }: Line) => /^\([^()\n]{2,50}\)$/.test(words);

/** A value, a ruling to write on and the caption below it. */
function ruled(blocks: readonly Line[][]): Pair[] | null {
  const lines = blocks.flat();
  const pairs = lines.flatMap((line, at): Pair[] => {
    const above = lines[at - 1];
    return above && line.isRuled && isCaption(line.words) && !above.isRuled ? [[line, above]] : [];
  });
  const known = pairs.filter(([label, value]) => isLabel(captionOf(label.words)) && !isLabel(captionOf(value.words)));
  return known.length >= fewest && known.length >= pairs.length * 0.5 ? pairs : null;
}

/** Blocks of a value and the caption below it, most of the page. */
function below(blocks: readonly Line[][]): Pair[] | null {
  const twos = (blocks.length > fewest ? blocks : paired(blocks)).filter((lines) => lines.length === 2);
  const found = twos.flatMap(([value, label]): Pair[] =>
    value && label && isCaption(label.words) && !/:\s|:$/.test(value.words) ? [[label, value]] : [],
  );
  const isUnder = ([label, value]: Pair) => isLabel(captionOf(label.words)) && !isLabel(captionOf(value.words));
  const isOver = ([label, value]: Pair) => isLabel(captionOf(value.words)) && !isLabel(captionOf(label.words));
  const under = found.filter(isUnder).length;
  if (under < fewest + 1 || under < twos.length * 0.5 || found.filter(isOver).length * 4 > under) return null;
  return found.filter((pair) => !isOver(pair));
}

/** Lines that take turns without a blank line between, from a value to a caption. */
function paired(blocks: readonly Line[][]): Line[][] {
  return blocks.flatMap((lines) => {
    const [first, last] = [lines[0]?.words ?? "", lines.at(-1)?.words ?? ""];
    // Where labels stand above their values, the last line is a value.
    if (lines.length < 12 || lines.length % 2 === 1 || isLabel(captionOf(first)) || !isLabel(captionOf(last)))
      return [];
    return lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] as Line]] : []));
  });
}

/** A block of labels and, below it, a block of as many values. */
function apart(blocks: readonly Line[][]): Pair[] | null {
  for (let at = 0; at + 1 < blocks.length; at += 1) {
    const [labels = [], values = []] = [blocks[at], blocks[at + 1]];
    if (labels.length <= fewest || labels.length !== values.length) continue;
    if (!labels.every(({ words }) => isCaption(words))) continue;
    const known = labels.filter(({ words }) => isLabel(captionOf(words))).length;
    if (known < labels.length * 0.5 || values.filter(({ words }) => isLabel(captionOf(words))).length * 4 > known)
      continue;
    const pairs = labels.map((label, row): Pair => [label, values[row] as Line]);
    const judged = pairs.map(([label, value]) => isOfItsSort(label.words, value.words));
    if (judged.filter((said) => said === false).length * 5 > judged.filter((said) => said !== null).length) continue;
    return pairs;
  }
  return null;
}

/** Whether the value is of the sort that the label asks for; null where that says nothing. */
function isOfItsSort(label: string, value: string): boolean | null {
  if (/^(?:n\/?a|unknown|unk|none|-+|tbd|pending)$/i.test(value)) return null;
  if (/\b(?:phone|tel|cell|fax|callback)\b/i.test(label)) return /\d{3}/.test(value);
  if (/\b(?:d\.?o\.?[bd]|born|birth|date|time|age|weight|wt)\b/i.test(label)) return /\d/.test(value);
  if (/\b(?:name|decedent|deceased|kin|nok|physician|doctor|county|relationship)\b/i.test(label))
    return /^[^\d]{3}/.test(value);
  if (/\b(?:address|street)\b/i.test(label)) return /\d|same/i.test(value);
  return null;
}

/** The lines of a page in blocks, as blank lines part them; lines of mere underscores go. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [];
  let isOpen = false;
  let isRuled = false;
  for (const line of linesOf(text).map(trimLine)) {
    if (/^_[_\s]+$/.test(line.words)) isRuled = true;
    else if (line.words === "") isOpen = false;
    else {
      const one = { ...line, isRuled };
      if (isOpen) blocks.at(-1)?.push(one);
      else blocks.push([one]);
      isOpen = true;
      isRuled = false;
    }
  }
  return blocks;
}
