// Reads boxes that are ticked or left open, whichever side of its words a form sets them on.
import { leanPattern } from "./parse-pattern";
import type { Span } from "./parse-span";

/** A choice of a form and whether its box is ticked. */
export interface Tick extends Span {
  text: string;
  isTicked: boolean;
}

const mark =
  /\[[ \t_]{0,3}[xXvV✓✔✗√*●•■/]?[ \t_]{0,3}\]|\([ \t]{0,3}[xX✓✔√*●•][ \t]{0,3}\)|\([ \t_]{0,4}\)|\|[xX✓_]\|(?=\s?[A-Za-z])|\{[ \t]{0,2}[xX✓*]?[ \t]{0,2}\}|<[xX]>|[☐☑☒✅□■▢▣⬜⬛○●◯◉◻◼✓✔]|_{1,6}[ \t]?[xX✓✔√][ \t]?_{0,6}|(?<![A-Za-z])[xX✓✔√]_{1,6}|_{2,8}/g;
const word = String.raw`(?:yes|no|y|n|unk|unknown|s[ií]|pos|neg|m|f|male|female|n\/a|pending|\?)`;
const filled = /[xXvV✓✔✗√*●•■☑☒✅▣⬛◉◼/]/;
const mostMarks = 24;

interface Mark extends Span {
  isTicked: boolean;
}

/** The choices of a segment with their boxes, or null where there are no boxes. Words that stand apart end a choice. */
export function readTicks(words: string): { options: Tick[] } | null {
  const segment = withLoneMarks(words);
  const marks: Mark[] = [];
  for (const match of segment.slice(0, 2000).matchAll(mark)) {
    marks.push({ start: match.index, end: match.index + match[0].length, isTicked: filled.test(match[0]) });
    if (marks.length > mostMarks) return null;
  }
  // Where a form has boxes, a line to write on is none of them: "[x] Hospital [ ] Other ____".
  const boxes = marks.filter(({ start }) => segment[start] !== "_");
  if (boxes.length > 1) marks.splice(0, marks.length, ...boxes);
  if (marks.length === 0) return readWrapped(segment) ?? readCrossed(segment);
  const options = standBefore(segment, marks) ? choicesBehind(segment, marks) : choicesInFront(segment, marks);
  return options.length > 0 ? { options } : null;
}

const radio = /\([oO0@]\)/g;
const openRadio = /\([ \t]{0,3}\)/;
const loneMarks =
  /(?<![^\s])(?:x|_)(?=[ \t]{1,3}\p{L}[\p{L}/]*(?: [\p{L}/]+){0,2}[ \t,;|]{1,8}(?:x|_)[ \t]{1,3}\p{L})/iu;

/** The line before the first choice may have gone with its label: "pos X neg _ unk". */
const lonely = /^\s{0,4}(?:[xX_][ \t]|\p{L}+[ \t]+[xX][ \t]+\p{L}[^\n]*[ \t]_[ \t]+\p{L})/u;

/** "(o) Yes ( ) No" and "X neg _ pos" with the marks written as boxes are, each as long as it was. */
function withLoneMarks(words: string): string {
  if (openRadio.test(words)) return words.replace(radio, "(x)");
  if (words.length > 200 || !lonely.test(words) || !loneMarks.test(words)) return words;
  const marked = words.replace(/(?<!\S)[xX_][ \t](?=\p{L})/gu, (mark) => (mark.startsWith("_") ? " ☐" : " ☒"));
  return (marked.match(/☒/g) ?? []).length === 1 ? marked : words;
}

const answerOnly = leanPattern(String.raw`^\s*${word}[\s:]*$`, "iu");

/** Whether every box stands before its words. */
function standBefore(segment: string, marks: readonly Mark[]): boolean {
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last) return true;
  if (!/\w/.test(segment.slice(0, first.start))) return true;
  if (!/\w/.test(segment.slice(last.end))) return false;
  // "Y _X_N": the first box was the line that the label stood on, and the mark touches the words behind it.
  const isTouching = /[ \t]/.test(segment[first.start - 1] ?? "") && /\p{L}/u.test(segment[first.end] ?? "");
  if (answerOnly.test(segment.slice(0, first.start))) return isTouching;
  const gaps = marks.map(({ start, end }) => {
    const front = /[ \t]*$/.exec(segment.slice(Math.max(0, start - 20), start))?.[0].length ?? 0;
    const back = /^[ \t]*/.exec(segment.slice(end, end + 20))?.[0].length ?? 0;
    return front - back;
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) >= 0;
}

