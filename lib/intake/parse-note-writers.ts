// Finds who wrote a nurse's note where nobody is told to have rung: "this RN (Marlowe Beck)", "Writer stays, T. Roe RN", "Night RN: Ann Lee", a name with letters at the foot.
import { findNames, readName } from "./parse-names";
import { quick } from "./parse-quick-pattern";
import { readRelation } from "./parse-relations";
import { bestOf, type Candidate, type Sheet } from "./parse-sheet";

const calling = "(?:nurse|rn|lpn|lvn|np|aprn|clinician|paramedic|medic|case manager)";
/** The words by which a note speaks of its own writer. */
export const ownWriter = String.raw`(?:(?:the |this )?(?:undersigned|writer|author)|this (?:hospice |visiting |visit |charge |on[- ]call |reporting )?${calling})`;
const named = quick(
  new RegExp(
    String.raw`\b${ownWriter}(?:[ ,(:–-]{1,3}(?=\p{Lu})|\b[^.;\n]{0,50}[,(–-] ?(?=\p{Lu}))|(?<=^|[\n.|*•] {0,4})(?:[Nn]ight|[Vv]isit(?:ing)?|[Oo]n[- ][Cc]all|[Ff]ield|[Dd]uty|[Cc]harge|[Hh]ospice|[Cc]ase|[Rr]eporting|[Ss]taff|[Pp]ronouncing|NIGHT|VISIT|HOSPICE|ON CALL)? ?(?:RN|LPN|NP|[Nn]urse|NURSE|[Cc]linician)(?: [Nn]ame)? ?[:=] {0,4}(?=\p{Lu})`,
    "gu",
  ),
);
const foot =
  /(?:^|\n|[-–—~]{1,20}|[.!?)]\s|(?:[Ss]igned|[Ss]ignature|[Aa]uthor|[Bb]y)[:,]?\s)\s*((?:\p{Lu}\p{L}*\.? ){1,3}\p{Lu}[\p{L}'’-]+,? (?:R\.?N|LPN|LVN|NP|APRN|BSN|PA-C|EMT-?P?)\b[^\n]{0,90})$/u;
const signed =
  /(?:^|\n)\s*(?:[-–—~]{1,2}\s*)?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2})(?:,? [^\n]{0,60}\b(?:nurse|supervisor|supv|sup|director|DON|charge|manager|coordinator|hospice)\b[^\n]{0,40})?$/u;
const ofOthers =
  /\b(?:wife|husband|spouse|son|daughter|dtr|sister|brother|mother|father|niece|nephew|nok|next of kin|dr|doctor)\b/i;

/** The writer of the note; null where no name is plainly it. */
function findWriter(sheet: Sheet): Omit<Candidate, "field"> | null {
  const { text } = sheet.page;
  const isOthers = (start: number, end: number) =>
    sheet.candidates.some(
      (one) =>
        /^(?:deceased|nok)Name$|^(?:attending|certifying)Doctor$/.test(one.field) && one.start < end && one.end > start,
    );
  const at = (from: number, said: string, confidence: number) => {
    const name = readName(said);
    if (!name?.isFull || name.start > 3 || name.isDoctor || isOthers(from + name.start, from + name.end)) return null;
    return { ...name, start: from + name.start, end: from + name.end, confidence, depth: 0 };
  };
  for (const { index, 0: lead } of text.matchAll(named)) {
    const found = at(index + lead.length, text.slice(index + lead.length, index + lead.length + 50), 0.78);
    if (found) return found;
  }
  const last = text.trimEnd();
  for (const [pattern, confidence] of [
    [foot, 0.78],
    [signed, 0.72],
  ] as const) {
    const match = pattern.exec(last.slice(-140));
    const said = match?.[1];
    if (!match || !said || ofOthers.test(said)) continue;
    const from = last.length - Math.min(140, last.length) + match.index + match[0].indexOf(said);
    if (findNames(said).length > 1) continue;
    const found = at(from, said, confidence);
    if (found) return found;
  }
  return null;
}

const speaksSo = new RegExp(String.raw`\bby ${ownWriter}\b`, "i");

/** Who rang, if not of the family, else whoever wrote; first the latter where the note speaks of its writer as of another. */
export function writerOf(sheet: Sheet): Omit<Candidate, "field"> | null {
  const caller = bestOf(sheet, "callerName");
  const tie = bestOf(sheet, "callerRelationship");
  const isKin =
    caller !== undefined &&
    (bestOf(sheet, "nokName")?.value === caller.value ||
      (tie !== undefined && readRelation(tie.value)?.kind === "kin"));
  const writer = caller && !isKin && !speaksSo.test(sheet.page.text) ? null : findWriter(sheet);
  return writer ?? (isKin ? null : (caller ?? null));
}
