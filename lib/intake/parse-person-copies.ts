// Reads what stands behind a person's label that points at another person of the sheet: "same as caller", "as above", "yes".
import { readAnswer, readTickedAnswer } from "./parse-answers";
import { sameSigner } from "./parse-doctor-words";
import { nokRang, onlySame, sameAbove, sameCaller, sameContact, sameNok } from "./parse-kin-labels";
import type { PersonOwner } from "./parse-people";
import { sameDoctor, tieOfCopy } from "./parse-person-words";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { flagged } from "./parse-self-contact";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

/** Notes whom the words stand for; false where they name somebody. */
export function readCopy(sheet: Sheet, owner: PersonOwner, segment: string, start: number): boolean {
  const words = segment.slice(0, 80);
  const span = { start, end: start + segment.trimEnd().length };
  if (
    (owner === "nok" || owner === "contact") &&
    (sameCaller.test(words) ||
      (owner === "nok" &&
        (onlySame.test(words) ||
          (sameAbove.test(words) && readRelation(bestOf(sheet, "callerRelationship")?.value ?? "")?.kind === "kin"))))
  ) {
    sheet.copies.push({ to: owner, from: "caller", isLabelled: true, ...span });
    if (owner === "nok") addReading(sheet, "nokRelationship", tieOfCopy(words), start);
    return true;
  }
  if (
    (owner === "nok" && sameContact.test(words)) ||
    (owner === "contact" && sameNok.test(words)) ||
    (owner === "caller" && nokRang.test(words))
  ) {
    sheet.copies.push({ to: owner, from: owner === "nok" ? "contact" : "nok", ...span });
    return true;
  }
  const answer = owner === "certifier" || owner === "nok" ? (readTickedAnswer(words) ?? readAnswer(words)) : null;
  if (
    answer?.value === "YES" &&
    /^[\s.,;:)(\]_/|[]*(?:(?:[A-Za-z]{1,3}|will|does|signing)[\s_([)\]/|.]*){0,4}$/.test(segment.slice(answer.end))
  ) {
    const from = owner === "nok" ? flagged(sheet, start) : "attending";
    sheet.copies.push({ to: owner as "certifier" | "nok", from, ...span });
    return true;
  }
  if (owner === "certifier" && sameDoctor.test(words)) {
    sheet.copies.push({ to: "certifier", from: "attending", ...span });
    const [phone] = findPhones(segment);
    if (phone) addReading(sheet, "doctorPhone", phone, start, { confidence: 0.85 });
    return true;
  }
  if (owner === "attending" && (onlySame.test(words) || sameSigner.test(words))) {
    sheet.copies.push({ to: "attending", from: "certifier", ...span });
    return true;
  }
  return false;
}
