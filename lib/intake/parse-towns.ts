// Reads the town, state and ZIP code that end an address.
import { properCase, type Word } from "./parse-words";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";
import { stateLetters, stateNames, wordLikeStates } from "./words/states";
import { notInStreets } from "./words/streets";

export interface Town {
  city?: string;
  state?: string;
  zip?: string;
  /** The word after the last one of the town. */
  next: number;
  confidence: number;
}

/** How two words of an address stand apart; `end` when they do not belong to one address. */
export function gapBefore(word: Word | undefined): "space" | "comma" | "line" | "number" | "end" {
  if (word === undefined) return "end";
  const { gap } = word;
  if (/^\.?[ \t]{1,2}$|^[.-]$/.test(gap) && !gap.includes("\t")) return "space";
  if (/^\.?,?[ \t]{0,2}#[ ]?$/.test(gap)) return "number";
  if (/^[ ]{0,2}\.?,[ ]{0,4}$/.test(gap)) return "comma";
  if (/^[ ]{0,4}[.,]{0,2}[ \t]{0,4}\r?\n(?:[ \t]{0,30}|[> \t]{0,8})$/.test(gap)) return "line";
  return "end";
}

/** "Chicago. Nació …" is a sentence's end, "St. Louis" none. */
export const endsSentence = (word: Word | undefined, next: Word | undefined): boolean =>
  next !== undefined && word !== undefined && next.gap.startsWith(".") && word.plain.length > 3;

const zipCode = /^\d{5}(?:-\d{4})?$/;
const innerTownWords = new Set([
  "of",
  "the",
  "in",
  "on",
  "du",
  "de",
  "la",
  "del",
  "los",
  "las",
  "el",
  "le",
  "by",
  "and",
]);

/** A town after a street: `Rosenberg, TX 77471`, `Bangor 04401`, with a comma before it `Irvine` alone. `at` is its first word. */
export function readTown(words: readonly Word[], at: number, isLoose: boolean): Town | null {
  const before = gapBefore(words[at]);
  if (before === "end" || before === "number") return null;
  for (let count = 0; count <= 4; count += 1) {
    const last = words[at + count - 1];
    if (count > 0 && !isTownWord(words, at, at + count - 1, isLoose)) break;
    if (count > 1 && (gapBefore(last) !== "space" || endsSentence(words[at + count - 2], last))) break;
    const city = count === 0 ? undefined : townOf(words.slice(at, at + count));
    const state = readState(words, at + count);
    const skipped = zipWords(words, at + count + (state?.count ?? 0));
    const zip = readZip(words, at + count + (state?.count ?? 0) + skipped, state !== null);
    if (state === null && (zip === null || count === 0)) continue;
    if (state !== null && zip === null && !isPlainState(words, at + count, state.count, count, isLoose)) continue;
    if (before === "line" && zip === null && gapBefore(words[at + count]) !== "comma") continue;
    return {
      ...(city && { city }),
      ...(state && { state: state.letters }),
      ...(zip && { zip }),
      next:
        at +
        count +
        (state?.count ?? 0) +
        (zip === null
          ? 0
          : skipped + (zipCode.test(words[at + count + (state?.count ?? 0) + skipped]?.text ?? "") ? 1 : 5)),
      confidence: state && zip && city ? 0.97 : state && city ? 0.92 : zip && city ? 0.9 : 0.75,
    };
  }
  // "1801 Buffalo Gap Rd abilene tx 79606": only the street has capitals.
  const small =
    isLoose || words[at]?.shape !== "lower" || between.test(words[at].plain) ? null : readTown(words, at, true);
  return small?.city && small.state && small.zip ? small : null;
}

/** `1440 MacCorkle Ave SE    Charleston, WV 25304` in a letterhead: a whole town behind a wide gap or a dot. */
export function readTownApart(words: readonly Word[], at: number): Town | null {
  const first = words[at];
  if (first?.shape === "lower" || !/^ {0,3}[ .·•|*–-]{1,12} {1,3}$/.test(first?.gap ?? "")) return null;
  const rest = words.slice(at, at + 8);
  const town = readTown([{ ...(first as Word), gap: ", " }, ...rest.slice(1)], 0, false);
  return town?.city && town.state && town.zip ? { ...town, next: town.next + at } : null;
}

/** `700 W COTTONWOOD   SIOUX FALLS SD 57104`: a whole town apart tells that the `own` words before it are a street. */
export const isStreetApart = (words: readonly Word[], own: readonly Word[]): boolean =>
  own.length > 0 &&
  own.length < 4 &&
  (own.at(-1)?.plain.length ?? 0) > 3 &&
  own.every(({ shape, plain }) => shape === "A" || (shape === "CAPS" && !notInStreets.has(plain))) &&
  readTownApart(words, own.length) !== null;

/** The word behind "in", "that's in", "over in" and the like; `at` where no such word stands there. */
export function behindIn(words: readonly Word[], at: number): number {
  let next = at;
  while (
    next < at + 4 &&
    /^(?:that's|thats|it's|its|uh|um|over|down|up|out|here|there|which|is|in|en)$/.test(words[next]?.plain ?? "") &&
    /^(?:space|comma)$/.test(gapBefore(words[next]))
  )
    next += 1;
  const isIn = next > at && /^(?:in|en)$/.test(words[next - 1]?.plain ?? "");
  return isIn && words[next]?.shape === "Title" && gapBefore(words[next]) === "space" ? next : at;
}

const storeys =
  /^(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|sixth|top|main|upper|lower|bottom|back|front|rear)$/;
const storey = /^(?:floor|flr|fl|level|apt|apartment|unit|flat|story|door|half|side)$/;
/** "yes, Berlin", "upstairs, Salem": no part of an address either. */
const between = /^(?:yes|yeah|yep|right|correct|upstairs|downstairs|rear|basement|ok|okay|uh|um)$/;

/** A room, a floor or a word of agreement between street and town is no part of the address. */
function skipRoom(words: readonly Word[], at: number): number {
  const [first, second, third] = words.slice(at, at + 3);
  if (first === undefined || second === undefined) return at;
  const isRoom = /^(?:room|rm|floor|flr|bed|cuarto|piso)$/.test(first.plain) && second.shape === "digit";
  const isFloor = storeys.test(first.plain) && storey.test(second.plain);
  const isWord = between.test(first.plain) && gapBefore(first) === "comma" && gapBefore(second) === "comma";
  const next = at + (isRoom || isFloor ? 2 : isWord ? 1 : 0);
  if (next === at) return at;
  const isTown = readTown(words, next, false) || (third && skipIn(words, next) > next);
  return isTown ? next : at;
}

/** `88 Fern St in Bangor 04401`, and spoken `County Road 52, that's, uh, Section, Alabama`. */
function skipIn(words: readonly Word[], at: number): number {
  let spoken = at;
  while (
    spoken < at + 5 &&
    /^(?:that's|thats|it's|its|uh|um|er|over|down|up|out|here|there|in|which|is)$/.test(words[spoken]?.plain ?? "") &&
    /^(?:space|comma)$/.test(gapBefore(words[spoken]))
  )
    spoken += 1;
  if (
    spoken > at + (words[at]?.plain.startsWith("that") ? 0 : 1) &&
    words[spoken]?.shape === "Title" &&
    readTown(words, spoken, false)
  )
    return spoken;
  const isIn = /^(?:in|en)$/.test(words[at]?.plain ?? "") && /^(?:space|comma)$/.test(gapBefore(words[at]));
  return isIn && readTown(words, at + 1, words[at + 1]?.shape === "lower") ? at + 1 : at;
}

/** Where the town may begin behind the street or the unit before `at`. */
export const skipBetween = (words: readonly Word[], at: number): number => skipIn(words, skipRoom(words, at));

/** State letters or a state's name at `at`. */
function readState(words: readonly Word[], at: number): { letters: string; count: number } | null {
  const first = words[at];
  const gap = gapBefore(first);
  if (first === undefined || gap === "end" || gap === "number") return null;
  const second = words[at + 1];
  const three = `${first.plain} ${second?.plain} ${words[at + 2]?.plain}`;
  if (three === "district of columbia") return { letters: "DC", count: 3 };
  const two = gapBefore(second) === "space" ? stateNames[`${first.plain} ${second?.plain}`] : undefined;
  if (two !== undefined) return { letters: two, count: 2 };
  const letters = first.plain.toUpperCase();
  if (letters.length === 2 && stateLetters.has(letters)) return { letters, count: 1 };
  const name = Object.hasOwn(stateNames, first.plain) ? stateNames[first.plain] : undefined;
  return name === undefined ? null : { letters: name, count: 1 };
}

/** Without a ZIP behind it a state must look like one: `Irvine, California`, `Casper WY`, not `come in`. */
function isPlainState(words: readonly Word[], at: number, count: number, townWords: number, isLoose: boolean): boolean {
  const first = words[at];
  if (first === undefined || townWords === 0) return false;
  const hasComma = gapBefore(first) === "comma";
  const isLetters = first.plain.length === 2;
  if (!isLetters) return hasComma || gapBefore(words[at + count]) !== "space";
  // "Houma LA." in a text that has small letters.
  const next = words[at + count];
  const isLast = gapBefore(next) !== "space" || next?.gap.startsWith(".") === true;
  const isEnd = first.shape === "CAPS" && words[at - 1]?.shape === "Title" && isLast;
  if (wordLikeStates.has(first.plain.toUpperCase())) return isEnd || (hasComma && first.shape !== "lower");
  return (
    first.shape === "CAPS" || (hasComma && first.shape === "Title") || (isLoose && first.shape === "lower" && hasComma)
  );
}

function readZip(words: readonly Word[], at: number, hasState: boolean): string | null {
  const word = words[at];
  const spoken = hasState ? spokenZip(words, at) : null;
  if (spoken !== null) return spoken;
  if (word === undefined || !zipCode.test(word.text)) return null;
  const gap = gapBefore(word);
  return gap === "space" || gap === "comma" || (gap === "line" && hasState) ? word.text : null;
}

/** "Toledo Ohio, zip code is 43609": how many words lead up to the ZIP code. */
function zipWords(words: readonly Word[], at: number): number {
  let next = at;
  while (
    next < at + 4 &&
    /^(?:the|zip|zipcode|code|is|that's)$/.test(words[next]?.plain ?? "") &&
    gapBefore(words[next]) !== "end"
  )
    next += 1;
  return words.slice(at, next).some(({ plain }) => plain.startsWith("zip")) ? next - at : 0;
}

const figures = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `three five seven seven one`, `4 6 5 2 6`. */
function spokenZip(words: readonly Word[], at: number): string | null {
  let zip = "";
  for (let next = at; next < at + 5; next += 1) {
    const word = words[next];
    const said = word?.plain ?? "";
    const figure = said === "oh" || said === "o" ? 0 : /^\d$/.test(said) ? Number(said) : figures.indexOf(said);
    if (figure < 0 || !/^(?:space|comma)$/.test(gapBefore(word))) return null;
    zip += figure;
  }
  return zip;
}

function isTownWord(words: readonly Word[], first: number, at: number, isLoose: boolean): boolean {
  const word = words[at];
  if (word === undefined || word.shape === "digit") return false;
  if (word.shape === "lower") {
    if (at > first && innerTownWords.has(word.plain)) return true;
    return isLoose && !notInStreets.has(word.plain);
  }
  return true;
}

/** The town's name as it is written in an address. */
export function townOf(words: readonly Word[]): string {
  const text = words
    .map(({ text: part, gap }, index) => (index === 0 ? part : `${gap.startsWith("-") ? "-" : " "}${part}`))
    .join("");
  return properCase(text);
}

/** "92 Riverbend Rd Simsbury, rm 118": one or two words right behind the street, and nothing else before the next comma or full stop. */
export function isPlainTown(text: string, words: readonly Word[], at: number): boolean {
  const own = words.slice(at, at + 2);
  const goesOn = gapBefore(own[1]) === "space" && own[1]?.shape === "Title" && !endsSentence(own[0], own[1]);
  const count = own.length === 2 && goesOn ? 2 : 1;
  const last = own[count - 1];
  return (
    last !== undefined &&
    own
      .slice(0, count)
      .every(
        ({ shape, plain }) =>
          shape === "Title" &&
          plain.length > 3 &&
          !plainWords.has(plain) &&
          !givenNames.has(plain) &&
          !notTowns.test(plain),
      ) &&
    /^(?:,|\.?\s*$|\.?\n|\.\s{1,2}\p{L})/u.test(text.slice(last.end, last.end + 4))
  );
}

const notTowns =
  /^(?:apt|unit|suite|bldg|building|floor|room|rear|front|upstairs|downstairs|north|south|east|west|county|house|manor|hospital|center|home|hospice|rehab|village|terrace|plaza|apartments|lot|trailer|morgue|wing|hall|park|drive|road|street|avenue|lane|extension|ext|box|side|door|gate|corner|between|near|across|behind|next|cross|dispatch|caller|daughter|wife|husband|son)$/;
