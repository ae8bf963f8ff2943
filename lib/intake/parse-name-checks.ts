// Tells whether words that may spell a name are one, and how sure that is.
import { isCredential, isGiven, isPlain, type Run } from "./parse-name-runs";
import { relationAt } from "./parse-relations";
import type { Word } from "./parse-words";
import { wordLikeNames } from "./words/given-names";
import { houseWords, surnameWords } from "./words/not-names";
import { doctorTitles, particles, titles } from "./words/titles";

/** How sure a name is by its words. */
export function confidenceOf(
  words: readonly Word[],
  title: string | undefined,
  isFull: boolean,
  isKnown: boolean,
): number {
  const [first] = words;
  const hasGiven =
    first !== undefined &&
    (isGiven(first) || (first.text.length === 1 && words.length > 2 && words.slice(1, 2).some(isGiven)));
  const spelled = first?.shape === "lower" ? -0.15 : 0;
  if (isFull) return (hasGiven ? 0.95 : title ? 0.9 : isKnown ? 0.85 : 0.5) + spelled;
  return (title ? 0.88 : hasGiven ? 0.85 : 0.65) + spelled;
}

/** "ELEANOR  VIRGINIA  MCCANDLESS": the words of a name alone in its cell, set wide. */
function closeUp(words: Word[]): Word[] {
  const [first, ...others] = words;
  const isWide =
    first !== undefined &&
    isGiven(first) &&
    others.length > 0 &&
    others.length < 4 &&
    (others.length > 1 || (others[0]?.gap === "  " && first.shape === others[0].shape)) &&
    others.every(
      (word, at) =>
        /^\.? {2,3}$/.test(word.gap) &&
        /^(?:Title|CAPS|A)$/.test(word.shape) &&
        (!isPlain(word) || isGiven(word) || surnameWords.has(word.plain)) &&
        !isCredential(word) &&
        relationAt(words, at + 1) === null,
    );
  return isWide
    ? words.map((word, at) => (at > 0 ? { ...word, gap: word.gap.startsWith(".") ? ". " : " " } : word))
    : words;
}

/** A word of a house or a street behind or in the run: it is a firm's name or an address. */
export function isBusiness(words: readonly Word[], run: Run, last: Run): boolean {
  const next = words[last.next];
  if (last.words.slice(0, -1).some(({ plain }) => plain.endsWith("'s"))) return true;
  if (
    run.words.some(
      ({ plain, shape }) =>
        shape !== "lower" && houseWords.has(plain) && !surnameWords.has(plain) && !particles.has(plain),
    )
  )
    return true;
  return (
    next !== undefined &&
    /^ $|^ ?& ?$/.test(next.gap) &&
    next.shape !== "lower" &&
    (houseWords.has(next.plain) || (next.gap !== " " && !isGiven(next))) &&
    !particles.has(next.plain)
  );
}

/** "Dr Okafor Friend Family Health": behind a doctor's surname the name of a house begins. */
function withoutHouse(words: readonly Word[], run: Run | null, title: string | undefined): Run | null {
  const [first, second, third] = run?.words ?? [];
  const behind = words[run?.next ?? words.length];
  if (!run || !first || !second || third || title === undefined || !doctorTitles.has(title)) return run;
  const isHouse = behind?.gap === " " && behind.shape === "Title" && houseOpenings.has(behind.plain);
  if (!isHouse || run.suffix !== null || isGiven(first) || first.text.length === 1) return run;
  return { words: [first], suffix: null, next: words.indexOf(second) };
}

/** "Roy Tillman M 66": the letter before an age tells the sex and is no initial. */
function withoutSex(words: readonly Word[], run: Run | null): Run | null {
  const last = run?.words.at(-1);
  const behind = words[run?.next ?? words.length];
  if (!run || !last || !behind || run.words.length < 3 || run.suffix !== null || !/^[mf]$/.test(last.plain)) return run;
  if (
    (last.shape !== "A" && (last.shape !== "lower" || run.words[0]?.shape !== "lower")) ||
    !/^(?: |, ?|\/)$/.test(behind.gap) ||
    !/^(?:[1-9]\d|1[01]\d)$/.test(behind.text)
  )
    return run;
  return { ...run, words: run.words.slice(0, -1), next: words.indexOf(last) };
}

/** The words of a name without what stands behind it and is none. */
export const trimRun = (words: readonly Word[], run: Run | null, title: string | undefined): Run | null =>
  withoutSex(words, withoutHouse(words, run, title));

const houseOpenings = new Set(
  "family health healthcare medical medicine primary care clinic hospital hospice associates group internal".split(" "),
);

/** One word alone must be one that can be said: initials of a clerk are no name. */
export function isSayable(words: readonly Word[], title: string | undefined): boolean {
  const [only, second] = words;
  if (only === undefined || second !== undefined || isGiven(only)) return true;
  if (titles.has(only.plain)) return false;
  if (title !== undefined) return true;
  return only.text.length > 2
    ? /[aeiouy]/.test(only.plain) && !(only.shape === "CAPS" && only.text.length < 4)
    : only.plain === "ng";
}

