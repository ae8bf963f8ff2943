// Makes the words behind a person's label ready for reading: the ticked box alone, the name behind an answer, names in parts.
import { readName } from "./parse-names";
import type { PersonOwner } from "./parse-people";
import { findFacilities } from "./parse-places";
import { readRelation } from "./parse-relations";
import type { Reading } from "./parse-span";
import { readTicks } from "./parse-ticks";

export const nobody =
  /^\W*(?:unk(?:nown)?|none|n\/?a|tbd|not (?:known|yet|given|located|found)|no (?:kin|family|nok|one|next of kin)|ningun[oa]|desconocid[oa]|to be (?:notified|determined|located))\b/i;

/** "I guess call me. 612-…", "My mom, 509-…0153. I'm at 509-…0154": the number behind is of the one who speaks. */
export const leadsToOwn =
  /\b(?:call|ring|phone|reach|text|contact) me\b[^;\n]{0,20}$|\b(?:i['’]m|i am) (?:at|on) \(?$|\bmine(?:['’]s| is)\W{0,3}$/i;

const byLaw = /^\W*(?:(?:hc|d|m|fin)?poa|power of attorney|executor|executrix|guardian|proxy)\s(?=\p{L}{3})/iu;

/** "POA niece Carol Ann": the kin stands behind what the law makes of her. */
export const tieBefore = (head: string) =>
  readRelation(head.replace(byLaw, (said) => " ".repeat(said.length))) ?? readRelation(head);

const yesBefore =
  /^\W{0,4}(?:y|yes|s[ií])(?![\wà-ÿ])[\s,.:;/-]{1,5}(?=(?:by |per |it was |dra?\b\.? ?|nurse |rn )?\p{Lu}\p{L}+)/iu;
const answeredOwners = new Set<PersonOwner>(["certifier", "pronouncer", "attending", "release"]);

/** "Did a doctor or nurse pronounce? Yes, Odalys Ferrer": the name behind the answer. */
export const withoutYes = (owner: PersonOwner, segment: string | null) =>
  segment && answeredOwners.has(owner) ? segment.replace(yesBefore, (answer) => " ".repeat(answer.length)) : segment;

/** Of boxes behind a person's label only the words of the ticked one count: "☐ same ☑ other: Dr. Pereira". */
export function ticked(owner: PersonOwner, segment: string): string | null {
  if (!/^\s*(?:[[(][ xX✓*•]{0,3}[\])]|[☐☑☒✅□■])/.test(segment)) return segment;
  const options = readTicks(segment)?.options ?? [];
  const chosen = options.filter(({ isTicked }) => isTicked);
  const [only] = chosen;
  if (!only || chosen.length > 1 || owner === "deceased")
    return owner === "deceased" || chosen.length === 0 ? null : segment;
  if (/^(?:y|yes|no?|s[ií])(?![\wà-ÿ])/i.test(only.text)) return segment;
  const next = options.find((option) => option.start > only.start);
  const until = next?.start ?? segment.length;
  return (
    " ".repeat(only.end - only.text.length) +
    segment.slice(only.end - only.text.length, until).replace(/^other\W*/i, (found) => " ".repeat(found.length))
  );
}

