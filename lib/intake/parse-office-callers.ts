// Finds who rang on the sheet of a coroner's own office: the investigator or deputy whom a label of the sheet names.
import { findNames, readName } from "./parse-names";
import { nameAt } from "./parse-name-at";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";

const mostHead = 160;
const office =
  /\b(?:coroner|medical examiner|o\.?c\.?m\.?e)(?:['’]?s)?\b[^\n]{0,40}\b(?:office|release|hand-?off|transfer|custody|county|parish|district|notice|authorization|removal|conveyance)\b|\b(?:office of the|county|parish|district|desk of the)\b[^\n]{0,30}\b(?:coroner|medical examiner)\b/i;
const title =
  "(?:(?:chief|senior|sr\\.?|case|assigned|duty|lead|on[- ]call|reporting|responding|coroner['’]?s?|medicolegal|death|field|our|me) ){0,3}(?:inv(?:estigator|\\.)?|mdi|deputy(?: coroner| medical examiner)?|dep\\.? coroner|coroner)(?: (?:assigned|on (?:call|case|scene)|in charge|handling|name))?";
const written =
  "(?:form|report|sheet|notice)? ?(?:completed|prepared|filled (?:out|in)|issued|submitted|sent|written) by";
/** "Inv: Dana Reyes-Holt", "Deputy: Irene Pawlik, 570-…", "Form completed by: Chief Investigator Marcel Broussard". */
const named = new RegExp(
  String.raw`(?:^|\n|[|\t]| {2,})[ \t]{0,8}(?:${title}|${written})(?:[ \t]?[:=][ \t]{0,30}|\.{2,30}:?[ \t]{1,4}|\.?[ \t]{2,30}|\. )(?=\p{L})`,
  "giu",
);
const policeHead =
  /^\W*[^\n]{0,40}\b(?:(?:state|county|city|highway|metro|town(?:ship)?|village|park|tribal|university|campus) (?:police|patrol)|police (?:dept|department|division|bureau)|sheriff(?:['’]?s)?(?: (?:office|dept|department))?|constable|p\.?d)(?![\p{L}\p{N}])[^\n]{0,80}\n/iu;
const rank =
  "(?:(?:reporting|responding|investigating|on[- ]?scene|contact|issuing|lead|primary|requesting) )?(?:officer|ofc|deputy|dep|trooper|det(?:ective)?|sergeant|sgt|lieutenant|lt|corporal|cpl)\\.?(?:['’]?s)?(?: (?:name|in charge|on scene|requesting|reporting|making (?:this )?(?:notice|request)))?";
/** "Officer: Trooper Wes Callahan, badge 1187" on a sheet of the police. */
const officers = new RegExp(
  String.raw`(?:^|\n|[|\t]| {2,})[ \t]{0,8}(?:\(?\w{1,2}[).] )?(?:${rank})(?:[ \t]?[:=][ \t]{0,30}|\.{2,30}:?[ \t]{1,4})(?=\p{L})`,
  "giu",
);
const otherPerson = /\b(?:next of kin|nok|certif|attending|funeral|pronounc|doctor|dr)\b/i;
const reach = 90;

const dispatchHead =
  /\bCAD\b[^\n]{0,20}\b(?:incident|event|report|narrative|detail|printout)|\b(?:police|sheriff(?:['’]?s)?|S\.?O\.?|P\.?D\.?|(?:highway|state) patrol|constable|911)\b[^\n]{0,30}\b(?:dispatch|CAD|incident|event|rotation|call for service)/i;
/** Whoever told the police has not rung us. */
const toldPolice =
  /(?:^|\n|[|\t]| {2,})[ \t]{0,8}(?:RP|R\/P|reporting (?:party|person)|complainant|cmplt?|cmplnt|informant)[ \t]?[:=.-][^\n]*/giu;
const dispatcher = /\bdispatcher[ \t]?[:=.-]{1,3}[ \t]{0,12}(?:op(?:erato)?r\.? ?\d{0,4} ?[/,-]? ?)?(?=\p{L})/giu;

/** Reads the printout of a police's own dispatch: who told the police is no caller of ours, the dispatcher who is named is. */
function addDispatch(sheet: Sheet, text: string): void {
  const head = text.trimStart().slice(0, mostHead);
  if (!dispatchHead.test(head)) return;
  const told = [...text.matchAll(toldPolice)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  sheet.candidates = sheet.candidates.filter(
    ({ field, start }) =>
      !/^caller(?:Name|Phone|Relationship|Type)$/.test(field) ||
      !told.some((one) => start >= one.start && start < one.end),
  );
  if (told.length > 0 || /\bDISP\b[^\n]{0,20}\bARR?V?\b/.test(text)) dropPoliceHour(sheet, text);
  if (told.length === 0 && !bestOf(sheet, "callerType") && !bestOf(sheet, "callerRelationship"))
    addReading(
      sheet,
      "callerType",
      { value: "Law enforcement", start: 0, end: (head.split("\n")[0] ?? head).length, confidence: 0.76 },
      text.search(/\S/),
      {},
    );
  if (bestOf(sheet, "callerName")) return;
  for (const { index, 0: lead } of text.matchAll(dispatcher)) {
    const at = index + lead.length;
    const name = nameAt(text, at, true);
    if (!name) continue;
    addReading(sheet, "callerName", { ...name, start: 0, end: name.end, confidence: 0.8 }, at, {});
    addReading(sheet, "callerRelationship", { value: "dispatcher", start: 0, end: 10, confidence: 0.76 }, index, {});
    return;
  }
}

/** "RCVD 04/08/26 06:41", "OPENED 0612": when the police were called. */
const policeHour =
  /\b(?:rcvd|rec['’]?d|received|opened|created|call (?:rcvd|rec['’]?d|received)|disp(?:atched)?|entered|initiated)\b[^\n]{0,34}/gi;
const isOurs = /\b(?:removal|transport|livery|mortuary|funeral|rp ?[=:] ?self)\b/i;

/** Drops the hour at which the police were called; a sheet that orders a removal tells our own. */
function dropPoliceHour(sheet: Sheet, text: string): void {
  if (isOurs.test(text.trimStart().slice(0, mostHead))) return;
  const hours = [...text.matchAll(policeHour)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const isPolice = (start: number) => hours.some((one) => start >= one.start && start < one.end);
  sheet.candidates = sheet.candidates.filter(({ field, start }) => field !== "callReceivedAt" || !isPolice(start));
  const { callDate, callTime } = sheet.parts;
  if (callTime && isPolice(callTime.start)) delete sheet.parts.callTime;
  if (callDate && isPolice(callDate.start)) delete sheet.parts.callDate;
  sheet.used.push(...hours);
}

/** Adds the investigator whom the office's own sheet names as the caller, where nobody else is told to have rung. */
export function addOfficeCaller(sheet: Sheet, text: string): void {
  addDispatch(sheet, text);
  const told = bestOf(sheet, "callerName");
  if (told && isSure(told) && told.confidence > 0.86) return;
  const head = text.trimStart().slice(0, mostHead);
  if (!told && policeHead.test(head) && !dispatchHead.test(head)) addOfficer(sheet, text);
  const isOffice = office.test(head) || (findFacilities(head)[0]?.kind === "Coroner" && /\n/.test(head));
  if (!isOffice) return;
  for (const match of text.matchAll(named)) {
    const at = match.index + match[0].length;
    if (/\b(?:of|by|per|to|with|from|for)[ \t]*$/i.test(text.slice(Math.max(0, match.index - 12), match.index + 1)))
      continue;
    const said = /^[^\n|\t]*/.exec(text.slice(at, at + reach))?.[0] ?? "";
    const name = readName(said.split(/ {3,}/)[0] ?? "");
    if (!name || name.isDoctor || !name.isFull || name.start > 24) continue;
    sheet.candidates = sheet.candidates.filter(
      ({ field, confidence }) => !/^caller(?:Name|Phone|Relationship)$/.test(field) || confidence > 0.92,
    );
    addReading(sheet, "callerName", { ...name, confidence: 0.86 }, at, {});
    sheet.parts.callerHouse = "Coroner";
    addNumber(sheet, text, at + name.end);
    return;
  }
}

/** Adds the one officer whom the police's own sheet names, with the rank. */
function addOfficer(sheet: Sheet, text: string): void {
  const [only, other] = [...text.matchAll(officers)];
  if (!only || other) return;
  const at = only.index + only[0].length;
  const said = /^[^\n|\t]*/.exec(text.slice(at, at + reach))?.[0] ?? "";
  const name = readName(said);
  if (!name || name.isDoctor || name.start > 14) return;
  addReading(sheet, "callerName", { ...name, confidence: 0.8 }, at, {});
  sheet.parts.callerHouse = "Law enforcement";
  addNumber(sheet, text, at + name.end);
}

/** The number behind the name, or beside the next label that tells whose it is. */
function addNumber(sheet: Sheet, text: string, from: number): void {
  const behind = text.slice(from, from + reach);
  const phone = findPhones(behind).find(({ hint }) => hint !== "fax");
  if (!phone) return;
  const between = behind.slice(0, phone.start);
  if ((between.match(/\n/g)?.length ?? 0) > 1 || otherPerson.test(between) || findNames(between).length > 0) return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      !/^(?:contactPhone|locationPhone)$/.test(field) || end <= from + phone.start || start >= from + phone.end,
  );
  addReading(sheet, "callerPhone", { ...phone, confidence: 0.86 }, from, {});
}
