// Takes the one word for kin beside the next of kin for the tie, where no other rule joined them.
import type { Page } from "./parse-page";
import { findNames, readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { findRelations, type RelationReading } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading } from "./parse-span";
import { givenNames } from "./words/given-names";

const confidence = 0.68;
const [reachBefore, reachBehind] = [130, 60];
const ofSpeaker = /\b(?:my|our|mi|mis|nuestr[oa]|we|i)\s+(?:\p{L}+ )?$/iu;
/** A parent is mostly the caller's, and a mother may be superior. */
const parent =
  /^(?:(?:grand|step)?(?:mother|father|mom|mum|mama|mommy|dad|daddy|papa|parents?)|madre|padre|mam[aá]|pap[aá]|widow(?:er)?|child|relative|family|kin|(?:health ?care )?(?:agent|proxy|poa))$/i;
const ofTheDead = /\b(?:his|her|their|pt['’]?s|patient['’]?s|decedent['’]?s|for both)[\s,]+$/i;
const aboutThem = /\b(?:about|for|regarding|re|of) (?:his|her|their|the|a) $/i;
const diedThen =
  /^['’s]{0,2}[\s,(-]{1,3}(?:\p{L}+[\s,)]+){0,4}?(?:is the one (?:that|who)|died|passed|expired|fell|muri[oó])\b/iu;
const mostEnds = 2;
const sentenceEnd = /[.!?](?:\s|$)|\n/g;
const ofAnother = /^\s*(?:of(?! (?:the )?(?:dec|pt|patient))|to|for|in law)\b|^['’]s\b/i;

/** Adds the tie. */
export function addLastTie(sheet: Sheet, { text }: Page): void {
  const kin = bestOf(sheet, "nokName");
  if (!kin || bestOf(sheet, "nokRelationship")) return;
  const first = kin.value.split(" ")[0] ?? "";
  const names = findNames(text);
  const ties = [
    ...text.matchAll(new RegExp(`(?<!\\p{L})${first.replace(/[^\p{L}'-]/gu, "")}(?!\\p{L})`, "giu")),
  ].flatMap(({ index }) => tiesBeside(text, index, index + kin.value.length, names));
  const [tie] = ties;
  if (!tie) return;
  addReading(sheet, "nokRelationship", { ...tie, confidence }, 0, {});
}

function tiesBeside(text: string, start: number, end: number, names: ReturnType<typeof findNames>): RelationReading[] {
  const from = Math.max(0, start - reachBefore);
  const isBlocked = (left: number, right: number) => names.some((name) => name.start >= left && name.end <= right);
  const all = findRelations(text.slice(from, end + reachBehind))
    .filter(({ kind }) => kind === "kin")
    .map((tie) => ({ ...tie, start: from + tie.start, end: from + tie.end }))
    .filter((tie) => {
      const left = text.slice(Math.max(0, tie.start - 24), tie.start);
      const right = text.slice(tie.end, tie.end + 50);
      if (parent.test(text.slice(tie.start, tie.end)) || parent.test(tie.value)) {
        if (!ofTheDead.test(left) || /^ superior/i.test(right)) return false;
      }
      return !ofSpeaker.test(left) && !aboutThem.test(left) && !ofAnother.test(right) && !diedThen.test(right);
    });
  const behind = all.find((tie) => tie.start >= end && !isBlocked(end, tie.start));
  const before = all.findLast(
    (tie) =>
      tie.end <= start &&
      !isBlocked(tie.end, start) &&
      (text.slice(tie.end, start).match(sentenceEnd)?.length ?? 0) < mostEnds,
  );
  if (behind && !/[.!?]\s|\n/.test(text.slice(end, behind.start))) return [behind];
  return [behind, before]
    .filter((tie) => tie !== undefined)
    .toSorted((a, b) => distance(a, start, end) - distance(b, start, end))
    .slice(0, 1);
}
const distance = (tie: RelationReading, start: number, end: number) =>
  tie.start >= end ? tie.start - end : start - tie.end;

const noKin =
  /^(?:friend|neighbou?r|caregiver|roommate|housemate|guardian|legal guardian|public guardian|conservator|attorney|poa|child|family)$/i;
const marriage = /^(?:wife|husband|spouse|espos[ao]|domestic partner)$/i;
const linkBehind = /^(?: is| named|,| -| –|:|\)| \(| =|\t| \||['’]s name is| name is)*\s{0,3}(?=\p{Lu})/u;
const linkBefore = /^[\s,(:=|–-]{1,4}(?:(?:the|her|his|is|their) )?$/;
const callsNobody = /\b(?:no|don['’]?t|not|see|ask for|contact|meet|key|by|rp|caller|clr)\b[^.;\n]{0,12}$/i;

/** Adds the one relative whom the text names, who is married to the dead or whose number stands behind the name. */
export function addLastKin(sheet: Sheet, { text }: Page): void {
  if (bestOf(sheet, "nokName") || bestOf(sheet, "nokPhone") || !bestOf(sheet, "deceasedName") || deniesKin.test(text))
    return;
  const others = new Set(takers.flatMap((field) => bestOf(sheet, field)?.value.toLowerCase().split(" ")[0] ?? []));
  const found = findRelations(text).flatMap((tie) => {
    if (tie.kind !== "kin" || noKin.test(tie.value)) return [];
    const name = nameBeside(text, tie);
    return name && !others.has(name.value.toLowerCase().split(" ")[0] ?? "") ? [{ tie, name }] : [];
  });
  const [one, ...more] = found;
  if (!one || more.some(({ name }) => name.value.split(" ")[0] !== one.name.value.split(" ")[0])) return;
  const { tie, name } = one;
  const left = text.slice(Math.max(0, tie.start - 30), tie.start);
  if (ofSpeaker.test(left) || callsNobody.test(left) || diedThen.test(text.slice(name.end, name.end + 50))) return;
  const [phone] = findPhones(text.slice(name.end, name.end + 44));
  const isNear = phone !== undefined && !/[.;]\s|\n/.test(text.slice(name.end, name.end + phone.start).trim());
  if (!isNear && !marriage.test(tie.value)) return;
  addReading(sheet, "nokName", { ...name, confidence }, 0, {});
  addReading(sheet, "nokRelationship", { ...tie, confidence }, 0, {});
  if (isNear) addReading(sheet, "nokPhone", { ...phone, confidence }, name.end, {});
}

const takers = [
  "deceasedName",
  "callerName",
  "contactName",
  "attendingDoctor",
  "certifyingDoctor",
  "pronouncedBy",
] as const;
const deniesKin =
  /\bno (?:known |living |local )?(?:nok|next of kin|kin|family|relatives)\b|\b(?:nok|next of kin)\W{1,3}(?:is |are )?(?:unk|unknown|none|not|no\b|tbd|n\/a|pending)/i;

/** The name right behind the word for kin or right before it. */
function nameBeside(text: string, tie: RelationReading): Reading | null {
  const behind = text.slice(tie.end, tie.end + 60);
  const link = linkBehind.exec(behind)?.[0];
  const name = link === undefined || link === "" ? null : readName(behind.slice(link.length));
  if (link !== undefined && name?.start === 0 && !name.isDoctor) {
    const from = tie.end + link.length;
    const value = name.value.replace(/^Do(?:n|ña) /, "");
    const isPerson = value.split(" ").length < 5 && givenNames.has((value.split(" ")[0] ?? "").toLowerCase());
    return isPerson ? { ...name, value, start: from, end: from + name.end } : null;
  }
  const from = Math.max(0, tie.start - 50);
  const left = findNames(text.slice(from, tie.start)).at(-1);
  if (!left || left.isDoctor || !linkBefore.test(text.slice(from + left.end, tie.start))) return null;
  return { ...left, start: from + left.start, end: from + left.end };
}
