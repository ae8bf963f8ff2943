// Reads the names of persons, behind a label or in running text.
import { findAddresses } from "./parse-addresses";
import {
  confidenceOf,
  isAnnouncer,
  isBusiness,
  isInitial,
  isPlainly,
  isSayable,
  isHonorific,
  nameOfPer,
  opensOffice,
  titleBehind,
  trimRun,
} from "./parse-name-checks";
import { isAgency } from "./parse-agencies";
import {
  follows,
  isBeforeInitial,
  isCredential,
  isGiven,
  isPlain,
  isWordAndSurname,
  type Run,
  takeRun,
  writeName,
} from "./parse-name-runs";
import { findFacilities } from "./parse-places";
import { relationAt } from "./parse-relations";
import { findCounties } from "./parse-counties";
import type { Reading, Span } from "./parse-span";
import { properCase, readWords, type Word } from "./parse-words";
import { wordLikeNames } from "./words/given-names";
import { houseWords, noValue, surnameWords } from "./words/not-names";
import { stateLetters } from "./words/states";
import { townOpenings } from "./words/streets";
import { courtesies, doctorTitles, nameOpeners, particles, titles, weakTitles } from "./words/titles";

/** `value` is `First Middle Last Suffix`, without titles, credentials, nicknames and maiden names. */
export interface NameReading extends Reading {
  /** As the table has it: `dr`, `mrs`, `nurse`. */
  title?: string;
  /** More than one word: a given name or an initial, and a surname. */
  isFull: boolean;
  isDoctor: boolean;
  /** As written: `RN BSN`. */
  credentials?: string;
}

/** "W/M Lester Crews". */
const raceSex = /^\s*(?:\p{L}{2,5}\.? \(ret(?:ired|d)?\.?\)(?= \p{L})|(?:[WBHAUIO]\/[MF]|[MF]\/[WBHAUIO])\b)/iu;

/** The name a segment begins with, known to begin with one: titles, relations and functions before it are skipped. */
export function readName(segment: string): NameReading | null {
  const line = /^\s*[^\n\r]*/.exec(segment.slice(0, 240))?.[0] ?? "";
  if (noValue.test(line) || /^[\s"'(*.:=-]*\d{1,6} [A-Za-z]/.test(line)) return null;
  const bare = line.replace(raceSex, (code) => " ".repeat(code.length));
  const words = nameOfPer(readWords(bare, 0, line.length, 30));
  const at = nameStart(words);
  return at === null ? null : readAt(line, words, at.next, at.title, true);
}

/** Where a name begins behind titles, relations, functions and what is said before them. */
function nameStart(words: readonly Word[]): { next: number; title: string | undefined } | null {
  let next = 0;
  let title: string | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const word = words[next];
    if (word === undefined) return null;
    if (next > 0 && /[;|\t\n]| {4,}/.test(word.gap)) return null;
    if (isInitial(words, next) || isParticleOf(words, next) || isSurnameOf(words, next) || isBaby(words, next))
      return { next, title };
    const following = words[next + 1];
    const relation = relationAt(words, next);
    const isTitle =
      isHonorific(words, next) && following !== undefined && /^\.?[ )]{1,2}$|^\. {0,2}$/.test(following.gap);
    if (isTitle && (relation?.count ?? 0) < 2) {
      title = word.plain;
      next += 1;
      continue;
    }
    if (relation !== null) {
      next += relation.count;
      continue;
    }
    if ((nameOpeners.has(word.plain) && !(isGiven(word) && word.shape === "Title")) || word.text === "mi") {
      next += 1;
      continue;
    }
    if (!isPlain(word) && word.shape !== "digit") return { next, title };
    if (isGiven(word) && (words[next + 1] === undefined || !isPlain(words[next + 1] as Word))) return { next, title };
    const behind = titleBehind(words, next);
    if (behind === null)
      return surnameWords.has(word.plain) && word.shape !== "lower" && words.length === next + 1
        ? { next, title }
        : null;
    next = behind;
  }
  return null;
}

/** `St. John` or `De La Cruz`: a surname begins with a small word. */
function isParticleOf(words: readonly Word[], at: number): boolean {
  const [word, next, third] = [words[at], words[at + 1], words[at + 2]];
  if (!word || !next || !particles.has(word.plain) || word.shape === "A") return false;
  const isListed = words.slice(at + 2, at + 5).some((one) => /^, ?$/.test(one.gap) && isGiven(one));
  if (word.shape === "lower" && !isListed && !/^(?:van|von|vander|ter|den)$/.test(word.plain)) return false;
  if (!follows(next, word) || next.shape === "digit") return false;
  const name = particles.has(next.plain) && third && follows(third, next) ? third : next;
  return !isPlain(name) && (name.shape === "Title" || name.shape === "CAPS");
}

