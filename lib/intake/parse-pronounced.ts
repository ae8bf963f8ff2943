// Finds who pronounced or released where an hour or a house stands between: "pronounced at 0007 on 3/14 by Dr. Mensah".
import { quick } from "./parse-quick-pattern";
import { readDeath } from "./parse-when";
import { nameBehind } from "./parse-calling-names";
import { readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { depthAt } from "./parse-sentences";
import type { Person } from "./parse-roles";
import { addByTitle, addSigner } from "./parse-pronounced-title";
import { addToldPronouncer } from "./parse-told-pronouncer";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";

const verbs =
  "pron(?:ounced|ouncement|ouncing|c|'d)?|declared(?: dead)?|verified|tod called|time called|code called|(?:tod|time of death)(?= ?:? ?\\d)|called(?= (?:at |@ ?)?\\d)|declarad[ao]|pronunciad[ao]|certificad[ao]";
/** An hour, a day or a place may stand between; another sentence or person may not. */
const saidBy = leanPattern(
  String.raw`\b(?:${verbs})\b(?:[\s_:.]{1,6}|\?[:\s]{0,3}(?:yes|y|yeah)?[.,;:\s]{1,3})(?:[^.;:|\n]|:(?=\d)|\.(?=\S|(?<=[ap]\.m\.)\s(?:by|per|on|in|at|today|tonight|yesterday)\b)){0,64}?\b(?:by|per|por)\b(?: whom| who)?[\s:?_]{1,6}`,
  "gi",
);
const releasedBy =
  /\b(?:released|rel(?:'d)?(?= by)|cleared for release|signed release|release (?:is |was |has been |being )?(?:ok['’]?d|okayed|authorized|auth(?:\.|['’]?d)?|approved|given|signed))\b(?:(?:[^.;|\n]|\.(?=\S)){0,44}?\b(?:by|per)\b[\s:_]{1,6}|\s?[-–—(:]\s?(?=(?:inv|investigator|dep|deputy|coroner|dr|sgt|lt|rn|nurse|supv|supervisor)\b))/gi;
/** "Released from the hospital last week by Dr. Kim", "released him to hospice": of the living. */
const whileAlive =
  /\b(?:from|to|out of) (?:the |a |our |his |her |county )?(?:hospital|icu|er|ed|jail|prison|custody|rehab|hospice|home|care|military|army|skilled|clinic|surgery|observation)\b|\blast (?:week|month|year)\b/i;
const noRelease =
  /\b(?:press|news|media|report|information|statement|belongings|property|valuables|items|effects|clothing|cremains|ashes|car|vehicle|records)\s+(?:(?:was|were|is|are|be|been|may not be|will be|to be|must be)\s+)?$|\bnot\s+(?:be\s+|yet\s+)?$/i;
const notDeath = /\b(?:called|verified)\b/i;
const ofDeath = /\b(?:death|died|expired|deceased|dead|passed|tod|fallec|muri|exp(?:ired)?)\b/i;
const clock =
  /^(?:[\s,(]*\b(?:R\.?N\.?|L[PV]N|M\.?D\.?|D\.?O\.?|NP|APRN|PA(?:-C)?|BSN|CHPN|EMT-?P?)\b\.?)*\)?[\s,;(|/-]{1,4}(?:\w+ \d{1,3},? )?(?:at|@|time:?|a las?)?[\s:]{0,2}(?=((?:[01]\d|2[0-3])[0-5]\d(?: ?h(?:ou)?rs?)?\b(?![-/\d])|\d{1,2}:\d\d(?: ?[ap]\.?m?\b\.?)?))/i;

/** "PRONOUNCED BY MEDIC UNIT 14 AT 0352": the hour behind whoever did it. */
const pronouncedAt =
  /\b(?:pronounced|called (?:it|the (?:code|death))(?! (?:in|off|back)\b))\b(?! (?:name|dead on arrival))[^.;:|\n]{0,48}?\bat\s+((?:[01]\d|2[0-3])[0-5]\d(?: ?h(?:ou)?rs?)?\b(?![-/\d])|\d{1,2}:\d\d ?[ap]\.?m\b\.?)/i;

/** Adds the one who pronounced, and the time that stands right behind the name. */
export function addPronouncer(sheet: Sheet, text: string): void {
  if (!/\b(?:pron|declar|verif|confirm|called|certificad|tod)/i.test(text)) return;
  if (!isTold(sheet)) addNamed(sheet, text);
  if (!isTold(sheet)) addThen(sheet, text);
  addToldPronouncer(sheet, text);
  if (!isTold(sheet)) addByTitle(sheet, text);
  writeOutGiven(sheet);
  const named = bestOf(sheet, "pronouncedBy");
  const told = bestOf(sheet, "timeOfPassing") ? null : pronouncedAt.exec(text);
  if (told?.[1]) {
    const end = told.index + told[0].length;
    return void readDeath(sheet, { start: end - told[1].length, end }, 0.1, "time");
  }
  if (!named || bestOf(sheet, "timeOfPassing")) return;
  const hour = clock.exec(sheet.page.text.slice(named.end, named.end + 48));
  const [lead = "", said] = hour ?? [];
  if (said === undefined) return;
  const start = named.end + lead.length;
  readDeath(sheet, { start, end: start + said.length }, named.depth + 0.1, "time");
}

/** Whether one is told surely; what is too unsure to be filled in keeps no other rule from reading. */
const isTold = (sheet: Sheet) => {
  const known = bestOf(sheet, "pronouncedBy");
  return known !== undefined && isSure(known);
};

const hour = String.raw`(?:[01]?\d|2[0-3]):?[0-5]\d ?(?:[AaPp]\.?(?:[Mm]\.?)?)?(?: ?(?:[Hh]rs\.?|HRS|[Hh]ours|EST|CST|MST|PST))?`;
/** "PRONOUNCED 1915 HRS, PARAMEDIC K. DUARTE", "(pronounced, EMS Lt. Farrow)", "DOA, called 8:02a Dr Petrakis": who did it, without "by". */
const thenWho = quick(
  new RegExp(
    String.raw`\b(?:(?:[Pp]ron(?:ounced|ouncement|'d|c)?\b\.?|PRON(?:OUNCED|'D)?\b\.?(?! BY)|[Dd]eclared(?: dead)?|DECLARED)(?:,? (?:at |AT |@ ?)?${hour})?(?:[,]? (?:today|tonight|this (?:morning|evening|afternoon)|on \d{1,2}\/\d{1,2}(?:\/\d{2,4})?))?(?:\s{0,2}[,(:–—-]{1,2}\s{0,2}|(?<=\.)\s|\s(?=(?:[Dd]r\.?|DR\.?|[Mm]edic|MEDIC|[Pp]aramedic|[Nn]urse|NURSE|RN|LPN|[Cc]oroner|[Dd]eputy)\s\p{Lu}|\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2},? (?:RN|R\.N|LPN|LVN|NP|APRN|MD|M\.D|DO|PA-C|EMT)\b))|(?:called|CALLED)(?: it)? (?:at |@ ?)?${hour},? )(?!by\b)`,
    "gu",
  ),
);
/** What makes "called 8:02a" the end of a life and no telephone call. */
const deathBefore =
  /\b(?:d\.?o\.?a|died|expired|code[d]?|cpr|arrest(?:ed)?|dead|resus\w*|ambulance|ems|squad|amr|als|fire|rescue|(?:para)?medics?)\b[^.\n]{0,60}$/i;

function addThen(sheet: Sheet, text: string): void {
  for (const match of text.matchAll(thenWho)) {
    const from = match.index + match[0].length;
    const isCalled = /^called/i.test(match[0]);
    if (isCalled && !deathBefore.test(text.slice(Math.max(0, match.index - 90), match.index))) continue;
    // "He was pronounced. Dr. Roe will sign": the next sentence; "pron. D. Ames RN" goes on.
    if (/(?:ounced|OUNCED)\.\s$/.test(match[0])) continue;
    const line = /^[^\n;|]{0,64}/.exec(text.slice(from))?.[0] ?? "";
    const name = nameBehind(text, from);
    if (!name || (!name.isDoctor && !name.credentials && name.start < 3)) continue;
    if (isCalled && !name.isDoctor && !/\b(?:para)?medic\b|\bemt\b|\bnurse\b|\brn\b/i.test(line.slice(0, name.start)))
      continue;
    // "Pronounced 0410, attending Dr. Roe": another's part.
    if (
      /\b(?:att(?:ending|g|n|d)?|pcp|primary|cert\w*|sign\w*|dc|nok|kin|contact|caller|family|wife|husband|son|daughter)\b/i.test(
        line.slice(0, name.start),
      )
    )
      continue;
    if (/^(?:adv|rptd?|reports?|states?|natural|unk\w*|called|notified|tod|dod|time|per)\b/i.test(name.value)) continue;
    // "Pronounced 0410, Dr. Roe will sign": what another does.
    if (
      /^(?:['’]s\b|[\s,]{0,2}(?:(?:m\.?d|d\.?o|r\.?n)\.?,? ?)?\(?(?:retired|ret['’]?d)\b|[\s,]{0,2}(?:will|to|for|signs?|signing|says?|said|is|was|has|attending|attended|attends|pcp|primary|office|clinic|notified|aware|called|calls?)\b)/i.test(
        line.slice(name.end),
      )
    )
      continue;
    addReading(sheet, "pronouncedBy", { ...name, confidence: 0.78 }, from, { depth: depthAt(sheet.page, from) });
    return;
  }
}

/** "Nurse Ada Roe called … pronounced by Ada": the whole name of who rang. */
function writeOutGiven(sheet: Sheet): void {
  const known = bestOf(sheet, "pronouncedBy");
  const caller = bestOf(sheet, "callerName");
  if (!known || known.value.includes(" ") || !caller?.value.startsWith(`${known.value} `)) return;
  for (const one of sheet.candidates)
    if (one.field === "pronouncedBy" && one.value === known.value) one.value = caller.value;
}

/** Adds the one who released, "released to transport by Coroner Dellinger". */
export function addReleaser(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "releaseAuthorizedBy") || !/\b(?:rel(?:eas|'d|\b)|clear|ok|approv|gave)/i.test(text)) return;
  for (const match of text.matchAll(releasedBy)) {
    if (noRelease.test(text.slice(Math.max(0, match.index - 32), match.index)) || whileAlive.test(match[0])) continue;
    const from = match.index + match[0].length;
    const name = nameBehind(text, from);
    if (!name) continue;
    addReading(sheet, "releaseAuthorizedBy", { ...name, confidence: 0.78 }, from, { depth: depthAt(sheet.page, from) });
    return;
  }
  const match = officeReleases.exec(text);
  const said = match?.[0].slice(0, match[0].indexOf(match[1] ?? "") + (match[1]?.length ?? 0));
  const name = said ? readName(said) : null;
  if (match && name && !/\b(?:released|died|passed)$/i.test(name.value))
    addReading(sheet, "releaseAuthorizedBy", { ...name, confidence: 0.76 }, match.index, {
      depth: depthAt(sheet.page, match.index),
    });
}

/** "JP Maddux released.", "Coroner Ed Moss says ok to go": an office that lets the dead go. */
const officeReleases = quick(
  /\b(?:JP|[Jj]ustice|[Jj]udge|[Cc]oroner|[Dd]ep(?:uty)? [Cc]oroner|(?:ME|M\.E\.|[Cc]oroner['’]?s?) [Ii]nv(?:estigator)?|MDI|[Ii]nv(?:estigator|\.)|[Ww]arden|[Mm]agistrate)\.? ((?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:,? (?:w\/|with|from|of|at) (?:the )?[^.,;\n]{2,30}?)?(?: (?:has|just|already|then))? (?:released(?=\s?(?:[.,;]|$|\n)| (?:him|her|the body|it|them|to (?:us|family|the family|fh|funeral)))|cleared (?:it|him|her|the body)\b|(?:ok['’]?d|okayed|approved) (?:it|us|the (?:release|removal)|removal|release)\b|(?:says|said) (?:it['’]?s |we are |were |you are )?(?:ok(?:ay)?|fine|good|clear|free) to (?:go|take|move|remove|release|come)|gave (?:the |an |a |us (?:the |an )?)?(?:verbal )?(?:ok|okay|go[- ]ahead|all clear|release\b))/u,
);

const staffTitle = /\b(?:RN|LPN|LVN|NP|APRN|MD|DO|nurse|dr|doctor)\b/i;
const surnameAlone = /^(\p{Lu}\p{Ll}{2,14})(?=\s*(?:[.,;|\n)]|$| at\b)|,? (?:RN|LPN|LVN|NP|APRN|MD|DO|PA|EMT)\b)/u;
const isKnownWorker = (before: string, name: string) =>
  new RegExp(
    String.raw`\b(?:dep(?:uty)?|coroner|dr|nurse|rn|medic|paramedic|lt|capt|inv(?:estigator)?|doctor|pa|np)\.? (?:\p{Lu}\p{Ll}+ )?${name}\b`,
    "iu",
  ).test(before);

const besideVerb = quick(
  /\b(?:hospice |home health )?(?:rn|lpn|np|nurse|medic|md) (?:has )?(?:pron(?:ounced|'d)?|declared) \((?=\p{L})|\b(?:w\/|with|by) (?:(?:hospice|visiting) )?(?:rn|lpn|np|nurse|medic|dr)\.? (?=\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? \((?:she|he|who) (?:pron|declared))/iu,
);
const writes = /^(?:(?:the|this) )?(?:caller|undersigned|writer|author|clinician)\b|^(?:me|self|myself)\b(?! and)/i;
const lettered = /^,? (?:RN|LPN|LVN|NP|APRN|MD|DO|PA|EMT)\b/;
const reports = /\b(?:report|rptd|rec|taken|notif|info)\w*\b/i;

function addNamed(sheet: Sheet, text: string): void {
  for (const match of text.matchAll(saidBy)) {
    if (
      notDeath.test(match[0]) &&
      !/^(?:time|code|tod) called/i.test(match[0]) &&
      !ofDeath.test(text.slice(Math.max(0, match.index - 40), match.index + match[0].length))
    )
      continue;
    const from = match.index + match[0].length;
    // "… by hospice, Kootenai Comfort": the agency.
    if (
      /^(?:the )?hospice\b\W{1,3}(?:of )?\p{Lu}/iu.test(text.slice(from, from + 24)) &&
      !staffTitle.test(text.slice(from, from + 50))
    )
      continue;
    const name = nameBehind(text, from);
    if (!name) {
      const caller = bestOf(sheet, "callerName");
      const alone = surnameAlone.exec(text.slice(from, from + 24))?.[1];
      const isWriter = writes.test(text.slice(from, from + 16));
      if (isWriter && addSigner(sheet, text, match.index)) return;
      if (caller && isWriter && bestOf(sheet, "nokName")?.value !== caller.value)
        return void sheet.candidates.push({
          ...caller,
          field: "pronouncedBy",
          confidence: Math.min(0.76, caller.confidence),
        });
      // "Dep. Mundy was there … pronounced by Mundy": named with what he is before.
      const isLettered = lettered.test(text.slice(from + (alone?.length ?? 0), from + 24));
      if (!alone || !/^pron/i.test(match[0]) || !(isLettered || isKnownWorker(text.slice(0, match.index), alone)))
        continue;
      addReading(sheet, "pronouncedBy", { value: alone, start: 0, end: alone.length, confidence: 0.78 }, from, {});
      return;
    }
    if (
      /^(?:tod|time of death)/i.test(match[0]) &&
      (reports.test(match[0]) || (name.start < 2 && !name.isDoctor && !name.credentials))
    )
      continue;
    addReading(sheet, "pronouncedBy", { ...name, confidence: 0.8 }, from, { depth: depthAt(sheet.page, from) });
    return;
  }
  const beside = besideVerb.exec(text);
  if (!beside) return;
  const at = beside.index + beside[0].length;
  const name = readName(text.slice(at, at + 50));
  if (name && name.start < 2)
    addReading(sheet, "pronouncedBy", { ...name, confidence: 0.8 }, at, { depth: depthAt(sheet.page, at) });
}

const shePronounced = /\b(?:she|he) (?:has |also )?pronounced\b(?! (?:name|dead on))/gi;
/** "I pronounced him. Ann Lee RN": who writes or rings. */
const iPronounced =
  /(?<![\p{L}'’])(?:I|i|[Cc]aller|CALLER)(?:['’]ve| have| had)?(?: just| already| then| also| was the one who|['’]m the one who|['’]m the one that| am the one who| was the one that| went ahead and| (?:am|was) [^.;\n]{2,40}? and)? (?:pronounced|did the pronouncement|made the pronouncement)\b(?! (?:your|the|it)\b)/u;
const nurseBefore = /\b(?:nurse|rn|lpn|medic|enfermer[ao])\W{1,3}$/i;

/** "He pronounced her and he will be the one signing". */
const signsAsWell =
  /^[^.;\n]{0,24}\b(?:and|&) (?:(?:s?he|who)(?:['’]ll| will| is| can|['’]s)? |will )(?:also )?(?:be )?(?:the one )?(?:who will |to )?(?:sign|certify|do(?:ing)? the (?:dc|cert))/i;

/** The doctor who rang, however far above, where nobody but the dead is named between. */
function callingDoctor(persons: readonly Person[], at: number): Person | undefined {
  const named = persons.filter(({ end }) => end <= at);
  const last = named.findLast(({ roles }) => !roles.has("deceased"));
  return last?.name.isDoctor && last.roles.has("caller") ? last : undefined;
}

/** "… nurse Candace Ferro. Saul Bloom died at home, she pronounced": the nurse named before. */
export function addShePronounced(sheet: Sheet, text: string, persons: readonly Person[]): void {
  if (bestOf(sheet, "pronouncedBy") || !/pronounc/i.test(text)) return;
  const caller = bestOf(sheet, "callerName");
  // Kin pronounce nobody: then another one wrote those words.
  const isKin = bestOf(sheet, "nokName")?.value === caller?.value;
  if (caller && !isKin && iPronounced.test(text)) {
    sheet.candidates.push({ ...caller, field: "pronouncedBy", confidence: Math.min(0.76, caller.confidence) });
    return;
  }
  for (const match of text.matchAll(shePronounced)) {
    const person = persons.findLast(
      ({ end, tie, name, start }) =>
        end <= match.index &&
        match.index - end < 180 &&
        (tie?.kind === "function" ||
          name.credentials !== undefined ||
          name.isDoctor ||
          nurseBefore.test(text.slice(Math.max(0, start - 12), start))),
    );
    const doctor = person ?? callingDoctor(persons, match.index);
    if (!doctor) continue;
    const { name, start, end } = doctor;
    const reading = { ...name, start: 0, end: end - start, confidence: 0.8 };
    addReading(sheet, "pronouncedBy", reading, start, {});
    if (
      name.isDoctor &&
      signsAsWell.test(text.slice(match.index + match[0].length)) &&
      !bestOf(sheet, "certifyingDoctor")
    )
      addReading(sheet, "certifyingDoctor", reading, start, {});
    return;
  }
}
