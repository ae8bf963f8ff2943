// Finds who rang among the staff whom a text names with a calling, a house and a number, where no words say that they rang.
import type { Conversation } from "./parse-chat";
import { careful } from "./parse-caller-agrees";
import { findNames, type NameReading, readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { houseKinds, readSpokenHouse } from "./parse-caller-kind";
import { findFacilities } from "./parse-places";
import { findRelations } from "./parse-relations";
import { findSigned } from "./parse-signed-notes";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import type { Line } from "./parse-page";
import type { Reading, Span } from "./parse-span";
import { givenNames } from "./words/given-names";
import { takenBy } from "./words/rings";

/** "Rcvd fr … — LPN Mo Kiplagat", "RPT'D BY Ofc Grady Lund", "posted by Latrice (wellness nurse)": what parts a message from its sender. */
const sentBy =
  /(?:\b(?:post(?:ed)?|hand(?:ed)?[- ]?(?:off|over)|sent|submit(?:ted)?|prepared|written|writer|author(?:ed)?|filed|entered|complet(?:ed)?|filled (?:in|out)|placed|req(?:uest(?:ed)?)?|rpt|rptd|rpt['’]?d|report(?:ed|ing)?|call(?:ed|s|er)?(?: in| it in| rec['’]?d)?|phoned|rcvd|rec['’]?d|received|message|msg|originat(?:or|ed))\b[^\n.;]{0,44}?\b(?:by|fr|from|frm|per)|\b(?:this writer|writer|author)|(?:^|[|;\n]) {0,4}by|(?:^|\s)from)\b[\s:.()/,-]{0,5}$|\b(?:rcvd|rec['’]?d|received|call|report|msg|message)\b[^\n.;]{0,12}\b(?:fr|from|frm|per)\b[^\n;]{3,48}[-,/:]\s*$/i;
/** What takes the name away from the one who sends: it belongs to somebody else of the text. */
const others =
  /\b(?:pronounc\w*|pron|declared|releas\w*|rel|authoriz\w*|cleared|approved|ok['’]?d|attending|att|certif\w*|cert|sign\w*|dc|md|dr|doctor|physician|pcp|coroner (?:notified|called)|spoke (?:to|with)|see|ask(?: for)?|contact|meet|text|on[- ]?site|on scene|bedside|there|driver|crew|dispatch(?:er)?|backup|embalm\w*|clergy|pastor|wife|husband|son|daughter|dtr|sister|brother|niece|nephew|mother|father|nok|kin|poa|re|pt|patient|resident|res|dec'?d|deceased|decedent|for|to|get|grab|fetch|collect|pick up|remove|retrieve|transport|attn|taken by|taken|opr?|operator|agent|cc|care of|client|insurance|vendor|notified|called|alerted|gave|told|given|witness\w*|recovery|fax|not|former|instead of|no longer)\b[^\p{L}\d\n]{0,6}(?:the |a |at |is |by |with |to |as )?(?:[\p{L}.'’-]{2,14}\s+){0,2}$/iu;
const sendsBehind =
  /^[^.\n]{0,40}\b(?:pronounc\w*|declared|released|will meet|on[ -]?scene|on[ -]?site|till? you|until you|is there|is with|waiting|is who|is the (?:one|person|contact) (?:to|you))\b/i;
const deadBehind =
  /^[\s,;(/-]{0,4}(?:\d{2,3}\b(?![-. )/]{0,2}\d{3})|d\.?o\.?b|age|born|[mf]\b|passed|died|expired|rm\b|room|case\b(?! (?:manager|mgr|worker)))/i;
const staffTitles =
  /^(?:nurse|rn|lpn|lvn|cna|np|enf\w*|ofc|officer|dep|deputy|sgt|sergeant|det|detective|inv|investigator|supv|supervisor|chaplain|coroner|trooper|cpl|lt|chief|sheriff|paramedic|emt)$/;
const outsider =
  /^\W*(?:attorney|lawyer|landlord|landlady|guardian|executor|trustee|pastor|priest|chaplain|rabbi|social worker|security|guard|pharmacist|barber|conservator)(?: contact| name)?\s*:\s*$/i;
/** Letters of a calling alone are no function. */
const onlyLetters = /^(?:r\.?n|lpn|lvn|cna|np|md|bsn|stna)\.?$/i;
const footLines = 3;
const headLines = 2;
const nearest = 64;

interface Staff {
  name: NameReading;
  calling: Reading | null;
  phone: Reading | null;
  house: string | null;
}

/** Adds the caller where none was told, out of the lines at which those who send a message name themselves. */
export function addStaff(sheet: Sheet, text: string): void {
  const { lines } = sheet.page;
  dropWitness(sheet, text);
  const told = bestOf(sheet, "callerName");
  if ((told && isSure(told)) || text.length > longest) return;
  const own = lines.filter(({ isBlank, isMasked, depth }) => depth === 0 && (!isBlank || isMasked));
  const found = own.flatMap((line, index) => {
    const place = index < headLines ? "head" : index >= own.length - footLines ? "foot" : "within";
    const staff = readStaff(sheet, text, line, own[index + 1], place);
    return staff ? [{ line, ...staff }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ name }) => name.value !== first.name.value)) return;
  write(sheet, first, first.line);
}

/** "Agent Wes: … this is Wes": who asks in a conversation has not rung. */
export function dropAsker(sheet: Sheet, { utterances, asker }: Conversation): void {
  if (asker === null) return;
  const own = utterances.flatMap(({ speaker, mark }, index) =>
    speaker === asker ? [{ start: mark.start, end: utterances[index + 1]?.mark.start ?? sheet.page.text.length }] : [],
  );
  sheet.candidates = sheet.candidates.filter(
    ({ field, start }) => field !== "callerName" || !own.some((span) => start >= span.start && start < span.end),
  );
}

const longest = 6000;
const isWriterNamed = /\bthis writer,? \(?(?=(?:RN |LPN |LVN )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u;

const byWriter =
  /\bpronounc\w*\b[^.;\n]{0,24}\bby (?:(?:this |the )?(?:writer|nurse|RN|LPN)\b|me\b)(?! \p{Lu}\p{Ll})/iu;
/** A note of a house of care, whose writer has rung whom it names as called. */
const nursesNote =
  /\b(?:this (?:nurse|rn|lpn|writer|clinician)|nurse['’]?s?['’]? notes?|nursing notes?|late entry|writer|(?:visit|narrative|progress|charting) notes?|visit narrative)\b/i;

/** "Pronounced (this writer, RN Zenobia Pruitt). Daughter Ann called 2304": who was rung up from there did not ring here. */
function dropWitness(sheet: Sheet, text: string): void {
  const match = isWriterNamed.exec(text);
  const signed = match || !nursesNote.test(text) ? undefined : findSigned(text).at(-1);
  const at = match ? match.index + match[0].length : (signed?.start ?? -1);
  const name = at < 0 ? null : readName(text.slice(at, at + 60));
  if (!name || at < 0) return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, confidence }) => !/^caller(?:Name|Relationship)$/.test(field) || confidence > 0.9,
  );
  addReading(sheet, "callerName", { ...name, confidence: 0.84 }, at, {});
  const before = match ? text.slice(0, match.index) : "";
  if (!bestOf(sheet, "pronouncedBy") && (match ? /\bpronounc[^.\n]{0,40}$/i.test(before) : byWriter.test(text)))
    addReading(sheet, "pronouncedBy", { ...name, confidence: 0.8 }, at, {});
}

function readStaff(
  sheet: Sheet,
  text: string,
  line: Line,
  next: Line | undefined,
  place: "head" | "foot" | "within",
): Staff | null {
  const said = text.slice(line.start, line.end);
  if (said.length > 900) return null;
  const names = namesOf(said);
  for (const name of names) {
    const left = said.slice(0, name.start);
    const right = said.slice(name.end);
    if (name.isDoctor || deadBehind.test(right) || isOthers(sheet, line.start, name)) continue;
    const until = names.find(({ start }) => start > name.end)?.start ?? said.length;
    const behind = said.slice(name.end, Math.min(until, name.end + 120));
    const calling = callingOf(left, behind, name);
    const isSent =
      sentBy.test(bare(left, calling)) &&
      (!takenBy.test(left.trimEnd()) || isOwnEntry(left, `${calling?.value} ${name.credentials}`)) &&
      !others.test(left.replace(sentBy, ""));
    const isFirst = /^[^\p{L}]*$/u.test(bare(left, calling));
    if (calling?.kind === "kin") continue;
    // "A call from the Crestview night nurse" tells the house.
    if (!name.isFull && /\bthe $/i.test(left) && calling && /^ \p{Ll}/u.test(behind)) continue;
    // "Attorney: Lee Fox 515-555-0187" on a sheet is asked for by name, and has not rung.
    if (!isSent && calling && calling.start < 0 && outsider.test(left)) continue;
    if (!isSent && (others.test(left) || sendsBehind.test(behind))) continue;
    const phone = findPhones(behind).find(({ hint }) => hint !== "fax") ?? underneath(text, behind, next, place);
    const house = houseBeside(left, behind);
    const isStaff =
      calling !== null || name.credentials !== undefined || house !== null || staffTitles.test(name.title ?? "");
    const isTold = introduced.test(left) && (house !== null || calling !== null);
    const isSpokesman = house !== null && phone !== null && phone.start < 12 && isBehindSender.test(left);
    const isSigned =
      line.start + name.end > text.trimEnd().length - 60 && /[.!?] ?-{1,2} ?$/.test(left) && house !== null;
    const near = phone !== null && (phone.start < nearest || /^\W*$/.test(behind));
    const isOnly = house !== null && calling !== null && phone !== null && phone.start < 28;
    const isWriter = place === "head" && isFirst && name.credentials !== undefined && /\bwriter\b/i.test(text);
    const stands =
      isTold ||
      isWriter ||
      isSpokesman ||
      isSigned ||
      isOnly ||
      (isSent && (isStaff || near)) ||
      (place === "foot" && isFirst && isStaff && (near || house !== null)) ||
      (place === "head" && isStaff && (near || name.title !== undefined) && (isFirst || house !== null));
    if (!stands) continue;
    return {
      name,
      calling: calling && { ...calling, start: calling.start, end: calling.end },
      phone: near && phone ? phone : null,
      house,
    };
  }
  return null;
}

/** "Entered by: Sofia Lindgren, social worker" on a house's portal: who works there, and no operator. */
const isOwnEntry = (left: string, work: string): boolean =>
  /\b(?:entered|written|typed) by\W*$/i.test(left) &&
  (careful.test(work) || /\b(?:social worker|case manager|registrar|administrator|resident care)\b/i.test(work));

/** "… by Latrice (wellness nurse)", "this is Bree on call w/ …", "-Gus, Dombeck FH": where a name of one word may stand. */
const opensName =
  /\b(?:posted|sent|submitted|prepared|written|entered|placed|rec['’]?d|req(?:uested)?|rptd|reported|called|call(?:ed)? in|phoned|rcvd|received|call(?:ing)?)\b[^\n.;]{0,44}?\b(?:by|fr|from|per)[ :]{1,3}|\b(?:this is|its|it's|i'm|habla|my name is) (?=\p{L}{2,14},? (?:@|at\b|w\/?\s|with\b|from\b|fr\b|on[- ]call|over at|the (?:\p{L}+ )?nurse|here))|[.!?] ?-{1,2} ?(?=\p{Lu}\p{Ll}+,? [^\n.;]{3,40}$)/giu;
/** "CALLED IN 03:05 BY BRISTOL GRANGE FUNERAL HOME, PAUL, 401-…": the name behind the house that sends. */
const sentByHouse =
  /\b(?:call(?:ed)?(?: in)?|phoned|sent|order(?:ed)?|req(?:uest(?:ed)?)?|rec['’]?d|received|taken|reported)\b[^\n;]{0,24}?\b(?:by|from|fr|per) [^\n;/]{3,44}?\b(?:home|mortuary|chapel|funerals?|cremation|hospice|hospital|cent(?:er|re)|ctr|manor|fh|services?|rehab|pd|police)(?:,? \p{L}{3,14},? [A-Z]{2})?\s?[,(–-]\s?(?=\p{Lu}\p{L})/giu;
const isBehindSender = new RegExp(`${sentByHouse.source}$`, "iu");
const introduced =
  /\b(?:this is|its|it's|i'm|habla|my name is) (?:(?:deacon|pastor|rev|mrs?|ms|miss|nurse|officer|deputy|uh|um)\b[. ]*){0,2}$/i;

function namesOf(said: string): NameReading[] {
  const names = findNames(said);
  for (const match of [...said.matchAll(opensName), ...said.matchAll(sentByHouse)]) {
    const at = match.index + match[0].length;
    const name = readName(said.slice(at, at + 60));
    // "… FUNERAL HOME, CONCORD NH": a town.
    if (name && /[,(–-]\s?$/.test(match[0]) && !givenNames.has(name.value.split(" ")[0]?.toLowerCase() ?? "")) continue;
    if (!name || name.start > 12 || names.some(({ start, end }) => start < at + name.end && end > at)) continue;
    names.push({ ...name, start: at + name.start, end: at + name.end });
  }
  return names.toSorted((one, other) => one.start - other.start);
}

/** The words before a name without the calling that stands between. */
const bare = (left: string, calling: Reading | null) =>
  (calling && calling.start < 0 ? left.slice(0, left.length + calling.start) : left).replace(
    /(?:\b(?:nurse|rn|lpn|lvn|cna|ofc|officer|dep|deputy|sgt|det|inv|mrs?|ms|miss|supv?|a|an|the|our)\b[.\s]*){0,3}$/i,
    "",
  );

/** Whether another field holds this name already, or its words. */
function isOthers(sheet: Sheet, offset: number, { start, end, value }: NameReading): boolean {
  return sheet.candidates.some(
    (one) =>
      takers.has(one.field) &&
      one.confidence > 0.5 &&
      ((one.start < offset + end && one.end > offset + start) || one.value === value),
  );
}

const takers = new Set<string>([
  "deceasedName",
  "nokName",
  "attendingDoctor",
  "certifyingDoctor",
  "pronouncedBy",
  "releaseAuthorizedBy",
  "destinationFuneralHome",
  "locationName",
  "locationAddress",
  "pickupLocation",
  "deliveryLocation",
  "homeAddress",
]);

/** The calling beside a name, with its place counted from the name: before it below zero, behind it from its end. */
function callingOf(left: string, behind: string, name: NameReading): (Reading & { kind: string }) | null {
  const wide = left.slice(-40);
  const last = findRelations(wide).at(-1);
  if (last && /^[\s.,:/-]{0,3}$/.test(wide.slice(last.end)))
    return { ...last, start: last.start - wide.length, end: last.end - wide.length };
  const near = behind.slice(0, 60);
  const lead =
    /^(?:\s*,|\s*\(|\s+-|\s*\/)?\s*(?:(?:(?:and\s+)?(?:s?he|who)(?:\s+is|['’]s)\s+)?(?:the|our|a|an|i'?m the|on call)\s+)?(?:(?:RN|LPN|LVN|CNA|BSN)\b[\s,]+(?=\p{L}))?/u.exec(
      near,
    )?.[0].length ?? 0;
  const [first] = findRelations(near);
  if (first && first.start <= lead + 1) return { ...first, start: name.end + first.start, end: name.end + first.end };
  return null;
}

function underneath(
  text: string,
  behind: string,
  next: Line | undefined,
  place: "head" | "foot" | "within",
): Reading | null {
  if (place === "within" || !next || behind.length > 70) return null;
  const said = text.slice(next.start, next.end);
  const [phone] = findPhones(said);
  if (!phone || phone.hint === "fax" || phone.start > 14) return null;
  return { ...phone, start: phone.start + behind.length + 1, end: phone.end + behind.length + 1 };
}

/** "Funeral home called: Ray's Chapel, by Ann": the house was called. */
const calledHouse =
  /\b(?:funeral (?:home|director|firm)|mortuary|f\.?h\.?|firm|hospice|coroner|police)\s+(?:called|notified|phoned|contacted|informed|advised)\s?[:=?.][^\n]*$/i;

/** The kind of the house for which a name stands: right before it, or behind it. */
function houseBeside(left: string, behind: string): string | null {
  const before = left.slice(-90);
  const last = calledHouse.test(before) ? undefined : findFacilities(before).at(-1);
  if (last && houseKinds[last.kind] && /^[^.;\n]{0,26}$/.test(before.slice(last.end)))
    return houseKinds[last.kind] ?? null;
  const own = /^[^.;\n\d>]{0,70}/.exec(behind)?.[0] ?? "";
  const [first] = findFacilities(own);
  if (
    first &&
    houseKinds[first.kind] &&
    (first.start < 6 || /,|\b(?:at|with|from|of|w)\b|[@/(|-]/i.test(own.slice(0, first.start)))
  )
    return houseKinds[first.kind] ?? null;
  return /^\s*(?:[,/@(-]|at|with|w\/|from)/.test(own) ? readSpokenHouse(own) : null;
}

function write(sheet: Sheet, { name, calling, phone, house }: Staff, line: Span): void {
  const at = line.start;
  const end = at + name.end;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, start }) =>
      !(
        (field === "contactName" && value === name.value && start >= at && start <= end) ||
        (field === "contactPhone" && phone && value === phone.value && start >= end && start < end + nearest)
      ),
  );
  sheet.copies = sheet.copies.filter(({ to, from }) => to !== "nok" || from !== "caller");
  addReading(sheet, "callerName", { ...name, confidence: 0.84 }, at, {});
  if (phone && !bestOf(sheet, "callerPhone")) addReading(sheet, "callerPhone", { ...phone, confidence: 0.82 }, end, {});
  const isTitle =
    calling !== null &&
    (onlyLetters.test(calling.value.replace(/^(?:hospice|hosp|snf) /i, "")) ||
      (calling.start < 0 && !/\s/.test(calling.value)));
  if (calling && !isTitle && !bestOf(sheet, "callerRelationship")) {
    const offset = calling.start < 0 ? at + name.start : at;
    addReading(sheet, "callerRelationship", { ...calling, confidence: 0.82 }, offset, {});
  }
  if (house && !bestOf(sheet, "callerType")) sheet.parts.callerHouse ??= house;
}
