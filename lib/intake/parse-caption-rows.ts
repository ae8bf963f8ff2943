// Writes the captions printed below the blanks of a form, several in a row, as labels: "Hubert Crisp   3/14/56" over "(deceased)   (born)".
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { isLabel, linesOf, type TextLine } from "./parse-text-lines";

const fewest = 4;
const cell = /\S+(?: \S+)*/g;
const ruling = /^[ \t]*_{3,}(?:[ \t]+_{3,})*[ \t]*$/;

interface Row {
  values: TextLine;
  captions: TextLine;
  pairs: [label: Span, value: Span][];
}

/** The text with a line for each caption and what is written above it; null where no captions stand in rows. */
export function writeCaptionRows(text: string): Piece[] | null {
  if (!/_{3,}[ \t]+_{3,}|^[ \t]*\([^()\n]{3,50}\)[ \t]{2,}\(/m.test(text)) return null;
  const lines = linesOf(text).filter(({ words }) => words.trim() !== "");
  const rows = lines.flatMap((line, at): Row[] => rowOf(text, lines, line, at) ?? []);
  const pairs = rows.flatMap((row) => row.pairs);
  const known = pairs.filter(([label]) => isLabel(saidBy(text, label)));
  if (known.length < fewest || known.length < pairs.length * 0.6 || rows.every((row) => row.pairs.length < 2))
    return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { values, captions, pairs: own } of rows) {
    pieces.push({ start: from, end: values.start });
    for (const [label, value] of own)
      pieces.push(label, { start: label.end, end: label.end, text: ": " }, value, {
        start: value.end,
        end: value.end,
        text: "\n",
      });
    from = Math.min(text.length, captions.end + 1);
  }
  return [...pieces, { start: from, end: text.length }];
}

const saidBy = (text: string, { start, end }: Span) => text.slice(start, end);

/** The row whose captions this line holds; null where it holds none. */
function rowOf(text: string, lines: readonly TextLine[], line: TextLine, at: number): Row[] | null {
  const before = lines[at - 1];
  const isRuled = before !== undefined && ruling.test(before.words);
  const values = isRuled ? lines[at - 2] : before;
  if (
    !values ||
    ruling.test(line.words) ||
    ruling.test(values.words) ||
    /\p{L}:|[|\t]/u.test(line.words + values.words)
  )
    return null;
  const captions = cellsOf(line);
  const isBracketed = captions.every(({ start, end }) => /^\([^()]{2,50}\)$/.test(saidBy(text, { start, end })));
  if (!isBracketed && !(isRuled && captions.every((one) => isLabel(saidBy(text, one))))) return null;
  const labels = isBracketed ? captions.map((one) => headOf(text, one)) : captions;
  const said = cellsOf(values);
  if (said.every((one) => isBracketed && saidBy(text, one).startsWith("("))) return null;
  const blanks = isRuled ? cellsOf(before).map(({ start, end }) => inLine(before, start, end)) : null;
  const pairs: Row["pairs"] = [];
  if (blanks && blanks.length === labels.length) {
    blanks.forEach((blank, index) => {
      const own = said.filter(({ start, end }) => nearest(blanks, inLine(values, start, end)) === blank);
      const [first, last] = [own[0], own.at(-1)];
      const label = labels[index];
      if (first && last && label) pairs.push([label, { start: first.start, end: last.end }]);
    });
  } else if (said.length === labels.length) labels.forEach((label, index) => pairs.push([label, said[index] as Span]));
  else return null;
  return pairs.length === 0 ? null : [{ values, captions: line, pairs }];
}

/** What stands in the brackets, without what comes behind a comma there: "name of deceased, in full". */
function headOf(text: string, { start, end }: Span): Span {
  const inner = { start: start + 1, end: end - 1 };
  const comma = saidBy(text, inner).indexOf(",");
  const head = { start: inner.start, end: inner.start + comma };
  return comma > 0 && !isLabel(saidBy(text, inner)) && isLabel(saidBy(text, head)) ? head : inner;
}

const cellsOf = ({ start, words }: TextLine): Span[] =>
  [...words.matchAll(cell)].map(({ index, 0: said }) => ({ start: start + index, end: start + index + said.length }));

/** The columns of a place in its line. */
const inLine = (line: TextLine, start: number, end: number): Span => ({
  start: start - line.start,
  end: end - line.start,
});

/** The blank above which most of a value stands. */
function nearest(blanks: readonly Span[], value: Span): Span | undefined {
  const shared = (blank: Span) => Math.min(blank.end, value.end) - Math.max(blank.start, value.start);
  return blanks.toSorted((one, other) => shared(other) - shared(one))[0];
}
