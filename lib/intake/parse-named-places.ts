// Finds the name of the house where the dead lie where no word of it tells what it is: beside its kind, or before its address.
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { homeName, isHomeName, nameOf } from "./parse-house-words";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import { foldOf } from "./parse-words";
import { genericWords } from "./words/facilities";
import { givenNames } from "./words/given-names";
import { plainWords, wordsOfHouses } from "./words/not-names";

const name = String.raw`((?:(?:The|St\.?|Ste\.?|Mt\.?|Our|Santa|San) )?\p{Lu}[\p{L}'’-]+(?: (?:of|at|on|the|de|del|la|los|las)(?: the| la| los)?(?= \p{Lu})| \p{Lu}[\p{L}'’-]+){0,4})`;
const kinds = String.raw`(board (?:and|&|n) care|nursing home|nsg home|care home|rest home|group home|adult (?:family|foster) home|ass(?:isted|t\.?) living(?: facility| community)?|asst\.? liv(?:ing)?|mem(?:ory|\.)? care(?: unit| home)?|afh|rcf|ltc(?: facility)?|skilled nursing(?: facility)?|rehab(?: center| facility)?|snf|alf|convalescent home|(?:inpatient )?hospice (?:house|home|unit|inpatient unit)|inpatient (?:hospice )?unit|casa de hospicio|hogar de ancianos|asilo|hospital|hosp)`;
/** "St. Brendan's House, its a board and care", "Villa Maria (nursing home)". */
const kindBehind = leanPattern(
  String.raw`(?<![\p{L}'’-])${name}(?:,? (?:it['’]?s|which is|that['’]?s|that is|is|they['’]?re|a|an|the|their|our|es)(?: (?:an?|the|their|our|own|small|local|un|una|su))* |,? \(| (?=asst\.? |nsg |mem\. ))${kinds}(?![\p{L}]|[ ](?:resident|patient|nurse|aide|worker|staff|admin|director))`,
  "gu",
);
/** "nursing home. Willow Street Manor", "casa de hospicio, la Casa Brisas". */
const kindBefore = leanPattern(
  String.raw`(?<![\p{L}'’-])${kinds}(?: removal| call(?:ed|ing)?| phoned| rang| death| pick ?up)?(?: (?:us|me|in|just now))?(?:(?:,|\.|:| -) | \(|(?= (?:called|named|known as|by the name of|se llama|llamad[oa]) ) )(?:(?:it['’]?s|at|called|named|known as|se llama|llamad[oa]|they call it|by the name of|name is|the|la|el|los|las) ){0,2}${name}(?=[,.\n]| room| rm| in | on | at |$)`,
  "giu",
);
/** "LTC facility Hidden Valley called", "the nursing home Oak Glen has one ready". */
const kindThenName = leanPattern(
  String.raw`(?<![\p{L}'’-])(?:${kinds.slice(0, -1)}|(?:LTC|SNF|ALF|AFH|RCF)(?: facility)?))[ ]${name}(?=[ ](?:just )?(?:called|calling|phoned|rang|reports|reported|reporting|is calling|has (?:a|an|one|had)|says|needs|wants))`,
  "gu",
);
const opens = leanPattern(
  String.raw`(?:^|\n|[.:–-] |\bat |@ |\bfrom |\b[Cc]ome (?:out |over )?to |\b(?:[Rr]oom|[Rr]m|[Bb]ed) ?#?[\w-]{1,6},? |\d\d - [^\n:]{2,24}: )(?:the )?${name},? (?:at |on )?$`,
  "u",
);
/** A name alone in the line above the street. */
const aboveStreet = leanPattern(String.raw`(?:^|\n)[ \t]*${name}[ \t.,:]{0,3}\n[ \t]*$`, "u");
const nursed = /\bresidents?\b|\b(?:room|rm|bed) ?#?\d|\b(?:charge nurse|nurse on duty|lpn|cna|rn)\b/i;
/** "The place is called Harbor Light House", "name of the home is Fern Hill", "they call it Casa Verde". */
const calledSo = leanPattern(
  String.raw`(?:\b(?:place|facility|home|house|building|unit|it|it['’]?s|they['’]?re)(?: is|['’]s|s)? called|\bthey call it|\bname of (?:the|this|that) (?:place|facility|home|house|building)(?: is|['’]s|:)?)(?: the)? ${name}(?=[,.;)\n]| on | at | in |$)`,
  "gu",
);
/** "Got one at Parkview for you", "we have a lady over at The Maples, 12 Oak St". */
const oneAt = leanPattern(
  String.raw`\b(?:got|have|has|is)(?: (?:one|another|a|an|removal|pick ?up|ready|for|you|lady|gentleman|man|woman|resident|death|call)){1,5},? (?:over |out |here |up |down )?at (?:the )?${name}(?=,| for you| for pick| ready| in [A-Z]|[.]|\n|$)`,
  "gu",
);
/** "This is Hillcrest Manor in Elkins", "Sue at Hillcrest Manor. Room 9 has passed": the house that speaks. */
const speaksFor = leanPattern(
  String.raw`(?:^|[.!?,:-] |\n)(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood \p{Ll}+),? )?(?:(?:[Tt]his is|[Ww]e['’]?re at|[Ww]e are at|[Ii]t['’]?s)|(?:[Tt]his is |[Ii]t['’]?s |[Nn]urse |[Ii]['’]m )?\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:over |here |out )?(?:at|from|with))(?: the)? ${name}(?=[,.]| in \p{Lu}| calling| here| on |\n|$)`,
  "gu",
);
const fetchedFrom = /\b(?:pick ?up|removal|remove|transfer|transport|collect|get)\b[^.;\n]{0,60}\bfrom (?:the )?$/i;
const item =
  /(?:^|[\n/|;])[ \t]{0,4}((?:St\.? |ST\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3} (?:MEMORIAL|REGIONAL|GENERAL|Memorial|Regional|General))(?=[ \t]*(?:[\n/|;,]|$))/u;
