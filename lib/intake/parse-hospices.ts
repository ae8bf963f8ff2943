// Finds the hospice that wrote a message, where no label names it: in its head, "Agency: …", or "on hospice thru …".
import { quick } from "./parse-quick-pattern";
import { smallHospices } from "./parse-cued-houses";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isCarrier, isSure } from "./parse-sift";
import { properCase } from "./parse-words";
import { givenNames } from "./words/given-names";

const mostHead = 260;
/** The writer's line: a letterhead, a sender, the agency of a note. */
const written =
  /(?:^|\n| {3}|\b(?:FROM|From|from):?[ ]|\b(?:AGENCY|Agency|agency)[ :=]+|[\]/|] ?|-> )[ \t]*(?:(?:triage|visit|rn|dv|death|secure|msg)[\p{L} ]{0,20}[-/:] )?((?:[Hh]ospice|HOSPICE) (?:of|OF) (?:the |THE )?\p{Lu}[\p{L}'’&.]+(?: \p{Lu}[\p{L}'’&.]+){0,3}|\p{Lu}[\p{L}'’&.@-]*(?: (?:(?:of|the|and|&|@) )?\p{Lu}[\p{L}'’&.-]*){0,4} (?:Hospice|HOSPICE)(?: (?:(?:Care|& Palliative Care|and Palliative Care)|of (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?(?:,? Inc\.?)?)(?=\s*(?:$|\n|[-/|,;(:*—–.#]| {2}|on[- ]call|nurse|rn\b))/gu;
const place = /\b(?:house|center|centre|unit|inpatient|facility|home for|ipu)\b/i;
const addressee = /\b(?:to|for|attn|cc)[:.]?[ \t]*$/i;
/** "On hospice thru Bright Harbor", "enrolled with VITAS". */
const under = quick(
  /\b(?:(?:on|under|in) hospice(?: care| services?)? (?:with|w\/?|thru|through|from|by|via)|hospice (?:pt|patient|client) (?:of|with|w\/?|at)|(?:enrolled|on service|on services|followed) (?:with|w\/|by))\s+(?!(?:us|our|a|an|the|dr|his|her|their|my|home|no)\b)([\p{L}'’&-]+(?: [\p{L}'’&-]+){0,4})/giu,
);
const brands = /^(?:vitas|amedisys|gentiva|seasons|compassus|heartland|accentcare|traditions|kindred|vnsny)\b/i;
/** "From: Graciela Montoya LCSW, Kindred Coast Hospice", "With ..... Cascade Inlet Hospice". */
const fromLine =
  /(?:^|\n)[ \t>]*(?:from|with|org(?:anization)?|company|agency|employer|(?:reporter|caller)[ _](?:account|org\w*|agency|company))[\s.:_=|]{1,24}(?:[^\n]{2,48}?(?:,|\/| - |\bat|\bwith|\bof) )??((?:Hospice of (?:the )?\p{Lu}[\p{L}'’ ]+|(?:\p{Lu}[\p{L}'’&.-]* ){1,4}Hospice)(?: (?:Care|& Palliative Care|Services|of \p{Lu}\p{L}+))?)[ \t]*(?=\n|$|[,(<])/giu;
/** "A Vitas patient", "RN Bo Katz with Compassus", "on Amedisys": agencies whose names are no other word. */
const onlyAgencies =
  /(?<![\p{L}\d@./-])(?:Vitas|VITAS|Amedisys|AMEDISYS|Compassus|COMPASSUS|Gentiva|GENTIVA|AccentCare|Accentcare|ACCENTCARE|Hosparus|HOSPARUS|Agrace|AGRACE|BrightSpring|VNSNY|Suncrest|SunCrest)(?![\p{L}\d@./-]| (?:[Ii]npatient|IPU|unit|[Hh]ouse|[Uu]nit|\p{Lu}\p{Ll}+ (?:Manor|Center|House)))/gu;
const ends = /\s(?:and|since|for|but|from|at|he|she|they|until|with|who|is|was|in|on|as|nurse|rn|came|out)(?:\s.*)?$/iu;

/** "Mother was on Bright Harbor two years ago", "donations to Bright Harbor": not the hospice of this death. */
const longAgo =
  /^[^.;\n]{0,24}\b(?:(?:\w+ )?(?:years?|months) ago|last (?:year|spring|summer|fall|autumn|winter|month)|(?:back )?in (?:19|20)\d\d|until (?:he|she|they|last|about) [^.;\n]{0,20}(?:graduated|discharged|improved|revoked|stopped)|discharged (?:him|her))\b/i;
const notTheirs =
  /\b(?:donations?|gifts?|memorials?|contributions?|volunteer(?:s|ed)?|(?:works?|worked|working|retired)|employed|used to be|signed off(?: of)?|(?:taken|came|went|got|been) off(?: of)?|revoked|graduated from|discharged(?: from)?|no longer (?:on|with|under)|was not|wasn['’]t|not (?:on|with)|never (?:on|with)|instead of|not (?:from|through))(?: (?:to|for|at|from|with|by|on|the|a|be|made|sent|of|nurse))*\s$/i;

/** "Nurse Traci (Prairie Light Hosp)", "Shannon @ Orchard Hospice", "pronounced by hospice, Kootenai Comfort", "Amberlight is the hospice". */
const house = String.raw`(?:\p{Lu}[\p{L}'’&-]*\s){1,4}`;
const ofWorker = [
  new RegExp(
    String.raw`(?<=\b(?:AGENCY|[Aa]gency)[\s:=.|]{1,14})(${house}(?:HOSPICE|Hospice)(?: (?:House|HOUSE|Home|HOME))?(?:,? (?:Inc\.?|INC\.?|LLC))?)(?!\p{L})`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<=\b(?:[Nn]urse|NURSE|RN|LPN|CNA|aide|coordinator|case manager|chaplain|\p{Lu}\p{Ll}+)(?:,? (?:RN|LPN|BSN|MSW))?,? (?:\(|w\/ ?|with (?:the )?|from (?:the )?|of |at |@ ?))(${house}(?:[Hh]ospice|HOSPICE|Hosp(?!\p{L}))(?: (?:Care|of (?:the )?\p{Lu}\p{L}+))?)(?=\s*(?:[),.;:(\d-]|$|\n|here|calling|nurse|and\b))`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<=\b[Hh]ospice(?: (?:agency|company|co))?(?:,| is| was|:) |\b[Hh]ospice \()(${house.replace("1,4", "0,3")}\p{Lu}[\p{L}'’&-]+)(?=\s*(?:[).;\n]|$|, (?:nurse|rn|they)\b))`,
    "gu",
  ),
  new RegExp(String.raw`(?<=^|[\n.;,] ?)(${house})(?=is the hospice\b)`, "gu"),
  // "Agency name: Northern Light" of a hospice's own note.
  new RegExp(
    String.raw`(?<=^|[\n.;|] ?)(?<=\b(?:AGENCY|Agency)(?: (?:NAME|name))? ?[:=.]{1,14} ?)(${house.replace("1,4", "0,3")}\p{Lu}[\p{L}'’&-]+)(?=\s*(?:[.;\n|]|$))(?=[^]*\b[Hh]ospice (?:RN|nurse|aide|patient|pt|visit|death)\b)`,
    "gu",
  ),
];

/** The one agency that someone at work is said to come from, or that is named beside the word. */
function agencyOf(text: string): { value: string; start: number; end: number } | null {
  for (const pattern of ofWorker) {
    const found = [...text.matchAll(pattern)].filter(({ 0: said, index }) => {
      const value = said.trim();
      return (
        (pattern === ofWorker[0] || !place.test(value)) &&
        !notAgency.test(value) &&
        // "Pronounced by hospice, Sue Moss": who did it.
        (/hospice|hosp/i.test(value) || !givenNames.has(value.split(" ")[0]?.toLowerCase() ?? "")) &&
        !notTheirs.test(text.slice(Math.max(0, index - 60), index)) &&
        !longAgo.test(text.slice(index + said.length, index + said.length + 60)) &&
        !/^\s?\?/.test(text.slice(index + said.length, index + said.length + 3))
      );
    });
    const [first] = found;
    if (!first || new Set(found.map(({ 0: said }) => said.trim().toLowerCase())).size > 1) continue;
    const value = first[0].trim();
    return {
      value: value === value.toUpperCase() ? properCase(value) : value,
      start: first.index,
      end: first.index + value.length,
    };
  }
  return null;
}
const notAgency =
  /\b(?:police|sheriff|county|department|dept|transport|livery|funeral|mortuary|ambulance|ems|fire|removal)\b|^(?:(?:Inc|LLC|The|Our|Their|His|Her|A|My|In|On|Home|VA|Inpatient|Nurse|RN|Dr|Doctor|Yes|No|None|Not|He|She|Who|They|Family|Call|Notified|Hospice)\b|\p{Lu}\p{Ll}+$(?<=ing|ed))/u;

/** "Yolanda Hospice RN: Death at …": who writes in a chat is kept so in a telephone's book. */
const isSomebody = (value: string) => givenNames.has(/^(\p{L}+) Hospice$/u.exec(value)?.[1]?.toLowerCase() ?? "");
const worker = /^(?: (?:rn|lpn|nurse|aide|cna))?:/i;

/** Adds the hospice where nothing named it. `original` is the text with its heads. */
export function addHospice(sheet: Sheet, original: string): void {
  if (!/hospice|enrolled|on service/i.test(original)) {
    const named = [...original.matchAll(onlyAgencies)].filter(
      ({ index }) => !notTheirs.test(original.slice(Math.max(0, index - 60), index)),
    );
    const [first] = named;
    if (first && !bestOf(sheet, "hospiceName") && new Set(named.map(([said]) => said.toLowerCase())).size === 1)
      addReading(
        sheet,
        "hospiceName",
        { value: first[0], start: 0, end: first[0].length, confidence: 0.7 },
        first.index,
        {},
      );
    return;
  }
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      field !== "hospiceName" ||
      !(
        /^\s?\?/.test(sheet.page.text.slice(end, end + 3)) ||
        /\bagency\W[^\n]{3,60}\bhospice team\W+$/i.test(sheet.page.text.slice(Math.max(0, start - 90), start)) ||
        longAgo.test(sheet.page.text.slice(end, end + 60)) ||
        notTheirs.test(sheet.page.text.slice(Math.max(0, start - 60), start))
      ),
  );
  // "Comfort Hospice: Earl Gaines died at 11:30 pm" tells who died, and which hospice rang before the colon.
  const dead = bestOf(sheet, "deceasedName")?.value;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, end }) =>
      field !== "hospiceName" || (value !== dead && !(isSomebody(value) && worker.test(original.slice(end, end + 9)))),
  );
  const known = bestOf(sheet, "hospiceName");
  if (known && isSure(known) && !isCarrier(sheet.page.text, known)) return;
  const add = (value: string, start: number, length: number, confidence: number) =>
    addReading(sheet, "hospiceName", { value, start: 0, end: length, confidence }, start, {});
  const own = agencyOf(sheet.page.text) ?? agencyOf(original);
  if (own) {
    add(own.value, own.start, own.end - own.start, 0.74);
    return;
  }
  const nurses = /hospice (?:nurse|rn|lpn|aide|chaplain)\b/.test(original) ? smallHospices(original) : [];
  const [nursed] = nurses;
  if (nursed && nurses.every(({ value }) => value === nursed.value)) {
    add(nursed.value, nursed.start, nursed.end - nursed.start, 0.7);
    return;
  }
  for (const match of original.matchAll(under)) {
    const said = (match[1] as string).replace(ends, "");
    const start = match.index + match[0].length - (match[1] as string).length;
    const isHospice = /\bhospice\b/i.test(match[0]);
    if (!isHospice && !brands.test(said)) continue;
    const isLower = said === said.toLowerCase();
    add(isLower ? properCase(said) : said, start, said.length, isLower ? 0.66 : 0.75);
    return;
  }
  const taken = new Set(
    sheet.candidates
      .filter(({ field }) => /^(?:locationName|destinationFuneralHome|deliveryLocation)$/.test(field))
      .map(({ value }) => value.toLowerCase()),
  );
  for (const match of original.slice(0, mostHead).matchAll(written)) {
    const said = (match[1] as string).replace(/^(?:FROM|From|Agency|AGENCY):? /, "");
    const start = match.index + match[0].length - said.length;
    if (place.test(said) || addressee.test(original.slice(Math.max(0, start - 8), start))) continue;
    if (taken.has(said.toLowerCase()) || /\b(?:triage|nurse|note|death)\b|^hospicio /i.test(said)) continue;
    const isCapital = said === said.toUpperCase();
    if (findFacilities(said).length === 0 && !isCapital) continue;
    add(isCapital ? properCase(said) : said, start, said.length, 0.72);
    return;
  }
  for (const match of original.matchAll(fromLine)) {
    const said = match[1] as string;
    if (!/^\p{Lu}/u.test(said) || !/\bHospice\b/.test(said) || place.test(said)) continue;
    add(said, match.index + match[0].length - said.length, said.length, 0.74);
    return;
  }
}
