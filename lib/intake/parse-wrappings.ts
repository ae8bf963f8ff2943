// Takes off what programs wrap a message in: a page's tags, a mail's codes, quotation marks around it, the one writer's name before each line.
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import { entities } from "./parse-record-words";
import type { Piece } from "./parse-rewrite";

/** A line that the transport broke is full; "middle_name=" alone is a key without a value. */
const code = /(?<=[^\n]{54}[^\n=])=\r?\n|=20(?=\r?\n|$|[^\w=])|=3D|(?:=[C-E][0-9A-F](?:=[89AB][0-9A-F]){1,2})+/g;

/** "=\n" and "=20" that a mail's transport wrote. */
export function decodeMail(text: string): Piece[] | null {
  if (!/=(?:20)?\r?\n|=(?:3D|C[23]=|E2=80)/.test(text)) return null;
  const marks = [...text.matchAll(code)];
  if (marks.length < 2 && !/=(?:C[23]|E2=80)=/.test(text)) return null;
  return withEdits(
    text,
    marks.map(({ 0: mark, index }) => ({ start: index, end: index + mark.length, text: plainCode(mark) })),
  );
}

function plainCode(mark: string): string {
  if (/\s/.test(mark)) return "";
  const bytes = mark
    .slice(1)
    .split("=")
    .map((code) => Number.parseInt(code, 16));
  const said = new TextDecoder().decode(Uint8Array.from(bytes));
  return said.includes("\uFFFD") ? " " : said.replaceAll("\u00A0", " ");
}

const blocks = "p|div|br|html|body|head|h[1-6]|li|ul|ol|hr|center|blockquote|section|article|main|pre|meta";
const blockRun = new RegExp(
  String.raw`\s{0,80}(?:<(?:/?(?:${blocks})(?:\s[^<>]{0,300})?/?|!doctype[^<>]{0,80})>\s{0,80})+`,
  "gi",
);
const inline = /<\/?(?:span|label|b|i|u|strong|em|font|a|small|o:p)(?:\s[^<>]{0,300})?\/?>/gi;
/** "<b>Age</b> <span>84</span>": a label and its value side by side. */
const besides =
  /<(span|b|strong|label|em|i)\b[^<>]{0,120}>([^<>\n]{2,50}[^<>\n:?\s])<\/\1>\s{0,8}<(?:span|b|strong|em|i)\b[^<>]{0,120}>(?=[^<>\s])/gi;
const fewestBesides = 4;
const styles = /<(style|title|script)\b[^<>]{0,80}>[^<]{0,4000}<\/\1>/gi;
const longLine = 110;

/** A page of paragraphs in plain lines; tables stay. */
export function openTags(text: string): Piece[] | null {
  if (!/<(?:\/p|br|\/div|\/li|\/h[1-6])\b/i.test(text) || /<(?:td|th|dt)\b/i.test(text)) return null;
  const runs = [...text.matchAll(blockRun)];
  const edits: Edit[] = runs.map(({ 0: run, index }, at) => {
    const end = index + run.length;
    const before = index - (at > 0 ? (runs[at - 1]?.index ?? 0) + (runs[at - 1]?.[0].length ?? 0) : 0);
    const after = (runs[at + 1]?.index ?? text.length) - end;
    const isParted =
      (run.match(/<br\b/gi) ?? []).length > 1 ||
      /<(?:p|div)\b[^<>]{0,300}>\s*(?:&nbsp;|<br ?\/?>)\s*<\/(?:p|div)>/i.test(run) ||
      /\n\s*\n/.test(run) ||
      (/<\/?p\b/i.test(run) && (before > longLine || after > longLine));
    const isEdge = index === 0 || end === text.length;
    return { start: index, end, text: isEdge ? "" : isParted ? "\n\n" : "\n" };
  });
  const pairs = [...text.matchAll(besides)];
  const known = pairs.filter(({ 2: label = "" }) => readLabel(splitWords(label, 0), 0) !== null);
  for (const { 0: pair, 2: label = "", index } of known.length < fewestBesides ? [] : pairs) {
    const at = index + pair.indexOf(`>${label}`) + 1 + label.length;
    edits.push({ start: at, end: at, text: ": " });
  }
  for (const { 0: mark, index } of [...text.matchAll(styles), ...text.matchAll(inline)])
    edits.push({ start: index, end: index + mark.length, text: "" });
  return withEdits(text, edits);
}

