// Finds whom a text means that speaks of a next of kin, where no other rule told: the one other name there, or a relative who rings.
import { findNames } from "./parse-names";
import type { Page } from "./parse-page";
import { findPhones } from "./parse-phones";
import { findRelations, readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { givenNames } from "./words/given-names";

const confidence = 0.68;
const [reachBefore, reachBehind, reachOfPhone] = [60, 100, 44];

const spoken =
  /\b(?:next[- ]of[- ]kin|n\.?o\.?k\b\.?|(?:nearest|legal|closest) kin|(?:pariente|familiar) m[aá]s cercan[oa])/giu;
const denied =
  /^\W{0,3}(?:(?:is|are|was|not|has been|none|no|unk\w*|tbd|n\/a|pending|same as decedent|the (?:community|county|state))\W{0,3}){0,2}(?:_{2,}|none\b|(?:see|as) above|no\b|not\b|unk\w*|unable|tbd|n\/a|pending|the (?:community|county|state)\b|notif\w*|contacted|aware|informed)/i;
const deniedBefore =
  /\b(?:no|not|isn['’]?t|without|any|locat\w+|find\w*)(?: the| a| his| her| known| living| local| legal)* $/i;
/** "My sister is, she's the oldest": somebody else than who speaks. */
const another =
  /\b(?:my|our|mi) (?:\p{L}+ )?\p{L}+ (?:is|es)\b|\bif no\b|\[?☐ ?yes|\b(?:he|she)(?:['’]s| is)\b|\bsays? (?:his|her)\b/iu;

const others = [
  "deceasedName",
  "attendingDoctor",
  "certifyingDoctor",
  "pronouncedBy",
  "callerName",
  "contactName",
] as const;

/** Adds who it is. */
export function addLastNextOfKin(sheet: Sheet, { text }: Page): void {
  if (bestOf(sheet, "nokName") || !bestOf(sheet, "deceasedName")) return;
  const taken = new Set(others.flatMap((field) => bestOf(sheet, field)?.value.toLowerCase().split(" ")[0] ?? []));
  const cues = [...text.matchAll(spoken)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        !denied.test(text.slice(end, end + 40)) && !deniedBefore.test(text.slice(Math.max(0, start - 30), start)),
    );
  if (cues.length === 0) return;
  const names = findNames(text).filter(
    ({ value, isFull, isDoctor, credentials }) =>
      isFull && !isDoctor && !credentials && !taken.has(value.toLowerCase().split(" ")[0] ?? ""),
  );
  const near = names.filter((name) =>
    cues.some(
      ({ start, end }) =>
        name.end > start - reachBefore &&
        name.start < end + reachBehind &&
        !/\n\s*\n/.test(text.slice(Math.min(start, name.start), Math.max(end, name.end))),
    ),
  );
  const [one, ...more] = near.filter(({ value }) => givenNames.has((value.split(" ")[0] ?? "").toLowerCase()));
  if (one) {
    if (one.value.split(" ").length > 4 || more.some(({ value }) => value !== one.value)) return;
    addReading(sheet, "nokName", { ...one, confidence }, 0, {});
    const [phone] = findPhones(text.slice(one.end, one.end + reachOfPhone));
    if (phone && !/[.;]\s|\n/.test(text.slice(one.end, one.end + phone.start).trim()) && !bestOf(sheet, "nokPhone"))
      addReading(sheet, "nokPhone", { ...phone, confidence }, one.end, {});
    return;
  }
  if (near.length === 0) addCaller(sheet, text, cues);
}

/** A relative who rings and is asked who is next of kin. */
function addCaller(sheet: Sheet, text: string, cues: readonly { start: number; end: number }[]): void {
  const [name, tie, phone] = [
    bestOf(sheet, "callerName"),
    bestOf(sheet, "callerRelationship"),
    bestOf(sheet, "callerPhone"),
  ];
  if (!name || bestOf(sheet, "callerType")?.value !== "Family") return;
  if (tie && readRelation(tie.value)?.kind !== "kin") return;
  if (cues.some(({ start, end }) => another.test(text.slice(end, end + 60)) || isOthers(text, start))) return;
  addReading(sheet, "nokName", { ...name, confidence }, 0, {});
  if (tie && !bestOf(sheet, "nokRelationship")) addReading(sheet, "nokRelationship", { ...tie, confidence }, 0, {});
  if (phone && !bestOf(sheet, "nokPhone")) addReading(sheet, "nokPhone", { ...phone, confidence }, 0, {});
}

/** "Otis is the oldest and he is next of kin". */
const isOthers = (text: string, start: number) =>
  /\b(?:he|his) (?:is |(?:\p{L}+ ){1,3})?(?:the )?(?:legal )?$/iu.test(text.slice(Math.max(0, start - 30), start)) ||
  findRelations(text.slice(Math.max(0, start - 24), start)).length > 0;
