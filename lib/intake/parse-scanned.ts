// Sets letters right that a scanner took for others in words of capitals: "NEXT OF KlN", "F1RST CALL REC0RD".
import { withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Piece } from "./parse-rewrite";

/** One such word may be meant so; two are a scanned page. */
const fewest = 2;
const misread = quick(
  /(?<![\p{L}\p{N}])(?=[A-Z01l]*[A-Z][A-Z01l]*[A-Z])[A-Zl][A-Z01l]*[01l][A-Z01l]*(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}])l(?=[A-Z]{2,})|(?<![\p{N}\p{L}.:#/])0(?=[a-z]{3})/gu,
);

/** Without one of these no word is misread so. */
const mixed =
  /(?:[A-Z][01l][A-Z01l]|[01l][A-Z][A-Z01l]|[A-Z]{2}[01l]|[01l]{2}[A-Z])[A-Z01l]*(?![a-z])|l[A-Z]{2}|0[a-z]{3}/;

/** As many letters as before, an l or a 1 between capitals as I and a 0 as O. */
function rightOf(word: string): string {
  if (word.length === 1) return word === "0" ? "O" : "I";
  if (/[01]{2}/.test(word) || /\d$/.test(word) || (word.match(/[A-Z]/g)?.length ?? 0) < word.length / 2) return word;
  return word.replace(/[l1]/g, "I").replace(/0/g, "O");
}

/** The page with such words set right; null where it shows none. */
export function writeScanned(text: string): Piece[] | null {
  if (!mixed.test(text)) return null;
  const found = [...text.matchAll(misread)].filter(
    ({ 0: word }) => (word.length > 2 || /^[l0]$/.test(word)) && rightOf(word) !== word,
  );
  if (found.length < fewest) return null;
  return withEdits(
    text,
    found.flatMap(({ index, 0: word }) =>
      rightOf(word)
        .split("")
        .flatMap((letter, at) =>
          letter === word[at] ? [] : [{ start: index + at, end: index + at + 1, text: letter }],
        ),
    ),
  );
}
