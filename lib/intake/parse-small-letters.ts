// Gives streets, their towns and the names of houses their capitals where a line is typed in small letters: "sunrise manor 1200 w oak st aurora il".
import { findAddresses } from "./parse-addresses";
import { isSmallLine, small } from "./parse-house-words";
import { findFacilities } from "./parse-places";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { givenNames, wordLikeNames } from "./words/given-names";
import { plainWords, wordsOfHouses } from "./words/not-names";
import { stateLetters, stateNames, wordLikeStates } from "./words/states";
import { notInStreets } from "./words/streets";

/** A longer text is told in whole sentences, and read as such. */
const mostLetters = 700;
const someStreet = /\d[a-z]? [a-z\d]/;
const someHouse =
  /(?:^|[^a-z])(?:at|from|to|in|w|with|@|hosp\w*|hospice|fh|home|manor|center|ctr|nursing|rehab|care|living|village|mortuary|chapel|funeral|medical|health)(?![a-z])/;

/** Behind a street: `, joliet`, ` aurora il`, ` in salem oregon 97301`. */
const townBehind =
  /^(?<gap>\.?,? (?:in )?)(?<town>(?:(?:st|mt|ft)\.? )?[a-z][a-z'’]{2,}(?: [a-z][a-z'’]{2,}){0,2}?)(?<state>,? (?:[a-z]{2}|[a-z]{4,13}))?(?= ?(?:[.,;:/|)(]|$)| (?:\d{5}(?!\d)|rm\b|room\b|apt\b|unit\b|bed\b|floor\b|[-–—] |\(?\d{3}[-. )]))/;
/** Words beside an address that are neither plain nor a town: how the house is. */
const noTown =
  /^(?:dogs?|doormen|doorman|gated?|duplex|triplex|trailer|ranch|farm|farmhouse|condo|townhouse|townhome|bungalow|cottage|cabin|vacant|unlocked|locked|private|hilly|gravel|steep|narrow|tight|brick|white|blue|red|green|yellow|brown|gray|grey|black|big|small|corner|bedroom|basement|attic|walk|walkup|ramp|porch|buzzer|intercom|upper|single|heavy|obese|thin|alone|asap|thx|ty|plz|bring|weighs|paramedics?|cops?|hospital|unk|weather|icy|snow|mobile|alley|behind|across|beside|near|off|ring|text|knock|use|park|poss|possible|unattended|sudden|expected|natural|nobody|nurse)$/;
/** "at golden acres rm 31", "from sunrise manor, 1200 w oak st": a house whose kind no word tells. */
const houseBefore =
  /(?:^|[ ,.:(])(?:at|from|@|to) (?:the )?(?<name>[a-z][a-z'’]{2,}(?: [a-z][a-z'’]{2,}){1,2}),? (?=(?:rm|room|unit|bed) ?#?\d|\d{2,5} [a-z\d])/g;

/** The text with those capitals; null where nothing is written so. */
export function writeSmallLetters(text: string): Piece[] | null {
  if (text.length > mostLetters) return null;
  const spans: Piece[] = [];
  let start = 0;
  const names: Piece[] = [];
  for (const line of text.split("\n")) {
    const isSmall = line.length > 3 && isSmallLine(text, start) && !/[A-Z]{5}/.test(line);
    if (isSmall) addLine(line, start, spans);
    if (isSmall) addNames(line, start, names);
    start += line.length + 1;
  }
  if (spans.length === 0) return null;
  const letters = text.split("");
  // Beside words with capitals a name without them is no longer known as one.
  for (const span of [...spans, ...names]) if (span.text === undefined) capitalize(letters, text, span);
  for (const { start, end, text: said } of spans)
    if (said?.length === end - start) letters.splice(start, end - start, ...said.split(""));
    else if (said) letters[start] = said;
  return piecesOf(text, letters);
}

function addLine(line: string, offset: number, spans: Piece[]): void {
  const move = (start: number, end: number): Span => ({ start: offset + start, end: offset + end });
  if (someStreet.test(line))
    for (const { start, end, street, city } of findAddresses(line)) {
      if (!/^\d/.test(street) || city) continue;
      spans.push(move(start, end));
      const groups = townBehind.exec(line.slice(end))?.groups;
      const [gap = "", town = "", state = ""] = [groups?.["gap"], groups?.["town"], groups?.["state"]];
      const from = end + gap.length;
      const letters = state.replace(/^,? /, "").toUpperCase();
      const behind = line.slice(from + town.length + state.length);
      const isState =
        Object.hasOwn(stateNames, letters.toLowerCase()) ||
        (stateLetters.has(letters) && (!wordLikeStates.has(letters) || /^(?: ?[,;./)]| ?$| \d{5}| rm\b)/.test(behind)));
      if (!town || !isTown(isState ? town : town + state, gap.includes(",") || isState)) continue;
      spans.push(move(from, from + town.length + state.length));
      // A comma parts the town from the street and the state from the town.
      if (gap === " ") spans.push({ ...move(end, from), text: ", " });
      if (!isState) continue;
      const at = from + town.length + state.length - letters.length;
      if (!state.startsWith(",")) spans.push({ ...move(at - 1, at), text: ", " });
      if (letters.length === 2) spans.push({ ...move(at, at + 2), text: letters });
    }
  if (!someHouse.test(line)) return;
  for (const { start, end } of findFacilities(line)) {
    const of = /^ of [a-z]{3,}(?=[,.;/]|$)/.exec(line.slice(end))?.[0] ?? "";
    spans.push(move(start, end + (plainWords.has(of.slice(4)) ? 0 : of.length)));
  }
  for (const match of line.matchAll(houseBefore)) {
    const name = match.groups?.["name"] ?? "";
    const words = name.split(" ");
    if (givenNames.has(words[0] ?? "") || words.some((word) => plainWords.has(word) && !wordsOfHouses.has(word)))
      continue;
    const from = match.index + match[0].indexOf(name);
    spans.push(move(from, from + name.length));
  }
}

