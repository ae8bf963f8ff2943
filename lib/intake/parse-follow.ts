// Adds what follows from what was read of the doctors and of the coroner's case.
import { declinedWords, emptyBoxes } from "./parse-coroner";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L} ]/gu, "");

const saysAttending =
  /\b(?:att(?:end\w*|n|d)?|atnd|pcp|primary|both|treating|regular (?:doctor|dr|physician)|family (?:doctor|dr|physician)|(?:was|is|been) (?:his|her|their|the) (?:doctor|dr|physician))\b/i;

/** "Attending: Dr. Roe. Signs: Dr. Roe, 603-…": one number of a doctor in both roles is the attending doctor's. */
export function joinDoctors(sheet: Sheet): void {
  writeInFull(sheet);
  const [attending, signer] = [bestOf(sheet, "attendingDoctor"), bestOf(sheet, "certifyingDoctor")];
  moveToNamed(sheet, attending, signer);
  moveToSigner(sheet, attending === undefined);
  if (!attending || !signer || plain(attending.value) !== plain(signer.value)) return;
  if (bestOf(sheet, "doctorPhone") || !bestOf(sheet, "certifyingDoctorPhone")) return;
  // "Doctor: Grady Ellison, 863-…, agreed to sign": named once, as the one who signs.
  if (
    attending.start === signer.start &&
    !saysAttending.test(sheet.page.text.slice(Math.max(0, signer.start - 60), signer.end + 80))
  )
    return;
  const { text } = sheet.page;
  const isOnce = text.toLowerCase().split(surname(signer.value)).length === 2;
  if (isOnce && signerLabel.test(text.slice(Math.max(0, signer.start - 60), signer.start))) return;
  sheet.candidates = sheet.candidates.map((one) =>
    one.field === "certifyingDoctorPhone" ? { ...one, field: "doctorPhone" } : one,
  );
}

/** "Certifier: PCP Dr. Farid Nasser  561-555-0144": what is asked for is the number of the one who signs. */
const signerLabel =
  /\b(?:certif\w*|sign(?:s|er|ing)?(?: (?:dc|by|md|physician|doctor))?|death cert\w*)[ .]{0,16}[:=|][\s*|]{0,6}(?:pcp:? |primary care |family (?:doctor|dr\.?) )?(?:dra?\.? )?$/i;

