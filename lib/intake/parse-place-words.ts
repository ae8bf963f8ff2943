// Reads what the words behind the label of a place name: the house in them, its kind, the one of several boxes.
import { kinWord } from "./parse-kinds";
import { findFacilities, readFacility, readPlaceKind } from "./parse-places";
import { readTicks } from "./parse-ticks";
import { readName } from "./parse-names";
import { foldOf } from "./parse-words";
import { givenNames } from "./words/given-names";

/** The kind of a place in words or in ticked boxes; none where several boxes are ticked, or none. */
export function readTickedKind(segment: string): ReturnType<typeof readPlaceKind> {
  const ticks = readTicks(segment);
  if (!ticks) {
    const short = /^\W*(NH|SNF|ALF|LTC|AL|MC|res|hosp|apt|ER|ED)(?: ?[-–,(:/]| *$)/i.exec(segment)?.[1]?.toLowerCase();
    return (short && shortKinds[short]) || readPlaceKind(segment.replace(/(?<=[a-z])_(?=[a-z])/gi, " "));
  }
  const ticked = ticks.options
    .filter(({ isTicked }) => isTicked)
    .map((option) => ({
      ...option,
      text: option.text.replace(/\b(?:until|till|till?|pending|then|before)\b.*$/i, ""),
    }));
  return ticked.length === 1 && ticked[0]
    ? (shortKinds[ticked[0].text.toLowerCase().replace(/[^a-z]/g, "")] ?? readPlaceKind(ticked[0].text))
    : null;
}

const shortKinds: Readonly<Record<string, ReturnType<typeof readPlaceKind>>> = {
  nh: "Nursing facility",
  snf: "Nursing facility",
  alf: "Nursing facility",
  ltc: "Nursing facility",
  al: "Nursing facility",
  mc: "Nursing facility",
  bc: "Nursing facility",
  rehab: "Nursing facility",
  me: "Coroner",
  fh: "Funeral home",
  home: "Residence",
  res: "Residence",
  hosp: "Hospital",
  er: "Hospital",
  ed: "Hospital",
  house: "Residence",
  apt: "Residence",
  hospiceunit: "Hospice facility",
  inpthospice: "Hospice facility",
  other: null,
};

const shortKind =
  /^\W*(?:ALF|AL|SNF|NH|LTC|RCF|AFH|assisted living|nursing home|memory care|group home|hosp(?:ital)?|hospice(?: house)?)(?:\s?[-–:]\s+|[-–:])(?=\p{Lu}\p{L}{2}|\p{Lu}\p{Ll}\.? \p{Lu})/iu;

/** Parts of a hospital, which no house is called by. */
const unitName =
  /^(?:morgue|cath lab|pacu|recovery(?: room)?|er|ed|or|icu|l ?& ?d|med ?surg|tele(?:metry)?|step ?down|oncology|dialysis|radiology|observation|trauma(?: bay)?|ward|unit|ste|suite)\b(?! (?:house|center|hospital|home))/i;

/** "Judson Manor, Ste 6-F" is no person. */
const houseEnd =
  /\b(?:manor|court|village|place|gardens?|terrace|oaks?|pines?|ridge|lodge|commons|villa|estates?|pointe?|landing|crossing|house|home|center|centre|care|rehab|hospital|hospice|tower|towers|plaza|heights|meadows?|woods|glen|springs?)\W*$/i;

/** "Ward 3, Kettering Infirmary", "ILF apt 305, Vista Grande". */
const wardFirst =
  /^\W*(?:hospice )?(?:inpatient (?:hospice )?(?:unit|facility)|in-?patient unit|ipu|gip)\W{1,3}(?=\p{Lu}\p{L})|^\W*(?:(?:ILF|IL|ALF|AL|SNF|NH|MC),? )?(?:ward|apt|rm|room|unit|suite|ste|bed|level|wing|hall|pod) ?#?[\w-]{1,6}, ?(?:(?:rm|room|bed) ?#?[\w-]{1,6}, ?)?(?=\p{Lu}\p{L})/iu;

/** The house of a segment: at its beginning, or behind its kind, its floor or its room. */
export function placeOf(whole: string): ReturnType<typeof readFacility> {
  // "P/U: Ron Sykes, Baptist South": the person before the place.
  const person = /^\s*(?:mrs?\.? |ms\.? )?(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}*\.?){1,2},\s+(?=\p{Lu})/u.exec(whole);
  const segment =
    person?.[1] && givenNames.has(foldOf(person[1])) && !findFacilities(person[0])[0] && !houseEnd.test(person[0])
      ? " ".repeat(person[0].length) + whole.slice(person[0].length)
      : whole;
  const lead = (shortKind.exec(segment) ?? wardFirst.exec(segment))?.[0].length ?? 0;
  const place = readFacility(" ".repeat(lead) + segment.slice(lead));
  if (place?.kind === "Other" && unitName.test(place.value)) return null;
  if (place && !/^\d/.test(place.value)) return withoutMorgue(place);
  return /^\W*(?:\d{1,2}(?:st|nd|rd|th)|rm|room|bed|unit|floor|apt)\b/i.test(segment)
    ? (findFacilities(segment).find(({ kind }) => cares.has(kind)) ?? null)
    : place;
}

