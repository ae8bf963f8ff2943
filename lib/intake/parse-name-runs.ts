// Takes the words that spell a person's name, one after another.
import { relationAt } from "./parse-relations";
import { isAgency, isForce, isTownOf } from "./parse-agencies";
import { suffixAt } from "./parse-name-suffixes";
import { properCase, type Word } from "./parse-words";
import { givenNames, wordLikeNames } from "./words/given-names";
import { houseWords, plainWords, surnameWords } from "./words/not-names";
import { capitalCredentials, credentials, particles, suffixes } from "./words/titles";

type Style = "Title" | "CAPS" | "lower";

const base = (plain: string) => (plain.includes("'") ? plain.replace(/'s?$/, "") : plain);

export const isGiven = ({ plain, shape }: Word) =>
  // "DR VINCENT LAU WILL SIGN" and "lau will sign" name nobody called Will.
  (givenNames.has(base(plain)) && (plain !== "will" || shape === "Title")) ||
  (plain.includes("-") && plain.split("-").every((part) => givenNames.has(part)));

/** A word of sentences and forms, that is in no name: "llamar al llegar", and not "Al Moss". */
export const isPlain = ({ plain, shape }: Word) =>
  (plain !== "al" || shape !== "Title") &&
  (shape === "A" ? plain === "i" : plainWords.has(plain) || (plain.endsWith("'s") && plainWords.has(base(plain))));

export const isCredential = ({ plain, text }: Word) =>
  credentials.has(plain) && (!capitalCredentials.has(plain) || text.replaceAll(".", "") === plain.toUpperCase());
const wordsAsNames = /^(?:ella|may|june|april|august|guy|ed|miles|lane|jesus)$/;
/** `June Harmon passed`, `Jesus Garza`: a given name that is another word too, before a surname. */
export const isWordAndSurname = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.shape !== "Title" || next?.shape !== "Title" || !wordsAsNames.test(word.plain)) return false;
  return next.gap === " " && !isPlain(next) && !isCredential(next);
};
/** "SILVIA, ANTONE M.": an initial stands behind a given name. */
export const isBeforeInitial = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.shape === "A" && words[at + 1]?.gap === " ";
const styleOf = ({ shape }: Word): Style => (shape === "lower" ? "lower" : shape === "CAPS" ? "CAPS" : "Title");

/** Words that spell a name; `next` is the first word behind it. */
export interface Run {
  words: Word[];
  suffix: string | null;
  next: number;
}

const mostWords = 6;

/** The words of a name from `at` on. `isKnown`: it stands behind a label, so that rarer words count as surnames. */
export function takeRun(words: readonly Word[], at: number, isKnown: boolean): Run | null {
  const own: Word[] = [];
  let suffix: string | null = null;
  let next = at;
  const first = words[at];
  if (first === undefined || first.shape === "digit") return null;
  // "Ben at the desk": a small word with a capital before a small letter is a given name.
  const isAlone = /^(?:Ben|Al)$/.test(first.text) && words[at + 1]?.shape !== "Title";
  const style = styleOf((isAlone ? null : words.slice(at, at + 3).find(({ plain }) => !particles.has(plain))) ?? first);
  let behindNickname = -1;
  while (next < words.length && own.length < mostWords) {
    const word = words[next] as Word;
    if (own.length > 0 && next !== behindNickname && !follows(word, own.at(-1) as Word)) {
      const past = pastNickname(words, next);
      if (past === null) break;
      next = past;
      behindNickname = past;
      continue;
    }
    const ending = own.length > 0 ? suffixAt(words, next) : null;
    if (ending !== null) {
      suffix = ending.suffix;
      next += ending.count;
      break;
    }
    if (own.length > 0 && isSpelledOut(words, next)) break;
    const widow = own.length > 0 ? widowhoodAt(words, next) : 0;
    if (widow > 0) {
      // "Herlinda Vda. de Trejo" has no other surname.
      own.push(...words.slice(next + (own.length > 1 ? 0 : 2), next + widow));
      next += widow;
      break;
    }
    if (!spells(words, next, own, style, isKnown)) break;
    own.push(word);
    next += 1;
  }
  while (own.length > 1 && particles.has(own.at(-1)?.plain ?? "") && own.at(-1)?.shape === "lower") {
    own.pop();
    next -= 1;
  }
  if (own.length > 2 && isTownOf(words[next]) && !(own.length === 3 && isGiven(own[1] as Word))) {
    own.pop();
    next -= 1;
  }
  if (own.length === 0) return null;
  const comma = words[next];
  const behind =
    suffix === null && own.length > 1 && comma && /^\.?,? {1,2}$/.test(comma.gap) ? suffixAt(words, next) : null;
  if (behind !== null) {
    suffix = behind.suffix;
    next += behind.count;
  }
  return isSurnameFirst(own, isKnown)
    ? { words: [...own.slice(1), own[0] as Word], suffix, next }
    : { words: own, suffix, next };
}

