// Finds out who the persons in running text are: who calls, who died, who is kin, who signs.
import type { RequestField } from "@/lib/transports/schema";
import { forbidRoles, isDescribed } from "./parse-forbidden-roles";
import { giveCallerLine } from "./parse-caller-line";
import { callerSureness, giveAskedBack, giveBehindHouse, introducesSelf } from "./parse-caller-words";
import { isNoContact } from "./parse-contact-cues";
import { beginsWith, endsWith } from "./parse-cues";
import { giveIntroduced } from "./parse-introductions";
import { diedNext, mentionsOf, namedDead, oneDied, saidBehind, withCalled } from "./parse-called";
import { giveOnSite, hasPhoneBehind } from "./parse-on-site";
import { findNames, type NameReading } from "./parse-names";
import { isNextOfKin } from "./parse-next-of-kin";
import { doesNext, findRelations, isOfNext, tieOfOwner } from "./parse-relations";
import { addReading, type Sheet } from "./parse-sheet";
import { depthAt } from "./parse-sentences";
import { holderOf, type Reading, type Span } from "./parse-span";
import { personCues, type PersonRole } from "./words/cues";

export interface Person extends Span {
  name: NameReading;
  roles: Map<PersonRole, number>;
  /** How the person stands to the dead, or what the person does here, where the words beside the name say so. */
  tie: (Reading & { kind: "kin" | "function" }) | null;
  sentence: number;
  inSlot: boolean;
}

const roleFields: Readonly<Record<PersonRole, RequestField>> = {
  caller: "callerName",
  deceased: "deceasedName",
  nok: "nokName",
  contact: "contactName",
  attending: "attendingDoctor",
  certifier: "certifyingDoctor",
  pronouncer: "pronouncedBy",
  release: "releaseAuthorizedBy",
};

const credentials = String.raw`(?:rn|lpn|lvn|cna|md|d\.?o\.?|np|pa|bsn|chpn|msw|lcsw|cfsp|cnp|aprn|lnha|adon|don)\b\.?`;
/** What may stand between a cue and the name behind it. */
const lead = String.raw`[\s,:/"'(*-]*(?:(?:the|our|my|his|her|their|a|an|mr|mrs|ms|miss|mister|missus|dr|dra|doctor|doctora|señora?|señorita|doña|rev|dispatcher|pastor|chaplain|captain|capt|lieutenant|lt|dep|detective|det|um|uh|ah|er|oh|yes|well|like|also|just|then|is|are|will be|el|la|su|mi|sobrin[ao]|niet[ao]|nuera|yerno|prim[ao]|cuñad[ao]|t[ií][ao]|suegr[ao]|sr|sra|don|doña|charge|night|day|duty|floor|shift|head|house|supervisor|sup|supv|mgr|admitting|receptionist|front|unit|nurse|rn|lpn|aide|manager|administrator|security|guard|officer|details|gate|desk|coroner|medical examiner|me|director|enfermer[ao]|encargad[ao]|supervisora?|chaplain|clerk|secretary|coordinator|med|medical|staff|unit|icu|er|patrol|trooper|sheriff|police|of nursing|in charge|deputy|sgt|inv|investigator|snf|alf|adm|rep|chief|judge|hon|jp|pct|precinct|\d{1,2}|justice of the peace|sheriff-coroner|pathology|tech|on call|hospice|social worker|${"wife|husband|spouse|son|daughter|dtr|dau|sister|brother|mother|father|mom|dad|niece|nephew|cousin|friend|neighbor|partner|granddaughter|grandson|aunt|uncle|sister in law|brother in law|daughter in law|son in law|stepson|stepdaughter|poa|esposa|esposo|hijo|hija|hermano|hermana"})\b[\s.,:'"(/-]*){0,4}`;
/** What may stand between the name and the cue behind it. */
const trail = String.raw`[\s,")*-]*(?:\([^()]{0,30}\)[\s,]*)?(?:${credentials}[\s,]*){0,3}`;

const roles = Object.keys(personCues) as PersonRole[];
const before = new Map(roles.map((role) => [role, endsWith(personCues[role].before, lead)]));
const behind = new Map(roles.map((role) => [role, beginsWith(personCues[role].behind, trail)]));

const signed =
  /\b(?:thanks|thank you|regards|sincerely|best|respectfully|cheers|thx|tks|gracias|atentamente|saludos)\b[,.!\s]*$/i;