function choicesBehind(segment: string, marks: readonly Mark[]): Tick[] {
  return marks.flatMap(({ start, end, isTicked }, index) => {
    const words = segment.slice(end, marks[index + 1]?.start ?? segment.length);
    const lead = /^[\s/|,;:-]*/.exec(words)?.[0].length ?? 0;
    const text = firstWords(words.slice(lead));
    return text === "" ? [] : [{ text, isTicked, start, end: end + lead + text.length }];
  });
}

function choicesInFront(segment: string, marks: readonly Mark[]): Tick[] {
  return marks.flatMap(({ start, end, isTicked }, index) => {
    const from = marks[index - 1]?.end ?? 0;
    const words = segment.slice(from, start).trimEnd();
    // What stands apart before the words is a remark on the choice before.
    const text =
      words
        .split(/[ \t]{2,}|[\n\r\t]/)
        .at(-1)
        ?.replace(/^[\s/|,;:-]+/, "")
        .replace(/[\s:-]+$/, "") ?? "";
    return text === "" ? [] : [{ text, isTicked, start: segment.lastIndexOf(text, start), end }];
  });
}

function firstWords(words: string): string {
  return (words.split(/[ \t]{2,}|[\n\r\t|]/, 1)[0] ?? "").replace(/[\s/,;:-]+$/, "");
}

const wrapped = leanPattern(
  String.raw`^\s{0,4}(?:${word}|[*(<>[{_]{1,3}${word}[*)<>\]}_]{1,3})(?:(?:\s{0,3}[/|]\s{0,3}|[ \t\u00A0]{1,8})(?:${word}|[*(<>[{_]{1,3}${word}[*)<>\]}_]{1,3})){1,3}(?![\p{L}\d])`,
  "iu",
);

/** "YES / *NO*": of words set side by side, the one that is marked. */
function readWrapped(segment: string): { options: Tick[] } | null {
  const match = wrapped.exec(segment.replace(/^\s{0,3}\*(?=\s)/, (star) => " ".repeat(star.length)));
  if (!match) return null;
  const options: Tick[] = [];
  for (const part of match[0].matchAll(/[^/|\s]+(?:\/a)?/gi)) {
    const text = part[0].replace(/[*()<>[\]{}_]/g, "");
    options.push({ text, isTicked: text !== part[0], start: part.index, end: part.index + part[0].length });
  }
  return options.filter(({ isTicked }) => isTicked).length === 1 ? { options } : null;
}

const crossed = leanPattern(String.raw`^\s{0,4}(?:x\s{1,4})?${word}(?:[\s/|]{1,8}(?:${word}|x)){1,4}\s*$`, "iu");

/** "X Yes   No": one cross among the words, beside the one it stands closer to. */
function readCrossed(segment: string): { options: Tick[] } | null {
  if (segment.length > 60 || !crossed.test(segment)) return null;
  const words = [...segment.matchAll(/[^\s|/]+(?:\/a)?/gi)].map((part) => ({
    text: part[0],
    start: part.index,
    end: part.index + part[0].length,
  }));
  const at = words.findIndex(({ text }) => /^x$/i.test(text));
  const cross = words[at];
  if (!cross || words.filter(({ text }) => /^x$/i.test(text)).length > 1) return null;
  const toLeft = cross.start - (words[at - 1]?.end ?? Number.NEGATIVE_INFINITY);
  const toRight = (words[at + 1]?.start ?? Number.POSITIVE_INFINITY) - cross.end;
  if (toLeft === toRight) return null;
  const chosen = words[toLeft < toRight ? at - 1 : at + 1];
  return { options: words.filter((one) => one !== cross).map((one) => ({ ...one, isTicked: one === chosen })) };
}