const ward = /\b(?:ICU|MICU|SICU|CCU|ER|ED|PACU|telemetry|med ?surg|morgue)\b/i;
const ofCare = /^(?:Hospital|Nursing facility|Hospice facility)$/;
const homely =
  /\b(?:manor|lodge|terrace|commons|village|gardens|cottages?|villas?|haven|glen|oaks|pines|court|estates|place|crossing|meadows|ridge|house|residence|arbors?|landing|pointe)$/i;
const saintly =
  /^(?:Saint|St\.?|Ste\.?|Our|Holy|Sacred|Good|Lutheran|Masonic|Methodist|Baptist|Presbyterian|Jewish|Hebrew|Veterans|Soldiers|Mount|Mt\.?|Bethel|Bethany|Christian|Catholic)\s.*\bHome$/;
/** "MOTEL - STARLITE INN RM 14", "hotel room: Harbor Suites": found dead where guests stay. */
export const ofGuests = /\b(?:motel|hotel|motor (?:inn|lodge)|inn|lodging|resort)\b/i;
const inn =
  /(?<=^|[\n:.,;(–-] ?|[ \t]{2}|\b(?:[Aa]t|AT|[Ii]n|IN|@|the|THE) )((?!THE |The )(?:\p{Lu}[\p{L}'’&-]+ ){1,3}(?:Inn|INN|Motel|MOTEL|Hotel|HOTEL|Lodge|LODGE|Suites|SUITES|Resort|RESORT))(?![\p{L}'’-]| (?:St|Rd|Road|Ave|Dr|Ln)\b)/gu;

/** "Family is staying at the Harbor Inn", "next to the Budget Motel". */
const ofVisitors =
  /\b(?:stay\w*|lodging|near|behind|across|past|next to|turn|family|kin|nok|daughter|son|wife|husband|brother|sister|niece|nephew)\b[^.;\n]{0,36}$/i;

const hospitals = /\b(?:regional|general|memorial)$/i;

const kindOf = (said: string) =>
  /hosp(?:ital)?$/i.test(said)
    ? "Hospital"
    : /hospi/i.test(said)
      ? "Hospice facility"
      : /inpatient/i.test(said)
        ? "Hospice facility"
        : "Nursing facility";

/** Whether the words may be a house's name, and no person's, street's or firm's. */
function isHouse(value: string, isApposed: boolean): boolean {
  const words = value.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  const [first = ""] = words;
  if (words.length < 2 || value.length > 48) return false;
  if (saintly.test(value) || (words.length > 2 && homeName.test(value))) return true;
  if (givenNames.has(foldOf(first).replace(/['’]s$/, "")) && !isApposed && !homely.test(value)) return false;
  if (words.every((word) => genericWords.has(foldOf(word)))) return false;
  if (
    !hospitals.test(value) &&
    words.some(
      (word) =>
        plainWords.has(foldOf(word)) &&
        !wordsOfHouses.has(foldOf(word)) &&
        !homely.test(word) &&
        !(word === "Home" && homeName.test(value)) &&
        !/^(?:Our|The|St|Ste|Mt)\.?$/.test(word),
    )
  )
    return false;
  return !findFacilities(value).some(({ kind }) => /^(?:Funeral home|Crematory|Doctor|Hospice agency)$/.test(kind));
}

/** One word that is nobody's given name: "Evergreen". */
const isOneWord = (value: string): boolean =>
  value.length > 5 && !/[ ']/.test(value) && !givenNames.has(foldOf(value)) && !plainWords.has(foldOf(value));

/** "Martin at Cedar Ridge Village". */
function withoutSpeaker(said: string): string {
  const [lead = "", first = ""] = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:at|of|with|from) (?:the )?/u.exec(said) ?? [];
  return givenNames.has(foldOf(first)) ? said.slice(lead.length) : said;
}

/** Adds the name, and the kind where it is told beside it. */
export function addNamedPlace(sheet: Sheet, text: string): void {
  const known = bestOf(sheet, "locationName");
  if ((known && isSure(known)) || sheet.parts.isMoved) return;
  const kind = bestOf(sheet, "deceasedLocation")?.value;
  if ((!kind || kind === "Other") && ofGuests.test(text) && addInn(sheet, text)) return;
  if (kind && !ofCare.test(kind)) return;
  const add = (value: string, start: number, told: string | null) => {
    addReading(sheet, "locationName", { value, start: 0, end: value.length, confidence: 0.68 }, start, {});
    if (told && !kind)
      addReading(sheet, "deceasedLocation", { value: told, start: 0, end: value.length, confidence: 0.68 }, start, {});
  };
  for (const match of text.matchAll(kindBehind)) {
    const said = match[1] as string;
    // "Resident Orrin Vale of The Hampton (memory care)".
    const of = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3} (?:of|at) (?:the )?/u.exec(said)?.[0] ?? "";
    const lead =
      givenNames.has(foldOf(of.split(" ")[0] ?? "")) || /^(?:Resident|Patient|Pt)\b/.test(of) ? of.length : 0;
    const value = said.slice(lead);
    if (isHouse(value, true)) return add(value, match.index + lead, kindOf(match[2] as string));
  }
  for (const match of text.matchAll(kindBefore)) {
    const value = match[2] as string;
    if (/^\p{Lu}/u.test(value) && (isHouse(value, true) || isOneWord(value)))
      return add(value, match.index + match[0].length - value.length, kindOf(match[1] as string));
  }
  for (const match of text.matchAll(kindThenName)) {
    const value = match[2] as string;
    if (isHouse(value, true))
      return add(value, match.index + match[0].length - value.length, kindOf(match[1] as string));
  }
  for (const match of text.includes("call") || text.includes("name of") ? text.matchAll(calledSo) : []) {
    const value = match[1] as string;
    if (isHouse(value, true) || isOneWord(value))
      return add(value, match.index + match[0].length - value.length, kind ? null : "Nursing facility");
  }
  for (const match of text.matchAll(oneAt)) {
    const value = match[1] as string;
    if (isHouse(value, false) || isOneWord(value))
      return add(value, match.index + match[0].length - value.length, null);
  }
  for (const match of text.matchAll(speaksFor)) {
    const value = withoutSpeaker(match[1] as string);
    if (homely.test(value) && isHouse(value, false))
      return add(value, match.index + match[0].length - value.length, kind ? null : "Nursing facility");
  }
  // "GILA BEND MEMORIAL / ICU 3": the whole of an item, and a ward beside it.
  const whole = ward.test(text) ? item.exec(text) : null;
  if (whole?.[1] && isHouse(whole[1], false))
    return add(nameOf(whole[1]), whole.index + whole[0].length - whole[1].length, "Hospital");
  const address = bestOf(sheet, "locationAddress") ?? bestOf(sheet, "pickupLocation");
  if (!address || !/^\d/.test(address.value)) return;
  const alone = aboveStreet.exec(text.slice(Math.max(0, address.start - 70), address.start));
  if (alone?.[1] && (isOneWord(alone[1]) || isHouse(alone[1], false)) && nursed.test(text))
    return add(nameOf(alone[1]), address.start - (alone[0].length - alone[0].indexOf(alone[1])), null);
  const match = opens.exec(text.slice(Math.max(0, address.start - 70), address.start));
  const value = match?.[1] && withoutSpeaker(match[1]);
  const isLone = value !== undefined && isOneWord(value);
  if (
    match &&
    value &&
    isLone &&
    fetchedFrom.test(
      text.slice(Math.max(0, address.start - 140), address.start - (match[0].length - match[0].indexOf(value))),
    )
  )
    return add(value, address.start - (match[0].length - match[0].indexOf(value)), null);
  if (!value || !isHouse(value, false)) return;
  const told = hospitals.test(value)
    ? "Hospital"
    : isHomeName(value) || (homeName.test(value) && nursed.test(text))
      ? "Nursing facility"
      : null;
  if (kind || told || homely.test(value) || saintly.test(value))
    add(value, address.start - (match[0].length - match[0].indexOf(value)), told);
}

/** Adds the one house of guests of the page. */
function addInn(sheet: Sheet, text: string): boolean {
  const found = [...text.matchAll(inn)]
    .map((match) => ({ said: match[1] as string, start: match.index }))
    .filter(({ start }) => !ofVisitors.test(text.slice(Math.max(0, start - 50), start)));
  const [first] = found;
  if (!first || new Set(found.map(({ said }) => said.toLowerCase())).size > 1) return false;
  const span = { start: 0, end: first.said.length, confidence: 0.7 };
  return addReading(sheet, "locationName", { value: nameOf(first.said), ...span }, first.start, {});
}
