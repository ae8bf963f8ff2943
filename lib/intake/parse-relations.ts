// Reads what a person is to the deceased, or does where the person died.
import type { Reading } from "./parse-span";
import { phraseAt, phrasesOf, readWords, type Word } from "./parse-words";
import { givenNames } from "./words/given-names";
import { callingModifiers, callings, kin } from "./words/relations";

/** `kin` is written as the tables have it, a function as it was stated. */
export interface RelationReading extends Reading {
  kind: "kin" | "function";
}

const kinPhrases = phrasesOf(
  Object.entries(kin).flatMap(([value, forms]) => forms.split("|").map((form) => [form, value] as const)),
);
const callingPhrases = phrasesOf(callings.map((phrase) => [phrase, true] as const));
const modifierPhrases = phrasesOf(callingModifiers.map((phrase) => [phrase, true] as const));

const heads = new Set([kinPhrases, callingPhrases, modifierPhrases].flatMap((phrases) => [...phrases.keys()]));

/** Stands in for kin: named beside a relation by blood or marriage, the latter tells more. */
const legalRoles = /poa|attorney|proxy|agent|guardian|conservator|executor|executrix|trustee|representative/i;

const openers = new Set(
  "oldest eldest youngest middle older younger elder twin adult surviving his her my the their a an is are i am i'm im he she they hes she's he's shes who who's our pt's patient's decedent's deceased's dec's caller's only his/her and also el la su mi es soy".split(
    " ",
  ),
);

/** Kin or a function that begins with the word at `at`; `count` words long. */
export function relationAt(
  words: readonly Word[],
  at: number,
): { count: number; kind: "kin" | "function"; value: string | null } | null {
  if (!heads.has(words[at]?.plain ?? "") || isOwnName(words, at)) return null;
  const calling = callingAt(words, at);
  const found = phraseAt(kinPhrases, words, at);
  if (found !== null && found.count >= calling) return { count: found.count, kind: "kin", value: found.value };
  return calling === 0 ? null : { count: calling, kind: "function", value: null };
}

const surnames = new Set("warden ranger constable commander foreman patrolman".split(" "));

/** A given name, or a word with a capital that begins no calling. */
const isNoHead = ({ plain, shape }: Word) => givenNames.has(plain) || (shape === "Title" && !heads.has(plain));

/** "Dil Sharma", "Bil Keane", "Constance Warden", "Warden, Mary": part of a name. */
function isOwnName(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || word.shape === "lower") return false;
  if (/^[db]il$/.test(word.plain)) return word.shape === "Title" && next?.shape === "Title" && next.gap === " ";
  if (!surnames.has(word.plain)) return false;
  return (
    (before !== undefined && before.shape === word.shape && word.gap === " " && isNoHead(before)) ||
    (next !== undefined && next.gap === ", " && givenNames.has(next.plain))
  );
}

/** How many words a calling at `at` has with all that belongs to it: `on call hospice nurse`. */
function callingAt(words: readonly Word[], at: number): number {
  let end = 0;
  let next = at;
  while (next < at + 7) {
    if (next > at && !/^(?:[ -]|\. )$/.test(words[next]?.gap ?? "")) break;
    const calling = phraseAt(callingPhrases, words, next)?.count ?? 0;
    if (calling > 0) end = next + calling - at;
    const modifier = phraseAt(modifierPhrases, words, next)?.count ?? 0;
    if (calling === 0 && modifier === 0) break;
    next += calling > 0 && modifier === 0 ? calling : Math.max(modifier, 1);
  }
  return end;
}

