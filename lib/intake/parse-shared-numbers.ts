// Gives one person's number to both of that person's roles: the caller who is next of kin, the next of kin who meets the crew.
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { bestOf, isSameText as same, type Sheet } from "./parse-sheet";

/** A caller who is next of kin has one number, whichever of the two the words gave it to. */
export function shareOwnNumber(sheet: Sheet): void {
  const [caller, kin, number] = (["callerName", "nokName", "nokPhone"] as const).map((field) => bestOf(sheet, field));
  if (caller && kin && same(caller.value, kin.value)) {
    const [phone, tie] = (["callerPhone", "callerRelationship"] as const).map((field) => bestOf(sheet, field));
    if (phone && !number) sheet.candidates.push({ ...phone, field: "nokPhone", confidence: 0.8 });
    if (tie && !bestOf(sheet, "nokRelationship") && readRelation(tie.value)?.kind === "kin")
      sheet.candidates.push({ ...tie, field: "nokRelationship", confidence: 0.8 });
  }
  if (!caller || !kin || !number || !same(caller.value, kin.value) || bestOf(sheet, "callerPhone")) return;
  const isTold = findPhones(sheet.page.text).every(({ start, end }) =>
    sheet.candidates.some((one) => one.field.endsWith("Phone") && one.start < end && one.end > start),
  );
  if (isTold && !bestOf(sheet, "callerIdPhone"))
    sheet.candidates.push({ ...number, field: "callerPhone", confidence: 0.8 });
}

/** Who meets the crew and is next of kin has one number: that of the newest mail. */
export function renewContact(sheet: Sheet): void {
  const [contact, kin, old, phone] = (["contactName", "nokName", "contactPhone", "nokPhone"] as const).map((field) =>
    bestOf(sheet, field),
  );
  if (contact && kin && old && !phone && same(contact.value, kin.value))
    sheet.candidates.push({ ...old, field: "nokPhone", confidence: 0.8 });
  if (!contact || !kin || !old || !phone || !same(contact.value, kin.value) || old.value === phone.value) return;
  if (old.depth > phone.depth) sheet.candidates.push({ ...phone, field: "contactPhone" });
  else if (phone.depth > old.depth) sheet.candidates.push({ ...old, field: "nokPhone" });
}
