// Fills in places that no label and no sentence tells, where the whole page leaves one possibility only.
import { addCoronersPlace, addOwnCooler } from "./parse-office-places";
import { addLastKind } from "./parse-last-kinds";
import { type AddressReading, findAddresses } from "./parse-addresses";
import { countyBeside, findCounties, isOtherCounty } from "./parse-counties";
import { leanPattern } from "./parse-pattern";
import type { FacilityReading } from "./parse-house-words";
import { addLoneRoom, preferRoom } from "./parse-last-rooms";
import { addNamedPlace } from "./parse-named-places";
import { isFarHead, stateOf } from "./parse-goal-address";
import { addHeadPhone } from "./parse-head-phone";
import { isOpen, isYetToReach, passedBy, struck, unreached } from "./parse-houses";
import { wasBefore } from "./parse-prose-addresses";
import { findFacilities, readPlaceKind } from "./parse-places";
import { settlePlainAddress } from "./parse-plain-address";
import { readTickedKind } from "./parse-place-words";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import { foldOf } from "./parse-words";
import { givenNames } from "./words/given-names";
import { plainWords, wordsOfHouses } from "./words/not-names";
import type { RequestField } from "@/lib/transports/schema";

/** The houses of the page, looked for when they are first needed. */
type Houses = () => readonly FacilityReading[];

const care = /^(?:Hospital|Nursing facility|Hospice facility)$/;
const firms = /^(?:Funeral home|Crematory|Hospice agency|Doctor)$/;

/** What is said before a house or an address that is none of this call. */
const otherMatter = leanPattern(
  String.raw`\b(?:admitted|transferred|discharged|released|came|sent|moved|brought|retired|mail(?:ed|s)?|invoices?|bills?|statement|casket|vault|urn|order(?:ed)?) (?:\w+ ){0,4}(?:from|to|at)\b|\b(?:work(?:ed|s)|volunteer(?:ed|s)|employed|treated|born|married|own(?:ed|s|er)|used to|previously|formerly|last (?:year|month|week)|in (?:19|20)\d\d|buried|burial|interment|cemetery|church|parish hall|attorneys?|lawyer|insurance|pharmacy|vendor|dme|clinic|doctor'?s? office|dr\.? \p{L}+|nok|next of kin|daughter|son|wife|husband|sister|brother|niece|nephew|neighbou?r|mail|invoice|bill|donor|tissue|eye bank|casket|viewing|visitation|visit|mass|service|funeral (?:is|will|planned)|meet|not|never|\w+n['’]t|instead of|rather than|handled|fax)\b[^.;\n]{0,60}$`,
  "iu",
);
const isKnown = (sheet: Sheet, field: RequestField) => {
  const best = bestOf(sheet, field);
  return best !== undefined && isSure(best);
};
const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const before = (text: string, at: number) =>
  text.slice(Math.max(0, at - 90), at).replace(/[\s\S]*(?:[.!?]\s+(?=\p{Lu})|\s\/\s|\n\s*\n)/u, "");

/** Adds what is left over, once labels and sentences have been read. `text` is the page with its heads. */
export function addLastPlaces(sheet: Sheet, text: string): void {
  let found: FacilityReading[] | null = null;
  const houses: Houses = () => (found ??= findFacilities(text));
  addKindOfName(sheet);
  addCoronersPlace(sheet, text);
  addOwnCooler(sheet, text);
  addCounty(sheet, text);
  addLoneHouse(sheet, text, houses);
  addNamedPlace(sheet, text);
  addCallersHouse(sheet, text);
  addLoneAddress(sheet, text, houses);
  addLoneGoal(sheet, text, houses);
  addLastKind(sheet, text);
  preferRoom(sheet, text);
  addLoneRoom(sheet, text);
  addHeadPhone(sheet, text);
}