/** The persons of the running text, with every role that words give them. */
export function findPersons(sheet: Sheet, text: string, sentences: readonly Span[], slots: readonly Span[]): Person[] {
  let sentence = 0;
  const isInSlot = holderOf(slots);
  const names = withCalled(text, findNames(text));
  const mentions = mentionsOf(text, names).map(({ at, name }) => ({
    ...name,
    start: at,
    end: at + (name.value.split(" ")[0]?.length ?? 0),
    confidence: name.confidence * 0.96,
  }));
  const all = mentions.length === 0 ? names : [...names, ...mentions].toSorted((one, other) => one.start - other.start);
  const persons = sharedRoles(
    all.map((name) => {
      while (sentence < sentences.length - 1 && (sentences[sentence]?.end ?? 0) <= name.start) sentence += 1;
      const bounds = sentences[sentence] ?? { start: 0, end: text.length };
      const person: Person = {
        name,
        start: name.start,
        end: name.end,
        roles: new Map(),
        tie: null,
        sentence,
        inSlot: isInSlot(name),
      };
      person.tie = tieOf(sheet.page.text, person, bounds);
      giveRoles(sheet.page.text, person, bounds);
      return person;
    }),
  );
  giveIntroduced(sheet.page.text, persons);
  giveBehindHouse(persons);
  giveAskedBack(sheet.page.text, persons);
  giveCallerLine(sheet.page, persons);
  giveOnSite(sheet.page.text, persons);
  return persons;
}

/** A person who is named twice is the same both times: what is told once holds for the other place too. */
function sharedRoles(persons: Person[]): Person[] {
  const byName = new Map<string, Person>();
  for (const person of persons) {
    const first = byName.get(person.name.value);
    if (!first || !person.name.isFull) {
      if (first?.tie?.kind === "kin" && !person.roles.has("caller")) person.tie ??= first.tie;
      if (!first) byName.set(person.name.value, person);
      continue;
    }
    for (const [role, confidence] of person.roles) if (!first.roles.has(role)) first.roles.set(role, confidence - 0.02);
    person.roles = first.roles;
    person.tie ??= first.tie;
    first.tie ??= person.tie;
  }
  return persons;
}

