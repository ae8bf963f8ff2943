// Reads who signs a letter: the name, the calling and the number under its closing words.
import { findNames, type NameReading, readName } from "./parse-names";
import type { Line } from "./parse-page";
import { findFacilities } from "./parse-places";
import { findPhones } from "./parse-phones";
import { findRelations, readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { dropRangThem } from "./parse-who-rang";

const closing =
  /^\s*(?:(?:with|in)\s+(?:[a-z]+\s+){0,3}(?:gratitude|sympathy|thanks|regards|appreciation|respect|sorrow|sadness|care|kindness|service)\b[^.!\n]{0,40}|(?:kind|best|warm|warmest|many|very|yours|most|with)?\s*(?:regards|thanks|thank you|thx|tks|sincerely|truly|faithfully|respectfully|cordially|best|wishes|warmly|gratefully|blessings|cheers|gracias|atentamente|saludos|cordialmente|god bless|bless you|peace|un abrazo|abrazos|yours|con respeto|v\/?r|r\/|respects|obliged|appreciated|much appreciated|todah?(?: rabbah)?|shalom|b['’]?shalom|kol tuv|mahalo|merci|danke|obrigad[oa]|shukran|salaam|aloha|take care|be well|talk soon|semper fi(?:delis)?|in (?:christ|him|his (?:service|name|grip|love))|hope (?:this|that) helps|let me know)(?:\s+(?:yours|submitted|again|all|so much|very much|truly|regards|wishes|in advance|for (?:all|your)\b[^.!,\n]{0,40}|muchas))?)\s*[,.!—–-]*\s*$/i;
const roleWords =
  /\b(?:director|administrator|manager|coordinator|supervisor|nurse|liaison|owner|rn|lpn|lvn|aide|chaplain|social worker|office|affairs|services|secretary|embalmer|arranger|deputy|coroner|investigator|lead|assistant|specialist|associate|president|sergeant|sgt|officer|clerk|matron|superintendent|caregiver|don|adon|charge|supv|house sup|examiner|physician|chaplain|investigator)\b/i;
const most = 6;

/** Whether a line closes a letter: "Very truly yours,". */
export const isClosing = (line: string): boolean => line.length < 60 && closing.test(line);

/** Adds the caller from the foot of the newest letter, where nothing surer names one. */
export function addSignature(sheet: Sheet): void {
  const { text, lines } = sheet.page;
  dropRangThem(sheet, text);
  const newest = Math.min(
    ...lines
      .slice(0, 400)
      .filter(({ isBlank }) => !isBlank)
      .map(({ depth }) => depth),
  );
  const own = lines.filter(({ depth, isBlank }) => depth === newest && !isBlank);
  for (let at = own.length - 1; at > 0; at -= 1) {
    const line = own[at] as Line;
    const said = text.slice(line.start, line.end);
    if (!closing.test(said.replace(/^.*[.!?]\s+(?=\p{L})/u, "").replace(/^(?:thank you|thanks) (?:and|&) /i, "")))
      continue;
    readFoot(sheet, own.slice(at + 1, at + 1 + most));
    return;
  }
  if (!readPlainFoot(sheet, newest)) readLastWords(sheet, own);
}

const selfTold = /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll)|[Mm]y|we|We|[Oo]ur)(?![\p{L}])/u;
const credentialed =
  /^[\s,]*(?:\(?(?:RN|LPN|LVN|CNA|BSN|MSW|LCSW|CFSP|CHPN|MD|DO|NP|FD|DON|ADON|MDI|D-ABMDI|QMAP|CMT)\b\)?[\s,]*)+/;
/** Behind the name of one who signs: letters, a calling, a house, a number, an aside. */
const lastWords = /^[\s,|·–-]*(?:\([^()\n]{0,60}\)|[^.!?:;\n]{0,70})[\s.]*$/u;

/** "T. Rieck LPN, station 2, 507-555-0120" as the last line, "… with questions. Gail Brackett, case coordinator": who writes stands at the end. */
function readLastWords(sheet: Sheet, own: readonly Line[]): void {
  const { text } = sheet.page;
  const from = Math.max(1, own.length - 5);
  for (let at = own.length - 1; at >= from; at -= 1) {
    const line = own[at] as Line;
    const whole = text.slice(line.start, line.end);
    const tail = lastSentence(whole);
    const before = text.slice(own[at - 1]?.start ?? 0, own[at - 1]?.end ?? 0).trimEnd();
    const below = own.slice(at + 1).map(({ start, end }) => text.slice(start, end));
    if (tail < 0 || whole.length - tail > 110 || below.some((words) => words.length > 70 || !belowName(words)))
      continue;
    if (
      tail < 6 &&
      !(dashLed.test(whole) && own.filter(({ start, end }) => dashLed.test(text.slice(start, end))).length === 1) &&
      !/[.!?,)"”]$/.test(before) &&
      !(own[at - 1] && isGap(own[at - 1])) &&
      !hasGap(text, own[at - 1], line)
    )
      continue;
    const said = whole.slice(tail);
    const name = readName(said);
    const isHoused =
      name && /^ ?[/,@|–-] ?/.test(said.slice(name.end)) && (findFacilities(said.slice(name.end))[0]?.start ?? 9) < 5;
    if (!name || name.start > 6 || !(name.isFull || isHoused) || name.isDoctor) continue;
    const rest = said.slice(name.end);
    // "A blue heeler is shut in the bathroom": a sentence, and nobody's name.
    if (doesBehind.test(rest) || (/^\p{Ll}/u.test(said.slice(name.start)) && /\p{Lu}\p{Ll}/u.test(text))) continue;
    const isTold =
      credentialed.test(rest) ||
      name.credentials !== undefined ||
      roleWords.test(rest) ||
      roleWords.test(said.slice(0, name.start)) ||
      below.length > 0 ||
      findPhones(rest).length > 0;
    if (!lastWords.test(rest.replace(/\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/g, "")) || deadOrKin.test(rest)) continue;
    if (!isTold && !selfTold.test(text)) continue;
    if (
      sheet.candidates.some(
        ({ field, value, confidence }) => others.has(field) && confidence > 0.6 && value === name.value,
      )
    )
      continue;
    readFoot(sheet, [{ ...line, start: line.start + tail }, ...own.slice(at + 1)], true);
    return;
  }
}

const dashLed = /^\s*[-–—~]{1,2} ?\p{L}/u;
const doesBehind =
  /^\s+(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|does|did|goes|stays|needs|wants|knows|handles|handled|manages|holds|makes|made|speaks|decides|signed|signs|works|keeps|pays|visits|visited|found|helps|answers|meets|arranges|wishes|requests|requested|agreed|agrees|gave|gives|runs|called|calls|rang|said|says|asked|asks|took|left|came|lives|hides|barks|bites|opens|locks)\b/i;

/** Where the last sentence of a line begins; -1 where it cannot be a name. */
function lastSentence(line: string): number {
  const plain = line.trimEnd();
  const ends = [...plain.matchAll(/[.!?]["”)]?\s+(?=[-–—~ ]{0,3}\p{Lu})/gu)].filter(
    ({ index }) =>
      !/(?:\b(?:St|Mt|Dr|Mr|Mrs|Ms|Rev|Sgt|Lt|Det|Dep|Inv|Ofc|Capt|Sr|Jr|[A-Z]))$/.test(plain.slice(0, index)),
  );
  const last = ends.at(-1);
  const at = last ? last.index + last[0].length : 0;
  const lead = /^[\s*]*[-–—~]{0,2}\s*(?=\p{Lu})/u.exec(line.slice(at))?.[0].length;
  return lead === undefined ? -1 : at + lead;
}

const others = new Set(["deceasedName", "attendingDoctor", "certifyingDoctor"]);
const deadOrKin = /\b(?:nok|next of kin|dob|born|died|passed|expired|deceased|pronounced|on site|will meet|y\/?o)\b/i;

const hasGap = (text: string, above: Line | undefined, { start }: Line) =>
  above !== undefined && /\n[ \t>]*\n/.test(text.slice(above.end, start));

/** A house, an office, a number or an address of mail, and no second nurse. */
const belowName = (words: string) =>
  !credentialed.test(words.slice(readName(words)?.end ?? words.length)) &&
  (findFacilities(words).length > 0 ||
    roleWords.test(words) ||
    findPhones(words).length > 0 ||
    /@|\bwww\.|\boffice of\b/i.test(words) ||
    /^[\p{Lu}][\p{L}&'’., -]{3,60}$/u.test(words.trim()));

/** A name alone on its line with a house, a calling or a number under it signs a letter that has no closing words. */
function readPlainFoot(sheet: Sheet, depth: number): boolean {
  const { text, lines } = sheet.page;
  const own = lines.slice(0, 400).filter((line) => line.depth === depth || line.isBlank);
  for (let at = own.length - 1; at > 1; at -= 1) {
    const line = own[at] as Line;
    const isLast = at === own.length - 1 && isFullerName(sheet, text.slice(line.start, line.end));
    if (line.isBlank || !(isGap(own[at - 1]) || isLast) || line.end - line.start > 60) continue;
    const end = own.findIndex((other, index) => index > at && isGap(other));
    const block = own.slice(at, end < 0 ? own.length : end);
    if (block.length > most || (block.length < 2 && at < own.length - 1)) continue;
    const said = text.slice(line.start, line.end);
    const name = readName(said) ?? firstName(said);
    if (!name || name.start > 3 || name.isDoctor || !signs.test(said.slice(name.end))) continue;
    const foot = block.slice(1).map(({ start, end: stop }) => text.slice(start, stop));
    if (
      foot.some(
        (words) =>
          words.length > 90 ||
          /\b(?:dob|nok|born|died|deceased|decedent(?! (?:affairs|care|services))|patient(?! (?:services|care|relations))|pt)\b/i.test(
            words,
          ),
      )
    )
      continue;
    const isOfHouse = foot.some(
      (words) => words.trim() === "" || findFacilities(words).length > 0 || roleWords.test(words),
    );
    const caller = bestOf(sheet, "callerName");
    const isKnown = caller !== undefined && isPartOf(caller.value, name);
    if (!isOfHouse && !isKnown && !(name.isFull && foot.some((words) => findPhones(words).length > 0))) continue;
    if (!name.isFull && !isKnown && !(isOfHouse && !caller)) continue;
    if (bestOf(sheet, "deceasedName")?.value === name.value) continue;
    readFoot(sheet, block, true);
    return true;
  }
  return false;
}

/** "Ingrid Tollefsrud RN" under the letter of "Ingrid T.". */
function isFullerName(sheet: Sheet, said: string): boolean {
  const [caller, name] = [bestOf(sheet, "callerName")?.value, readName(said)];
  const first = caller?.split(" ")[0];
  return (
    caller !== undefined &&
    name?.start === 0 &&
    name.isFull &&
    name.value.length > caller.length &&
    name.value.startsWith(`${first} `)
  );
}

/** A line without words; one whose words are set aside, as a house's are at the foot of a mail, is none. */
const isGap = (line: Line | undefined) => line !== undefined && line.isBlank && !line.isMasked;

/** A word alone on its line that no table of names knows. */
function firstName(said: string): NameReading | null {
  const match = /^\s*(\p{Lu}\p{Ll}{2,14})\s*$/u.exec(said);
  const value = match?.[1];
  if (!value || /^(?:thanks|thank|regards|best|sent|please|gracias|attn|notes?|sincerely)$/i.test(value)) return null;
  const start = said.indexOf(value);
  return { value, start, end: start + value.length, confidence: 0.9, isFull: false, isDoctor: false };
}

/** Behind the name of one who signs: nothing, letters, or a calling. */
const signs = /^[\s,]*(?:(?:RN|LPN|LVN|CNA|BSN|MSW|CFSP|CHPN|MD|DO|NP|FD)\b[\s,]*)*(?:[,|–—-]\s*[\p{L} .&/-]{2,40})?$/u;

function readFoot(sheet: Sheet, lines: readonly Line[], isPlain = false): void {
  const { text } = sheet.page;
  const [first] = lines;
  if (!first || first.end - first.start > 90) return;
  const head = text.slice(first.start, first.end);
  const name = readName(head) ?? (isPlain ? firstName(head) : null);
  readKin(sheet, first, head, name);
  // "Pastor Shimon Weissfeld".
  if (!name || (name.start > 6 && !name.title) || name.start > 16 || !(name.isFull || isPlain)) return;
  const caller = bestOf(sheet, "callerName");
  if (caller && caller.confidence > 0.86 && !isPartOf(caller.value, name)) return;
  if (findFacilities(name.value).length > 0) return;
  const whole = fuller(sheet, name.value);
  if (whole && !bestOf(sheet, "callerName")) {
    addReading(sheet, "callerName", { ...whole, confidence: 0.9 }, 0, { depth: first.depth });
    return readNumbers(sheet, lines, first, name.end);
  }
  // "R. Haan" under a letter that began with "This is Rutger Haan".
  if (!caller || caller.value.length < name.value.length || !isPartOf(caller.value, name))
    addReading(sheet, "callerName", { ...name, confidence: 0.9 }, first.start, { depth: first.depth });
  readCalling(sheet, first, name.end);
  readNumbers(sheet, lines, first, name.end);
}

/** "T. Merritt" under the letter of a deputy coroner Ty Merritt. */
function fuller(sheet: Sheet, value: string): NameReading | null {
  const [initial, surname] = /^(\p{Lu}) (\p{Lu}[\p{L}'’-]+)$/u.exec(value)?.slice(1) ?? [];
  if (initial === undefined || surname === undefined) return null;
  const found = findNames(sheet.page.text).filter(
    (name) =>
      name.value.startsWith(initial) &&
      /^\p{L}{2}/u.test(name.value) &&
      name.value.endsWith(` ${surname}`) &&
      !["deceasedName", "nokName"].some((field) =>
        sheet.candidates.some((one) => one.field === field && one.value === name.value),
      ),
  );
  return new Set(found.map((name) => name.value)).size === 1 ? (found[0] ?? null) : null;
}

function readNumbers(sheet: Sheet, lines: readonly Line[], first: Line, end: number): void {
  const { text } = sheet.page;
  const head = text.slice(first.start, first.end);
  const name = { end };
  const [own] = findPhones(head.slice(name.end));
  if (own && own.hint !== "fax" && !bestOf(sheet, "callerPhone"))
    addReading(sheet, "callerPhone", { ...own, confidence: 0.84 }, first.start + name.end, { depth: first.depth });
  for (const line of lines.slice(1)) {
    const said = text.slice(line.start, line.end);
    if (!bestOf(sheet, "callerRelationship")) readCalling(sheet, line, 0);
    const phone = findPhones(said).find(({ hint }) => hint !== "fax");
    if (
      phone &&
      !/\b(?:fax|toll|main|front|answering)\b/i.test(said.slice(0, phone.start)) &&
      !bestOf(sheet, "callerPhone")
    )
      addReading(sheet, "callerPhone", { ...phone, confidence: 0.84 }, line.start, { depth: line.depth });
  }
}

/** "Kit (her niece)" under a letter of Kit Dorrance. */
function readKin(sheet: Sheet, line: Line, head: string, name: NameReading | null): void {
  const caller = bestOf(sheet, "callerName");
  const said = name && /^\s*[(,–-]\s*(?=\p{L})/u.exec(head.slice(name.end));
  if (!name || !said || !caller?.value.startsWith(name.value.split(" ")[0] ?? name.value)) return;
  const at = name.end + said[0].length;
  const tie = readRelation(head.slice(at));
  if (tie?.kind === "kin" && tie.start < 9 && !bestOf(sheet, "callerRelationship"))
    addReading(sheet, "callerRelationship", { ...tie, confidence: 0.84 }, line.start + at, { depth: line.depth });
}

const isPartOf = (value: string, { value: name }: NameReading) =>
  name.toLowerCase().includes(value.toLowerCase().split(" ").at(-1) ?? value);

/** The calling as it is written on its own: "Decedent Affairs Coordinator". */
function readCalling(sheet: Sheet, line: Line, from: number): void {
  const said = sheet.page.text.slice(line.start + from, line.end);
  const part = /^[\s,|/·(-]*([\p{L}][\p{L} .&'’/-]{1,48})(?=\s*(?:,|\||·|\)|\d|$|\s-\s))/u.exec(said);
  const title = part?.[1]?.trim();
  if (!part || !title || !roleWords.test(title) || title.split(" ").length > 5) return;
  if (/^(?:main |home |front )?office$|\boffice of\b/i.test(title) || (from === 0 && findFacilities(title).length > 0))
    return;
  // Letters alone are no calling; the line below may tell it.
  if (/^(?:r\.?n|lpn|lvn|cna|bsn|msn|msw|lcsw|np|md)\.?$/i.test(title)) return;
  const start = line.start + from + part.index + part[0].indexOf(title);
  const relation = readRelation(title);
  if (relation?.kind === "kin" || (!relation && findRelations(title).length === 0 && !roleWords.test(title))) return;
  addReading(
    sheet,
    "callerRelationship",
    { value: title.replace(/^(?:RN|LPN|LVN|RCFE|MSW|CFSP)[\s,]+/, ""), start: 0, end: title.length, confidence: 0.84 },
    start,
    { depth: line.depth },
  );
}