/** A title among the next words: `JP Pct 3, Judge Haywood`. */
export function titleBehind(words: readonly Word[], at: number): number | null {
  for (let next = at + 1; next < Math.min(words.length - 1, at + 7); next += 1) {
    const word = words[next] as Word;
    if (titles.has(word.plain) && word.shape !== "lower" && !isPlain(words[next + 1] as Word)) return next;
    if (!isPlain(word) && word.shape !== "digit" && !(word.shape === "CAPS" && word.text.length < 4)) return null;
  }
  return null;
}

/** `Per Bjornstad` bears a name that is a word elsewhere: `Per Lisa` tells who said so. */
export function nameOfPer(set: Word[]): Word[] {
  const words = closeUp(set);
  return words.map((word, at) => {
    const behind = words[at + 1];
    const isName =
      word.plain === "per" &&
      word.shape === "Title" &&
      behind?.shape === "Title" &&
      behind.gap === " " &&
      !isGiven(behind) &&
      !isPlain(behind) &&
      !titles.has(behind.plain);
    return isName ? { ...word, plain: "peter" } : word;
  });
}

/** "Dr. Reilly's partner, Dr. Hal Munoz": the second is meant; "nephrologist Dr. Emily Pruss". */
export const ofPartner =
  /^\W*(?:(?:nephrologist|cardiologist|oncologist|intensivist|pulmonologist|neurologist|internist|geriatrician|hospitalist|surgeon|specialist)\b[\s,:]*(?=dra?\b)|(?:dra?\.? )?(?:\p{Lu}[\p{L}-]+ ){0,2}\p{Lu}[\p{L}-]+['’]s (?:practice |covering |call |office )?(?:partner|associate|colleague|covering|cover|np|pa|nurse practitioner)\b[\s,:]*(?=\p{L}))/iu;

/** Words that a name follows at once: `Pt Begay, Loretta Ann`, `PT ROSE STROUD`. */
const announcers = new Set("pt patient resident decedent deceased decd dec inmate".split(" "));
/** Behind those words these name an office: `Decedent Affairs, Korey Lane`. */
const offices = new Set(
  "affairs services service care access rep representative relations advocate advocacy transport placement coordinator director manager nurse aide family accounts svc svcs experience liaison logistics admin administration office unit registration records info safety placement flow support transfer".split(
    " ",
  ),
);

/** `Pt Begay, Loretta Ann`. */
export const isAnnouncer = (before: Word | undefined, word: Word) =>
  before !== undefined && announcers.has(before.plain) && !offices.has(word.plain);

/** Verbs that are given names too. */
const verbs = new Set(["will", "may", "can", "mark", "bill", "grant", "pat", "chase", "drew"]);

/** `PT ROSE STROUD`, `ROSE ELLEN STROUD`: in capitals a given name that is a word too, with a surname behind. */
export function isPlainly(words: readonly Word[], at: number): boolean {
  const [word, next, third] = [words[at], words[at + 1], words[at + 2]];
  if (word?.shape !== "CAPS" || next?.shape !== "CAPS" || next.gap !== " " || isPlain(next)) return false;
  const isAnnounced = announcers.has(words[at - 1]?.plain ?? "") && !verbs.has(word.plain);
  return (
    isAnnounced ||
    (isGiven(next) &&
      !wordLikeNames.has(next.plain) &&
      !verbs.has(word.plain) &&
      third?.shape === "CAPS" &&
      third.gap === " " &&
      !isPlain(third) &&
      !isGiven(third))
  );
}

/** `R. Castellano` or `M Dubois`: an initial before a surname that is no word. */
export function isInitial(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const isRow = next?.shape === "A" && (words[at + 2]?.shape ?? "A") === "A";
  const isCapital =
    !isRow && words[at]?.shape === "A" && next !== undefined && next.shape !== "lower" && next.shape !== "digit";
  return (
    isCapital && /^\.? $/.test(next.gap) && !isPlain(next) && (next.gap === ". " || at === 0 || words[at]?.gap !== " ")
  );
}

/** "Don Sipe" and "DON SIPE" bear a given name; "Don Eusebio Prado" and "DON Helena Cruz" are titled. */
export function isHonorific(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !titles.has(word.plain)) return false;
  return word.plain !== "don" || !next || word.shape !== next.shape || word.shape === "lower" || isGiven(next);
}

const officeWords =
  /^(?:co|cnty|county|pd|sheriffs?|so|police|dept|township|twp|ems|fire|coroners?|manor|hospital|hosp|hospice|health|healthcare|care|medical|regional|memorial|general|center|ctr|village|rehab|nursing|assisted|funeral|mortuary|university|college|state|city)$/;

/** "COLLINS, GRANT CO SHERIFF", "Roe, Marion County", "Kelly, Douglas Manor": an office stands behind the comma, and no given name. */
export const opensOffice = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.gap === " " &&
  (officeWords.test((words[at + 1]?.plain ?? "").replace(/['’]/g, "")) ||
    (words[at + 2]?.gap === " " && lawWords.test((words[at + 2]?.plain ?? "").replace(/['’]/g, ""))));

const lawWords = /^(?:co|county|pd|sheriffs?|police|hospital|hosp|hospice|ems|fire|coroners?|mortuary|funeral)$/;
