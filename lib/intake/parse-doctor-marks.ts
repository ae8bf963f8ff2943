// Reads doctors whose part stands as a mark beside the name: "Dr. Pell (attending, signing)", "att Yoon / dc Marchand 315-555-0163".
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const parts = {
  attendingDoctor:
    /\b(?:att(?:ending|endg|ndg|nd|g|n|d)?|pcp|treating|treats|look(?:s|ed|ing) after|follow(?:s|ed|ing)?|primary(?: care)?|family doctor)\b/i,
  certifyingDoctor: /\b(?:cert(?:ifying|ifier|ifies|ify|if)?|sign(?:s|ing|er)?|d\.?c|death cert(?:ificate)?|firma)\b/i,
  pronouncedBy: /\bpron(?:ouncing|ounced|ounces|ouncer)?\b/i,
} as const;
type Part = keyof typeof parts;
const fields = Object.keys(parts) as Part[];
const phoneOf = {
  attendingDoctor: "doctorPhone",
  certifyingDoctor: "certifyingDoctorPhone",
  pronouncedBy: null,
} as const;

/** A name with a bracket behind it, where the line, a cell or a pair begins. */
const bracketed =
  /(?<=^|[:/|;\n\t]|\s{2}|\.{2}\s?|\b(?:[Dd][Rr][Aa]?|MD)\.?\s)[ ]{0,4}((?:[Dd][Rr][Aa]?\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})(?:,? (?:M\.?D|D\.?O|NP|RN|LPN)\.?)? \(([^()\n]{2,44})\)/gu;
