// Mends candidates whose neighbouring words show that they were cut short or given to the wrong field.
import type { RequestField } from "@/lib/transports/schema";
import { bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";

/** "BAUMGARTNER, Lois Irene": the surname in capitals before the rest. */
const surnameBefore = /(?:^|[\s;:])(\p{Lu}[\p{Lu}'’-]{2,}), $/u;
/** "new one, Trudeau, Marguerite Anne": the same in small letters, before given names alone. */
const surnameInSmall = /(?:^|[\n\u00A0,;:>.] {0,2})(\p{Lu}\p{Ll}[\p{L}'’]+(?:-\p{Lu}\p{Ll}[\p{L}'’]+)?), $/u;
const isGivenAlone = (name: string) =>
  name.split(" ").length < 3 &&
  name.split(" ").every((word) => givenNames.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word));
/** "ZAMBRANO, TERESITA DE JESUS": given names of several words. */
const devotion =
  /^ ((?:de jes[uú]s|de los [aá]ngeles|de la (?:cruz|luz|paz|caridad)|del (?:carmen|pilar|rosario|socorro|refugio|consuelo)))(?![\p{L}-])/iu;
/** "pt R. Thibodeaux … full name Rosemary Fontenot Thibodeaux". */
const fullName = /\b[Ff]ull(?: (?:legal )?name:?|:) (?:is |was )?(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’.-]*){1,3})/u;
const homeBefore =
  /(?<!\b(?:the|nursing|care|our|this) |['’]s )\b(?:home|house|residence) (?:was|is|address (?:was|is))\s*(?:at\s)?$/i;
const contactBefore = /(?:^|[^\p{L}])contact[_ ](?:phone|ph|tel|telephone|number|cell)\s*[:=|]?\s*$/iu;
const roomBefore = /\b(?:was|formerly|previously)\s+(?:in\s)?(?:rm|room|bed)\.?\s?#?$/i;
const kindBefore = /^(?:SNF|ALF|LTC|RCF|CCRC|HOSP) (?=\p{Lu}\p{Ll})/u;
const elsewhere = /^(?:Hospital|Nursing facility|Hospice facility|Coroner)$/;

/** "Golden" with " Gate Funeral Home" behind it: the name was cut short. */
const firmTail =
  /^(?: \p{Lu}[\p{L}'’&-]+){0,2}? (?:Mortuary|Mortuaries|Funeral (?:Home|Chapel|Directors?|Services?|Parlou?r|Care)|Cremation(?: (?:Services?|Society|Center))?|Memorial Chapel|Chapel|MORTUARY|FUNERAL (?:HOME|CHAPEL|DIRECTORS?|SERVICES?)|CHAPEL)(?![\p{L}])/u;
const tradeWord =
  /\b(?:mortuary|mortuaries|funeral|funeraria|cremat\w+|chapel|fh|f\.h\.?|undertakers?|memorial|directors?)\b/i;
const respelled = (tail: string) =>
  tail === tail.toUpperCase()
    ? tail.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : tail;

const tieWord =
  /^(?:brother|sister|mother|father|husband|wife|spouse|son|daughter|uncle|aunt|cousin|grand(?:mother|father)|deceased|decedent|patient|resident)$/i;
const proper = (word: string) => word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
const last = (name: string) => name.split(" ").at(-1) ?? "";

/** Corrects the candidates of the sheet in place of leaving them out. */
export function mend(sheet: Sheet): void {
  const { text } = sheet.page;
  const kind = bestOf(sheet, "deceasedLocation")?.value ?? "";
  sheet.candidates = sheet.candidates.map((one) => {
    const before = text.slice(Math.max(0, one.start - 40), one.start);
    const behind = text.slice(one.end, one.end + 60);
    const value = mended(text, one, before, behind);
    const field = movedTo(one, before, kind);
    return value === one.value && field === one.field ? one : { ...one, field, value };
  });
  writeOut(sheet, "certifyingDoctor", "attendingDoctor");
  writeOut(sheet, "attendingDoctor", "certifyingDoctor");
}

const inBrackets =
  /^\p{Lu}[\p{L}'’.-]* \p{Lu}[\p{L}'’-]*\s{1,3}\((?:legal(?:ly)?(?: name)?:? )?(\p{Lu}\p{Ll}{2,14})(?: (\p{Lu}(?:\p{Ll}{1,14}|\.?)))?\)/u;

/** "Gil Ostrander (Gilbert Roy)": the given names in full, where one called by a short one bears them. */
function givenInBrackets(first: string, words: string): string | null {
  const [, given = "", middle] = inBrackets.exec(words) ?? [];
  if (!givenNames.has(given.toLowerCase())) return null;
  const isShort = given.length > first.length && given.slice(0, 3).toLowerCase() === first.slice(0, 3).toLowerCase();
  const isPair = middle !== undefined && (middle.length < 3 || givenNames.has(middle.toLowerCase()));
  return isShort || isPair ? [given, middle?.replace(".", "")].filter(Boolean).join(" ") : null;
}

function mended(text: string, { field, value, start, end }: Candidate, before: string, behind: string): string {
  if (field === "deceasedName") {
    const small = isGivenAlone(value) ? surnameInSmall.exec(before)?.[1] : undefined;
    const surname =
      surnameBefore.exec(before)?.[1] ?? (small && !givenNames.has(small.toLowerCase()) ? small : undefined);
    if (
      surname &&
      !tieWord.test(surname) &&
      !plainWords.has(surname.toLowerCase()) &&
      !value.toLowerCase().includes(surname.toLowerCase())
    )
      return `${value} ${proper(surname)}`;
    const given = devotion.exec(behind)?.[1];
    const whole = /^\p{L} /u.test(value) ? fullName.exec(text)?.[1] : undefined;
    if (whole && last(whole).toLowerCase() === last(value).toLowerCase()) return whole;
    const [first = "", family = "", more] = value.split(" ");
    const legal = more === undefined && family ? givenInBrackets(first, text.slice(start, end + 44)) : null;
    if (legal && !/\bmrs\.? $/i.test(before)) return `${legal} ${family}`;
    // "PASSED: BROTHER, ELDON WAYNE STUBBLEFIELD": what the dead was to the caller.
    const tie =
      /^(.+ .+) (?:Brother|Sister|Mother|Father|Husband|Wife|Spouse|Son|Daughter|Uncle|Aunt|Cousin|Grandmother|Grandfather)$/.exec(
        value,
      );
    if (tie?.[1]) return tie[1];
    const middle = /^[.,;)\s]{1,3}(?:his |her )?[Mm]iddle name(?: is| was|:)? (\p{Lu}\p{Ll}+)(?![\p{L}])/u.exec(
      behind,
    )?.[1];
    if (middle && family && more === undefined) return `${first} ${middle} ${family}`;
    if (given && family && more === undefined) return `${first} ${given.toLowerCase()} ${family}`;
    // "His name is Carl Ellingboe, Carl Edwin": the middle name follows.
    const again = /^, (\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)(?=[,.])/u.exec(behind);
    if (again && again[1] === first && family && more === undefined && again[2] !== family)
      return `${first} ${again[2]} ${family}`;
  }
  if (field === "destinationFuneralHome" || field === "deliveryLocation") {
    const tail = /^\d/.test(value) ? null : firmTail.exec(behind)?.[0];
    return tail && !tradeWord.test(value) ? value + (value === value.toUpperCase() ? tail : respelled(tail)) : value;
  }
  if (field === "hospiceName" && !/hospice/i.test(value))
    return value + (/^ [Hh]ospice\b(?! (?:nurse|rn|aide))/.exec(behind)?.[0] ?? "");
  if (field === "hospiceName")
    return value.replace(/(Hospice) care$/, "$1").replace(/^hospicio (?=\p{Lu}.*Hospice$)/u, "");
  if (field === "locationName") return value.replace(kindBefore, "");
  if (field === "locationRoom" && roomBefore.test(before) && /morgue/i.test(before)) return "Morgue";
  return value;
}

function movedTo({ field, confidence }: Candidate, before: string, kind: string): RequestField {
  if (field === "locationPhone" && contactBefore.test(before)) return "contactPhone";
  // "Home was 418 Irving Ave" of one who died in a hospital.
  if (field === "locationAddress" && confidence < 0.9 && elsewhere.test(kind) && homeBefore.test(before))
    return "homeAddress";
  return field;
}

/** "Attending Dr. Meena Vaidya … Dr. Vaidya will sign": one doctor, whose whole name is known. */
function writeOut(sheet: Sheet, field: RequestField, from: RequestField): void {
  const short = bestOf(sheet, field);
  const full = bestOf(sheet, from);
  if (!short || !full || short.value.includes(" ") || !full.value.includes(" ")) return;
  if (last(full.value).toLowerCase() === short.value.toLowerCase())
    sheet.candidates = sheet.candidates.map((one) => (one === short ? { ...one, value: full.value } : one));
}