/** The relation a segment begins with (`his daughter`), or that stands behind a bracket, comma, slash or dash in it. */
export function readRelation(segment: string): RelationReading | null {
  const words = readWords(segment, 0, Math.min(segment.length, 160), 24);
  const found: RelationReading[] = [];
  let isOpen = true;
  for (let at = 0; at < words.length && found.length < 2; at += 1) {
    const word = words[at] as Word;
    if (at > 0 && /[,/()–—:;]|\s-{1,2}\s|^-/.test(word.gap)) isOpen = true;
    if (!isOpen) continue;
    if (openers.has(word.plain)) continue;
    const relation = relationOf(segment, words, at);
    isOpen = false;
    if (relation === null) continue;
    found.push({ ...relation, confidence: at === 0 ? 0.95 : 0.85 });
    at += (relationAt(words, at)?.count ?? 1) - 1;
  }
  const [first, second] = found;
  if (first === undefined) return null;
  const isByBlood = second?.kind === "kin" && !legalRoles.test(second.value);
  return isByBlood && (first.kind === "function" || legalRoles.test(first.value)) ? second : first;
}

/** All relations and functions in a text, whoever's they are. */
export function findRelations(text: string, words: readonly Word[] = readWords(text)): RelationReading[] {
  const found: RelationReading[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const relation = relationOf(text, words, at);
    if (relation === null) continue;
    found.push(relation);
    at += (relationAt(words, at)?.count ?? 1) - 1;
  }
  return found;
}

const nameOf = /([\p{L}-]{3,12}(?:[ -]in[ -]law)?)['’]s (?:first )?name (?:is|was) $/iu;

/** "The wife's name is Arlene": the relation of whoever's name stands behind `left`, which begins at `from`. */
export function tieOfOwner(left: string, from: number): RelationReading | null {
  const owner = nameOf.exec(left);
  const tie = owner?.[1] ? findRelations(owner[1]).find(({ kind }) => kind === "kin") : undefined;
  return owner && tie ? { ...tie, start: from + owner.index + tie.start, end: from + owner.index + tie.end } : null;
}

const ofHouses =
  /^ (?:building|facility|house|campus|property|company|home|hospital|community|location|unit|site|church)\b/i;

function relationOf(text: string, words: readonly Word[], at: number): RelationReading | null {
  const relation = relationAt(words, at);
  const first = words[at];
  const last = words[at + (relation?.count ?? 1) - 1];
  if (relation === null || first === undefined || last === undefined) return null;
  // "The VA home's sister building".
  if (/^(?:sister|mother|brother)$/.test(first.plain) && ofHouses.test(text.slice(last.end, last.end + 14)))
    return null;
  // "Carrizo & Daughters Mortuary": a firm's name.
  if (
    /^(?:sons|daughters|sisters|brothers)$/.test(first.plain) &&
    /&\s?$/.test(text.slice(Math.max(0, first.start - 3), first.start))
  )
    return null;
  // `daughters` may be several, and `in` or `admin` alone says little.
  const isPlural = relation.count === 1 && /^(?:sons|daughters|sisters|brothers|parents)$/.test(first.plain);
  const written = text.slice(first.start, last.end).replace(/\s+/g, " ");
  const value =
    relation.value ??
    (/^chg (?:rn|nurse)$/i.test(written) ? "charge nurse" : null) ??
    (written === written.toUpperCase() && last.end - first.start > 4 ? written.toLowerCase() : written);
  return { start: first.start, end: last.end, value, kind: relation.kind, confidence: isPlural ? 0.4 : 0.85 };
}

/** "My name is Joanne Pruitt, the nurse gave me this number": behind the word for a calling, what another does. */
export const doesNext = /^ (?:just )?(?:gave|told|said|says|came|did|let|asked|helped|wrote|got|suggested)\b/i;

const ofNext =
  /^[\s,]+(?:and )?(?:(?:her|his|their) [a-z-]{3,14}(?: in law)? (?:is )?|[a-z-]{3,14} is )(?:[Mm]rs?\.? )?\p{Lu}\p{Ll}+ \p{Lu}/u;

/** "Ann Moore, her husband Ed Moore": the word for kin behind a name that ends at `end` is of the next one named. */
export const isOfNext = (text: string, end: number): boolean => ofNext.test(text.slice(end, end + 60));
