// Understands a label that no table lists by what each of its words says: "Intake started", "Who's there to meet us?".
import { findAddresses } from "./parse-addresses";
import { readCallerKind } from "./parse-caller-kind";
import { splitWords } from "./parse-label-words";
import type { Role } from "./parse-labels";
import { readName } from "./parse-names";
import type { Page } from "./parse-page";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";
import { isHour } from "./parse-label-hours";
import { factRole } from "./parse-fact-labels";
import { theirs } from "./words/role-labels";
import type { Kind, Owner } from "./words/labels";
import { otherSenses, type Sense, type SenseRule, type SenseSort, senseRules, senseWords } from "./words/label-senses";

const mostInPhrase = 5;
const senses = new Map<string, Set<Sense | "none">>();
const learn = (list: string, sense: Sense | "none") => {
  for (const phrase of list.split("|")) senses.set(phrase, (senses.get(phrase) ?? new Set()).add(sense));
};
for (const [sense, list] of Object.entries(senseWords)) learn(list, sense as Sense);
learn(otherSenses, "none");

const listOf = (list: string) => list.split("|") as Sense[];
const rules = senseRules.map((rule: SenseRule) => ({
  ...rule,
  needs: rule.asks.map(listOf),
  refuses: rule.never ? listOf(rule.never) : [],
}));

const mostWords = 9;

/** What all words of the label say together; null where one of them says nothing or that it is none of ours. */
function sensesOf(label: string): Set<Sense | "none"> | null {
  const words = splitWords(label);
  if (words.length === 0 || words.length > mostWords) return null;
  const said = new Set<Sense | "none">();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostInPhrase, words.length - at);
    let found: Set<Sense | "none"> | undefined;
    for (; length > 0 && !found; length -= 1)
      found = senses.get(
        words
          .slice(at, at + length)
          .map(({ folded }) => folded)
          .join(" "),
      );
    if (!found || found.has("none")) return null;
    for (const sense of found) said.add(sense);
    at += length + 1;
  }
  return said;
}

/** What the label asks for, where what stands behind it is of that sort. */
function senseRole(label: string, value: string): Role | null {
  if (label.length > 72 || value === "") return null;
  const said = sensesOf(label);
  if (!said) return null;
  const rule = rules.find(
    ({ needs, refuses, sort }) =>
      needs.every((any) => any.some((sense) => said.has(sense))) &&
      !refuses.some((sense) => said.has(sense)) &&
      sorts[sort](value),
  );
  return rule ? { owner: rule.owner, kinds: rule.kinds } : null;
}

const doctor = /^\W*(?:dr|doctor)\b|,? (?:m\.?d|d\.?o)\b/i;

const isRelation = (value: string, kind: "kin" | "function"): boolean => {
  const relation = readRelation(value);
  return relation?.kind === kind && relation.start < 6;
};

/** Whether a value is of the sort that a rule asks for. */
const sorts: Readonly<Record<SenseSort, (value: string) => boolean>> = {
  phone: (value) => (findPhones(value)[0]?.start ?? 9) < 6,
  address: (value) => findAddresses(value)[0]?.start === 0,
  kin: (value) => isRelation(value, "kin"),
  function: (value) => isRelation(value, "function"),
  callerKind: (value) => value.length < 40 && readCallerKind(value) !== null,
  hour: (value) => isHour(value) && !/\d[/.-]\d/.test(value),
  time: (value) => isHour(value),
  doctor: (value) => doctor.test(value) && beginsWithName(value),
  name: (value) => beginsWithName(value),
};

function beginsWithName(value: string): boolean {
  const name = readName(value);
  if (name === null || name.confidence <= 0.6) return false;
  return name.start < 8 || (name.start < 24 && !/[,;:]/.test(value.slice(0, name.start)));
}

/** Kinds that one word of a label may stand for which asks for something else as a whole. */
const openKinds =
  /^(?:call(?:Date|Time|DateTime)|requested(?:Date|Time|DateTime)|death(?:Date|Time|DateTime)|when|at|presence|ignored|keptNote|notes|ready|function|crew)$/;
const openOwners = /^(?:location|pickup|sender|deceased|release)$/;

/** "Police called", "Donor network notified": somebody else was called, or called somebody else. */
const othersCalled =
  /^(?!(?:we|us|fh|f\/h|funeral|mortuary|our|answering|service|first|1st|time|date|day|hour|when|call|case|death|order|was|were|s?he|they|caller|message|msg)\b)[\p{L}\d']+(?: [\p{L}']+){0,2} (?:called|notified|contacted|informed|reached|alerted)(?: at)?$/iu;

/** "Room cleared by". */
const otherRelease =
  /^\W*(?:room|bed|unit|items?|belongings|property|valuables|effects|meds|medications?|chart|scene|oxygen|equipment)\s+$/i;
