// The words of names of facilities and firms, and how such a name is written.
import type { Reading } from "./parse-span";
import { caseOf, phraseAt, phrasesOf, plainOf, properCase, type Word } from "./parse-words";
import { type FacilityKind, genericWords, nameEndings, nameOpenings } from "./words/facilities";
import { givenNames } from "./words/given-names";
import { plainWords, wordsOfHouses } from "./words/not-names";
import { streetEndings } from "./words/streets";

const withoutAnd = (phrase: string) => phrase.replaceAll("& ", "").replaceAll(" and ", " ");
const endings = phrasesOf(
  nameEndings.flatMap(([kind, forms]) => forms.split("|").map((form) => [withoutAnd(form), kind] as const)),
);

/** "Funeraria Saucedo e Hijos". */
const spanishKin = /^(?:hij[ao]s?|hermanos?|c[ií]a)$/;

/** The words of a text; `and` and `&` are the gap before the next one. */
export function joinAnd(all: readonly Word[]): Word[] {
  const words: Word[] = [];
  let isJoined = false;
  for (const [at, word] of all.entries()) {
    const isAnd = word.plain === "and" || (/^[ey]$/.test(word.plain) && spanishKin.test(all[at + 1]?.plain ?? ""));
    if (isAnd && word.gap === " ") {
      isJoined = true;
      continue;
    }
    words.push(isJoined && word.gap === " " ? { ...word, gap: " & " } : word);
    isJoined = false;
  }
  return words;
}

