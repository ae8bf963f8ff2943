// Reads lists of boxes that no label introduces: "[ ] Residence [X] Hospital [ ] N/H", "☐ M ☑ F".
import { leanPattern } from "./parse-pattern";
import { addReading, type Sheet } from "./parse-sheet";
import { readTicks } from "./parse-ticks";
import { readTickedKind } from "./parse-place-words";
import type { Span } from "./parse-span";

const box = String.raw`(\[[ xX✓*]{0,3}\]|\([ xX✓*•_]{0,3}\)|[☐☑☒✅□■]|_{1,6}[xX✓]?_{0,6})`;
const male = String.raw`(?:m|male|masculino|hombre)`;
const female = String.raw`(?:f|female|femenino|mujer)`;
const between = String.raw`[\s/,|]{0,6}`;
const front = leanPattern(
  String.raw`${box}\s?${male}\b${between}${box}\s?${female}\b|${box}\s?${female}\b${between}${box}\s?${male}\b`,
  "iu",
);
const behind = leanPattern(
  String.raw`\b${male}\s?${box}${between}\b${female}\s?${box}|\b${female}\s?${box}${between}\b${male}\s?${box}`,
  "iu",
);
const isTicked = (mark: string | undefined) => mark !== undefined && /[xX✓*•☑☒✅■]/.test(mark);
const mostChoices = 8;

const assumed =
  /\bjurisdiction (?:assumed|accepted|retained|taken)\b|^(?:me|m\.e\.|coroner'?s?|medical examiner'?s?) case\b/i;
const declined =
  /\bjurisdiction (?:declined|waived|released|not)\b|\bdeclined\b|\bnja\b|^(?:not an? |non[- ])(?:me|m\.e\.|coroner|medical examiner)/i;

/** "[x] OCME called  [ ] accepted  [x] declined": the words alone tell it in a line that names the office. */
const office = /\b(?:ocme|m\.?e\.?|medical examiner|coroner|omi)\b/i;
const tookIt = /^(?:accept(?:ed|s)|tak(?:en|ing)|took|assumed|case)\W*$/i;
const leftIt = /^(?:(?:declin|releas|waiv|refus|reject)ed|not (?:accepted|a case)|no jurisdiction|nja)\b/i;
/** "[x] Donor services called  [ ] candidate  [x] not a candidate". */
const givers = /\b(?:donor|donation|opo|organ|tissue|eye bank)\b/i;
const gives = /^(?:(?:a )?(?:candidate|donor)|eligible|accepted|suitable|consented|approved|proceeding)\W*$/i;
const givesNot =
  /^(?:not (?:a |an )?(?:candidate|donor|eligible|suitable)|(?:ruled|rule) out|declined|ineligible|unsuitable|deferred|refused)\b/i;
/** "[x] Family notified  [ ] at bedside  [x] left hospital". */
const relatives = /\b(?:family|fam|nok|next of kin|kin|relatives?|husband|wife|son|daughter|visitors)\b/i;
const isThere =
  /^(?:(?:still )?(?:at (?:the )?bedside|here|there|present|on ?site|in (?:the )?(?:room|building|waiting room)))\W*$/i;
const isGone =
  /^(?:left\b|went home|gone\b|departed|not (?:here|there|present|at bedside|on ?site|coming)\b|en ?route|on the way|coming in)/i;

/** "☑ Ready ☐ Hold". */
const mayGo =
  /^(?:(?:body )?ready(?: to go| for (?:release|removal|pick ?up))?|ok(?:ay)? to (?:go|release|remove)|may go|release|release now)\W*$/i;
const mustWait = /^(?:not ready|hold|on hold|wait|will call|pending)\W*$/i;

/** Reads the lists of all lines that show two boxes or more. */
export function readTickLists(sheet: Sheet): void {
  for (const { start, end, depth, isBlank } of sheet.page.lines) {
    if (isBlank || end - start > 400) continue;
    const line = sheet.page.text.slice(start, end);
    if (!/[[(☐☑☒✅□■_].*[\])☐☑☒✅□■_]/.test(line)) continue;
    readSexBoxes(sheet, line, start, depth);
    readKindBoxes(sheet, line, start, depth);
  }
}

