// Finds where a text tells why somebody died: behind a label, behind "died of", in a code or by an illness's name.
import { findIllnesses, type IllnessRun, illnessAt, illnessTagAt } from "./parse-illnesses";
import { quick } from "./parse-quick-pattern";
import type { Span } from "./parse-span";
import { type Joint, jointAfter, matchPhrase, phraseBook, splitWords, type Words, wordAt } from "./parse-phrases";
import {
  causeCues,
  causeLabels,
  crewIllnesses,
  cueStops,
  infectionLabels,
  nextLabels,
  notACause,
  shortCauseLabels,
  tellsNothing,
  terseCauseLabels,
} from "./words/secrets";

const labels = phraseBook({ full: causeLabels, terse: terseCauseLabels, short: shortCauseLabels });
const cues = phraseBook({ cue: causeCues });
const stops = phraseBook({ stop: cueStops });
const others = phraseBook({ other: notACause });
const nothing = phraseBook({ nothing: tellsNothing });
const labelWords = phraseBook({ label: nextLabels });

const infections = phraseBook({ label: infectionLabels });
const crew = new Set(crewIllnesses.split(", "));

const mostWords = 8;
const longestField = 240;
/** No call has so many labels; a text that repeats one must not cost more. */
const mostReads = 1_000;
const mostRows = 20;
const articles = new Set(["a", "an", "the", "his", "her", "their", "some", "una", "un", "la", "el"]);

const hasDigits = (word: string) => /^\d/.test(word);

const isTitle = (words: Words, index: number) =>
  /^\p{Lu}\p{Ll}/u.test(words.text.slice(words.starts[index], words.ends[index]));

/** The words behind "died of", up to where the sentence speaks of something else. */
function readCue(words: Words, first: number): Span | null {
  let at = first;
  while (articles.has(words.folded[at] ?? "")) at += 1;
  const begin = at;
  let last = -1;
  let before: Joint = "close";
  while (at - begin < mostWords && at < words.folded.length) {
    const { run, next } = illnessAt(words, at);
    if (run) {
      last = run.last;
      at = next;
      before = jointAfter(words, last);
      if (before !== "close") break;
      continue;
    }
    const word = words.folded[at] ?? "";
    if (word === "" || hasDigits(word) || before !== "close" || matchPhrase(stops, words, at)) break;
    if (matchPhrase(others, words, at)) return null;
    if (isTitle(words, at) && isTitle(words, at + 1)) break;
    last = at;
    before = jointAfter(words, at);
    at += 1;
    if (before === "break") break;
  }
  // A link at the end belongs to what follows: "of a long illness and".
  while (last >= begin && illnessTagAt(words, last)?.tag === "link") last -= 1;
  return last < begin ? null : { start: words.starts[begin] ?? 0, end: words.ends[last] ?? 0 };
}

/** Where the field that begins at `from` ends: at its line's end, a column's, a semicolon or a sentence's. */
function endOfField(text: string, from: number): number {
  const most = Math.min(text.length, from + longestField);
  for (let at = from; at < most; at += 1) {
    const mark = text.charAt(at);
    if (mark === "\n" || mark === "\t" || mark === "|" || mark === ";" || mark === "<") return at;
    if (mark === " " && text[at + 1] === " " && at > from) return at;
    if (
      mark === "." &&
      /^\.\s+\S/.test(text.slice(at, at + 4)) &&
      !/\b(?:\d|\p{L}|dr|vs)$/iu.test(text.slice(Math.max(from, at - 3), at))
    )
      return at;
  }
  return most;
}

