// Puts a value behind its label where a page has each label in a line of its own and the value in the next.
import { type Edit, withEdits } from "./parse-edits";
import { areSpeakers } from "./parse-label-signs";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 5;
const longest = 64;
/** How far a label may stand from its value: one blank line. */
const mostBlank = 1;

interface Line {
  start: number;
  end: number;
  words: string;
  margin: number;
  isColon: boolean;
  isCapital: boolean;
  isKnown: boolean;
}

/** The lines that hold words; what is no label by its form is not looked up. */
function linesOf(text: string): Line[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const start = at;
    at += line.length + 1;
    const words = line.trim();
    if (words === "") return [];
    const plain = words
      .slice(0, longest * 2)
      .replace(/^(?:[-*•·#]{1,2}|\(?\d{1,2}[.)])\s+/, "")
      .replace(/[\s*:._–—-]+$/, "");
    const isShort = plain.length > 1 && plain.length <= longest && /^\p{L}/u.test(plain) && !/[:=|\t]| {3}/.test(plain);
    const asked = plain.replace(/\([^()]*\)\s*\??$/, "").trim();
    return [
      {
        start: start + line.length - line.trimStart().length,
        end: start + line.trimEnd().length,
        words,
        margin: line.length - line.trimStart().length,
        isColon: /:[*_]{0,2}$/.test(words),
        isCapital: isShort && /\p{Lu}{2}/u.test(plain) && !/\p{Ll}/u.test(plain.replace(/\([^()]*\)/g, "")),
        isKnown: isShort && readLabel(splitWords(asked === "" ? plain : asked), /[:?]$/.test(words) ? 1 : 0) !== null,
      },
    ];
  });
}

type Mark = (line: Line, at: number, lines: readonly Line[]) => boolean;

/** How a page may set its labels apart from its values; the first that holds for it counts. */
const marks: readonly Mark[] = [
  ({ isColon }) => isColon,
  ({ margin }, at, lines) => (lines[at + 1]?.margin ?? 0) > margin + 1,
  ({ isCapital }) => isCapital,
];

/** The labels with their values behind them; null where the page is not set so. */
export function writeLabelLines(text: string): Piece[] | null {
  const lines = linesOf(text);
  const known = lines.filter(({ isKnown }) => isKnown).length;
  if (lines.length < fewest * 2) return null;
  const isList = known >= fewest && known >= lines.length * 0.2;
  for (const mark of marks) {
    const isLabel = lines.map(mark);
    const said = lines.filter((line, at) => isLabel[at] && line.words.length < longest / 2).map(({ words }) => words);
    if (said.length > lines.length * 0.3 && areSpeakers(said))
      return joined(text, lines, ({ words }, at) => isLabel[at] === true && words.length < longest / 2);
    if (!isList) continue;
    const labels = isLabel.filter(Boolean).length;
    const right = lines.filter(({ isKnown }, at) => isKnown && isLabel[at]).length;
    if (right < fewest || right < labels * 0.5 || right < known * 0.6 || labels > lines.length * 0.7) continue;
    const isPair = lines.map((_, at) => isLabel[at] === true && at + 1 < lines.length && !isLabel[at + 1]);
    const pairs = isPair.filter(Boolean).length;
    if (lines.filter(({ isKnown }, at) => isKnown && isPair[at]).length < fewest || pairs < labels * 0.5) continue;
    return joined(text, lines, (_, at) => isPair[at] === true);
  }
  // Nothing sets them apart: a known label has what stands below it, be that a label elsewhere: "Location" above "Hospital".
  if (!isList) return null;
  const taken = new Set<Line>();
  lines.forEach((line, at) => {
    const [before, value, further] = [lines[at - 1], lines[at + 1], lines[at + 2]];
    if (!line.isKnown || !value || (before && taken.has(before))) return;
    if (!value.isKnown || (further?.isKnown && !lines[at + 3]?.isKnown)) taken.add(line);
  });
  if (taken.size < fewest || taken.size < lines.length * 0.3) return null;
  return joined(text, lines, (line) => taken.has(line));
}

function joined(text: string, lines: readonly Line[], isLabel: (line: Line, at: number) => boolean): Piece[] | null {
  const edits: Edit[] = [];
  lines.forEach((line, at) => {
    const value = lines[at + 1];
    if (!value || !isLabel(line, at)) return;
    const between = text.slice(line.end, value.start);
    if (between.split("\n").length - 2 > mostBlank) return;
    const sign = /[:?][*_]{0,2}$/.test(line.words) ? " " : ": ";
    edits.push({ start: line.end, end: value.start, text: sign });
  });
  return withEdits(text, edits);
}
