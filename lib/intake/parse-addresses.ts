// Reads addresses of the US, whole or in part, and writes them in one line.
import { findIslandAddresses, findSpanishStreets } from "./parse-island-addresses";
import type { Reading } from "./parse-span";
import { isPromising } from "./parse-street-numbers";
import { readStreet, type Street } from "./parse-streets";
import {
  behindIn,
  endsSentence,
  gapBefore,
  isPlainTown,
  readTown,
  readTownApart,
  isStreetApart,
  skipBetween,
  townOf,
} from "./parse-towns";
import { caseOf, plainOf, properCase, readWords, type Word } from "./parse-words";
import { noValue, plainWords } from "./words/not-names";
import { units } from "./words/streets";
import { givenNames } from "./words/given-names";

/** `value` is `street[ unit], City, ST zip`, as far as it is known. */
export interface AddressReading extends Reading {
  street: string;
  unit?: string;
  city?: string;
  state?: string;
  zip?: string;
}

const houseNumber =
  /(?=[\dNSEWPRHnsewprh])(?<![\w:$#./@–-])(?:\d{1,6}(?:-\d{1,5})?[A-Za-z]?(?: 1\/2)?|[NSEW]\d{2,5}|[NSEW]\d{1,3}[NSEW]?\d{2,5}|\d{1,2}[NSEW]\d{2,4})(?=[ \t]{1,2}(?:[A-Za-zÀ-ɏ]|\d{1,3}(?:st|nd|rd|th| (?:mile|st|street|ave|avenue)\b)|\d{2,5} [NSEW]\b))|\b(?:P\.? ?O\.? ?Box|(?:RR|R\.R\.|HC|Rt|Rte|Rural Route|Star Route) ?#?\d{1,3},? Box) ?#?\d{1,6}[A-Z]?\b/gi;
const isBox = /box/i;

/** More house numbers than any call has; those behind them are not looked at. */
const mostNumbers = 400;

/** Addresses in running text, in order. One without a town has a lower confidence. */
export function findAddresses(text: string): AddressReading[] {
  const found: AddressReading[] = [];
  let count = 0;
  houseNumber.lastIndex = 0;
  for (let match = houseNumber.exec(text); match && count < mostNumbers; match = houseNumber.exec(text)) {
    const end = match.index + match[0].length;
    const isPostBox = isBox.test(match[0]);
    const isLikely = isPostBox || isPromising(text, match.index, end);
    if (isLikely) count += 1;
    const address = isLikely ? readFrom(text, match.index, end, isPostBox) : null;
    if (address) {
      found.push(address);
      houseNumber.lastIndex = address.end;
    } else houseNumber.lastIndex = end;
  }
  const ofIsland = findIslandAddresses(text);
  const overlapsIsland = ({ start, end }: AddressReading) => ofIsland.some((one) => start < one.end && one.start < end);
  const island = [...ofIsland, ...findSpanishStreets(text).filter((street) => !overlapsIsland(street))];
  if (island.length === 0) return found;
  return [
    ...found.filter(({ start, end }) => !island.some((one) => start < one.end && one.start < end)),
    ...island,
  ].toSorted((one, other) => one.start - other.start);
}

function readFrom(text: string, start: number, end: number, isPostBox: boolean): AddressReading | null {
  const words = readWords(text, end, Math.min(text.length, end + 180), 26);
  const cut = words.findIndex((word) => gapBefore(word) === "end");
  const own = cut < 0 ? words : words.slice(0, cut);
  const isLoose = own.slice(0, 2).every(({ shape }) => shape === "lower" || shape === "digit");
  const road: Street | null = isPostBox
    ? { next: 0, isWeak: false }
    : (readStreet(own, isLoose) ?? (isStreetApart(words, own) ? { next: own.length, isWeak: true } : null));
  if (road === null) return null;
  if (road.usual && (end - start < 3 || !leadsToHouse[road.usual].test(text.slice(Math.max(0, start - 12), start))))
    return null;
  const { unit, next: afterUnit } = readUnit(own, road.next);
  const at = skipBetween(own, afterUnit);
  const town =
    readTown(own, at, isLoose) ??
    (at === own.length && !isLoose ? readTownApart(words, at) : null) ??
    (road.isWeak || isLoose ? null : readTownAlone(text, own, at));
  if (road.isWeak && (town === null || (town.state ?? town.zip) === undefined)) return null;
  const last = words[(town?.next ?? afterUnit) - 1];
  const streetEnd = own[road.next - 1]?.end ?? end;
  const written = { street: streetOf(text.slice(start, streetEnd)), ...(unit && { unit }), ...pickTown(town) };
  return {
    start,
    end: last?.end ?? end,
    value: writeAddress(written),
    confidence: town?.confidence ?? (road.isUnsure ? 0.5 : isLoose ? 0.6 : 0.7),
    ...written,
  };
}

/** What leads up to a street whose name tells no kind. */
const leadsToHouse = {
  named: /(?:^|[^\p{L}])(?:at|on|to|from|lives?|lived|address|residence|home) (?:is )?$/iu,
  plain: /(?:^|[.,;:!\n-]) ?$|(?:^|[^\p{L}])(?:at|on|to|from|lives?|lived|address|residence|home|house) (?:is )?$/iu,
};

const pickTown = (town: { city?: string; state?: string; zip?: string } | null) => ({
  ...(town?.city && { city: town.city }),
  ...(town?.state && { state: town.state }),
  ...(town?.zip && { zip: town.zip }),
});

const unitValue = /^(?:[A-Za-z]?\d{1,5}[A-Za-z]?(?:-[A-Za-z0-9]{1,3})?|[A-Za-z](?:-\d{1,4})?)$/;

/** `Apt 4B`, `#12`, `Bldg 3 Apt 2` at `at`. */
function readUnit(words: readonly Word[], at: number): { unit?: string; next: number } {
  const parts: string[] = [];
  let next = at;
  while (next < words.length && parts.length < 3) {
    const word = words[next] as Word;
    const gap = gapBefore(word);
    if (gap === "number" && unitValue.test(word.text)) {
      parts.push(`#${word.text.toUpperCase()}`);
      next += 1;
      continue;
    }
    const kind = gap === "space" || gap === "comma" ? units[word.plain] : undefined;
    const value = words[next + 1];
    const isHere = kind !== undefined && value !== undefined && /^(?:[. ]{1,2}|[ .]{0,2}# ?)$/.test(value.gap);
    if (!isHere || !unitValue.test(value.text) || (kind === "Fl" && !/^\d{1,2}$/.test(value.text))) break;
    parts.push(`${kind} ${value.text.toUpperCase()}`);
    next += 2;
  }
  return parts.length === 0 ? { next: at } : { unit: parts.join(" "), next };
}

/** "Daly City", "Cedar Falls": so no person is called. */
const endsTown =
  /^(?:city|falls|springs|beach|heights|hills|valley|grove|creek|island|harbor|junction|mills|ferry|bluffs?|rapids|ridge|shores|village|landing|prairie|haven|park|lake|point|bay)$/;
const opensTown = /^(?:st|ste|mt|ft|pt|las|los|la|el|le|del|new|north|south|east|west)$/;
/** A town that stands alone behind a comma or "in": `46 Elm St, Springfield.`, `14 Alder Ct in Salem`, `9 Oak St, that's over in Xenia`. */
function readTownAlone(text: string, words: readonly Word[], street: number) {
  const at = behindIn(words, street);
  const isBehindStreet = at === street && gapBefore(words[at]) === "space" && isPlainTown(text, words, at);
  if (at === street && gapBefore(words[at]) !== "comma" && !isBehindStreet) return null;
  let next = at;
  while (next < words.length && next < at + 3 && (next === at || gapBefore(words[next]) === "space")) {
    const { shape, plain } = words[next] as Word;
    // "St. Louis", "Mt. Vernon": the full stop shortens a word; "El Paso", "South Boston", and no "South Entrance".
    const second = words[next + 1];
    const isOpened = second?.shape === "Title" && (plain.length < 4 || !plainWords.has(second.plain));
    if (next === at && shape !== "lower" && opensTown.test(plain) && isOpened) {
      next += 1;
      continue;
    }
    if (next > at && endsSentence(words[next - 1], words[next])) break;
    if ((shape !== "Title" && shape !== "A") || plain.length < 2) break;
    if (plainWords.has(plain) && !(next > at && endsTown.test(plain))) break;
    next += 1;
  }
  const first = words[at];
  const last = words[next - 1];
  if (next === at || first === undefined || last === undefined) return null;
  const after = text.slice(last.end, last.end + 3);
  if (at > street && /^(?:county|co|parish|borough)$/.test(words[next]?.plain ?? last.plain)) return null;
  if (!/^(?:[.,;)]|\s*$|\s*\n| {2}|\s-)/.test(after) && words[next]?.shape !== "lower") return null;
  if (next - at > 1 && givenNames.has(first.plain) && !endsTown.test(last.plain)) return null;
  return { city: townOf(words.slice(at, next)), state: undefined, zip: undefined, next, confidence: 0.72 };
}

const kept = new Set(["us", "fm", "cr", "sr", "rr", "hc", "rm", "ne", "nw", "se", "sw", "ii", "iii"]);

/** A street as it is written in an address: single spaces, no full stops, capitals and small letters. */
function streetOf(text: string): string {
  const plain = text
    .replace(/\.(?=\s|$|,)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^P\.? ?O\.? ?Box #?/i, "PO Box ");
  if (caseOf(plain) === "mixed") return plain;
  return plain
    .split(" ")
    .map((word) => {
      const small = plainOf(word);
      if (kept.has(small) || /^[a-z]$|^\d+[a-z]$|^[nsew]\d/.test(small)) return word.toUpperCase();
      if (word === "PO") return word;
      return /^\d/.test(word) ? word.toLowerCase() : properCase(word);
    })
    .join(" ");
}

function writeAddress({
  street,
  unit,
  city,
  state,
  zip,
}: Pick<AddressReading, "street" | "unit" | "city" | "state" | "zip">): string {
  const end = [state, zip].filter(Boolean).join(" ");
  return [unit ? `${street} ${unit}` : street, city, end].filter(Boolean).join(", ");
}

/** The address of a segment that is known to be one; a road or a town without house number will do. */
export function readAddress(segment: string): AddressReading | null {
  const head = segment.slice(0, 400);
  if (noValue.test(head)) return null;
  const [found] = findAddresses(head);
  if (found && (found.city !== undefined || found.start < 40)) return found;
  return readRoad(head);
}

const lead = /^[\s"'(:;,.@-]*(?:(?:at|near|off|on|the corner of|corner of)\s+)?/i;
const roadWithoutNumber =
  /^(?:(?:corner of |intersection of )?(?:[\w.'’&-]+ ){0,5}?(?:hwy|highway|route|rt|rte|road|rd|street|st|avenue|ave|lane|ln|drive|dr|blvd|pkwy|court|ct|way|interstate|trail|circle)\b\.?)[^;|()\n]{0,60}/i;

/** A road, a crossing or a town alone. */
function readRoad(segment: string): AddressReading | null {
  const from = lead.exec(segment)?.[0].length ?? 0;
  const text =
    segment
      .slice(from)
      .split(/[\n;|(\t]| {3,}/)[0]
      ?.trimEnd() ?? "";
  const words = readWords(text, 0, 120, 12);
  const [first] = words;
  if (first === undefined || text.length > 100) return null;
  const town = readTown([{ ...first, gap: " " }, ...words.slice(1)], 0, false);
  if (town?.city && (town.next === words.length || town.zip)) {
    const end = from + (words[town.next - 1]?.end ?? 0);
    return {
      start: from,
      end,
      street: "",
      ...pickTown(town),
      value: writeAddress({ street: "", ...pickTown(town) }),
      confidence: 0.6,
    };
  }
  const comma = words.findIndex((word, index) => index > 0 && gapBefore(word) === "comma");
  const tail = comma > 0 ? readTown(words, comma, false) : null;
  if (tail?.city && comma <= 5 && words.slice(0, comma).every(({ shape }) => shape !== "lower")) {
    const street = streetOf(text.slice(first.start, words[comma - 1]?.end));
    const end = from + (words[tail.next - 1]?.end ?? 0);
    return {
      start: from + first.start,
      end,
      street,
      ...pickTown(tail),
      value: writeAddress({ street, ...pickTown(tail) }),
      confidence: 0.6,
    };
  }
  const road = roadWithoutNumber.exec(text)?.[0].replace(/[\s.,-]+$/, "");
  if (road === undefined || !/\d|[A-Z]/.test(road)) return null;
  return { start: from, end: from + road.length, street: streetOf(road), value: streetOf(road), confidence: 0.5 };
}

/** One line from a street and a town that were given apart: `618 Avenue D` and `Rosenberg, TX 77471`. */
export function joinAddress(street: string, cityStateZip: string): string {
  const own = readAddress(street);
  if (own?.city !== undefined && own.street !== "") return own.value;
  const line =
    own !== null && own.street !== ""
      ? writeAddress({ street: own.street, ...(own.unit && { unit: own.unit }) })
      : street.trim();
  const words = readWords(cityStateZip, 0, 120, 10);
  const [first] = words;
  if (first === undefined) return line;
  const town = readTown([{ ...first, gap: " " }, ...words.slice(1)], 0, true);
  if (town === null) return [line, properCase(cityStateZip.trim().replace(/[.,;\s]+$/, ""))].filter(Boolean).join(", ");
  return writeAddress({ street: line, ...pickTown(town) });
}