export const joins = (gap: string) => /^(?: {1,2}|-| ?&[ \u00A0]{0,8}|\. |['’] )$/.test(gap);

const isOfFamily = /^(?:sons?|daughters?|hijos?|hermanos|figlio?|fils|company|associates)$/;

/** The words of a name's ending at `at`, for example `Nursing Home & Rehab`. */
export function endingAt(words: readonly Word[], at: number): { count: number; kind: FacilityKind } | null {
  const first = words[at];
  if (first === undefined) return null;
  const found = phraseAt(endings, words, at, joins);
  if (found === null || (isOfFamily.test(first.plain) && !first.gap.includes("&"))) return null;
  return { count: found.count, kind: found.value };
}

/** The line around `at`, without its label. */
function lineAround(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf("\n", at) + 1, at - 200);
  const end = text.indexOf("\n", at);
  return text.slice(from, end < 0 ? at + 100 : Math.min(end, at + 100)).replace(/^[^:]{0,24}: ?/, "");
}

/** Whether a line is written in small letters: in others a name has capitals. */
export const isSmallLine = (text: string, at: number): boolean => !/[a-z,] [A-Z][a-z]/.test(lineAround(text, at));

/** Whether nobody but persons has capitals in a line, and no sentence begins with one. */
export const isSmallButNames = (text: string, at: number): boolean =>
  !/[.!?] [A-Z][a-z]/.test(lineAround(text, at)) &&
  [...lineAround(text, at).matchAll(/[a-z,] ([A-Z][a-z]+)(?: [A-Z][a-z]+)?/g)].every(([, word = ""]) =>
    givenNames.has(word.toLowerCase()),
  );

/** Small words inside a name. */
export const small = /^(?:of|the|at|de|la|del|los|las|y|el|for|in)$/;

const keptCapitals = /^(?:FH|VA|LLC|II|III|SNF|ALF|AFH|NH|LTC|RCF|UPMC|UCLA|UCSF|MUSC|SSM|HCA|OSF|INC)$/;

/** "Northwoods Home", "Golden Age Home": of somebody who is nursed, and no family's. */
export const homeName =
  /^(?!(?:Family|Private|Own|Her|His|Their|Our|Pt|Patient|Decedent|Mobile|Funeral|Memorial|Group|Home|At|Daughter|Son|Sister|Brother|Parents?)\b)(?:\p{Lu}[\p{L}’-]+ ){1,4}Home$/u;
const homeHere =
  /^[\s"'(]{0,4}(?:[Tt]he |THE )?((?:\p{Lu}[\p{L}’-]+ ){2,5}(?:Home|HOME))(?=[ \t]{0,2}(?:[,(\n]|$|[-–] |(?:rm|room|bed)\b))/u;
const otherHome = /\b(?:funeral|memorial|mortuary|hospice|mobile|manufactured|private|residential|residence|['’]s)\b/i;

/** Whether a segment begins with such a name, of two words at least before its last: one alone may be a family's. */
export function isHomeName(segment: string): boolean {
  const said = homeHere.exec(segment)?.[1];
  if (said === undefined || !homeName.test(nameOf(said)) || otherHome.test(said)) return false;
  const own = said.split(" ").slice(0, -1).map(plainOf);
  // "Johnson Family Home" is the Johnsons', "Ida Wells Home" hers.
  if ((own.at(-1) === "family" && own.length < 3) || givenNames.has(own[0] ?? "")) return false;
  return own.every(
    (word) => word === "family" || wordsOfHouses.has(word) || !(plainWords.has(word) || genericWords.has(word)),
  );
}

/** A name in capitals and small letters; what is written in mixed case stays. */
export function nameOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (caseOf(line) === "mixed") return line;
  return line
    .split(" ")
    .map((word, index) => {
      if (keptCapitals.test(word)) return word;
      if (/^fh$/i.test(word)) return "FH";
      return index > 0 && /^(?:of|the|and|at|de|la|del|los|las|y)$/i.test(word) ? word.toLowerCase() : properCase(word);
    })
    .join(" ");
}

/** The name of a facility or a firm, in capitals and small letters. */
export interface FacilityReading extends Reading {
  kind: FacilityKind;
}

const openings = phrasesOf(
  nameOpenings.flatMap(([kind, forms]) => forms.split("|").map((form) => [form, kind] as const)),
);

export interface Named {
  /** Null where the words are generic. */
  reading: FacilityReading | null;
  /** The first word after the name and what tells its kind. */
  next: number;
}

const spanishKind = /^(?:asilo|hogar|casa|egida|residencia|funeraria|hospital|centro|clinica|hospicio)$/;

/** A name that follows its kind: `Funeraria Valle de Paz`, `Hogar de ancianos Villa Serena`. */
export function openedName(text: string, words: readonly Word[], at: number): Named | null {
  const opening = phraseAt(openings, words, at);
  const key = words[at];
  if (opening === null || key === undefined) return null;
  // "En el asilo Jardines del Sol": the kind in small letters is no part of the name.
  const isSmallKind = key.shape === "lower";
  if (
    isSmallKind &&
    !(
      opening.count > 0 &&
      spanishKind.test(key.plain) &&
      words[at + opening.count]?.shape === "Title" &&
      words[at + opening.count]?.gap === " "
    )
  )
    return null;
  const street = words[at + opening.count];
  if (street?.gap === " " && streetEndings.has(street.plain) && words[at + opening.count + 1]?.gap !== " ") return null;
  let next = at + opening.count;
  while (next < words.length && next - at < 9) {
    const { gap, shape, plain } = words[next] as Word;
    if (!joins(gap) || gap === ". ") break;
    const isName = shape !== "lower" && shape !== "digit" && (!plainWords.has(plain) || wordsOfHouses.has(plain));
    const isSmall =
      shape === "lower" &&
      small.test(plain) &&
      words[next + 1]?.gap === " " &&
      /^(?:Title|CAPS|A)$/.test(words[next + 1]?.shape ?? "");
    if (!isName && !isSmall) break;
    next += 1;
  }
  const first = isSmallKind && opening.value === "Nursing facility" ? at + opening.count : at;
  return named(text, words, { first, last: next, kind: opening.value, next, confidence: 0.85 });
}

interface Range {
  first: number;
  last: number;
  kind: FacilityKind;
  next: number;
  confidence: number;
}

/** "Memorial Hospital", "University Medical Center": names, though none of their words is more than generic. */
const isPlainHospital = (own: readonly Word[], kind: FacilityKind): boolean => {
  const [first = ""] = own.map(({ plain }) => plain);
  if (own.length < 2 || !own.every(({ shape }) => shape === "Title")) return false;
  // "The County Hospital" is any; "County General Hospital" bears its name.
  return kind === "Hospital"
    ? /^(?:memorial|general|community|university|methodist|presbyterian|veterans|children['’]?s|women['’]?s)$/.test(
        first,
      ) ||
        (own.length > 2 && /^(?:regional|county|city|state)$/.test(first))
    : kind === "Nursing facility" && /^(?:veterans|soldiers|county)['’]?$/.test(first) && own.at(-1)?.plain === "home";
};

/** The reading of the words from `first` to `last`, when some of them are more than generic. */
export function named(
  text: string,
  words: readonly Word[],
  { first, last, kind, next, confidence }: Range,
): Named | null {
  const own = words.slice(first, last);
  const start = own[0]?.start;
  const end = own.at(-1)?.end;
  const isNamed =
    own.some(({ plain, shape }) => !genericWords.has(plain) && shape !== "digit") || isPlainHospital(own, kind);
  if (start === undefined || end === undefined || !isNamed) return { reading: null, next };
  // "On Suncoast Hospice services at home": what small letters add to a name with capitals is no part of it.
  const said = text.slice(start, end);
  const added =
    kind === "Hospice agency" && /^\p{Lu}.* (?:Hospice|HOSPICE)(?= (?:services?|care)$)/u.exec(said)?.[0].length;
  const stop = added ? start + added : end;
  return { reading: { start, end: stop, value: nameOf(text.slice(start, stop)), kind, confidence }, next };
}

/** "Pella Regional's morgue", "Velasco Med Ctr Morgue" are the hospital's, and no coroner's. */
export function ofHospital(place: FacilityReading): FacilityReading {
  const [, value, own] =
    /^(.*\b(?:regional|general|memorial|hosp(?:ital)?|med(?:ical)?|health|cent(?:er|re)|ctr))(['’]s)? (?:morgue|cooler)$/i.exec(
      place.value,
    ) ?? [];
  return value && (own || place.kind === "Hospital")
    ? { ...place, value, end: place.start + value.length, kind: "Hospital" }
    : place;
}
