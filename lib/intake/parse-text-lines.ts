// The lines of a text with their places, and what stands alone in one.
import { readLabel, splitWords } from "./parse-labels";

export interface TextLine {
  start: number;
  end: number;
  /** The whole line, its margins too. */
  words: string;
}

/** Every line of a text, empty ones too; `end` is before the line end. */
export function linesOf(text: string): TextLine[] {
  let start = 0;
  return text.split("\n").map((words) => {
    const line = { start, end: start + words.length, words };
    start = line.end + 1;
    return line;
  });
}

/** A line without its margins. */
export function trimLine({ start, words }: TextLine): TextLine {
  const said = words.trim();
  const from = start + words.length - words.trimStart().length;
  return { start: from, end: from + said.length, words: said };
}

/** Whether words that stand by themselves are a known label, with or without a colon behind. */
export function isLabel(words: string): boolean {
  const plain = words.trim().replace(/[*:]+$/, "");
  return plain.length > 1 && plain.length < 60 && readLabel(splitWords(plain, 0), plain.endsWith("?") ? 2 : 0) !== null;
}
