// Finds who pronounced where a calling and a name stand shortly before the word: "their RN Winston Clarke came & pronounced", "she pronounced".
import { findNames, readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import { depthAt } from "./parse-sentences";

const calling = leanPattern(
  String.raw`(?<![\p{L}\p{N}'’])(?:(?:[Hh]ospice|[Vv]isiting|[Oo]n[- ]call|[Cc]ase|[Tt]riage|[Hh]ome health|[Dd]uty|[Cc]harge|[Nn]ight) )?(?:(?:RN|LPN|LVN|[Nn]urse)(?: (?:supv|sup|supervisor|mgr|manager)\b\.?)?|APRN|ARNP|FNP|NP|PA|NURSE|(?:[Mm]edic|MEDIC|PARAMEDIC|[Pp]aramedic)(?:(?: [Uu]nit)? ?\d{1,3})?|[Cc]oroner|(?:[Dd]ep(?:uty|\.)? )[Cc]oroner|[Ee]nfermer[ao]|(?:(?:ER|ED|[Hh]ouse|[Oo]n[- ]call) )(?:[Dd]oc|[Dd]octor|[Pp]hysician))(?: (?:on-?site|on site|on duty|here|there))?(?: (?:named|called|is|was|,))?,? \(?(?=\p{Lu}(?:\p{L}|\. \p{Lu}))`,
  "gu",
);
const verb = String.raw`(?:pronounced|(?<!\b(?:will|can|could|may|must|should|would|cannot|not|n['’]t|(?<!had )to) )pronounce(?= (?:him|her|them)\b)|(?<=\b(?:came|here|was called)(?: in| out| over| up)? )to pronounce|(?<=^ in )to pronounce|pronouncing|(?:did|made|does) (?:the )?pronounc(?:ing|ement)|declared|pronunci[oó]|declar[oó]|certific[oó] la muerte|(?:verified|confirmed) (?:the |his |her )?death|called it(?= (?:at |@ ?)?\d|\W*$)|called (?:tod|the (?:code|death|time)|time of death|(?:his|her) death))(?![\wà-ÿ])(?!,? (?:dead )?(?:by|at [^.;\n]{0,20}\bby)\b)`;
const soon = leanPattern(
  String.raw`^(?:[ ,(]{0,2}(?:RN|LPN|LVN|NP|BSN|CHPN)\b\.?)?\)?[^.;\n\p{Lu}]{0,44}?(?<![\wà-ÿ])${verb}`,
  "u",
);
const pronoun = leanPattern(
  String.raw`(?:\b(?:[Ss]he|[Hh]e|[Ww]ho|SHE|HE|[Ee]lla|[Éé]l)\b(?:['’]s)?(?: (?:also|has|had|was the one(?: who| that)?|is the one(?: who| that)?|the one(?: who| that)?|already|did|just|(?:ya )?l[oae]|(?:fue|es) (?:la|el) que|(?:fue )?quien))* )${verb}`,
  "gu",
);
const staff =
  /\b(?:nurse|rn|lpn|lvn|np|pa|hospice|medic|paramedic|coroner|supervisor|enfermer[ao]|hospicio|case manager|on call)s?\b/i;

/** "Doctor Abbas in the ED pronounced", "Dr. Malhotra, he pronounced", "Nurse from the hospice has been (Tim Oduya), pronounced him". */
const byName =
  /\b(?:pronounced|declared (?:him|her|them|death|dead)|(?:did|made) the (?:pronouncement|pronouncing)|pronunci[oó]|declar[oó](?: (?:muert[oa]|la muerte))?|(?:verified|confirmed) (?:the |his |her )?death|called (?:it(?=(?: [^.;\n]{0,40})? at \d| \d| @|[.,;\n]|$)(?! (?:in|off|a|an|quits|natural|to|back|for|as|that)\b)|the (?:code|death|time)|time of death|(?:his|her) death))(?![\wà-ÿ])(?!,? (?:dead )?(?:by|at [^.;\n]{0,20}\bby)\b)/gi;
const undone =
  /\b(?:not|n['’]t|yet to|to be|never|before|until|once|when|if|was|were|be|been|being|is|are|will|can|to)\s+$/i;
const plainName =
  /(?<![\p{L}.] ?)(\p{Lu}\p{Ll}{2,14})(,? (?:came (?:out |over )?)?(?:from|with|of|our|the|their|at|on) (?:the |our |their )?(?:(?:\p{Lu}[\p{L}'’]+ ){0,3}[Hh]ospice|night|day|on[- ]call|charge|agency|home health)[^.;\n]{0,24})? (?:and |has |already |just |came (?:out |over |by )?and |also )*$/u;
const noOne =
  /^(?:She|He|They|Who|Hospice|Nurse|Staff|Doctor|Medics?|Paramedics?|Ems|And|But|Then|Was|Were|Just|Already|Death|Time|The|Officially|Patient|Resident|Mom|Dad|Mother|Father|Coroner|Police|Physician|Family|Also|Later|Expired|Died|Found|Passed|Nobody|None|Someone|Somebody|Everyone|Anyone|Yet|Finally|Deputy|Officer|Sheriff|Ambulance|Squad|Rescue|Fire|That|This|You|Neighbor|Neighbour|Daughter|Wife|Husband|Son)$/;

/** "Tess Roe from the hospice was in and pronounced". */
const staffBehind =
  /^,? (?:who (?:is|was|['’]s) )?(?:from|with|of|our|the|an?|their|his|her|my|at) (?!(?:and|then)\b)[^.;\n]{0,30}\b(?:hospice|nurse|rn|lpn|np|medic|paramedic|coroner|supervisor)\b/i;

/** The one named last in the sentence, if only a doctor or one at work. */
function addNamedInSentence(sheet: Sheet, text: string): void {
  for (const { index } of text.matchAll(byName)) {
    const from = Math.max(0, index - 90);
    const near = text.slice(from, index);
    if (undone.test(near)) continue;
    const cut = Math.max(
      near.lastIndexOf("\n"),
      near.search(
        /(?<!\b(?:dr|dra|mrs?|ms|sr|jr|lt|sgt|st)|\b\p{Lu})\.\s(?![\s\S]*(?<!\b(?:dr|dra|mrs?|ms|sr|jr|lt|sgt|st)|\b\p{Lu})\.\s)/iu,
      ),
    );
    const said = near.slice(cut + 1);
    const names = findNames(said);
    const name = names.at(-1);
    const at = from + cut + 1;
    const isTaken =
      name &&
      sheet.candidates.some(
        (one) => /^(?:deceased|nok)Name$/.test(one.field) && one.start < at + name.end && one.end > at + name.start,
      );
    if (
      name &&
      !isTaken &&
      (name.isDoctor ||
        name.credentials !== undefined ||
        staff.test(said.slice(0, name.start)) ||
        staffBehind.test(said.slice(name.end)))
    ) {
      if (
        !/\b(?:and|then|but) (?:the |a )?(?:hospice|nurse|rn|doctor|medics?|ems|coroner)\b/i.test(said.slice(name.end))
      )
        return add(sheet, name, at);
    }
    const given = plainName.exec(said);
    // "Resident Willie Stovall, 79, died at 4, Ondrea pronounced": whoever is named last.
    const plain = name && (given?.index ?? -1) < (name.value === given?.[1] ? name.start : name.end) ? null : given;
    const caller = bestOf(sheet, "callerName");
    // "Nurse Ada Roe rang. … died at four, Ada pronounced".
    if (plain?.[1] && caller?.value.startsWith(`${plain[1]} `) && isAtWork(text, caller))
      return void sheet.candidates.push({
        ...caller,
        field: "pronouncedBy",
        confidence: Math.min(0.74, caller.confidence),
      });
    const isOne =
      plain?.[2] !== undefined || /^(?:did|made|\S+ (?:him|her|mom|dad|them)\b)/.test(text.slice(index, index + 20));
    if (plain?.[1] && !noOne.test(plain[1]) && isOne) {
      const start = at + plain.index;
      return void addReading(
        sheet,
        "pronouncedBy",
        { value: plain[1], start: 0, end: plain[1].length, confidence: 0.76 },
        start,
        {},
      );
    }
  }
  const later = namedLater.exec(text);
  const laterAt = later ? later.index + later[0].length : 0;
  const called = later && readName(text.slice(laterAt, laterAt + 50));
  if (called && called.start < 3 && !otherThan.test(text.slice(laterAt + called.end, laterAt + called.end + 40)))
    return add(sheet, called, laterAt);
  const beside = besideTime.exec(text);
  const name = beside && readName(text.slice(beside.index + beside[0].length, beside.index + beside[0].length + 40));
  if (beside && name && name.start < 12) add(sheet, name, beside.index + beside[0].length);
}

/** "The nurse has done her pronouncing, her name is Ginger Aldous", "coroner pronounced at 2210 tonight, that's Erin Vasko". */
const namedLater =
  /\b(?:pronounc\w+|declared (?:him|her))\b(?! (?:name|by\b))[^.;\n]{0,40}[.,;–—-] {0,2}(?:(?:and )?(?:her|his|the (?:nurse|medic|doctor|coroner)['’]?s?|nurse['’]?s?) name(?:['’]s| is| was)|that['’]?s|that was|that would be|it was|it['’]s|that being) (?:a |an )?(?:(?:dr|rn|nurse)\.? )?(?=\p{Lu}\p{Ll}+ \p{Lu})/iu;

/** "That's Carol Finch, his daughter", "it's Carol Finch you should ask for". */
const otherThan =
  /^,? (?:(?:who|that) (?:called|rang|phoned|found|will|you)|you\b|on the (?:line|phone)|(?:his|her|the|my) (?:\p{Ll}+ )?(?:wife|husband|son|daughter|sister|brother|mother|father|niece|nephew|kin|caller))/iu;

/** "T.O.D. 01:59, Dr. Ng". */
const besideTime =
  /(?<![\p{L}.])(?:t\.?o\.?d\.?|time of death|pron(?:ounced)?\.?)[:\s]{0,3}(?:at )?\d{1,2}:?\d\d(?: ?[ap]\.?m\.?| ?hrs)?(?:,? |,? ?\()(?=(?:dr|rn|np|lpn|aprn|(?:para)?medic|nurse|emt-?p)\b\.? ?\p{L}[^\n;]{0,30}(?:[;,.\n]|$)(?! (?:sign|will sign|attend)))(?![^\n;]{0,44}\b(?:will|to|sign\w*|attend\w*|certif\w*|pcp|notified|aware|agreed|office)\b)/iu;

/** "rn kim called tod 0410": as it is typed in a hurry. */
const lowName =
  /\b(?:pron(?:ounced)?|declared) by (?:rn|lpn|lvn|np|nurse|medic)\s(\p{Ll}{3,12})(?=\s(?:at |@ ?)?\d)|(?<![\p{L}.])(?:rn|RN|lpn|LPN|lvn|np|NP|[Nn]urse|[Mm]edic|paramedic|dr\.?|doc|doctor)\s(\p{Ll}{3,12})\s(?:has |just |already )?(?:pronounced|called (?:it|tod|time)\b(?! in\b)|did (?:the )?pron)/u;
const noName =
  /^(?:has|is|was|who|came|just|already|and|from|at|here|there|will|also|never|not|that|then|had|did|only|finally|once|when|said|says|supervisor|manager|practitioner|friend|aide|staff|coming|on|the)$/;

const isKnown = (sheet: Sheet) => {
  const known = bestOf(sheet, "pronouncedBy");
  return known !== undefined && isSure(known);
};

/** Adds whoever did it where exactly one is told so. */
export function addToldPronouncer(sheet: Sheet, text: string): void {
  if (
    isKnown(sheet) ||
    !/pronou?n[cs]|declar|certific|called (?:it|the|time|his|her)\b|(?:verif|confirm)\w+ (?:the |his |her )?death|t\.?o\.?d|\bpron/i.test(
      text,
    )
  )
    return;
  for (const match of text.matchAll(calling)) {
    const at = match.index + match[0].length;
    const name = readName(text.slice(at, at + 50));
    if (name && name.start < 2 && soon.test(text.slice(at + name.end, at + name.end + 80))) return add(sheet, name, at);
  }
  const low = lowName.exec(text);
  const typed = low?.[1] ?? low?.[2];
  if (low && typed && !noName.test(typed)) {
    const start = low.index + low[0].lastIndexOf(` ${typed}`) + 1;
    const value = (typed[0] ?? "").toUpperCase() + typed.slice(1);
    return void addReading(sheet, "pronouncedBy", { value, start: 0, end: typed.length, confidence: 0.74 }, start, {});
  }
  for (const match of text.matchAll(pronoun)) {
    const from = Math.max(0, match.index - 170);
    const before = text.slice(from, match.index);
    const name = findNames(before).at(-1);
    const given = givenAtWork.exec(before);
    if (
      given?.[1] &&
      !noOne.test(given[1]) &&
      given.index >= (name?.end ?? 0) &&
      staff.test(before.slice(-90) + text.slice(match.index, match.index + 60))
    )
      return void addReading(
        sheet,
        "pronouncedBy",
        { value: given[1], start: 0, end: given[1].length, confidence: 0.76 },
        from + given.index,
        {},
      );
    // Whoever was named last must be at work here, not kin and not the dead.
    if (!name || name.isDoctor) continue;
    const start = from + name.start;
    const said = text.slice(Math.max(0, start - 60), start);
    const around =
      (/se llama $/i.test(said) ? said : said.slice(-34)) + text.slice(from + name.end, from + name.end + 50);
    const isOthers = sheet.candidates.some(
      (one) =>
        /^(?:deceased|nok|attending|certifying)/.test(one.field) && one.start < from + name.end && one.end > start,
    );
    const caller = bestOf(sheet, "callerName");
    // "Nurse Candace Ferro called. Saul Bloom died at home, she pronounced": no other at work stands between.
    if (
      isOthers &&
      caller &&
      caller.end < start &&
      isAtWork(text, caller) &&
      !staff.test(text.slice(caller.end + 50, start))
    )
      return void sheet.candidates.push({
        ...caller,
        field: "pronouncedBy",
        confidence: Math.min(0.74, caller.confidence),
      });
    if (isOthers || (!staff.test(around) && name.credentials === undefined)) continue;
    return add(sheet, name, from);
  }
  addNamedInSentence(sheet, text);
}

/** "RN still there, Keiko w/ High Basin Hospice 775-555-0116, she pronounced". */
const givenAtWork =
  /(?<=(?:^|[.,;:(\n-]|\b(?:nurse|rn|lpn|lady|man|aide|hospice))\s{0,2})(\p{Lu}\p{Ll}{2,12})(?:,? (?:w\/|with|from|at|of) [^.;\n]{3,50})?, {0,2}$/u;

const isAtWork = (text: string, { start, end }: { start: number; end: number }) =>
  staff.test(text.slice(Math.max(0, start - 34), start) + text.slice(end, end + 50));

function add(sheet: Sheet, name: NonNullable<ReturnType<typeof readName>>, at: number): void {
  addReading(sheet, "pronouncedBy", { ...name, confidence: 0.78 }, at, { depth: depthAt(sheet.page, at) });
}