/** "THIBODEAUX / JOSEPH / A": last name, first name and what stands between. */
export function readParted(segment: string): ReturnType<typeof readName> {
  const parts =
    /^\s*(\p{L}[\p{L}' -]{1,30}?) ?\/ ?(\p{L}[\p{L}'-]{0,20})(?: ?\/ ?(\p{L}[\p{L}'-]{0,20}))?[\s.]*$/u.exec(segment);
  if (!parts || /\b(?:son|daughter|wife|husband|sister|brother|niece|nephew|poa|rn)\b/i.test(parts[0])) return null;
  const name = readName(`${parts[1]}, ${parts[2]} ${parts[3] ?? ""}`.trim());
  return name && { ...name, start: 0, end: segment.trimEnd().length };
}

/** "Heron & Vance Funeral Home / Teddy / 813-555-0105": the house for which somebody rings, and where it ends. */
export function firmBefore(segment: string): { kind: string; end: number } | null {
  const lead = /^[^/\n]{4,60} \/ (?=\p{Lu}\p{Ll})/u.exec(segment)?.[0];
  const [house] = lead ? findFacilities(lead) : [];
  return lead && house ? { kind: house.kind, end: lead.length } : null;
}

/** "NOK: Jim Day, brother. Decedent Art Day died at …": words that turn from the kin to the dead, or from the dead to the kin. */
export const turnsTo = {
  dead: /\b(?:decedent|deceased|patient|pt|resident|died|passed|expired|pronounced)\b/i,
  kin: /\b(?:next of kin|nok)\b/i,
};
/** "At 40 Ridge Rd", "found at Motel 6, 200 Airport Rd". */
export const thereBefore =
  /(?:^|[\s,])(?:is |found |located |lying )?(?:at|in)\s+$|\b(?:found|died|passed(?: away)?|expired|collapsed|pronounced|located|lying)\b[^.;\n]{0,60},\s+$/i;

/** "Same as above", "as attending": the signer is the doctor who was named. */
export const sameDoctor =
  /^\W*(?:the\s+)?(?:same(?:\s+(?:as\s+)?(?:the\s+)?(?:above|attending|doctor|dr|physician|pcp|md))?|as (?:above|attending|listed)|see (?:above|attending)|attending|attg|idem|ditto|(?:el|la)\s+mism[ao](?:\s+m[eé]dic[oa])?|mism[ao])\b(?!\s*(?:physician|dr|doctor)?\.?:?\s+(?:dr|[A-Z][a-z]))/i;

/** A yes before whom it names. */
export const toldYes =
  /^\W*(?:[x✓✔]\W{1,3})?(?:y|yes|s[ií])(?![\wà-ÿ])[\s,:;(–-]{1,6}(?:[[(☐][\s_]{0,2}[\])]? ?no?\b[\s,:;(–-]{1,6})?/i;

/** "Caller: yeah uh this is Sheila over at …", "jtran@rehab.example (Jenny Tran, …". */
export const greeted =
  /^\s*\S{1,40}@\S{3,60}\s*[(<,–-]+\s*(?=\p{L})|^\W*(?:(?:self|yeah|yes|uh|um|hi|hello|hey|ok|okay|good (?:morning|evening|afternoon)|so|well|there|ma'?am|sir)\b[\s,.!-]*){1,5}(?:(?:this is|my name is|it'?s|i'?m|i am)\s+)?/iu;

/** "415-…. The girlfriend's number is 628-…". */
export const anothers =
  /\b(?:girlfriend|boyfriend|friend|neighbou?r|daughter|son|wife|husband|sister|brother|niece|nephew|mother|father|caregiver|nurse|facility|hospice|doctor)['’]?s?\b/i;

export const anotherPerson =
  /(?:[.;]\s+|\n\W*)(?:the |her |his |their )?(?:daughter|dtr|son|wife|husband|sister|brother|niece|nephew|mother|father|next of kin|nok|family|dr|doctor|attending)\b/i;

/** "Kin: same as calling party (brother)": the tie behind what says who is meant. */
export function tieOfCopy(words: string): Reading | null {
  const tie = readRelation(/[(,/-]\s*([^()]{2,30})\)?\s*$/.exec(words)?.[1] ?? "");
  return tie?.kind === "kin" ? { ...tie, start: 0, end: 1, confidence: 1 } : null;
}

/** "Joyce's husband, Carlton Renfroe", "with the daughter": the words tell of another beside. */
export const ofAnother =
  /\p{Lu}\p{Ll}+['’]s (?:husband|wife|spouse|son|daughter|brother|sister|mother|father|mom|dad|uncle|aunt),? (?=\p{Lu}\p{Ll})/u;
export const besideAnother = /^\W*(?:(?:along )?with\b|(?:and|but|while|&) (?:the |his |her |their |our )?\p{Ll})/u;

/** "Cell 919-555-0185 call me when enroute". */
export const meBehind = /^[\s,;:(–-]{1,3}(?:please |pls |and |to )?(?:call|text|ring|reach|phone) me\b(?! at)/i;
