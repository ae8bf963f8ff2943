// Reads the house that writes: what "bring him to us" and "collect her here, at the above address" point to.
import { findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";

const headLines = 4;
const careLine =
  /\b(?:assisted living|memory care|residential care|senior living|nursing (?:home|center|facility)|skilled nursing|care (?:home|center|community)|board (?:and|&) care|adult (?:family|foster) home|personal care|convalescent|rest home|rehabilitation)\b/i;
const ourOwn =
  /\b(?:our|one of our|of our|notice of) (?:\w+ ){0,2}(?:residents?|patients?|elders?|members?)\b|\blived with us\b/i;
const toUs =
  /\b(?:bring|brought|deliver|transport|take|return|come|coming|goes|belongs)(?:ing|ed|s)?\s+(?:(?:him|her|them|both|it|the (?:body|remains|decedent|deceased)|mrs?\.? \w+|ms\.? \w+)\s+)?(?:back\s+)?(?:here\s+)?to\s+(?:us\b|(?:our|my) (?:(?!other\b)[\p{L}'’-]+ )?(?:place|chapel|funeral home|garage|building|facility|care center|location|shop|prep (?:room|building|center)|cooler|mortuary|branch|house(?! call))\b|the above (?:address|location))|\b(?:drop|leave|put)(?:ping)?\s+(?:him|her|them|it)?\s?(?:off )?(?:with us|at (?:our|my) (?:[\p{L}'’-]+ )?(?:place|chapel|funeral home|garage|building|facility|shop|location|cooler))\b/iu;
const toUsAbove = new RegExp(`(?:${toUs.source})(?:[ ,]{1,2}at the above (?:address|location))?`, "iu");
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
  if (own && fromUs.test(text.replace(toUsAbove, "")) && own.address) {
    add("pickupLocation", own.address, 0.93);
    add("deceasedLocation", "Funeral home", 0.9);
    if (!bestOf(sheet, "callerType")) add("callerType", "Funeral home", 0.8);
  } else if (own && (toUs.test(text) || sheet.parts.isGoalOurs) && !isGoalTold(sheet, original)) {
    add("destinationFuneralHome", own.name, 0.8);
    if (own.address && !/\d/.test(bestOf(sheet, "deliveryLocation")?.value ?? ""))
      add("deliveryLocation", own.address, 0.82);
  }
  addSender(sheet, original);
  addOnlyFirm(sheet, original);
  addCareHome(sheet, original);
  addFootHouse(sheet, original);
}

/** "Tri-Rivers Mortuary Service / Attn: Dispatch", "To: Twin Lakes Transfer Service": whom the page is written to. */
const toWhom = /(?:^|\n)[ \t>]{0,4}to\b[:\s]{1,8}(?:the )?$/i;
const greeted = /^[^\n]{0,40}\n(?:[^\n]{0,60}\n){0,3}?\s*(?:attn|attention|att|dear|c\/o|re)\b/i;
const isRecipient = (original: string, name: string): boolean => {
  const at = original.indexOf(name);
  return (
    at >= 0 &&
    (toWhom.test(original.slice(Math.max(0, at - 24), at)) ||
      (/(?:^|\n)[ \t]*$/.test(original.slice(0, at)) && greeted.test(original.slice(at, at + 260))))
  );
};

/** The funeral homes of the page, without those it is written to, those that only drive and "our Dorchester chapel". */
const firmsOf = (original: string) =>
  findFacilities(original).filter(
    ({ kind, value, start }) =>
      kind === "Funeral home" &&
      !trades.test(value) &&
      !/\bour $/i.test(original.slice(Math.max(0, start - 4), start)) &&
      !isRecipient(original, value),
  );

/** Whether the page tells a destination, other than by the name of whom it is written to; that name is taken out. */
function isGoalTold(sheet: Sheet, original: string): boolean {
  const isOther = ({ field, value }: Candidate) =>
    (field === "destinationFuneralHome" || field === "deliveryLocation") &&
    !/\d/.test(value) &&
    isRecipient(original, value);
  sheet.candidates = sheet.candidates.filter((one) => !isOther(one));
  return bestOf(sheet, "destinationFuneralHome") !== undefined;
}

