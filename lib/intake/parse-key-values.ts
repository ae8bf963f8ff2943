// Writes exported rows of a key and its value, parted by a comma, a semicolon or a bar, as labelled lines: "date_of_birth,1939-12-24".
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 6;
const row = /^[ \t]{0,4}"?([\p{L}][\p{L}\d_ .-]{1,40}?)"?[ \t]?([,;|])(?!\2)[ \t]?(.*)$/u;
/** Keys of a program, not the words of a sentence. */
const programs = /^[\p{Ll}\d]+(?:[_.][\p{Ll}\d]+)*$|^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;

/** "Field,Value": what stands below is a key and its value. */
const headers =
  /^\s*(?:field|key|label|question|item|attribute|property|column|name)s?\s?[,;|]\s?(?:value|answer|response|content|entry|data|text)s?\s*$/i;

/** The rows as labelled lines; null where the text is no list of keys. */
export function writeKeyValues(text: string): Piece[] | null {
  const lines = text.split("\n");
  if (lines.length < fewest) return null;
  const rows = lines.map((line) => row.exec(line.replace(/\r$/, "")));
  const filled = lines.filter((line) => line.trim() !== "").length;
  const headed = headers.test(lines.find((line) => line.trim() !== "") ?? "");
  const keyed = rows.filter(
    (match) =>
      match && (programs.test(match[1] as string) || (headed && readLabel(splitWords(match[1] as string)) !== null)),
  );
  const sign = keyed[0]?.[2];
  const same = keyed.filter((match) => match?.[2] === sign);
  if (!sign || same.length < fewest || same.length < filled * (headed ? 0.5 : 0.7)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  lines.forEach((line, index) => {
    const match = rows[index];
    if (match && match[2] === sign) pieces.push(...piecesOf(line, match, start));
    else pieces.push({ start, end: start + line.length });
    start += line.length;
    if (index < lines.length - 1) pieces.push({ start, end: start + 1 });
    start += 1;
  });
  return pieces;
}

function piecesOf(line: string, match: RegExpExecArray, start: number): Piece[] {
  const [, key = "", , said = ""] = match;
  const keyStart = start + line.indexOf(key);
  const from = start + line.length - said.length - (line.endsWith("\r") ? 1 : 0);
  const value = said.trimEnd();
  // A quoted value, its doubled quotes single: "6'0""".
  const inner = /^"(.*)"$/.exec(value)?.[1];
  const first = inner === undefined ? from : from + 1;
  const written = (inner ?? value).replaceAll('""', '"');
  const unit = /(?:_|\b)(kg|lbs?)$/i.exec(key)?.[1];
  const length = (inner ?? value).length;
  return [
    ...key.split("_").flatMap((word, at, words): Piece[] => {
      const begin = keyStart + words.slice(0, at).join("_").length + (at > 0 ? 1 : 0);
      const part = { start: begin, end: begin + word.length };
      return at === 0 ? [part] : [{ start: begin, end: begin, text: " " }, part];
    }),
    { start: first, end: first, text: ": " },
    ...(written.length === length
      ? [{ start: first, end: first + length }]
      : [{ start: first, end: first, text: written }]),
    ...(unit && /^[\d.]+$/.test(written) ? [{ start: first, end: first, text: ` ${unit}` }] : []),
  ];
}
