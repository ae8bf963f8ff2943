// Finds the illnesses, injuries and manners of death that a text names.
import type { Span } from "./parse-span";
import { jointAfter, matchPhrase, openingsOf, phraseBook, type Words } from "./parse-phrases";
import {
  ailments,
  badOrgans,
  bareAbbreviations,
  bareCauses,
  bodyParts,
  capitalIllnesses,
  contagions,
  decorations,
  doubtfulIllnesses,
  grades,
  harmless,
  illnessLinks,
  injuries,
  notIllnessesBeside,
  oftenMisspelt,
  organs,
  placeWords,
  stages,
  streetWords,
  sureIllnesses,
  sureInjuries,
  sureSpanish,
  vagueAilments,
} from "./words/illnesses";
import { medicines } from "./words/telling";

const book = phraseBook({
  sure: `${sureIllnesses},${sureInjuries},${sureSpanish},${medicines}`,
  harmless,
  contagion: contagions,
  organ: organs,
  part: bodyParts,
  injury: injuries,
  ailment: ailments,
  vague: vagueAilments,
  grade: grades,
  stage: stages,
  bad: badOrgans,
  decoration: decorations,
  doubtful: doubtfulIllnesses,
  capital: capitalIllnesses,
  link: illnessLinks,
});

const bare = phraseBook({ cause: bareCauses, capital: capitalIllnesses, short: bareAbbreviations });

type IllnessTag = typeof book extends ReadonlyMap<string, readonly { tag: infer Tag }[]> ? Tag : never;

/** A tagged phrase: words `first` to `last`, and whether a list's mark or a link stands before it. */
interface Item {
  tag: IllnessTag;
  first: number;
  last: number;
  isListed: boolean;
  isLinked: boolean;
}

const places = new Set(placeWords.split(", "));
const streets = new Set(streetWords.split(", "));
const titles = new Set(["dr", "doctor", "mr", "mrs", "ms", "miss", "nurse", "judge", "deputy", "officer", "rev"]);
const havings = new Set(["had", "has", "having", "with", "w", "from", "of", "an"]);
const behinds = new Set([
  "last",
  "this",
  "at",
  "on",
  "yesterday",
  "today",
  "tonight",
  "but",
  "so",
  "when",
  "while",
  "before",
  "for",
]);
const notBeside = new Set(notIllnessesBeside.split(", "));
const mostLinks = 3;

const correct = new Set(oftenMisspelt.split(", "));
const byInitial = new Map<string, string[]>();
for (const word of correct) byInitial.set(word.charAt(0), [...(byInitial.get(word.charAt(0)) ?? []), word]);

/** Whether `word` is `right` with one letter wrong, missing, too many or two changed round. */
function isSlip(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === right[at]) at += 1;
  const [rest, other] = [word.slice(at), right.slice(at)];
  if (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)) return true;
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
}

/** The same words with the long names of illnesses spelt as the tables spell them. */
export function correctIllnesses(words: Words): Words {
  const folded = words.folded.map((word) => {
    if (word.length < 7 || correct.has(word) || book.has(word)) return word;
    return byInitial.get(word.charAt(0))?.find((right) => isSlip(word, right)) ?? word;
  });
  const openings = folded.map((word, index) =>
    word === words.folded[index] ? words.openings[index] : openingsOf(word),
  );
  return { ...words, folded, openings };
}

/** What the tables call the phrase at word `index`. */
export function illnessTagAt(words: Words, index: number): { tag: IllnessTag; length: number } | null {
  return matchPhrase(book, words, index);
}

/** The tagged phrases that stand together from word `first` on; links count only between two of them. */
function readRun(words: Words, first: number): Item[] {
  const items: Item[] = [];
  let at = first;
  let isListed = false;
  let links = 0;
  while (links <= mostLinks) {
    const match = matchPhrase(book, words, at);
    if (!match || match.tag === "harmless") break;
    const last = at + match.length - 1;
    const joint = jointAfter(words, last);
    if (match.tag === "link") {
      links += 1;
    } else {
      items.push({ tag: match.tag, first: at, last, isListed, isLinked: links > 0 });
      links = 0;
      isListed = false;
    }
    if (joint === "break") break;
    isListed ||= joint === "list";
    at = last + 1;
  }
  return items;
}

