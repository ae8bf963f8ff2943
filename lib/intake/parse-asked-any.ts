// Finds the one word that answers all parts of a question: "Any infection, stairs?" "No, neither.", "a veteran, and prearranged?" "Yes to both".
import type { Role } from "./parse-labels";
import type { Span } from "./parse-span";
import type { Kind } from "./words/labels";

const toAll =
  /^\W*(?:(?:no|nope|nah|uh)[\s,.]{1,3})?(?:neither(?: one| of (?:them|those))?|none of (?:that|those|them|the above)|no (?:and no|to (?:both|all|everything|either)))\b|^\W*yes,? (?:(?:to )?(?:both|all)|and yes)\b/i;
/** A bare "no" where any of several is asked for. */
const toAny = new RegExp(
  String.raw`${toAll.source}|^\W*(?:no|nope|none|nah|nothing)(?: (?:ma['’]?am|sir))?\W*$|^\W*(?:(?:no|nope|nah|oh no)[\s,.]{1,3})?(?:nothing (?:like that|of (?:that|the) (?:sort|kind)|at all|that i know of)|not (?:a thing|that i know of))\W*$`,
  "i",
);
const anyOf = new Set<Kind>(["stairs", "precautions", "covid", "donor"]);

/** Where the answer begins with a word to all that was asked, that word. */
export function sharedAnswer(text: string, { start, end }: Span, roles: readonly Role[]): Span | null {
  const isAny = roles.every(({ kinds }) => kinds.every((kind) => anyOf.has(kind)));
  const match = (isAny ? toAny : toAll).exec(text.slice(start, end));
  const word = match && (/^\W*(?:no|nope|nah|yes)\b/i.exec(match[0])?.[0] ?? match[0]);
  return word ? { start, end: start + word.length } : null;
}

const onlyTold = /\b(?:called|notified|contacted|told|informed|alerted)\b/i;
const decides = /\b(?:case|accept\w*|tak(?:e|es|ing|en)|jurisdiction|involved|releas\w*|required)\b/i;

/** "Was the coroner called?" asks whether somebody was told, and not whose case it is. */
export const asTold = (question: string, role: Role): Role =>
  role.owner === "coroner" && onlyTold.test(question) && !decides.test(question)
    ? { ...role, owner: "coronerNotified" }
    : role;
