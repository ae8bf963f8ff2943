// Finds who rang where the words tell it in a round-about way, and the number that is left for that person.
import { aboutKin } from "./parse-called";
import { readName } from "./parse-names";
import { findFacilities } from "./parse-places";
import { findPhones } from "./parse-phones";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import { readRelation } from "./parse-relations";
import type { Person } from "./parse-roles";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";

const titles = String.raw`(?:(?:a|an|the|our|caller|rn|lpn|nurse|mrs?|ms|miss|dr|dep(?:uty)?|sgt|officer|inv(?:estigator)?|son|daughter|wife|husband|her|his)\b\.?\s*){0,3}`;
/** "Got a call at 2:05 this morning from a Mrs. …", "We were notified at 0210 today by RN …". */
const callFrom = leanPattern(
  String.raw`\b(?:(?:phone |trade |death |first |a |the )call(?!\s+(?:back|when|if|before|first|after|once|him|her|them)\b)[^.;,\n]{1,40}\bfrom|(?:notified|called|reported|phoned)(?:\s+(?:in|at|on|about|around|today|tonight|this|morning|evening|afternoon|[\d:/.]+|[ap]\.?m\.?|hrs)){1,6}\s+by)\s+${titles}$`,
  "iu",
);
/** "Caller identified himself as the power of attorney, …", "caller stated name …", "Caller is the decedent's ex husband, …". */
const callerIs = leanPattern(
  String.raw`\b(?:caller|informant|clr)\s+(?:is|was|(?:self[- ])?identif(?:ied|ies) (?:him|her|them)self as|says? (?:s?he|name) is|states? (?:(?:that )?s?he is|(?:her |his )?name(?: is| as)?)|stated (?:s?he (?:is|was)|(?:her |his )?name(?: is| was)?)|g[ai]ve(?:s|n)? (?:the |her |his )?name(?: as| of)?|who is calling)\b[^.;:\n]{0,50}$`,
  "iu",
);
const ofAnother = /\b(?:of|for|re|from|than|to|with|died|passed|expired|not)\s*$/i;
const saysBehind =
  /^,?\s+(?:\([^()\n]{2,50}\)\s*)?(?:(?:of|from|with|w\/|at)\s[^,.;:\n]{2,60}?\s|,\s[^,.;:\n]{2,50},\s)?(?:is |was |just |has )?(?:call(?:ed|ing|s)?|phoned|rang|on (?:the )?(?:line|phone)|reports|reporting|reported|advis(?:es|ed|ing))\b(?!\s+(?:him|her|them|911|ems|the (?:doctor|family|son|daughter|wife|husband|coroner|nurse)|time|tod))/i;
const callerWhoIs = /\bwho is (?:calling|on (?:the )?(?:line|phone))\W{1,4}$/i;
const onPhone = /(?:^|[\n.])\s*(?:[\p{L} ]{2,24}\s)?on (?:the )?(?:phone|line)\s?[-–—:,]\s*$/iu;

const dashed = /[.!?][ \t]*[-–—~]{1,2} ?$/;
const lastLine = 70;
const signedBehind =
  /^\s*,?\s*(?:(?:RN|LPN|LVN|CNA|FD)\b[\s,.]*)*(?:[^\n]{0,30}\d{3}\W{0,2}\d{3}\W?\d{4}\s*)?\W*(?:$|\n)/;
