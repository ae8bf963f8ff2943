// Parts running text into sentences, over the line breaks of wrapped mails.
import { filler, type Page } from "./parse-page";
import type { Span } from "./parse-span";

const shortened =
  /(?:^|[\s("'\u00A0])(?:dr|dra|mr|mrs|ms|sr|sra|jr|st|ste|rev|fr|sgt|cpl|lt|capt|ofc|det|dep|insp|inv|hon|prof|supv|supt|asst|assoc|maj|cmdr|lcdr|sr|bro|atty|wm|geo|chas|jos|thos|robt|edw|(?:deputy|chief|asst|assistant|associate) med|no|nos|apt|ext|rm|bldg|fl|ave|blvd|rd|ln|hwy|ph|tel|hosp|approx|appt|dept|co|ft|mt|wt|ht|lb|lbs|oz|in|e|w|n|s|ne|nw|se|sw|p\.?\s?o|u\.?\s?s|a|p|d\.?\s?o|t\.?\s?o|d\.\s?o\.\s?[bd]|t\.\s?o\.\s?d|n\.\s?o\.\s?k|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|vs|etc|enf|[a-z])\.$/i;

/** "Exp. 2335 Thursday", "pron. 0144". */
const shortenedBefore = /(?:^|[\s("'\u00A0])(?:expd?|pron|decd?|est|att|cert|arr|req|rm|min|max|temp|t|ret)\.$/i;

/** "It was 2:50 a.m. when he passed", "around 4:00 p.m. on Wednesday" go on. */
const halfOfDay = /[\d ][ap]\. ?m\.$/i;

/** How often the line is quoted that holds this place. */
export function depthAt(page: Page, at: number): number {
  let low = 0;
  let high = page.lines.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((page.lines[middle]?.end ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return page.lines[low]?.depth ?? 0;
}

/** Whether the line goes on in the next one: it is long, and the next begins small or the line ends in mid-sentence. */
function goesOn(line: string, next: string): boolean {
  const end = line.trimEnd();
  if (end.length < 48 || /[.!?:;]["')]?$/.test(end)) return false;
  return (
    /^\s*[\p{Ll}\d("'&]/u.test(next) ||
    /[,&]$|\b(?:and|or|the|a|an|to|at|of|in|is|with|from|for|her|his)$/i.test(end) ||
    end.length > 66
  );
}

/** The sentences of the page in order; never over a blank line. */
export function findSentences({ text, lines }: Page): Span[] {
  const sentences: Span[] = [];
  let at = 0;
  while (at < lines.length) {
    const first = lines[at];
    if (!first || first.isBlank) {
      at += 1;
      continue;
    }
    let last = at;
    while (lines[last + 1] && !lines[last + 1]?.isBlank && lines[last + 1]?.depth === first.depth) {
      const line = lines[last] as Span;
      const next = lines[last + 1] as Span;
      // A masked beginning is another speaker's.
      if (text[next.start] === filler) break;
      if (!goesOn(text.slice(line.start, line.end), text.slice(next.start, next.end))) break;
      last += 1;
    }
    splitParagraph(text, { start: first.start, end: (lines[last] as Span).end }, sentences);
    at = last + 1;
  }
  return sentences;
}

function splitParagraph(text: string, { start, end }: Span, sentences: Span[]): void {
  let from = start;
  const add = (to: number) => {
    const span = trimmed(text, { start: from, end: to });
    if (span.end > span.start) sentences.push(span);
    from = to;
  };
  for (const match of text.slice(start, end).matchAll(/[.!?]+["')\]]{0,2}(?=[\s\u00A0]|$)|[|\t\u2022]|;(?=\s)/g)) {
    const stop = start + match.index + match[0].length;
    if (
      match[0] === "." &&
      halfOfDay.test(text.slice(Math.max(start, stop - 12), stop)) &&
      /^\s+\p{Ll}/u.test(text.slice(stop, stop + 6))
    )
      continue;
    if (
      match[0] === "." &&
      /^[\s\u00A0]\d/.test(text.slice(stop, stop + 2)) &&
      shortenedBefore.test(text.slice(Math.max(start, stop - 8), stop))
    )
      continue;
    if (
      match[0] === "." &&
      shortened.test(text.slice(Math.max(start, stop - 8), stop)) &&
      !/^\s+(?:he|she|they|his|her|we|i|the|please|no|not|family|wife|husband)\b/i.test(text.slice(stop, stop + 12))
    )
      continue;
    add(stop);
  }
  add(end);
}

function trimmed(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] as string)) from += 1;
  while (to > from && /\s/.test(text[to - 1] as string)) to -= 1;
  return { start: from, end: to };
}

const shortWord =
  /(?:\b(?:St|Mt|Ft|Dr|Drs|Mr|Mrs|Ms|Rev|Sgt|Lt|Det|Dep|Inv|Ofc|Capt|Jr|Sr|Co|No|Bros|Hosp|Ctr|[A-Z]))$/;

/** Behind "a.m." the sentence goes on. */
const goesOnBehind = /^ (?:\p{Ll}|I\b|\p{Lu}\p{Ll}+day\b)/u;

/** Where the sentence begins in which the place stands. */
export function clauseStart(text: string, at: number): number {
  for (let place = at - 1; place >= 0 && at - place < 200; place -= 1) {
    const char = text.charAt(place);
    if (char === "\n" || char === ";" || char === "!" || char === "?" || char === '"' || char === "|") return place + 1;
    if (
      char === "." &&
      /\s/.test(text.charAt(place + 1)) &&
      !shortWord.test(text.slice(Math.max(0, place - 5), place)) &&
      !(
        /\d ?[ap]\.m$/i.test(text.slice(Math.max(0, place - 5), place)) &&
        goesOnBehind.test(text.slice(place + 1, place + 14))
      )
    )
      return place + 1;
  }
  return Math.max(0, at - 200);
}
