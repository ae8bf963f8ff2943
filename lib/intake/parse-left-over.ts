// What is read last: words that no other reader took, and values that stand in a field of another kind.
import { addCoronerSaid } from "./parse-coroner-said";
import { addLastContact } from "./parse-last-contacts";
import { addLeftovers } from "./parse-leftovers";
import { addMorgue } from "./parse-morgue";
import type { Person } from "./parse-roles";
import { addSamePerson } from "./parse-same-person";
import { addRequestedDay, setRight } from "./parse-set-right";
import type { Sheet } from "./parse-sheet";
import { addSelfContact } from "./parse-self-contact";
import { addTelegrams } from "./parse-telegrams";

/** Fills fields that are still empty; `known` is the text without the values of labels that nobody knows. */
export function addLeftOver(sheet: Sheet, text: string, known: string, persons: readonly Person[]): void {
  addLeftovers(sheet, text, persons);
  addTelegrams(sheet, known);
  addCoronerSaid(sheet, text);
  addMorgue(sheet, text);
  addLastContact(sheet, text, persons);
  addSelfContact(sheet, text);
  addSamePerson(sheet, text);
  setRight(sheet);
  addRequestedDay(sheet);
}
