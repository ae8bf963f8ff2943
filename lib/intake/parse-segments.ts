// Parts a call told as one line of short pieces, each beginning with its label: "name Ada Cole; dob 3/4/41; wt 140".
import { type Edit, withEdits } from "./parse-edits";
import { rowOf } from "./parse-line-labels";
import type { Piece } from "./parse-rewrite";

const shortest = 120;
const mostLines = 4;
const fewest = 5;
interface Sign {
  parts: RegExp;
  /** How large a part of the pieces must begin with a label. */
  share: number;
  /** More sentences than that make the line running words. */
  mostSentences: number;
  /** The sign stands within values too, so that what has no label goes on with the piece before. */
  isInside?: true;
}

/** What parts the pieces, the surest first. */
const signs: readonly Sign[] = [
  ...[/ ?\/{2,3} ?/g, / ?\| ?/g, / [·•~] /g, / ?\.{3} ?| ?… ?/g, /; /g, / - | – /g].map((parts) => ({
    parts,
    share: 0.5,
    mostSentences: 3,
  })),
  {
    parts: /(?<![\p{L}.]\p{L}|\b(?:Dr|Mr|Mrs|Ms|St|Ave|Rd|no|No|ext|apt|rm))\. (?=\S)/gu,
    share: 0.6,
    mostSentences: 3,
  },
  { parts: /, /g, share: 0.4, mostSentences: 1, isInside: true },
];

/** Where one sentence ends and the next begins: told so, a line is no row of pieces. */
const sentence =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|St|Ave|Rd|Blvd|Ln|Ct|Jr|Sr|No|Apt|Rm|Ext|dr|no|apt|rm|ext))[\p{L}\d)][.?!] \p{Lu}\p{Ll}/gu;
/** "COVID POS 1/4": what answers is no part of a label; "ME 04103" is a state. */
const answering = /(?:^| )(?:pos|neg|positive|negative|yes|no|unk|none)$|^me$/i;

/** Signs that stand nowhere but between the pieces of a pager's line. */
const pagerSigns = [/ -{2,3} /g, / >{2,3} /g, / \*{2,3} /g, / \+{2,3} /g, / :{2} /g, / <> /g];

/** The pieces of a pager's line parted by slashes, as most pagers write them: "PG#114 >> DEATH CALL >> RM 6112 6TH FL >> ATT: DR SODHI". */
export function partPagerLine(text: string): Piece[] | null {
  const cuts = pagerSigns
    .map((sign) => [...text.matchAll(sign)])
    .find(({ length }) => length >= fewest && length > 2 * (text.split("\n").length - 1));
  if (!cuts) return null;
  return withEdits(
    text,
    cuts.map(({ index, 0: said }, at) => {
      const before = cuts[at - 1];
      const piece = text.slice(before ? before.index + before[0].length : 0, index);
      // "ISO: CONTACT -- NO STEPS": what takes whole words ends where the next piece begins.
      return { start: index, end: index + said.length, text: wholeWords.test(piece) ? "\n" : " / " };
    }),
  );
}
const wholeWords = /^(?:iso(?:lation)?|prec(?:autions)?|infect\w*|stairs|steps|notes?|remarks)\b[^:\n]{0,12}:/i;

/** Each such piece in a line of its own with a colon behind its label; null where no line is told so. */
export function partSegments(text: string): Piece[] | null {
  if (text.length < shortest || text.split("\n").filter((line) => line.trim() !== "").length > mostLines) return null;
  const edits: Edit[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    if (line.length >= shortest && line.length * 2 > text.length) edits.push(...partsOf(line, from));
    from += line.length + 1;
  }
  return withEdits(text, edits);
}

function partsOf(line: string, from: number): Edit[] {
  for (const { parts, share, mostSentences, isInside } of signs) {
    const cuts = [...line.matchAll(parts)];
    if (cuts.length < fewest - 1) continue;
    const starts = [0, ...cuts.map(({ index, 0: said }) => index + said.length)];
    const ends = [...cuts.map(({ index }) => index), line.length];
    const pieces = starts.map((start, at) => line.slice(start, ends[at]));
    const rows = pieces.map((piece, at) => {
      const row = rowOf(piece, from + (starts[at] ?? 0));
      return row?.sign === "" && !answering.test(line.slice(row.label - from, row.labelEnd - from)) ? row : null;
    });
    const labelled = rows.filter((row) => row !== null).length;
    if (labelled < fewest || labelled < rows.length * share) continue;
    const sentences = pieces.reduce((sum, piece) => sum + (piece.match(sentence)?.length ?? 0), 0);
    if (sentences > mostSentences) continue;
    return rows.flatMap((row, at): Edit[] => {
      const cut = cuts[at - 1];
      const isOwn = row !== null || (!isInside && /\p{L}{2}\S* \S*\p{L}{2}\S* \S/u.test(pieces[at] ?? ""));
      return [
        ...(cut && isOwn ? [{ start: from + cut.index, end: from + cut.index + cut[0].length, text: "\n" }] : []),
        ...(row ? [{ start: row.labelEnd, end: row.value, text: ": " }] : []),
      ];
    });
  }
  return [];
}
