// Puts the lines of a narrow sheet together again whose ends hang below their beginnings: "Place: Mercy\n       Hospital".
import { type Edit, withEdits } from "./parse-edits";
import { isOneWord } from "./parse-reflow";
import type { Piece } from "./parse-rewrite";
import { linesOf, type TextLine, trimLine } from "./parse-text-lines";

const fewest = 3;
const widest = 100;
const deepest = 48;
/** A line that begins an item: a label with its value, a bullet, a number. */
const begun =
  /^(?:[-*•#] ?\S|\(?(?:\d{1,2}|[a-z])[.)] {0,3}\S|\p{L}[^\n:=]{0,45}?(?:[:=]|\.{3,})[ \t]*\S|\p{L}[^\n:]{0,30}? {2,}\S)/u;
/** A line that is an item of its own, however deep it stands. */
const own =
  /^(?:[-*•#☐☑✓|>]|\[[ xX]?\]|\(?(?:\d{1,2}|[a-z])[.)] |\d{1,2}:\d\d[ \t]|[\p{L}(][^\n:=,;]{0,34}(?::(?!\d)|=|\.{4,})|\p{L}[^\n:]{0,24} {3,}\S)/u;

interface Line extends TextLine {
  depth: number;
}

/** The text with such lines in one; null where it has none. */
export function joinHanging(text: string): Piece[] | null {
  if (!/\n {2,}\S/.test(text)) return null;
  const lines = linesOf(text).map((line): Line => {
    const trimmed = trimLine(line);
    return { ...trimmed, depth: trimmed.start - line.start };
  });
  const pairs: number[] = [];
  let head: Line | null = null;
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const isBelow = head && above && above.words !== "" && line.depth >= head.depth + 2 && line.depth <= deepest;
    const isFirst = above === head;
    if (isBelow && line.words !== "" && !own.test(line.words) && (isFirst || line.depth === above.depth))
      pairs.push(at);
    else head = line.words !== "" && begun.test(line.words) ? line : null;
  });
  const widthOf = (at: number) => (lines[at]?.depth ?? 0) + (lines[at]?.words.length ?? 0);
  const width = Math.max(...pairs.flatMap((at) => [widthOf(at - 1), widthOf(at)]));
  if (pairs.length < fewest || width > widest) return null;
  // A line ends where its next word would not have fitted; lines that ended by hand are left as they are.
  const broken = pairs.filter((at) => {
    const [above = "", words = ""] = [lines[at - 1]?.words, lines[at]?.words];
    return widthOf(at - 1) + 1 + firstOf(words) > width || /[\p{L}\d][,&/-]$/u.test(above) || /^\p{Ll}/u.test(words);
  });
  if (broken.length < fewest || broken.length < pairs.length * 0.7) return null;
  const edits = broken.map((at): Edit => {
    const [above, line] = [lines[at - 1] as Line, lines[at] as Line];
    const start = above.end;
    const isGap = /^ {2}/.test(text.slice(start, start + 2));
    return { start, end: line.start, text: isOneWord(above.words, line.words) ? "" : isGap ? "   " : " " };
  });
  return withEdits(text, edits);
}

/** How long the first word is that cannot be parted. */
const firstOf = (words: string) => words.search(/\s|$/);