const givenName = /(?<![\p{L}'’-])[a-z]{2,}(?:-[a-z]{2,})?(?![\p{L}'’-])/gu;
const surname =
  /^(?: (?!w[ /])[a-z]\.?)? (?:(?:de|la|van|von|der|del|mc|st)\.? ){0,2}(?<name>[a-z][a-z'’-]{2,})(?: (?<last>[a-z][a-z'’-]{2,}))?(?![\p{L}'’-])/u;

/** "susan hale", "dale": given names with what follows them. */
function addNames(line: string, offset: number, names: Piece[]): void {
  for (const match of line.matchAll(givenName)) {
    const word = match[0];
    const end = match.index + word.length;
    if (!givenNames.has(word)) continue;
    if ((plainWords.has(word) || wordLikeNames.has(word)) && !isIntroduced(line, match.index, end)) continue;
    if (/\bst\.? $/.test(line.slice(0, match.index))) continue;
    const behind = surname.exec(line.slice(end));
    const [name = "a", last = "a"] = [behind?.groups?.["name"], behind?.groups?.["last"]];
    const isOne = plainWords.has(last) || givenNames.has(last);
    const length = plainWords.has(name) ? 0 : (behind?.[0].length ?? 0) - (isOne && last !== "a" ? last.length + 1 : 0);
    names.push({ start: offset + match.index, end: offset + end + length });
  }
}

const introduced =
  /\b(?:this is|it['’]?s|i['’]?m|i am|my name is|name is|name['’]?s|named|caller is|call(?:ed)? (?:from|by)|mrs?\.?|ms\.?|nurse|deputy|officer|my (?:dad|mom|mother|father|husband|wife|brother|sister|son|daughter|uncle|aunt|grandma|grandpa)) $/;

/** "this is glen hatcher": a word that is a name too, where a surname stands behind what leads a name in. */
function isIntroduced(line: string, start: number, end: number): boolean {
  const last = /^ ([a-z][a-z'’-]{2,})(?![a-z])/.exec(line.slice(end))?.[1];
  return last !== undefined && !plainWords.has(last) && introduced.test(line.slice(Math.max(0, start - 16), start));
}

const isTown = (said: string, isBehindComma: boolean): boolean =>
  said
    .split(" ")
    .every(
      (word, at) =>
        (!plainWords.has(word) ||
          (at > 0 &&
            /^(?:city|park|village|township|beach|lake|hill|hills|springs|falls|heights|grove|rapids|ridge|island|valley|point|rock)$/.test(
              word,
            )) ||
          /^(?:north|south|east|west|lake|new|fort|mount|saint|lower|upper)$/.test(word)) &&
        (!notInStreets.has(word) || /^(?:north|south|east|west|new)$/.test(word)) &&
        !noTown.test(word) &&
        (isBehindComma || !givenNames.has(word) || said.includes(" ")),
    );

/** Each word begins with a capital, but for small ones inside a name; a firm's two letters are capitals both. */
function capitalize(letters: string[], text: string, { start, end }: Span): void {
  for (const match of text.slice(start, end).matchAll(/[a-zà-ɏ][a-zà-ɏ'’]*/gu)) {
    const at = start + match.index;
    if (/[\p{L}\p{N}'’]/u.test(text[at - 1] ?? " ")) continue;
    if ((small.test(match[0]) || match[0] === "and") && match.index > 0) continue;
    if (/^(?:fh|va|ne|nw|se|sw)$/.test(match[0])) letters[at + 1] = match[0].charAt(1).toUpperCase();
    letters[at] = match[0].charAt(0).toUpperCase();
  }
}

function piecesOf(text: string, letters: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, letter] of letters.entries()) {
    if (letter === text[at]) continue;
    if (at > from) pieces.push({ start: from, end: at });
    pieces.push({ start: at, end: at + 1, text: letter });
    from = at + 1;
  }
  return [...pieces, { start: from, end: text.length }];
}
