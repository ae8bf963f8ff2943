// The pasted text laid out for reading: plain characters at the same places, without quote marks, in lines.
import { quick } from "./parse-quick-pattern";
import type { Span } from "./parse-span";
import { joinWrapped } from "./parse-wrapped";
import { mostReadCharacters } from "./schema";

export interface Line extends Span {
  /** How often the line is quoted (`>`); 0 in the newest mail. */
  depth: number;
  isBlank: boolean;
  /** Has words that were taken out, so that it is not blank for the reader of labels. */
  isMasked: boolean;
}

export interface Page {
  /** As long as the text that was sent, so that places agree. */
  text: string;
  lines: readonly Line[];
}

/** What a taken-out character leaves: white to every reader, yet no gap between columns. */
export const filler = "\u00A0";

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\r(?=\n)/g, " "],
  [/[\r\u2028\u2029\u0085]/g, "\n"],
  // Not the tab, which parts the cells of a table.
  [
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00A0\u00AD\u1680\u2000-\u200F\u202A-\u202F\u205F-\u206F\u3000\uFEFF]/g,
    " ",
  ],
  [/[\u2018\u2019\u201A\u2032\u00B4]/g, "'"],
  [/[\u201C\u201D\u201E\u2033\u00AB\u00BB]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/\uFF1A/g, ":"],
];

/** The text in plain characters, at the same length. */
export function plainText(source: string): string {
  let text = source;
  for (const [pattern, by] of replacements) text = text.replace(pattern, by);
  return text;
}

