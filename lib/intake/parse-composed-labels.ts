// Knows the labels whose words ask for something only together, made from a table of their parts.
import { splitWords, type Word } from "./parse-label-words";
import type { Kind, Owner } from "./words/labels";
import { composedDeeds } from "./words/labels-more";
import { composedPeople } from "./words/labels-people";
import { composedPlaces } from "./words/labels-places";

/** Words that a composed label may do without: "Who should our driver ask for?". */
const dropped = new Set(["the", "a", "an", "our", "please", "el", "la", "los", "las"]);
export const composedKey = (words: readonly Word[]) =>
  words.flatMap(({ folded }) => (dropped.has(folded) ? [] : [folded])).join(" ");
export const composed = new Map<string, { owner: Owner | null; kinds: readonly Kind[] }>();
const composedBeginnings = new Set<string>();
export const mostComposed = 9;
const combine = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((made, part) => made.flatMap((one) => part.split("|").map((next) => `${one} ${next}`)), [""]);
for (const { owner, kinds, parts } of [...composedPeople, ...composedPlaces, ...composedDeeds])
  for (const phrase of combine(parts)) {
    const key = composedKey(splitWords(phrase));
    if (composed.has(key)) continue;
    composed.set(key, { owner, kinds });
    composedBeginnings.add(key.split(" ")[0] ?? "");
  }

/** The number of words of the longest such label that begins here, of two at least; 0 when none does. */
export function composedLength(words: readonly Word[], from: number): number {
  if (!composedBeginnings.has(words[from]?.folded ?? "")) return 0;
  for (let to = Math.min(words.length, from + mostComposed); to > from + 1; to -= 1)
    if (composed.has(composedKey(words.slice(from, to)))) return to - from;
  return 0;
}
