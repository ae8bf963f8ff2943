// Gives what no reader has taken, kin and telephone numbers, to the one field that it fits and that is still empty.
import type { RequestField } from "@/lib/transports/schema";
import { oneDied } from "./parse-called";
import { ofTheDead } from "./parse-mirrored-tie";
import { countPersons } from "./parse-people-count";
import { findPhones } from "./parse-phones";
import { quick } from "./parse-quick-pattern";
import { findRelations } from "./parse-relations";
import type { Person } from "./parse-roles";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";

const farthest = 110;
const mostPhones = 12;
/** What may not stand between a person and the number that is theirs. */
const breaks =
  /\n\s*\n|(?:[;!?]|(?<!\b(?:rel|tel|ph|no|st|dr|jr|sr|apt|ave))\.)\s+(?!$|[\d(]|(?:his|her|their|cell|ph|phones?|tel|numbers?|no|reach|she|he|at|call|c|h|m|w)\b)|\b(?:fax|hospice|hospital|dr|doctor|nurse|facility|desk|main|office|front|coroner|security|caller|station|funeral|mortuary|f\.?h)\b/i;

/** The text says itself that nobody is known. */
const noKin =
  /\bno (?:known |living |local )?(?:nok|next of kin|kin|family|relatives)\b|\b(?:nok|next of kin)\W{1,3}(?:is |are )?(?:unk|unknown|none|not|no\b|tbd|n\/a|pending)/i;

/** Adds the next of kin and the numbers that are left over. */
export function addLeftovers(sheet: Sheet, text: string, persons: readonly Person[]): void {
  const phones = freePhones(sheet, text);
  addKin(sheet, text, persons, phones);
  addKinsOther(sheet, text);
}

/** The numbers of the text that stand in no field. */
function freePhones(sheet: Sheet, text: string): Reading[] {
  const found = findPhones(text).filter(({ hint }) => hint !== "fax");
  if (found.length === 0 || found.length > mostPhones) return [];
  const taken = sheet.candidates.filter(({ field }) => field.endsWith("Phone"));
  return found.filter(
    ({ value, start, end }) => !taken.some((one) => one.value === value || (one.start < end && one.end > start)),
  );
}

/** The relative of the dead whose number is told is next of kin where the text names no other. */
function addKin(sheet: Sheet, text: string, persons: readonly Person[], phones: readonly Reading[]): void {
  const told = bestOf(sheet, "nokName");
  if (told) return completeKin(sheet, text, persons, phones, nameInFull(sheet, text, persons, told));
  const number = bestOf(sheet, "nokPhone");
  if (number) return addKinsName(sheet, text, persons, number);
  if (noKin.test(text)) return;
  const found = findKin(sheet, text, persons, phones);
  const named = found.filter(({ isNamed }) => isNamed);
  const numbered = found.filter(({ phone }) => phone !== undefined);
  const kin = named.length > 0 ? named : numbered;
  const chosen = isOne(kin) ? kin : kin.filter(({ tie }) => marriage.test(tie.value));
  const [first] = chosen;
  if (!first || !isOne(chosen) || (chosen !== kin && countPersons(sheet.page.text).count > 1)) return;
  const { person, tie } = first;
  const phone = chosen.find((one) => one.phone)?.phone;
  const add = (field: RequestField, reading: Reading) =>
    addReading(
      sheet,
      field,
      { ...reading, start: 0, end: reading.end - reading.start, confidence: 0.74 },
      reading.start,
    );
  add("nokName", { ...person.name, start: person.start, end: person.end });
  add("nokRelationship", tie);
  if (phone) add("nokPhone", phone);
}

interface Kin {
  person: Person;
  tie: Reading;
  phone: Reading | undefined;
  isNamed: boolean;
}

const isOne = (kin: readonly Kin[]) => kin.every(({ person }) => isAlike(person.name.value, kin[0]?.person.name.value));
const isAlike = (one: string, other = "") => one === other || one.split(" ")[0] === other.split(" ")[0];
/** Husband and wife stand before the children where both are told with their numbers. */
const marriage = /^(?:wife|husband|spouse|widow(?:er)?|espos[ao]|viud[ao]|surviving spouse)$/i;
const notKin = /friend|neighbou?r|caregiver|roommate|housemate|flatmate|co-?worker|colleague|^(?:amig|vecin)/i;

/** The relatives who have no other part in the call, with what the text says of them. */
function findKin(sheet: Sheet, text: string, persons: readonly Person[], phones: readonly Reading[]): Kin[] {
  const others = namedSpans(sheet);
  const contact = bestOf(sheet, "contactName")?.value;
  return persons.flatMap((person) => {
    const { roles, name } = person;
    if (name.isDoctor || roles.has("deceased") || roles.has("caller") || roles.has("contact")) return [];
    if (name.value === contact || others.some(({ start, end }) => start < person.end && end > person.start)) return [];
    const tie = person.tie?.kind === "kin" ? person.tie : tieApart(text, person);
    // "Tom Reyes, his mother just died": the dead is the mother, and he is not hers by that word.
    if (tie && tie.start >= person.end && ofTheDead.test(text.slice(tie.end, tie.end + 70))) return [];
    if (!tie || notKin.test(tie.value) || isTieOfNext(text, person, tie, persons)) return [];
    if (marriage.test(tie.value) && isOthersSpouse(text, tie, person, persons)) return [];
    const own = persons.filter((one) => one === person || isCalledBy(text, one, person));
    const phone = phones.find((one) => own.some((mention) => isOwn(text, mention, one, persons)));
    const isNamed = isPutForward(text, person);
    return phone || isNamed ? [{ person, tie, phone, isNamed }] : [];
  });
}

/** "Verna Stout's son Mike": the tie is the next one's. */
const isTieOfNext = (text: string, { end }: Span, tie: Reading, persons: readonly Person[]) =>
  tie.start >= end &&
  /['’]s /.test(text.slice(end - 2, end + 3)) &&
  persons.some(({ start }) => start > tie.end && start - tie.end < 4);

/** "Her daughter Patrice Nolan, or her husband Jim": the daughter's husband. */
const isOthersSpouse = (text: string, tie: Reading, person: Person, persons: readonly Person[]) =>
  /\b(?:or|and|&|,) (?:her|his) $/i.test(text.slice(Math.max(0, tie.start - 10), tie.start)) &&
  persons.some((one) => one !== person && one.tie?.kind === "kin" && one.end <= tie.start && tie.start - one.end < 40);

/** "Mrs. Tran" is Linh Tran, the wife. */
const isCalledBy = (text: string, { name, start, tie }: Person, person: Person) =>
  !tie &&
  person.name.isFull &&
  person.name.value.split(" ").at(-1) === name.value &&
  person.tie !== null &&
  (/\b(?:mrs|ms)\.?\s*$/i.test(text.slice(Math.max(0, start - 5), start))
    ? /wife|daughter|sister|mother|niece|widow$|aunt/i.test(person.tie.value)
    : /\bmr\.?\s*$/i.test(text.slice(Math.max(0, start - 4), start)) &&
      /husband|\bson|brother|father|nephew|widower|uncle/i.test(person.tie.value));

/** "A brother in Tulsa, Dale Newcomb", "her daughter is flying in, her name is Ilona". */
function tieApart(text: string, person: Person): Reading | null {
  if (person.tie) return null;
  const from = Math.max(0, person.start - 130);
  const left = text.slice(from, person.start);
  const tie = findRelations(left).findLast(({ kind }) => kind === "kin");
  if (!tie || !apart.test(left.slice(tie.end))) return null;
  return { ...tie, start: from + tie.start, end: from + tie.end };
}

const apart =
  /^(?:,? (?:who )?(?:lives )?(?:out |over |up |down |back )?(?:in|from|near) [\p{L} ,]{2,30}[,:–-]\s?|[^.;\n]{0,70}[.,;]?\s+(?:(?:her|his|the) name(?:['’]s| is)|(?:she|he) is (?:called|named)|named|called)\s+)(?:(?:mrs?|ms|rev)\.? )?$/iu;

/** Words that put one relative before the others. */
const forward =
  "(?:(?:the |her |his |their |also |legal |medical |durable |financial |sole )*(?:poa|dpoa|mpoa|power of attorney|(?:health ?care |medical )?(?:proxy|surrogate|agent)|executor|executrix|guardian|conservator|decision[- ]?maker|responsible (?:party|person|one)|emergency contact|family contact|main contact|primary(?: contact)?|only (?:living |known |surviving )?(?:relative|family|kin))|in charge|the one (?:to (?:call|deal with|talk to|speak to|speak with|contact)|in charge|handling|making|deciding|who (?:will |is |['’]s |can )?(?:decid|mak|handl|arrang|plan|look|tak|do|sign|spoke|speak|call)\\w*(?! (?:him|her|you) over))|(?:making|handling|taking care of|doing|will make|makes|handles) (?:all )?(?:the |of )?(?:everything|things|arrangements|decisions|all)|signs? for (?:everything|him|her)|speak(?:s|ing) for the family)";
const forwardBehind = quick(
  new RegExp(
    String.raw`^[^.;\n]{0,60}?(?:\b(?:is|has|as|will be|who's|and|['’]s|=|holds|also)\b|[,(/–-])\s*${forward}(?!\p{L})`,
    "iu",
  ),
);
const forwardBefore = quick(new RegExp(String.raw`${forward}(?: is| was| –| -|:)+[^.;:\n\d]{0,30}$`, "iu"));

function isPutForward(text: string, { start, end }: Span): boolean {
  const left = text.slice(Math.max(0, start - 70), start);
  const behind = text.slice(end, end + 120).replace(/\.(?=\d)/g, "-");
  const said = forwardBehind.exec(behind)?.[0] ?? forwardBefore.exec(left)?.[0];
  return said !== undefined && !/\b(?:not|no longer|isn['’]?t|former)\b/i.test(said) && !otherKin.test(said);
}

/** Another relative stands between. */
const otherKin = /\b(?:his|her|their|the) (?:wife|husband|son|daughter|brother|sister|mother|father|nephew|niece)\b/i;

/** What the words beside the next of kin whom others have named tell of the number and the tie. */
function completeKin(
  sheet: Sheet,
  text: string,
  persons: readonly Person[],
  phones: readonly Reading[],
  told: Candidate,
): void {
  const mentions = [told, ...persons.filter(({ name }) => name.value === told.value)];
  if (!bestOf(sheet, "nokPhone"))
    for (const mention of mentions) {
      const phone = phones.find((one) => isOwn(text, mention, one, persons));
      if (!phone) continue;
      addReading(sheet, "nokPhone", { ...phone, confidence: 0.72 }, 0, {});
      break;
    }
  if (bestOf(sheet, "nokRelationship")) return;
  const tie =
    persons.find((one) => one.name.value === told.value && one.tie?.kind === "kin")?.tie ??
    tieBehind(text, told) ??
    tieByFirstName(persons, told.value);
  if (tie && !notKin.test(tie.value) && !/\bmy $/i.test(text.slice(Math.max(0, tie.start - 4), tie.start)))
    addReading(sheet, "nokRelationship", { ...tie, start: 0, end: tie.end - tie.start, confidence: 0.72 }, tie.start);
}

/** "His brother Alfons still lives there. … NOK Alfons Pfeil": the first name alone stood beside the tie. */
function tieByFirstName(persons: readonly Person[], value: string): Person["tie"] {
  const ties = persons.flatMap(({ name, tie, roles }) =>
    tie?.kind === "kin" && !roles.has("deceased") && value.startsWith(`${name.value} `) ? [tie] : [],
  );
  return ties.every((tie) => tie.value === ties[0]?.value) ? (ties[0] ?? null) : null;
}

/** "June Nakagawa   [x] spouse", "Shanelle Grant   Rel. spouse": in the same line, behind no other name. */
function tieBehind(text: string, { end }: Span): Reading | null {
  const line = text.slice(end, end + 70).split("\n")[0] ?? "";
  const tie = findRelations(line).find(
    ({ kind, start }) => kind === "kin" && !/(?:\[ ?\]|\( ?\)|[☐□○])\s*$/.test(line.slice(0, start)),
  );
  if (!tie || !tieLead.test(line.slice(0, tie.start)) || oneDied.test(line.slice(tie.end))) return null;
  return { ...tie, start: end + tie.start, end: end + tie.end };
}

const tieLead =
  /^(?:[\s,.:;/|()–-]|[[(][xX✓✔ ]?[\])]|[☑☒✓✔☐□]|\b(?:rel|relation|relationship|tie|how related|related|what to (?:him|her)|is|that|that['’]s|it['’]s|she['’]s|he['’]s|she|he|listed|as|next of kin|nok|the|his|her|their|to|of|dec|decd|deceased|decedent|child|other|spouse|parent)\b){1,14}$/iu;

/** "Gary, as above": the one whom the text names in full. */
function nameInFull(sheet: Sheet, text: string, persons: readonly Person[], told: Candidate): Candidate {
  if (told.value.includes(" ") || /^\s+(?:says|said|states|stated|thinks)\b/i.test(text.slice(told.end, told.end + 9)))
    return told;
  const dead = bestOf(sheet, "deceasedName")?.value;
  const full = new Set(
    persons
      .filter(({ name, roles }) => name.isFull && !name.isDoctor && !roles.has("deceased"))
      .map(({ name }) => name.value)
      .filter((value) => value !== dead && value.split(" ")[0] === told.value),
  );
  const [value] = full;
  if (value === undefined || full.size > 1) return told;
  const whole = { ...told, value, confidence: Math.min(1, told.confidence + 0.06) };
  sheet.candidates.push(whole);
  return whole;
}

/** Whose the number is that a label or the words beside it gave to the next of kin. */
function addKinsName(sheet: Sheet, text: string, persons: readonly Person[], number: Span): void {
  const others = namedSpans(sheet);
  const person = persons.findLast(({ start }) => start < number.start);
  if (!person || person.tie?.kind !== "kin" || notKin.test(person.tie.value)) return;
  if (person.roles.has("deceased") || person.name.isDoctor || !isOwn(text, person, number, persons)) return;
  if (others.some(({ start, end }) => start < person.end && end > person.start)) return;
  const { name, tie, start, end } = person;
  addReading(sheet, "nokName", { ...name, start: 0, end: end - start, confidence: 0.74 }, start);
  if (!bestOf(sheet, "nokRelationship"))
    addReading(sheet, "nokRelationship", { ...tie, start: 0, end: tie.end - tie.start, confidence: 0.74 }, tie.start);
}

/** What may stand between the two numbers of one person. */
const secondNumber = quick(
  /^\s*[)\]]?(?:[\s,;.:/&|()–-]|\b(?:power of attorney|poa|or|and|if|can|may|be|reached|she|he|they|does(?:n['’]?t| not)|you|can['’]?t|cannot|get|reach|try|call|her|him|on|at|is|the|then|after|before|until|till?|hours|hrs|work|wk|home|hm|house|cell|cel|mobile|office|ofc|landline|land line|line|alt|alternate|alternative|other|second|2nd|secondary|backup|back-up|evening|evenings|eve|day|days|daytime|night|nights|nites|phone|ph|number|num|no|answer|pick up|picks up|else|also|his|their|my|mine|thereafter|otherwise|in|ext|own|h|c|w|m|o|de la casa|casa|cel|trabajo|o|y|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)\b){1,40}$/iu,
);

/** The second number right behind the first is the next of kin's too. */
function addKinsOther(sheet: Sheet, text: string): void {
  // "I am his only child and next of kin … reached at 617-… or at my office, 617-…".
  const isCaller = sheet.copies.some(({ to, from }) => to === "nok" && from === "caller");
  const first = bestOf(sheet, "nokPhone") ?? (isCaller ? bestOf(sheet, "callerPhone") : undefined);
  if (!first || bestOf(sheet, "nokAltPhone") || first.start < 0) return;
  const own = isCaller
    ? sheet.candidates.filter(({ field, value }) => field === "callerPhone" && value !== first.value)
    : [];
  const phone = [...freePhones(sheet, text), ...own].find(({ start }) => start >= first.end && start - first.end < 90);
  if (phone && secondNumber.test(text.slice(first.end, phone.start)))
    return void addReading(sheet, "nokAltPhone", { ...phone, confidence: 0.74 }, 0, {});
  const told = sheet.candidates.filter(
    ({ field, depth, confidence }) => field === "nokPhone" && depth === first.depth && confidence > sure,
  );
  const [below, ...more] = told.filter(({ value, start }) => value !== first.value && start > first.end);
  if (
    below &&
    more.length === 0 &&
    !anotherName.test(text.slice(first.end, below.start)) &&
    !ofAnother.test(text.slice(below.end, below.end + 30))
  )
    addReading(sheet, "nokAltPhone", { ...below, confidence: 0.74 }, 0, {});
}
/** "NOK: Joe 312-… (son)", and below it "NOK phone" with another number: nobody else is named between them. */
const anotherName =
  /\p{Lu}\p{Ll}+ (?!(?:Phone|Cell|Number|Tel|Mobile|Home|Alt)\b)\p{Lu}\p{Ll}+|[\s,:](?!(?:Phone|Cell|Number|Tel|Mobile|Home|Alt|Kin)\b)\p{Lu}\p{Ll}+,? \(?$|^[^\n]*\n[^\n]*\n[^\n]*\n[^\n]*\n/u;
/** "312-… (wife Meg)". */
const ofAnother =
  /^[\s,(–-]{1,4}(?:his |her |their )?(?:wife|husband|spouse|partner|son|daughter|dtr|sister|brother|niece|nephew|\p{Lu}\p{Ll}+)\b/u;
const sure = 0.8;

const namedSpans = (sheet: Sheet): Span[] =>
  sheet.candidates.filter(({ field, confidence }) => takers.has(field) && confidence > 0.6);

const takers = new Set<string>(["deceasedName", "callerName", "attendingDoctor", "certifyingDoctor", "pronouncedBy"]);

/** "Her conservator, Mark Ziegler (office 203-…": one's own. */
const ownOffice = /(?:[(,;:–-]|\b(?:his|her|their)) ?office[\s:#]*$/i;

/** Whether the number stands behind this person with nobody else between. */
function isOwn(text: string, person: Span, phone: Span, persons: readonly Person[]): boolean {
  if (phone.start < person.end || phone.start - person.end > farthest) return false;
  if (persons.some(({ start }) => start > person.end && start < phone.start)) return false;
  return !breaks.test(text.slice(person.end, phone.start).replace(ownOffice, ""));
}
