// Takes the one full name that nobody else in the text bears for that of the dead, where no word told it.
import { type NameReading, findNames } from "./parse-names";
import type { Page } from "./parse-page";
import { findRelations } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { signOfDead } from "./parse-unnamed-dead";
import { givenNames } from "./words/given-names";

const confidence = 0.68;

/** Fields whose names are of the living. */
const living = [
  "callerName",
  "nokName",
  "attendingDoctor",
  "certifyingDoctor",
  "pronouncedBy",
  "releaseAuthorizedBy",
] as const;
const honorific = /^(?:mr|mrs|ms|miss|mister|col|colonel|sr|sra|se[ñn]ora?|don|do[ñn]a|fr|father|sister|brother|rev)$/i;

/** Behind a name in its own line: a birth, a death, an age or a room; the dead's own home. */
const told =
  /^[^\n]{0,24}?[\s,;(|/–-](?:d\.?o\.?b|rm|room|bed|apt|unit|tod|dod|exp(?:ired)?|died|passed|born|b\.|age|nacid[oa]|falleci[oó])\b/i;
const kinBefore = /\bk[il]n\b[^\n]*$/i;
/** "Sterling Wojcik - no, Stephen Wojcik". */
const takenBack = /^[\s,.–-]{1,4}(?:no|sorry|wait|correction|not)\b/i;
const numberBehind = /^[^\n\p{L}]{0,6}\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/u;
/** Before a name: who does something, or is somebody's. */
const doesBefore =
  /\b(?:by|call(?:er|ed|ing)?|see|ask(?: for)?|contact|attn|attention|from|to|cc|signed|nurse|rn|lpn|cna|aide|clerk|agent|operator|op|sup(?:v|ervisor)?|manager|mgr|director|deputy|officer|sgt|det|investigator|inv|coroner|technician|tech|security|guard|social worker|chaplain|pastor|dr|physician|pcp|md|with|w\/|per|witness\w*|driver|dispatch(?:er)?|this is|soy|habla|writer|prepared|typed|authorized|thanks|regards|sincerely)\b[\s.,:;/()–-]*$|\b(?:her|him|them),\s*$/i;
const doesBehind =
  /^[\s,(–-]{0,3}(?:RN|LPN|LVN|CNA|MD|DO|NP|PA|MSW|the (?:nurse|aide|manager|director)|(?:night |day |charge |house |shift |office )?(?:nurse|supervisor|manager|director|aide|clerk|deputy|coroner|chaplain|social worker|administrator|owner|tech))\b/;

/** Adds the name, where exactly one is left or exactly one of several has a birth, a death or a room beside it. */
export function addLastDead(sheet: Sheet, { text }: Page): void {
  if (bestOf(sheet, "deceasedName")) return;
  // "Grandpa: Maynard Quill" is told by whoever rings; "Wife: Ann Feeney" stands beside another.
  const isRung = bestOf(sheet, "callerName") !== undefined;
  const taken = living.flatMap((field) => bestOf(sheet, field) ?? []);
  const free = findNames(text).filter(
    (name) =>
      name.isFull &&
      !name.isDoctor &&
      (name.credentials === undefined || /^[A-Z]{3,5}$/.test(name.credentials)) &&
      isPerson(text, name) &&
      (name.title === undefined || honorific.test(name.title)) &&
      !taken.some(({ value }) => isAlike(value, name.value)) &&
      !isOthers(text, name) &&
      (isRung || !isCalledKin(text, name)),
  );
  const [one, ...others] = free;
  const first = free.find((name) => isSigned(text, name));
  if (!one || (!first && others.some(({ value }) => !isAlike(value, one.value)))) return;
  const dead = first ?? one;
  const fullest = free
    .filter(({ value }) => isAlike(value, dead.value))
    .reduce((best, other) => (other.value.length > best.value.length ? other : best), dead);
  addReading(
    sheet,
    "deceasedName",
    { ...fullest, value: fullest.value.replace(/^Do(?:n|ña) /, ""), confidence },
    0,
    {},
  );
}

const isSigned = (text: string, { end }: NameReading) =>
  signOfDead.test(text.slice(end, end + 40)) || told.test(text.slice(end, end + 40));

function isCalledKin(text: string, { start }: NameReading): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split("\n")
      .at(-1) ?? "";
  const tie = findRelations(before).findLast(({ kind }) => kind === "kin");
  return tie !== undefined && /^[\s,:=(–-]{0,4}(?:(?:is|are) )?$/.test(before.slice(tie.end));
}

/** "Hanging Limb" and "Kootenai Comfort" are nobody. */
const isPerson = (text: string, name: NameReading) =>
  /^\p{Lu}/u.test(text.slice(name.start)) &&
  !/ \p{L}$/u.test(name.value) &&
  (givenNames.has((name.value.split(" ")[0] ?? "").toLowerCase()) ||
    name.title !== undefined ||
    (isSigned(text, name) &&
      !/\b(?:from|at|in|ward|unit)\b[^\n]{0,12}$/i.test(text.slice(Math.max(0, name.start - 16), name.start))));

const isAlike = (one: string, other: string) => {
  const [left, right] = [one.toLowerCase().split(" "), other.toLowerCase().split(" ")];
  return left[0] === right[0] && (left.length === 1 || right.length === 1 || left.at(-1) === right.at(-1));
};

/** Whether somebody living is named: with a function, a tie or a number of the own. */
function isOthers(text: string, { start, end }: NameReading): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split("\n")
      .at(-1) ?? "";
  const behind = text.slice(end, end + 40);
  if (
    doesBefore.test(before) ||
    kinBefore.test(before) ||
    takenBack.test(behind) ||
    doesBehind.test(behind) ||
    numberBehind.test(behind)
  )
    return true;
  const tie = findRelations(behind.split("\n")[0] ?? "")[0];
  return tie !== undefined && /^[\s,(–-]{0,4}(?:(?:the|her|his|is) ){0,2}$/.test(behind.slice(0, tie.start));
}
