// Finds labelled items that carry no colon: "DOB 4-4-38", "NOK dtr Wanda Pugh", "His date of birth is July 8".
import { readAnswer, readCovid, readSex } from "./parse-answers";
import { findAddresses } from "./parse-addresses";
import { findDates } from "./parse-dates";
import { bareLabelLength, labelLength, readLabel, type Role, splitWords, type Word } from "./parse-labels";
import { readAge } from "./parse-ages";
import { readHeight, readWeight } from "./parse-measures";
import { readName } from "./parse-names";
import { isPerson } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readFacility } from "./parse-places";
import { readFloor } from "./parse-floors";
import { readRoom } from "./parse-rooms";
import type { Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import { trimSpan } from "./parse-slots";
import { findTimes } from "./parse-times";
import { depthAt } from "./parse-sentences";
import type { Span } from "./parse-span";
import { readSpokenBirth } from "./parse-spoken-days";
import type { Kind } from "./words/labels";

const copula =
  /^\s*(?:is|was|are|were|will be|would be|es|era|=|,)\s+(?:going to be\s+|also\s+|listed as\s+|a\s+|an\s+|the\s+|at\s+)?/i;

/** The items of these sentences that a label announces without a colon. */
export function findBare(sheet: Sheet, sentences: readonly Span[]): Slot[] {
  const slots: Slot[] = [];
  for (const sentence of sentences) slots.push(...bareOf(sheet, sentence));
  return slots;
}

function bareOf(sheet: Sheet, { start, end }: Span): Slot[] {
  const text = sheet.page.text;
  const words = splitWords(text.slice(start, end), start);
  const found: { role: Role; start: number; end: number; valueStart: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    const hit = labelAt(text, words, at, start, end);
    if (!hit) continue;
    const value = { start: hit.valueStart, end: Math.min(end, hit.valueStart + 160) };
    if (!accepts(sheet, hit.role, text.slice(value.start, value.end), hit.isSaid)) continue;
    found.push({ role: hit.role, start: word.start, end: hit.labelEnd, valueStart: hit.valueStart });
    at += hit.length - 1;
  }
  return found.map((one, index) => ({
    role: one.role,
    label: { start: one.start, end: one.end },
    value: trimSpan(text, {
      start: one.valueStart,
      end: ownEnd(text, one.role, one.valueStart, found[index + 1]?.start ?? end),
    }),
    tail: null,
    depth: depthAt(sheet.page, one.start),
    line: -1,
  }));
}

const nextClause =
  /\s(?:they|they're|we're|we are|he's|hes|she's|shes|he is|she is|he was|she was|call me|please|i'm|i am|you can|my|our|his office|her office|and he|and she|and use|and we|and they)\b/i;

/** "Dr. Rowe is our medical director and she signs". */
const signsAfter =
  /^(?:(?!\b[Dd][Rr]a?\b|\b[Dd]octor [A-Z])[^.;]){0,70}\b(?:he|she|who|and)(?:'s|'ll| will| is)?(?: be)? sign(?:s|ing)?\b/i;

/** What is told of a person ends where the sentence without full stops turns to another. */
function ownEnd(text: string, { owner }: Role, start: number, end: number): number {
  if (!isPerson(owner) || end - start < 24) return end;
  if (owner === "attending" && signsAfter.test(text.slice(start, end))) return end;
  const turn = nextClause.exec(text.slice(start + 8, end));
  return turn ? start + 8 + turn.index : end;
}

const startsClause = (text: string, at: number, start: number) => {
  if (at === start) return true;
  return /(?:[.,;:|/(\n\t!?-]|\s{2}|\u00A0|\b(?:and|his|her|their|the|our|my|is|was|w\/|with|y|su|(?:decedent|deceased|patient|resident|pt|dec|decd)['’]?s))\s*["'(]?$/i.test(
    text.slice(Math.max(start, at - 14), at),
  );
};

/** "This is Doctor Ling" names who rings. */
const selfNamed = /\b(?:this is|i'?m|i am|my name is|its|it's|soy|habla)\s+(?:the |el |la )?$/i;

function labelAt(text: string, words: readonly Word[], at: number, start: number, end: number) {
  const word = words[at] as Word;
  if (!startsClause(text, word.start, start)) return null;
  const said = labelLength(words, at);
  if (said > 0) {
    const last = words[at + said - 1] as Word;
    const verb = copula.exec(text.slice(last.end, Math.min(end, last.end + 40)));
    const role = verb && !verb[0].trimStart().startsWith(",") ? readLabel(words.slice(at, at + said)) : null;
    if (verb && role)
      return { role, length: said, labelEnd: last.end, valueStart: last.end + verb[0].length, isSaid: true };
  }
  const bare = bareLabelLength(words, at);
  if (bare === 0) return null;
  const last = words[at + bare - 1] as Word;
  const after =
    /^\s*(?:#|no\.?\s|:|-|=|,|@|~)?\s*/i.exec(text.slice(last.end, Math.min(end, last.end + 6)))?.[0].length ?? 0;
  // "me" and "see" are words of every day; as labels they are written in capitals, or begin the item.
  if (word.folded === "me" && text.slice(word.start, word.end) !== "ME") return null;
  if (
    /^(?:dra?|doctora?)$/.test(word.folded) &&
    selfNamed.test(text.slice(Math.max(start, word.start - 24), word.start))
  )
    return null;
  // "… refuses to sign the DC" at a line's end labels nothing of the next line.
  if (
    /^[ \t]*\n/.test(text.slice(last.end, last.end + 12)) &&
    /\S[ \t]*$/.test(text.slice(Math.max(0, word.start - 12), word.start).replace(/^[^]*\n/, ""))
  )
    return null;
  const role = readLabel(words.slice(at, at + bare));
  // "Dr Beasley was attending, Dr Nwosu is signing": what the one before is.
  if (
    role?.kinds.length === 0 &&
    (role.owner === "attending" || role.owner === "certifier") &&
    /^ ?,/.test(text.slice(last.end, last.end + 2)) &&
    /\b(?:is|was|as)\s$/.test(text.slice(Math.max(start, word.start - 4), word.start))
  )
    return null;
  // "The decedent's ex husband, Vern Pike" names another.
  if (role?.kinds.length === 0 && /['’]s$/.test(text.slice(last.start, last.end))) return null;
  return role && { role, length: bare, labelEnd: last.end, valueStart: last.end + after, isSaid: false };
}

/** "NOK notified by nurse Karen Bliss" names who told them. */
const toldBy =
  /^\W*(?:(?:was|were|has|have|is|been|being|already) ){0,3}(?:notified|called|informed|contacted|reached|advised|told|updated)\b[^.;\n]{0,20}\b(?:by|per)\b/i;

const near = (reading: { start: number } | null | undefined, most: number) =>
  reading !== null && reading !== undefined && reading.start <= most;

/** Whether the words behind begin with what the label asks for; without a colon nothing else shows that it is a label. */
function accepts(sheet: Sheet, { owner, kinds }: Role, segment: string, isSaid: boolean): boolean {
  if (kinds.length === 0) {
    if (owner === null) return false;
    if (isPerson(owner)) {
      if (owner === "nok" && toldBy.test(segment)) return false;
      if (owner === "certifier" && /^\s*(?:for|on)\b/i.test(segment)) return false;
      // "Dr. Ophelia Brandt pronounced her": no attending doctor by that.
      if (owner === "attending" && /^\W*(?:[\p{L}.'’-]+\s){1,3}(?:pronounced|declared|called)\b/iu.test(segment))
        return false;
      // "Death cert: Dr. H. Zeigler, Elm General": another label has taken the name.
      if (owner === "attending" && /^\s{4,},/.test(segment)) return false;
      const name = readName(segment);
      if (owner === "deceased" || owner === "attending")
        return name !== null && name.start <= 12 && (name.isFull || name.title !== undefined);
      return near(name, 28) || near(findPhones(segment)[0], 3) || /^\s*(?:same|attending|will sign)/i.test(segment);
    }
    if (owner === "callerId" || owner === "sender") return near(findPhones(segment)[0], 3);
    if (owner === "coroner" || owner === "coronerNotified") return near(shortAnswer(segment), 0);
    if (owner === "hospice") return /^\s*(?:is|w\/|with)?\s*[A-Z]/.test(segment) && readFacility(segment) !== null;
    return near(readFacility(segment), 3) || near(findAddresses(segment)[0], 3);
  }
  return kinds.every((kind) => acceptsKind(sheet, kind, segment, isSaid, owner !== null));
}

function acceptsKind(sheet: Sheet, kind: Kind, segment: string, isSaid: boolean, hasOwner: boolean): boolean {
  const dates = (aim: "birth" | "past" | "near") =>
    findDates(segment.slice(0, 60), { received: sheet.received, aim, dayFirst: sheet.dayFirst, bare: true })[0];
  const time = () => findTimes(segment.slice(0, 60), { received: sheet.received, bare: true })[0];
  if (kind === "birth") return near(dates("birth"), 10) || readSpokenBirth(segment) !== null;
  if (kind === "deathDate") return near(dates("past"), 10) || near(time(), 10);
  if (kind === "deathTime" || kind === "deathDateTime") return near(time(), 12) || near(dates("past"), 10);
  if (kind === "callDateTime") return isSaid && near(dates("past"), 6);
  if (kind === "requestedDate" || kind === "requestedTime" || kind === "requestedDateTime")
    return isSaid && (near(dates("near"), 10) || near(time(), 12));
  if (kind === "weight") return near(readWeight(segment), 14);
  if (kind === "height") return near(readHeight(segment), 8);
  if (kind === "age") return near(readAge(segment), 4);
  if (kind === "sex") return near(readSex(segment), 2);
  // Whose number a bare "tel" or "number is" tells stands in the words around it.
  if (kind === "phone" || kind === "altPhone") return hasOwner && near(findPhones(segment)[0], isSaid ? 16 : 6);
  if (kind === "address" || kind === "home") return near(findAddresses(segment)[0], 6);
  if (kind === "room") return near(readRoom(segment), 2) && /^\s*#?[A-Za-z]?-?\d/.test(segment);
  if (kind === "floor") return near(readFloor(segment), 2) && /^\s*\d/.test(segment);
  if (kind === "county") return isSaid && /^\s*[A-Z]/.test(segment);
  if (kind === "covid")
    return /^\W*(?:pos|neg|\+|-|unk|yes|no|y\b|n\b)/i.test(segment) && readCovid(segment.slice(0, 12)) !== null;
  if (kind === "precautions") return /^\s*(?:none|no\b|contact|droplet|airborne|standard|universal)/i.test(segment);
  if (kind === "stairs") return isSaid ? false : /^\s*(?:no|none|yes|y|n)\b/i.test(segment);
  if (kind === "crew") return /^\s*\d\b/.test(segment);
  if (kind === "name") return hasOwner && isSaid && near(readName(segment), 12);
  if (
    kind === "veteran" &&
    /^\W{0,3}(?:u\.?s\.? )?(?:army|navy|marines?|air force|coast guard|usmc|usaf|usn)\b/i.test(segment)
  )
    return true;
  if (
    kind === "veteran" ||
    kind === "donor" ||
    kind === "prearranged" ||
    kind === "embalm" ||
    kind === "ready" ||
    kind === "familyThere" ||
    kind === "coronerCase"
  )
    return near(shortAnswer(segment), 1);
  return false;
}

/** An answer of one word: "vet Y", "preneed ?". */
function shortAnswer(segment: string) {
  const answer = readAnswer(segment);
  return answer &&
    !/^\s*no (?:fam(?:ily)?|one|kin|nok|stairs|steps|covid|iso\w*|belongings|valuables|jewelry|hospice|pacemaker|rush)\b/i.test(
      segment,
    ) &&
    /^\s*(?:y|n|yes|no|unk|unknown|\?|s[ií]|ok|tbd|pending)(?![\p{L}'])/iu.test(segment)
    ? answer
    : null;
}