/** A doubtful abbreviation stands for an illness behind "had", unless a name or a number follows: "had Ms. Jones sign". */
function isMeant(words: Words, item: Item): boolean {
  if (words.text.slice(words.starts[item.first], words.ends[item.first]) === "AIDS") return true;
  if (/^\p{Lu}\p{Ll}$/u.test(words.text.slice(words.starts[item.first], words.ends[item.first]))) return false;
  const before = item.first - (item.tag === "organ" && words.folded[item.first - 1] === "the" ? 2 : 1);
  if (!havings.has(words.folded[before] ?? "")) return false;
  if (words.folded[item.first] === "ca") return false;
  if (["of", "from"].includes(words.folded[item.first - 1] ?? "")) {
    return /^(?:died|dies|dying|dead|passed|away|history|hx|death)$/.test(words.folded[item.first - 2] ?? "");
  }
  const next = words.folded[item.last + 1];
  if (next === undefined || jointAfter(words, item.last) !== "close") return true;
  return behinds.has(next) || matchPhrase(book, words, item.last + 1) !== null;
}

/** In capitals among small letters an abbreviation is no name and no other word: "hx of CAD", not "Nash" or "CAD #26-11". */
function isWritten(words: Words, { first, last }: Item): boolean {
  const start = words.starts[first] ?? 0;
  const end = words.ends[last] ?? 0;
  const around = words.text.slice(Math.max(0, start - 40), end + 40);
  if (/\p{Ll}/u.test(words.text.slice(start, end)) || !/\p{Ll}{3}/u.test(around)) return false;
  if (/^(?:-|\s?[#:])/.test(words.text.slice(end, end + 2)) || words.text[start - 1] === "-") return false;
  return !notBeside.has(words.folded[last + 1] ?? "") && !notBeside.has(words.folded[first - 1] ?? "");
}

/** A sentence of one word that is no more than a cause: "Pancreas." An abbreviation must stand behind another sentence. */
function bareAt(words: Words, index: number): IllnessRun | null {
  const match = matchPhrase(bare, words, index);
  if (!match) return null;
  const last = index + match.length - 1;
  const start = words.starts[index] ?? 0;
  const end = words.ends[last] ?? 0;
  if (!/^(?:[.!?;]?["')]?\s*(?:\n|$)|[.!?;]\s)/.test(words.text.slice(end, end + 6))) return null;
  if (match.tag === "capital" && /\p{Ll}/u.test(words.text.slice(start, end))) return null;
  if (titles.has(words.folded[index - 1] ?? "")) return null;
  // "Covid? Negative.": the test is asked for.
  if (words.folded[index] === "covid" && words.text[end] === "?") return null;
  const before = words.text.slice(Math.max(0, start - 4), start);
  const isBehind = /[.!?;]\s{1,2}$/.test(before);
  if (match.tag === "short" ? !isBehind : !isBehind && !/(?:^|\n)[\s>*-]{0,3}$/.test(before)) return null;
  return { start, end, first: index, last };
}

/** "it was his heart", "they think it was the kidneys in the end", "his liver is what got him" */
function isBlamed(words: Words, item: Item): boolean {
  const before = words.folded.slice(Math.max(0, item.first - 5), item.first).join(" ");
  const behind = words.folded.slice(item.last + 1, item.last + 5).join(" ");
  const isEnd = jointAfter(words, item.last) !== "close" || afterBlame.test(behind);
  return (isEnd && (blames.test(before) || saysOnly.test(before))) || (owned.test(before) && gotThem.test(behind));
}

const owned = /(?:^| )(?:his|her|their|the|my|s)$/;
const blames =
  /(?:^| )(?:it (?:was|is|s|had to be|must be|must have been|may have been)|its|it was (?:just|really|mostly|probably|likely|all)|(?:was|were) probably|blam(?:e|es|ed|ing)|came down to|turned out to be|ended up being) (?:his|her|their|the)$/;
/** "Nephew says lung." */
const saysOnly = /(?:^| )(?:(?:says|said|thinks|claims)(?: it was)?(?: his| her| the)?|it was|its|it s)$/;
const afterBlame =
  /^(?:in the end|at (?:the )?(?:end|last)|finally|again|i (?:think|guess|believe|m told)|(?:we|they|he|she|doctors?|the (?:doctor|nurse)) (?:think|thinks|said|says|say|told|believe|believes)|that (?:did|got|took|quit|gave|finally)|which)/;
const gotThem =
  /^(?:(?:is|was|were|are) what (?:got|took|did|killed)|(?:finally |just )?(?:got|took|did) (?:him|her|them)(?: in)?(?: |$))/;

/** "She had ovarian, and …"; "has blood on it" tells nothing. */
const isHad = (words: Words, { tag, first }: Item) =>
  tag === "organ" && !seenOnThings.test(words.folded[first] ?? "") && words.folded[first - 1] !== "with";
const seenOnThings = /^(?:blood|skin|mouth|oral|tongue|teeth|breathing|hearts?)$/;

function tellsAll(words: Words, items: readonly Item[]): boolean {
  const has = (...tags: IllnessTag[]) => items.some(({ tag }) => tags.includes(tag));
  if (has("sure")) return true;
  if (has("organ") && has("ailment", "vague", "injury", "bad")) return true;
  if (has("part") && has("injury", "ailment")) return true;
  if (has("stage") && has("organ")) return true;
  if (has("grade", "stage") && has("ailment", "doubtful", "capital")) return true;
  if (has("organ") && has("capital")) return true;
  return items.some(
    (item) =>
      ((item.tag === "doubtful" || item.tag === "capital" || isHad(words, item)) && isMeant(words, item)) ||
      (item.tag === "capital" && isWritten(words, item)) ||
      (item.tag === "organ" && isBlamed(words, item)),
  );
}

/** What stands at the ends of a run and belongs to the next thing the text says. */
function trimRun(items: Item[]): Item[] {
  const trimmed = [...items];
  for (let last = trimmed.at(-1); last; last = trimmed.at(-1)) {
    const isLoose = last.isListed && ["grade", "stage", "bad", "organ", "part", "vague"].includes(last.tag);
    const isOther = last.tag === "contagion" && !last.isLinked;
    if (last.tag !== "decoration" && !isLoose && !isOther) break;
    trimmed.pop();
  }
  while (trimmed[0]?.tag === "contagion" && trimmed[1]?.isListed) trimmed.shift();
  return trimmed;
}

/** Whether the words are a person's name or a place's: "Dr. Stroke", "Moffitt Cancer Center". */
function isProperName(words: Words, items: readonly Item[]): boolean {
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return false;
  const next = words.folded[last.last + 1] ?? "";
  if (places.has(next) && jointAfter(words, last.last) === "close" && last.last - first.first <= 2) return true;
  if (items.length > 1 || first.first !== first.last) return false;
  const isCapital = /^\p{Lu}/u.test(words.text.slice(words.starts[first.first]));
  return (
    titles.has(words.folded[first.first - 1] ?? "") ||
    (isCapital && streets.has(next) && jointAfter(words, last.last) === "close")
  );
}

/** An illness as the words `first` to `last`. */
export interface IllnessRun extends Span {
  first: number;
  last: number;
}

/** The illness that begins at word `index`, and the word to go on with. */
export function illnessAt(words: Words, index: number): { run: IllnessRun | null; next: number } {
  const items = readRun(words, index);
  const next = Math.max(index, items.at(-1)?.last ?? index) + 1;
  if (!tellsAll(words, items)) return { run: null, next };
  const told = trimRun(items);
  const first = told[0];
  const last = told.at(-1);
  if (!first || !last || !tellsAll(words, told) || isProperName(words, told)) return { run: null, next };
  const span = { start: words.starts[first.first] ?? 0, end: words.ends[last.last] ?? 0 };
  return { run: { ...span, first: first.first, last: last.last }, next };
}

/** Every illness the words name, in order. */
export function findIllnesses(words: Words): IllnessRun[] {
  const found: IllnessRun[] = [];
  let at = 0;
  while (at < words.folded.length) {
    const alone = bareAt(words, at);
    if (alone) {
      found.push(alone);
      at = alone.last + 1;
      continue;
    }
    const match = matchPhrase(book, words, at);
    if (!match || match.tag === "link") {
      at += 1;
    } else if (match.tag === "harmless") {
      at += match.length;
    } else {
      const { run, next } = illnessAt(words, at);
      if (run) found.push(run);
      at = next;
    }
  }
  return found;
}