/** `Page, Jimmy` and `Nurse, Dana`: a plain word before a comma and a given name is a surname. */
function isSurnameOf(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (at > 0 || word === undefined || word.shape === "lower" || next === undefined) return false;
  // `BROTHER, ELDON WAYNE STUBBLEFIELD` is no Mr Brother: a surname stands behind.
  if (relationAt(words, at)?.kind === "kin" && words[at + 3]?.gap === " ") return false;
  return /^, ?$/.test(next.gap) && isGiven(next) && surnameWords.has(word.plain);
}

/** `Baby Boy Hernandez` is how a newborn is named. */
const isBaby = (words: readonly Word[], at: number) =>
  words[at]?.plain === "baby" &&
  /^(?:boy|girl)$/.test(words[at + 1]?.plain ?? "") &&
  words[at + 2]?.gap === " " &&
  words[at]?.shape !== "lower";

function readAt(
  text: string,
  words: readonly Word[],
  at: number,
  title: string | undefined,
  isKnown: boolean,
): NameReading | null {
  const run = trimRun(words, takeRun(words, at, isKnown), title);
  if (run === null) return null;
  const first = run.words[0] as Word;
  const given =
    isKnown || isGiven(words[run.next] ?? first) || titles.has(words[run.next]?.plain ?? "")
      ? givenBehind(words, run, title, isKnown)
      : null;
  const last = given ?? run;
  if (isBusiness(words, run, last)) return null;
  const value = given ? writeName(given, run) : writeName(run);
  const all = [...(given?.words ?? []), ...run.words];
  if (!all.some(({ text: part }) => part.length > 1) || !isSayable(all, title)) return null;
  const isFull = all.length > 1;
  const letters = credentialsBehind(text, words, last.next);
  const isDoctor =
    (title !== undefined && doctorTitles.has(title)) || /\b(?:MD|DO|MBBS)\b/.test((letters ?? "").replaceAll(".", ""));
  return {
    start: first.start,
    end: words[last.next - 1]?.end ?? first.end,
    value,
    confidence: confidenceOf(all, title, isFull, isKnown),
    isFull,
    isDoctor,
    ...(title && { title }),
    ...(letters && { credentials: letters }),
  };
}

/** `Last, First Middle`: the given names behind the comma after a surname. */
function givenBehind(words: readonly Word[], run: Run, title: string | undefined, isKnown: boolean): Run | null {
  const comma = words[run.next];
  // `Calloway, Dr. Harold`: a title stands before the given names.
  const isTitled =
    comma !== undefined &&
    titles.has(comma.plain) &&
    !isGiven(comma) &&
    /^\.? $/.test(words[run.next + 1]?.gap ?? "") &&
    isGiven(words[run.next + 1] as Word);
  const from = isTitled ? run.next + 1 : run.next;
  const next = words[from];
  const [first] = run.words;
  if (!next || !comma || !first || !/^\.? ?, {0,2}$/.test(comma.gap) || opensOffice(words, from)) return null;
  const isOne = run.words.length === 1 || run.words.slice(0, -1).every(({ plain }) => particles.has(plain));
  const nextGiven = isGiven(next) || next.shape === "A" || (isKnown && isBeforeInitial(words, from));
  if (!isOne && (isGiven(first) || !nextGiven || run.words.length > 3)) return null;
  // "A coworker, Stan Ruiz": a word in small letters before a name is no surname.
  if (first.shape === "lower" && next.shape !== "lower" && !isGiven(first) && !particles.has(first.plain)) return null;
  // `Dr. Winslow, Dr. Paige`: a title before each makes them two.
  if (title !== undefined && (isTitled || !isGiven(next))) return null;
  if (isCredential(next) || relationAt(words, from) !== null || (isPlain(next) && !isGiven(next))) return null;
  const isWhole =
    words.length < 4 && words.every(({ shape }) => shape === "lower") && words.slice(2).every(({ gap }) => gap === " ");
  if (next.shape === "lower" && (first.shape !== "lower" || !(isGiven(next) || (isKnown && isWhole)))) return null;
  if (!nextGiven && (isGiven(first) || next.shape === "digit")) return null;
  const given = takeRun(words, from, true);
  if (given === null || given.words.length > 3) return null;
  // `Ruiz, Hector, Manuel`: each part behind a comma of its own.
  const middle = words[given.next];
  if (
    middle &&
    given.words.length === 1 &&
    middle.gap === ", " &&
    words.length === given.next + 1 &&
    (isGiven(middle) || middle.shape === "A")
  )
    return { ...given, words: [...given.words, middle], next: given.next + 1 };
  const isHouse = houseWords.has(words[given.next]?.plain ?? "") && words[given.next]?.gap === " ";
  return isHouse || given.words.some((word) => isAgency(word)) ? null : given;
}

function credentialsBehind(text: string, words: readonly Word[], at: number): string | undefined {
  let next = at;
  while (next < words.length && next < at + 6) {
    const word = words[next] as Word;
    if (!/^[.,]{0,2} {0,2}[,/]? ?$/.test(word.gap) || !isCredential(word)) break;
    next += 1;
  }
  const [first, last] = [words[at], words[next - 1]];
  return next > at && first && last ? text.slice(first.start, last.end) : undefined;
}

