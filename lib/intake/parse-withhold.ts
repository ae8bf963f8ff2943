// Takes secrets out of a note, with the words that are left without sense by it.
import { splitWords, type Words, wordAt } from "./parse-phrases";
import { quick } from "./parse-quick-pattern";
import type { Span } from "./parse-span";
import { leadIns, leadSubjects, looseOpeners } from "./words/secrets";

const leads = new Set(leadIns.split(", "));
const subjects = new Set(leadSubjects.split(", "));
const openers = new Set(looseOpeners.split(", "));

/** Where sentences end: a full stop before a blank, a line's end; never behind "Dr." or an initial. */
const sentenceEnd = quick(/(?<!\b(?:dr|mr|mrs|ms|st|no|vs|ext|apt|rm|\p{L}))[.!?]+["')]?(?=\s|$)|\n+/giu);
const clauseEnd =
  /[,;](?=\s)|\s[-–—]+\s|[()]|\s(?=(?:so|but|because|and (?:he|she|they|we|it|i|his|her|the|our|please|pls|has|is|was|will|wants))\s)|\s{2,}/gi;

/** The parts of `text` from `from` to `until`, each with the marks that close it. */
function cutAt(text: string, from: number, until: number, marks: RegExp): Span[] {
  const parts: Span[] = [];
  let start = from;
  for (const match of text.slice(from, until).matchAll(marks)) {
    const end = from + match.index + match[0].length;
    parts.push({ start, end });
    start = end;
  }
  if (start < until) parts.push({ start, end: until });
  return parts;
}

const overlaps = (part: Span, spans: readonly Span[]) =>
  spans.some(({ start, end }) => start < part.end && end > part.start);

/** What a clause still says without its secrets: all before "he had …", and what follows it; "" when it was about the secret. */
function remainder(words: Words, clause: Span, spans: readonly Span[]): string {
  const inside = spans.filter(({ start, end }) => start < clause.end && end > clause.start);
  const first = Math.min(...inside.map(({ start }) => start));
  const last = Math.max(...inside.map(({ end }) => end));
  const begin = wordAt(words, clause.start);
  let at = wordAt(words, first) - 1;
  let hasSubject = false;
  while (at >= begin && leads.has(words.folded[at] ?? "")) {
    hasSubject ||= subjects.has(words.folded[at] ?? "");
    at -= 1;
  }
  const before = at < begin ? "" : words.text.slice(clause.start, words.ends[at]).trim();
  const after =
    last >= clause.end
      ? ""
      : words.text
          .slice(last, clause.end)
          .replace(/^[\s,.;:/)("'-]+/, "")
          .trim();
  // "nobody mention the … in front of her": the secret was in the middle of what was said.
  if (before !== "" && !hasSubject) return "";
  const hangs = /^(?:on|in|at|of|from|with|and|or|by|for|to|since|which|that|last|w)\b/i;
  const says = (part: string, least: number) => part.split(/\s+/).length >= least;
  return [says(before, 2) ? before : "", says(after, 3) && !hangs.test(after) ? after : ""].filter(Boolean).join(", ");
}

/** A short clause beside a withheld one that only led up to it: "he collapsed", "very sudden". */
function isLoose(clause: string): boolean {
  const words = splitWords(clause).folded;
  return words.length === 0 || words.length === 1 || (words.length <= 3 && openers.has(words[0] ?? ""));
}

function withholdFromSentence(words: Words, sentence: Span, spans: readonly Span[]): string {
  const { text } = words;
  const clauses = cutAt(text, sentence.start, sentence.end, clauseEnd);
  const kept: string[] = [];
  clauses.forEach((clause, index) => {
    if (overlaps(clause, spans)) {
      kept.push(kept.pop()?.replace(/\(\s*$/, "") ?? "");
      const rest = remainder(words, clause, spans);
      if (rest !== "") kept.push(`${rest} `);
      return;
    }
    const said = text.slice(clause.start, clause.end);
    const beside = [clauses[index - 1], clauses[index + 1]].some((part) => part && overlaps(part, spans));
    if (!(beside && isLoose(said))) kept.push(said);
  });
  const joined = kept
    .join("")
    .replace(/^[\s,;:.)–—-]+/, "")
    .replace(/^(?:so|and|but|because|also)\s+/i, "")
    .replace(/[\s,;:(–—-]+(?=[.!?]*\s*$)/, "")
    .replace(/\s+([.!?,;:])/g, "$1")
    .replace(/ {2,}/g, " ")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(joined)) return "";
  return /[.!?]$/.test(joined) || !/[.!?]["')]?\s*$/.test(text.slice(sentence.start, sentence.end))
    ? joined
    : `${joined}.`;
}

/**
 * `text` without the spans (offsets in `text`) and without what they leave meaningless: "dx CHF. Use the side door" → "Use the side
 * door". Sentences without a span stay as they are. Answers "" when nothing is left.
 */
export function withhold(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const words = splitWords(text);
  let result = "";
  for (const sentence of cutAt(text, 0, text.length, sentenceEnd)) {
    if (!overlaps(sentence, spans)) {
      result += text.slice(sentence.start, sentence.end);
      continue;
    }
    const rest = withholdFromSentence(words, sentence, spans);
    const closing = /\n+$/.exec(text.slice(sentence.start, sentence.end))?.[0] ?? "";
    if (rest === "") continue;
    result += `${result === "" || /\s$/.test(result) ? "" : " "}${rest}${closing}`;
  }
  return result.trim();
}
