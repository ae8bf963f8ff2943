// Cuts a text into words and knows how they are written.
import { perReading } from "./parse-memory";

export interface Word {
  text: string;
  start: number;
  end: number;
  /** In small letters, without accents and full stops: what the tables hold. */
  plain: string;
  /** `Title` begins with a capital, `CAPS` has no small letter, `A` is one capital. */
  shape: "Title" | "CAPS" | "A" | "lower" | "digit";
  /** What stands between this word and the one before, or the beginning of the text. */
  gap: string;
}

const word = /[0-9A-Za-zÀ-ɏḀ-ỿ]+(?:['’-][0-9A-Za-zÀ-ɏḀ-ỿ]+|\.[A-Za-z](?![0-9A-Za-zÀ-ɏḀ-ỿ]))*/g;

/** The words between two offsets, `most` of them at the longest. Letters with full stops are one word: `R.N`. */
export function readWords(text: string, from = 0, until = text.length, most = Number.MAX_SAFE_INTEGER): Word[] {
  const words: Word[] = [];
  let last = from;
  word.lastIndex = from;
  while (words.length < most) {
    const match = word.exec(text);
    if (match === null || match.index >= until) break;
    const found = match[0].slice(0, until - match.index);
    const start = match.index;
    words.push({
      text: found,
      start,
      end: start + found.length,
      plain: plainOf(found),
      shape: shapeOf(found),
      gap: text.slice(last, start),
    });
    last = start + found.length;
  }
  return words;
}

/** Small letters without accents, full stops and curly apostrophes. */
export function plainOf(text: string): string {
  const known = plains.get(text);
  if (known !== undefined) return known;
  const made = makePlain(text);
  if (plains.size < mostPlains && text.length < 24) plains.set(text, made);
  return made;
}

/** The same words come again and again in a reading. */
const plains = perReading<string>();
const mostPlains = 20_000;

function makePlain(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9'-]*$/.test(lower)) return lower;
  const small = lower.replaceAll("’", "'").replaceAll(".", "");
  return /^[\0-\x7f]*$/.test(small) ? small : small.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}

function shapeOf(text: string): Word["shape"] {
  const first = text.charAt(0);
  if (first >= "0" && first <= "9") return "digit";
  // "Coeur d'Alene", "l'Hôpital".
  if (first === first.toLowerCase()) return /^[dl]['’]\p{Lu}/u.test(text) ? "Title" : "lower";
  if (text.length === 1) return "A";
  return text === text.toUpperCase() ? "CAPS" : "Title";
}

/** How a text is written as a whole: by its letters, a few words against the rule allowed. */
export function caseOf(text: string): "CAPS" | "lower" | "mixed" {
  const sample = text.length > 4000 ? text.slice(0, 4000) : text;
  const small = sample.match(/[a-zß-ÿ]/g)?.length ?? 0;
  const large = sample.match(/[A-ZÀ-Þ]/g)?.length ?? 0;
  if (large === 0) return "lower";
  if (small * 9 <= large) return "CAPS";
  return large * 60 <= small ? "lower" : "mixed";
}

/** `MCCRAY` → `McCray`, `o'rourke` → `O'Rourke`, `VAN DER BERG` → `Van Der Berg`; what is written in mixed case stays. */
export function properCase(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s(&/"“-])([a-zà-ɏḁ-ỿ])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b([OD]['’])([a-zà-ɏḁ-ỿ])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc([a-z])(?=[a-z]{2})/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** Small letters without accents, every letter at its place: for looking words up in a text by offsets. */
export function foldOf(text: string): string {
  const folded = /^[\0-\x7f]*$/.test(text)
    ? text
    : text.replace(/[À-ɏḀ-ỿ]/g, (letter) => letter.normalize("NFD").charAt(0)).replaceAll("’", "'");
  const small = folded.toLowerCase();
  return small.length === text.length ? small : folded;
}

/** Phrases by their first word, longer ones first: `daughter` → [["in", "law"], []]. */
export type Phrases<T> = ReadonlyMap<string, readonly { rest: readonly string[]; value: T }[]>;

/** `entries` are phrases in small letters with single spaces, and what each stands for. */
export function phrasesOf<T>(entries: readonly (readonly [string, T])[]): Phrases<T> {
  const phrases = new Map<string, { rest: readonly string[]; value: T }[]>();
  for (const [phrase, value] of entries) {
    const [first = "", ...rest] = phrase.split(" ");
    const same = phrases.get(first) ?? [];
    same.push({ rest, value });
    phrases.set(first, same);
  }
  for (const same of phrases.values()) same.sort((a, b) => b.rest.length - a.rest.length);
  return phrases;
}

const joinsPhrase = (gap: string) => /^(?:[ .\n-]|\. )$/.test(gap);

/** The longest phrase whose words stand at `at`, apart by gaps that `joins` allows: a space, a hyphen or a full stop. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  words: readonly Word[],
  at: number,
  joins: (gap: string) => boolean = joinsPhrase,
): { count: number; value: T } | null {
  const first = words[at];
  if (first === undefined) return null;
  for (const { rest, value } of phrases.get(first.plain) ?? []) {
    const isHere = rest.every((plain, index) => {
      const word = words[at + 1 + index];
      return word?.plain === plain && joins(word.gap);
    });
    if (isHere) return { count: rest.length + 1, value };
  }
  return null;
}
