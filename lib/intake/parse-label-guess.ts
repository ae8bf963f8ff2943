// Reads a label that no table knows by the words of it that are known, where its value is of the sort they ask for.
import { readAnswer, readSex } from "./parse-answers";
import { isGeneral, labelLength, readLabel, type Role, splitWords, type Word } from "./parse-labels";
import { readHeight, readWeight } from "./parse-measures";
import { readName } from "./parse-names";
import { isPerson } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import { findAddresses } from "./parse-addresses";
import { nameByFact } from "./parse-fact-labels";
import { isLike, nameBySense } from "./parse-label-sense";
import type { Slot } from "./parse-slots";
import { calling, roleLabels, type Sort, standing, theirs } from "./words/role-labels";

const mostUnknown = 3;
/** Words that make an item somebody else's or another time's. */
const others =
  /\b(?:former|prior|previous|old|prev|last|second|2nd|other|alt|alternate|emergency|fax|bill|billing|ins|insurance|office use|not|non|no|attorney|lawyer|church|clergy|pet|vehicle|driver|van|truck|policy|claim|account|acct|invoice|vendor|supplier|pharmacy|dme|employer|school|birth ?place|born in|donat\w*|organ|tissue|eye|referring|consult\w*|mother|father|maiden|roommate|landlord|bank|visitor|witness|form|page|fee|price|cost|time zone|sub|agency|provider number|license|lic|npi|report|copies|admit\w*|transfer\w*|from)\b/i;

/** What the known words of a label ask for, in the order they stand. */
function knownRole(words: readonly Word[]): Role | null {
  const kept: Word[] = [];
  let unknown = 0;
  for (let at = 0; at < words.length; ) {
    const length = labelLength(words, at);
    if (length > 0) kept.push(...words.slice(at, at + length));
    else if ((words[at]?.folded.length ?? 0) > 2) unknown += 1;
    at += Math.max(1, length);
  }
  if (kept.length === 0 || kept.length === words.length || unknown > mostUnknown) return null;
  return readLabel(kept);
}

const yes = /^\W*(?:y|yes|s[ií]|x|true)\W*$/i;
const follows =
  /^(?:(?:if (?:yes|so|y)[, ]*)?(?:which|who|whom|name|what|where|cu[aá]l|qui[eé]n)(?: (?:one|name|is it))?|if (?:yes|so))$/i;

const whichOne =
  /^(?:(?:if (?:so|not home|other|facility)[, ]*)?(?:which|where|what)(?: (?:one|facility|place|is it))?|(?:name|name of)(?: (?:the )?(?:above|it|place|facility|that))|name)$/i;

/** "Hospice involved? Y   Which: Prairie Hospice": what is asked for is what was answered with yes. */
function followYes(text: string, slots: readonly Slot[]): void {
  slots.forEach((slot, index) => {
    const before = slots[index - 1];
    const owner = before?.role?.owner;
    // "Home/Hosp/NH: NH / Which: Marshwood": the house of that kind.
    if (
      before?.role?.kinds.join() === "placeKind" &&
      (slot.role === null || slot.role.kinds.join() === "name") &&
      slot.line - before.line < 2 &&
      whichOne.test(text.slice(slot.label.start, slot.label.end).trim())
    ) {
      slot.role = { owner: "location", kinds: [] };
      return;
    }
    if (!before || !owner || before.line !== slot.line || slot.role?.owner) return;
    if (!follows.test(text.slice(slot.label.start, slot.label.end).trim())) return;
    if (yes.test(text.slice(before.value.start, before.value.end))) slot.role = { owner, kinds: [] };
  });
}

