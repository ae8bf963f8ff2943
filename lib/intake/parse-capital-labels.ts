// Sets a colon behind labels in capitals that only a blank parts from their values: "NEXT OF KIN PHONE 773-555-0188".
import { type Edit, withEdits } from "./parse-edits";
import { areSpeakers } from "./parse-label-signs";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const fewest = 6;
const mostWords = 8;
/** A run of words in capitals at the beginning of a line, behind a bullet perhaps, and what is none. */
const capitals =
  /^([ \t]{0,8}(?:[-*•·◦▪] )?)((?:\p{Lu}[\p{Lu}\d.'’&/#@-]*|[&/#])(?: (?:\p{Lu}[\p{Lu}\d.'’&/#@-]*|[&/#]|\([\p{Lu} /]+\)))*\??) (?=[^\s.:=|/(-]|\(?\d|\( ?[)XxYN•✓]|[[☐☑☒_(])/u;
/** A sign behind the words in capitals parts them as it stands. */
const signed = /^[^\s\p{Ll}\d]+(?: [^\s\p{Ll}\d]+)*(?: ?(?:[:=|?]|\/ (?!\p{Lu}{2})|\.{2})| {2})/u;
/** Further labels in the line: the page is set in columns or in running forms, which are read as they stand. */
const further = /(?<=[\p{Ll}\d.] | {2})(\p{Lu}{2,}(?: \p{Lu}{2,})*) {1,9}(?=[^\s:])/gu;
const mostFurther = 2;
/** Words in capitals that begin a name or a line of an address, and no label. */
const noLabel = /^(?:PO BOX|RN|LPN|MD|DR|MR|MRS|MS|I|A|OK)$/;
const speaker = /^[ \t]{0,4}(\p{Lu}{2,}(?: \([^()\n]{1,20}\))?) (?=\S)/u;

const firstOf = (name = "") => name.split(" ")[0] ?? "";

/** The lines with colons behind their labels, or behind those who speak; null where few lines begin so. */
export function writeCapitalLabels(text: string): Piece[] | null {
  if (!/^[ \t]{0,8}(?:[-*•·◦▪] )?\p{Lu}{2}/mu.test(text) || !/\p{Ll}/u.test(text)) return null;
  const edits: Edit[] = [];
  const spoken: Edit[] = [];
  const names: string[] = [];
  let [from, filled, known, columns] = [0, 0, 0, 0];
  for (const line of text.split("\n")) {
    if (line.trim() !== "") filled += 1;
    if ([...line.matchAll(further)].some(([, words = ""]) => readLabel(splitWords(words)) !== null)) columns += 1;
    const name = speaker.exec(line);
    if (name?.[1]) {
      names.push(name[1]);
      const at = from + name[0].length - 1;
      spoken.push({ start: at, end: at, text: ":" });
    }
    const label = signed.test(line) ? null : labelOf(line);
    if (label) {
      if (label.isKnown) known += 1;
      edits.push({ start: from + label.end, end: from + label.end, text: ":" });
    }
    from += line.length + 1;
  }
  const counts = new Map<string, number>();
  for (const name of names) counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1);
  if (spoken.length >= filled * 0.8 && areSpeakers(names))
    return withEdits(
      text,
      // The title of a transcript speaks once.
      spoken.filter((_, at) => (counts.get(firstOf(names[at])) ?? 0) > 1),
    );
  const isList = columns <= mostFurther && known >= edits.length * 0.6 && edits.length >= filled * 0.4;
  return known >= fewest && isList ? withEdits(text, edits) : null;
}

/** Where the label ends: the longest that is known, else all words in capitals before others. */
function labelOf(line: string): { end: number; isKnown: boolean } | null {
  const match = capitals.exec(line);
  if (!match) return null;
  const [whole, margin = "", run = ""] = match;
  if (run.length < 2 || noLabel.test(run)) return null;
  const words = splitWords(run, 0);
  let count = Math.min(words.length, mostWords);
  while (count > 0 && readLabel(words.slice(0, count)) === null) count -= 1;
  const value = line.slice(whole.length);
  if (count === 0)
    return words.length < 5 && /^\S*\p{Ll}|^\d/u.test(value)
      ? { end: margin.length + run.length, isKnown: false }
      : null;
  const last = words[count - 1]?.end ?? run.length;
  // "APT / ROOM 131", "RELEASED BY (PRINT)": what belongs to the label.
  const more = /^ ?[/&] ?\p{Lu}[\p{Lu}/]*|^ \([\p{Lu} /]+\)/u.exec(run.slice(last))?.[0].length ?? 0;
  const end = last + more + (/^[?.#]/.exec(run.slice(last + more))?.[0].length ?? 0);
  return { end: margin.length + end, isKnown: true };
}
