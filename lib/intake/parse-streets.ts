// Reads where a street's name ends among the words behind a house number.
import { gapBefore, readTown } from "./parse-towns";
import type { Word } from "./parse-words";
import { givenNames } from "./words/given-names";
import {
  directions,
  namedStreets,
  notInStreets,
  numberedRoads,
  streetEndings,
  streetOpenings,
  townOpenings,
  units,
  usualStreets,
  weakStreetEndings,
} from "./words/streets";

/** `next` is the word after the street; a weak one needs a town with its state behind it, an unsure one gains by it. */
export interface Street {
  next: number;
  isWeak: boolean;
  isUnsure?: boolean;
  /** A name without a word of its kind, that streets bear everywhere, or people too: what stands before must lead up to a house. */
  usual?: "plain" | "named";
}

const mostWords = 6;
const ordinal = /^\d{1,3}(?:st|nd|rd|th)$/;
const joined =
  /^(?:us|sr|cr|fm|i|hwy|rt|rte|rr|co|nc|sc|pa|va|ky|tn|nm|ga|mo|ar|al|la|ms|tx|oh|wv|mn|wi|ny|ok)-?\d{1,4}[a-z]?$/;
const roadNumber = /^(?:\d{1,4}[a-z]{0,3}|[a-z]{1,2})$/;

const isSpaced = (word: Word | undefined) => gapBefore(word) === "space";
const isEnding = (word: Word | undefined) => word !== undefined && streetEndings.has(word.plain);
const isDirection = (word: Word | undefined) => word !== undefined && Object.hasOwn(directions, word.plain);

/** The street behind a house number; `isLoose` in text of small letters. Null when the words are no street. */
export function readStreet(words: readonly Word[], isLoose: boolean): Street | null {
  const grid = readGrid(words);
  if (grid) return grid;
  const at = isDirection(words[0]) && isSpaced(words[1]) ? 1 : 0;
  const numbered = readNumbered(words, at);
  if (numbered !== null) return { next: withDirection(words, numbered), isWeak: false };
  const opened = readOpened(words, at);
  if (opened !== null) return { next: withDirection(words, opened), isWeak: false };
  if (words[at]?.plain === "broadway" && isSpaced(words[at]) && !isEnding(words[at + 1]))
    return { next: withDirection(words, at + 1), isWeak: false };
  const strong = findEnding(words, at, isLoose);
  if (strong !== null) return { next: withDirection(words, strong), isWeak: false };
  return readWeak(words, at, isLoose) ?? readUsual(words, at);
}

/** `1507 Elm, Fremont`, `905 W 3rd`: a name that streets bear in every town, without a word of its kind. */
function readUsual(words: readonly Word[], at: number): Street | null {
  const word = words[at];
  const usual =
    word?.shape === "Title" && namedStreets.has(word.plain)
      ? "named"
      : (word?.shape === "Title" ? usualStreets.has(word.plain) : at > 0 && ordinal.test(word?.plain ?? ""))
        ? "plain"
        : undefined;
  if (usual === undefined || !isSpaced(word)) return null;
  const next = words[at + 1];
  return isSpaced(next) && !next?.gap.startsWith(".") && !/^(?:in|apt|apartment|unit)$/.test(next?.plain ?? "")
    ? null
    : { next: at + 1, isWeak: false, isUnsure: true, usual };
}

/** Utah's grid: `1234 S 500 E`. */
function readGrid(words: readonly Word[]): Street | null {
  const [first, second, third] = words;
  const isGrid = isDirection(first) && /^\d{1,5}$/.test(second?.text ?? "") && isDirection(third);
  return isGrid && isSpaced(second) && isSpaced(third) ? { next: 3, isWeak: false } : null;
}

