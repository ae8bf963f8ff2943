// Tells whether a text reports two persons at once; earlier deaths it mentions do not count.
import { quick } from "./parse-quick-pattern";
import { matchPhrase, phraseBook, splitWords, type Words, wordAt } from "./parse-phrases";
import type { Span } from "./parse-span";
import { corrections, countedPersons, nameLabels, numberedThings, surePairs, twos } from "./words/counts";

const pairs = phraseBook({ pair: surePairs });
const counted = phraseBook({ persons: countedPersons });
const names = phraseBook({ label: nameLabels });
const numbers = new Set(twos.split(", "));
const things = new Set(numberedThings.split(", "));
const corrected = new Set(corrections.split(", "));

/** Nothing that counts stands further behind. */
const mostRead = 20_000;

/** How many persons a text reports, 2 standing for more, and the words that say so. */
export interface PersonCount {
  count: 1 | 2;
  marks: Span[];
  /** What is told of each, one behind the other, where the text keeps them apart. */
  entries: Span[];
}

const spanOf = (words: Words, first: number, length: number): Span => ({
  start: words.starts[first] ?? 0,
  end: words.ends[first + length - 1] ?? 0,
});

/** "two for you", "2 residents": said in so many words. */
function findSaid(words: Words): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < words.folded.length; at += 1) {
    const pair = matchPhrase(pairs, words, at);
    if (pair) found.push(spanOf(words, at, pair.length));
    if (!numbers.has(words.folded[at] ?? "") || words.folded[at] === "both") continue;
    const persons = matchPhrase(counted, words, at + 1);
    const before = words.text.slice(Math.max(0, (words.starts[at] ?? 0) - 24), words.starts[at]);
    // "the last two residents" and "these 2 patients" of before are none of this call.
    const isNew =
      /(?:^|[\n.:,!"-]\s*|\b(?:have|has|had|got|get|with|for|is|are|need|needs|report|reporting|tenemos|hay)\s+)$/i.test(
        before,
      );
    const behind = words.text.slice(
      words.ends[at + (persons?.length ?? 0)],
      (words.ends[at + (persons?.length ?? 0)] ?? 0) + 40,
    );
    if (persons && isNew && !/^ of\b|\blast (?:week|month|year)/i.test(behind))
      found.push(spanOf(words, at, persons.length + 1));
  }
  return found;
}

const askedOfDecedents =
  /\b(?:dob|d\.o\.b|tod|dod|age|born|yo|y\/o|male|female|passed|died|pronounced)\b|\b\d{2} ?[MF]\b|\b[MF][ /]?\d{2}\b|^[\p{L}'-]+,? [\p{L}.' -]{2,30},? \d{2}(?![\d/.-])/iu;