const otherDoctor =
  /^\W*(?:eye|foot|skin|referring|consulting|covering|former|previous|prior|old|retired|family's)\s+$/i;

/** "form_id: 8135550199": the number of a record, whatever it looks like. */
const ofRecord =
  /\b(?:form|record|submission|entry|ticket|message|msg|ref|case|order|transaction|session|response|confirmation|tracking|lead|row|post|user|job)[ _-]?id\b/i;

/** "Point person at site: Marlon Diggs": what all words of the label say together, where its value is of that sort. */
export function nameBySense(text: string, slot: Slot, slots: readonly Slot[]): void {
  const { role, label, value } = slot;
  const isPlain = !/\d/.test(text.slice(value.start, value.end));
  const isNamed = beginsWithName(text.slice(value.start, value.end));
  const mayErr = (kind: Kind) =>
    openKinds.test(kind) ||
    (isPlain && /^(?:address|phone)$/.test(kind)) ||
    (isNamed && /^(?:room|floor|familyThere|presence)$/.test(kind));
  if (value.end === value.start || !(role?.kinds ?? []).every(mayErr)) return;
  if (ofRecord.test(text.slice(label.start, label.end))) return;
  const owner = role?.kinds.length === 0 ? role.owner : null;
  const said = text.slice(value.start, value.end);
  const lead = /[^\n]{0,73}$/.exec(text.slice(Math.max(0, label.start - 73), label.start))?.[0] ?? "";
  const lineStart = label.start - lead.length;
  const isOthers =
    role?.owner === "attending" || role?.owner === "release"
      ? (role.owner === "release" ? otherRelease : otherDoctor).test(lead)
      : String(role?.kinds) === "callDateTime" &&
        /^\W{0,3}\d/.test(said) &&
        othersCalled.test(lead.trimStart() + text.slice(label.start, label.end));
  if (isOthers) {
    slot.role = { owner: null, kinds: ["ignored"] };
    return;
  }
  // The words before, in a line without another item, belong to the label.
  const isLed =
    lead.trim() !== "" &&
    lead.length < 73 &&
    !slots.some((one) => one !== slot && one.label.start >= lineStart && one.label.start < label.start);
  const wide = isLed ? senseRole(lead + text.slice(label.start, label.end), said) : null;
  const found = wide ?? senseRole(text.slice(label.start, label.end), said);
  if (!found || slots.some((one) => one !== slot && isLike(one.role, found))) return;
  // "Removal, PD on scene: Al Moss": the words before belong to it.
  if (
    !wide &&
    found.owner === "contact" &&
    /\p{L}\s$/u.test(lead) &&
    /^(?:on|at)\b/i.test(text.slice(label.start, label.end))
  )
    return;
  if (owner && !mayReplace(owner, found, text.slice(wide ? lineStart : label.start, label.end), said)) return;
  if (String(found.kinds) === "callerType" && role && owner !== "caller") return;
  // "Ready: after 6 pm": whether and when.
  slot.role =
    String(role?.kinds) === "ready" && found.owner === null ? { ...found, kinds: ["ready", ...found.kinds] } : found;
  if (wide) slot.label = { start: lineStart, end: label.end };
}

const permits = /\b(?:permission|consent|ok\W?|okay|authori|approv|clear|go.?ahead)/i;

/** Whether what the label asks for as a whole stands above whose item one word of it tells. */
function mayReplace(owner: Owner, found: Role, label: string, said: string): boolean {
  // An hour is no person and no house.
  if (found.kinds.some((kind) => kind.endsWith("DateTime"))) return owner !== "caller" || !/\bby\b/i.test(said);
  if (owner === "attending") return found.owner === "pronouncer";
  if (owner !== "caller" && !openOwners.test(owner)) return false;
  if (owner === "caller") {
    if (String(found.kinds) !== "callerType")
      return found.owner !== "caller" && found.owner !== null && permits.test(label);
    return !/\d/.test(said) && readName(said) === null && readRelation(said) === null;
  }
  if (owner === "location" || owner === "pickup")
    return found.owner === null || found.owner === "contact" || (found.owner === "release" && permits.test(label));
  return true;
}

export const isLike = (one: Role | null, other: Role) =>
  one !== null && one.owner === other.owner && one.kinds.join() === other.kinds.join();

/** What parts such a label from its words where no colon does. */
const parted = /^([^\n:=]{3,72}?)(?:(\?)[ \t]*| [-–—>]{1,2} | \| | ?\.{2,} ?|[ \t]*\t[ \t]*| {2,}|:[ \t]+)(?=\S)/;
/** Where an hour or its day begins in a line that no sign parts. */
const hourBegins =
  /(?<![\d:/.-])(?:\d{1,2}:\d\d|[0-2]\d[0-5]\d(?=\W*$| ?h(?:rs?|ours)?\b|[ ,]+(?:by|on|today|this)\b)|\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?(?=[ ,@]+(?:at )?\d)|\d{1,2} ?[ap]\.?m?\b)|\b(?:last night|tonight|today|yesterday|noon|midnight)\b/i;
const afterHour = /^(\d{1,2}:?\d\d(?: ?(?:[ap]\.?m\.?|h|hrs?))?)[ ,:–-]+(\p{L}[^\n\d]{2,30})$/iu;
/** Who took the call, and the number of the message. */
const taker = / ?\bby \p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*)?| ?#? ?\d{3,}\b/gu;
const takenBy = / ?\bby \p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*)?/gu;
/** One of these words stands in every sentence that tells when a call came or a removal is wanted. */
const tellsWhen =
  /call|intake|ticket|open|logged|answer|rec|rcv|rang|phone|notif|taken|msg|message|pick|remov|want|need|request/i;
