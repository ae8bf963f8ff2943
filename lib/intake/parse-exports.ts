// Writes out the pairs of exports that hide them in marks: lists of JSON, tables of HTML, boxes of dashes, forms as web addresses.
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const listed =
  /"(?:label|lbl|question|q|name|title|field|fieldName|field_label|key|k|prompt|caption)"\s{0,4}:\s{0,4}"([^"\n]{1,90})"\s{0,4},\s{0,12}(?:"(?:id|type|fieldType)"\s?:\s?(?:"[^"\n]{0,40}"|\d{1,9})\s?,\s{0,8})?"(?:value|val|v|answer|a|ans|answerText|response|resp|text|content)"\s{0,4}:\s{0,4}(?:"((?:[^"\\\n]|\\.)*)"|(\d+|true|false))/gi;

/** "label: value" lines of a list of objects. */
export function writeListed(text: string): Piece[] | null {
  if (!/"(?:value|val|v|answer|a|ans|answerText|response|resp|text|content)"\s*:/i.test(text)) return null;
  const found = [...text.matchAll(listed)];
  if (found.length < fewest) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of found) {
    const [whole, label = "", words, bare] = match;
    const at = match.index + whole.indexOf(`"${label}"`) + 1;
    const value = words ?? bare ?? "";
    const end = match.index + whole.length - (words === undefined ? 0 : 1);
    pieces.push({ start: from, end: from, text: "\n" }, { start: at, end: at + label.length });
    pieces.push({ start: at, end: at, text: ": " }, { start: end - value.length, end });
    from = match.index + whole.length;
  }
  return pieces;
}

