// Reads who signs a letter: the name, the calling and the number under its closing words.
import { type NameReading, readName } from "./parse-names";
import type { Line } from "./parse-page";
import { findPhones } from "./parse-phones";
import { findRelations, readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const closing =
  /^\s*(?:(?:with|in)\s+(?:[a-z]+\s+){0,3}(?:gratitude|sympathy|thanks|regards|appreciation|respect|sorrow|sadness|care|kindness|service)\b[^.!\n]{0,40}|(?:kind|best|warm|warmest|many|very|yours|most|with)?\s*(?:regards|thanks|thank you|thx|sincerely|truly|faithfully|respectfully|cordially|best|wishes|warmly|gratefully|blessings|cheers|gracias|atentamente|saludos|cordialmente|god bless|bless you|peace)(?:\s+(?:yours|submitted|again|all|so much|very much|truly|regards|wishes|in advance|for (?:all|your)\b[^.!,\n]{0,40}|muchas))?)\s*[,.!—–-]*\s*$/i;
const roleWords =
  /\b(?:director|administrator|manager|coordinator|supervisor|nurse|liaison|owner|rn|lpn|lvn|aide|chaplain|social worker|office|affairs|services|secretary|embalmer|arranger|deputy|coroner|investigator|lead|assistant|specialist|associate|president|sergeant|sgt|officer|clerk|matron|superintendent|caregiver|don|adon)\b/i;
const most = 6;

/** Adds the caller from the foot of the newest letter, where nothing surer names one. */
export function addSignature(sheet: Sheet): void {
  const { text, lines } = sheet.page;
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
}

function readFoot(sheet: Sheet, lines: readonly Line[]): void {
  const { text } = sheet.page;
  const [first] = lines;
  if (!first || first.end - first.start > 90) return;
  const head = text.slice(first.start, first.end);
  const name = readName(head);
  if (!name || name.start > 6 || !name.isFull) return;
  const caller = bestOf(sheet, "callerName");
  if (caller && caller.confidence > 0.86 && !isPartOf(caller.value, name)) return;
  // "R. Haan" under a letter that began with "This is Rutger Haan".
  if (!caller || caller.value.length < name.value.length || !isPartOf(caller.value, name))
    addReading(sheet, "callerName", { ...name, confidence: 0.9 }, first.start, { depth: first.depth });
  readCalling(sheet, first, name.end);
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

const isPartOf = (value: string, { value: name }: NameReading) =>
  name.toLowerCase().includes(value.toLowerCase().split(" ").at(-1) ?? value);

/** The calling as it is written on its own: "Decedent Affairs Coordinator". */
function readCalling(sheet: Sheet, line: Line, from: number): void {
  const said = sheet.page.text.slice(line.start + from, line.end);
  const part = /^[\s,|/·(-]*([\p{L}][\p{L} .&'’/-]{1,48})(?=\s*(?:,|\||·|\)|\d|$|\s-\s))/u.exec(said);
  const title = part?.[1]?.trim();
  if (!part || !title || !roleWords.test(title) || title.split(" ").length > 5) return;
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