/** Opens the text; only its first `mostReadCharacters` characters are looked at. */
export function openPage(source: string): Page {
  let text = plainText(source.slice(0, mostReadCharacters));
  if (/[<&]/.test(text)) text = openMarkup(text);
  text = text.replace(/(?<=\S) [\u00B7\u2022] (?=\S)/g, " , ").replace(/(?<=\S) , (?=[^,:\n]{1,30}:)/g, " | ");
  text = text.replace(/(?<=[A-Za-z.] {1,3})\*(?= {1,3}[A-Z][A-Za-z. ]{2,24},? [A-Z]{2} \d{5})/g, ",");
  // The keys of an export: "decedent.first=Mei-Ling".
  if (/^(?:(?![\n\r\u2028\u2029])[\s"'])*[a-z_]+\.[a-z_.]+["']? ?[=:]/im.test(text))
    text = text.replace(/^[ \t"']*[a-z_]{2,24}(?:\.[a-z_\d]{1,24}){1,4}(?=["']? ?[=:](?!\/\/))/gim, (key) =>
      key.replaceAll(".", "_"),
    );
  text = text.replace(/^[ \t]*(?:>[ \t]?){1,20}/gm, (quote) => " ".repeat(quote.length));
  // "(DOB) 07-04-1953   (Age) 72": labels in brackets, on a sheet of them.
  if ((text.match(bracketWord) ?? []).length > 5)
    text = text.replace(bracketLabel, (_, lead: string, label: string) => `${lead} ${label}:`);
  // "Age _70_": what is written on a line.
  if (text.includes("_")) text = text.replace(/(?<![\w_])_(?=[^\s_])(?![xX✓]_)([^_\n]{1,60}?)_(?![\w_])/g, " $1 ");
  text = text
    .replace(/`/g, filler)
    .replace(/^([ \t]{0,8})(#{1,6})(?=[ \t])/gm, (_, lead: string, marks: string) => lead + " ".repeat(marks.length));
  // "PHONE-----: 603 555 0173": a line drawn up to the colon.
  text = text.replace(drawn, (line) => `:${" ".repeat(line.length - 1)}`);
  text = narrowed(joinWrapped(withoutMarkup(text)));
  return { text, lines: readLines(text, source) };
}

const drawn = quick(/(?<=[\p{L}\d)])-{2,20}:(?=\s)/gu);
const bracketLabel = /((?:^|[ \t]{2,}))\((\p{Lu}[\p{L}. ]{1,22})\)(?=[ \t])/gmu;
/** As many of them, found without reading every gap from each of its blanks on. */
const bracketWord = quick(/(?<=^|[ \t]{2})\(\p{Lu}[\p{L}. ]{1,22}\)(?=[ \t])/gmu);
const wide = /[^\0-\xFF]/;

/** The same text, built anew where only Latin letters are left: kept in a byte a letter it is searched in half the time. */
const narrowed = (text: string) => (wide.test(text) ? text : text.split("").join(""));

const padded = (by: string) => (match: string) => by + filler.repeat(match.length - by.length);

const html = /^(?:table|tr|td|th|thead|tbody|p|div|span|b|i|u|strong|em|ul|ol|li|html|head|title|body|font|a|h[1-6])$/i;

/** `<DateOfBirth>3/5/1941</DateOfBirth>` is a label with its words; an element that holds others heads them. */
function openElements(text: string): string {
  if (!/<([A-Za-z][\w.:-]{1,40})>[^<>\n]{1,200}<\/\1>/.test(text)) return text;
  return text
    .replace(/<([A-Za-z][\w.:-]{1,40})>(?=([^<>\n]{0,300})<\/\1>)/g, (tag, name: string) =>
      html.test(name) ? tag : `${filler}${name}:`,
    )
    .replace(/<\/([A-Za-z][\w.:-]{1,40})>(?=([ \t]*<)?)/g, (tag, name: string, more?: string) =>
      html.test(name) ? tag : (more ? "|" : filler) + filler.repeat(tag.length - 1),
    )
    .replace(/^([ \t]*)<([A-Za-z][\w.:-]{1,40})>(?=[ \t]*$)/gm, (tag, lead: string, name: string) =>
      html.test(name) ? tag : `${lead}${filler}${name}:`,
    );
}

/** Tags of pasted pages become what they show: cells, line ends, nothing. */
function openMarkup(text: string): string {
  return openElements(text)
    .replace(/<\/th>\s{0,20}<td[^<>]{0,80}>/gi, (match) =>
      match.includes("\n") ? padded("")(match) : padded(":")(match),
    )
    .replace(/<\/t[hd]>\s{0,20}<t[hd][^<>]{0,80}>/gi, (match) =>
      match.includes("\n") ? match.replace(/[^\n]/g, " ") : padded("\t")(match),
    )
    .replace(/<br\s?\/?>/gi, (tag) => `,${" ".repeat(tag.length - 1)}`)
    .replace(
      /<\/?(?:table|tr|td|th|thead|tbody|p|div|span|b|i|u|strong|em|ul|ol|li|html|body|font|a|hr|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi,
      padded(""),
    )
    .replace(/&(?:amp|nbsp|mdash|ndash|quot|apos|rsquo|lt|gt|#\d{1,4});/gi, (entity) =>
      padded(
        (
          {
            "&amp;": "&",
            "&mdash;": "-",
            "&ndash;": "-",
            "&quot;": '"',
            "&apos;": "'",
            "&#39;": "'",
            "&#38;": "&",
            "&#34;": '"',
            "&#8217;": "'",
            "&#8211;": "-",
            "&#8212;": "-",
            "&rsquo;": "'",
          } as Record<string, string>
        )[entity.toLowerCase()] ?? "",
      )(entity),
    );
}

/** Marks of stress give way; what is struck through is gone. */
function withoutMarkup(text: string): string {
  return text
    .replace(/~~[^~\n]{1,60}~~/g, padded(""))
    .replace(
      /(?<![\w.:?)])__(?=[A-Za-z])([^_\n]{1,80})__(?!\w)/g,
      (_, words: string) => filler + filler + words + filler + filler,
    )
    .replace(/\*\*/g, filler + filler);
}

/** The page with words taken out; lines stay. */
export function maskPage(page: Page, spans: readonly Span[]): Page {
  if (spans.length === 0) return page;
  const text = maskText(page.text, spans);
  const lines = page.lines.map((line) => {
    const isBlank = text.slice(line.start, line.end).trim() === "";
    return isBlank === line.isBlank && !touches(line, spans) ? line : { ...line, isBlank, isMasked: true };
  });
  return { text, lines };
}

const touches = (line: Span, spans: readonly Span[]) =>
  spans.some(({ start, end }) => start < line.end && end > line.start);

const blank = (part: string) =>
  part.includes("\n")
    ? part
        .split("\n")
        .map((line) => filler.repeat(line.length))
        .join("\n")
    : filler.repeat(part.length);

/** The text with fillers where the spans are; line breaks stay. Spans are sorted. */
export function maskText(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), blank(text.slice(from, end)));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

function readLines(text: string, source: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const part of text.split("\n")) {
    const end = start + part.length;
    const quote = /^[ \t]*(?:>[ \t]?){1,20}/.exec(source.slice(start, Math.min(end, start + 60)));
    lines.push({
      start,
      end,
      depth: quote ? quote[0].replace(/[^>]/g, "").length : 0,
      isBlank: part.trim() === "",
      isMasked: false,
    });
    start = end + 1;
  }
  return lines;
}
