// Fills fields that stand empty when all other rules have read, by elimination and by form.
import { addLastDead } from "./parse-last-dead";
import { addLastGoal } from "./parse-last-goals";
import { addLastHouseKind } from "./parse-last-house-kinds";
import { addLastKin, addLastTie } from "./parse-last-kin";
import { addLastNextOfKin } from "./parse-last-next-of-kin";
import { addLastMoment } from "./parse-last-moments";
import { addLastNurse } from "./parse-last-nurses";
import type { Page } from "./parse-page";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

/** `isOne` tells that the text reports one person. */
export function addLastOfAll(sheet: Sheet, page: Page, isOne: boolean): void {
  const kind = bestOf(sheet, "deceasedLocation");
  addLastDead(sheet, page);
  addLastHouseKind(sheet, page);
  if (!isOne) return;
  if (!kind || kind.value === "Residence") addLastHome(sheet, page, kind !== undefined);
  addLastGoal(sheet, page);
  addLastNurse(sheet, page);
  addLastNextOfKin(sheet, page);
  addLastTie(sheet, page);
  addLastKin(sheet, page);
  addLastMoment(sheet, page);
}

/** Where no place is told but the dead's own home, they lie there: the call says that it is at home, or when they died. */
function addLastHome(sheet: Sheet, { text }: Page, isAtHome: boolean): void {
  const home = bestOf(sheet, "homeAddress");
  if (!home || !bestOf(sheet, "deceasedName")) return;
  if (holders.test(text)) return;
  if (!isAtHome && !bestOf(sheet, "timeOfPassing") && !bestOf(sheet, "dateOfDeath")) return;
  if (bestOf(sheet, "pickupLocation") || bestOf(sheet, "locationAddress") || bestOf(sheet, "locationName")) return;
  const there = { ...home, confidence: Math.min(0.66, home.confidence) };
  for (const field of ["pickupLocation", "locationAddress"] as const) addReading(sheet, field, there, 0, {});
}

/** Who may hold the dead elsewhere. */
const holders =
  /\b(?:hospital|hosp|e\.?r|emergency (?:room|dept)|icu|morgue|cooler|nursing home|snf|rehab|facility|assisted living|airport|cargo|(?:coroner|m\.?e|medical examiner|police|hospice house|funeral home|mortuary) (?:has|have|holds?|took|is holding) (?:him|her|them|the body))\b/i;
