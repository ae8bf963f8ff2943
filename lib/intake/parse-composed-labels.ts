// Knows the labels whose words ask for something only together, put together from a table of their parts as they are read.
import { splitWords, type Word } from "./parse-label-words";
import type { Kind, Owner } from "./words/labels";
import { composedCallers } from "./words/labels-callers";
import { composedCare } from "./words/labels-care";
import { composedDeeds } from "./words/labels-more";
import { composedPeople } from "./words/labels-people";
import { composedPlaces } from "./words/labels-places";
import { composedShort } from "./words/labels-short";
import { composedSites } from "./words/labels-sites";

/** Words that a composed label may do without: "Who should our driver ask for?". */
const dropped = new Set(["the", "a", "an", "our", "please", "el", "la", "los", "las"]);
export const composedKey = (words: readonly Word[]) =>
  words.flatMap(({ folded }) => (dropped.has(folded) ? [] : [folded])).join(" ");
export const mostComposed = 9;

interface Composed {
  owner: Owner | null;
  kinds: readonly Kind[];
  /** What may stand at each place, as words; nothing at all where a part may be left out. */
  parts: readonly (readonly string[])[][];
}

const vocabulary = new Set<string>();

const table = [
  ...composedPeople,
  ...composedPlaces,
  ...composedDeeds,
  ...composedCare,
  ...composedShort,
  ...composedSites,
  ...composedCallers,
];
const labels: readonly Composed[] = table.map(({ owner, kinds, parts }) => ({
  owner,
  kinds,
  parts: parts.map((part) =>
    part.split("|").map((option) => {
      const words = composedKey(splitWords(option)).split(" ").filter(Boolean);
      for (const word of words) vocabulary.add(word);
      return words;
    }),
  ),
}));

/** A label of which the words so far are the beginning: the next one stands in this option of this part. */
interface Begun {
  label: number;
  part: number;
  option: readonly string[];
  said: number;
}

/** What the words so far are the beginning of. There are half a million such labels: only those that are met are made. */
interface Stage {
  begun: readonly Begun[];
  /** The first label of the table that ends here. */
  ended: number;
  next: Map<string, Stage | null>;
}

const none = Number.POSITIVE_INFINITY;

/** Goes on to the options of a label's part, and over those that may be left out. */
function begin(label: number, part: number, begun: Begun[]): number {
  const options = labels[label]?.parts[part];
  if (!options) return label;
  let ended = none;
  for (const option of options)
    if (option.length > 0) begun.push({ label, part, option, said: 0 });
    else ended = Math.min(ended, begin(label, part + 1, begun));
  return ended;
}

function stageOf(begun: readonly Begun[], ended: number): Stage {
  return { begun, ended, next: new Map() };
}

const opening: Begun[] = [];
labels.forEach((_, label) => begin(label, 0, opening));
const root = stageOf(opening, none);

/** The stage behind one more word; null where no label goes on with it. Words that no label has are not kept. */
function step(stage: Stage, word: string): Stage | null {
  if (!vocabulary.has(word)) return null;
  const known = stage.next.get(word);
  if (known !== undefined) return known;
  const begun: Begun[] = [];
  let ended = none;
  for (const { label, part, option, said } of stage.begun) {
    if (option[said] !== word) continue;
    if (said + 1 < option.length) begun.push({ label, part, option, said: said + 1 });
    else ended = Math.min(ended, begin(label, part + 1, begun));
  }
  const made = begun.length === 0 && ended === none ? null : stageOf(begun, ended);
  stage.next.set(word, made);
  return made;
}

/** What the label with this key asks for. */
export function composedRole(key: string): { owner: Owner | null; kinds: readonly Kind[] } | undefined {
  let stage: Stage | null = root;
  for (const word of key.split(" ")) {
    stage = step(stage, word);
    if (!stage) return undefined;
  }
  return labels[stage.ended];
}

/** The number of words of the longest such label that begins here, of two at least; 0 when none does. */
export function composedLength(words: readonly Word[], from: number): number {
  let stage = step(root, words[from]?.folded ?? "");
  let length = 0;
  const end = Math.min(words.length, from + mostComposed);
  for (let to = from + 1; to < end && stage; to += 1) {
    const { folded } = words[to] as Word;
    if (!dropped.has(folded)) stage = step(stage, folded);
    if (stage && stage.ended !== none) length = to + 1 - from;
  }
  return length;
}

/** Whether such a label can begin so, small words aside. */
export function mayBeComposed(words: readonly Word[]): boolean {
  let stage: Stage | null = root;
  let count = 0;
  for (const { folded } of words) {
    if (dropped.has(folded)) continue;
    stage = step(stage, folded);
    count += 1;
    if (!stage || count === 2) return stage !== null;
  }
  return count > 0;
}

/** Whether one of the words is none that such a label needs. */
export const hasDropped = (words: readonly Word[]) => words.some(({ folded }) => dropped.has(folded));