const numbered = quick(
  /(?:^|[\n;|.,(]|\s)((?:[Dd]ec(?:edent|eased)?|DEC(?:EDENT|EASED)?|[Pp]t|PT|[Pp]atient|PATIENT|[Bb]ody|BODY|[Rr]emoval|REMOVAL|[Pp]erson|[Rr]esident|RESIDENT|[Ss]ubj(?:ect)?|SUBJ(?:ECT)?|[Vv]ictim|VICTIM|[Ee]ntry|ENTRY|[Nn]ame|NAME)\s?)?(?:#\s?|[Nn]o\.? ?)?([12]|(?<=\()[ABab](?=\))|(?<=\p{L} )[AB]|[AB](?=\)\s))[).:]?(?: ?[=:])?\s{1,3}(?:[A-Z][a-z]{1,8}:\s)?(?:\p{Ll}{3,10} (?=\p{Lu}))?(?=\p{Lu}[\p{L}'-]+,? \p{Lu})/gu,
);

const next: Readonly<Record<string, string>> = { 1: "2", A: "B", a: "b" };

/** "1. DELACROIX, YVONNE   F   DOB 04/11/1943": a person's line, and no numbered question of a form. */
function isPersonsLine(text: string, at: number): boolean {
  const line = /^[^\n]*/.exec(text.slice(at, at + 160))?.[0] ?? "";
  const colon = line.indexOf(":");
  return (colon < 0 || colon > 40) && askedOfDecedents.test(line) && /\d/.test(line);
}

/** "#1 Alma Reyes … #2 Dolores Reyes": numbered names with what is asked of a decedent behind them. */
function findNumbered(text: string): Span[] {
  const found: (Span & { digit: string })[] = [];
  for (const match of text.matchAll(numbered)) {
    const [whole, label, digit = ""] = match;
    const start = match.index + whole.search(/\S/);
    const end = match.index + whole.length;
    const before = /[a-z]+(?=[^a-z]{0,6}$)/.exec(text.slice(Math.max(0, start - 14), start).toLowerCase())?.[0] ?? "";
    const isListed = /[#)]/.test(whole) || (/^(?:\n|$)/.test(whole) || start === 0 ? isPersonsLine(text, end) : false);
    if (!label && (!isListed || things.has(before) || !askedOfDecedents.test(text.slice(end, end + 90)))) continue;
    const first = /^\p{Lu}[\p{L}'-]*/u.exec(text.slice(end, end + 30))?.[0] ?? "";
    if (found.length === 0 ? /[1Aa]/.test(digit) : digit === next[found[0]?.digit ?? ""])
      found.push({ start, end: end + first.length, digit });
    if (found.length === 2) return found.map((mark) => ({ start: mark.start, end: mark.end }));
  }
  return [];
}

const whose = String.raw`(?:resident|patient|decedent|deceased|person|body|removal|pt|res) ?#? ?`;
const opens = (counted: string, ordinal: string) =>
  new RegExp(
    String.raw`(?:^|\n)[ \t*•-]*(?:${whose}(?:${counted})|(?:the )?(?:${ordinal})(?: (?:one|is|resident|patient|decedent))?)[ \t]*(?:[:.)-]|,|\n)`,
    "i",
  );
const opensFirst = opens("one|1|a", "first|1st");
const opensSecond = opens("two|2|b", "second|2nd");
const infant = /\band (?:her|his|the|their) (?:newborn|infant|baby)\b[^.\n]{0,60}\bdied\b/i;

/** "First: Mr. Winslow, TOD 0205 … Second: Ms. Greer, TOD 0310", a mother "and her baby girl, … died". */
function findOrdered(text: string): Span[] {
  const [first, second] = [opensFirst.exec(text), opensSecond.exec(text)];
  if (!first || !second || second.index < first.index) return [];
  return [first, second].every(({ index, 0: head }) =>
    askedOfDecedents.test(text.slice(index + head.length, index + head.length + 160)),
  )
    ? [first, second].map(({ index, 0: head }) => ({
        start: index + head.search(/\S/),
        end: index + head.trimEnd().length,
      }))
    : [];
}

/** A child that was born and died with the mother. */
function findInfant(text: string): Span[] {
  const match = infant.exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
}

/** Whether a correction or a quoted mail stands between two places. */
function isCorrected(words: Words, from: number, until: number): boolean {
  if (/\n\s*>|-{5}|\bwrote:/.test(words.text.slice(from, until))) return true;
  for (let at = wordAt(words, from); at < words.starts.length && (words.starts[at] ?? until) < until; at += 1) {
    if (corrected.has(words.folded[at] ?? "")) return true;
  }
  return false;
}

/** "Gordon Ames, DOB 4/4/1948, and Lucille Ames, DOB 6/16/1950": two births in one sentence. */
function findBirths(words: Words): Span[] {
  const birth = /\b(?:dob|d\.o\.b\.?|date of birth|born|b\.)[\s:,]{0,4}(?:on |is )?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})/gi;
  let last: { span: Span; date: string } | null = null;
  for (const match of words.text.matchAll(birth)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const date = match[1] ?? "";
    const between = last ? words.text.slice(last.span.end, span.start) : "";
    const isPair =
      last && !isSameDay(last.date, date) && between.length < 90 && /(?:\band\b|&|\by\b|\n)/i.test(between);
    if (
      last &&
      isPair &&
      /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(between) &&
      !/\b(?:nok|wife|husband|son|daughter|kin|spouse|contact|informant)\b/i.test(between)
    ) {
      if (!isCorrected(words, last.span.end, span.start)) return [last.span, span];
    }
    last = { span, date };
  }
  return [];
}

/** "1/2/1950" and "2/1/1950": one day, written by two hands. */
const isSameDay = (one: string, other: string) =>
  one.split(/[/.-]/).toSorted().join() === other.split(/[/.-]/).toSorted().join();

/** The name behind a label, in small words; empty when the label is none. */
function nameBehind(words: Words, index: number, length: number): string[] {
  const end = words.ends[index + length - 1] ?? 0;
  const value = /^[ \t]*(?:#?\d)?[ \t]*(?::|\t|\n)[ \t]*([^\n\t|;:]{3,48})/.exec(words.text.slice(end, end + 64))?.[1];
  if (value === undefined || /\d/.test(value)) return [];
  const isLine = /(?:^|[\n\t|;>]|\s{2})[\s>*]*$/.test(
    words.text.slice(Math.max(0, (words.starts[index] ?? 0) - 4), words.starts[index]),
  );
  if (!isLine) return [];
  return splitWords(value).folded.filter((word) => word.length > 1);
}

const isSame = (a: readonly string[], b: readonly string[]) => {
  const shared = a.filter((word) => b.includes(word)).length;
  return shared >= Math.min(2, a.length, b.length);
};

/** Two labels of the same words with different persons behind them. */
function findLabelled(words: Words): Span[] {
  const seen: { label: string; name: string[]; span: Span }[] = [];
  let at = 0;
  while (at < words.folded.length && seen.length < 40) {
    const match = matchPhrase(names, words, at);
    if (!match) {
      at += 1;
      continue;
    }
    const name = nameBehind(words, at, match.length);
    const label = words.folded.slice(at, at + match.length).join(" ");
    const span = spanOf(words, at, match.length);
    if (name.length >= 2) {
      const other = seen.find((earlier) => earlier.label === label && !isSame(earlier.name, name));
      if (other && !isCorrected(words, other.span.end, span.start)) return [other.span, span];
      seen.push({ label, name, span });
    }
    at += match.length;
  }
  return [];
}

const isDated = /\d[/.-]\d|\b\d{1,2} \p{L}{3,9} \d{4}\b/u;

/** A table with a line of headings and a line for each person. */
function findRows(text: string): Span[] {
  let at = 0;
  for (const line of text.split("\n")) {
    const start = at;
    at += line.length + 1;
    const sign = [/\t|\|/, /;/, /,/].find((one) => line.split(one).length >= 4);
    if (!sign) continue;
    const isCsv = !/\t|\|/.test(line);
    const columns = line.split(sign).length;
    // A table of two columns lists what is known of one person.
    if (
      (isCsv && (columns < 6 || /\. /.test(line))) ||
      line.split(sign).filter((cell) => cell.trim() !== "").length < 3 ||
      /[:\d]/.test(line) ||
      !/(?:\b|_)(?:dob|decedent|deceased|last|name)\b/i.test(line)
    )
      continue;
    const [first = "", second = ""] = text.slice(at, at + 4_000).split("\n");
    // Between commas a name and an address are parted too.
    const more = sign.source === "," ? 6 : 1;
    const isRow = (row: string) => {
      const excess = row.split(sign).length - columns;
      return excess >= -1 && excess <= more && /\d/.test(row) && (!isCsv || isDated.test(row));
    };
    if (!isRow(first) || !isRow(second) || first.trim() === second.trim()) continue;
    const from = start + line.length + 1;
    return [
      { start: from, end: from + first.length },
      { start: from + first.length + 1, end: from + first.length + 1 + second.length },
    ];
  }
  return [];
}

/** What is told of each: from the first mark to the second, and as far behind the second as its paragraph goes. */
function entriesOf(text: string, [first, second]: readonly Span[]): Span[] {
  if (!first || !second) return [];
  const lineOf = ({ start }: Span) => text.lastIndexOf("\n", start - 1) + 1;
  const [from, middle] =
    lineOf(first) === lineOf(second) ? [first.start, second.start] : [lineOf(first), lineOf(second)];
  // Of as many lines as the first one's.
  const lines = text.slice(from, middle).trimEnd().split("\n").length;
  const behind = text.slice(middle).split("\n").slice(0, lines).join("\n");
  const blank = behind.search(/\n\s*\n/);
  return [
    { start: from, end: middle },
    { start: middle, end: middle + (blank < 0 ? behind.length : blank) },
  ];
}

/** Whether the text reports two persons (or more) at once, and where it says so. Precision goes before recall. */
export function countPersons(text: string): PersonCount {
  const words = splitWords(text.slice(0, mostRead));
  const parted = [
    findRows(words.text),
    findNumbered(words.text),
    findLabelled(words),
    findOrdered(words.text),
    findInfant(words.text),
  ];
  const marks = [...findSaid(words), ...findBirths(words), ...parted.flat()];
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart = marks.filter((mark, index) => index === 0 || mark.start >= (marks[index - 1]?.end ?? 0));
  const pair = parted.find(({ length }) => length === 2);
  return { count: apart.length > 0 ? 2 : 1, marks: apart, entries: entriesOf(words.text, pair ?? []) };
}