/**
 * Persons in running text, in order. `taken` are spans in order that hold other things, by default the addresses, houses
 * and counties found in it; `words` are those of the text where they are known already.
 */
export function findNames(
  text: string,
  taken?: readonly Span[],
  words: readonly Word[] = readWords(text),
): NameReading[] {
  return namesBeside(text, words, taken ?? takenIn(text, words));
}

function namesBeside(text: string, words: readonly Word[], taken: readonly Span[]): NameReading[] {
  const found: NameReading[] = [];
  let span = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    while ((taken[span]?.end ?? Number.POSITIVE_INFINITY) <= word.start) span += 1;
    if (word.start >= (taken[span]?.start ?? Number.POSITIVE_INFINITY)) continue;
    const name = titledAt(text, words, at) ?? bareAt(text, words, at);
    if (name === null || name.end > (taken[span]?.start ?? Number.POSITIVE_INFINITY)) continue;
    found.push(name);
    while ((words[at + 1]?.start ?? Number.POSITIVE_INFINITY) < name.end) at += 1;
  }
  return found;
}

const takenIn = (text: string, words: readonly Word[]): Span[] =>
  [...findAddresses(text), ...findFacilities(text, words), ...findCounties(text)].toSorted((a, b) => a.start - b.start);

/** `Dr. Raman`, `nurse Jan`, `dr hays`. */
function titledAt(text: string, words: readonly Word[], at: number): NameReading | null {
  const title = words[at] as Word;
  const next = words[at + 1];
  if (!isHonorific(words, at) || next === undefined || !/^ $|^\. {0,2}$/.test(next.gap) || next.shape === "digit")
    return null;
  if ((titles.has(next.plain) && !isGiven(next)) || isCredential(next)) return null;
  if (isPlain(next) && !(isGiven(next) && next.shape === "Title")) return null;
  if (weakTitles.has(title.plain) && (next.shape !== "Title" || title.shape === "lower")) return null;
  if (next.shape === "lower" && !isGiven(next) && !doctorTitles.has(title.plain) && !courtesies.has(title.plain))
    return null;
  if (next.shape === "lower" && (title.shape === "Title" || next.text.length < 3) && !isGiven(next)) return null;
  const name = readAt(text, words, at + 1, title.plain, isGiven(next) && next.shape === "Title");
  if (name === null || next.shape === "Title" || next.shape === "A") return name;
  // In capitals or small letters a surname alone is all that is sure, unless a given name comes first.
  return isGiven(next) && !wordLikeNames.has(next.plain)
    ? name
    : { ...name, end: next.end, value: properCase(next.text), isFull: false };
}

/** Two or more words with capitals, or a given name with what follows it. */
function bareAt(text: string, words: readonly Word[], at: number): NameReading | null {
  const word = words[at] as Word;
  const before = words[at - 1];
  const isParticle = particles.has(word.plain) && word.shape === "lower";
  if (word.shape === "digit" || isParticle || word.plain.endsWith("-in-law")) return null;
  if ((isPlain(word) && !isWordAndSurname(words, at)) || (word.shape === "A" && !isInitial(words, at))) return null;
  const isTitle = word.shape === "Title" || word.shape === "A";
  const behind = words[at + 1];
  if (!behind || behind.shape === "digit" || !/^\.? {0,2}["“”'‘(]{0,2}$|^, ?$/.test(behind.gap)) return null;
  const isListed =
    /^, ?$/.test(behind.gap) &&
    isGiven(behind) &&
    (/(?:^|[:\t\n|;("\])~=/.-][ \u00A0]{0,4})$/.test(word.gap) ||
      (isAnnouncer(before, word) && /^\.?[ \u00A0]{1,2}$/.test(word.gap) && word.shape !== "lower") ||
      // `Body of ROSEN, MIRIAM`.
      (word.shape === "CAPS" &&
        behind.shape === "CAPS" &&
        /^(?:of|for|on|re)$/.test(before?.plain ?? "") &&
        before?.shape !== "CAPS"));
  if (behind.gap.startsWith(",") && (!isListed || relationAt(words, at)?.kind === "kin")) return null;
  if (!isTitle && !isListed && (!isGiven(word) || (wordLikeNames.has(word.plain) && !isPlainly(words, at))))
    return null;
  if (before && /^(?:st|ste|saint|santa|san|mt|ft|fort|mount)$/.test(before.plain) && /^\.? $/.test(word.gap))
    return null;
  if (before && word.gap === " " && before.shape !== "lower" && houseWords.has(before.plain)) return null;
  const name = readAt(text, words, at, undefined, false);
  if (name === null || !name.isFull) return null;
  if (!isTitle && name.value.split(" ").length > 4) return null;
  if (!isGiven(word) && (townOpenings.has(word.plain) || stateLetters.has(name.value.slice(-2)))) return null;
  // `Helena MT` is a town, whoever is called Helena.
  const [, state] = /^\S+ ([A-Z]{2})$/.exec(text.slice(name.start, name.end)) ?? [];
  return word.shape === "Title" && state && stateLetters.has(state) ? null : name;
}
