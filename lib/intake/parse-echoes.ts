// Finds what was withheld once wherever it stands again: a secret is one on the whole page, not only behind its label.
import type { Span } from "./parse-span";
import type { Dropped } from "./schema";

/** Fewer digits also end telephone numbers and tell years. */
const leastDigits = 5;
const leastLetters = 5;
/** A page that repeats itself is no page; so much is looked for. */
const mostSecrets = 60;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What of a secret stands again where it does: the digits of a number, or words. */
interface Needle {
  digits: string;
  words: readonly string[];
}

/** Null for what may mean something else elsewhere. */
function needleOf(kind: Dropped["kind"], said: string): Needle | null {
  const digits = said.replace(/\D/g, "");
  const isNumber = digits.length >= leastDigits && !/\p{L}/u.test(said);
  if (isNumber) return { digits, words: [] };
  if (kind === "password") {
    const word = said.trim();
    const isTold = word.length >= leastLetters && !/\s/.test(word) && /[\d\p{P}\p{S}]/u.test(word);
    return isTold ? { digits: "", words: [word] } : null;
  }
  if (kind !== "cause-of-death" || !/\p{L}{3}\P{L}+\p{L}{3}/u.test(said)) return null;
  return { digits: "", words: said.trim().split(/\s+/) };
}

/** "666-50-1188" as it may stand again: "666501188", "666 50 1188". */
const patternOf = ({ digits, words }: Needle): string =>
  digits === "" ? words.map(escaped).join(String.raw`\s{1,3}`) : digits.split("").join(String.raw`[ .\-–—/]{0,2}`);

/** Whether the words stand at `at`, blanks between them. */
function standAt(text: string, at: number, words: readonly string[]): boolean {
  let end = at;
  return words.every((word, count) => {
    const begin = count === 0 ? at : behindBlanks(text, end);
    if ((count > 0 && begin === end) || !text.startsWith(word, begin)) return false;
    end = begin + word.length;
    return true;
  });
}

function behindBlanks(text: string, from: number): number {
  let at = from;
  while (at - from < 3 && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** Whether any may stand where none is known: many times as fast as to find them, and most pages tell each once. */
function mayStandAgain(text: string, needles: readonly Needle[], known: ReadonlySet<number>): boolean {
  const small = text.toLowerCase();
  // Letters beyond ASCII have more forms than these two; the long s is one of "s".
  if (small.length !== text.length || small.includes("\u017F")) return true;
  for (const needle of needles) {
    const words = needle.words.map((word) => word.toLowerCase());
    const [first = ""] = words;
    if (first === "") continue;
    if (words.some((word) => /[^\0-\x7f]/.test(word))) return true;
    for (let at = small.indexOf(first); at >= 0; at = small.indexOf(first, at + 1))
      if (!known.has(at) && standAt(small, at, words)) return true;
  }
  const numbers = needles.flatMap(({ digits }) => (digits === "" ? [] : [digits]));
  if (numbers.length === 0) return false;
  for (const { index, 0: row } of text.matchAll(/\d(?:[ .\-–—/]{0,2}\d){4,}/g)) {
    const digits = row.replace(/\D/g, "");
    if (known.has(index) && numbers.includes(digits)) continue;
    const places = [...row.matchAll(/\d/g)].map((digit) => index + digit.index);
    for (const number of numbers)
      for (let at = digits.indexOf(number); at >= 0; at = digits.indexOf(number, at + 1))
        if (!known.has(places[at] as number)) return true;
  }
  return false;
}

/** Where the secrets stand again; in one pass over the text. */
export function findEchoes(text: string, secrets: readonly Dropped[]): Dropped[] {
  const patterns = new Map<string, Dropped["kind"]>();
  const needles: Needle[] = [];
  const seen = new Set<string>();
  for (const { kind, start, end } of secrets) {
    if (patterns.size >= mostSecrets) break;
    if (end - start > 80) continue;
    const said = text.slice(start, end);
    if (seen.has(`${kind} ${said}`)) continue;
    seen.add(`${kind} ${said}`);
    const needle = needleOf(kind, said);
    if (!needle) continue;
    const pattern = patternOf(needle).toLowerCase();
    if (!patterns.has(pattern)) needles.push(needle);
    patterns.set(pattern, kind);
  }
  const known = new Set(secrets.map(({ start }) => start));
  if (patterns.size === 0 || !mayStandAgain(text, needles, known)) return [];
  const sources = [...patterns.keys()];
  const all = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${sources.map((one) => `(${one})`).join("|")})(?![\p{L}\p{N}])`,
    "giu",
  );
  const isKnown = ({ start }: Span) => known.has(start);
  return [...text.matchAll(all)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const place = match.slice(1).findIndex((group) => group !== undefined);
    const kind = patterns.get(sources[place] ?? "");
    return kind && !isKnown(span) ? [{ kind, ...span }] : [];
  });
}