const cares = new Set<string>(["Hospital", "Nursing facility", "Hospice facility"]);

/** "Mercy Hospital morgue" is the hospital, and so is "N. Surry Hosp ICU2" or "VA Med Ctr Ward". */
const withoutMorgue = <T extends { value: string }>(place: T): T =>
  /\s(?:hosp\w*|center|ctr|medical|regional|general|memorial)\smorgue$|^(?!.{0,40}\b(?:city|county|public|state|parish)\b)\S+(?: \S+){0,4} morgue$/i.test(
    place.value,
  )
    ? { ...place, value: place.value.replace(/\smorgue$/i, "") }
    : {
        ...place,
        value: place.value.replace(
          /(?<=\S{3})\s(?:(?:ICU|CCU|MICU|SICU|CVICU|NICU|PICU)[ -]?\d{0,3}|(?:ER|ED)[ -]?\d{1,3}|Ward)$/i,
          "",
        ),
      };

const houseName =
  /^\W*(?:The )?(?!(?:Private|Family|Own|Her|His|Their|Pt|Patient|Decedent|The|Private|Single|Home|Residence|Town)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3} House(?=\W|$)|^\W*(?:St\.?|Saint|Santa|San|Our Lady|Villa|Casa)(?: (?:of|de|del|the|\p{Lu}[\p{L}'’-]+)){1,4} (?:House|Residence|Home)(?=\W|$)|^\W*(?:The )?(?!(?:Private|Own|Her|His|Their|Pt|Patient|Decedent|Single|Family|Residential|At)\b)(?:\p{Lu}[\p{L}'’-]+ ){2,4}(?<!\b(?:Family|Mobile|Manufactured|Private|Funeral|Memorial|Town|Patient|Decedent|His|Her) )Home(?=\W|$)/u;

/** "Her sister's, 1420 N Galena Ave", "son's place". */
const kinsPlace = new RegExp(
  String.raw`^\W*(?:at )?(?:(?:his|her|their|the|my|pt['’]?s|patient['’]?s|decedent['’]?s) )?${kinWord}['’]s(?=\W*(?:,|-|–|\(|$|\d{1,5} )| (?:place|apt|apartment|condo|trailer|farm|unit|home|house|hse|residence)\b)`,
  "i",
);

/** "Regency Park Health Care" is no park. */
export function kindOf(segment: string, house: string | undefined): ReturnType<typeof readTickedKind> {
  const kind = readTickedKind(segment) ?? (kinsPlace.test(segment) ? "Residence" : null);
  // "Lantern House", "St. Hedwig Residence": the word is a part of the name.
  if (kind === "Residence" && house === "Other" && houseName.test(segment) && !readTicks(segment)) return null;
  if (kind === "Residence" && house === "Nursing facility" && /^\W*Hogar\s\p{Lu}/u.test(segment))
    return "Nursing facility";
  if (kind === "Other" && house && house !== "Other" && !readTicks(segment)) {
    return cares.has(house) ? (house as ReturnType<typeof readTickedKind>) : null;
  }
  return kind;
}

/** "Y  Locust Grove Mortuary", "Pre-paid with Nolan Bros.", "Sea Pines? no - it is Cobb FH": what stands before the name is blank. */
const houseLead =
  /^(?:[^\n?]{2,30}\? ?(?:no|nope)\b[\s,>:–-]*(?:\w+ ){0,3}(?:is|says it is|it's)(?=\s)|(?:on file|already|y|yes|s[ií]|notified|called|per (?:family|wife|husband|daughter|son|nok|poa|chart)|(?:pre-?(?:paid|arranged|need|planned)(?: contract)?|arranged|set up|contract)(?: (?:with|w\/|at|thru|through|by))?|family (?:chose|wants|requests|selected))(?=\W)[\s,:;/–-]*)+(?=\S)/i;
export const withoutLead = (segment: string) => segment.replace(houseLead, (lead) => " ".repeat(lead.length));

/** Of boxes only the words behind the ticked one count: "[X] named   Blackfoot Valley FH, 44 Main St   [ ] not yet chosen". */
export function chosenHouse(segment: string): string {
  const options = readTicks(segment)?.options ?? [];
  const [chosen, other] = options.filter(({ isTicked }) => isTicked);
  if (!chosen || other || !/^\s*[[(☐☑☒✅□■]/.test(segment)) return segment;
  const next = options.find(({ start }) => start > chosen.start)?.start ?? segment.length;
  const from = chosen.end - chosen.text.length;
  const words = segment
    .slice(from, next)
    .replace(/^(?:named|chosen|selected|known|yes|s[ií]|other|otro)\b[:\s]*/i, (lead) => " ".repeat(lead.length));
  return " ".repeat(from) + words;
}

/** "Robert Hall expired 0200": whoever dies is no house. */
const died = /^,? ?(?:has |just |sadly |peacefully ){0,2}(?:died|expired|passed|deceased|is gone)\b/i;
const toldOfPerson = /^,? ?(?:male|female|[mf]\b|d\.?o\.?b|aged?|\d{2,3}(?: ?y\/?o)?[,;.)])/i;

/** "Iain Douglas McAllister, 68, died at Evergreen Hospital", "Santos, Maria E.": a person opens the words, and no place. */
export function opensWithPerson(segment: string, opening: ReturnType<typeof placeOf>): boolean {
  if (opening?.kind !== "Other") return false;
  const listed = /^\W*\p{Lu}[\p{L}'’-]+, (\p{Lu}\p{L}+)/u.exec(segment)?.[1];
  if (listed !== undefined && givenNames.has(foldOf(listed))) return true;
  const isNamed = givenNames.has(foldOf(opening.value.split(" ")[0] ?? ""));
  if (isNamed && died.test(segment.slice(opening.end))) return true;
  return (
    readName(opening.value)?.isFull === true &&
    (isNamed || toldOfPerson.test(segment.slice(opening.end))) &&
    segment.length > opening.end + 20
  );
}

/** "Prep Center": a room of the trade, which is no house's name. */
export const tradeRoom =
  /^(?:the )?(?:(?:main|central|our|north|south|east|west|company) )?(?:prep(?:aration)?|care|embalming|holding|transfer|central) (?:cent(?:er|re)|room|facility|building|lab|site)$|^(?:garage|cooler|shop|warehouse|office|annex)$/i;

/** "[x] Ordering FH", "our chapel, 2 Stout Rd", "us": the house that orders. */
export const ourGoal =
  /^\W{0,4}(?:\[ ?x ?\]|\( ?x ?\)|☒|☑|✓)?\s*(?:back )?(?:to )?(?:us\b(?! [\p{Lu}\d]{2})|our (?:own )?(?:[\p{L}'’-]+ )?(?:chapel|place|f\.?\/?h\.?|funeral home|mortuary|shop|garage|building|facility|location|firm|cooler|prep (?:room|building))(?=[,;.:()\s–-]|$)|here(?=\s*(?:[.,;(\n]|$))|(?:the )?(?:ordering|requesting|calling|client|sending|your)(?:['’]s)? (?:firm|f\.?\/?h\.?|funeral home|mortuary|client|director|house)|(?:the )?client(?=\s*(?:[.,;(\n]|$))|(?:the )?(?:firm|address) above|(?:the )?above (?:address|firm|funeral home)|(?:la )?(?:funeraria|capilla) nuestra|nuestr[ao] (?:funeraria|capilla|casa|local)|aqu[ií] con nosotros)/iu;
