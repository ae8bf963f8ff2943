// Mends a label with one letter wrong: "Wieght", "Physican", "Funeral hme".
import { labelWords, readLabel, type Role, type Word } from "./parse-labels";
import { givenNames } from "./words/given-names";

const shortest = 5;
const mostWords = 4;

/** The label's words without each of their letters in turn: two words with one in common are nearly alike. */
let nearly: Map<string, string[]> | null = null;

const lessOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function neighbours(): Map<string, string[]> {
  if (nearly) return nearly;
  nearly = new Map();
  for (const word of labelWords) {
    if (word.length < shortest - 1 || /\d/.test(word)) continue;
    for (const key of [word, ...lessOne(word)]) nearly.set(key, [...(nearly.get(key) ?? []), word]);
  }
  return nearly;
}

/** One letter too many, too few or another, or two beside each other the wrong way round. */
export function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

const isTurned = (one: string, other: string) =>
  Array.from(one).toSorted().join("") === Array.from(other).toSorted().join("");

function candidatesFor(word: string): string[] {
  // A scanned "m" is often read as "rn".
  const scanned = word.replace(/rn/g, "m").replace(/vv/g, "w");
  if (scanned !== word && labelWords.has(scanned)) return [scanned];
  const found = new Set([word, ...lessOne(word)].flatMap((key) => neighbours().get(key) ?? []));
  // "Times" and "Dated" are words of their own.
  const likely = [...found].filter(
    (one) => one[0] === word[0] && word !== `${one}s` && word !== `${one}d` && isOneOff(word, one),
  );
  // "Callr" is short for "caller" rather than too long for "call".
  const shortened = likely.filter((one) => one.length > word.length && consonants(one) === consonants(word));
  return shortened.length > 0 ? shortened : likely;
}

const consonants = (word: string) => word.replace(/[aeiou]/g, "");

/** The label's one misspelt word and how it is spelt, with what the label asks for then; null when that is not plain. */
export function correctLabel(words: readonly Word[]): { word: Word; as: string; role: Role } | null {
  if (words.length > mostWords) return null;
  const unknown = words.filter(({ folded }) => !labelWords.has(folded));
  const [wrong] = unknown;
  const letters = words.reduce((sum, { folded }) => sum + folded.length, 0);
  if (!wrong || unknown.length > 1 || letters < shortest || wrong.folded.length < 3 || /\d/.test(wrong.folded))
    return null;
  if (wrong.folded.length < shortest && words.length === 1) return null;
  if (givenNames.has(wrong.folded)) return null;
  const found = candidatesFor(wrong.folded).flatMap((as) => {
    // "OBIT DESK" is no "OBST": of four letters none may be another.
    if (wrong.folded.length < shortest && as.length === wrong.folded.length && !isTurned(as, wrong.folded)) return [];
    const role = readLabel(words.map((word) => (word === wrong ? { ...word, folded: as } : word)));
    return role ? [{ word: wrong, as, role }] : [];
  });
  const [first] = found;
  return first &&
    found.every(({ role }) => role.owner === first.role.owner && role.kinds.join() === first.role.kinds.join())
    ? first
    : null;
}

/** What a label asks for when one of its words is read as the label's word it nearly is; null when that is not plain. */
export const readMisspelt = (words: readonly Word[]): Role | null => correctLabel(words)?.role ?? null;
