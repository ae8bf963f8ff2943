// Sets the labels of a scanned page right: the sign behind them ("Age ; 84") and letters taken for others ("Te1.", "D0B", "Fami1y").
import { type Edit, withEdits } from "./parse-edits";
import { labelWords, readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const mostLines = 400;
/** A label at the beginning of a line or behind a wide gap, and a sign that is no colon. */
const signed =
  /(?<=^[ \t>]{0,12}(?:[-*•] )?| {3})(\p{L}[\p{L}\d .'’()/#&-]{0,33}?[\p{L}\d)#])( ?[;!]| ,| ?\.)[ \t]{1,3}(?=[^\s;!.,])/gmu;

/** "Deceased ; Stebbins, Harold": a colon for the sign that a scan made of it. */
export function writeSignColons(text: string): Piece[] | null {
  if (!/[\p{L})] ?[;!]|[\p{L})] [.,] /u.test(text) && !/^[^\n:]{2,34}\. /m.test(text)) return null;
  const found: { edit: Edit; isKnown: boolean; isSure: boolean; isAtStart: boolean }[] = [];
  for (const { index, 0: whole, 1: label = "", 2: sign = "" } of text.matchAll(signed)) {
    if (/ {2}/.test(label)) continue;
    const isKnown = readLabel(splitWords(label, 0), 1) !== null;
    const start = index + label.length;
    found.push({
      edit: { start, end: index + whole.length, text: ": " },
      isKnown,
      isSure: /^ ?[;!]| [.,]/.test(sign),
      isAtStart: index === 0 || text.slice(text.lastIndexOf("\n", index - 1) + 1, index).trim() === "",
    });
  }
  const known = found.filter((one) => one.isKnown && one.isAtStart);
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  if (known.length < fewest || known.length < Math.min(mostLines, lines) * 0.25) return null;
  const isSure = known.filter((one) => one.isSure).length >= known.length * 0.6;
  // "Tel. there", "Dr. Walsh": a full stop behind a label shortens it elsewhere.
  if (!isSure && known.length < lines * 0.6) return null;
  // A sign behind a blank, or one that is no full stop, is a colon behind words that nobody knows too.
  return withEdits(
    text,
    found.filter((one) => one.isKnown || (isSure && one.isSure && one.isAtStart)).map(({ edit }) => edit),
  );
}

const fewestMisread = 2;
/** Words at a line's beginning or behind a gap, up to the sign behind them. */
const labelled =
  /(?<=^[ \t>|]{0,12}(?:[-*•] )?| {2}|\| )([\p{L}\d][\p{L}\d .'’()/#&|!-]{1,40}?)(?= ?[:;?]| {2,}\S|\.{2}|_)/gmu;
const misread: Readonly<Record<string, readonly string[]>> = {
  "0": ["o"],
  "1": ["l", "i"],
  "|": ["l", "i"],
  "!": ["l", "i"],
  "5": ["s"],
  "8": ["b"],
  l: ["i"],
  i: ["l"],
  b: ["h"],
};
const mostSigns = 5;

/** The known word that a scan took this one for, letter by letter; null where none is plain. */
function rightWord(word: string): string | null {
  if (word.length < 2 || labelWords.has(word.toLowerCase()) || !/\p{L}/u.test(word)) return null;
  let ways = [""];
  let signs = 0;
  for (const letter of word.toLowerCase()) {
    const others = misread[letter];
    if (others) signs += 1;
    if (signs > mostSigns) return null;
    const here = others ? (/\d|[|!]/.test(letter) ? others : [letter, ...others]) : [letter];
    ways = ways.flatMap((way) => here.map((one) => way + one));
  }
  return ways.find((way) => labelWords.has(way)) ?? null;
}

/** "Narne", "Roorn", "Ernbalrning": the known word in which an r and an n were an m; null where there is none. */
function closedWord(word: string): string | null {
  if (!/rn/i.test(word) || labelWords.has(word.toLowerCase())) return null;
  const closed = word.replace(/rn/g, "m").replace(/RN/g, "M");
  return labelWords.has(closed.toLowerCase()) ? closed : rightWord(closed);
}

const fewestClosed = 3;
/** Words that have an r before an n of their own. */
const ownLetters =
  /turn|morn|born|corn|burn|barn|fern|vern|bern|[ck]ern|hern|ter?n|warn|arn(?:o|e[sry]|ham)|urn(?:e|a|s$)|journ|horn|carn|learn|earn|yarn|furn|[twls]orn|^ern|gov/i;

/** "Colurnbus", "Sizernore": an m in other words of a page that shows it in its labels. */
function closedElsewhere(text: string): Edit[] {
  return [...text.matchAll(/(?<![\p{L}@.])\p{L}[\p{Ll}]{0,12}rn\p{Ll}{2,12}(?![\p{L}@])/gu)].flatMap(
    ({ index, 0: word }) =>
      ownLetters.test(word) || labelWords.has(word.toLowerCase())
        ? []
        : [{ start: index, end: index + word.length, text: word.replace("rn", "m") }],
  );
}

/** The letters of `right` in the case of the word they stand in. */
const inCase = (word: string, right: string) =>
  word.replace(/[a-z]/g, "").replace(/[^A-Z]/g, "").length > word.length / 2 - 0.5 ? right.toUpperCase() : right;

/** "Fami1y", "Dec'd l0cation", "SlGNlNG": letters of labels set right, on a page with two such. */
export function writeLabelLetters(text: string): Piece[] | null {
  if (!/[\p{L}][015l|!8I]|[015l|!8I][\p{L}]|\p{L}rn/u.test(text)) return null;
  const edits: Edit[] = [];
  let [count, closings] = [0, 0];
  for (const { index, 1: label = "" } of text.matchAll(labelled)) {
    if (!/[015l|!8iIb]|rn/i.test(label)) continue;
    const own: Edit[] = [];
    for (const { index: at, 0: word } of label.matchAll(/[\p{L}\d|!]+/gu)) {
      if (/^\p{L}\d+$|^\d+\p{L}$/u.test(word) && !/^0[fn]$/i.test(word)) continue;
      const closed = closedWord(word);
      if (closed !== null) closings += 1;
      if (closed !== null) own.push({ start: index + at, end: index + at + word.length, text: closed });
      if (closed !== null || !/[015|!8]|\p{Lu}l|l\p{Lu}|\p{Ll}(?:I|b$)/u.test(word)) continue;
      const right = rightWord(word);
      if (right === null) continue;
      const put = inCase(word, right);
      own.push(
        ...word.split("").flatMap((letter, place) => {
          const better = put[place] as string;
          return letter.toLowerCase() === better.toLowerCase()
            ? []
            : [{ start: index + at + place, end: index + at + place + 1, text: better }];
        }),
      );
    }
    if (own.length > 0) count += 1;
    edits.push(...own);
  }
  if (closings >= fewestClosed) edits.push(...closedElsewhere(text));
  return count < fewestMisread ? null : withEdits(text, edits);
}
