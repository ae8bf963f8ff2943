// The pasted text in pieces: plain words, words that values came from, and what was left out.
import { mostReadCharacters, type Span } from "@/lib/intake/schema";
import type { RequestField } from "@/lib/transports/schema";

/** `open`: the words wait for a decision. */
export type MarkLook = "sure" | "doubtful" | "open";

export interface TextMark extends Span {
  field: RequestField;
  look: MarkLook;
}

export interface Segment extends Span {
  text: string;
  kind: "plain" | "marked" | "withheld";
  /** The fields these words belong to, those with the fewest words first. */
  fields: RequestField[];
  look: MarkLook;
}

const looks: readonly MarkLook[] = ["open", "doubtful", "sure"];

const isWithin = (span: Span, length: number) =>
  Number.isInteger(span.start) &&
  Number.isInteger(span.end) &&
  span.start >= 0 &&
  span.start < span.end &&
  span.end <= length;

const covers = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

/** Cuts the text at every beginning and end of a mark, and at `more` places. What was withheld shows no mark. */
export function segmentText(
  text: string,
  marks: readonly TextMark[],
  withheld: readonly Span[],
  more: readonly number[] = [],
): Segment[] {
  const seen = marks.filter((mark) => isWithin(mark, text.length));
  const hidden = withheld.filter((span) => isWithin(span, text.length));
  const cuts = new Set([0, text.length, ...more]);
  for (const { start, end } of [...seen, ...hidden]) cuts.add(start).add(end);
  const places = [...cuts].toSorted((one, other) => one - other);
  const segments = places.slice(1).map((end, index): Segment => {
    const piece = { start: places[index] ?? 0, end };
    const over = seen.filter((mark) => covers(mark, piece)).toSorted((a, b) => a.end - a.start - (b.end - b.start));
    const isHidden = hidden.some((span) => covers(span, piece));
    return {
      ...piece,
      text: text.slice(piece.start, end),
      kind: isHidden ? "withheld" : over.length > 0 ? "marked" : "plain",
      fields: [...new Set(over.map(({ field }) => field))],
      look: looks.find((look) => over.some((mark) => mark.look === look)) ?? "sure",
    };
  });
  return segments.filter((segment, index) => segment.kind !== "withheld" || segments[index - 1]?.kind !== "withheld");
}

const BLOCK = 600;
const LONGEST_BLOCK = 1200;

/** Where the text is cut into blocks: at ends of lines, and in an endless line at a blank, for browsers draw such a line slowly. */
export function cutBlocks(text: string): number[] {
  const cuts: number[] = [];
  let start = 0;
  while (text.length - start > LONGEST_BLOCK) {
    const line = text.indexOf("\n", start + BLOCK);
    const isNear = line !== -1 && line < start + LONGEST_BLOCK;
    const blank = text.lastIndexOf(" ", start + LONGEST_BLOCK - 1);
    start = isNear ? line + 1 : blank >= start + BLOCK ? blank + 1 : endOfSign(text, start + LONGEST_BLOCK);
    cuts.push(start);
  }
  return cuts;
}

/** Not between the two halves of an emoji. */
const endOfSign = (text: string, place: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place + 1 : place);

/** The pieces of a text, block by block. */
export function blockSegments(text: string, marks: readonly TextMark[], withheld: readonly Span[]): Segment[][] {
  const ends = [...cutBlocks(text), text.length];
  const segments = segmentText(text, marks, withheld, ends);
  let next = 0;
  const blocks = ends.map((end) => {
    const first = next;
    while ((segments[next]?.end ?? Infinity) <= end) next += 1;
    return segments.slice(first, next);
  });
  return blocks.filter((block) => block.length > 0);
}

/** The text with a dot for every sign of the spans; line ends stay, and so does every place in it. */
export function withholdSpans(text: string, spans: readonly Span[]): string {
  const inside = spans.filter((span) => isWithin(span, text.length)).toSorted((one, other) => one.start - other.start);
  let place = 0;
  let withheld = "";
  for (const span of inside) {
    const start = Math.max(place, span.start);
    const end = Math.max(place, span.end);
    withheld += text.slice(place, start) + text.slice(start, end).replace(/[^\n]/g, "•");
    place = end;
  }
  return withheld + text.slice(place);
}

/**
 * As much of a text as was read, dots in place of what was withheld. What stands behind may hold a secret that nobody
 * has looked for, so the last word, which may be cut in two, goes with it.
 */
export function readPart(text: string, withheld: readonly Span[]): string {
  const head = withholdSpans(text.slice(0, mostReadCharacters), withheld);
  if (text.length <= mostReadCharacters) return head;
  const places = [head.lastIndexOf("\n"), head.lastIndexOf(" ")];
  const end = places.find((place) => place > mostReadCharacters - LONGEST_BLOCK);
  return end === undefined ? head.replace(/[\uD800-\uDBFF]$/, "") : head.slice(0, end);
}

const LONGEST_QUOTE = 90;
const WORDS_AROUND = 24;

/** The words of a span on one line, at most 90 signs; blank when it lies outside the text. */
export function quoteSpan(text: string, span: Span | undefined): string {
  if (span === undefined || !isWithin(span, text.length)) return "";
  const words = text.slice(span.start, Math.min(span.end, span.start + 4 * LONGEST_QUOTE));
  return shorten(words.replace(/\s+/g, " ").trim());
}

/** The same with a few words of its line around it. */
export function quoteAround(text: string, span: Span): string {
  if (!isWithin(span, text.length)) return "";
  const before = text.slice(Math.max(0, span.start - WORDS_AROUND), span.start);
  const after = text.slice(span.end, span.end + WORDS_AROUND);
  const isCutBefore = span.start > WORDS_AROUND && !before.includes("\n");
  const isCutAfter = span.end + WORDS_AROUND < text.length && !after.includes("\n");
  const lead = before.slice(before.lastIndexOf("\n") + 1);
  const tail = after.split("\n", 1)[0] ?? "";
  const head = isCutBefore ? lead.replace(/^\S*\s?/, "") : lead;
  const foot = isCutAfter ? tail.replace(/\s?\S*$/, "") : tail;
  return `${head}${quoteSpan(text, span)}${foot}`.replace(/\s+/g, " ").trim();
}

function shorten(words: string): string {
  const signs = Array.from(words);
  return signs.length <= LONGEST_QUOTE
    ? words
    : `${signs
        .slice(0, LONGEST_QUOTE - 1)
        .join("")
        .trimEnd()}…`;
}