const longestSaid = 90;

/** Slots of lines and sentences that no label was found in. */
export function findSensed(page: Page, slots: readonly Slot[]): Slot[] {
  const taken = new Map<number, Slot[]>();
  for (const slot of slots) taken.set(slot.line, [...(taken.get(slot.line) ?? []), slot]);
  return page.lines.flatMap((line, number): Slot[] => {
    if (line.isBlank) return [];
    const text = page.text.slice(line.start, line.end);
    const own = taken.get(number) ?? [];
    const slotOf = (role: Role | null, label: Span, value: Span): Slot[] =>
      role ? [{ role, label, value, tail: null, depth: line.depth, line: number }] : [];
    if (own.length === 0 && text.length <= 120) {
      const signed = parted.exec(text);
      const label = { start: line.start, end: line.start + (signed?.[1]?.length ?? 0) };
      const value = trimSpan(page.text, { start: line.start + (signed?.[0].length ?? 0), end: line.end });
      const said = page.text.slice(value.start, value.end);
      const role =
        signed && (senseRole(signed[1] ?? "", said) ?? (isDashed(signed[0]) ? factRole(signed[1] ?? "", said) : null));
      if (role) return slotOf(role, label, value);
      const above = own.length === 0 ? standsAbove(page, number, taken) : null;
      if (above) return [above];
    }
    if (!/\d\d|noon|midnight/.test(text) || !tellsWhen.test(text) || own.length > mostSlots) return [];
    return sentencesOf(text).flatMap(({ start, end }) => {
      const said = text.slice(start, end);
      const from = line.start + start;
      if (
        said.length > longestSaid ||
        !tellsWhen.test(said) ||
        own.some((one) => one.label.start < line.start + end && one.value.end > from)
      )
        return [];
      return timed(said).flatMap(({ role, label, value }) =>
        slotOf(
          role,
          { start: from + label.start, end: from + label.end },
          { start: from + value.start, end: from + value.end },
        ),
      );
    });
  });
}

/** "Time of last respiration - 5:14 PM": a stroke or a colon, and no mere gap or question. */
const isDashed = (lead: string) => / [-–—>]{1,2} $|: +$/.test(lead);

const mostSlots = 12;

function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(/[.;!](?=\s+\p{Lu}|\s*$)/gu)].map(({ index }) => index);
  return [...ends, text.length].map((end, at) => ({ start: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end }));
}

/** "Notified at 5:40 AM", "0540 call received": the words about the hour and the hour. */
function timed(said: string): { role: Role; label: Span; value: Span }[] {
  if (findPhones(said).length > 0 || /\?\s*$/.test(said)) return [];
  const margin = said.length - said.trimStart().length;
  const hour = hourBegins.exec(said);
  if (hour && othersCalled.test(said.slice(0, hour.index).trim())) return [];
  if (hour && hour.index > 3) {
    const role = senseRole(said.slice(0, hour.index).replace(taker, ""), said.slice(hour.index).replace(takenBy, ""));
    if (role?.kinds.some((kind) => kind.endsWith("DateTime")))
      return [{ role, label: { start: margin, end: hour.index }, value: { start: hour.index, end: said.length } }];
  }
  const [whole = "", time = "", label = ""] = afterHour.exec(said.trim()) ?? [];
  if (!/call|msg|message|report|notice/i.test(label)) return [];
  const role = senseRole(label, time);
  const from = margin + whole.length - label.length;
  return role?.kinds.includes("callDateTime")
    ? [{ role, label: { start: from, end: from + label.length }, value: { start: margin, end: margin + time.length } }]
    : [];
}

/** "Person phoning" above "George Tapp", in two lines without another label. */
function standsAbove({ text, lines }: Page, number: number, taken: ReadonlyMap<number, Slot[]>): Slot | null {
  const [line, next] = [lines[number], lines[number + 1]];
  if (!line || !next || next.isBlank || taken.has(number + 1) || next.end - next.start > 60) return null;
  const label = text.slice(line.start, line.end);
  if (label.length > 44 || !/^\p{Lu}[^\d\n.,;:]+$/u.test(label)) return null;
  const value = trimSpan(text, next);
  const said = text.slice(value.start, value.end);
  const role =
    theirs.test(label) && sorts.phone(said) ? ({ owner: null, kinds: ["phone"] } as const) : senseRole(label, said);
  return role ? { role, label: { ...line }, value, tail: null, depth: line.depth, line: number } : null;
}