const owned = /\b(?:aware|notified|called|informed|contacted|told|advised|reached)$/i;
const hasPronounced = /\b(?:pronounced|pronouncement(?: (?:done|made|by))?)\W*$/i;
const yesBefore = /^(?:y|yes|s[ií])(?:[ \t]{2,}|[ \t]*[,;/(–-]{1,2}[ \t]*| by )(?=(?:dr\.? )?\p{Lu})/iu;

/** "NOK aware ... Y   Ann Lee (wife)": whom the answer names. */
function nameAware(text: string, slot: Slot): void {
  const label = text.slice(slot.label.start, slot.label.end).trim();
  const said = yesBefore.exec(text.slice(slot.value.start, slot.value.end))?.[0];
  // "Nurse pronounced   Y - Jo Lemay RN".
  const isPronounced = hasPronounced.test(label);
  if (!said || !(isPronounced || owned.test(label))) return;
  const known = isPronounced ? null : readLabel(splitWords(label.replace(owned, "").trim(), slot.label.start));
  const role: Role | null = isPronounced ? { owner: "pronouncer", kinds: [] } : known;
  if (!role?.owner || !isPerson(role.owner) || role.kinds.length > 0) return;
  slot.role = role;
  slot.value = { start: slot.value.start + said.length, end: slot.value.end };
}

/** Kinds of role that a label's words may have been taken for by one word alone: "Crew should call". */
const byOneWord =
  /^(?:crew|callDateTime|callDate|callTime|presence|ignored|keptNote|notes|requestedDateTime|crew,callDateTime|phone)?$/;

const waits =
  /^\W*(?:officer|deputy|nurse|rn|staff|person|aide|guard|family|who)\b[^:]{0,12}\b(?:staying|waiting|remaining|sitting|standing by|posted|on scene)\b/i;
const notOwned = /^(?:sender|pickup)$/;
const callersHouse = /^(?:sender|pickup|hospice|location|funeralHome)$/;

/** "Person meeting the crew: Joy Renner", "Number that came up: 713-…": the phrase tells whose it is, the value that it is. */
function nameByPhrase(text: string, slot: Slot, slots: readonly Slot[]): void {
  const { role } = slot;
  const own = text.slice(slot.label.start, slot.label.end).trim().replaceAll("_", " ");
  // "Officer staying w/ body: …": the words before, in a line without another item, belong to the label.
  const lineStart = text.lastIndexOf("\n", slot.label.start - 1) + 1;
  const wide = text.slice(lineStart, slot.label.end).trim();
  const isWide =
    wide.length < 48 &&
    waits.test(wide) &&
    !slots.some((one) => one !== slot && one.label.start >= lineStart && one.label.start < slot.label.start);
  const label = isWide ? wide : own;
  // "She is: his wife", "Is the decedent's: husband" goes on with the person named before.
  const isPlain = role === null || (/^(?:deceased|nok|caller)$/.test(role.owner ?? "") && role.kinds.length === 0);
  if (
    isPlain &&
    standing.test(label) &&
    isTie(text.slice(slot.value.start, slot.value.end), role?.owner === "caller")
  ) {
    slot.role = { owner: role?.owner === "deceased" ? null : (role?.owner ?? null), kinds: ["relationship"] };
    return;
  }
  if (role === null && calling.test(label) && slot.value.end > slot.value.start) {
    slot.role = { owner: null, kinds: ["function"] };
    return;
  }
  if (
    role === null &&
    (theirs.test(label) || /^(?:no|num|nbr|number|nr)\.?$/i.test(label)) &&
    isOfSort("phone", text.slice(slot.value.start, slot.value.end))
  ) {
    slot.role = { owner: null, kinds: ["phone"] };
    return;
  }
  // "Call logged by Brett: Desiree Nakai (daughter), 505-…": behind the one who took it stands who rang.
  if (String(role?.kinds) === "ignored" && takerNamed.test(label)) {
    const told = text.slice(slot.value.start, slot.value.end);
    const name = readName(told);
    if (name?.isFull && name.start < 3 && /^\W{1,3}(?:\d|\p{Ll})/u.test(told.slice(name.end))) {
      slot.role = { owner: "caller", kinds: [] };
      return;
    }
  }
  // "FH notified: Y   Spoke w/: Carl": whom the staff rang.
  if (
    /^(?:spoke|spoken|talked)\b/i.test(label) &&
    /\b(?:notified|called|fh|mortuary|funeral home|opo|oda|donor)\b/i.test(text.slice(lineStart, slot.label.start))
  )
    return;
  const isOpen = callers.test(label) ? callersHouse : notOwned;
  if (
    role &&
    ((role.owner !== null &&
      !isOpen.test(role.owner) &&
      !(/^(?:caller|contact)$/.test(role.owner) && role.kinds.length > 0) &&
      !isWide) ||
      !byOneWord.test(role.kinds.join()))
  )
    return;
  if (label.length < 3 || label.length > 64 || (strangers.test(label) && !callers.test(label))) return;
  const value = text.slice(slot.value.start, slot.value.end);
  const found = roleLabels.find(({ pattern, sort }) => pattern.test(label) && isOfSort(sort, value));
  if (!found) return;
  const said = { owner: found.owner, kinds: found.kinds };
  if (!slots.some((one) => one !== slot && isLike(one.role, said))) slot.role = said;
}

const takerNamed =
  /\b(?:taken|logged|rec['’]?d|received|rcvd|answered|entered|handled) by \p{Lu}[\p{L}.]{1,14}(?: \p{Lu}[\p{L}.]{0,14})?$/u;

/** How somebody stands to the dead; without a name beside where the label might ask for that too. */
const isTie = (value: string, isAlone: boolean) =>
  (readRelation(value)?.start ?? 9) < 8 && !(isAlone && (/\d/.test(value) || readName(value) !== null));

/** Whose items are none of these people's. */
const strangers =
  /\b(?:former|prior|previous|attorney|lawyer|church|clergy|billing|invoice|insurance|vendor|media|cemetery|florist|doctor|physician|dr|coroner|medical examiner|funeral|mortuary|f\.?\/?h|fax|taken|dispatch\w*|operator|agent|notified|hospice|donor|donation|organ|opo|tissue|eye bank|police|911|since left|left|gone)\b/i;

/** "Name of hospice nurse calling". */
const callers =
  /\b(?:calling|making (?:the )?(?:call|report)|reporting|(?:made|placed|called|phoned) by|taken from)\W*$/i;

function isOfSort(sort: Sort, value: string): boolean {
  if (sort === "phone") return (findPhones(value)[0]?.start ?? 9) < 6;
  if (sort === "address") return findAddresses(value)[0]?.start === 0;
  const relation = readRelation(value);
  if (sort === "kin" || sort === "function") return relation?.kind === sort && relation.start < 6;
  const name = readName(value);
  return name !== null && name.start < 40 && name.confidence > 0.6;
}

const family = /^(?:the )?(?:family|fam|relatives?|familia|parents?\(s)\W*$/i;

const isWithThem =
  /^[^;\n]{2,30}\b(?:here|present|(?:with|w\/) ?(?:him|her|pt)|bedside|on ?s(?:ite|cene)|in r(?:oo)?m)\b/i;
/** "FAMILY: son Gary 630-555-0127": whom the label names; "Family: not there": whether they are. */
function nameFamily(text: string, slot: Slot, slots: readonly Slot[]): void {
  const label = text.slice(slot.label.start, slot.label.end);
  // "… ask the hospital to release the body of: Deborah Sakowski".
  if (/\b(?:body|remains) of$/i.test(label) && isName(text.slice(slot.value.start, slot.value.end)))
    slot.role = { owner: "deceased", kinds: [] };
  if (slot.role !== null) return;
  // "PU: … DEL: …" on a board, which is no Spanish "del".
  if (label === "DEL") slot.role = { owner: "destination", kinds: [] };
  if (!family.test(label)) return;
  const isHead = slot.value.end === slot.value.start;
  const value = isHead
    ? (/^\W*\n([^\n]*\n[^\n]*)/.exec(text.slice(slot.label.end))?.[1] ?? "").trim()
    : text.slice(slot.value.start, slot.value.end);
  if (
    (!isHead && (readAnswer(value)?.start ?? 9) < 2) ||
    /^\W*(?:not|none|no one|nobody|here|there|on|at|all|gone|left|present)\b/i.test(value) ||
    (findPhones(value).length === 0 && isWithThem.test(value))
  )
    slot.role = { owner: null, kinds: ["familyThere"] };
  else if (
    ((readRelation(value)?.start ?? 9) < 3 || isName(value.split("\n")[0] ?? "")) &&
    (findPhones(value).length > 0 || (!isHead && isName(value) && goesOn(slots, slot))) &&
    !slots.some(({ role }) => role?.owner === "nok")
  )
    slot.role = { owner: "nok", kinds: [] };
}

/** "Family: Joan Rowley   Phone: …   Relationship: …": what follows asks of the one named. */
const goesOn = (slots: readonly Slot[], slot: Slot): boolean => {
  const at = slots.indexOf(slot);
  const [next, second] = slots.slice(at + 1, at + 3);
  const isOf = (one: Slot | undefined, kind: RegExp) =>
    one !== undefined &&
    one.line - slot.line < 3 &&
    (one.role?.owner === null || one.role?.owner === "nok") &&
    kind.test(String(one.role?.kinds));
  return (
    isOf(next, /relationship/) ||
    (isOf(next, /phone/i) && (isOf(second, /relationship/) || next?.line === slot.line)) ||
    isOf(next, /^relationship,phone$/)
  );
};

/** Gives the slots whose label is not known the role that their known words and their value agree on. */
export function guessRoles(text: string, slots: readonly Slot[]): void {
  followYes(text, slots);
  for (const slot of slots) {
    nameAware(text, slot);
    nameByPhrase(text, slot, slots);
    nameFamily(text, slot, slots);
  }
  for (const slot of slots) {
    nameBySense(text, slot, slots);
    nameByFact(text, slot, slots);
    nameWhole(text, slot);
  }
  for (const slot of slots) {
    if (slot.role !== null || slot.value.end === slot.value.start) continue;
    const label = text.slice(slot.label.start, slot.label.end);
    if (label.length > 48 || others.test(label)) continue;
    const known = knownRole(splitWords(label, slot.label.start));
    const value = text.slice(slot.value.start, slot.value.end);
    if (known && fits(known, value) && !slots.some((one) => one !== slot && isLike(one.role, known))) slot.role = known;
  }
}

/** "Nearest kin & address: Lou Pruitt, 6 Fox Ln": who begins with a name tells the person too. */
function nameWhole(text: string, slot: Slot): void {
  const { role, value, label } = slot;
  if (!role?.owner || !wholePersons.test(role.owner) || !/^(?:address|phone)$/.test(String(role.kinds))) return;
  if (/[&/]|\band\b/i.test(text.slice(label.start, label.end)) && isName(text.slice(value.start, value.end)))
    slot.role = { owner: role.owner, kinds: [] };
}

const wholePersons = /^(?:nok|caller|contact|attending|certifier)$/;

/** Whether the value is of the sort that is asked for. */
function fits({ owner, kinds }: Role, value: string): boolean {
  const [kind] = kinds;
  if (!kind) {
    if (isPerson(owner)) return isName(value);
    return owner === "coroner" && readAnswer(value) !== null;
  }
  if (kinds.length > 1) return false;
  if (isGeneral(kind) && owner === null) return false;
  const asked: string = kind;
  switch (asked) {
    case "name":
      return isPerson(owner) && isName(value);
    case "phone":
    case "altPhone":
      return owner !== null && findPhones(value)[0]?.start === 0;
    case "relationship":
      return owner !== null && readRelation(value)?.start === 0;
    case "weight":
      return readWeight(value) !== null;
    case "height":
      return readHeight(value) !== null;
    case "sex":
      return value.length < 10 && readSex(value) !== null;
    case "ready":
    case "familyThere":
    case "veteran":
    case "prearranged":
    case "donor":
    case "embalm":
      return readAnswer(value) !== null;
    default:
      return false;
  }
}

function isName(value: string): boolean {
  const name = readName(value);
  return name !== null && name.isFull && name.start < 8 && name.confidence > 0.7;
}
