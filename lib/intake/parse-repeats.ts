// Shortens a passage that is told again and again in a row: whoever repeats the same words tells nothing more by them.
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

/** So many characters that come again are looked at as part of a repetition. */
const window = 16;
/** No sheet's row and no saying is longer. */
const longestPassage = 600;
/** So often a passage stands at least. */
const kept = 3;
/** Short ones stand oftener: a row of boxes or dots is drawn with them. */
const keptCharacters = 120;

/** The text with each passage at most a few times in a row; null where none is told so often. */
export function closeRepeats(text: string): Piece[] | null {
  const edits: Edit[] = [];
  const seen = new Seen();
  for (let at = 0; at + window <= text.length; at += 1) {
    const before = seen.replace(text, at);
    const period = at - before;
    if (before < 0 || period > longestPassage) continue;
    const end = repeatedUntil(text, at, period);
    const times = Math.floor((end - before) / period);
    const most = Math.max(kept, Math.ceil(keptCharacters / period));
    if (times >= 2 * most && /[\p{L}\p{N}]/u.test(text.slice(before, at)))
      edits.push({ start: before + most * period, end: before + times * period, text: "" });
    // What was found alike is not looked through again from each of its places.
    at = Math.max(at, end - window);
  }
  return edits.length === 0 ? null : withEdits(text, edits);
}

/** How far each character from `at` on is the one that stands `period` before it. */
function repeatedUntil(text: string, at: number, period: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) === text.charCodeAt(end - period)) end += 1;
  return end;
}

/** Where the same few characters stood last; now and then others, which whoever asks sees at once. */
class Seen {
  readonly #places = new Int32Array(1 << 13).fill(-1);

  /** Their last place before `at`, or -1; `at` is their last from now on. */
  replace(text: string, at: number): number {
    let hash = 0;
    for (let index = at; index < at + window; index += 1) hash = Math.imul(hash, 31) + text.charCodeAt(index);
    const slot = (hash ^ (hash >>> 13)) & (this.#places.length - 1);
    const before = this.#places[slot] as number;
    this.#places[slot] = at;
    return before;
  }
}
