// The words of names of facilities and firms, and how such a name is written.
import { caseOf, phraseAt, phrasesOf, properCase, type Word } from "./parse-words";
import { type FacilityKind, nameEndings } from "./words/facilities";

const withoutAnd = (phrase: string) => phrase.replaceAll("& ", "").replaceAll(" and ", " ");
const endings = phrasesOf(
  nameEndings.flatMap(([kind, forms]) => forms.split("|").map((form) => [withoutAnd(form), kind] as const)),
);

/** The words of a text; `and` and `&` are the gap before the next one. */
export function joinAnd(all: readonly Word[]): Word[] {
  const words: Word[] = [];
  let isJoined = false;
  for (const word of all) {
    if (word.plain === "and" && word.gap === " ") {
      isJoined = true;
      continue;
    }
    words.push(isJoined && word.gap === " " ? { ...word, gap: " & " } : word);
    isJoined = false;
  }
  return words;
}

export const joins = (gap: string) => /^(?: {1,2}|-| ?& {0,8}|\. |['’] )$/.test(gap);

const isOfFamily = /^(?:sons?|daughters?|hijos?|hermanos|figlio?|fils|company|associates)$/;

/** The words of a name's ending at `at`, for example `Nursing Home & Rehab`. */
export function endingAt(words: readonly Word[], at: number): { count: number; kind: FacilityKind } | null {
  const first = words[at];
  if (first === undefined) return null;
  const found = phraseAt(endings, words, at, joins);
  if (found === null || (isOfFamily.test(first.plain) && !first.gap.includes("&"))) return null;
  return { count: found.count, kind: found.value };
}

/** Whether a line is written in small letters: in others a name has capitals. */
export function isSmallLine(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf("\n", at) + 1, at - 200);
  const end = text.indexOf("\n", at);
  const line = text.slice(from, end < 0 ? at + 100 : Math.min(end, at + 100));
  return !/[a-z,] [A-Z][a-z]/.test(line.replace(/^[^:]{0,24}: ?/, ""));
}

/** Small words inside a name. */
export const small = /^(?:of|the|at|de|la|del|los|las|y|el|for|in)$/;

const keptCapitals = /^(?:FH|VA|LLC|II|III|SNF|ALF|UPMC|UCLA|UCSF|MUSC|SSM|HCA|OSF|INC)$/;

/** A name in capitals and small letters; what is written in mixed case stays. */
export function nameOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  if (caseOf(line) === "mixed") return line;
  return line
    .split(" ")
    .map((word, index) => {
      if (keptCapitals.test(word)) return word;
      return index > 0 && /^(?:of|the|and|at|de|la|del|los|las|y)$/i.test(word) ? word.toLowerCase() : properCase(word);
    })
    .join(" ");
}
