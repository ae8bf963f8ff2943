// Tools of the readers: looks around a place that never go further than they are told to.
import { quickOf } from "./parse-quick-pattern";
import type { Span } from "./parse-span";

/** More values of one kind than this are no first call; the rest of the text is not searched for them. */
const mostReadings = 200;
const mostTries = 600;

/** The words as one choice for a pattern, longest first; a space stands for any gap. */
export function choiceOf(words: readonly string[]): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s{1,3}`))
    .join("|");
}

/** A word as the tables write it: small letters, single spaces. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(/\s+/g, " ");
}

/** What stands before `at` in its line, at most `most` characters. */
export function textBefore(text: string, at: number, most: number): string {
  const part = text.slice(Math.max(0, at - most), at);
  return part.slice(Math.max(part.lastIndexOf("\n"), part.lastIndexOf("\r")) + 1);
}

/** What stands behind `at` in its line, at most `most` characters. */
export function textAfter(text: string, at: number, most: number): string {
  const part = text.slice(at, at + most);
  const end = part.search(/[\n\r]/);
  return end < 0 ? part : part.slice(0, end);
}

/** What `read` makes of every place the global pattern fits. Without a word of `needs` it fits nowhere: the search is spared. */
export function readEach<R>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray, at: number) => R | null,
  needs?: RegExp,
): R[] {
  if (needs && !needs.test(text)) return [];
  const readings: R[] = [];
  const search = quickOf(pattern);
  // Walking with the pattern itself spares a copy of it for every text; `read` may use it again.
  for (let from = 0, tries = 0; tries < mostTries && readings.length < mostReadings; tries += 1) {
    search.lastIndex = from;
    const match = search.exec(text);
    if (match === null) break;
    from = match[0] === "" ? match.index + 1 : search.lastIndex;
    const reading = read(match, match.index);
    if (reading !== null) readings.push(reading);
  }
  search.lastIndex = 0;
  return readings;
}

/** The readings by place, without those that overlap one of an earlier list, an earlier place or a greater length. */
export function settle<R extends Span>(...lists: R[][]): R[] {
  let kept: R[] = [];
  for (const list of lists) {
    if (list.length === 0) continue;
    let end = -1;
    const free = list
      .toSorted((one, other) => one.start - other.start || other.end - one.end)
      .filter((one) => {
        if (one.start < end || isTaken(kept, one)) return false;
        end = one.end;
        return true;
      });
    kept = kept.length === 0 ? free : [...kept, ...free].toSorted((one, other) => one.start - other.start);
  }
  return kept;
}

/** Whether `one` overlaps any of the spans, which stand in order and apart. */
function isTaken(sorted: readonly Span[], one: Span): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.end ?? 0) <= one.start) low = middle + 1;
    else high = middle;
  }
  return (sorted[low]?.start ?? Number.POSITIVE_INFINITY) < one.end;
}
