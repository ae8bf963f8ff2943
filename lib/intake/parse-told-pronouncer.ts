// Finds who pronounced where a calling and a name stand shortly before the word: "their RN Winston Clarke came & pronounced", "she pronounced".
import { findNames, readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { depthAt } from "./parse-sentences";

const calling = leanPattern(
  String.raw`(?<![\p{L}\p{N}'’])(?:(?:[Hh]ospice|[Vv]isiting|[Oo]n[- ]call|[Cc]ase|[Tt]riage|[Hh]ome health|[Dd]uty|[Cc]harge|[Nn]ight) )?(?:RN|LPN|LVN|NP|PA|[Nn]urse|NURSE|[Mm]edic|MEDIC|[Pp]aramedic|[Cc]oroner|(?:[Dd]ep(?:uty|\.)? )[Cc]oroner|[Ee]nfermer[ao])(?: (?:named|called|is|was|,))?,? (?=\p{Lu}\p{L})`,
  "gu",
);
const verb = String.raw`(?:pronounced|pronouncing|(?:did|made|does) (?:the )?pronounc(?:ing|ement)|declared|pronunci[oó]|declar[oó]|certific[oó] la muerte)\b(?!,? (?:dead )?(?:by|at [^.;\n]{0,20}\bby)\b)`;
const soon = leanPattern(String.raw`^(?:[ ,(]{0,2}(?:RN|LPN|LVN|NP|BSN|CHPN)\b\.?)?[^.;\n\p{Lu}]{0,44}?\b${verb}`, "u");
const pronoun = leanPattern(
  String.raw`(?:\b(?:[Ss]he|[Hh]e|[Ww]ho|SHE|HE|[Ee]lla|[Éé]l)\b(?:['’]s)?(?: (?:also|has|had|was the one (?:who|that)|is the one (?:who|that)|already|did|just|ya l[oa]))* )${verb}`,
  "gu",
);
const staff =
  /\b(?:nurse|rn|lpn|lvn|np|pa|hospice|medic|paramedic|coroner|supervisor|enfermer[ao]|case manager|on call)\b/i;

/** Adds whoever did it where exactly one is told so. */
export function addToldPronouncer(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "pronouncedBy") || !/pronou?n[cs]|declar|certific/i.test(text)) return;
  for (const match of text.matchAll(calling)) {
    const at = match.index + match[0].length;
    const name = readName(text.slice(at, at + 50));
    if (name && name.start < 2 && soon.test(text.slice(at + name.end, at + name.end + 80))) return add(sheet, name, at);
  }
  for (const match of text.matchAll(pronoun)) {
    const from = Math.max(0, match.index - 170);
    const before = text.slice(from, match.index);
    const name = findNames(before).at(-1);
    // Whoever was named last must be at work here, not kin and not the dead.
    if (!name || name.isDoctor) continue;
    const start = from + name.start;
    const around = text.slice(Math.max(0, start - 34), start) + text.slice(from + name.end, from + name.end + 50);
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
}

const isAtWork = (text: string, { start, end }: { start: number; end: number }) =>
  staff.test(text.slice(Math.max(0, start - 34), start) + text.slice(end, end + 50));

function add(sheet: Sheet, name: NonNullable<ReturnType<typeof readName>>, at: number): void {
  addReading(sheet, "pronouncedBy", { ...name, confidence: 0.78 }, at, { depth: depthAt(sheet.page, at) });
}
