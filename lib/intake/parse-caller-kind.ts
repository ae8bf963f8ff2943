// Reads what kind of caller rings from the words or boxes behind a label that asks for it.
import { findFacilities } from "./parse-places";
import { readRelation } from "./parse-relations";
import type { Reading } from "./parse-span";
import { readTicks } from "./parse-ticks";

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:coroner|medical examiner|m\.?e\.?\b|ome\b|forensic)/i, "Coroner"],
  [/^(?:law enforcement|police|sheriff|le\b|pd\b|officer|trooper|deput(?:y|ies)|polic[ií]a)/i, "Law enforcement"],
  [/^(?:funeral|mortuary|f\.?\/?h\b|fd\b|trade|director|crematory|funeraria)/i, "Funeral home"],
  [/^hospic(?:e|io)/i, "Hospice"],
  [
    /^(?:nursing|s\.?n\.?f\b|assisted|alf\b|ltc\b|long[- ]term|skilled|care (?:home|center|facility)|memory care|rehab|convalescent|nh\b|asilo|hogar)/i,
    "Nursing facility",
  ],
  [/^(?:hosp(?:ital)?\b|er\b|medical center|decedent affairs)/i, "Hospital"],
  [/^(?:family|famil(?:iar|ia)|relative|next of kin|nok\b|spouse)/i, "Family"],
  [/^(?:other|otro|friend|neighbou?r|clergy|attorney|landlord|ems\b|public)/i, "Other"],
];

const kindOf = (words: string) => kinds.find(([pattern]) => pattern.test(words))?.[1];

/** The kind of caller that the words, or the one ticked box of several, begin with. */
export function readCallerKind(segment: string): Reading | null {
  const ticks = readTicks(segment);
  const chosen = ticks?.options.filter(({ isTicked }) => isTicked) ?? [];
  if (ticks && chosen.length !== 1) return null;
  const told = /->|=>|→/.exec(segment);
  const said = (chosen[0]?.text ?? segment.slice(told ? told.index + told[0].length : 0)).replace(/^[\s"'*_(]+/, "");
  // "Family / Facility / Hospice / Coroner" lists the choices and makes none.
  if (!ticks && (said.match(/\w \/ \w/g)?.length ?? 0) > 1) return null;
  if (
    /^[\p{L} ]+\/\s?(?:nursing|hospital|hospice|funeral|coroner|police)/iu.test(said) &&
    !/^(?:coroner|m\.?e)/i.test(said)
  )
    return null;
  const value = kindOf(said) ?? (readRelation(said)?.kind === "kin" ? "Family" : houseKinds[houseOf(said) ?? ""]);
  return value ? { value, start: 0, end: Math.max(1, segment.trimEnd().length), confidence: 0.95 } : null;
}

/** Words that end what somebody does. */
const callings =
  /(?:ordinator|director|manager|visor|worker|trator|clerk|nurse|aide|tician|ician|ologist|sentative|arranger|embalmer|dispatcher|secretary|liaison|chaplain)$/i;

/** The sort of house or kin before how the caller stands to the dead: "facility - RN", "Family (niece)", "family, she is the wife". */
const sortBefore =
  /^\W*(?:(?:family|fam|relative|familia|facility|staff|hospice|hospital|nursing (?:home|facility)|funeral home|other)(?: member)?[ ]?[,/(:–-]{1,2}[ ]?)?(?:(?:s?he|i|caller)(?:['’](?:s|m)| is| am) )?(?:(?:the|an?|his|her|their|my|la|el|su) )?/i;

/** A function or relation as the one who rings states it, no kind of house: "release coordinator", "funeral director / arranger", "Family (niece)". */
export function readStanding(segment: string): Reading | null {
  const lead = sortBefore.exec(segment)?.[0].length ?? 0;
  const told = segment.slice(lead);
  const tie = readRelation(told);
  if (
    tie?.start === 0 &&
    (lead > 1 || tie.kind === "kin") &&
    !houseOf(told) &&
    /^(?:\W*$|[;.]\s|,? (?:and|&|also|who|he|she|i)\b|\s?\(|[ ,)]{1,2}(?:of|to|at|with|for|from)\b)/.test(
      told.slice(tie.end),
    )
  )
    return { ...tie, start: lead + tie.start, end: lead + tie.end, confidence: 0.9 };
  const said = segment.trim();
  if (!/^\p{L}[\p{L}' /-]{2,40}$/u.test(said) || (tie === null && !callings.test(said))) return null;
  if (/\b(?:home|facility|hospital|hospice|family|office|police|enforcement|other)$/i.test(said) || houseOf(said))
    return null;
  const start = segment.indexOf(said);
  return { value: said, start, end: start + said.length, confidence: 0.9 };
}

const houseOf = (said: string) => findFacilities(said)[0]?.kind;

/** What kind of caller speaks for a house of this kind. */
export const houseKinds: Readonly<Record<string, string>> = {
  Hospital: "Hospital",
  "Nursing facility": "Nursing facility",
  "Hospice facility": "Hospice",
  "Hospice agency": "Hospice",
  "Funeral home": "Funeral home",
  Coroner: "Coroner",
};

/** The kind of house that stands with a speaker's name: "Ana (Montoya Mortuary)", "Jo Hospice Triage". */
export function readSpokenHouse(mark: string): string | null {
  const kind = houseOf(mark);
  if (kind && houseKinds[kind]) return houseKinds[kind];
  if (/\b(?:coroner|medical examiner|OC?ME|M\.?E\.?(?:'s)? office)\b/i.test(mark)) return "Coroner";
  if (/\b(?:sheriff|police|P\.?D\.?|patrol|troopers?)\b/i.test(mark)) return "Law enforcement";
  if (/\b(?:F\.?\/?H|mortuary|funeral|cremation)\b/i.test(mark) || /\p{Ll},? FD\b/u.test(mark)) return "Funeral home";
  if (/\bhospice\b/i.test(mark)) return "Hospice";
  return /\b(?:hosp|hospital)\b/i.test(mark) ? "Hospital" : null;
}

/** "title: patient placement coordinator": what nobody has in a table. */
export function readWork(segment: string): Reading | null {
  const said = /^\s*(\p{L}[\p{L}&/' -]{3,40}?)\s*$/u.exec(segment)?.[1];
  if (!said || houseOf(said) || /\b(?:coroner|medical examiner|police|sheriff)$/i.test(said)) return null;
  if (said.split(" ").length > 4 || /^(?:n\/?a|none|unknown|yes|no|same)$/i.test(said)) return null;
  const start = segment.indexOf(said);
  return { value: said, start, end: start + said.length, confidence: 0.75 };
}

const ownDirector = /^(?:(?:on[- ]call|managing|night|duty) )?(?:director|arranger|embalmer|apprentice)$/i;
const firmAccount =
  /(?:^|\n|[|\t]| {3})\W{0,6}(?:for )?(?:account|acct|client|firm)\b[^\p{L}\n]{1,24}[^\n]{0,40}\b(?:mortuary|funeral|cremation|chapel)\b/iu;

/** Whether a director orders for the firm whose account the sheet names. */
export const ordersForFirm = (text: string, tie: string): boolean => ownDirector.test(tie) && firmAccount.test(text);