function readSexBoxes(sheet: Sheet, line: string, start: number, depth: number): void {
  const match = front.exec(line) ?? behind.exec(line);
  if (!match) return;
  const [, maleFirst, femaleSecond, femaleFirst, maleSecond] = match;
  const isMale = isTicked(maleFirst) || isTicked(maleSecond);
  const isFemale = isTicked(femaleSecond) || isTicked(femaleFirst);
  if (isMale === isFemale) return;
  addReading(
    sheet,
    "sex",
    { value: isMale ? "Male" : "Female", start: match.index, end: match.index + match[0].length, confidence: 0.95 },
    start,
    { depth },
  );
}

/** "I am a ( ) family member (x) funeral home": who rings, and not where the dead are. */
const ofCaller =
  /^\W*(?:i am|i'm|caller|calling (?:as|from|party)|who is calling|relationship|reported by|rp|requested by|your (?:role|organization)|submitted by)\b/i;

function readKindBoxes(sheet: Sheet, line: string, start: number, depth: number): void {
  const choices = readTicks(line)?.options ?? [];
  if (choices.length < 2 || choices.length > mostChoices * 3 || ofCaller.test(line)) return;
  const kinds = choices
    .map((choice) => ({ ...choice, kind: choice.text.length < 28 ? readTickedKind(`[x] ${choice.text}`) : null }))
    .filter(({ kind }) => kind !== null);
  const [place, second] = kinds.filter((one) => one.isTicked);
  if (kinds.length >= 2 && place?.kind && !second && place.kind !== "Crematory" && place.kind !== "Doctor")
    addReading(
      sheet,
      "deceasedLocation",
      { value: place.kind, start: place.start, end: place.end, confidence: 0.92 },
      start,
      { depth },
    );
  const goes = choices.filter(({ text }) => mayGo.test(text) || mustWait.test(text));
  const [going, alsoGoing] = goes.filter((one) => one.isTicked);
  if (goes.length === 2 && going && !alsoGoing && goes.some(({ text }) => mustWait.test(text)))
    addReading(
      sheet,
      "isDeceasedReady",
      { value: mayGo.test(going.text) ? "YES" : "NO", start: going.start, end: going.end, confidence: 0.9 },
      start,
      { depth },
    );
  const pairs = [
    [office, leftIt, tookIt, "isCoronerCase"],
    [givers, givesNot, gives, "isDonor"],
    [relatives, isGone, isThere, "isFamilyThere"],
  ] as const;
  for (const [about, denies, affirms, field] of pairs) {
    const both = about.test(line) ? choices.filter(({ text }) => denies.test(text) || affirms.test(text)) : [];
    const [said, again] = both.filter((one) => one.isTicked);
    if (both.length < 2 || !said || again) continue;
    const value = denies.test(said.text) ? "NO" : "YES";
    addReading(sheet, field, { value, start: said.start, end: said.end, confidence: 0.9 }, start, { depth });
  }
  const claims = choices.filter(({ text }) => assumed.test(text) || declined.test(text));
  const [claim, other] = claims.filter((one) => one.isTicked);
  if (claims.length >= 2 && claim && !other)
    addReading(
      sheet,
      "isCoronerCase",
      { value: declined.test(claim.text) ? "NO" : "YES", start: claim.start, end: claim.end, confidence: 0.93 },
      start,
      { depth },
    );
}

/** The kind of place behind its label. */
export function readKindOfPlace(sheet: Sheet, { start, end }: Span, depth: number): void {
  const segment = sheet.page.text.slice(start, end);
  const kind = readTickedKind(segment);
  if (kind && kind !== "Crematory" && kind !== "Doctor")
    addReading(
      sheet,
      "deceasedLocation",
      { value: kind, start: 0, end: Math.max(1, segment.length), confidence: 0.95 },
      start,
      { confidence: 0.95, depth },
    );
}
