// Cuts a text into words once and looks tables of phrases up in them, in one pass.

import { perReading } from "./parse-memory";

/** The words of a text, folded: lower case, without accents and apostrophes, "C.O.P.D." as "copd". Offsets are the text's. */
export interface Words {
  text: string;
  folded: readonly string[];
  starts: readonly number[];
  ends: readonly number[];
  /** The books with a phrase that begins with the word. */
  openings: readonly (Openings | undefined)[];
}

type Openings = ReadonlySet<PhraseBook<string>>;

/** First words of all phrases: a word is looked up once, however many books are searched for it. */
const openings = new Map<string, Set<PhraseBook<string>>>();

export const openingsOf = (folded: string): Openings | undefined => openings.get(folded);

const longest = 40;

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function isWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isAsciiWord(code) : code >= 0xaa && isWordBeyond(code);
}

/** What is known of characters beyond ASCII: 1 belongs to words, 2 does not. */
const beyond = new Uint8Array(1 << 16);

function isWordBeyond(code: number): boolean {
  if (beyond[code] === 0) beyond[code] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? 1 : 2;
  return beyond[code] === 1;
}

const isApostrophe = (code: number) => code === 39 || code === 0x2019;

/** Where the word that begins at `start` ends: apostrophes between letters belong to it. */
function endOfWord(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    if (isWord(text, at)) at += 1;
    else if (isApostrophe(text.charCodeAt(at)) && at + 1 < text.length && isWord(text, at + 1)) at += 2;
    else break;
  }
  return at;
}

/** Where an abbreviation of single letters with stops ends, the last stop included, else `end`. */
function endOfAbbreviation(text: string, start: number, end: number): number {
  if (end !== start + 1 || text[end] !== "." || isDigit(text, start)) return end;
  let at = end;
  while (text[at] === "." && at + 1 < text.length && isLetter(text, at + 1) && !isWord(text, at + 2)) at += 2;
  return at > end && text[at] === "." ? at + 1 : at;
}

const isDigit = (text: string, at: number) => /\d/.test(text.charAt(at));
const isLetter = (text: string, at: number) => isWord(text, at) && !isDigit(text, at);

/** Lower case without accents, apostrophes and stops. */
function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const made = makeFolded(word);
  if (foldedWords.size < mostFolded && word.length < 24) foldedWords.set(word, made);
  return made;
}

/** The same words come again and again in a reading. */
const foldedWords = perReading<string>();
const mostFolded = 20_000;

function makeFolded(word: string): string {
  const lower = word.toLowerCase();
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (code >= 128 || code === 39 || code === 46) return lower.normalize("NFD").replace(/[\p{M}'’.]/gu, "");
  }
  return lower;
}

/** The words of `text` in order. A run longer than any word of a language keeps its place, folded to "". */
export function splitWords(text: string): Words {
  const known = splits.get(text);
  if (known) return known;
  const made = splitText(text);
  if (text.length < longestKept) splits.set(text, made);
  return made;
}

const splits = perReading<Words>();
const longestKept = 8_000;

function splitText(text: string): Words {
  const words = {
    text,
    folded: [] as string[],
    starts: [] as number[],
    ends: [] as number[],
    openings: [] as (Openings | undefined)[],
  };
  let at = 0;
  while (at < text.length) {
    if (!isWord(text, at)) {
      at += 1;
      continue;
    }
    const end = endOfAbbreviation(text, at, endOfWord(text, at));
    words.starts.push(at);
    words.ends.push(end);
    const folded = end - at > longest ? "" : foldWord(text.slice(at, end));
    words.folded.push(folded);
    words.openings.push(openings.get(folded));
    at = end;
  }
  return words;
}

/** The index of the first word that begins at or behind `offset`. */
export function wordAt(words: Words, offset: number): number {
  let low = 0;
  let high = words.starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words.starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What stands between a word and the next: a joint within a phrase, one of a list, or a break. */
export type Joint = "close" | "list" | "break";

const closeMarks = " -_.\r>'’\"*";
const listMarks = ",/&+(;";

export function jointAfter(words: Words, index: number): Joint {
  const start = words.ends[index] ?? 0;
  const end = words.starts[index + 1];
  if (end === undefined || end - start > 5) return "break";
  let joint: Joint = "close";
  let lines = 0;
  let blanks = 0;
  for (let at = start; at < end; at += 1) {
    const mark = words.text.charAt(at);
    if (mark === "\n") lines += 1;
    else if (mark === " ") blanks += 1;
    else if (listMarks.includes(mark)) joint = "list";
    else if (!closeMarks.includes(mark) || (mark === "." && at + 1 < end)) return "break";
  }
  // Three spaces part the columns of a form.
  return lines > 1 || (lines === 0 && blanks > 2) ? "break" : joint;
}

/** Phrases by their first word, the longest first. */
export type PhraseBook<Tag extends string> = ReadonlyMap<string, readonly { rest: readonly string[]; tag: Tag }[]>;

/** A table of tag → phrases parted by commas or lines, ready to be looked up. */
export function phraseBook<Tag extends string>(table: Readonly<Record<Tag, string>>): PhraseBook<Tag> {
  const book = new Map<string, { rest: string[]; tag: Tag }[]>();
  for (const tag of Object.keys(table) as Tag[]) {
    for (const phrase of table[tag].split(/[,\n]/)) {
      // Uncached: what begins with a word is known only once its book is made.
      const [first, ...rest] = splitText(phrase).folded;
      if (first === undefined) continue;
      const entries = book.get(first) ?? [];
      entries.push({ rest, tag });
      book.set(first, entries);
    }
  }
  for (const [first, entries] of book) {
    entries.sort((a, b) => b.rest.length - a.rest.length);
    const books = openings.get(first) ?? new Set();
    openings.set(first, books.add(book));
  }
  return book;
}

/** The longest phrase of the book that begins at word `index`, and how many words it has. */
export function matchPhrase<Tag extends string>(
  book: PhraseBook<Tag>,
  words: Words,
  index: number,
): { tag: Tag; length: number } | null {
  if (!words.openings[index]?.has(book)) return null;
  const entries = book.get(words.folded[index] ?? "");
  if (!entries) return null;
  for (const { rest, tag } of entries) {
    let at = 0;
    while (at < rest.length && words.folded[index + at + 1] === rest[at] && jointAfter(words, index + at) !== "break") {
      at += 1;
    }
    if (at === rest.length) return { tag, length: rest.length + 1 };
  }
  return null;
}