/** The one county of the page, though it stands behind a label of something else. */
function addCounty(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "locationCounty")) return;
  const place =
    bestOf(sheet, "locationAddress") ??
    bestOf(sheet, "pickupLocation") ??
    (bestOf(sheet, "deceasedLocation")?.value === "Residence" ? bestOf(sheet, "homeAddress") : undefined);
  const state = stateOf(place?.value);
  const beside = place && state ? countyBeside(text, place.end, state) : null;
  if (beside) {
    addReading(sheet, "locationCounty", beside, 0, {});
    return;
  }
  const found = findCounties(text).filter(
    ({ start, end, confidence }) =>
      confidence > 0.8 &&
      !isOtherCounty(text, { start, end }) &&
      !/\b(?:from|to|live[sd]? in|living in|sheriff|deputy)\s+$/i.test(text.slice(Math.max(0, start - 20), start)) &&
      !/\b(?:born in|raised in|from|to|lived in|(?<!\b(?:he|she|we|dad|mom|father|mother) )(?:lives?|living) (?:\w+ )?in|sheriff|deputy)\s+$/i.test(
        text.slice(Math.max(0, start - 20), start),
      ) &&
      !/^.{0,12}\b(?:sheriff|jail|court|so\b|pd\b|coroner|medical|me\b|hospice|ems|ambulance|fire)/i.test(
        text.slice(end, end + 24),
      ),
  );
  const [first] = found;
  if (first && found.every(({ value }) => value === first.value))
    addReading(sheet, "locationCounty", { ...first, confidence: 0.66 }, 0, {});
}

const homeWords = /^(?:Residence|Coroner|Funeral home)$/;
const flats = /\b(?:apartments?|apts|condo(?:minium)?s?|mobile home park|mhp|trailer park|townhomes|lofts)\b/i;
const homely =
  /\b(?:manor|lodge|terrace|commons|village|gardens|cottages?|villas?|senior|haven|glen|oaks|pines|court|estates|place|crossing|meadows|ridge|house|woods|arbors|courts|hollow|springs|heights|landing|chateau|suites)\b/i;
/** "Groveland Creek Lodge … cabin 8, lodge manager": guests stay there. */
const ofGuests =
  /\b(?:cabin|campground|resort|motel|hotel|ski|innkeeper|(?:lodge|desk|inn) (?:manager|owner|clerk))\b/i;
const inns =
  /\b(?:motels?|hotel|motor (?:lodge|inn|court)|inn(?: (?:&|and) suites)?|campground|rv park|truck stop|jail|prison|penitentiary|(?:detention|correctional) (?:center|facility|institution|complex))$/i;
/** Names that hospitals alone bear, though no word of it tells what they are. */
const hospitals =
  /\b(?:kaiser|upmc|hca|banner|bayhealth|adventhealth|wellstar|ohiohealth|promedica|geisinger|ochsner|sentara|inova|novant|atrium health|sutter|cedars|mayo|memorial|general|regional|medical|trauma|baptist|university|vamc|[a-z]{3,}health)$|^(?:kaiser|upmc|hca|banner|adventhealth|wellstar|ohiohealth|promedica|geisinger|ochsner|sentara|inova|novant|sutter)\b(?! (?:hospice|home|senior|village|court|manor|place))/i;
/** Where people live by themselves. */
const dwelt =
  /\b(?:apartments?|apts?|condo\w*|town ?ho(?:me|use)s?|trailer|mobile home|subdivision|complex|gated|private|residence|(?:his|her|their|own|at) (?:home|house))\b/i;
const ofResidents =
  /\bresidents?\b(?! (?:of|physician|director|chaplain|md|dr))|\b(?:memory care|assisted living|long[- ]term care|nursing home|skilled|board and care|group home|adult (?:family|foster))\b/i;

