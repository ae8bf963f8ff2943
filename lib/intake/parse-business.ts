// Finds the transport company that a text asks to carry, in the list of companies, or none.
import {
  type Directory,
  gap,
  isWhole,
  type ListedBusiness,
  type Mention,
  mentionsAt,
  openDirectory,
} from "./parse-companies";
import { matchPhrase, phraseBook, splitWords, type Words } from "./parse-phrases";
import type { Reading } from "./parse-span";
import * as table from "./words/carriers";

/** `value` is the business's id. */
export interface FoundBusiness extends Reading {
  id: string;
  name: string;
}

const heads = phraseBook(table.heads);
const askings = phraseBook(table.askings);

/** A text asks once or twice; one that asks more often is none, and its time must not grow. */
const mostAskings = 60;

/** The text's clause before a word, and the sentence. */
function before({ text, starts }: Words, index: number): { clause: string; sentence: string } {
  const part = text.slice(Math.max(0, (starts[index] ?? 0) - 70), starts[index]);
  return { clause: part.split(/[,;.!?:\n]/).at(-1) ?? "", sentence: part.split(/[;.!?\n]/).at(-1) ?? "" };
}

const behind = ({ text, ends }: Words, end: number) =>
  text.slice(ends[end - 1], (ends[end - 1] ?? 0) + 60).split(/[\n!?]/)[0] ?? "";

type Tag = keyof typeof table.heads | keyof typeof table.askings;

/** Where a name may stand before or behind the words that ask: word indices, the first that fits counts. */
function placesOf(words: Words, tag: Tag, index: number, length: number): number[] {
  if (tag === "undertaking") return Array.from({ length: Math.min(8, index) }, (_, back) => index - 1 - back);
  const places = [index + length];
  while (places.length < 5 && table.fillers.has(words.folded[places.at(-1) ?? 0] ?? "")) {
    const last = places.at(-1) ?? 0;
    if (!/^ {1,2}$/.test(gap(words, last))) break;
    places.push(last + 1);
  }
  return places;
}

/** Whether the words stand as a head does: at the beginning of a line or column, with a mark behind them. */
function isHead(words: Words, tag: Tag, index: number, length: number): boolean {
  const front = words.text.slice(Math.max(0, (words.starts[index] ?? 0) - 12), words.starts[index]);
  const mark = gap(words, index + length - 1).slice(0, 12);
  const isFirst = /(?:^|[\n\t|]| {2}|[.;,] )[ "*•>-]*$/.test(index === 0 ? `\n${front}` : front);
  if (tag === "greeting") return isFirst && /^[ ,]{1,2}$/.test(mark);
  if (tag === "addressee")
    return /(?:^|\n)[ "*>-]*$/.test(index === 0 ? `\n${front}` : front) && /^ ?[:-]|^ $/.test(mark);
  return /^ {0,3}[:=#]/.test(mark) || (isFirst && /^(?:\s*\n|\t| {2,}| ?- )/.test(mark));
}

interface Asked extends Mention {
  at: number;
  isRefused: boolean;
}

function readMention(
  words: Words,
  tag: Tag,
  at: number,
  cue: { index: number; length: number },
  directory: Directory,
): Asked[] {
  const isHeard = tag !== "mention" && tag !== "undertaking";
  const mentions = mentionsAt(words, at, directory).filter((mention) => {
    if (!isWhole(words, mention, isHeard)) return false;
    const next = words.folded[mention.end] ?? "";
    const isNear = /^ {1,2}$/.test(gap(words, mention.end - 1));
    if ((tag === "request" || tag === "mention") && isNear && table.gifts.has(next)) return false;
    if (tag === "undertaking") return mention.end === cue.index && /^[ ,:-]{1,3}$/.test(gap(words, mention.end - 1));
    if (tag === "addressee" && gap(words, cue.index + cue.length - 1) === " " && mention.isBare) return false;
    return tag !== "greeting" || !isNear || next === "" || table.followers.has(next);
  });
  const { clause, sentence } = before(words, tag === "undertaking" ? at : cue.index);
  const isProse = tag === "request" || tag === "mention" || tag === "undertaking";
  return mentions.map((mention) => {
    const rest = behind(words, mention.end).split(isProse ? /[,.;]/ : /[.](?= )|;/)[0] ?? "";
    const isRefused =
      table.refusals.test(clause) || table.refusals.test(rest) || (isProse && table.conditions.test(sentence));
    return { ...mention, at, isRefused };
  });
}

/** Whom the words behind a name put in its place, or beside it. */
function readSecond(words: Words, first: Asked, directory: Directory): { others: Asked[]; isCorrected: boolean } {
  const rest = behind(words, first.end);
  const isCorrected = table.corrections.test(rest);
  if (!isCorrected && !/^[^.]{0,12}(?:\bor\b|\band\b|[/,;&]|\bo\b)/i.test(rest)) return { others: [], isCorrected };
  const limit = (words.ends[first.end - 1] ?? 0) + rest.length;
  for (let at = first.end; at < words.folded.length && (words.starts[at] ?? 0) < limit; at += 1) {
    const others = mentionsAt(words, at, directory).filter(
      (mention) => !mention.isBare && isWhole(words, mention, true),
    );
    if (others.length > 0) return { others: others.map((one) => ({ ...one, at, isRefused: false })), isCorrected };
  }
  return { others: [], isCorrected: false };
}

/**
 * The company of the list that the text asks to carry: "Removal by: Lakeshore Removal", "please send Lakeshore Removal".
 * Null when it asks none, several, or one that may be another. `businesses` are transport companies alone.
 */
export function findBusiness(text: string, businesses: readonly ListedBusiness[]): FoundBusiness | null {
  if (businesses.length === 0) return null;
  const words = splitWords(text);
  let directory: Directory | null = null;
  const asked: Asked[] = [];
  let cues = 0;
  for (let index = 0; index < words.folded.length && cues < mostAskings; index += 1) {
    for (const [book, isHeadBook] of [
      [heads, true],
      [askings, false],
    ] as const) {
      const cue = matchPhrase<Tag>(book, words, index);
      if (!cue || (isHeadBook && !isHead(words, cue.tag, index, cue.length))) continue;
      cues += 1;
      directory ??= openDirectory(businesses);
      for (const at of placesOf(words, cue.tag, index, cue.length)) {
        const found = readMention(words, cue.tag, at, { index, length: cue.length }, directory);
        if (found.length === 0) continue;
        const [first] = found as [Asked];
        const { others, isCorrected } = readSecond(words, first, directory);
        asked.push(...found.map((one) => (isCorrected ? { ...one, isRefused: true } : one)), ...others);
        break;
      }
    }
  }
  return choose(words, asked);
}

function choose(words: Words, asked: readonly Asked[]): FoundBusiness | null {
  const refused = new Set(asked.filter(({ isRefused }) => isRefused).map(({ company }) => company.id));
  const left = asked.filter(({ company }) => !refused.has(company.id));
  const [best] = left.toSorted((one, other) => other.confidence - one.confidence);
  if (!best || left.some(({ company }) => company.id !== best.company.id)) return null;
  const { id, name } = best.company;
  return {
    id,
    name,
    value: id,
    start: words.starts[best.at] ?? 0,
    end: words.ends[best.end - 1] ?? 0,
    confidence: best.confidence,
  };
}
