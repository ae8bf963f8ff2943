// Reads counties, parishes and boroughs.
import { quick } from "./parse-quick-pattern";
import type { Reading, Span } from "./parse-span";
import { foldOf, properCase } from "./parse-words";
import { countiesOfStates } from "./words/counties";
import { houseWords, noValue, plainWords, wordsOfHouses } from "./words/not-names";

const countyAfter = quick(
  /(?<![\w'’-])((?:[A-Z][A-Za-zÀ-ɏ'’.-]{1,20}|(?:de|la|du|of|and)(?= )|St\.)(?: (?:[A-Z][A-Za-zÀ-ɏ'’.-]{0,20}|de|la|du|and)){0,3}) (County|Parish|Borough|Cnty|Cty|COUNTY|PARISH|BOROUGH|CNTY|CTY|C[Oo]\.(?=\s|,|$)|Par\.(?=\s|,|$)|[Cc]o(?=\.?[ ]*(?:\n|$|[,;)])))(?![\w'’-]| (?:Road|Rd|Hwy|Highway|Line|Route|Trunk|Club|ROAD|RD|HWY|HIGHWAY|LINE))/g,
);
const countyInSmall =
  /(?<![\w'’-])((?:(?:st|ste)\.? )?[a-z][a-z'-]{2,20}(?:[ -][a-z]{3,12})?|[A-Z][A-Za-zÀ-ɏ'’.-]{1,20}(?: [A-Z][A-Za-zÀ-ɏ'’.-]{1,20}){0,2}) (county|parish)(?![\w'’-]| (?:road|rd|hwy|highway|line|route))/g;
/** "/ montgomery co /": the whole of an item. */
const countyItem = quick(
  /(?<=(?:^|[\n/|;,])[ \t]{0,3})((?:st\. )?[a-z][a-z'-]{2,20}(?: [a-z]{3,12})?) co\.?(?=[ \t]*(?:$|[\n/|;,]))/g,
);
/** "X-ST: 6TH S   CARBON CO": the last cell of a line in capitals. */
const countyCell = quick(/(?<=[ ]{3}|\t)([A-Z]{4,15}(?: [A-Z]{4,12})?) CO\.?(?=[ \t]*(?:\n|$))/g);
const countyLabel =
  /(?<![\w'’-])(?<!\b(?:residence|home|burial|permit|birth|filing|marriage) )(?:county|cnty|parish|condado)(?: of death| did the death occur in)?[ \t]{0,2}[:=?][ \t]{0,4}([A-Za-zÀ-ɏ'’. -]{2,40})/gi;
const countyOf = quick(
  /(?<![\w'’-])(?:county of|condado(?: de)?|parish of) (?!(?:residence|birth|death|record|origin|cemetery|burial|marriage)\b)((?:St\. )?[A-Z][A-Za-zÀ-ɏ'’-]{1,20}(?: [A-Z][A-Za-zÀ-ɏ'’-]{1,20}){0,2})/gi,
);
/** "GLACIER CO SO", "Polk Co. Sheriff": the office of the county where the death is reported. */
const countySheriff = quick(
  /(?<![\w'’-])((?:(?:St|ST)\.? )?\p{Lu}[\p{L}'’-]{2,16}(?: \p{Lu}[\p{L}'’-]{2,14})?) (?:CO|Co)\.? (?=S\.?O\.?(?![\w'’])|SHERIFF|Sheriff)/gu,
);
/** "Place of death county is Clay". */
const countyIs =
  /\b[Cc]ounty(?: of death)? (?:is|was) ((?:St\. )?\p{Lu}\p{Ll}{2,16}(?: \p{Lu}\p{Ll}{2,14})?)(?=[.,;\n]|$)/gu;
const office =
  /^,? (?:Sheriff|SHERIFF|Medical|MEDICAL|ME\b|M\.E|Coroner|CORONER|Hospital|HOSPITAL|Health|Jail|Courthouse|Police|EMS|Fire|General|Regional|Memorial|Nursing|Home|Hospice|Funeral|Morgue|Community|Cremation)/;

/** `Alderson County Hospital` is a house, `Orange County Memorial Chapel` too. */
const houseOf =
  /^,? (?:(?:general|regional|memorial|community|nursing|veterans?|hospital|medical center|funeral|chapel|mortuary|cremation|home|care|rehab)\b)/i;
const anyCounty = /county|parish|borough|cnty|\bcty\b|condado|\bCo\b|\bPar\./i;

/** Counties, parishes and boroughs, without that word. One that is part of an office's name has a lower confidence. */
export function findCounties(text: string): Reading[] {
  if (!anyCounty.test(text)) return [];
  const found: Reading[] = [];
  const add = (start: number, end: number, written: string, confidence: number) => {
    // "Kyle Brennan. County coroner …": another sentence.
    const value = /\p{Ll}{3}\.$/u.test(written.trim()) ? null : countyName(written);
    if (value !== null && !found.some((other) => start < other.end && other.start < end))
      found.push({ start, end, value, confidence });
  };
  for (const match of text.matchAll(countyLabel)) {
    const line = /^[^\n]*?(?= {2}|\t|$)/.exec(match[1] as string)?.[0] ?? "";
    const own = line.split(/(?<!\b(?:St|Ste|Mt|Ft))\. /i)[0] ?? "";
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const name = own.replace(/ (?:county|parish|borough)\b.*$/i, "").trimEnd();
    add(start, start + name.length, name, 0.95);
  }
  for (const match of text.matchAll(countyOf)) {
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const name = (match[1] as string).replace(/ (?:at|in|on|is|and|the|near)(?: .*)?$/i, "");
    add(start, start + name.length, name, 0.85);
  }
  for (const match of text.matchAll(countySheriff)) {
    const name = withoutOpeners(match[1] as string);
    const start = match.index + (match[1]?.length ?? 0) - name.length;
    if (name !== "") add(start, start + name.length, name, 0.5);
  }
  for (const match of text.matchAll(countyIs)) {
    const name = match[1] as string;
    const start = match.index + match[0].length - name.length;
    add(start, start + name.length, name, 0.85);
  }
  for (const match of text.matchAll(countyAfter)) {
    const name = withoutOpeners(match[1] as string);
    // `Ironbridge Cremation Co.` is a company.
    if (name === "" || (match[2]?.endsWith(".") && name.split(" ").some((word) => houseWords.has(foldOf(word)))))
      continue;
    const start = match.index + (match[1]?.length ?? 0) - name.length;
    const end = match.index + match[0].length;
    if (houseOf.test(text.slice(end, end + 24))) continue;
    // "St. Mary Par., Chicago" is a church.
    if (
      match[2] === "Par." &&
      (!isCountyOf(name, "LA") ||
        /^ (?:hall|church|school|center)/i.test(text.slice(end)) ||
        !/\bLA\b|Louisiana/.test(text))
    )
      continue;
    // "AURORA CO." may be a town of Colorado.
    if (match[2] === "CO." && !/(?:\d[.,]?|\()[ ]$|\($/.test(text.slice(Math.max(0, start - 3), start))) continue;
    if (/^co$/i.test(match[2] as string) && !/[,(;|\n\d*•-][ ]?$/.test(text.slice(Math.max(0, start - 3), start)))
      continue;
    add(start, start + name.length, name, office.test(text.slice(end, end + 24)) ? 0.5 : 0.9);
  }
  for (const match of text.matchAll(countyInSmall)) {
    const isTitle = /^[A-Z]/.test(match[1] as string);
    const name = isTitle
      ? withoutOpeners(match[1] as string)
      : (match[1] as string)
          .split(" ")
          .filter((word, at) => !plainWords.has(word) || (at === 0 && /^ste?\.?$/.test(word)))
          .join(" ");
    if (name === "" || !(match[1] as string).endsWith(name)) continue;
    const start = match.index + (match[1]?.length ?? 0) - name.length;
    const end = match.index + match[0].length;
    const isOffice =
      isTitle &&
      /^,? (?:sheriff|medical|me\b|m\.e|coroner|hospital|health|jail|court|police|ems|fire|morgue)/i.test(
        text.slice(end, end + 14),
      );
    add(start, start + name.length, name, isOffice ? 0.5 : isTitle ? 0.85 : 0.7);
  }
  for (const match of text.matchAll(countyCell)) {
    const name = match[1] as string;
    if (!name.split(" ").some((word) => houseWords.has(foldOf(word))))
      add(match.index, match.index + name.length, name, 0.85);
  }
  for (const match of text.matchAll(countyItem)) {
    const name = match[1] as string;
    if (!name.split(" ").some((word) => houseWords.has(word))) add(match.index, match.index + name.length, name, 0.7);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "Raised in Cook County", "his kids are in Polk County": where nobody died. */
const otherCounty =
  /\b(?:(?:is|are|was|were|comes?|originally|he['’]?s|she['’]?s) from|(?:plot|burial|buried|works?|worked|lived|retired|cemetery|family|service|served) in|born in|raised in|native of|retired from(?: the)?|(?:driv\w+|coming|flying|travel\w+|on (?:his|her|their) way|heading|headed|flew|drove|came) (?:\w+ ){0,3}from|moved (?:to|from)|grew up in|(?<!\b(?:he|she|we|i|dad|mom|father|mother)(?: all| both)? )liv(?:es?|ed|ing) (?:\w+ )?in|(?:work(?:s|ed|ing)?|employed|deputy) (?:for|in|at|with|by)|(?:kids|children|family|sons?|daughters?|wife|husband|brothers?|sisters?|nephew|niece|plot|cemetery|buried|burial|farm(?:ed|ing)?|used to \w+)\b[^.;\n]{0,24}\b(?:in|from|for))\s+$/i;

/** "The Marion County treasurer". */
const ofCounty =
  /^(?: county)?,? (?:treasurer|commissioner|clerk|supervisor|engineer|attorney|employee|fair|fairgrounds|jail|schools?|assessor|recorder|judge|roads?|auditor|deputy|sheriff)\b/i;

/** Whether the words around a county tell of another matter than of this call. */
export const isOtherCounty = (text: string, { start, end }: Span): boolean =>
  otherCounty.test(text.slice(Math.max(0, start - 60), start)) || ofCounty.test(text.slice(end, end + 30));

const notCounties = new Set([
  "home",
  "same",
  "other",
  "this",
  "that",
  "the",
  "our",
  "their",
  "your",
  "which",
  "what",
  "neighboring",
  "next",
  "any",
  "each",
  "adjacent",
  "tri",
  "out",
  "in",
  "wrong",
  "death",
]);

/** The words before `County` without what a sentence begins with: `In Cook` → `Cook`. */
function withoutOpeners(name: string): string {
  // "… at Mercy Hospital. Bexar County ME": the county begins a sentence.
  const words = (name.split(/(?<!(?:^| )(?:St|Ste|Mt|Ft|Pr|Pt|[NSEW]))\. /i).at(-1) ?? "").split(" ");
  while (words.length > 0) {
    const plain = foldOf(words[0] as string).replace(/[.:]$/, "");
    const isOpener =
      plainWords.has(plain) &&
      !/^(?:st|saint|la|el|los|las|del|de|king|prince|san|santa|lake|union|grand|new|north|south|east|west|orange|green|jackson|fall|island|sweet|god|lady|may|march|mason|university|hill)$/.test(
        plain,
      );
    if (!isOpener && !/^(?:of|and|de|du)$/.test(plain)) break;
    words.shift();
  }
  return words.join(" ");
}

/** Words of firms, desks and offices, which no county bears. */
const ofFirms =
  /^(?:call|calls|partners|transport|transportation|transfer|transfers|line|night|desk|office|services?|removals?|livery|mortuary|funeral|group|center|inc|llc|company|phone|shift|coroner|sheriff|hospital|hospice|dispatch|conveyance|carriers?)$/;

function countyName(written: string): string | null {
  const name = written
    .trim()
    .replace(/[.,;:]+$/, "")
    .replace(/\s+/g, " ");
  const words = foldOf(name).split(" ");
  if (name.length < 2 || noValue.test(name) || words.length > 4 || /\d/.test(name)) return null;
  if (words.some((word) => ofFirms.test(word))) return null;
  const isPlain = words.every((word) => notCounties.has(word) || (plainWords.has(word) && !wordsOfHouses.has(word)));
  return isPlain || notCounties.has(words[0] as string) || /^(?:the|in|of)$/.test(words.at(-1) ?? "")
    ? null
    : properCase(name);
}

const besideAddress =
  /^[ \t]{0,3}(?:\([ ]?|[/,][ ]?)((?:St\.?|Ste\.?|[NSEW]\.)? ?\p{Lu}[\p{L}'’-]{2,18}(?: \p{Lu}[\p{L}'’-]{2,14})?)(?=[ ]?\)|[ ]\/|[;\n]|\.(?:\s|$)|$)/u;

const plainCounty = (name: string) => foldOf(name).replaceAll(".", "");
const countiesOf = new Map(
  Object.entries(countiesOfStates).map(([state, names]) => [state, new Set(names.split("|").map(plainCounty))]),
);

/** Whether the state of that name in two letters has such a county. */
const isCountyOf = (name: string, state: string) => countiesOf.get(state)?.has(plainCounty(name)) ?? false;

/** The county that stands by its name alone behind an address: "Odessa TX 79761 (Ector)", "Flushing NY 11355 / QUEENS /". */
export function countyBeside(text: string, at: number, state: string): Reading | null {
  const match = besideAddress.exec(text.slice(at, at + 48));
  const name = match?.[1]?.trim() ?? "";
  if (!match || !isCountyOf(name, state)) return null;
  const start = at + match[0].lastIndexOf(name);
  return { start, end: start + name.length, value: properCase(name), confidence: 0.72 };
}

/** The county of a segment that is known to name one. */
export function readCounty(segment: string): Reading | null {
  const lead = /^[\s"'(:;,.-]*(?:(?:the|in|condado de|county of|parish of)\s+)?/i.exec(segment)?.[0].length ?? 0;
  const own = /^[^\n\r,;|()\t/]*?(?= {2}|[\n\r,;|()\t/]| - |$)/.exec(segment.slice(lead, lead + 80))?.[0] ?? "";
  const name = own
    .replace(/^(\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}[\p{L}'’-]+){0,2})\. .*$/u, "$1")
    .replace(/\s+(?:county|parish|borough|cnty|cty|co|par)\b.*$/i, "")
    .trimEnd();
  const value = countyName(name);
  return value === null ? null : { start: lead, end: lead + name.length, value, confidence: 0.95 };
}