/** A number and no more stands behind the name. */
const lastNumber = 26;
const numberEnds = /^\s*,?\s*\(?\d{3}\W{0,2}\d{3}\W?\d{4}\s*\W?(?:$|\n)/;

/** How sure the words around a name say that its bearer rang; 0 where they do not. */
export function callerSureness(
  left: string,
  right: string,
  { name, tie }: Person,
  before: string,
  rest: number,
): number {
  if (name.isDoctor || /^['’]s\b/.test(right)) return 0;
  const wide = left.slice(-90);
  if (callFrom.test(wide)) return 0.84;
  if (
    callerIs.test(wide) &&
    !ofAnother.test(wide) &&
    !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[^\p{L}]+\p{L}/u.test(
      wide.slice(wide.search(/\b(?:caller|informant|clr)\b/i)).slice(7),
    )
  )
    return 0.84;
  if (rest < lastLine && dashed.test(before) && signedBehind.test(right)) return 0.86;
  if (rest < lastNumber && name.isFull && /[.!?]\s+$/.test(before) && numberEnds.test(right) && tie === null)
    return 0.8;
  if (callerWhoIs.test(wide) || onPhone.test(wide)) return 0.84;
  if (
    saysBehind.test(right) &&
    (tie?.kind === "function" || !/\b(?:my|her|his|their|our)\s+[\p{L}-]+\s*$/iu.test(wide))
  )
    return 0.82;
  return 0;
}

const askedBack =
  /\b(?:please|pls|plz|plse)\s+(?:call|phone|ring|return (?:the )?call to|contact)\s*(?:back\s*)?(?:(?:mr|mrs|ms|miss|rev|pastor)\.?\s)?$/i;
const onArrival =
  /\b(?:arriv|when (?:you|u|crew|driver)|eta|en ?route|on (?:the|your) way|before (?:you|coming)|minutes? (?:out|before|away)|first|ahead|if|to be let|at the (?:door|gate)|upon|(?:in|tomorrow|first thing in) the morning|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|later|to (?:arrange|set|make|discuss|go over|schedule)|(?:for|about|re) (?:the )?(?:arrangements|service|payment|billing))/i;

/** "Pls call Marcus, house sup at Mogollon Regional, 928-…": a message tells whom to call back, and that is who rang. */
export function giveAskedBack(text: string, persons: readonly Person[]): void {
  if (persons.some(({ roles }) => roles.has("caller"))) return;
  for (const person of persons) {
    const { roles, tie, name } = person;
    if (name.isDoctor || !roles.has("contact") || tie?.kind === "kin" || roles.has("nok")) continue;
    const behind = text.slice(person.end, person.end + 110).split("\n")[0] ?? "";
    if (/^ back\b(?! (?:door|gate|entrance))/i.test(behind)) {
      roles.delete("contact");
      roles.set("caller", 0.84);
      return;
    }
    if (!askedBack.test(text.slice(Math.max(0, person.start - 30), person.start)) || onArrival.test(behind)) continue;
    if (!/^\s*(?:,|\(|at |@|from |w\/|with |of |-|about |re )/i.test(behind)) continue;
    const isBereaved = aboutKin.test(behind);
    if (!isBereaved && tie?.kind !== "function" && findFacilities(behind).length === 0) continue;
    roles.delete("contact");
    roles.set("caller", 0.84);
    return;
  }
}

/** "Albany Med house supervisor Kim Rourke": the name behind the calling is hers, the one before it a house's. */
export function giveBehindHouse(persons: readonly Person[]): void {
  persons.forEach((person, index) => {
    const next = persons[index + 1];
    const sure = person.roles.get("caller");
    if (sure === undefined || !next || person.name.confidence > 0.6 || next.tie?.kind !== "function") return;
    const isBetween =
      next.tie.start - person.end < 3 && next.tie.start >= person.end - 12 && next.start - next.tie.end < 4;
    if (!isBetween || next.name.isDoctor) return;
    person.roles.delete("caller");
    next.roles.set("caller", sure);
  });
}

const selfTie =
  /\b(?:(?:yo )?soy (?:(?:la|el|una?) )?(?=enfermer|trabajador|supervisor|encargad|administrador|director|capell|coordinador|cuidador|jef[ae])|(?:yo,? )?soy (?:(?:la|el|su|una?) )?(?:[uú]nic[ao] |mayor |menor )?(?=hij|espos|herman|sobrin|niet|madre|padre|viud|prim|nuer|yerno|cu[nñ]ad)|(?:i['’]?m|i am|(?:she|he) (?:states|says|stated|said) (?:that )?(?:she|he) (?:is|was)|caller (?:states|says|stated) (?:that )?(?:she|he) is)\s+(?:(?:calling|just|also)\s+)?(?:as\s+)?(?:the|her|his|their|a|an|one of (?:the|her|his))\s+|\b(?:i (?:am )?(?:write|writing|call|calling|speak|speaking|act|acting|notify|report)|writing|calling|acting|(?<=^|[.\n]\s?)as)(?: to you)?(?: (?:in my capacity|here))? (?:as )?(?:the |her |his |their |a |an )?(?=[\p{L}-]{4,}))/giu;

const kinOf = quick(
  /(?:\b(?:soy|habla|yo soy)\s+(?:(?:la|el|su|una?)\s+)?|\b(?:i['’]?m|i am|this is|calling as)\s+(?:the\s+)?)(?=[\p{L}-]{3,20}(?: in law| política| político)?,? (?:of|de|del)\s)/giu,
);
const honored = /^,?\s+(?:of|del?)\s+(?:(?:la |el )?(?:don|doña|se[ñn]ora?|sra?|mr|mrs|ms)\.?\s+)?/i;

/** "Soy la hija de don Anselmo Barragán": the tie, and who died where nobody else tells it. */
export function addKinOf(sheet: Sheet): void {
  if (!bestOf(sheet, "callerName")) return;
  const { text } = sheet.page;
  for (const match of text.matchAll(kinOf)) {
    const at = match.index + match[0].length;
    const said = text.slice(at, at + 110).split(/[.;\n]/)[0] ?? "";
    const tie = readRelation(said);
    const lead = tie && tie.start === 0 && tie.kind === "kin" ? honored.exec(said.slice(tie.end))?.[0] : undefined;
    if (!tie || !lead) continue;
    const name = readName(said.slice(tie.end + lead.length));
    const dead = bestOf(sheet, "deceasedName")?.value;
    if (
      !name?.isFull ||
      name.start > 1 ||
      (dead && dead.includes(" ") && dead.split(" ")[0] !== name.value.split(" ")[0])
    )
      continue;
    if (!bestOf(sheet, "callerRelationship"))
      addReading(sheet, "callerRelationship", { ...tie, confidence: 0.82 }, at, {});
    if (!dead) addReading(sheet, "deceasedName", { ...name, confidence: 0.8 }, at + tie.end + lead.length, {});
    return;
  }
}

/** "This is the house supervisor at Mercy General". */
const unnamedTie =
  /\b(?:i['’]?m|i am|this is|it['’]?s) (?:the|an?|her|his) (?=(?:\p{L}+[ -]){1,4}?(?:at|from|with|over at|here|calling|on|for)\b)/giu;
const opening = 200;

/** Who stands for somebody by law says for whom: "I write as guardian of Miss Doe". */
const byLaw = /guardian|conservator|execut|trustee|administrator|attorney|representative|POA|proxy|agent/i;

/** "I am her daughter", "I'm the charge nurse here", "She states that she is the neighbor". */
export function addSelfTie(sheet: Sheet): void {
  if (bestOf(sheet, "callerRelationship")) return;
  const { text } = sheet.page;
  // Whoever tells no name says at the beginning who it is.
  const said = bestOf(sheet, "callerName") ? text.matchAll(selfTie) : text.slice(0, opening).matchAll(unnamedTie);
  for (const match of said) {
    const at = match.index + match[0].length;
    const words = text.slice(at, at + 60).split(/[.,;\n]/)[0] ?? "";
    const tie = readRelation(words);
    if (
      !tie ||
      tie.start > 0 ||
      (!byLaw.test(tie.value) && /^\s+of\s+(?!the (?:deceased|decedent|patient)\b)/i.test(words.slice(tie.end)))
    )
      continue;
    addReading(sheet, "callerRelationship", { ...tie, confidence: 0.84 }, at, {});
    return;
  }
}

const othersPhone =
  /\b(?:dr|doctor|physician|md|clinic|office|fax|facility|hospital|desk|station|main|unit|f\.?\/?h|funeral|mortuary|chapel|church|pastor|rev|wife|husband|son|daughter|dtr|sister|brother|niece|nephew|mother|father|mom|dad|kin|nok|contact|driver|on[- ]?call|dispatch|coroner|me|hospice|case|house|residence|there|her|his|their|landlord|neighbou?r|security|door|gate|intercom|cargo|airline|cemetery|church|billing|account|acct)(?:['’]s)?\b[^.;\n]{0,24}$/i;
const ownPhone =
  /\b(?:her|his|their|caller['’]?s?)\s+(?:#|ph\w*|cell|number|direct|mobile|tel\w*|no|call ?back)\W{0,4}(?:is\s*)?$|\b(?:call|reach|ring|text|phone|contact) (?:her|him|them)(?: back)?(?: on| at)?\W*$/i;
/** Nothing else stands in the number's sentence. */
const alone =
  /(?:[.!?;\n]\s*)(?:(?:(?:thanks|thank you|thx|her|his|their|my|caller['’]?s?|c\/?b|cell|ph(?:one)?|tel(?:ephone)?|call ?back|number|no|is|at|#)\b|[#.:,])\W{0,3})*$/i;
const farthest = 260;

/** The one number that nothing else has taken is the caller's, where it stands behind the name in a note of few numbers. */
export function addLonePhone(sheet: Sheet, persons: readonly Person[], slots: readonly Slot[]): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || bestOf(sheet, "callerPhone")) return;
  const [kin, own] = [bestOf(sheet, "nokName"), bestOf(sheet, "nokPhone")];
  // The caller who is next of kin has told the own number.
  if (kin?.value === caller.value && own)
    return void sheet.candidates.push({ ...own, field: "callerPhone", confidence: 0.74 });
  const { text } = sheet.page;
  const phones = findPhones(text).filter(({ hint }) => hint !== "fax");
  if (phones.length === 0 || phones.length > 6) return;
  const isTaken = ({ start, end }: Span) =>
    sheet.candidates.some((one) => one.field.endsWith("Phone") && one.start < end && one.end > start);
  const free = phones.filter((phone) => !isTaken(phone));
  const [phone] = free;
  if (!phone || free.length > 1 || phone.start < caller.end || phone.start - caller.end > farthest) return;
  if (slots.some(({ value, role }) => phone.start >= value.start && phone.end <= value.end && role?.owner !== "caller"))
    return;
  const between = text.slice(caller.end, phone.start);
  const left = text.slice(Math.max(caller.end, phone.start - 40), phone.start);
  if (othersPhone.test(left) && !ownPhone.test(left)) return;
  const dead = bestOf(sheet, "deceasedName")?.value;
  const isOthers = persons.some(
    ({ start, end, name, roles }) =>
      start >= caller.end &&
      end <= phone.start &&
      name.value !== caller.value &&
      name.value !== dead &&
      !roles.has("deceased"),
  );
  if ((isOthers && !alone.test(left)) || between.split("\n").length > 4) return;
  addReading(sheet, "callerPhone", { ...phone, confidence: 0.74 }, 0, {});
}

const ownNumbers = [
  ["contactName", "contactPhone"],
  ["callerName", "callerPhone"],
] as const;
const untilNumber =
  /^\s*,?\s*(?:(?:RN|LPN|LVN|CNA|BSN|MD|FD)\b[\s,]*)*(?:\([^()\d\n]{1,60}\)\s*)?(?:,\s(?!\p{L}+ing\b)\p{L}[\p{L}&.'’ -]{3,36}(?=,| at | with | from | of |\s*\())?(?:,?[ \t](?:@ ?|(?:at|with|w\/|from|of|over at) )(?:the )?\p{Lu}[\p{L}&.'’ -]{2,44}(?:, \p{Lu}[\p{L}. ]{2,18}(?:,? [A-Z]{2})?)?)?(?:,?\s*(?:when you (?:get|arrive)[^.,;\n\d]{0,16})?,?\s*(?:his|her|their) (?:cell|number|direct|phone|#)(?: is)?|[\s,(]{0,3}(?:at|on|(?:my )?cell|direct|ph|phone|tel|mobile|first|home|work)\b\.?)?[\s,:@(–|/-]{0,5}$/iu;

/** What the person before the number does not have: a death, a room, kin of its own. */
const ofSomeoneElse =
  /\b(?:dob|y\/?o|nok|next of kin|dr|ask for|see|room|rm|re|about|regarding|main|desk|front|fax)\b|\b(?:his|her|their|whose) \p{L}+ \p{Lu}/iu;

/** The number right behind the name of the caller or of the one on site, wherever on the page that stands. */
export function addPhoneBehind(sheet: Sheet): void {
  const { text } = sheet.page;
  for (const [field, number] of ownNumbers) {
    const person = bestOf(sheet, field);
    if (!person || bestOf(sheet, number)) continue;
    const behind = text.slice(person.end, person.end + 90);
    const [phone] = findPhones(behind);
    if (!phone || phone.hint === "fax" || !untilNumber.test(behind.slice(0, phone.start))) continue;
    if (ofSomeoneElse.test(behind.slice(0, phone.start))) continue;
    if (sheet.candidates.some((one) => one.field.endsWith("Doctor") && one.start === person.start)) continue;
    addReading(sheet, number, { ...phone, confidence: 0.84 }, person.end, { depth: person.depth });
  }
  addOwnLine(sheet);
}

const kinBefore =
  /\b(?:his|her|their|the|a) (?:only |oldest |eldest )?(?:(?:son|brother|nephew|husband|father|grandson)\b[^\n]{0,70}\bhis|(?:daughter|sister|niece|wife|mother|granddaughter)\b[^\n]{0,70}\bher) (?:own )?(?:\w+ ){0,2}(?:is |there is )?\W{0,3}$/i;
const ownLine =
  /\b(?:her|his) (?:own )?(?:direct|cell|mobile|call ?back|number|line|phone)(?: (?:number|line|phone|cell|no\.?))?(?: is| there is|:)?\W{0,3}$/i;
const reach = 300;

/** "Sister Mary Doyle at the infirmary, number … Her direct is 516-…": said of the caller where nobody else stands between. */
function addOwnLine(sheet: Sheet): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || bestOf(sheet, "callerPhone")) return;
  const behind = sheet.page.text.slice(caller.end, caller.end + reach);
  for (const phone of findPhones(behind)) {
    const [start, end] = [caller.end + phone.start, caller.end + phone.end];
    if (!ownLine.test(behind.slice(0, phone.start)) || phone.hint === "fax") continue;
    // "Her son is driving up, his name is Daniel, his number is …": the son's.
    if (kinBefore.test(behind.slice(Math.max(0, phone.start - 110), phone.start))) return;
    const isOthers = sheet.candidates.some(
      (one) => namedFields.test(one.field) && one.start > caller.end && one.start < start && one.confidence > 0.6,
    );
    const isTaken = sheet.candidates.some((one) => one.field.endsWith("Phone") && one.start < end && one.end > start);
    if (!isOthers && !isTaken) addReading(sheet, "callerPhone", { ...phone, confidence: 0.78 }, caller.end, {});
    return;
  }
}

const namedFields = /^(?:nokName|contactName|attendingDoctor|certifyingDoctor|pronouncedBy)$/;

const greeting =
  /(?:^|[\n.!"“])\s*(?:(?:yes|yeah|uh|um|ok|okay)[,\s]+)*(?:good (?:morning|afternoon|evening|day|night)|hi|hello|hey|morning|evening|afternoon|aloha|greetings)(?: (?:all|team|there|folks|everyone|guys))?[,.!]?\s+$/i;
const fromHouse = /^,?\s+(?:(?:here|calling)\s+)?(?:from|at|with|w\/|over at)\s+\S/i;
const house =
  /^,\s+[^,.\n]{3,50}\b(?:funeral|mortuary|chapel|cremation|f\.?h|hospice|hospital|medical|manor|rehab|nursing|care)\b/i;
const introduced =
  /\b(?:this is|my name is|it['’]?s|i['’]?m|i am|habla|soy)\s+(?:(?:deputy|dep|chief|asst|assistant|senior|special|medicolegal|death)\.?\s+){0,2}(?:(?:coroner|medical examiner|me|investigator|inv|corporal|cpl|sergeant|sgt|officer|ofc|deputy|detective|det|trooper|constable|lieutenant|lt|captain|capt|sheriff|marshal|medic|paramedic|chaplain|nurse|sister|father|rev|reverend|pastor|deacon)\.?\s+)?$/i;

/** "Good evening, Carol with Compassus", "this is Roz at Evans & Trapp": who greets and names a house. */
export const introducesSelf = (left: string, right: string): boolean =>
  (greeting.test(left) || introduced.test(left)) && (fromHouse.test(right) || house.test(right));