/** `viuda de Cruz`: how many words a husband's name has behind these. */
function widowhoodAt(words: readonly Word[], at: number): number {
  const [widow, of, name, second] = words.slice(at, at + 4);
  if (!/^(?:viuda|vda)$/.test(widow?.plain ?? "") || of?.plain !== "de" || name === undefined || name.gap !== " ")
    return 0;
  if (!particles.has(name.plain)) return name.shape === "lower" || name.shape === "digit" ? 0 : 3;
  return second && second.gap === " " && second.shape !== "lower" ? 4 : 0;
}

/** `h a r j o` behind a name spells it. */
function isSpelledOut(words: readonly Word[], at: number): boolean {
  for (let next = at; next < at + 3; next += 1) {
    const word = words[next];
    if (word === undefined || word.text.length !== 1 || word.shape === "digit") return false;
    if (next > at && !/^(?:[ .-]|, |\. )$/.test(word.gap)) return false;
  }
  return true;
}

/** `WOZNIAK STEFAN R`: no name ends with an initial, but the given names of a list do. */
function isSurnameFirst(own: readonly Word[], isKnown: boolean): boolean {
  const [first, second, third] = own;
  if (!isKnown || own.length !== 3 || first === undefined || second === undefined || third === undefined) return false;
  return (
    third.text.length === 1 &&
    first.text.length > 1 &&
    second.text.length > 1 &&
    first.shape === "CAPS" &&
    !isGiven(first) &&
    isGiven(second)
  );
}

const shortForms = new Set(
  "st ste wm chas jos geo thos jas robt edw danl saml benj fredk alex jno ma fco dr".split(" "),
);

/** Whether a word goes on with the name after `before`. */
export function follows({ gap }: Word, before: Word): boolean {
  if (gap === " ") return true;
  return (
    /^\. {0,2}$/.test(gap) &&
    // Behind an initial and a wide gap another item begins: "SHAWN D.  M/W".
    ((before.text.length === 1 && gap.length < 3) ||
      shortForms.has(before.plain) ||
      Object.hasOwn(suffixes, before.plain))
  );
}