/** What a bracket may hold beside a part and a number. */
const filler =
  /\b(?:pt['’]?s|patient['’]?s|resident['’]?s|his|her|their|own|usual|regular|listed|and|also|both|will|of record|doctor|physician|md|dr|the|phone|ph|tel|office|on)\b|[\s,;/&+.:-]/gi;
const number = /\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?: ?x ?\d{1,5})?/;
const paired =
  /\b(att(?:ending|g|n|d)?|pcp)\.?[ :]{1,2}((?:dr\.? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)[ ]?[/,;][ ]?(d\.?c|cert(?:ifying|ifier)?|sign(?:s|ing|ed)?)\.?(?: by)?[ :]{1,2}((?:dr\.? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)([^\n]{0,24})/giu;

const labelled = /\b(?:cert|sign|attend|att[gn]d?\b|d\.?c\b|death cert)\w*[^\n]{0,16}:\W{0,6}(?:dra?\.?\s)?$/i;

interface Marked {
  name: string;
  start: number;
  parts: Part[];
  /** What stands beside the name and may hold its number. */
  beside: string;
  /** Where the words go on behind the mark. */
  goesOnAt: number;
  besideAt: number;
}

function inBrackets(text: string): Marked[] {
  return [...text.matchAll(bracketed)].flatMap((match) => {
    const [whole, name = "", said = ""] = match;
    const told = fields.filter((field) => parts[field].test(said));
    const rest = fields.reduce(
      (left, field) => left.replace(new RegExp(parts[field], "gi"), ""),
      said.replace(number, ""),
    );
    if (told.length === 0 || rest.replace(filler, "").length > 0) return [];
    const besideAt = match.index + whole.length - said.length - 1;
    const behind = /^[^\n;|/]{0,30}/.exec(text.slice(match.index + whole.length))?.[0] ?? "";
    const own = /^[\s,:-]*(?:\(?\d|ph|tel|cell|office)/i.test(behind) ? behind : "";
    const goesOnAt = match.index + whole.length;
    return [
      { name, start: match.index + whole.indexOf(name), parts: told, beside: `${said})${own}`, besideAt, goesOnAt },
    ];
  });
}

function inPairs(text: string): Marked[] {
  return [...text.matchAll(paired)].flatMap((match) => {
    const [whole, , first = "", , second = "", behind = ""] = match;
    // "Attending Dr. Roe, cert signed by same": two names, and no words of a sentence.
    if (![first, second].every((name) => /^(?:dr\.? )?\p{Lu}/u.test(name.replace(/^dr/i, "dr")))) return [];
    const besideAt = match.index + whole.length - behind.length;
    const goesOnAt = match.index + whole.length;
    return [
      {
        name: first,
        start: match.index + whole.indexOf(first),
        parts: ["attendingDoctor"],
        beside: "",
        besideAt,
        goesOnAt,
      },
      {
        name: second,
        start: besideAt - second.length,
        parts: ["certifyingDoctor"],
        beside: behind,
        besideAt,
        goesOnAt,
      },
    ] satisfies Marked[];
  });
}

/** "The signing physician can be reached through the office at 563-…", "the coroner's number is 662-…". */
const roleNumber =
  /\b(?:(signing|certifying|certifier|signer)|(attending|treating|family (?=doctor|physician|dr\b)|primary care (?=doctor|physician|dr\b|provider))|(coroner))(?: (?:physician|doctor|md|dr|provider))?(?:['’]s?)?(?: (?:office|direct|cell|phone|number|line|clinic|contact))*(?:,? (?:can|may) be (?:reached|contacted|called)| is reachable| is| at)(?: (?:at|on|through|via|by|thru|his|her|the|their|office|clinic|practice|cell|calling|phone|direct|directly|line|number|is|only))*[ :]{1,2}(?=\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4})/gi;
const coronerSigns = /\bcoroner,? (?:mrs?\.? |ms\.? |dr\.? )?$/i;

/** Adds numbers that the doctor's part alone tells, in a sentence of their own. */
function addRoleNumbers(sheet: Sheet): void {
  const { text } = sheet.page;
  if (!/\b(?:signing|certif|signer|attending|treating|coroner)/i.test(text)) return;
  for (const match of text.matchAll(roleNumber)) {
    const [said, signs, attends] = match;
    const [field, phoneField] = attends
      ? (["attendingDoctor", "doctorPhone"] as const)
      : (["certifyingDoctor", "certifyingDoctorPhone"] as const);
    const doctor = bestOf(sheet, field);
    if (!doctor || bestOf(sheet, phoneField)) continue;
    if (!signs && !attends && !coronerSigns.test(text.slice(Math.max(0, doctor.start - 24), doctor.start))) continue;
    const from = match.index + said.length;
    const [phone] = findPhones(text.slice(from, from + 24));
    if (phone && phone.start < 2 && phone.hint !== "fax")
      addReading(sheet, phoneField, { ...phone, confidence: 0.85 }, from, {});
  }
}

/** Gives every doctor so marked the part that the mark tells, and takes away what was read of the same words. */
export function addDoctorMarks(sheet: Sheet): void {
  addRoleNumbers(sheet);
  const { text } = sheet.page;
  const marked = [
    ...(/\((?:[^()\n]{0,20}\b)?(?:att|pcp|treat|look|follow|prim|famil|cert|sign|d\.?c|death|firma|pron)/i.test(text)
      ? inBrackets(text)
      : []),
    ...(/\b(?:att|pcp)/i.test(text) ? inPairs(text) : []),
  ];
  for (const { name, start, parts: told, beside, besideAt, goesOnAt } of marked) {
    const read = readName(/^dra?\b/i.test(name) ? name : `Dr ${name}`);
    if (!read) continue;
    const phone = findPhones(beside).find(({ hint }) => hint !== "fax");
    const end = start + name.length;
    const to = phone ? besideAt + phone.end : end;
    // "Dr. Yates (attending) will sign": the words behind go on.
    const goesOn = /^[^.;\n/|]{0,60}\b(?:sign|certif|dc\b|both)/i.test(text.slice(goesOnAt, goesOnAt + 90));
    // "Certifier: Dr. Pratt (PCP)": the label has told it.
    const front = text.slice(Math.max(0, start - 36), start).replace(/^.*[\n|;)]/s, "");
    if (goesOn || labelled.test(front)) continue;
    const signsToo =
      /^[^\n/|.]{0,80}?[;,.] ?(?:and )?(?:he|she)(?:['’]ll| will| agreed to| is going to) (?:also )?(?:sign|certify)/i;
    if (signsToo.test(text.slice(goesOnAt, goesOnAt + 120)) && !told.includes("certifyingDoctor"))
      told.push("certifyingDoctor");
    sheet.candidates = sheet.candidates.filter(
      (one) =>
        !(
          (fields.some((field) => field === one.field) || /^(?:doctor|certifyingDoctor)Phone$/.test(one.field)) &&
          one.start < to &&
          one.end > start
        ),
    );
    for (const field of told) {
      addReading(sheet, field, { ...read, start: 0, end: name.length, confidence: 0.94 }, start, {});
      const phoneField = told.includes("attendingDoctor") ? "doctorPhone" : phoneOf[field];
      if (phone && phoneField) addReading(sheet, phoneField, { ...phone, confidence: 0.93 }, besideAt, {});
    }
  }
}
