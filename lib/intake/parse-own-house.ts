// Reads the house that writes: what "bring him to us" and "collect her here, at the above address" point to.
import { findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const headLines = 4;
const careLine =
  /\b(?:assisted living|memory care|residential care|senior living|nursing (?:home|center|facility)|skilled nursing|care (?:home|center|community)|board (?:and|&) care|adult (?:family|foster) home|personal care|convalescent|rest home|rehabilitation)\b/i;
const ourOwn =
  /\b(?:our|one of our|of our|notice of) (?:\w+ ){0,2}(?:residents?|patients?|elders?|members?)\b|\blived with us\b/i;
const toUs =
  /\b(?:bring|brought|deliver|transport|take|return|come|coming|goes|belongs)(?:ing|ed|s)?\s+(?:(?:him|her|them|both|it|the (?:body|remains|decedent|deceased)|mrs?\.? \w+|ms\.? \w+)\s+)?(?:back\s+)?(?:here\s+)?to\s+(?:us\b|our (?:place|chapel|funeral home|garage|building|facility|care center|location)\b|the above (?:address|location))/i;
const fromUs =
  /\b(?:(?:here )?at the above (?:address|location)|from our (?:place|chapel|funeral home|care|facility|cooler|garage|prep room|building)|(?:receive|collect|take|pick up)[^.\n]{0,20} from us\b|pick (?:him |her |them )?up (?:here|at our))/i;

interface OwnHouse {
  name: string;
  address: string | null;
  start: number;
  end: number;
}

const openers =
  /^\s*(?:\S{1,3}\s*)?(?:(?:removal|transfer|transport|first[ -]call|pick-?up|service|new)\s(?:request|order|ticket|sheet|call|case)|from|order|request|hello|hi)?\s?(?:from|by|for)?[\s:–-]{0,3}(?:the\s)?$/i;

/** A funeral home whose name, and mostly its address, head the page. */
function findOwn(text: string): OwnHouse | null {
  const head = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, headLines)
    .join("\n");
  const house = findFacilities(head).find(({ start }) => openers.test(head.slice(0, start)));
  if (house?.kind !== "Funeral home") return null;
  const start = text.indexOf(house.value.slice(0, 6));
  const address = findAddresses(head).find((one) => one.start > house.start && one.start - house.end < 80);
  return {
    name: house.value,
    address: address?.value ?? null,
    start: Math.max(0, start),
    end: Math.max(0, start) + house.value.length,
  };
}

/** Adds where the writing house stands in the call: as goal, as place of pickup, or as the home where a resident died. */
export function addOwnHouse(sheet: Sheet, original: string): void {
  const { text } = sheet.page;
  const own = findOwn(original);
  const add = (
    field: "pickupLocation" | "deliveryLocation" | "destinationFuneralHome" | "deceasedLocation" | "callerType",
    value: string,
    confidence: number,
  ) =>
    addReading(
      sheet,
      field,
      { value, start: 0, end: (own?.end ?? 1) - (own?.start ?? 0), confidence },
      own?.start ?? 0,
      {},
    );
  if (own && fromUs.test(text) && own.address) {
    add("pickupLocation", own.address, 0.93);
    add("deceasedLocation", "Funeral home", 0.9);
    if (!bestOf(sheet, "callerType")) add("callerType", "Funeral home", 0.8);
  } else if (own && toUs.test(text) && !bestOf(sheet, "destinationFuneralHome")) {
    add("destinationFuneralHome", own.name, 0.8);
    if (own.address && !bestOf(sheet, "deliveryLocation")) add("deliveryLocation", own.address, 0.82);
  }
  addOnlyFirm(sheet, original);
  addCareHome(sheet, original);
  addFootHouse(sheet, original);
}

