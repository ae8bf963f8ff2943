// Reads the objects of a JSON text: which key holds the object that a label stands in.
import { splitWords, type Word } from "./parse-labels";
import type { Span } from "./parse-span";

/** The inside of an object, and the words of the key that holds it. */
export interface Nest extends Span {
  words: readonly Word[];
}

const opening = /"([\w .-]{2,40})"\s{0,3}:\s{0,3}[{[]|[{[]|[}\]]|"(?:[^"\\\n]|\\.){0,2000}"/g;

/** A list's objects say themselves what they are: `{ "type": "next_of_kin", … }`. */
const ownKind = /^\{\s{0,20}"(?:type|role|kind|contact_?type|party|section)"\s{0,3}:\s{0,3}"([\w .-]{2,40})"/i;

/** The objects within others, inner ones behind those that hold them; none where the text is no JSON. */
export function findNests(text: string): Nest[] {
  if (!/"[\w .-]{2,40}"\s{0,3}:\s{0,3}[{[]/.test(text)) return [];
  const nests: Nest[] = [];
  const open: (Nest | null)[] = [];
  for (const match of text.matchAll(opening)) {
    const [token, key] = match;
    if (token === "}" || token === "]") {
      const nest = open.pop();
      if (nest) nest.end = match.index;
    } else if (key !== undefined) {
      const nest = { words: splitWords(key, match.index + 1), start: match.index + token.length, end: text.length };
      nests.push(nest);
      open.push(nest);
    } else if (token === "{") {
      const kind = ownKind.exec(text.slice(match.index, match.index + 160));
      const nest = kind?.[1]
        ? { words: splitWords(kind[1], match.index), start: match.index + 1, end: text.length }
        : null;
      if (nest) nests.push(nest);
      open.push(nest);
    } else if (token === "[") open.push(null);
  }
  return nests;
}

/** The words of the innermost key around this place. */
export function keyAround(nests: readonly Nest[], at: number): readonly Word[] {
  return nests.findLast(({ start, end }) => at >= start && at < end)?.words ?? [];
}