/** `US Hwy 64`, `FM 1960`, `Old State Route 9`, `Avenue H`, `US-41`. */
function readNumbered(words: readonly Word[], at: number): number | null {
  let next = at;
  while (
    /^(?:old|us|state|st|county|co|cty|farm|ranch|private|township|twp|to|market|n|s|e|w|north|south|east|west)$/.test(
      words[next]?.plain ?? "",
    )
  ) {
    if (next - at > 4 || !isSpaced(words[next])) return null;
    next += 1;
  }
  if (
    words[next]?.plain === "st" &&
    isSpaced(words[next + 1]) &&
    /^(?:hwy|highway|route|rte|rt|rd|road)$/.test(words[next + 1]?.plain ?? "") &&
    words[next + 2]?.shape === "digit"
  )
    next += 1;
  const word = words[next];
  const number = words[next + 1];
  if (word === undefined || !isSpaced(word)) return null;
  if (joined.test(word.plain) && /\d/.test(word.plain))
    return withFrontage(
      words,
      isSpaced(words[next + 1]) &&
        /^[nsew]$/.test(words[next + 1]?.plain ?? "") &&
        /^(?:frontage|service|access)$/.test(words[next + 2]?.plain ?? "")
        ? next + 2
        : next + 1,
    );
  const isRoad = numberedRoads.has(word.plain) || /^(?:ave|avenue)$/.test(word.plain);
  const hasName =
    number !== undefined &&
    isSpaced(number) &&
    roadNumber.test(number.plain) &&
    (number.shape !== "lower" || /^[b-h]$/.test(number.plain));
  if (
    isRoad &&
    hasName &&
    (/^\d/.test(number.plain) || next > at || /^(?:ave|avenue|hwy|highway|road|rd|route)$/.test(word.plain))
  )
    return withFrontage(words, next + 2);
  const previous = words[next - 1];
  if (next > at && /^(?:us|co|state|county)$/.test(previous?.plain ?? "") && /^\d{1,4}$/.test(word.text))
    return next + 1;
  return null;
}

function withFrontage(words: readonly Word[], at: number): number {
  const isPart =
    /^(?:bypass|business|bus|frontage|service|access|loop|spur)$/.test(words[at]?.plain ?? "") && isSpaced(words[at]);
  const isBehindDirection =
    !isPart &&
    isDirection(words[at]) &&
    isSpaced(words[at]) &&
    /^(?:frontage|service|access)$/.test(words[at + 1]?.plain ?? "") &&
    isSpaced(words[at + 2]) &&
    isEnding(words[at + 2]);
  if (isBehindDirection) return at + 3;
  if (!isPart) return at;
  return isSpaced(words[at + 1]) && isEnding(words[at + 1]) ? at + 2 : at + 1;
}

/** `Calle Luna`, `Avenue of the Stars`: the name goes on up to a comma or the end. */
function readOpened(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (word === undefined || word.shape === "lower" || !streetOpenings.has(word.plain) || !isSpaced(words[at + 1]))
    return null;
  const isAvenue = word.plain.startsWith("ave");
  if (isAvenue && words[at + 1]?.plain !== "of" && !word.plain.startsWith("avenida")) return null;
  let next = at + 1;
  while (next < at + 5 && isSpaced(words[next]) && !Object.hasOwn(units, words[next]?.plain ?? "")) {
    const { shape, plain } = words[next] as Word;
    if (shape === "digit" || (shape === "lower" && !/^(?:of|the|de|la|del|los|las|el|y)$/.test(plain))) break;
    next += 1;
  }
  return next - at > 1 && next < at + 5 ? next : null;
}

/** The first sure ending of a street: `5th St`, `W St Clair Ave`, `E St`. */
function findEnding(words: readonly Word[], at: number, isLoose: boolean): number | null {
  const isLetter = at === 1 && isEnding(words[1]) && !isSaint(words, 1);
  if (isLetter && !(isSpaced(words[2]) && isEnding(words[2]))) return 2;
  const most = Math.min(words.length, at + mostWords);
  for (let index = at; index < most; index += 1) {
    const word = words[index] as Word;
    if (!isSpaced(word) || !isStreetWord(words, index, index === at, isLoose)) return null;
    if (index === at || !isEnding(word) || isSaint(words, index) || isConnecticut(words, index)) continue;
    const next = words[index + 1];
    const isLast =
      !isSpaced(words[index + 2]) ||
      Object.hasOwn(units, words[index + 2]?.plain ?? "") ||
      isDirection(words[index + 2]);
    return isSpaced(next) && isEnding(next) && isLast && gapBefore(words[index + 2]) !== "space"
      ? index + 2
      : index + 1;
  }
  return null;
}

/** `St` before a saint's name, when the street's true ending follows: `St Philip St`. */
function isSaint(words: readonly Word[], at: number): boolean {
  const name = words[at + 1]?.plain ?? "";
  if (!/^(?:st|ste|saint)$/.test(words[at]?.plain ?? "") || !isSpaced(words[at + 1])) return false;
  if (!givenNames.has(name) && !givenNames.has(name.replace(/s$/, "")) && !saints.has(name)) return false;
  return [at + 2, at + 3].some((index) => isSpaced(words[at + 2]) && isSpaced(words[index]) && isEnding(words[index]));
}

/** `Pine Run Middlefield CT 06455`: no court. */
const isConnecticut = (words: readonly Word[], at: number) =>
  words[at]?.plain === "ct" && /^0\d{4}(?:-\d{4})?$/.test(words[at + 1]?.text ?? "");