const orderLabel =
  /(?:^|\n|[|\t]| {3})\W{0,6}(?:order(?:ed|ing)?(?: by)?|(?:ordering|requesting|calling|sending|client|your) (?:firm|f\.?\/?h\.?|funeral home|mortuary)|firm(?: (?:requesting|ordering|calling|name))?|f\.?\/?h\.? (?:requesting|ordering|calling)|client(?: fh| firm)?|account|acct|customer|request(?:ed)? (?:by|from)|requested by|called in by|bill(?:ed)? to|from)\b(?: ?\([^()\n]{1,20}\))?[ \t]{0,3}[:.=|\t][:.=|\t ]{0,40}([^\n]{3,80})/giu;
const firmName = String.raw`(?:\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]+)*)(?: (?:&|and) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+){0,3}`;
const spokenFirm = new RegExp(
  String.raw`(?:\b(?:[Tt]his is|[Ii]t['’]?s|[Hh]i,?|[Hh]ey,?|[Hh]ello,?|[Ii]['’]?m|[Ii] am)[ ,]{1,2}(?:it['’]?s |this is )?(?:the )?|^\W{0,3})\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2},?(?: here)? (?:at|with|from|of|over at|down at|up at|w\/|@) (?:the )?(${firmName})(?=[ ,.!;\n–-])|(?:^|[.!\n] ?)(${firmName}) (?:here|calling|ordering|on the line)\b`,
  "gu",
);
const ourName = new RegExp(
  String.raw`\bto our (?:[\p{L}'’-]+ )?(?:place|chapel|building|shop|house|location),? (?:the )?(${firmName})(?=[,.;\n])`,
  "gu",
);
/** What a firm that only drives, or answers the telephone, is called by. */
export const trades =
  /\b(?:removals?|transport\w*|livery|transfers?|transit|answering|exchange|dispatch|trade|first call|crew|courier)\b/i;

/** "Deliver to: ordering firm", "bring to us": the firm that orders, as a label, a greeting or "our place" names it. */
function addSender(sheet: Sheet, original: string): void {
  const isOurs = sheet.parts.isGoalOurs || toUs.test(original) || backToYou.test(original);
  if (isOurs) sheet.parts.isGoalOurs = true;
  if (!isOurs || isGoalTold(sheet, original)) return;
  const add = (value: string, start: number, confidence: number) =>
    addReading(sheet, "destinationFuneralHome", { value, start: 0, end: value.length, confidence }, start, {});
  for (const match of original.matchAll(orderLabel)) {
    const said = match[1] ?? "";
    const house = findFacilities(said).find(({ kind, value }) => kind === "Funeral home" && !trades.test(value));
    const start = match.index + match[0].length - said.length;
    if (house && (!/^\W*from/i.test(match[0]) || match.index < 200))
      return void add(house.value, start + house.start, 0.82);
  }
  if (firmsOf(original).length > 0) return;
  for (const match of [...original.slice(0, 400).matchAll(spokenFirm), ...original.matchAll(ourName)]) {
    const value = (match[1] ?? match[2] ?? "").replace(/ (?:in|and)$/, "");
    const isPlain = value.split(/[ -]/).some((word) => /^\p{Lu}/u.test(word) && plainWords.has(word.toLowerCase()));
    // "Shirley Blankenship calling … bring to our place": a person.
    const [first = "", second] = value.split(" ");
    const isPerson = second !== undefined && !/&| and /.test(value) && givenNames.has(first.toLowerCase());
    if (value.length < 4 || isPlain || isPerson || findFacilities(value).length > 0 || trades.test(value)) continue;
    return void add(value, match.index + match[0].indexOf(value), 0.72);
  }
}

const backToYou =
  /\b(?:bring|take|return|deliver|transport)(?:ing)?\s(?:\w+\.?\s){0,3}?(?:back\s)?here\b|\b(?:back|bring (?:him|her|them)|coming|come) to you\W{0,3}\?|\b(?:take|carry|deliver|convey|bring|return|to|drop)(?:\s(?:to|him|her|them|back)){0,2}[\s.:]{1,24}us\b(?= ?[,.;\n]| at)/i;

/** "Bring her here", "And back to you? – Yes": the one funeral home of the page, that writes. */
function addOnlyFirm(sheet: Sheet, original: string): void {
  if (bestOf(sheet, "destinationFuneralHome")) return;
  if (!sheet.parts.isGoalOurs && !toUs.test(original) && !backToYou.test(original)) return;
  const firms = firmsOf(original);
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
