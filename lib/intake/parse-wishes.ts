// Tells an order that a house gives us from what kin wish for: "the director needs us to get …", "her daughter wants us to come after nine".
import { findFacilities } from "./parse-places";
import { findRelations } from "./parse-relations";

/** What is wanted: kin wish for much, and only who works there orders it with us. */
export const wishes =
  /^(?:(?:has|have) (?:a|an|another|one|1|two) |(?:needs|wants|would like|is asking|asks|requests|requested|asked) (?:us|you|some|an? (?:car|van|crew|team|driver)|our) |(?:needs|requests|requested|requesting|orders|ordered) (?:removal|transport|transfer|pick))/i;

/** Whether the words before a verb tell of one who works for a house, and of no kin. */
export const isWorker = (left: string): boolean => {
  const ties = findRelations(left);
  return (
    ties.every(({ kind }) => kind === "function") &&
    (ties.length > 0 || findFacilities(left).some(({ kind }) => kind !== "Doctor"))
  );
};
