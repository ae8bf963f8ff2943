// Fills fields that stand empty when all other rules have read, by elimination and by form.
import { addLastDead } from "./parse-last-dead";
import { addLastHouseKind } from "./parse-last-house-kinds";
import { addLastKin, addLastTie } from "./parse-last-kin";
import { addLastNextOfKin } from "./parse-last-next-of-kin";
import { addLastMoment } from "./parse-last-moments";
import type { Page } from "./parse-page";
import type { Sheet } from "./parse-sheet";

/** `isOne` tells that the text reports one person. */
export function addLastOfAll(sheet: Sheet, page: Page, isOne: boolean): void {
  addLastDead(sheet, page);
  addLastHouseKind(sheet, page);
  if (!isOne) return;
  addLastNextOfKin(sheet, page);
  addLastTie(sheet, page);
  addLastKin(sheet, page);
  addLastMoment(sheet, page);
}
