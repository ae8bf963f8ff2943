// Finds whom the crew sees, asks for or rings on site where no label or sentence reader told it: "check in w/ Melvin @ front desk".
import {
  arrival,
  callings,
  cue,
  holds,
  kin,
  meets,
  otherErrand,
  otherwise,
  sendsAnother,
  sent,
  stays,
} from "./parse-contact-cues";
import { workersName } from "./parse-called";
import type { RequestField } from "@/lib/transports/schema";
import { findRelations } from "./parse-relations";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import { findPhones } from "./parse-phones";
import type { NameReading } from "./parse-names";
import { type Found, nameAt } from "./parse-name-at";
import { findPointed } from "./parse-pointed-contacts";
import type { Person } from "./parse-roles";
import { addReading, bestOf, isSameText as same, type Sheet } from "./parse-sheet";
import { forgetContact, isOfRecord } from "./parse-self-contact";
import { isSure } from "./parse-sift";
import { givenNames } from "./words/given-names";

const notOnSite =
  /\b(?:funeral home|fh|mortuary|f\/h|office|billing|church|cemetery|coroner|me office|doctor|dr|physician|clergy|opo|eye bank|donor|on[- ]call|dispatch|answering service|me|us|back)\b/i;
/** Adds the contact and the number, where the text tells exactly one. */
export function addLastContact(sheet: Sheet, text: string, persons: readonly Person[]): void {
  const told = bestOf(sheet, "contactName");
  const isCallers = told !== undefined && isOfRecord(sheet, text, told);
  if (told && isSure(told) && !isCallers) return addNumber(sheet, text, told);
  const found = [...findAsked(text), ...findMeeting(text), ...findPointed(text, persons)].filter(
    ({ name, start, confidence }) =>
      !isOther(sheet, name.value) &&
      !workersName.test(text.slice(Math.max(0, start - 40), start)) &&
      !(isCallers && (isSame(name.value, told.value) || confidence < 0.78 || Math.abs(start - told.start) < 4)),
  );
  if (isCallers && found.length > 0) forgetContact(sheet, told);
  const [first] = found;
  if (!first || found.some(({ name }) => !isSame(name.value, first.name.value))) {
    if (told) addNumber(sheet, text, told);
    return;
  }
  const best = found.reduce((one, other) =>
    other.name.value.length > one.name.value.length || other.confidence > one.confidence + 0.1 ? other : one,
  );
  addReading(
    sheet,
    "contactName",
    { ...best.name, start: 0, end: best.end - best.start, confidence: best.confidence },
    best.start,
    {},
  );
  for (const one of found) addNumber(sheet, text, one);
}

