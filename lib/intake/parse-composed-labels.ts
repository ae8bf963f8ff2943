// Knows the labels whose words ask for something only together, made from a table of their parts.
import { splitWords, type Word } from "./parse-label-words";
import type { Kind, Owner } from "./words/labels";
import { composedCallers } from "./words/labels-callers";
import { composedCare } from "./words/labels-care";
import { composedDeeds } from "./words/labels-more";
import { composedPeople } from "./words/labels-people";
import { composedPlaces } from "./words/labels-places";

/** Words that a composed label may do without: "Who should our driver ask for?". */
const dropped = new Set(["the", "a", "an", "our", "please", "el", "la", "los", "las"]);
export const composedKey = (words: readonly Word[]) =>
  words.flatMap(({ folded }) => (dropped.has(folded) ? [] : [folded])).join(" ");
export const composed = new Map<string, { owner: Owner | null; kinds: readonly Kind[] }>();
const composedBeginnings = new Set<string>();
/** Their first two words. */
const composedPairs = new Set<string>();
export const mostComposed = 9;
const combine = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((made, part) => made.flatMap((one) => part.split("|").map((next) => `${one} ${next}`)), [""]);
for (const { owner, kinds, parts } of [
  ...composedPeople,
  ...composedPlaces,
  ...composedDeeds,
  ...composedCare,
  ...composedCallers,
])
  for (const phrase of combine(parts)) {
    const key = composedKey(splitWords(phrase));
    if (composed.has(key)) continue;
    composed.set(key, { owner, kinds });
    const [first = "", second = ""] = key.split(" ");
    composedBeginnings.add(first);
    composedPairs.add(`${first} ${second}`);
  }

/** The number of words of the longest such label that begins here, of two at least; 0 when none does. */
export function composedLength(words: readonly Word[], from: number): number {
  if (!composedBeginnings.has(words[from]?.folded ?? "")) return 0;
  let key = words[from]?.folded ?? "";
  let length = 0;
  let isFirst = true;
  const end = Math.min(words.length, from + mostComposed);
  for (let to = from + 1; to < end; to += 1) {
    const { folded } = words[to] as Word;
    if (!dropped.has(folded)) {
      key += ` ${folded}`;
      if (isFirst && !composedPairs.has(key)) break;
      isFirst = false;
    }
    if (composed.has(key)) length = to + 1 - from;
  }
  return length;
}

/** Whether such a label can begin so, small words aside. */
export function mayBeComposed(words: readonly Word[]): boolean {
  let first: string | undefined;
  for (const { folded } of words) {
    if (dropped.has(folded)) continue;
    if (first !== undefined) return composedPairs.has(`${first} ${folded}`);
    if (!composedBeginnings.has(folded)) return false;
    first = folded;
  }
  return first !== undefined;
}

/** Whether one of the words is none that such a label needs. */
export const hasDropped = (words: readonly Word[]) => words.some(({ folded }) => dropped.has(folded));
