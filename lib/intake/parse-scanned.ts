// Sets letters and figures right that a scanner took for others: "NEXT OF KlN", "Decea5ed", "555-O164", "T.O.D : 18 : 22".
import { withEdits, type Edit } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Piece } from "./parse-rewrite";

/** One such word may be meant so; two are a scanned page. */
const fewest = 2;
const misread = quick(
  /(?<![\p{L}\p{N}])(?=[A-Z01l]*[A-Z][A-Z01l]*[A-Z])[A-Zl][A-Z01l]*[01l][A-Z01l]*(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}])l(?=[A-Z]{2,})|(?<![\p{N}\p{L}.:#/])0(?=[a-z]{3})/gu,
);

/** Without one of these no word is misread so. */
const mixed = quick(
  /(?:[A-Z][01l][A-Z01l]|[01l][A-Z][A-Z01l]|[A-Z]{2}[01l]|[01l]{2}[A-Z])[A-Z01l]*(?![a-z])|l[A-Z]{2}|0[a-z]{3}/,
);

/** As many letters as before, an l or a 1 between capitals as I and a 0 as O. */
function rightOf(word: string): string {
  if (word.length === 1) return word === "0" ? "O" : "I";
  if (/[01]{2}/.test(word) || /\d$/.test(word) || (word.match(/[A-Z]/g)?.length ?? 0) < word.length / 2) return word;
  return word.replace(/[l1]/g, "I").replace(/0/g, "O");
}

/** "Decea5ed", "P1ace", "Phys1cian": a figure within a word of small letters; "O3/l2/1954", "555-O164", "4l2": a letter within a number. */
const inWord = /(?<![\p{L}\p{N}#@._/-])\p{L}[\p{Ll}105]*[105][\p{Ll}105]*(?![\p{L}\p{N}@])/gu;
const inNumber = /(?<![\p{L}\p{N}])[\dOolI]{1,4}(?:[/.-][\dOolI]{1,4}){0,3}(?![\p{L}\p{N}])/gu;
/** So many words with a figure inside are a scanned page. */
const fewestWords = 3;
const isWord = (word: string) => /^\p{L}\p{Ll}*[105]\p{Ll}*$/u.test(word) && /\p{Ll}\p{L}|\p{Ll}[105]$/u.test(word);

/** A one beside a vowel or another l is an l, else an i: "P1ace", "Te1", "Wi11iam", "Phys1cian". */
const letterFor = (word: string, at: number) =>
  word[at] === "5"
    ? "s"
    : word[at] === "0"
      ? "o"
      : /^[aeiouy1l]/i.test(word.slice(at + 1)) || at === word.length - 1 || /[1l]/.test(word[at - 1] ?? "")
        ? "l"
        : "i";

/** "555-O142", "O3/l4/2026", "IL 6O612", "4:3O": so many numbers with a letter inside are a scanned page. */
const surelyNumber =
  /(?<![\p{L}\d-])(?=[\d/.:-]*[OolI])(?:[\dOolI]{3}[-.][\dOolI]{4}|[\dOolI]{1,2}[/-][\dOolI]{1,2}[/-][\dOolI]{2,4}|[\dOolI]{1,2}:[\dOolI]{2}|[\dOolI]{5})(?![\p{L}\d])/gu;

function numbersSetRight(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { index, 0: number } of text.matchAll(inNumber)) {
    if (!/\d/.test(number) || !/[OolI]/.test(number) || number === "O2") continue;
    for (let at = 0; at < number.length; at += 1)
      if (/[OolI]/.test(number[at] as string))
        edits.push({ start: index + at, end: index + at + 1, text: /o/i.test(number[at] as string) ? "0" : "1" });
  }
  return edits;
}

/** "2OO lb", "l80 lbs", "O3/O4/1941", "(651) 555-O148": what can be a number alone needs no other sign of a scan. */
const onlyNumber = quick(
  /(?<![\p{L}\d#-])(?:(?=[\dOlI]{0,2}\d)[1-5lI][\dOlI]{1,2}(?= {0,2}(?:lbs?|pounds|kgs?)(?!\p{L}))|(?=[\dOlI/-]{0,8}\d)[\dOlI]{1,2}([/-])[\dOlI]{1,2}\1(?:[12lI][\dOlI]{3}|[\dOlI]{2})|(?=[^\n]{0,7}\d)[\dOlI]{3}[-.][\dOlI]{4})(?![\p{L}\d/-])/gu,
);

function loneNumbers(text: string): Edit[] {
  if (!/\d[OlI]|[OlI]\d/.test(text)) return [];
  return [...text.matchAll(onlyNumber)].flatMap(({ index, 0: number }) =>
    (number.match(/\d/g) ?? []).length < (number.match(/[OlI]/g) ?? []).length && number.length > 3
      ? []
      : [...number.matchAll(/[OlI]/g)].map(({ index: at, 0: letter }) => ({
          start: index + at,
          end: index + at + 1,
          text: letter === "O" ? "0" : "1",
        })),
  );
}

function figuresSetRight(text: string): Edit[] | null {
  const isRead = /\d[OolI]|[OolI]\d/.test(text);
  if (isRead && [...text.matchAll(surelyNumber)].filter(({ 0: one }) => /\d.*\d/.test(one)).length >= fewestWords)
    return [...numbersSetRight(text), ...(wordsSetRight(text) ?? [])];
  const words = wordsSetRight(text);
  return words && [...words, ...numbersSetRight(text)];
}

const anyFigure = quick(/\p{Ll}[105]\p{Ll}|\p{Lu}[105]\p{Ll}/u);

function wordsSetRight(text: string): Edit[] | null {
  if (!anyFigure.test(text)) return null;
  const words = [...text.matchAll(inWord)].filter(({ 0: word }) => isWord(word) || /[1l]{2}/.test(word));
  const inside = words.filter(({ 0: word }) => /\p{Ll}[105]+\p{Ll}{2}|^\p{Lu}1\p{Ll}{3}/u.test(word));
  if (words.length < fewestWords && inside.length < fewest) return null;
  const edits: Edit[] = words.flatMap(({ index, 0: word }) =>
    word
      .split("")
      .flatMap((sign, at) =>
        /\d/.test(sign) ? [{ start: index + at, end: index + at + 1, text: letterFor(word, at) }] : [],
      ),
  );
  // "18 : 22", "D.O.B : …", "A g e :", "( wife )", "Dr . Cobb": blanks around signs and between letters.
  for (const { index, 0: whole } of text.matchAll(
    /(?<=[\s\d]\d) : (?=\d\d)|(?<=\() (?=\S)|(?<=\S) (?=[),])|(?<=\bDr) (?=\.)/g,
  ))
    edits.push({ start: index, end: index + whole.length, text: whole.trim() });
  for (const { index, 0: whole } of text.matchAll(/(?<=^|\s)\p{L}(?: \p{Ll}){2,9}(?= ?:)/gmu))
    edits.push({ start: index, end: index + whole.length, text: whole.replaceAll(" ", "") });
  return edits;
}

/** The page with such words set right; null where it shows none. */
export function writeScanned(text: string): Piece[] | null {
  const letters = mixed.test(text) ? capitalsSetRight(text) : null;
  const states = statesSetRight(text);
  const capitals = letters && states ? [...letters, ...states] : (letters ?? states);
  const figures = figuresSetRight(text) ?? (capitals ? numbersSetRight(text) : loneNumbers(text));
  return figures.length > 0 || capitals ? withEdits(text, [...figures, ...(capitals ?? [])]) : null;
}

/** "Columbus, 0H  43219". */
function statesSetRight(text: string): Edit[] | null {
  const found = [...text.matchAll(/(?<=\p{L},? {1,2})0(?=[HKR],? {1,2}\d{5}(?!\d))/gu)];
  return found.length === 0 ? null : found.map(({ index }) => ({ start: index, end: index + 1, text: "O" }));
}

function capitalsSetRight(text: string): Edit[] | null {
  const found = [...text.matchAll(misread)].filter(
    ({ 0: word }) => (word.length > 2 || /^[l0]$/.test(word)) && rightOf(word) !== word,
  );
  if (found.length < fewest) return null;
  return found.flatMap(({ index, 0: word }) =>
    rightOf(word)
      .split("")
      .flatMap((letter, at) => (letter === word[at] ? [] : [{ start: index + at, end: index + at + 1, text: letter }])),
  );
}