/** "Foothills &amp; Sons". */
export function openEntities(text: string): Piece[] | null {
  if (!/&(?:[a-z]{2,6}|#\d{2,5});/.test(text)) return null;
  const edits: Edit[] = [];
  for (const { 0: mark, 1: name = "", index } of text.matchAll(/&([a-z]{2,6}|#\d{2,5});/g)) {
    const code = name.startsWith("#") ? String.fromCharCode(Number(name.slice(1))) : entities[name];
    if (code !== undefined)
      edits.push({ start: index, end: index + mark.length, text: code === "\u00A0" ? " " : code });
  }
  return withEdits(text, edits);
}

/** Quotation marks around the whole message. */
export function dropOuterQuotes(text: string): Piece[] | null {
  const found = /^\s*(["“«])(?=\S)[^]*?(["”»])\s*$/.exec(text);
  if (!found) return null;
  const start = text.indexOf(found[1] as string);
  const end = text.lastIndexOf(found[2] as string);
  const lines = text.slice(start + 1, end).split("\n");
  const count = (line: string) => (line.match(/["“”«»]/g) ?? []).length;
  if (count(lines[0] ?? "") % 2 === 1 || count(lines.at(-1) ?? "") % 2 === 1 || lines.length < 2) return null;
  if (lines.filter((line) => /^\s*"|"\s*,?\s*$/.test(line)).length * 3 > lines.length) return null;
  return withEdits(text, [
    { start, end: start + 1, text: "" },
    { start: end, end: end + 1, text: "" },
  ]);
}

const time = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?`;
const clock = /\d[:.]\d\d/;
const stamped = new RegExp(
  String.raw`^[ \t]*(?:>[ \t]?)*(?:[[(]?(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s{1,3})?${time}[\])]?\s{0,2}[-–|]?\s{0,2})?([\p{L}~+][^:\n[\]]{0,40}?)\s?(?:[[(]${time}[\])])?:\s{1,3}(?=\S)`,
  "iu",
);

const bold = /(?<!\*)\*\*(?=[^\s*])([^*\n]{1,120})(?<=[^\s*:])\*\*(?!\*|\s{0,2}:)/g;

/** "ring night aide **Theo**, 850-…": words set in bold stand as any others. */
export function dropBold(text: string): Piece[] | null {
  if (!text.includes("**")) return null;
  // Words in bold that fill a line head what follows.
  const isInline = (start: number, end: number) =>
    /[^\s*]/.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start)) || /^[^\n]*[^\s*]/.test(text.slice(end));
  const found = [...text.matchAll(bold)].filter(
    ({ index, 0: { length }, 1: said = "" }) => isInline(index, index + length) && readLabel(splitWords(said)) === null,
  );
  const marks = found.flatMap(({ index, 0: { length } }) => [
    { start: index, end: index + 2, text: "" },
    { start: index + length - 2, end: index + length, text: "" },
  ]);
  return marks.length === 0 ? null : withEdits(text, marks);
}

const barLine = /^\|(?=[ \t][^|\n]*$)/gm;
const quotedHead = /^\|[ \t]+(?:from|date|sent|to|subject|on [^\n]{4,60} wrote)\b/im;

/** "| Date: Wed, 4 Feb": an older mail that its program quotes with bars. */
export function writeBarQuotes(text: string): Piece[] | null {
  if (!quotedHead.test(text)) return null;
  const bars = [...text.matchAll(barLine)];
  return bars.length < 3
    ? null
    : withEdits(
        text,
        bars.map(({ index }) => ({ start: index, end: index + 1, text: ">" })),
      );
}

/** A sheet that one person sent into a chat, line by line. */
export function dropSoleWriter(text: string): Piece[] | null {
  const first = stamped.exec(text.trimStart())?.[1];
  if (!first || text.split(first).length < 6 || !clock.test(text.slice(0, 40))) return null;
  const edits: Edit[] = [];
  let at = 0;
  let lines = 0;
  let labels = 0;
  for (const line of text.split("\n")) {
    const mark = stamped.exec(line);
    if (line.trim() !== "") lines += 1;
    if (mark?.[1] === first) {
      edits.push({ start: at, end: at + mark[0].length, text: "" });
      if (/^[^:\n]{1,36}[:=]\s{0,3}\S/.test(line.slice(mark[0].length))) labels += 1;
    } else if (mark && clock.test(mark[0])) return null;
    at += line.length + 1;
  }
  if (edits.length < 5 || edits.length * 10 < lines * 8 || labels * 2 < edits.length) return null;
  return withEdits(text, edits);
}

/** "Dec Gender: M\tTime of Death: 4:26 AM": two labelled lines of a sheet side by side. */
export function partSideBySide(text: string): Piece[] | null {
  if (!text.includes("\t")) return null;
  const tabbed = [...text.matchAll(/^([^\t\n]{3,})\t([^\t\n]{3,})$/gm)];
  const isLabelled = (words = "") => /^\s*[\p{L}#*(¿>[][^:\n]{1,38}:\s+\S/u.test(words);
  const both = tabbed.filter((match) => isLabelled(match[1]) && isLabelled(match[2]));
  const lines = text.split("\n").filter((line) => line.includes("\t") && line.trim() !== "").length;
  if (both.length < 4 || both.length * 2 < tabbed.length || tabbed.length * 10 < (lines - 1) * 8) return null;
  return withEdits(
    text,
    tabbed.map(({ 1: left = "", index }) => ({ start: index + left.length, end: index + left.length + 1, text: "\n" })),
  );
}