/** Where the next label begins within a field, else `end`: "cardiac arrest NOK: Mary". */
function beforeNextLabel(words: Words, from: number, end: number): number {
  const colon = words.text.slice(from, end).search(/[\p{L}#)]\s?:/u);
  const first = wordAt(words, from);
  let labelEnd = end;
  for (let at = first + 1; at < words.starts.length && (words.starts[at] ?? end) < end; at += 1) {
    const start = words.starts[at] ?? end;
    if (colon >= 0 && start > from + colon) break;
    const match = matchPhrase(labelWords, words, at);
    const isLabel = match && (colon >= 0 || words.text[words.ends[at + match.length - 1] ?? 0] === ":");
    if (isLabel && !illnessTagAt(words, at)) return Math.min(labelEnd, start);
    if (/^\d{3}/.test(words.folded[at] ?? "")) labelEnd = Math.min(labelEnd, start);
  }
  if (colon < 0) return labelEnd;
  const at = wordAt(words, from + colon);
  return Math.min(labelEnd, words.starts[Math.max(first + 1, at - 1)] ?? end);
}

/** The items of a field that tell a cause: the first, and those after a comma or dash that name an illness. */
function endOfItems(text: string, from: number, end: number): number {
  const field = text.slice(from, end);
  const marks = /,\s|\s[-–—]+\s|\s\(/g;
  let kept = field.length;
  for (let mark = marks.exec(field); mark; mark = marks.exec(field)) {
    const rest = splitWords(field.slice(mark.index));
    const isMore = findIllnesses(rest).some(({ first }) => first <= 4);
    if (!isMore) {
      kept = mark.index;
      break;
    }
  }
  return from + kept;
}

function isNothing(words: Words, from: number, end: number): boolean {
  let at = wordAt(words, from);
  while (at < words.starts.length && (words.starts[at] ?? end) < end) {
    const match = matchPhrase(nothing, words, at);
    if (!match) return false;
    at += match.length;
  }
  return true;
}

/** Without a colon a value is an illness and what belongs to it, or a few words. */
function endOfTerse(words: Words, start: number, end: number): number {
  const first = wordAt(words, start);
  const { run } = illnessAt(words, first);
  let last = run?.last ?? first;
  while (last < (run?.last ?? first) + 3 && jointAfter(words, last) === "close") {
    if (
      matchPhrase(stops, words, last + 1) ||
      matchPhrase(labelWords, words, last + 1) ||
      /^\d/.test(words.folded[last + 1] ?? "")
    )
      break;
    last += 1;
  }
  return Math.min(end, words.ends[last] ?? end);
}

/** The value of a label's field, trimmed; null when it tells nothing. */
function readField(words: Words, from: number, isTerse: boolean): Span | null {
  const { text } = words;
  let start = from;
  while (/[\s:=#?(\-–—*_"]/.test(text.charAt(start)) && text[start] !== "\n") start += 1;
  if (isTerse && /\d/.test(text.charAt(start))) return null;
  start += /^[a-d1-4][).:]\s*/i.exec(text.slice(start, start + 6))?.[0].length ?? 0;
  let end = beforeNextLabel(words, start, endOfField(text, start));
  end = endOfItems(text, start, end);
  const isLong = wordAt(words, end) - wordAt(words, start) > mostWords;
  if (isTerse || (isLong && illnessAt(words, wordAt(words, start)).run)) end = endOfTerse(words, start, end);
  while (end > start && /[\s.,;:\-–—*_"]/.test(text.charAt(end - 1))) end -= 1;
  if (text[end - 1] === ")" && !text.slice(start, end).includes("(")) end -= 1;
  return end <= start || isNothing(words, start, end) ? null : { start, end };
}

/** Whether the line that begins at `from` asks for something else, so that the label above it is empty. */
function isLabelLine(words: Words, from: number, end: number): boolean {
  const line = words.text.slice(from, end);
  if (/[:?]/.test(line.slice(0, 48))) return true;
  const first = wordAt(words, from);
  return matchPhrase(labelWords, words, first) !== null && !illnessAt(words, first).run;
}

/** The lines under a label that stands alone: its value, and "b) …" below it. */
function readLinesBelow(words: Words, lineEnd: number): Span[] {
  const { text } = words;
  const found: Span[] = [];
  let at = lineEnd;
  for (let line = 0; line < 5 && text[at] === "\n"; line += 1) {
    const next = text.indexOf("\n", at + 1);
    const end = next < 0 ? text.length : next;
    if (end - at > longestField || text.slice(at, end).trim() === "") return found;
    const isLettered = /^\n[\s>]*(?:\(?[a-d][).]|due to|as a consequence)/i.test(text.slice(at, at + 40));
    if ((line > 0 && !isLettered) || isLabelLine(words, at + 1, end)) return found;
    const span = readField(words, text[at + 1] === ">" ? at + 2 : at + 1, false);
    if (span) found.push(span);
    at = end;
  }
  return found;
}

/** Whether only a mark, a bullet or a number stands before `start` on its line. */
function beginsLine(text: string, start: number): boolean {
  return /(?:^|[\n\t|;])[\s>*•#\-\d).]*$/.test(text.slice(Math.max(0, start - 12), start));
}

/** The cells under a heading of a table. */
function readColumn(words: Words, heading: number): Span[] {
  const { text } = words;
  const lineStart = text.lastIndexOf("\n", heading) + 1;
  const column = text.slice(lineStart, heading).split(/\t|\|/).length - 1;
  const found: Span[] = [];
  let at = text.indexOf("\n", heading);
  for (let row = 0; row < mostRows && at >= 0; row += 1) {
    const next = text.indexOf("\n", at + 1);
    const cells = text.slice(at + 1, Math.min(next < 0 ? text.length : next, at + 2_000)).split(/\t|\|/);
    const before = cells.slice(0, column).join("|").length + (column > 0 ? 1 : 0);
    if (cells.length < 4 || cells.length <= column) break;
    const span = readField(words, at + 1 + before, false);
    if (span && (cells[column] ?? "").trim() !== "") found.push(span);
    at = next;
  }
  return found;
}

/** Whether a label is one of a table's headings: other labels follow it in its line. */
function isHeading(words: Words, index: number, mark: string): boolean {
  if (!/[\t|]/.test(mark)) return false;
  const start = words.starts[index] ?? 0;
  const { text } = words;
  const lineStart = text.lastIndexOf("\n", start) + 1;
  const end = text.indexOf("\n", start);
  const length = (end < 0 ? text.length : end) - lineStart;
  if (length > 1_000) return false;
  const line = text.slice(lineStart, lineStart + length);
  return line.split(/\t|\|/).length >= 4 && !/[:\d]/.test(line);
}

function readLabel(words: Words, index: number, match: { tag: "full" | "terse" | "short"; length: number }): Span[] {
  const { text } = words;
  const end = words.ends[index + match.length - 1] ?? 0;
  const after = text.slice(end, end + 40);
  const mark = /^(?:\s?\([^)\n]{0,24}\))?[ \t]*(?:[:=\t|]|#:?|\?)[ \t?]*/.exec(after)?.[0];
  const below = (from: number) => (/^[ \t_]*\r?\n/.test(text.slice(from, from + 40)) ? text.indexOf("\n", from) : -1);
  if (mark !== undefined) {
    if (isHeading(words, index, mark)) return readColumn(words, words.starts[index] ?? 0);
    const line = below(end + mark.length);
    if (line >= 0) return readLinesBelow(words, line);
    const span = readField(words, end + mark.length, false);
    return span ? [span] : [];
  }
  const line = below(end);
  if (line >= 0) return beginsLine(text, words.starts[index] ?? 0) ? readLinesBelow(words, line) : [];
  const isSaid = /^ ?(?:[-–—=]|is |was |es |fue )/.test(after) && (match.tag !== "short" || /^ ?[-–—=]/.test(after));
  if (match.tag === "short" && !(isSaid && beginsLine(text, words.starts[index] ?? 0))) return [];
  if (match.tag === "full" && !isSaid) return [];
  const from = end + (/^ ?(?:is|was|es|fue) /.exec(after)?.[0].length ?? 0);
  const span = readField(words, from, true);
  return span ? [span] : [];
}

const code = quick(/(?<![\w.-])[A-TV-Z]\d{2}\.[\dA-Z]{1,4}(?![\w-])/g);

/** Codes of the international classification of diseases: "I50.9". Never a room's number. */
function findCodes(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(code)) {
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    if (!/(?:rm|room|ste|suite|unit|bldg|apt|#|\$)[.: ]*$/i.test(before)) {
      found.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}

/** "Infectious: hep C": an illness named behind such a label tells the crew what to wear. */
function isForCrew(words: Words, run: IllnessRun): boolean {
  if (!words.folded.slice(run.first, run.last + 1).some((word) => crew.has(word))) return false;
  for (let at = run.first - 1; at >= run.first - 8 && at >= 0; at -= 1) {
    const between = words.text.slice(words.ends[at], words.starts[run.first]);
    if (/[\n;|.]/.test(between)) return false;
    if (matchPhrase(infections, words, at) && /[:?=-]/.test(between)) return true;
  }
  return false;
}

/** Every place where the text tells why somebody died, unsorted; places may overlap. */
export function findCauses(words: Words): Span[] {
  const illnesses = findIllnesses(words).filter((run) => !isForCrew(words, run));
  const found: Span[] = [...illnesses, ...findCodes(words.text)];
  let reads = 0;
  for (let at = 0; at < words.folded.length && reads < mostReads; at += 1) {
    const label = matchPhrase(labels, words, at);
    if (label && !matchPhrase(labels, words, at + label.length)) {
      reads += 1;
      found.push(...readLabel(words, at, label));
    }
    const cue = matchPhrase(cues, words, at);
    const behind = at + (cue?.length ?? 0);
    if (!cue || jointAfter(words, behind - 1) === "break" || matchPhrase(cues, words, behind)) continue;
    reads += 1;
    const span = readCue(words, behind);
    if (span) found.push(span);
  }
  return found;
}