/** The kind that the name of the place tells; a resident of a house without such a word lives in a nursing facility. */
function addKindOfName(sheet: Sheet): void {
  const name = bestOf(sheet, "locationName");
  if (!name || !isSure(name) || bestOf(sheet, "deceasedLocation")) return;
  const kind = findFacilities(name.value)[0]?.kind ?? readPlaceKind(name.value);
  const told =
    kind && care.test(kind)
      ? kind
      : hospitals.test(name.value)
        ? "Hospital"
        : inns.test(name.value)
          ? "Other"
          : flats.test(name.value)
            ? "Residence"
            : null;
  const isHome =
    / (?:NH|AFH|SNF|ALF|LTC|RCF)$/.test(name.value) ||
    ofResidents.test(sheet.page.text) ||
    // "Prairie Rose Good Shepherd Home".
    /^(?!.*\b(?:Family|Mobile)\b)(?:\p{Lu}\S+ ){2,5}Home$/u.test(name.value) ||
    (homely.test(name.value) && isKnown(sheet, "locationRoom") && !ofGuests.test(sheet.page.text)) ||
    (/\b(?:manor|terrace|commons|gardens|haven|arbors)\b/i.test(name.value) && !dwelt.test(sheet.page.text));
  // "Magnolia Trace (mem. care)".
  const beside = /^ ?\(([^()\n]{2,30})\)/.exec(sheet.page.text.slice(name.end, name.end + 34))?.[1];
  // "Ferncliff House, that is the inpatient hospice house".
  const apposed = /^,? (?:that|which|this|it)(?:['’]s| is) (?:the |an? |our |their )?([^.;,\n]{4,44})/i.exec(
    sheet.page.text.slice(name.end, name.end + 70),
  )?.[1];
  const ofBeside = told ? null : beside ? readTickedKind(beside) : apposed ? readPlaceKind(apposed) : null;
  const value = told ?? (ofBeside && care.test(ofBeside) ? ofBeside : null) ?? (isHome ? "Nursing facility" : null);
  if (value) sheet.candidates.push({ ...name, field: "deceasedLocation", value, confidence: 0.7 });
}

/** What is said before a house where the person was once, or never. */
const wasElsewhere =
  /\b(?:admitted|transferred|discharged|came|sent|moved|brought|retired|referred) (?:[^\s.;]+ ){0,4}from (?:the )?$|\b(?:work(?:ed|s)|volunteer(?:ed|s)|employed|treated|born|owned|previously|formerly|last (?:year|month|week)|in (?:19|20)\d\d|not|never|\w+n['’]t|instead of|rather than|visit(?:ed|ing)?|appointment)\b[^.;\n]{0,30}$/i;
const cloister = /\b(?:infirmary|correctional|prison|jail|detention|convent|priory|abbey|monastery|motherhouse)\b/i;

/** One hospital or nursing facility on the whole page is where the person is, unless death came at home. */
function addLoneHouse(sheet: Sheet, text: string, houses: Houses): void {
  if (isKnown(sheet, "locationName") || sheet.parts.isMoved) return;
  const kind = bestOf(sheet, "deceasedLocation");
  if (kind && homeWords.test(kind.value)) return;
  const found = houses().filter(
    (house) =>
      (care.test(house.kind) || (house.kind === "Other" && cloister.test(house.value))) &&
      house.confidence > 0.78 &&
      !wasElsewhere.test(before(text, house.start)) &&
      !isYetToReach(before(text, house.start), text.slice(house.end, house.end + 50)),
  );
  const [first] = found;
  if (!first || found.some(({ value }) => !plain(first.value).includes(plain(value)))) return;
  addReading(sheet, "locationName", { ...first, confidence: 0.68 }, 0, {});
  if (!kind && first.kind !== "Other")
    addReading(sheet, "deceasedLocation", { ...first, value: first.kind, confidence: 0.68 }, 0, {});
}

const callersHouse = leanPattern(
  String.raw`(?:\b(?:this is|i'm|im|it's|calling|nurse|rn|lpn|lvn|cna|aide|supervisor|administrator|manager|director|coordinator|here|apt|room|care)\b[^.;:?!\n]{0,36}?[ ])(?:at|from|with|over at|here at|of)[ ](?:the[ ])?(\p{Lu}[\p{L}'’]+(?:[ ](?:of|at|on|the)[ ]\p{Lu}[\p{L}'’]+|[ ]\p{Lu}[\p{L}'’]+){1,3})(?=[,.]|[ ](?:and|in|on|calling|we|our)[ ]|\n|$)`,
  "gu",
);

/** "The charge nurse at Fair Oaks": the house of one who rings about a resident, where no other is told. */
function addCallersHouse(sheet: Sheet, text: string): void {
  const kind = bestOf(sheet, "deceasedLocation")?.value;
  if (isKnown(sheet, "locationName") || sheet.parts.isMoved || (kind && kind !== "Nursing facility")) return;
  if (!/\bresidents?\b/i.test(text)) return;
  const found = [...text.matchAll(callersHouse)].flatMap((match) => {
    const value = match[1] as string;
    const isOther =
      findFacilities(value).length > 0 ||
      givenNames.has(foldOf(value.split(" ")[0] ?? "")) ||
      value
        .split(" ")
        .some((word) => plainWords.has(foldOf(word)) && !wordsOfHouses.has(foldOf(word)) && /^\p{Lu}/u.test(word)) ||
      otherMatter.test(before(text, match.index));
    return isOther ? [] : [{ value, start: match.index + match[0].length - value.length }];
  });
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return;
  const reading = { value: first.value, start: 0, end: first.value.length, confidence: 0.64 };
  addReading(sheet, "locationName", reading, first.start, {});
  if (!kind) addReading(sheet, "deceasedLocation", { ...reading, value: "Nursing facility" }, first.start, {});
}

/** "Lives with wife in own home, 3907 Rio Vista Dr". */
const ownHome =
  /\b(?:own|his|her|their|pt'?s?|patient'?s?|decedent'?s?|(?:sons?|daughter|dtr|sister|brother|niece|nephew|mother|father|parent|aunt|uncle|cousin|friend|grand\w+|wife|husband)['’]?s['’]?) (?:own )?(?:home|house|residence|place|apt|apartment)\b[^.;\n]{0,20}$/i;

const diedHome =
  /\b(?:died|passed(?: away)?|expired)\b[^.;\n]{0,50}\bat (?:the |his |her |their )?(?:own )?(?:home|residence|house),? (?:at )?$/i;

/** An address without an owner, where the place has none. */
function addLoneAddress(sheet: Sheet, text: string, houses: Houses): void {
  if (sheet.parts.isMoved) return;
  const isInCare = care.test(bestOf(sheet, "deceasedLocation")?.value ?? "") || isKnown(sheet, "locationName");
  if (isInCare && settlePlainAddress(sheet, text)) return;
  if (isKnown(sheet, "locationAddress") || isKnown(sheet, "pickupLocation") || bestOf(sheet, "homeAddress")) return;
  const others = new Set(
    sheet.candidates
      .filter(({ field }) => field === "deliveryLocation" || field === "nokAddress")
      .map(({ value }) => plain(value)),
  );
  const found = findAddresses(text).filter(
    (one) =>
      one.city !== undefined &&
      !others.has(plain(one.value)) &&
      one.value !== sheet.parts.leftBehind &&
      !wasBefore.test(before(text, one.start)) &&
      (ownHome.test(before(text, one.start)) ||
        diedHome.test(before(text, one.start)) ||
        !otherMatter.test(before(text, one.start))) &&
      !isOfFirm(text, one, houses),
  );
  const [first] = found;
  if (!first || found.some(({ value }) => plain(value) !== plain(first.value))) return;
  addReading(sheet, "locationAddress", { ...first, confidence: 0.66 }, 0, {});
}

/** "Maple Hospice, 12 Office Park": its seat. */
function isOfFirm(text: string, { start }: AddressReading, houses: Houses): boolean {
  const house = houses().findLast(({ end }) => end <= start);
  return (
    house !== undefined &&
    firms.test(house.kind) &&
    start - house.end < 70 &&
    /^[\s\p{P}]*(?:(?:at|in|of|on|here|calling|speaking|again|located|address|addr|inc|llc|office|main|\p{Lu}\p{Ll}+)\b[\s\p{P}]*){0,3}$/iu.test(
      text.slice(house.end, start),
    )
  );
}

/** "Used to own Cobb Funeral Home", "visitation at …", "not going to …". */
const noGoal = leanPattern(
  String.raw`\b(?:work(?:ed|s|ing)?|owned|owns?|owner|used to|formerly|last (?:year|month|week)|in (?:19|20)\d\d|meet|visitation|viewing|wake|service|mass|not|never|\w+n['’]t|instead of|rather than|between|or|from|retired|embalmed (?:at|by)|(?:his|her) (?:wife|husband|mother|father))\b[^.;\n]{0,40}$`,
  "iu",
);

const undecided =
  /\b(?:family|fam|wife|husband|sons?|daughters?|nok|they|kin|funeral home|fh|mortuary|arrangements)\b[^.;\n]{0,30}(?:\bundecided\b|\b(?:not|\w+n['’]t) (?:yet )?(?:decided|chosen|picked|selected)\b|\bwill (?:decide|let (?:us|you|them|me) know)\b|\bto be determined\b|\btbd\b)|\bno (?:funeral home|fh|mortuary)\b/i;

const formHead =
  /\b(?:first[ -]call(?: (?:sheet|form|record|report|log|worksheet|slip))?|(?:death|removal) call (?:sheet|form|record|log)|call (?:sheet|record|report|slip)|intake (?:sheet|form)|worksheet|(?:notice|report|record) of death|death (?:notice|report)|(?:web|contact|online) (?:message|form|inquiry|submission)|message from (?:the )?web ?site|hoja de|primera llamada|primer aviso|registro de|nuevo mensaje|formulario|aviso de)\b/i;
/** Whether the house stands in the first line of the page. */
const headOf = (text: string, { start }: { start: number }) =>
  start < 12 || (!text.slice(0, start).trim().includes("\n") && formHead.test(text.slice(0, start)));

/** One funeral home on the whole page is where the person goes, unless the person is there. */
function addLoneGoal(sheet: Sheet, text: string, houses: Houses): void {
  if (isKnown(sheet, "destinationFuneralHome") || isKnown(sheet, "deliveryLocation")) return;
  if (sheet.parts.isMoved && bestOf(sheet, "deceasedLocation")?.value !== "Coroner") return;
  if (bestOf(sheet, "deceasedLocation")?.value === "Funeral home" || undecided.test(text)) return;
  const found = houses().filter(
    ({ kind, value }) =>
      kind === "Funeral home" &&
      !struck.test(value) &&
      !/\b(?:removal|transport|livery|transfer|answering|exchange|dispatch|trade)\b/i.test(value),
  );
  const [first] = found.toSorted((one, other) => other.value.length - one.value.length);
  if (!first || found.some(({ value }) => !plain(first.value).includes(plain(value)))) return;
  if (
    found.some(
      ({ start, end }) =>
        noGoal.test(before(text, start)) ||
        passedBy.test(before(text, start)) ||
        isOpen(before(text, start), text.slice(end, end + 50)) ||
        /^\s(?:handled|buried|did|had)\b/i.test(text.slice(end, end + 12)) ||
        unreached.test(text.slice(end, end + 50)),
    )
  )
    return;
  // "Luz Eterna Funeral Home    FIRST CALL": the head of a form names whose form it is.
  const [head = ""] = /^[^\n]*(?:\n[^\n]*){0,2}/.exec(text.trimStart()) ?? [];
  if (formHead.test(head) && found.every((one) => headOf(text, one))) return;
  // "SIMPLE CREMATION NETWORK": a name that goes on is another's.
  if (/^ [\p{Lu}&]/u.test(text.slice(first.end, first.end + 2))) return;
  const address = findAddresses(text).find((one) =>
    found.some(
      ({ start, end }) =>
        // Under a letter stands the seat of the house, in its head or a sentence the goal.
        (text.slice(0, start).trim().length < 40 || /\p{L}[^\n]*$/u.test(text.slice(Math.max(0, start - 80), start))) &&
        one.start >= end &&
        one.start - end < 40 &&
        /^[\s,(–-]*(?:at |on |in )?$/.test(text.slice(end, one.start)),
    ),
  );
  const from = bestOf(sheet, "pickupLocation") ?? bestOf(sheet, "locationAddress");
  if (address && isFarHead(address, from?.value)) return;
  addReading(sheet, "destinationFuneralHome", { ...first, confidence: 0.62 }, 0, {});
  if (address?.city) addReading(sheet, "deliveryLocation", { ...address, confidence: 0.64 }, 0, {});
}