/** "See Marlon at the loading dock": where or what somebody is stands behind a name alone. */
const isSeen = /^(?:see|find|meet|go see|speak|talk)/i;
const seenAt = leanPattern(
  String.raw`^,? (?:(?:at|in|by|from|inside|on) (?:the |our |a )?\p{L}|(?:when|once|upon|on arrival|as soon)(?!\p{L})|(?:the|our|my|a) (?:${callings})(?!\p{L}))`,
  "iu",
);
const seenNext = /^\p{Lu}\p{Ll}+ (?:at|in|on|by) (?:the |our )\p{L}/u;
const hasNumber = /^[\s,)]*(?:(?:RN|LPN|LVN|CNA)[\s,]+)?(?:at|on|@|\()?[\s(]{0,2}\d{3}\D{0,2}\d{3}/i;
const isPerson = ({ value, title, credentials }: NameReading) =>
  title !== undefined || credentials !== undefined || givenNames.has((value.split(" ")[0] ?? "").toLowerCase());

const isSame = (one: string, other: string) => one.split(" ")[0] === other.split(" ")[0];

/** The dead are asked for by nobody, and doctors sign elsewhere. */
function isOther(sheet: Sheet, value: string): boolean {
  const dead = bestOf(sheet, "deceasedName")?.value;
  if (dead && (same(dead, value) || (value.includes(" ") && dead.split(" ")[0] === value.split(" ")[0]))) return true;
  return (["attendingDoctor", "certifyingDoctor"] as const).some((field) => {
    const doctors = bestOf(sheet, field);
    return doctors !== undefined && same(doctors.value, value);
  });
}

/** "Nurse's line: 843-555-0147, speak to Wade". */
const staffLine =
  /\b(?:desk|counter|line|security|station|floor|unit|ward|dock|guard|clerk|morgue|nurse|lobby|window)\b[^.;\n\d]{0,12}\(?\d{3}\)?\W{0,2}\d{3}\W?\d{4}(?: ?(?:x|ext\.?) ?\d{1,5})?[\s,–-]{1,4}$/i;

/** "See the transport desk, Alvin". */
const atPost =
  /^(?:see|find|meet|go see)\b.*\b(?:desk|counter|security|guard|porter|clerk|attendant|super|doorman|concierge|dock|gate)\b/i;

/** Whom the text tells the crew to see or ring. */
export function findAsked(text: string): Found[] {
  const isSmall = !/\p{Lu}\p{Ll}/u.test(text);
  return [...text.matchAll(cue)].flatMap((match) => {
    const at = match.index + match[0].length;
    const clause = text.slice(at, at + 120).split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? "";
    const line = text.slice(Math.max(0, match.index - 90), match.index);
    const before = line.split(/[.!?;](?:\s|$)|\n/).at(-1) ?? "";
    if ((otherwise.test(before) && !sent.test(before)) || sendsAnother.test(before)) return [];
    if (/\p{Ll}{5,}[.!?]\s/u.test(match[0])) return [];
    const isWeak = match.groups?.["weak"] !== undefined;
    if (
      isWeak &&
      !(isSeen.test(match[0]) && seenNext.test(clause)) &&
      !arrival.test(`${before} ${match[0]} ${clause.slice(0, 90)}`) &&
      !staffLine.test(before) &&
      !atPost.test(match[0])
    )
      return [];
    if (isWeak && otherErrand.test(`${before} ${match[0]}${clause}`)) return [];
    if (
      isWeak &&
      /^(?:call|phone|ring|contact|reach|notify|tell)/i.test(match[0]) &&
      notOnSite.test(match[0] + clause.slice(0, 40))
    )
      return [];
    const isLoud = isSmall || !/\p{Ll}/u.test(`${before}${match[0]}${clause.split("\n")[0]}`);
    const isPlain = !/\p{Lu}\p{Ll}/u.test(`${before.split(/:\s/).at(-1)}${match[0]}${clause.split("\n")[0]}`);
    const name = nameAt(text, at, isLoud || isPlain);
    if (!name) return [];
    // "First call worksheet": one word that nobody is called is no name, unless it is asked for.
    const said = clause.slice(name.end);
    if (
      isWeak &&
      !name.isFull &&
      !isPerson(name) &&
      !hasNumber.test(said) &&
      !(isSeen.test(match[0]) && seenAt.test(said))
    )
      return [];
    const isCalled =
      findRelations(match[0]).length > 0 || findRelations(clause.slice(name.end, name.end + 40)).length > 0;
    return [{ name, start: at, end: at + name.end, confidence: isWeak && !isCalled ? 0.74 : 0.8 }];
  });
}

const opening = leanPattern(
  String.raw`(?<=^|[.!?;:,]\s|\n|\(|\b(?:and|that|named|called|have|having|send|sending|${callings}|${kin}),?\s|\b(?:mrs?|ms|miss|sra?|fr|rev|sgt|ofc|lt|dep)\.?\s|\b(?:nurse|aide|supervisor|guard|clerk|caregiver|manager|deputy|officer)\s[^.,;:\n]{2,24},\s)(?=\p{L}{2}|\p{Lu}\. ?\p{Lu}\p{L})`,
  "giu",
);

/** Without one of these nobody meets the crew or stays for it. */
const awaits = quick(
  /\b(?:(?:hold|guard|secur|watch|mind|babysitt|sitt|stay)(?:s|ing)\b|(?:with|holding) (?:the|a|our|my) key|posted|stand(?:s|ing) |(?:will|['’]ll|can|going to) \p{L}+|is (?:the one |waiting |posted |stationed )?(?:at|by|on) the |(?:comes|answers|opens)\b|(?:expect|meet|receiv|wait|watch|look)(?:ing|s)? |be (?:there|here|waiting|out|outside|downstairs|at|in|on|your)|(?:meet|let)s? (?:you|u|ya|y'?all|us|your|our|them|the|crew|driver|at|in)|(?:show|take|walk|lead|guide|escort|bring|direct|help|greet|receive|buzz|send|sign|wave|hear|see|spot)s? (?:you|u|ya|y'?all|us|your|our|them|him|her|crew|the)|open (?:the|up|it|for)|(?:answer|get) the|ha(?:ve|s) (?:the|all|your|rel|key|paper)|(?:is|be) (?:your|the|on duty) |come to|comes? (?:down|out|up|let|get|open|meet)|knows|is aware|wait (?:at|by|on|in|outside|out front)|stand by|flag (?:you|ya)|abrir|recibir|to (?:meet|receive|let|help)|(?:till?|until|for) (?:you|u|ya|we|us|crew|your|our|them|the|mortuary|transport|removal|pick ?up))/giu,
);
/** As far as the name and what is looked at behind it reach. */
const meetReach = 60 + 110;

/** "Ring the bell, Curtis will answer": who does something once the crew is at the door. */
const access =
  /\b(?:upon|on|once|when|after|arriv\w*|bell|doorbell|ring|knock|buzz(?:er)?|intercom|gates?|doors?|dock|locked|elevator|honk|entrance|pull (?:up|in))\b/i;
const willDo =
  /^(?![^.;\n]{0,20} (?:prayers?|questions?)\b),? (?:will|['’]ll|can|is going to|comes?|answers?|opens?) ?(?!call|phone|ring|e-?mail|fax|text|pay|bill|sign the|arrange|contact|notify|decide|be (?:at|in) (?:the )?(?:funeral|office))/iu;

const spokenTo =
  /^,\s{1,3}(?:see (?:below|attached)|pls|please|can|could|would|will you|here(?:['’]s| is)|attached|fyi|below|i\b|we\b|just|got|thanks|thank|hope|good|this is|do you|are you)/i;

function findMeeting(text: string): Found[] {
  const places = [...text.matchAll(awaits)].map(({ index }) => index);
  if (places.length === 0) return [];
  const isLoud = !/\p{Lu}\p{Ll}/u.test(text);
  return [...text.matchAll(opening)].flatMap((match) => {
    const at = match.index;
    if (!places.some((place) => place > at && place < at + meetReach)) return [];
    if (/(?:^|\s)\p{Lu}\. ?$/u.test(text.slice(Math.max(0, at - 4), at))) return [];
    const isCapital = /^\p{Lu}[\p{Ll}\p{Lu}]/u.test(text.slice(at, at + 2));
    // "fred will let u in", "FRED WILL MEET YOU": of a line that writes all letters alike.
    const said = text.slice(at, at + 40).split("\n")[0] ?? "";
    const isAlike = isLoud || (isCapital ? !/\p{Ll}/u.test(said) : !/\p{Lu}/u.test(said));
    const name = isCapital || isAlike ? nameAt(text, at, isAlike) : null;
    const behind = name ? text.slice(at + name.end, at + name.end + 110) : "";
    // "Paul, see below from the county home, can your crew take this one?": whom the letter is written to.
    if (spokenTo.test(behind)) return [];
    const isComing =
      name &&
      !name.isDoctor &&
      willDo.test(behind) &&
      access.test(
        text
          .slice(Math.max(0, at - 90), at)
          .split(/[.!?]\s|\n\n/)
          .at(-1) ?? "",
      );
    if (!name || !(meets.test(behind) || stays.test(behind) || holds.test(behind) || isComing)) return [];
    return [{ name, start: at, end: at + name.end, confidence: 0.78 }];
  });
}

const reach = 150;
const untilWe = /\b(?:until|till?|for) (?:the )?(?:mortuary|funeral home)\b/i;
const nextPerson =
  /\b(?:nok|next of kin|dr|doctor|wife|husband|son|daughter|caller|called by|funeral|mortuary|coroner|hospice|attending|fax)\b/i;

/** The contact's number: behind the name, with nobody else between. */
function addNumber(sheet: Sheet, text: string, { start, end }: { start: number; end: number }): void {
  if (bestOf(sheet, "contactPhone")) return;
  const behind = text.slice(end, end + reach).split(/\n\s*\n/)[0] ?? "";
  const [phone] = findPhones(behind);
  if (!phone || phone.hint === "fax") return addNumberBefore(sheet, text, start);
  const said = behind.slice(0, phone.start);
  if (nextPerson.test(said.replace(untilWe, "")) || (said.match(/\n/g)?.length ?? 0) > 1) return;
  if (
    /[.!?\n]\s*\S/.test(said) &&
    !/\b(?:her|his|their|number|cell|ext|extension|direct|reach|call|text|phone|s?he(?:['’]s| is) (?:on|at))\b[^.]{0,40}$/i.test(
      said,
    )
  )
    return;
  // "Call son-in-law Tou Lee at 651-…": behind the name it is the contact's, whoever else's it may be.
  if (hasNumber.test(behind) || pointedAt.test(said) || !isTaken(sheet, end + phone.start, end + phone.end))
    addReading(sheet, "contactPhone", { ...phone, confidence: 0.76 }, end, {});
}

/** "His sister Amy is at the house, see her, 641-…". */
const pointedAt =
  /\b(?:see|ask for|call|text|ring|page|meet|find|(?:go|work) (?:through|with)|look for) (?:her|him)\b[\s,:;(–-]{0,4}(?:at |on |@ ?)?$/i;

const isTaken = (sheet: Sheet, from: number, until: number, unless?: RequestField) =>
  sheet.candidates.some(
    (one) =>
      one.field.endsWith("Phone") &&
      one.field !== unless &&
      one.start < until &&
      one.end > from &&
      isSure(one) &&
      bestOf(sheet, one.field)?.value === one.value,
  );

const askBehind =
  /^[\s,;.)-]{1,4}(?:and |then |please |pls |just )*(?:ask(?: for)?|see|buzz|speak (?:to|with)|talk to|page|get) (?:the |for )?(?:[\p{L}.]+ ){0,3}$/iu;
/** "Call up to 641-… and Joyce will come down". */
const rungBefore =
  /\b(?:call|ring|phone|text|buzz|dial)(?: up| ahead| down| to)?(?: (?:the )?(?!me\b|us\b|her\b|him\b|them\b)\p{L}[\p{L} ]{2,28})??(?: to| at| on)? $/iu;
const andThen =
  /^(?: (?:from|at) (?:the |our )?\p{L}+)?[\s,;)]{1,3}(?:and|so|then)?[\s,]{0,2}(?:then )?(?:the |my |our |his |her )?(?:[\p{L}-]+ )?$/iu;

/** "Release desk 504-555-0150, see attendant Tyrell". */
function addNumberBefore(sheet: Sheet, text: string, at: number): void {
  const from = Math.max(0, at - 70);
  const left = text.slice(from, at);
  const phone = findPhones(left).at(-1);
  if (!phone || phone.hint === "fax") return;
  const said = left.slice(phone.end);
  if (!askBehind.test(said) && !(rungBefore.test(left.slice(0, phone.start)) && andThen.test(said))) return;
  // A desk that is rung for somebody is the contact's number, though it is the house's too.
  if (!isTaken(sheet, from + phone.start, from + phone.end, "locationPhone"))
    addReading(sheet, "contactPhone", { ...phone, confidence: 0.74 }, from, {});
}
