// Finds who rang where no label and no usual sentence told it: "T/C 0412 fr. Deb @ Maple Grove NH", "Luis from Vale Mortuary wants …".
import { familyTold } from "./parse-called";
import { callsAnother, isCalled } from "./parse-forbidden-roles";
import { nameAt } from "./parse-name-at";
import { type NameReading, readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { addOfficeCaller } from "./parse-office-callers";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { findRelations, readRelation } from "./parse-relations";
import { addReading, bestOf, type Candidate, isSameText as same, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import { peopleIn } from "./parse-people-in";
import { takenBy } from "./words/rings";

const titles =
  "(?:(?:the|a|an|our|rn|lpn|lvn|cna|nurse|charge|house|night|day|hospice|icu|er|ed|unit|floor|mrs?|ms|miss|officer|ofc|deputy|dep|sgt|sergeant|det|detective|inv|investigator|chaplain|pastor|rev|father|sister|brother|supervisor|sup|supv|social worker|sw|aide|clerk|administrator|admin|director|manager|mgr|coordinator|fd|funeral director|trooper|cpl|lt|capt)\\b[.:,]?\\s*){0,5}";
/** "T/C 0412 fr. Deb", "Got a text at 3 from Ann", "word from". */
const sentFrom = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:t\/?c|tel call|phone call|calls?|msg|message|voice ?mail|vm|page|text|txt|e-?mail|word|notice|notification|report|request|order|info|rec'?d|rcvd|received|taken|heard|contacted|notified|phoned|telephoned|called|reported|req'?d|requested|took (?:it|this|the call)|got (?:it|this|one))\b[^.;\n\p{L}]{0,3}(?:(?:in|call|came|made|taken|back|rcvd|rec'?d|received|at|on|about|around|today|tonight|this|morning|evening|afternoon|am|pm|a\.m|p\.m|hrs?|h|[ap]|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|[\d:/.,~()-]|\s){0,24}\b(?:from|fr|frm|fm|f\/|by|via)\b[.:]?\s*${titles}(?=\p{L})`,
  "giu",
);
/** "Please call Marybeth Kiley back at …", "return call to Ann". */
const callBack = leanPattern(
  String.raw`\b(?:please |pls |plz )?(?:call|ring|phone) (?:back |return to )?${titles}(?=\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’-]+)? back\b)|\breturn (?:a |the |her |his )?call to ${titles}(?=\p{Lu})`,
  "giu",
);
/** "Luis from Valley View Mortuary wants a removal": what callers do. */
const does =
  /^(?:[^.;\n]{0,90}?[\s,)])?(?:called|calling|calls|is calling|phoned|rang|texted|emailed|wants|needs|requests|requesting|requested|reports|reporting|reported|says|said|states|stated|advises|advised|has (?:a|an|one|another)|is asking|asks for|asking for|would like|is releasing|left (?:a |us a )?(?:message|msg|vm|voice ?mail|text))\b/i;
const opens = /(?<=^|[.!?\n"“]\s{0,3}|\n[ \t>*-]{0,4}|(?:^|\n)[^\p{L}\n]{0,24})(?=\p{Lu}\p{Ll})/gu;
const told =
  /\b(?:died|passed|expired|pronounced|deceased|y\/?o|years? old|dob|born|room|rm\b|next of kin|nok|daughter|son|wife|husband|sister|brother|niece|nephew|mother|father)\b/i;
const beside = /^\s*(?:[,(/@–-]|at\b|from\b|with\b|w\/|of\b|over at\b|here\b|fr\b|\d{3}\b|$|\n)/i;
const notThem =
  /\b(?:not|never|no|until|till|once|when|if|after|before|pronounced|death|released?|approved|signed|certified|witnessed|accompanied|seen|followed|attended|driven|transported|taken|picked up|found|discovered|faxed|copies|paid|ordered)\s+(?:\p{L}+\s+){0,2}$/iu;

/** "Dispatcher at Lea County Sheriff, name of Tonya Birdwell". */
const named = quick(/[ ,](?:by the name of|name of|named|name is|name'?s|goes by)\s/iu);
const nameOf = leanPattern(
  String.raw`(?:^|[.,;:\n\u00A0–-]\s*|\b(?:from|fr|by|a|an|the|call|uh|um) )(?:[\p{L}-]+ ){0,2}(?:dispatcher|operator|nurse|rn|lpn|cna|aide|tech|supervisor|clerk|deputy|officer|sergeant|trooper|investigator|coordinator|manager|administrator|secretary|attendant|chaplain|worker|director|liaison|lady|gal|woman|man|guy)\b[^.;\n]{0,50}?[ ,](?:by the name of|name of|named|name is|name'?s|goes by)\s+(?=\p{Lu}\p{Ll})`,
  "giu",
);
/** Of whom a ring is told, if one is told before a comma: "Call from Stillwater Hospice, nurse by the name of Ann". */
const ringBefore =
  /\b(?:calls?|called|calling|rang|phone[ds]?|paged?|message|notified|notification|report(?:ed|s)?|on the line|word|heard)\b[^\n]{0,90}$/i;

/** "Morning. Sal at Costa Funeral Home. Need Ruth Amaral brought over": what one wants who has said the name. */
const needs = /^[^.\n]{4,60}[.\n]\s*(?:we|i|i['’]?ve|need|got|have|calling|looking|can you|could you|please|pls)\b/i;
const greetingEnds = 60;

/** "Ask for the nurse named Fay Long": whom the crew asks for. */
const isAskedFor =
  /\b(?:ask(?:ing)? (?:for|at)|see|meet|find|contact|look for|(?:speak|talk) (?:to|with)|check in with|report to|pregunt\w+ por)\s+$/i;

interface Found {
  name: NameReading;
  start: number;
}

/** Adds the caller where the text names exactly one in such words. */
export function addLastCaller(sheet: Sheet, text: string): void {
  addOfficeCaller(sheet, sheet.page.text);
  const known = bestOf(sheet, "callerName");
  if (known && isSure(known)) return;
  addAskedBack(sheet, text);
  const found = [...findSent(text), ...findDoing(text), ...findBehindNumber(text), ...findAboveOf(text)].filter(
    ({ name, start }) => !name.isDoctor && !isOthers(sheet, name, start),
  );
  const [first] = found;
  if (!first || found.some(({ name }) => name.value.split(" ")[0] !== first.name.value.split(" ")[0])) return;
  const { name, start } = found.reduce((one, other) => (other.name.value.length > one.name.value.length ? other : one));
  sheet.candidates = sheet.candidates.filter(
    ({ field, start: at }) => field !== "contactName" || at !== start || /\bask for\s*$/i.test(text.slice(0, at)),
  );
  addReading(
    sheet,
    "callerName",
    { ...name, start: 0, end: name.end, confidence: Math.max(0.76, Math.min(name.confidence, 0.82)) },
    start,
    {},
  );
}

/** "PLS CALL JANICE TEMPLETON SHE IS THE WIFE 573-…" at the head of a message: who waits for an answer has rung. */
const askedBack =
  /^[^\p{L}\n]{0,8}(?:(?:msg|message|urgent|death call|removal|relay)\b[^\p{L}\n]{0,10})?(?:please|pls|plz)? {0,2}(?:call|ring|phone) (?:back )?/iu;
const onArrival =
  /\b(?:when|before|upon|on (?:the |your )?(?:way|arrival)|arriv\w+|once|if|after|en ?route|min(?:ute)?s|eta|ahead|prior|gate|door|directions|let you in|get in|in the morning|tomorrow|later|to (?:arrange|set up|make|discuss|go over|schedule)|(?:for|about|re) (?:the )?(?:arrangements|services?|payment|billing))\b/i;

/** Makes the person who is to be called back the caller, where nobody else rang. */
function addAskedBack(sheet: Sheet, text: string): void {
  const lead = askedBack.exec(text)?.[0].length ?? 0;
  const asked = sheet.candidates.find(
    ({ field, start }) => field === "contactName" && start >= lead && start < lead + 24,
  );
  const [phone] = asked ? findPhones(text.slice(asked.end, asked.end + 80)) : [];
  const between = asked && phone ? text.slice(lead, asked.end + phone.end + 24) : "";
  if (lead === 0 || !asked || !phone || onArrival.test(between.split("\n")[0] ?? "")) return;
  const isTheirs = ({ field, start }: Candidate) =>
    field === "contactPhone" && start >= asked.end && start <= asked.end + phone.end;
  sheet.candidates = sheet.candidates.map((one) =>
    one === asked
      ? { ...one, field: "callerName", confidence: 0.8 }
      : isTheirs(one)
        ? { ...one, field: "callerPhone" }
        : one,
  );
}

const takers = new Set(["deceasedName", "attendingDoctor", "certifyingDoctor"]);

function isOthers(sheet: Sheet, { value, end }: NameReading, start: number): boolean {
  return sheet.candidates.some(
    (one) =>
      takers.has(one.field) &&
      one.confidence > 0.6 &&
      ((one.start < start + end && one.end > start) || same(one.value, value)),
  );
}

function findSent(text: string): Found[] {
  return [
    ...text.matchAll(sentFrom),
    ...text.matchAll(callBack),
    ...(named.test(text) ? text.matchAll(nameOf) : []),
  ].flatMap((match) => {
    const at = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    if (
      familyTold.test(text.slice(Math.max(0, match.index - 90), at)) ||
      notThem.test(before) ||
      isAskedFor.test(before) ||
      (/^[,;:–-]/.test(match[0]) && !ringBefore.test(text.slice(Math.max(0, match.index - 100), match.index))) ||
      takenBy.test(match[0].trimEnd())
    )
      return [];
    const name = nameAt(text, at, false);
    const behind = name && text.slice(at + name.end, at + name.end + 60);
    if (!name || behind === null || /^['’]s\b/.test(behind)) return [];
    if (!beside.test(behind) && !/^ back\b/i.test(behind) && !name.isFull) return [];
    if (/^[\s,]*(?:\d{2} ?(?:y\/?o|yr)|dob|died|passed|expired)/i.test(behind)) return [];
    const isKnown = name.isFull || name.title !== undefined || isHoused(behind);
    return isKnown ? [{ name, start: at }] : [];
  });
}

/** A house, a calling or a number stands right behind. */
function isHoused(behind: string): boolean {
  const clause = behind.split(/[.;\n]/)[0] ?? "";
  const [phone] = findPhones(behind);
  return (
    findFacilities(clause).length > 0 ||
    /^ ?@ ?\p{Lu}/u.test(clause) ||
    findRelations(clause).some(({ start }) => start < 24) ||
    (phone !== undefined && phone.start < 12)
  );
}

/** "Luis from Valley View Mortuary wants a removal for …". */
function findDoing(text: string): Found[] {
  return [...text.matchAll(opens)].flatMap(({ index: at }) => {
    const behindWord = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?/u.exec(text.slice(at, at + 50))?.[0].length ?? 0;
    const rest = text.slice(at + behindWord, at + behindWord + 110);
    if (
      behindWord === 0 ||
      !/^(?:,|\s*\(|\s+(?:from|at|with|w\/|@|of|over at|fr)\s)/i.test(rest) ||
      !(does.test(rest) || (at < greetingEnds && needs.test(rest)))
    )
      return [];
    const name = nameAt(text, at, false);
    if (!name) return [];
    const behind = text.slice(at + name.end, at + name.end + 110);
    if (isCalled.test(behind) || callsAnother.test(behind)) return [];
    const clause = behind.split(/[.;\n]/)[0] ?? "";
    const until = does.exec(clause)?.[0] ?? (at < greetingEnds && needs.test(behind) ? clause : "");
    if (until === "" || told.test(until)) return [];
    const isStaff =
      findFacilities(until).some(({ kind }) => kind !== "Doctor") ||
      findRelations(until).some(({ kind, start }) => kind === "function" && start < 40);
    return isStaff ? [{ name, start: at }] : [];
  });
}

/** "Mrs. Florence Quinn" above "Of: Tidewater Arms" on a message's slip. */
const aboveOf = /(?<=\n[ \t]*)(?=\p{Lu}[^\n:]{3,40}\n[ \t]*(?:of|from|company|firm)[ \t]*:)/giu;

function findAboveOf(text: string): Found[] {
  return [...text.slice(0, 600).matchAll(aboveOf)].flatMap(({ index: at }) => {
    const name = readName((text.slice(at).split("\n")[0] ?? "").trimEnd());
    return name && name.isFull && name.start < 6
      ? [{ name: { ...name, end: name.end - name.start }, start: at + name.start }]
      : [];
  });
}

const backNumber =
  /\b(?:call[ -]?back|c\/?b|return (?:the )?call|callback)\b[^\n\p{L}]{0,4}(?:number|num|no|#|ph(?:one)?|at|to|is)?[^\n\p{L}]{0,6}$/iu;

/** "Call back: 303-555-0146 (Jo Ellen, admin)". */
function findBehindNumber(text: string): Found[] {
  return findPhones(text).flatMap(({ start, end }) => {
    if (!backNumber.test(text.slice(Math.max(0, start - 40), start))) return [];
    const lead = /^(?:[ ,]{0,2}(?:\(|-+ ?|ask for |for |attn:? )|,? )(?=\p{Lu}\p{Ll})/iu.exec(
      text.slice(end, end + 24),
    )?.[0];
    const at = end + (lead?.length ?? 0);
    const name = lead === undefined ? null : nameAt(text, at, false);
    return name ? [{ name, start: at }] : [];
  });
}

/** "Caller is RN Felicia Odom, she is the night supervisor": the letters tell less than the office. */
const onlyTitle = /^(?:rn|lpn|lvn|cna|np|pa|dr|doctor|nurse|sgt|sergeant|officer|deputy)\.?$/i;

const pronounTie =
  /^(?:[^.\n]|(?<=\b(?:St|Mt|Ft|Dr|Mrs?|Ms))\.|\.(?! ?\p{Lu}\p{Ll}+ \p{Lu})){0,180}?(?:[.;,]\s*|\s)(?:s?he)(?:['’]?s| is| was)\s+((?:the|a|an|our|her|his|their|also the)\s+(?:(?:late )?(?:deceased|decedent|dead man|dead woman|patient|resident|man|woman|gentleman|lady)['’]?s\s+)?)?(?=\p{L})/iu;

/** "Call Marybeth Kiley back at … She's the nursing supervisor at St. Elizabeth's." */
export function addPronounTie(sheet: Sheet): void {
  const caller = bestOf(sheet, "callerName");
  const told = bestOf(sheet, "callerRelationship");
  if (!caller || (told && !onlyTitle.test(told.value))) return;
  const behind = sheet.page.text.slice(caller.end, caller.end + 260);
  const [lead, article] = pronounTie.exec(behind) ?? [];
  const tie = lead ? readRelation(behind.slice(lead.length, lead.length + 48)) : null;
  if (!lead || !tie) return;
  // "… resident Arthur Pelkey, 87, died at 4:50. She's the med tech": the dead do no work.
  const dead = bestOf(sheet, "deceasedName")?.value ?? "";
  const people = peopleIn(lead);
  if (people.some(({ value }) => tie.kind === "kin" || !same(value, dead))) return;
  if (people.length > 0 && findRelations(lead).some(({ kind }) => kind === "kin")) return;
  if (told && tie.kind === "kin") return;
  if (told) sheet.candidates = sheet.candidates.filter(({ field }) => field !== "callerRelationship");
  if (tie.start === 0 && (article || tie.kind === "function"))
    addReading(sheet, "callerRelationship", { ...tie, confidence: 0.8 }, caller.end + lead.length, {
      depth: caller.depth,
    });
}
