// Reads ZIP code, state and city out of a US address as people write it.
import { findState } from "./us-states";

export interface UsAddress {
  /** Five digits. */
  zip: string | null;
  /** Two letters. */
  state: string | null;
  /** What may be the city's name, the likeliest first: without commas nobody can tell where the street ends. */
  cities: string[];
}

const longWords: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

/** 'saint louis' for 'St. Louis' and 'Saint Louis': how two spellings of a city are held against each other. */
export function plainCity(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.map((word) => (Object.hasOwn(longWords, word) ? longWords[word] : word)).join(" ");
}

/** What cannot be read stays null; 'rear entrance' and other words after the ZIP code or the state do no harm. */
export function parseUsAddress(text: string): UsAddress {
  const written = text
    .replace(/[\s,]*\b(?:u\.?s\.?a\.?|united states(?: of america)?)[\s.]*$/i, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  const zip = findZipIn(written);
  const found = zip?.state ?? findStateIn(zip ? written.replace(zip.written, "") : written);
  return { zip: zip?.digits ?? null, state: found?.state ?? null, cities: found ? citiesIn(found.before) : [] };
}

interface FoundState {
  state: string;
  /** What stands before it, as the parts between commas. */
  before: string[];
}

interface FoundZip {
  digits: string;
  /** With the four digits that may follow. */
  written: string;
  /** The state right before it. */
  state: FoundState | null;
}

/** Five digits right after a state; else the last that end a part of the address, which a house number never does. */
function findZipIn(text: string): FoundZip | null {
  const all = [...text.matchAll(/(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g)].map((match) => ({
    digits: match[1] ?? "",
    written: match[0],
    state: stateAtEnd(partsOf(text.slice(0, match.index))),
    endsPart: /^\s*(?:$|[,;\n])/.test(text.slice(match.index + match[0].length)),
  }));
  return all.findLast(({ state }) => state !== null) ?? all.findLast(({ endsPart }) => endsPart) ?? null;
}

/** The last part of the address that ends in a state's name or letters. */
function findStateIn(text: string): FoundState | null {
  const parts = partsOf(text);
  for (let length = parts.length; length > 0; length -= 1) {
    const found = stateAtEnd(parts.slice(0, length));
    if (found) return found;
  }
  return null;
}

function stateAtEnd(parts: readonly string[]): FoundState | null {
  const words = parts.at(-1)?.split(" ") ?? [];
  for (const count of [3, 2, 1]) {
    const state = words.length < count ? null : findState(words.slice(-count).join(" "));
    const rest = words.slice(0, -count).join(" ");
    if (state) return { state, before: [...parts.slice(0, -1), ...(rest ? [rest] : [])] };
  }
  return null;
}

const partsOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Every ending of the last part, the longest first, for 'Lake St Oak Park' ends in one city and 'Saint Paul' is one. */
function citiesIn(parts: readonly string[]): string[] {
  const words = parts.at(-1)?.split(" ").slice(-5) ?? [];
  return words.map((_word, first) => words.slice(first).join(" "));
}