const backToYou =
  /\b(?:bring|take|return|deliver|transport)(?:ing)?\s(?:\w+\.?\s){0,3}?(?:back\s)?here\b|\b(?:back|bring (?:him|her|them)|coming|come) to you\W{0,3}\?|\b(?:take|carry|deliver|convey|bring|return|to|drop)(?:\s(?:to|him|her|them|back)){0,2}[\s.:]{1,24}us\b(?= ?[,.;\n]| at)/i;

/** "Bring her here", "And back to you? – Yes": the one funeral home of the page, that writes. */
function addOnlyFirm(sheet: Sheet, original: string): void {
  if (bestOf(sheet, "destinationFuneralHome")) return;
  if (!toUs.test(original) && !backToYou.test(original)) return;
  const firms = findFacilities(original).filter(({ kind }) => kind === "Funeral home");
  const [first] = firms.toSorted((one, other) => other.value.length - one.value.length);
  const plain = first?.value.toLowerCase() ?? "";
  if (/\bnot (?:back )?(?:to us|here)\b/i.test(original) || /\d\p{L}|\p{L}\d/u.test(plain)) return;
  if (!first || firms.some(({ value }) => !plain.includes(value.toLowerCase()))) return;
  addReading(sheet, "destinationFuneralHome", { ...first, confidence: 0.66 }, 0, {});
}

const ourPlace = /\bour (?:\w+ ){0,2}(?:morgue|cooler|address|icu|ward|unit|dock|decedent affairs)\b/i;

/** "Annika Roe, Decedent Affairs, Treasure Basin Regional Medical Center" under a letter that speaks of "our morgue". */
function addFootHouse(sheet: Sheet, original: string): void {
  if (bestOf(sheet, "locationName") || bestOf(sheet, "deceasedLocation") || !ourPlace.test(sheet.page.text)) return;
  const end = original.trimEnd().length;
  const from = Math.max(0, end - 240);
  const place = findFacilities(original.slice(from, end)).findLast(
    ({ kind }) => kind === "Hospital" || kind === "Nursing facility",
  );
  if (!place) return;
  addReading(sheet, "locationName", { ...place, confidence: 0.76 }, from, {});
  addReading(sheet, "deceasedLocation", { ...place, value: place.kind, confidence: 0.75 }, from, {});
}

/** "The Arbors at Tamarack Hill / Assisted Living & Memory Care": the home that writes of its resident. */
function addCareHome(sheet: Sheet, text: string): void {
  const { lines } = sheet.page;
  if (bestOf(sheet, "locationName") || !ourOwn.test(text)) return;
  const head = lines.filter(({ start, end }) => text.slice(start, end).trim() !== "").slice(0, headLines);
  for (const [index, line] of head.entries()) {
    const words = text.slice(line.start, line.end);
    const kind = careLine.exec(words);
    const above = head[index - 1];
    if (!kind) continue;
    const from = /^\s*from:\s*(?:.*,\s*)?(?=\p{Lu})/iu.exec(words)?.[0].length ?? 0;
    const isOwnLine =
      from > 0 ||
      /^\W*(?:an?\s)?(?:licensed\s)?(?:assisted|memory|residential|senior|skilled|board|adult|personal)/i.test(words);
    const title = isOwnLine && from === 0 ? above : line;
    if (!title) return;
    const name =
      text
        .slice(title.start + (title === line ? from : 0), title.end)
        .split(/\s[·|—–-]\s|,\s(?=\d)|\s{3,}/)[0]
        ?.trim() ?? "";
    if (!/^\p{Lu}[\p{L}'’&. -]{3,48}$/u.test(name) || /^(?:dear|to|from|re|date|subject|notice|report)\b/i.test(name))
      return;
    const start = text.indexOf(name, title.start);
    const reading = {
      value: name === name.toUpperCase() ? proper(name) : name,
      start: 0,
      end: name.length,
      confidence: 0.8,
    };
    addReading(sheet, "locationName", reading, start, {});
    addReading(sheet, "deceasedLocation", { ...reading, value: "Nursing facility" }, start, {});
    return;
  }
}

const proper = (words: string) =>
  words.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