/** The cells of a table of HTML parted by colons, its rows by line ends. */
export function openTables(text: string): Piece[] | null {
  if (!/<\/(?:td|th|dt|dd)>/i.test(text)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  let count = 0;
  const marks =
    /<\/(?:td|th|dt)>\s{0,20}<(?:td|dd)(?:\s[^<>]{0,80})?>|<\/(?:tr|dd)>|<\/?(?:dl|tbody|thead|table)(?:\s[^<>]{0,80})?>|<(?:tr|td|th|dt|dd)(?:\s[^<>]{0,80})?>/gi;
  // Rows of more than a label and its value are tables with headings.
  if (
    /<tr[^]*?<\/tr>/i.test(text) &&
    [...text.matchAll(/<tr[^]{0,2000}?<\/tr>/gi)].some(([row]) => (row.match(/<t[dh]\b/gi) ?? []).length !== 2)
  )
    return null;
  for (const match of text.matchAll(marks)) {
    const isPair = /^<\/(?:td|th|dt)>\s*<(?:td|dd)/i.test(match[0]);
    if (isPair) count += 1;
    pieces.push({ start, end: match.index });
    const put = isPair ? ": " : /^<\/(?:tr|dd)/i.test(match[0]) ? "\n" : "";
    if (put) pieces.push({ start: match.index, end: match.index, text: put });
    start = match.index + match[0].length;
  }
  pieces.push({ start, end: text.length });
  return count < fewest ? null : pieces;
}

const drawn = /[│┃║╎┆]/g;
/** A line of nothing but what frames are drawn with. */
const ruled =
  /^[ \t]*[┌┐└┘├┤┬┴┼─━═╔╗╚╝╠╣╦╩╬│┃║|+*#=~-]*(?:[─━═]{3,}|[-=*#~+]{6,})[┌┐└┘├┤┬┴┼─━═╔╗╚╝╠╣╦╩╬│┃║|+*#=~-]*[ \t]*$/;
const framed = /^[ \t]*([|*#])(?:[ \t][^\n]*)?[ \t]\1[ \t]*$/;
const fewestFramed = 5;

/** "│ Age: 84      │" between lines of "─": the words without the frame around them, and plain bars within. */
export function dropFrames(text: string): Piece[] | null {
  if (!/[│┃║╎┆]|^[ \t]*[|*#]+[ \t]|[ \t][|*#]+[ \t]*$/m.test(text)) return null;
  const lines = text.replace(drawn, "|").split("\n");
  const rows = lines.filter((line) => framed.test(line));
  const filled = lines.filter((line) => line.trim() !== "" && !ruled.test(line));
  const isDrawn = lines.join("\n") !== text;
  const cells = rows.filter((line) => line.includes("|", line.indexOf("|") + 1) && line.split("|").length > 3);
  const isFrame = rows.length >= fewestFramed && rows.length >= filled.length * 0.6 && cells.length < rows.length * 0.3;
  if (!isFrame && !isDrawn) return dropStrayBars(text);
  const edits: Edit[] = [];
  let from = 0;
  for (const line of lines) {
    const source = text.slice(from, from + line.length);
    if ((isFrame || isDrawn) && ruled.test(source) && source.length > 5)
      edits.push({ start: from, end: from + line.length + 1, text: "" });
    else if (isFrame && framed.test(line) && line.split("|").length <= 3) {
      const open = /^[ \t]*[|*#] ?/.exec(line)?.[0].length ?? 0;
      const close = Math.max(open, line.search(/[ \t]*[|*#][ \t]*$/));
      edits.push({ start: from, end: from + open, text: "" });
      edits.push({ start: from + close, end: from + line.length, text: "" });
    } else
      for (const { index } of source.matchAll(drawn))
        edits.push({ start: from + index, end: from + index + 1, text: "|" });
    from += line.length + 1;
  }
  return withEdits(
    text,
    edits.map((edit) => ({ ...edit, end: Math.min(edit.end, text.length) })),
  );
}

/** "||  Soc. Sec.  ||", "| Age 84": bars at the edges of lines, on a page that has none within. */
function dropStrayBars(text: string): Piece[] | null {
  if (/\|(?<=[^\s|][^\n|]*\|)[ \t|]*[^\s|]/.test(text)) return null;
  const found = [...text.matchAll(/^[ \t]*\|+ ?|[ \t]*\|+[ \t]*$/gm)];
  if (found.length < 2) return null;
  return withEdits(
    text,
    found.map(({ index, 0: bars }) => ({ start: index, end: index + bars.length, text: "" })),
  );
}

/** Rulings of dashes between the rows of a table. */
export function dropRulings(text: string): Piece[] | null {
  if (!/^[ \t]*\+[-=+]{4,}\+?[ \t]*$/m.test(text)) return null;
  const rulings = [...text.matchAll(/^[ \t]*\+[-=+]{4,}\+?[ \t]*(?:\n|$)/gm)];
  if (rulings.length < 3) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: line } of rulings) {
    pieces.push({ start, end: index });
    start = index + line.length;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

/** The blanks that pad the cells of such tables. */
export function closeCells(text: string): Piece[] | null {
  if ((text.match(/^[ \t>]*\|[^\n]* {4}\|/gm) ?? []).length < 3) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const { index, 0: pad } of text.matchAll(/ {2,}(?=\|)/g)) {
    pieces.push({ start, end: index + 1 });
    start = index + pad.length;
  }
  pieces.push({ start, end: text.length });
  return pieces;
}

/** "deceased=Teresita%20Ocampo&room=417" in lines of its own. */
export function decodeForm(text: string): Piece[] | null {
  if (!/[a-z_]=[^&\s]{0,200}&[a-z_]+=/i.test(text)) return null;
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /(?<=^|\s|\?)[\w.[\]-]{2,40}=[^&\s]{0,200}(?:&[\w.[\]-]{2,40}=[^&\s]{0,300}){3,}/g,
  )) {
    for (const mark of match[0].matchAll(/&|\+|%[0-9A-F]{2}|(?<=&|^)[\w-]+(?==)/gi)) {
      const at = match.index + mark.index;
      if (/^[\w-]+$/.test(mark[0])) continue;
      pieces.push({ start, end: at }, { start: at, end: at, text: decoded(mark[0]) });
      start = at + mark[0].length;
    }
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

const decoded = (mark: string) => {
  if (mark === "&") return "\n";
  if (mark === "+") return " ";
  const code = Number.parseInt(mark.slice(1), 16);
  return code < 32 || code > 126 ? " " : String.fromCharCode(code);
};
