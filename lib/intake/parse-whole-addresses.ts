// Completes an address whose town, state or ZIP code stands apart from its street: further on, just before it, or once on the page.
import type { RequestField } from "@/lib/transports/schema";
import type { Candidate, Sheet } from "./parse-sheet";
import { findAddresses } from "./parse-addresses";
import { endBehind, isCity, lettersOf, liesIn, stateWords, townAbove, townAround, townWords } from "./parse-late-towns";
import type { Reading } from "./parse-span";
import { properCase } from "./parse-words";
import { plainWords, wordsOfHouses } from "./words/not-names";
import { stateNames, zipRegions } from "./words/states";

interface Place {
  city: string;
  state: string;
}

const addressed = new Set<RequestField>([
  "locationAddress",
  "pickupLocation",
  "deliveryLocation",
  "homeAddress",
  "nokAddress",
]);

/** "… Ave loading dock, New Haven, CT 06510", "… Blvd (rear), Tampa FL 33602". */
const farBehind = new RegExp(
  String.raw`^(?: {0,2}[(,–-]? ?(?:\p{Ll}[\p{L}'’-]*[ )]{0,2}){1,4})?[ ,)]{1,3}${townWords},? ([A-Z]{2}),? (\d{5})(?!\d)`,
  "u",
);
/** "1140 Bellerive Blvd st louis 63111": small letters, the state elsewhere. */
const smallBehind = /^,? ((?:\p{Ll}{2,}\.? ){1,3})(\d{5})(?![\d-])/u;
const zipBehind = /^,? {1,3}(\d{5})(?![\d-])(?! ?(?:lbs?|kg)\b)/;
const townOnPage = new RegExp(
  String.raw`(?<![\p{L}\d])${townWords},? ${stateWords}(?![\p{L}\d'’])(?! (?:State|St|Hospital|General|Regional|Medical))`,
  "gu",
);
const houseEnd = /^(?:.* )?(?:FH|Home|Ctr|Center|Care|Hospital|Hospice|Rehab|Mortuary|Chapel|Manor|House|RN|LPN) /u;

/** Towns that the page names with their state, each once. */
function townsOf(text: string): Place[] {
  const found = new Map<string, Place>();
  for (const [, written = "", behind = ""] of text.matchAll(townOnPage)) {
    const city = written.replace(houseEnd, "");
    const state = lettersOf(behind);
    const isTown = city
      .split(" ")
      .every((word) => !plainWords.has(word.toLowerCase()) || wordsOfHouses.has(word.toLowerCase()));
    if (state && isTown) found.set(`${city.toLowerCase()} ${state}`, { city, state });
  }
  return [...found.values()];
}

/** The state that the page names and the ZIP code lies in. */
function stateOf(text: string, zip: string): string | undefined {
  const state = Object.keys(zipRegions).find((letters) => liesIn(zip, letters));
  if (!state) return undefined;
  const names = Object.entries(stateNames).filter(([, letters]) => letters === state);
  const isTold =
    new RegExp(String.raw`(?<![A-Za-z])${state}(?![A-Za-z])`).test(text) ||
    names.some(([name]) => name.length > 3 && text.toLowerCase().includes(name));
  return isTold ? state : undefined;
}

/** Completes the addresses that were read; `text` is the page. */
export function completeAddresses(sheet: Sheet, text: string): void {
  let towns: Place[] | null = null;
  const onPage = () => (towns ??= townsOf(text));
  let whole: Reading[] | null = null;
  const wholeOnes = () =>
    (whole ??= [
      ...sheet.candidates.filter(({ field, value }) => addressed.has(field) && isWhole.test(value)),
      ...findAddresses(text).filter(({ state, zip }) => state && zip),
    ]);
  for (const one of sheet.candidates) {
    if (!addressed.has(one.field) || !/^[NSEW]?\d|^PO Box/.test(one.value) || isWhole.test(one.value)) {
      if (addressed.has(one.field)) addCityBefore(one, text);
      continue;
    }
    const before = one.value;
    // "… 482 Old Dairy Road, Summerfield", read back of what was told whole.
    const [street] = before.split(", ");
    const again = wholeOnes().find(({ value }) => value.startsWith(`${street}, `));
    if (again) one.value = again.value;
    else complete(one, text, onPage);
    if (one.value !== before) one.confidence = Math.max(one.confidence, leastWhole);
  }
  cutTowns(sheet, text);
}