/** How the words right before or behind a name say that its bearer stands to the dead, or what they say is done here. */
const forbids =
  /\b(?:do not|don['’]?t|never|not to|no need to|rather than) (?:please )?(?:contact|call|ring|phone|text|page|see|disturb|wake|bother|meet)(?: up)? (?:with )?(?:(?:the|his|her|their) (?:[a-z-]{3,14},? )?)?(?:mrs?\.?|ms\.?|miss|dr\.?)? ?$/i;
export function tieOf(text: string, { start, end }: Span, bounds: Span): Person["tie"] {
  const from = Math.max(bounds.start, start - 48);
  const left = text.slice(from, start);
  const relations = findRelations(left);
  const [former, final] = [relations.at(-2), relations.at(-1)];
  // "Daughter/POA Ellen Sather".
  const isLegal =
    final && former?.kind === "kin" && /poa|attorney|proxy|agent|guardian|executor|executrix/i.test(final.value);
  // "His good wife, Sister Lucinda Sims": what she is called in church.
  const isCalled =
    final &&
    former?.kind === "kin" &&
    /^(?:Sister|Brother|Father|Mother|Bro|Sis)$/.test(left.slice(final.start, final.end));
  const last =
    isCalled && /^,?\s$/.test(left.slice(former.end, final.start))
      ? { ...former, end: final.end }
      : isLegal && /^\s*(?:\/|,|&|and|-)\s*$/i.test(left.slice(former.end, final.start))
        ? { ...former, end: final.end }
        : final;
  if (
    last &&
    /^(?: of (?:\d+|\p{L}+|nearly \d+|over \d+) y(?:ea)?rs?|,? (?:in|from|of|out of|over in) \p{Lu}[\p{L}.]{2,14}(?: \p{Lu}[\p{L}.]{1,14})?(?=,))?[\s,:/'"(=-]*(?:(?:she|he|who|also|y|el|la|pariente|familiar|m[aá]s|cercan[oa]|is|named|RN|LPN|and|poa|the|mr|mrs|ms|miss|rev|don|doña|sra?|señora?|closest|nearest|relative|legal|next|of|kin|nok|for|both|all|on|record|file|listed|as|only|oldest|eldest|youngest|a|an)(?![\p{L}])[\s.,:/)=-]*){0,6}$/iu.test(
      left.slice(last.end),
    )
  ) {
    return { ...last, start: from + last.start, end: from + last.end };
  }
  const own = tieOfOwner(left, from);
  if (own) return own;
  const right = text.slice(end, Math.min(bounds.end, end + 60));
  const gap =
    /^(?:\s*,|\s*\((?:\p{Lu}\p{L}+['’]s\s+)?|\s+-|\s*\/|\s*,?\s+es\s+(?:la|el|su)\b|\s+(?:is|was)\s+(?:the|her|his|their|a|an|my|our)\b|\s*,?\s+(?:and\s+)?(?:s?he|who)(?:\s+is|\s+was|['’]s)\s+(?:the|her|his|their|a|an|our)\b|\s*['’]s)?(?:\s*,?\s*(?:RN|LPN|LVN|CNA|BSN|MD|NP|MSW)\b[\s,(]*)*\s*(?:the|her|his|their|a|an|our|i'?m (?:the|a|an)|on call)?\s*/iu.exec(
      right,
    )?.[0].length ?? 0;
  const [first] = gap > 0 ? findRelations(right) : [];
  if (
    first?.kind === "kin" &&
    (isOfNext(text, end) ||
      oneDied.test(text.slice(end + first.end)) ||
      (gap === 1 && /^\s/.test(right) ? diedNext : namedDead).test(text.slice(end + first.end)))
  )
    return null;
  // "My name is Joanne Pruitt, the nurse gave me this number": another does so.
  if (
    first?.kind === "function" &&
    doesNext.test(right.slice(first.end)) &&
    /\b(?:the|her|his|their|our)\s*$/i.test(right.slice(0, first.start))
  )
    return null;
  if (first && first.start <= gap + 1) return { ...first, start: end + first.start, end: end + first.end };
  return null;
}

function giveRoles(text: string, person: Person, bounds: Span): void {
  const { start, end, name, roles: given } = person;
  // A salutation or a "to" that stands in the line before still belongs to the name.
  const left = text.slice(Math.max(0, bounds.start, start - 90), start);
  const wide = text.slice(Math.max(0, start - 60), start);
  const right = saidBehind(text.slice(end, Math.min(bounds.end, end + 90)));
  for (const role of roles) {
    const isBefore = before.get(role)?.test(left);
    const isBehind = behind.get(role)?.test(right);
    // "Please do not contact Mrs. Sletten directly".
    if (role === "contact" && isBefore && !isBehind && forbids.test(left)) continue;
    if (isBefore || isBehind) given.set(role, isBefore && isBehind ? 0.9 : 0.82);
    if (role === "contact" && isBefore && askFor.test(left)) {
      given.set(role, 0.98);
      // "Ask for Tenzin at the back desk, 612-…": whom the crew asks for is somebody's name.
      if (/^[^.;\n]{0,36}\d{3}\W{0,2}\d{3}/.test(right))
        person.name = { ...name, confidence: Math.max(name.confidence, 0.8) };
    } else if (
      role === "contact" &&
      ((isBefore && (hasPhoneBehind(right) || onArrival.test(right))) || (isBehind && person.tie?.kind === "function"))
    )
      given.set(role, 0.9);
  }
  const called =
    given.has("deceased") && !given.has("caller") ? 0 : callerSureness(left, right, person, wide, text.length - end);
  if (called > (given.get("caller") ?? 0)) given.set("caller", called);
  if (given.has("contact") && isNoContact(left, right, name.isDoctor)) given.delete("contact");
  if (!name.isDoctor && introducesSelf(left, right)) {
    given.set("caller", 0.9);
    given.delete("contact");
    person.name = { ...name, confidence: Math.max(name.confidence, 0.86) };
  }
  if (!name.isDoctor && !/^['’]s\b/.test(right) && isNextOfKin(left, right)) given.set("nok", 0.86);
  if (!name.isDoctor && name.isFull && isDescribed(right, text, end)) {
    given.set("deceased", 0.86);
    for (const role of ["caller", "contact", "nok"] as const) given.delete(role);
  }
  if (
    name.isDoctor &&
    !given.has("certifier") &&
    /^[^.;]{0,45}(?:\b(?:will|to|is|can|agreed to|and|&)|['’]ll)\s+(?:also\s+|be\s+){0,2}(?:sign(?:ing)?|certify(?:ing)?)\b/i.test(
      right,
    ) &&
    !unsigned.test(right.slice(0, right.search(/sign|certif/i))) &&
    !/^[^.;!\n]{0,60}\bsign[^.;!\n]{0,20}\?/i.test(right)
  )
    given.set("certifier", 0.8);
  if (
    /^[^.;!?\n]{0,90}?\b(?:pregunt(?:e|en|ar) por (?:ella|[eé]l)|ask for (?:her|him)|see (?:her|him)(?= (?:on|when|upon|at)\b|\s*(?:[*.]|$)))/i.test(
      right,
    )
  )
    given.set("contact", 0.8);
  // "grandson Brett there 620-555-0139".
  if (person.tie?.kind === "kin" && !given.has("nok") && onSite.test(right)) given.set("contact", 0.95);
  giveBehind(person, right);
  if (signed.test(wide.trimEnd()) || /\n\s*(?:thanks|regards|sincerely)[^\n]{0,20}\n\s*$/i.test(wide))
    given.set("caller", Math.max(given.get("caller") ?? 0, 0.7));
  forbidRoles(person, left, right, text.slice(bounds.start, bounds.end));
}

/** Another doctor is named first, or this one does not sign. */
const unsigned =
  /\bdr\.?\s|\b(?:refus\w*|declin\w*|won['’]?t|not|n't|doesnt|dont|didnt|wont|isnt|know|knows|knew|unknown|unsure|unwilling|unable|can['’]?t|cannot|isn['’]?t|wife|husband|spouse|son|daughter|dtr|sister|brother|niece|nephew|family|kin|nok)\b/i;
const onArrival =
  /^\s*(?:first\b|,?\s*(?:on|upon) (?:your )?arrival|when (?:you|u|ur|crew|driver|arriving)|to (?:be let|get|let you) in|at the (?:gate|door|dock|ramp)|before (?:you|going|coming)|from the (?:gate|ramp|lobby))/i;
const onSite = /^\s*,?\s*(?:is\s+)?(?:there|here|on site|onsite)(?:\s+now)?[\s,:@(-]{1,3}\d{3}\W{0,2}\d{3}/i;
const askFor =
  /\b(?:ask(?:ing)? for|ask 4|contact:|report to|check in with|text|buzz|meet|pregunt(?:e|en|ar) por)\s*(?:the |la |el )?(?:[\p{L}-]{2,12}\s+){0,2}$/iu;
const aside =
  /^\s*(?:,\s*(?:\p{Lu}[\p{Lu}.]{1,6}\s*)?\([^()\n]{1,40}\)|\([^()\n]{1,50}\)|,?\s+(?:of|from|with|in|at)\s[^,.;:\n]{2,50}(?=,)|,[^,.;:\n]{1,40}(?=,))/u;

/** "Colonel Ambrose Tyree III, USAF (Ret.), of apartment 3-07, died", "Yolanda Crume of Bluff Hospice, pronounced him". */
function giveBehind({ roles: given, name }: Person, right: string): void {
  let rest = right;
  for (let count = 0; count < 3; count += 1) {
    const found = aside.exec(rest);
    if (!found) break;
    rest = rest.slice(found[0].length);
  }
  if (rest === right || name.isDoctor) return;
  if (
    given.size === 0 &&
    name.isFull &&
    /^\s*,?\s*(?:has |have |had |sadly |peacefully )?(?:passed away|passed|died|expired)\b/i.test(rest)
  )
    given.set("deceased", 0.84);
  if (/^\s*,?\s*(?:pronounced|declared)\b/i.test(rest)) given.set("pronouncer", 0.8);
}

const namedFields = new Set<RequestField>(Object.values(roleFields));
const addedRoles = new Set<PersonRole>(["nok", "certifier", "attending"]);

/** Writes the names of the persons that have a role, the surest of each role first. */
export function addPersons(sheet: Sheet, persons: readonly Person[]): void {
  for (const person of persons) {
    // What a label has named stays what the label says, but for what its own words add: "NOK: Ann Lee", "Dr Roe will sign".
    const isNamed = sheet.candidates.some(
      ({ field, start, end, confidence }) =>
        namedFields.has(field) && confidence > 0.8 && start < person.end && end > person.start,
    );
    for (const [role, confidence] of person.roles) {
      const isTold = role === "pronouncer" && (person.name.isDoctor || person.name.credentials !== undefined);
      if (isNamed && !addedRoles.has(role) && !isTold) continue;
      addReading(
        sheet,
        roleFields[role],
        { ...person.name, start: 0, end: person.end - person.start, confidence: sureness(person, role) },
        person.start,
        {
          confidence: person.inSlot ? confidence - 0.1 : confidence,
          depth: depthAt(sheet.page, person.start),
        },
      );
    }
  }
}

/** Words that say what a person is here make a name of capitalised words that no table knows. */
const sureness = ({ name: { confidence, isFull, value }, tie }: Person, role: PersonRole) =>
  isFull && /^\p{Lu}/u.test(value)
    ? Math.max(confidence, 0.9)
    : // "Wife Arlys is NOK": behind the word for kin stands a name.
      role === "nok" && tie?.kind === "kin"
      ? Math.max(confidence, 0.88)
      : confidence;