const saints = new Set(
  "clair claire cloud croix denis germain ives moritz regis tropez augustine lo elmo maarten".split(" "),
);

export const months = /^(?:january|february|april|june|july|august|september|october|november|december)$/;

function isStreetWord(words: readonly Word[], index: number, isFirst: boolean, isLoose: boolean): boolean {
  const { shape, plain, text } = words[index] as Word;
  if (shape === "digit") {
    const before = /^(?:mile)$/.test(words[index + 1]?.plain ?? "") || (isFirst && isEnding(words[index + 1]));
    const isNamed =
      /^\d{1,4}$/.test(text) &&
      index > 0 &&
      isEnding(words[index + 1]) &&
      /^(?:section|county|drain|line|camp|range|sector|district|ranch|forest|lateral|ditch|mile)$/.test(
        words[index - 1]?.plain ?? "",
      );
    return ordinal.test(plain) || isNamed || (/^\d{1,3}$/.test(text) && before);
  }
  if (
    isFirst &&
    notInStreets.has(plain) &&
    !/^(?:march|may|old|the|us|sisters?|brothers?|daughters?|story|mile|hundred|foot)$/.test(plain) &&
    !(isEnding(words[index + 1]) && months.test(plain))
  )
    return false;
  if (shape === "lower" && !isLoose)
    return isEnding(words[index]) || /^(?:of|the|de|la|del|los|las|el|y|and|du)$/.test(plain);
  return (
    !(isLoose || shape === "CAPS") ||
    !notInStreets.has(plain) ||
    /^(?:of|the|old|mile|mill|branch|station)$/.test(plain)
  );
}

/** A direction behind the street: `St NE`; a whole word only where nothing follows, for `West Allis` is a town. */
function withDirection(words: readonly Word[], at: number): number {
  const word = words[at];
  if (!isDirection(word) || !isSpaced(word) || /^(?:no|so)$/.test(word?.plain ?? "")) return at;
  const isShort = (word?.plain.length ?? 0) <= 2;
  if (!isShort) return isSpaced(words[at + 1]) ? at : at + 1;
  // `ave w` in small letters may be `ave w/ his wife`.
  const isUnsure = word?.shape === "lower" && word.plain.length === 1;
  return isUnsure && !/comma|line|number/.test(gapBefore(words[at + 1])) ? at : at + 1;
}

const isClosed = (words: readonly Word[], end: number) => !isSpaced(words[end]);

/** No sure ending: the name ends at a comma before a town, at a weak ending, or where the town's name begins. */
function readWeak(words: readonly Word[], at: number, isLoose: boolean): Street | null {
  let end = at;
  while (end < words.length && end < at + 8 && isSpaced(words[end]) && isStreetWord(words, end, end === at, isLoose))
    end += 1;
  if (end === at) return null;
  if (words[at]?.shape === "digit")
    return isClosed(words, end) && readTown(words, end, false)?.state ? { next: end, isWeak: true } : null;
  const weak = words.findIndex((word, index) => index > at && index < end && weakStreetEndings.has(word.plain));
  const afterWeak = weak > 0 ? withDirection(words, weak + 1) : -1;
  if (
    weak > 0 &&
    (afterWeak === end || Object.hasOwn(units, words[afterWeak]?.plain ?? "")) &&
    (isClosed(words, end) || end < at + 8)
  )
    return { next: afterWeak, isWeak: !isClosed(words, end), isUnsure: true };
  const town = weak > 0 ? readTown(words, afterWeak, isLoose) : null;
  if (town?.state && (town.zip || !isLoose)) return { next: afterWeak, isWeak: true };
  if (isLoose) return null;
  const closing = isClosed(words, end) && end - at <= 4 ? readTown(words, end, false) : null;
  if (closing?.state || (closing?.city && closing.zip)) return { next: end, isWeak: true };
  return beforeTown(words, at, end);
}

/** `Valley Bend San Antonio TX 78250`: the town has more than one word where it opens like one that does. */
function beforeTown(words: readonly Word[], at: number, end: number): Street | null {
  for (let from = Math.max(at + 1, end - 5); from < end; from += 1) {
    const town = readTown(words, from, false);
    if (town?.zip === undefined || town.state === undefined) continue;
    const isOne = from + 1 === end || readTown(words, from + 1, false)?.city === undefined;
    if (isOne || townOpenings.has(words[from]?.plain ?? "")) return { next: from, isWeak: true };
  }
  return null;
}