/** "… in Elkview, 318 Little Sandy Rd, WV 25071". */
function addCityBefore(one: Candidate, text: string): void {
  const match = /^([^,]*\d[^,]*), ([A-Z]{2} \d{5})$/.exec(one.value);
  const city = match && townAbove(text, one.start);
  if (!match || !city || !isCity(city)) return;
  one.value = `${match[1]}, ${city}, ${match[2]}`;
  one.confidence = Math.max(one.confidence, leastWhole);
}

const isWhole = /, [A-Z]{2} \d{5}(?:-\d{4})?$/;

/** A whole address is sure enough. */
const leastWhole = 0.75;

const houseAndTown =
  /^(.* (?:Funeral Home|Funeral Homes|FH|Mortuary|Funeral Chapel|Memorial Chapel|Funeral Service)) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u;

/** "Guadalupe Oaks Funeral Home Seguin": the town behind a house is no part of its name. */
function cutTowns(sheet: Sheet, text: string): void {
  for (const one of sheet.candidates) {
    if (one.field !== "destinationFuneralHome" && one.field !== "deliveryLocation") continue;
    const [, house, city] = houseAndTown.exec(one.value) ?? [];
    if (
      house &&
      city &&
      new RegExp(String.raw`(?<![\p{L}])${city},? (?:[A-Z]{2}|\p{Lu}\p{Ll}+),? \d{5}`, "u").test(text)
    )
      one.value = house;
  }
}

/** "Riverbend Manor in Alton, 2400 …", and not "at Aspen Ridge, 500 …", where a house stands. */
const isSaidIn = (text: string, at: number, city: string) =>
  text.slice(Math.max(0, at - 90), at).includes(` in ${city}`);

function complete(one: Candidate, text: string, onPage: () => readonly Place[]): void {
  const parts = one.value.split(", ");
  const last = parts.at(-1) ?? "";
  const behind = text.slice(one.end, one.end + 90);
  if (/^\d{5}$/.test(last) && parts.length > 1) {
    // "Ozark 65721" where the page tells of Ozark, Missouri.
    const city = parts.at(-2)?.toLowerCase();
    const told = onPage().find((place) => place.city.toLowerCase() === city && liesIn(last, place.state));
    if (told) one.value = [...parts.slice(0, -1), `${told.state} ${last}`].join(", ");
    return;
  }
  if (parts.length > 1) {
    const known = /^[A-Z]{2}$/.test(last) ? last : undefined;
    const told = parts.length === 2 || known ? endBehind(text, one.end) : null;
    if (!told || (known && told.state && told.state !== known)) return;
    if (known) one.value = liesIn(told.zip, known) ? `${one.value} ${told.zip}` : one.value;
    else one.value = `${one.value}, ${[told.state ?? stateOf(text, told.zip), told.zip].filter(Boolean).join(" ")}`;
    return;
  }
  const around = townAround(text, one.start, one.end);
  if (around) {
    one.value = `${one.value}, ${around}`;
    return;
  }
  const far = farBehind.exec(behind);
  if (far?.[1] && far[2] && far[3] && liesIn(far[3], far[2])) {
    one.value = `${one.value}, ${far[1]}, ${far[2]} ${far[3]}`;
    return;
  }
  const small = smallBehind.exec(behind);
  if (small?.[1] && small[2]) {
    const state = stateOf(text, small[2]);
    if (state) one.value = `${one.value}, ${properCase(small[1].trim())}, ${state} ${small[2]}`;
    return;
  }
  const zip = zipBehind.exec(behind)?.[1];
  const city = townAbove(text, one.start);
  if (!zip) {
    if (city && isCity(city) && isSaidIn(text, one.start, city)) one.value = `${one.value}, ${city}`;
    return;
  }
  const state = stateOf(text, zip);
  if (city && isCity(city)) {
    one.value = [one.value, city, `${state ?? ""} ${zip}`.trim()].join(", ");
    return;
  }
  const near = onPage().filter((place) => liesIn(zip, place.state));
  if (near.length === 1 && near[0]) one.value = `${one.value}, ${near[0].city}, ${near[0].state} ${zip}`;
}
