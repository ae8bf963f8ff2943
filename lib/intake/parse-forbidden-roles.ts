// Takes from the persons of running text the roles that other words rule out.
import type { Person } from "./parse-roles";

const othersDeath =
  /\b(?:back in|years? ago|last (?:month|year|week|spring|summer|fall|winter)|in (?:19|20)\d\d|in the same|long ago|months? ago|already passed|predeceased)\b/i;
const kinBefore =
  /\b(?:her|his|whose|their)\s+(?:late\s+)?(?:husband|wife|spouse|son|daughter|brother|sister|mother|father|mom|dad|partner|neighbor|friend)\s*,?\s*$/i;
const diedBehind =
  /^[\s,]*(?:\([^()]{0,30}\)[\s,]*)?(?:has |have |had |just |sadly |peacefully |also |who |that ){0,3}(?:was )?(?:passed|died|expired|deceased|pronounced|fallec|muri)/i;
/** Sex, age or birth right behind a name: only the dead are told so. */
export const described =
  /^[\s,;(/-]{1,4}(?:\d{2,3}\s?(?:y\/?o|yo|yrs?)?\s?[MF]\b|\d{2,3}\s?(?:y\/?o|yo|yr|year)|(?:(?:[WBHA]\/)?(?:m|f|male|female)\b[\s,;/-]{0,3})?(?:(?:aged?\s*)?\d{1,3}\b[\s,;/-]{0,3})?(?:(?:m|f|male|female)\b[\s,;/(-]{0,3})?(?:(?:is|was)\s+)?(?:d\.?o\.?b\b|born\b|b\.\s?\d))/i;
const honored = /^(?:mrs?|ms|miss|mister|sra?)$/i;

/** Roles that other words rule out. */
export function forbidRoles({ roles: given, name, tie }: Person, left: string, right: string, sentence: string): void {
  // "Mr. Teague at St Anne's passed": who dies in the sentence does not ring.
  if (
    given.has("caller") &&
    name.title !== undefined &&
    honored.test(name.title) &&
    /^[^.;!?]{0,80}\b(?:passed|died|expired|falleci[oó]|muri[oó])\b/i.test(right) &&
    !/\b(?:is|spoke|from|by|caller|soy|habla)\b[\s\w]{0,8}$/i.test(left.slice(-24))
  ) {
    given.delete("caller");
    given.set("deceased", 0.8);
  }
  if (name.isDoctor) {
    given.delete("deceased");
    given.delete("nok");
  } else {
    given.delete("attending");
    if (
      name.title === undefined &&
      name.credentials === undefined &&
      !/m\.?d|doctor|dr\b/i.test(left.slice(-40) + right.slice(0, 20))
    ) {
      if (!/sign|certif|cert\b|dc\b/i.test(left + right)) given.delete("certifier");
    }
  }
  if (given.has("deceased") && (othersDeath.test(right) || (kinBefore.test(left) && othersDeath.test(sentence))))
    given.delete("deceased");
  if (
    given.has("deceased") &&
    tie?.kind === "kin" &&
    !/\b(?:my|our|mi|nuestr[oa])\s+(?:\w+\s+){0,2}[\w-]+[\s,]*$/i.test(left.slice(-50)) &&
    !diedBehind.test(right)
  )
    given.delete("deceased");
  if (
    given.has("deceased") &&
    (given.has("nok") || (tie?.kind === "function" && !diedBehind.test(right) && !described.test(right)))
  )
    given.delete("deceased");
  if (given.has("deceased") && /^\W*(?:pronounced)\b/i.test(right) && tie?.kind === "function")
    given.delete("deceased");
  if (given.has("pronouncer") && given.has("deceased")) {
    // "Mrs Ames pronounced at 7:12" is the dead; "RN Vega pronounced" is not.
    if (tie?.kind === "function" || name.isDoctor || name.credentials !== undefined) given.delete("deceased");
    else given.delete("pronouncer");
  }
  if (
    given.has("contact") &&
    given.has("caller") &&
    /\b(?:call|contact|reach|ring)\s+(?:me|us)\b/i.test(left.slice(-30))
  )
    given.delete("contact");
  if (given.has("contact") && given.has("nok")) given.delete("contact");
}
