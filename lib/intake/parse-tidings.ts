// What the reading of single items cannot see: who is kin by a pronoun, what kind of caller rings, where the person lies.
import { quick } from "./parse-quick-pattern";
import type { RequestField } from "@/lib/transports/schema";
import { readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { ownWriter, writerOf } from "./parse-note-writers";
import { findRelations, type RelationReading } from "./parse-relations";
import { properCase } from "./parse-words";
import type { Person } from "./parse-roles";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const pronounKin =
  /\b(?:she|he|who)(?:['’]?s|\s+is|\s+will be|\s+would be)\s+(?:also\s+)?(?:the|her|his|their|our)?\s*(?:(?:wife|husband|spouse|son|daughter|sister|brother|mother|father|niece|nephew|oldest|eldest)\s*(?:and|&|,|\/)\s*(?:the|her|his|their)?\s*)?(?:legal\s+|primary\s+)?(?:next of kin|nok)\b/gi;
const ownKin = /\b(?:his|her|their|the) (?:wife|husband|son|daughter|sister|brother|mother|father|niece|nephew)\b/i;
/** "WHO IS NEXT OF KIN   Mr. Stephen Hlavaty": a label. */
const asksKin = /^who is (?:the |her |his )?(?:next of kin|nok)(?:\s?[:?]| {2}|\t|\n)/i;
const selfKin = quick(
  /\bi['’]?m the (?:one|person) (?:(?:who['’]?s|who is|that['’]?s) )?making (?:all )?(?:the )?decisions\b|\b(?:i['’]?m|i am|soy)\s+(?:[\p{L}’'-]+\s+){1,4}(?:and|y|&)\s+(?:also\s+)?(?:the\s+|her\s+|his\s+|their\s+|el\s+|la\s+)?(?:legal\s+)?(?:next of kin|nok|familiar m[aá]s cercan[oa])\b|\b(?:i'?m|i am|me|myself)\s+(?:i guess\s+)?(?:the|her|his|their|also)?\s*(?:only\s+|legal\s+)?(?:next of kin|nok)\b|\b(?:next of kin|nok) (?:is|will be|would be) (?:me|myself|the caller)\b|\b(?:puts?|listed|has|have|had|got|named|names|lists?) me (?:down )?as (?:the |her |his )?(?:legal )?(?:next of kin|nok)\b|\b(?:makes?|making) me (?:the |her |his )?(?:next of kin|nok)\b|\b(?:i['’]?m|i am) (?:down|listed|on file|on (?:the|her|his) (?:papers?|chart)) as (?:the |her |his )?(?:next of kin|nok)\b|\b(?:familiar|pariente) m[aá]s (?:cercan|pr[oó]xim)[oa],? (?:soy|es|ser[ií]a) (?:yo|su servidora?)\b|\b(?:yo )?soy (?:yo )?(?:la|el|su) (?:familiar|pariente) m[aá]s (?:cercan|pr[oó]xim)[oa]\b|\bcaller ?(?:is|=|\/|\+|&|as) ?(?:also )?(?:the )?(?:legal )?(?:nok|next of kin)\b|\b(?:nok|next of kin)\b[^.;:\n\d]{0,16}?\b(?:herself|himself|themselves)\b|\b(?:nok|next of kin) ?(?:=|is) ?(?:the )?caller\b|\bla señora es (?:la|el|su) (?:next of kin|nok|familiar|pariente)\b/iu,
);
const calledIn =
  /\b(?:(?:she|he|who|that)(?:[’']?s| is| was) (?:the )?(?:one|person|nurse) (?:that|who) (?:called|phoned|rang|reported)\b|(?:she|he|who) (?:has |had |just )?(?:called|phoned|rang)(?: (?:it|this|the death|us)(?: in)?\b|(?=\s?[.;]\s|\s+(?:at|around|about|from) (?!the (?:door|gate)))))/gi;
const tieKin =
  /(?:\b(?:the|her|his|my|our)\s+|(?<=^|[.;,!?\n]\s?))([a-z-]{3,20}(?:\s+in\s+law)?)(?:['’]?s\s|\s+is\s|\s+will be\s|\s+would be\s|\s*=)\s*(?:the\s+|her\s+|his\s+)?(?:legal\s+)?(?:next of kin|nok)\b/gi;
const kinTie =
  /\b(?:next of kin|nok)\s+(?:is|will be|would be)\s+(?:the|her|his|their)\s+([a-z-]{3,20}(?:\s+in\s+law)?)\s*[.,;\n(]/gi;
/** "… is NOT next of kin, that's the wife, Maureen". */
const kinInstead = quick(
  /\b(?:next of kin|nok)\b(?:[,;:.–-]{1,3}\s*|\s+)(?:(?:but|and|as|since|because)\s+)?(?:(?:that|it)(?:['’]?s|\s+is|\s+would be|\s+will be)\s+)?(?:the|his|her|their|my|our)\s+(?:\p{L}+\s+)?(?!(?:legal|next|nok)\b)([a-z]{3,16}(?:[ -]in[ -]law)?)(?:\s+is)?(?=[\s:,-]{1,3}\p{Lu})/giu,
);
const denies = /\b(?:not|isn['’]?t|nor|never)\b[^.;\n]{0,30}$/i;
const tieTold =
  /\b(?:is|s|es)\s+(?:also\s+)?(?:the\s+|her\s+|his\s+|their\s+|el\s+|la\s+)?(?:oldest\s+|eldest\s+|only\s+)?(wife|husband|spouse|son|daughter|sister|brother|mother|father|niece|nephew|hij[oa]|espos[oa]|herman[oa])\b[^.;\n]{0,40}?\b(?:next of kin|nok|familiar (?:responsable|m[aá]s cercan[oa]))\b/gi;
const iPronounced = quick(
  new RegExp(
    String.raw`\bI\s+(?:have\s+|did\s+(?:the\s+)?|am the one who\s+|(?:was|am) [^.;\n]{2,30} and\s+)?(?:pronounced?|pronouncement)\b|\bpronounc(?:ed|ement)\b(?: (?:dead|deceased|made|done))?[^.;|\n]{0,36}?\bby (?:me|myself|${ownWriter})\b|\bI (?:just |then |also )?(?:called (?:it|tod|the (?:time|death|code)|time of death|(?:his|her) (?:time|death))(?= at\b|[ ]\d|\s*[.,;\n]|\s*$)|(?:verified|confirmed|declared) (?:the |his |her )?(?:death|passing)\b|attended and (?:confirmed|verified|declared))|\byo mism[ao] (?:certifiqu[eé]|declar[eé]|pronunci[eé])`,
    "i",
  ),
);

const iSign =
  /\bI(?:['’]ll| will| am going to| am)? (?:be )?(?:sign(?:ing)?|certify(?:ing)?|complet(?:e|ing)) (?:the |his |her )?(?:death )?(?:certificate|cert|dc)\b/i;
const iRelease =
  /\bI(?:['’]ve| have| am|['’]m| hereby| do| will|['’]ll)? (?:signed|sign|authorized?|authorizing|approved?|ok['’]?d|okayed|okaying|gave|given|giving|releasing) (?:the |both |his |her |all |this |you (?:the )?|verbal )?(?:body )?(?:releases?\b|removal\b|ok to release|authorization to release)|\bI(?:['’]ve| have| am|['’]m)?(?: (?:already|also|just|the one|who['’]s|who is|now))* (?:releasing|released) (?:him|her|them|this one|the (?:body|remains|deceased|decedent)|(?:mr|mrs|ms)\b)(?! from)|\breleas(?:ed|e (?:(?:form|paper|paperwork|sheet)s? )?(?:at [^.;,\n]{2,20}, |is |was |has been )?(?:authorized|approved|ok['’]?d|okayed|signed)) by (?:me|myself|the undersigned|(?:this )?writer)\b|\bon my (?:release|authority|authorization|ok|okay)\b/i;

const talkedTo =
  /^[^.;\n]{0,20}\b(?:talked|spoke|speaking|reached|called|notified|told|contacted|informed|met|rang|phoned)\b(?: (?:to|with))? (?:him|her)\b/i;
const farthestPronoun = 700;
/** The one who rang, where nobody else is named between whom "she" could mean. */
function lastRinger(people: readonly Person[], at: number): Person | undefined {
  const last = people.findLast(({ end }) => end <= at);
  return last?.roles.has("caller") && at - last.end < farthestPronoun ? last : undefined;
}

/** Gives the roles that lie in pronouns. */
export function giveTies(text: string, persons: readonly Person[]): void {
  const people = persons.filter(({ roles, name }) => !name.isDoctor && !roles.has("deceased"));
  for (const match of text.matchAll(pronounKin)) {
    const near = people.findLast(({ end }) => end <= match.index && match.index - end < 140);
    // "A brother, Clyde. Officer Stamey talked to him and he is next of kin".
    const person =
      near && talkedTo.test(text.slice(near.end, match.index))
        ? people.findLast(({ start }) => start < near.start && match.index - start < 190)
        : near;
    const ringer = lastRinger(people, match.index);
    // "Call his daughter jen, she's nok" behind another's name: who is meant is not told.
    const isPassedBy =
      person && person !== ringer && person.tie?.kind !== "kin" && ownKin.test(text.slice(person.end, match.index));
    if (!person && ringer) ringer.roles.set("nok", 0.84);
    else if (person && !isPassedBy && !asksKin.test(text.slice(match.index, match.index + match[0].length + 3)))
      person.roles.set("nok", 0.85);
  }
  // "My dad, Terry Horne, is their son and the next of kin": the tie to the dead, not to the caller.
  for (const match of text.matchAll(tieTold)) {
    const person = people.findLast(({ end }) => end <= match.index && match.index - end < 90);
    const value = (match[1] as string).toLowerCase();
    const start = match.index + match[0].toLowerCase().indexOf(value);
    if (person?.roles.has("nok"))
      person.tie = { value, start, end: start + value.length, confidence: 0.9, kind: "kin" };
  }
  if (!persons.some(({ roles }) => roles.has("caller")))
    for (const match of text.matchAll(calledIn)) {
      const person = people.findLast(({ end }) => end <= match.index && match.index - end < 90);
      if (!person) continue;
      person.roles.delete("contact");
      person.roles.set("caller", 0.84);
      break;
    }
  for (const match of text.matchAll(kinInstead))
    if (denies.test(text.slice(Math.max(0, match.index - 40), match.index)))
      nameBehindTie(people, findRelations(match[1] as string)[0], match);
  for (const match of [...text.matchAll(tieKin), ...text.matchAll(kinTie)]) {
    const tie = (match[1] as string).toLowerCase();
    const person = people.find((one) => one.tie?.value.toLowerCase() === tie);
    if (person) person.roles.set("nok", 0.88);
    else nameBehindTie(people, findRelations(match[1] as string)[0], match);
  }
}

/** "Mom's next of kin, Verna": the name behind belongs to the tie. */
function nameBehindTie(people: readonly Person[], tie: RelationReading | undefined, match: RegExpMatchArray): void {
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const person = people.find((one) => one.start >= end && one.start - end < 5);
  if (tie?.kind !== "kin" || !person || (person.tie && person.tie.value !== tie.value)) return;
  const start = at + match[0].indexOf(match[1] as string);
  person.tie = { ...tie, start, end: start + (match[1] as string).length };
  person.roles.set("nok", 0.88);
}

export function addSelfKin(sheet: Sheet, text: string): void {
  const self = selfKin.exec(text);
  if (self) sheet.copies.push({ to: "nok", from: "caller", start: self.index, end: self.index + self[0].length });
  const tells = { certifyingDoctor: iSign, releaseAuthorizedBy: iRelease, pronouncedBy: iPronounced };
  const fields = (["certifyingDoctor", "releaseAuthorizedBy", "pronouncedBy"] as const).filter(
    (field) => tells[field].test(text) && (field === "pronouncedBy" || !bestOf(sheet, field)),
  );
  const writer = fields.length > 0 ? writerOf(sheet) : null;
  if (!writer) return;
  for (const field of fields)
    sheet.candidates.push({
      ...writer,
      field,
      confidence: Math.min(field === "pronouncedBy" ? 0.85 : 0.82, writer.confidence),
    });
}

/** Letters behind a name tell no function. */
const letters = /^(?:rn|lpn|lvn|cna|np|md|bsn|msw)$/i;

/** The ties of callers and next of kin, from the words beside their names. */
export function addTies(sheet: Sheet, persons: readonly Person[]): void {
  for (const { tie, roles } of persons) {
    if (!tie) continue;
    const isLegal = /poa|attorney|proxy|agent|guardian|execut/i.test(tie.value);
    const add = (field: RequestField, confidence: number) =>
      addReading(sheet, field, { ...tie, start: 0, end: tie.end - tie.start, confidence }, tie.start, {});
    // "My wife is Elena and she's next of kin": the speaker's, and not the dead one's.
    const isSpeakers =
      /^(?:wife|husband|aunt|uncle|cousin|niece|nephew)$/i.test(tie.value) &&
      /(?<!\b(?:his|her|their) \p{L}{3,12},? (?:and )?)\bmy $/iu.test(
        sheet.page.text.slice(Math.max(0, tie.start - 30), tie.start),
      );
    if (roles.has("nok") && tie.kind === "kin" && !isSpeakers) add("nokRelationship", isLegal ? 0.7 : 0.85);
    if (roles.has("caller") && !letters.test(tie.value))
      addReading(
        sheet,
        "callerRelationship",
        {
          ...tie,
          value: tie.value.replace(/^(?:RN|LPN|LVN|CNA)[\s,/]+(?=\p{L})/iu, ""),
          start: 0,
          end: tie.end - tie.start,
          confidence: 0.82,
        },
        tie.start,
        {},
      );
  }
}

const word = String.raw`(\p{L}[\p{L}'’-]+)`;
const named = String.raw`(?:['’]s|\s+is|\s+was)?[\s,:]+`;
const lastThenFirst = leanPattern(
  String.raw`\b(?:(?:last name|surname|family name)${named}|(?:mr|mrs|ms|miss)\.?\s+)${word}(?:[\s,.]|\b(?:has|just|died|passed|away|expired|is gone)\b){1,40}(?:and\s+)?(?:the\s+)?(?:given names?|first)(?: name|(?! (?:floor|shift|call|thing|hall|one|available|visit|room|time|responder|name)))${named}${word}`,
  "iu",
);
const firstThenLast = leanPattern(
  String.raw`\b(?:name(?:\s+(?:of|for)\s+(?:the\s+|our\s+)?(?:deceased|decedent|patient|resident|person|lady|gentleman|man|woman))?${named}|s?he['’]s\s+)${word}[\s,.]{1,40}(?:and\s+)?(?:the\s+|her\s+|his\s+)?last name${named}${word}`,
  "iu",
);
const spelledFirst =
  /\bname(?:['’]s|\s+is)\s+(\p{Lu}\p{Ll}{2,14})[\s,\u00A0]{5,60}(\p{Lu}\p{Ll}{2,16})(?=[\s,.\u00A0])/u;
const middleInitial = /^[^\n]{0,40}\bmiddle initial(?:['’]s|\s+is)?[\s,]+(\p{L})(?!\p{L})/iu;

const calledSo =
  /(?:^|[.;,!?\n]\s*|\s(?:y|q|que)\s)se llama(?:ba)?\s+(?:don |doña |el señor |la señora |sr\.? |sra\.? )?(?=\p{L})/giu;

/** "Falleció mi tía … se llama Petra Olvera": where a clause begins so, it is the dead who is named. */
function addSpanishName(sheet: Sheet): void {
  const { text } = sheet.page;
  if (bestOf(sheet, "deceasedName")?.value.includes(" ") || !/\bse llama/i.test(text)) return;
  for (const match of text.matchAll(calledSo)) {
    if (
      /\b(?:enfermer[oa]|doctora?|encargad[oa]|contacto|hospicio|supervisora?)\b[^.;\n]*$|\b(?:asilo|hospital|hogar|residencia|centro|casa de (?:cuidado|reposo|ancianos)|cl[ií]nica|lugar|edificio|funeraria|rancho|iglesia)\b[^.;\n]{0,30}$/i.test(
        text.slice(Math.max(0, match.index - 140), match.index + 1),
      )
    )
      continue;
    const at = match.index + match[0].length;
    const name = readName(text.slice(at, at + 60));
    if (name?.isFull && name.start === 0)
      return void addReading(sheet, "deceasedName", { ...name, confidence: 0.86 }, at, {});
  }
}

const kin =
  "aunt|uncle|mother|father|mom|dad|wife|husband|brother|sister|grandmother|grandfather|son|daughter|cousin|niece|nephew|neighbor|friend";
const died = String.raw`(?:expired|died|passed(?: away)?|pass(?:ing)?|death|deceased)`;
/** "A resident who expired. The name is …", "the aunt's name is …", "lady called …". */
const namedBehind = leanPattern(
  String.raw`\b${died}\b(?![^.;\n]{0,40}\b(?:wife|husband|son|daughter|dtr|family|nurse|sister|brother)\b)[^.;\n]{0,40}[.;,]\s+(?:(?:um|uh|okay|ok|so|and)[, ]{1,2}){0,2}(?:the|his|her) name(?:['’]s| is| was)[ ]+(?:(?:mrs?|ms|miss)\b\.? )?(?=\p{Lu})|\b(?:the|his|her|my) (?:${kin}|patient|resident|decedent|deceased|gentleman|lady)['’]s name(?: is|['’]s| was)[ ]+(?=\p{Lu})|\b(?:lady|gentleman|gent|fella|fellow|guy|man|woman|resident|patient) (?:called|named|by the name of)[ ]+(?=\p{Lu})`,
  "giu",
);
const diedBehind = leanPattern(
  String.raw`\b(?:s?he|who)(?:(?:['’]s| has| had| just| was)? ?(?:also |just )?(?:${died}|pronounced|went)|(?: was|['’]s been| has been) found)\b(?! (?:the|her|his) (?:phone|keys?))|,? (?:passed|died|expired)\b`,
  "iu",
);

const ofAnotherDead = new RegExp(
  String.raw`\b(?:said|says|called|calling|reports|reported|(?:his|her|my) (?:${kin}))\b`,
  "i",
);

/** The dead named in a sentence of its own, where nothing surer names somebody. */
function addNamedBehind(sheet: Sheet): void {
  const { text } = sheet.page;
  const known = bestOf(sheet, "deceasedName")?.value;
  for (const match of text.matchAll(namedBehind)) {
    const at = match.index + match[0].length;
    const name = readName(text.slice(at, at + 60));
    if (!name?.isFull || name.start > 0 || name.isDoctor) continue;
    if (known?.includes(" ") && known !== name.value) return;
    const right = text.slice(at + name.end, at + name.end + 140);
    // "The name is Carol Finch, RN", "the gentleman called Bob Pike who found her".
    if (
      /^,? ?(?:R\.?N|LPN|LVN|CNA|NP|MD|M\.D)\b|^,? (?:the|a|our) (?:\p{L}+ )?nurse\b|^,? who (?:found|called|rang|phoned)\b/iu.test(
        right,
      )
    )
      continue;
    const ends = diedBehind.exec(right)?.index ?? -1;
    if (!/^[^\n]*?\bname(?!d)/i.test(match[0]) && (ends < 0 || ofAnotherDead.test(right.slice(0, ends)))) continue;
    const said = new RegExp(String.raw`\b(?:${kin})\b`, "i").exec(match[0])?.[0];
    if (said && !new RegExp(String.raw`\b${said}\b[^.;\n]{0,40}\b(?:passed|died|expired|gone)\b`, "i").test(text))
      continue;
    if (
      /^[^.;\n]{0,12}\b(?:called|calling|phoned|telephoned|rang|texted|e?mailed|reports?|reported|wrote|is the (?:nurse|caller))\b/i.test(
        right,
      )
    )
      continue;
    sheet.candidates = sheet.candidates.filter(({ field, value }) => field !== "callerName" || value !== name.value);
    return void addReading(sheet, "deceasedName", { ...name, confidence: 0.88 }, at, {});
  }
}

/** "Last name is Wassilie, first name Evon", as names are told on the telephone. */
export function addToldName(sheet: Sheet): void {
  addSpanishName(sheet);
  addNamedBehind(sheet);
  const { text } = sheet.page;
  const last = lastThenFirst.exec(text);
  // "Name's Gunther, G-U-N-T-H-E-R, Ahlquist": the letters between are taken out before.
  const first = last ? null : (firstThenLast.exec(text) ?? spelledFirst.exec(text));
  const match = last ?? first;
  if (
    !match ||
    sheet.candidates.some(
      ({ field, confidence, value }) => field === "deceasedName" && confidence > 0.86 && value.includes(" "),
    )
  )
    return;
  const [given = "", surname = ""] = last ? [last[2], last[1]] : [first?.[1], first?.[2]];
  const end = match.index + match[0].length;
  const middle = middleInitial.exec(text.slice(end, end + 80))?.[1]?.toUpperCase();
  const value = [given, middle, surname]
    .filter((part) => part !== undefined)
    .map((part) => (part === part.toLowerCase() || part === part.toUpperCase() ? properCase(part) : part))
    .join(" ");
  addReading(sheet, "deceasedName", { value, start: match.index, end, confidence: 0.9 }, 0, {});
}

const legalName = quick(/\(?\blegal(?:ly)?(?: name)?(?: is)?\s?[:–-]\s*|\blegal name (?:is |was )?/gi);

/** "Sister Mary Perpetua (legal: Eileen Frances Doyle)". */
export function addLegalName(sheet: Sheet, persons: readonly Person[]): void {
  for (const match of sheet.page.text.matchAll(legalName)) {
    const at = match.index + match[0].length;
    const person = persons.find(({ start, name }) => start >= at && start <= at + 3 && name.isFull);
    if (!person || [...person.roles.keys()].some((role) => role !== "deceased")) continue;
    addReading(
      sheet,
      "deceasedName",
      { ...person.name, start: 0, end: person.end - person.start, confidence: 1 },
      person.start,
      {},
    );
    return;
  }
}
