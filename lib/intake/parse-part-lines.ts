// Puts together what a form's program sends in parts: a day's month, day and year, an hour and its minute, an address's town, state and ZIP code, keys and values in one line.
import { type Edit, withEdits } from "./parse-edits";
import { writtenOut } from "./parse-record-words";
import type { Piece } from "./parse-rewrite";

const sign = String.raw`\)?["']?[ \t]*[:=\t][ \t]*["']?`;
const day = new RegExp(
  String.raw`^([^\n:=]{2,50}?)[ _.(-]{1,2}(month|day)${sign}(\d{1,2})["']?[ \t]*\n\1[ _.(-]{1,2}(month|day)${sign}(\d{1,2})["']?[ \t]*\n\1[ _.(-]{1,2}year${sign}(\d{4})["']?[ \t]*$`,
  "gim",
);
const clock = new RegExp(
  String.raw`^([^\n:=]{2,50}?)[ _.(-]{1,2}(?:hours?|hh)${sign}(\d{1,2})["']?[ \t]*\n\1[ _.(-]{1,2}(?:minutes?|mins?|mm)${sign}(\d{1,2})["']?[ \t]*(?:\n\1[ _.(-]{1,2}(?:am[ /_]?pm|ampm|meridiem|meridian|period)${sign}([ap]\.?m\.?)["']?[ \t]*)?$`,
  "gim",
);
const numberedLine = /^([^\n:=]{0,40}?street)(?: ?1(?=[ \t]*[:=]))/gim;

const twoLines =
  /^([^\n:=]{0,36}?address)(?: line)? 1:[ \t]*(\d[^\n]{2,60})\n\1(?: line)? 2:[ \t]*(\p{L}[^\n]{2,60})$/gimu;

/** "Date Of Birth Month: 9" above its day and its year as one line, and hours with their minutes; null where there are none. */
export function joinParts(text: string): Piece[] | null {
  if (!/\b(?:year|minutes?|mins?|mm|street ?1|address (?:line )?1)\b/i.test(text)) return null;
  const edits: Edit[] = [];
  for (const { index, 0: lines, 1: label = "", 2: kind = "", 3: first = "", 5: second = "", 6: year } of text.matchAll(
    day,
  )) {
    const [month, date] = /month/i.test(kind) ? [first, second] : [second, first];
    edits.push({ start: index, end: index + lines.length, text: `${label}: ${month}/${date}/${year}` });
  }
  for (const { index, 0: lines, 1: label = "", 2: hour = "", 3: minute = "", 4: half = "" } of text.matchAll(clock))
    edits.push({
      start: index,
      end: index + lines.length,
      text: `${label}: ${hour}:${minute.padStart(2, "0")}${half ? ` ${half}` : ""}`,
    });
  for (const { index, 0: lines, 1: label = "", 2: first = "", 3: second = "" } of text.matchAll(twoLines))
    edits.push({ start: index, end: index + lines.length, text: `${label}: ${first}, ${second}` });
  for (const { index, 0: line, 1: label = "" } of text.matchAll(numberedLine))
    edits.push({ start: index + label.length, end: index + line.length, text: "" });
  return withEdits(text, edits);
}

const pair = /(?<=^|[\s,;])([A-Za-z][\w.-]{0,30})=("[^"\n]{0,300}"|'[^'\n]{0,300}'|[^\s"'=,;]+(?=[\s,;]|$))/gm;
const fewest = 6;

/** `caller="Ada Cole" caller_ph=312-555-0142 nok_rel=wife`: each pair of a line as a line of its own. */
export function partPairs(text: string): Piece[] | null {
  if (!/\w=\S[^\n]* [\w.-]+=\S/.test(text)) return null;
  const pieces: Piece[] = [];
  let [from, at] = [0, 0];
  for (const line of text.split("\n")) {
    const found = /^\s*</.test(line) ? [] : [...line.matchAll(pair)];
    const said = found.reduce((sum, { 0: one }) => sum + one.length + 1, 0);
    if (found.length >= fewest && said >= line.trim().length * 0.9) {
      pieces.push({ start: from, end: at });
      for (const { index, 1: key = "", 2: value = "" } of found) {
        const quote = /^["']/.test(value) ? 1 : 0;
        const start = at + index + key.length + 1 + quote;
        pieces.push(
          { start: at + index, end: at + index + key.length, text: writtenOut(key.replace(/[_.-]+/g, " ")) },
          { start, end: start, text: ": " },
          { start, end: start + value.length - 2 * quote },
          { start, end: start, text: "\n" },
        );
      }
      from = at + line.length;
    }
    at += line.length + 1;
  }
  return pieces.length === 0 ? null : [...pieces, { start: from, end: text.length }];
}

const addressParts =
  /(?<=\S)[ \t]{2,}CITY[ \t]{1,3}(\p{Lu}[\p{L} .'’-]{1,28}?)[ \t]{1,8}(?:ST|STATE)[ \t]{1,3}(\p{Lu}{2})[ \t]{1,8}ZIP(?: CODE)?[ \t]{1,3}(\d{5})(?!\d)/giu;

/** "1109 4TH AVE SE   CITY  JAMESTOWN   ST ND   ZIP 58401": the rest of an address whose parts only blanks label. */
export function closeAddresses(text: string): Piece[] | null {
  if (!/\bzip[ \t]/i.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(addressParts)].map(({ index, 0: run, 1: city = "", 2: state = "", 3: zip = "" }) => ({
      start: index,
      end: index + run.length,
      text: `, ${city}, ${state} ${zip}`,
    })),
  );
}
