// Names the dead where no label and no sentence does: the one person who does nothing else, or beside whom an age or a birth stands.
import type { RequestField } from "@/lib/transports/schema";
import { lateKin } from "./parse-forbidden-roles";
import { countLiving, setLivingAside } from "./parse-living";
import { readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import type { Person } from "./parse-roles";
import { isClosing } from "./parse-signature";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { findTitledDead } from "./parse-titled-dead";
import type { Reading } from "./parse-span";

const honorific = /^(?:mr|mrs|ms|miss|mister|colonel|col|sr|sra|señor|señora|don|doña)$/i;

/** Behind a name: an age, a sex with an age, a birth, the death. */
export const signOfDead = leanPattern(
  String.raw`^(?:\.?[\s,;(|/–-]{1,3}(?:aged? )?(?:(?:[3-9]\d|1[01]\d)(?: ?(?:y\/?o|yrs?|years? old|años))?(?: ?[MF])?(?=[\s,;).|/]|$)(?!,? (?:[NSEW]\b|\p{Lu}\p{L}+ (?:st|ave|rd|dr|ln|blvd|way|ct|street|road|drive|lane|avenue)\b)| ?(?:lbs?|pounds|min|years? (?!old)|yrs? (?!old)))|[MF][ ,/]{1,2}\d{2}(?!\d)|d\.?o\.?b\b|b\.? ?\d|born\b)|,? (?:has |have |just |has just )?(?:died|passed|expired)\b)`,
  "iu",
);

/** "Death at home: Roy Tillman", "Residence call - Roy Tillman". */
const announced =
  /(?<![\p{L}\p{N}])(?:death|passing|expiration|demise|removal|pick-?up|transfer|transport|decedent|(?:residence|house|home|hospital|facility|hospice|nursing home|trade|death|first|new|night|removal) call|muri[oó]|falleci[oó]|(?:who |has |have |just |(?:mother|father|mom|dad|husband|wife|sister|brother|aunt|uncle|grand(?:mother|father|ma|pa)|son|daughter) )(?:died|passed(?: away)?|expired))(?: (?:at|from|in) (?:the |a |his |her )?[\p{L} ]{2,24})?\s?[:–-]\s{0,3}$/iu;

/** Behind the name of one who rings: an own number, or whose kin has died. */
const ringsSelf =
  /^[\s,(–-]{0,3}\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|^[^\n]{0,60}\b(?:his|her|their|whose|my) (?:\p{L}+ )?(?:dad|mom|mother|father|husband|wife|son|daughter|brother|sister|aunt|uncle|grand\p{L}+|partner|spouse)\b[^.;\n]{0,30}\b(?:died|passed|expired|gone|death)\b/iu;

const ownNumber = /^[\s,(–-]{0,3}\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/;

/** Whether the words before announce a death, and not the call of somebody who rings. */
function isAnnounced(text: string, start: number, end: number): boolean {
  const left = text.slice(Math.max(0, start - 60), start);
  return announced.test(left) && !(/\bcall\W*$/i.test(left) && ringsSelf.test(text.slice(end, end + 140)));
}

/** "Pt Blythe, Nora." */
const turned = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:pt|patient|decedent|deceased|decd?|resident|res|body of|remains of|expiration of|death of)\.?[ :]{1,2}(\p{Lu}[\p{L}'’-]{1,20}, ?\p{Lu}\p{L}{1,14}(?: \p{Lu}\.?(?=[ ,.;]))?)(?=[.,;(|\n]|$| \d| -)`,
  "iu",
);

/** "Baby girl Whitcomb, stillborn". */
const newborn =
  /(?<![\p{L}\p{N}])([Bb]aby (?:boy|girl|Boy|Girl|BOY|GIRL) \p{Lu}[\p{L}'’-]+)(?![\p{L}'’-]|,? (?:(?:is|was|are) |(?:the|a|his|her|their|our|my) )+(?:\p{L}+ ){0,2}(?:great|grand|daughter|son|niece|nephew|cousin|sister|brother|child|alive|well|fine|healthy|doing|home|here)|['’]s )/u;

/** The function stands before the next name: "Nora Blythe, deputy Kern". */
const isTieOfNext = (persons: readonly Person[], tie: Reading, end: number) =>
  tie.start >= end && persons.some(({ start }) => start >= tie.end && start - tie.end < 4);

/** Parts in a call that words beside the dead may have given by mistake, and how sure they are at most. */
const weakRoles: ReadonlySet<string> = new Set(["caller", "contact", "pronouncer"]);
const weak = 0.86;

/** The one person in full beside whom an age, a birth or the death stands, whatever else the words around made of them. */
function signedPerson({ page: { text } }: Sheet, persons: readonly Person[]): Person | undefined {
  const signed = persons.filter(
    ({ name, roles, tie, start, end }) =>
      name.isFull &&
      !name.isDoctor &&
      name.credentials === undefined &&
      (name.title === undefined || honorific.test(name.title)) &&
      (tie === null || isTieOfNext(persons, tie, end)) &&
      [...roles].every(([role, sureness]) => weakRoles.has(role) && sureness <= weak) &&
      (signOfDead.test(text.slice(end, end + 40)) || isAnnounced(text, start, end)) &&
      !lateKin.test(text.slice(Math.max(0, start - 60), start)),
  );
  // "Two to pick up at Rosewood: Edith Marr, 90, and Harold Finch, 85": the first one's.
  if (twoDead.test(text)) return signed[0];
  return signed.every(({ name }) => name.value === signed[0]?.name.value) ? signed[0] : undefined;
}

const twoDead =
  /\b(?:two|2|both)\b (?:\p{L}+ ){0,2}?(?:to (?:pick ?up|remove|collect|go|transport)|removals?|residents|patients|bodies|decedents|deceased|deaths|passings?|first calls|pick ?ups|people (?:who )?(?:died|passed))\b|\bremovals? ?[x×] ?2\b|\b[x×] ?2 removals?\b|\bhusband and wife\b/iu;

const theirs =
  /^['’]s? (?:(?!and|or)\p{L}+ )?(?:(?:step|grand|god)?(?:son|daughter)(?:-in-law)?|wife|husband|widow|spouse|partner|mother|father|mom|dad|brother|sister|niece|nephew|cousin|neighbou?r|friend|roommate|caregiver|aide|proxy|poa|guardian|conservator|executor|landlord|landlady|next of kin|family|nurse|doctor)\b/iu;
const diesLater =
  /\b(?:s?he|they|who)(?: has| just| had)* (?:died|passed|expired)\b|\b(?:died|passed away|expired) (?:at|this|last|today|tonight|around|about|in)\b/i;

/** Whose relative or neighbor is named: "Beverly Nakagawa's neighbor". Nobody rings as another's. */
const isOfThem = (text: string, end: number) => {
  const at = /['’]s?$/.exec(text.slice(end - 2, end))?.[0].length ?? 0;
  return theirs.test(text.slice(end - at, end + 40));
};

/** "I'm Beverly Nakagawa's neighbor. She died this afternoon". */
function possessor(sheet: Sheet, persons: readonly Person[]): Person | undefined {
  const { text } = sheet.page;
  const found = persons.filter(
    ({ name, end, tie }) =>
      name.isFull &&
      !name.isDoctor &&
      (tie === null || tie.start >= end - 2) &&
      isOfThem(text, end) &&
      diesLater.test(text.slice(end, end + 200)),
  );
  return found.every(({ name }) => name.value === found[0]?.name.value) ? found[0] : undefined;
}

const nameHead = /(?:^|[.;!?\n]\s{0,2})(?:[Nn]ame|NAME)(?:['’]s| is| was)? $/;
const ofAnother =
  /\b(?:call\w*|rang|nurse|contact|supervisor|deputy|officer|ask for|see|meet|my|last|first|wife|husband|son|daughter|kin|nok)\b[^.;!?\n]*[.;!?]?\s*$/i;

/** "Male 300 lbs. Name Frank Silva.": the name in a sentence of its own, where nobody else was spoken of. */
const plainlyNamed = (text: string, persons: readonly Person[]): Person | undefined =>
  persons.find(({ name, roles, tie, start }) => {
    const left = text.slice(Math.max(0, start - 90), start);
    const head = nameHead.exec(left);
    return (
      head !== null &&
      name.isFull &&
      !name.isDoctor &&
      tie === null &&
      roles.size === 0 &&
      !ofAnother.test(left.slice(0, head.index + 1))
    );
  });

/** A name less sure than that is left out in the end. */
const unsure = 0.66;

const rangBefore = /\b(?:called|rang|phoned|calling)(?: (?:us|in|me))?, (?:(?:mr|mrs|ms|miss)\.? )?$/i;
const personFields = /^(?:caller|contact)Name$|^pronouncedBy$/;

/** Takes a person away from the parts that words beside the dead gave by mistake. */
function freeOfParts(sheet: Sheet, { roles, start, end }: Person): void {
  roles.clear();
  sheet.candidates = sheet.candidates.filter(
    (one) => !(personFields.test(one.field) && one.start < end && one.end > start && one.confidence <= weak),
  );
}

/** When nothing names the dead, the one person is left who does nothing else here. */
export function nameTheDead(sheet: Sheet, persons: readonly Person[], isForm: boolean): void {
  const { text } = sheet.page;
  sheet.candidates = sheet.candidates.filter(({ field, end }) => field !== "callerName" || !isOfThem(text, end));
  setLivingAside(sheet);
  const said = bestOf(sheet, "deceasedName");
  const isUnsure = said !== undefined && said.confidence < unsure;
  if (!isUnsure && (said?.value.includes(" ") || (said && said.confidence > 0.9))) return;
  const inverted = said ? null : (turned.exec(sheet.page.text) ?? newborn.exec(sheet.page.text));
  // "Baby girl Harlow Jean Timmons" has a name of her own.
  const ownName =
    inverted &&
    /^ \p{Lu}\p{Ll}+/u.test(text.slice(inverted.index + inverted[0].length)) &&
    /^baby/i.test(inverted[1] as string);
  if (ownName) {
    const at = inverted.index + (/^baby \p{L}+ /iu.exec(inverted[0])?.[0].length ?? 0);
    const own = readName(text.slice(at, at + 60));
    return own?.isFull ? void addReading(sheet, "deceasedName", { ...own, confidence: 0.86 }, at) : undefined;
  }
  const name =
    inverted &&
    readName((inverted[1] as string).replace(/(?:^| )[bg](?=aby |oy |irl )/g, (letter) => letter.toUpperCase()));
  if (inverted && name?.isFull)
    return void addReading(
      sheet,
      "deceasedName",
      { ...name, confidence: 0.86 },
      inverted.index + inverted[0].length - (inverted[1] as string).length,
    );
  const plain = said ? undefined : plainlyNamed(sheet.page.text, persons);
  if (plain)
    return void addReading(
      sheet,
      "deceasedName",
      { ...plain.name, start: 0, end: plain.end - plain.start, confidence: 0.8 },
      plain.start,
    );
  const titledDead = findTitledDead(sheet.page.text, persons);
  const signed =
    titledDead ??
    (said && !isUnsure ? undefined : possessor(sheet, persons)) ??
    (said && !isUnsure ? undefined : signedPerson(sheet, persons));
  if (signed) freeOfParts(sheet, signed);
  const taken = sheet.candidates.filter(({ field }) => /Name$|Doctor$|By$/.test(field));
  const free = persons.filter(({ name, roles, tie, start, end }) => {
    if (
      roles.size > 0 ||
      name.isDoctor ||
      name.credentials !== undefined ||
      !name.isFull ||
      (tie !== null && tie.kind !== "kin" && !isTieOfNext(persons, tie, end))
    )
      return false;
    if (countLiving(sheet.page.text, name.value) > 0) return false;
    // "Very truly yours," stands above the one who signs.
    if (
      isClosing(sheet.page.text.slice(0, start).trimEnd().split("\n").at(-1) ?? "") &&
      isLineOpening(sheet.page.text, start)
    )
      return false;
    if (lateKin.test(sheet.page.text.slice(Math.max(0, start - 60), start))) return false;
    // "Next of kin of record: Ms. Thornbury (former spouse)", "Mr. Amos Roe of Roe Funeral Home phoned me".
    if (/\b(?:next of kin|nok)\b[^;\n]{0,30}$/i.test(sheet.page.text.slice(Math.max(0, start - 40), start)))
      return false;
    if (
      /^(?:,? (?:of|from|with|at) [^.;,\n]{3,40},?(?: \p{Lu}\p{L}+,?)?)? (?:just )?(?:phoned|called|rang|telephoned|is calling)\b/u.test(
        sheet.page.text.slice(end, end + 80),
      )
    )
      return false;
    // "Neighbor lady called, Mrs. Opal Finch": who rang.
    if (rangBefore.test(sheet.page.text.slice(Math.max(0, start - 24), start))) return false;
    // "Ms. Petra Novak 646-555-0101": the dead have no telephone.
    if (ownNumber.test(sheet.page.text.slice(end, end + 24))) return false;
    if (tie?.kind === "kin" && !mine.test(sheet.page.text.slice(Math.max(0, tie.start - 12), tie.start))) return false;
    return !taken.some((one) => one.start < end && one.end > start);
  });
  const titled = free.filter(({ name }) => name.title !== undefined && honorific.test(name.title));
  const known = free.filter(({ name }) => name.confidence >= 0.75 && name.title === undefined);
  const surnames = new Set(
    ["callerName", "nokName"].map((field) =>
      bestOf(sheet, field as RequestField)
        ?.value.split(" ")
        .slice(1)
        .at(-1)
        ?.toLowerCase(),
    ),
  );
  const kindred = known.filter(({ name }) => surnames.has(name.value.split(" ").at(-1)?.toLowerCase()));
  const surname = said && isByTitle(sheet.page.text, said) ? ` ${said.value.toLowerCase()}` : undefined;
  const whole = surname ? known.filter(({ name }) => name.value.toLowerCase().endsWith(surname)) : [];
  const person =
    signed ??
    (whole.length === 1 ? whole[0] : undefined) ??
    titled[0] ??
    (isForm
      ? undefined
      : kindred.length === 1
        ? kindred[0]
        : known.length === 1 || known.every(({ name }) => name.value === known[0]?.name.value)
          ? known[0]
          : undefined);
  if (!person || (said && titled.length > 1)) return;
  // "Mr. Carrigan" is nobody of another surname, such as the one who signs.
  if (said && isByTitle(sheet.page.text, said) && !person.name.value.toLowerCase().endsWith(said.value.toLowerCase()))
    return;
  // "28 de julio a la 1", "un escalón nada más": small letters where the text writes names in capitals.
  const isSmall = /^\p{Ll}/u.test(sheet.page.text.slice(person.start, person.end));
  if (isSmall && (sheet.page.text.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu) ?? []).length > 4) return;
  addReading(
    sheet,
    "deceasedName",
    {
      ...person.name,
      start: 0,
      end: person.end - person.start,
      confidence: said ? Math.min(0.95, said.confidence + 0.1) : 0.72,
    },
    person.start,
    {},
  );
}

const isLineOpening = (text: string, at: number) => /(?:^|\n)\W{0,4}$/.test(text.slice(Math.max(0, at - 6), at));

const isByTitle = (text: string, { start }: Reading) =>
  /\b(?:mr|mrs|ms|miss)\.? $/i.test(text.slice(Math.max(0, start - 6), start));
const mine = /\b(?:my|our|mi)\s+(?:\w+\s+)?$/i;