/** `"Peg"`, `(née Jones)` or `(Ross)` inside a name: the word behind it. */
function pastNickname(words: readonly Word[], at: number): number | null {
  const word = words[at] as Word;
  const opens = /^\.? {0,2}\\?(["“”'‘(`]{1,2})$/.exec(word.gap)?.[1];
  // "(773) 555-0155" behind a name is how it is called by telephone.
  if (opens === undefined || word.shape === "digit") return null;
  const relation = relationAt(words, at);
  if (
    opens.includes("(") &&
    (relation !== null || (isPlain(word) && !/^(?:nee|formerly|maiden|aka)$/.test(word.plain)))
  )
    return null;
  for (let next = at + 1; next < Math.min(words.length, at + 5); next += 1) {
    const { gap } = words[next] as Word;
    if (/^\\?["”’')`]{1,2},? {1,2}$/.test(gap)) return next;
    if (!/^[ .-]{1,2}$/.test(gap)) return null;
  }
  return null;
}

function spells(words: readonly Word[], at: number, own: readonly Word[], style: Style, isKnown: boolean): boolean {
  const word = words[at] as Word;
  const { plain, shape, text } = word;
  if (shape === "digit" || houseOnly.has(plain)) return false;
  if (isCounted(words, at, own) || (own.length > 1 && isCounted(words, at - 1, own.slice(0, -1)))) return true;
  if (own.length > 0 && (isCredential(word) || (style === "Title" && isAgency(word)))) return false;
  if (own.length > 1 && isForce(word)) return false;
  const next = words[at + 1];
  // "LYDIA BOUDREAUX W/F": race and sex.
  if (own.length > 0 && next?.gap === "/" && /^[WBHAOIUMF]$/.test(text) && /^[WBHAOIUMF]$/.test(next.text))
    return false;
  if (particles.has(plain) && next && follows(next, word) && next.shape !== "digit") {
    if (shape === "lower" && style !== "lower")
      return (own.length > 0 || isKnown) && /^(?:Title|CAPS)$/.test(pastParticles(words, at)?.shape ?? "");
    if (shape !== "lower" && !/^[yo]$/.test(plain) && !isPlain(pastParticles(words, at) ?? next)) return true;
  }
  if (isKnown && shape !== "lower" && /^(?:baby|boy|girl)$/.test(plain) && own.length < 2) return true;
  // "lori w/ promedica": with, and no initial.
  if (text === "w" && next?.gap.startsWith("/")) return false;
  if (shape === "A" || (style === "lower" && text.length === 1))
    return own.length > 0 || (next !== undefined && follows(next, word) && next.gap !== "-" && !isPlain(next));
  if (
    shape === "lower" &&
    own.length > 0 &&
    style === "Title" &&
    /^(?:al|el|as|ash|ad|an|ar|at|ibn|bin|d'|d’)-?\p{Lu}/u.test(text)
  )
    return true;
  if (shape === "lower") return style === "lower" && !isPlain(word) && own.length < 3 && (isKnown || text.length > 1);
  if (style === "lower") return false;
  if (isKnown && own.length === 0 && isGiven(word) && !(wordLikeNames.has(plain) && isPlainPhrase(words, at)))
    return true;
  if (isKnown && own.length === 0 && surnameWords.has(plain) && next && /^\.?, ?$/.test(next.gap) && isGiven(next))
    return true;
  if (own.length === 0 && isWordAndSurname(words, at)) return true;
  if (!isPlain(word)) return style === "Title" || isKnown || !/(?:ING|ED|LY|N'T)$/.test(text) || isGiven(word);
  if (isGiven(word) && own.length > 0) return true;
  if (!isKnown && houseWords.has(plain)) return false;
  return surnameWords.has(plain) && own.length > 0 && (isKnown || own.some(isGiven)) && (style === "Title" || isKnown);
}

/** `Robert Two Bears`: a surname that begins with a number. */
function isCounted(words: readonly Word[], at: number, own: readonly Word[]): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    own.length > 0 &&
    word !== undefined &&
    next !== undefined &&
    word.shape === "Title" &&
    /^(?:two|three|four|five|six|seven|many)$/.test(word.plain) &&
    next.gap === " " &&
    next.shape === "Title" &&
    next.plain.endsWith("s") &&
    !/^(?:steps|stairs|flights|floors|men|persons|techs|sons|daughters|rings|bags|dogs|cots|rivers|oaks|pines|points|corners|palms|seasons)$/.test(
      next.plain,
    )
  );
}

/** `Will call back`: a name that is a word, in front of other words. */
function isPlainPhrase(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next?.gap === " " && isPlain(next) && !isGiven(next) && !isCredential(next) && !surnameWords.has(next.plain);
}

/** The word behind `de la` and the like. */
function pastParticles(words: readonly Word[], at: number): Word | undefined {
  let next = at + 1;
  while (next < at + 3 && particles.has(words[next]?.plain ?? "") && words[next + 1]?.gap === " ") next += 1;
  return words[next];
}

const houseOnly = new Set("hospital hospice funeral mortuary nursing llc inc medical rehab clinic".split(" "));

/** The name a run spells. */
export function writeName(run: Run, surnameFirst: Run | null = null): string {
  const parts = [...run.words, ...(surnameFirst?.words ?? [])];
  const isMixed = parts.some(({ shape }) => shape === "Title");
  const spelled = parts.map(({ text }) => {
    const bare = text.replaceAll(".", " ").replace(/['’][sS]$/, "");
    return isMixed && bare.length < 3 && !/[AEIOUYaeiouy]/.test(bare) ? bare : properCase(bare);
  });
  const suffix = surnameFirst?.suffix ?? run.suffix;
  return [...spelled, ...(suffix ? [suffix] : [])].join(" ");
}