/** "Dr. Sam Prather came … Dr. Prather will sign": the whole name, where one doctor alone is called so. */
function writeInFull(sheet: Sheet): void {
  for (const one of sheet.candidates) {
    if (!/^(?:attending|certifying)Doctor$/.test(one.field) || !/^\p{Lu}[\p{L}'’-]{2,}$/u.test(one.value)) continue;
    const named = new RegExp(
      String.raw`\b[Dd][Rr]\.? (\p{Lu}(?:\p{Ll}[\p{L}'’-]+|\.)?(?: \p{Lu}\.?)?) ${one.value}(?![\p{L}-])`,
      "gu",
    );
    const found = new Set([...sheet.page.text.matchAll(named)].map((match) => (match[1] as string).replace(/\.$/, "")));
    const [first] = found;
    if (first !== undefined && found.size === 1 && !/^(?:and|or|dr)$/i.test(first)) one.value = `${first} ${one.value}`;
  }
}

const surname = (name: string | undefined) => name?.split(" ").at(-1)?.toLowerCase() ?? "";

/** "MD phone: Landry 985-…", where Dr. Landry signs and another attends: the number of the one it names. */
function moveToNamed(sheet: Sheet, attending: Candidate | undefined, signer: Candidate | undefined): void {
  const number = bestOf(sheet, "doctorPhone");
  if (!number || !attending || !signer || surname(attending.value) === surname(signer.value)) return;
  const named = /(\p{L}[\p{L}'’-]+)[,:)]?\s{1,3}\(?$/u.exec(
    sheet.page.text.slice(Math.max(0, number.start - 32), number.start),
  );
  if (named?.[1]?.toLowerCase() !== surname(signer.value) || bestOf(sheet, "certifyingDoctorPhone")) return;
  for (const one of sheet.candidates)
    if (one.field === "doctorPhone" && one.start === number.start) one.field = "certifyingDoctorPhone";
}

const signsBehind = /^[^\n\d.]{0,16}\b(?:signs?|signing|will sign|to sign|certif\w+|dc)\b[^\n\d.]{0,12}$/i;

/** "Attending: none, house MD Dr. Weiss signs (518-…)", "Dr. Lee to sign DC, 312-…": the number beside the one who signs. */
function moveToSigner(sheet: Sheet, isOnlySigner: boolean): void {
  const signer = bestOf(sheet, "certifyingDoctor");
  if (!signer || !isOnlySigner || bestOf(sheet, "certifyingDoctorPhone")) return;
  const number = bestOf(sheet, "doctorPhone");
  if (!number || number.start < signer.end || !signsBehind.test(sheet.page.text.slice(signer.end, number.start)))
    return;
  sheet.candidates = sheet.candidates.map((one) =>
    one.field === "doctorPhone" ? { ...one, field: "certifyingDoctorPhone" } : one,
  );
}

/** "ME NOTIFIED  YES   ACCEPTED  NO", "JURISDICTION  [ ] taken  [x] released". */
const accepted =
  /\b(?:me|m\.e\.|coroner|medical examiner|omi|ocme)\b[^.\n]{0,40}?\b(?:accepted|took (?:the )?(?:case|jurisdiction)|jurisdiction)\b[\s:?_-]{1,14}(?:[[(]?[xX✓•☑☒■][\])]?\s?)?(yes|y|no|n)\b/i;
const decided =
  /\bjurisdiction\b[\s:?_-]{1,24}(?:[[(]?[xX✓•☑☒■][\])]?\s?)?(?:was |is )?(released|declined|waived|taken|accepted|assumed|retained)\b/i;

/** Adds what a form asks of the coroner in words of its own. */
export function addAskedCase(sheet: Sheet): void {
  const { text } = sheet.page;
  if (bestOf(sheet, "isCoronerCase") || !/\baccepted|jurisdiction/i.test(text)) return;
  const shown = text.replace(emptyBoxes, (box) => " ".repeat(box.length));
  const match = accepted.exec(shown) ?? decided.exec(shown);
  const [said = "", word = ""] = match ?? [];
  if (!match) return;
  const value = /^(?:y|t|ac|as|re[^l])/i.test(word) ? "YES" : "NO";
  addReading(sheet, "isCoronerCase", { value, start: 0, end: said.length, confidence: 0.8 }, match.index, {});
}

/** What a coroner did with the case stands near its number. */
const reach = 110;

/** "CORONER NOTIFIED: Y   RELEASED: Y". */
const toldAndReleased =
  /\b(?:notified|called|contacted)\b[^\n]{0,30}\breleased\W{1,4}(?:y|yes|x)\b|\b(?:disposition|disp|outcome|result|status)\W{1,4}(?:case )?released\b(?![^\n]{0,12} to (?:me|m\.e|coroner|medical examiner))|\b(?:notified|called|advised)\/released\b|\bno exam\b/i;

/** A coroner's number without more: there is a case, unless the words around say that it was declined. */
export function addCaseOfNumber(sheet: Sheet): void {
  const number = bestOf(sheet, "coronerCaseNumber");
  if (!number || bestOf(sheet, "isCoronerCase")) return;
  const around = sheet.page.text.slice(Math.max(0, number.start - reach), number.end + reach);
  const isDeclined = declinedWords.test(around.replace(emptyBoxes, "")) || toldAndReleased.test(around);
  sheet.candidates.push({
    ...number,
    field: "isCoronerCase",
    value: isDeclined ? "NO" : "YES",
    confidence: isDeclined ? 0.7 : 0.75,
  });
}
