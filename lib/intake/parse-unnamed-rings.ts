// Finds rings that the text tells of kin, of a house or of nobody by name: "his sister rang us. Name is …", "Hospice called (Lisa)", "we got word at 4:50".
import { houseKinds, readSpokenHouse } from "./parse-caller-kind";
import { isOne } from "./parse-caller-agrees";
import { nameAt } from "./parse-name-at";
import type { NameReading } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { findRelations, type RelationReading } from "./parse-relations";
import { findVerbs, subjectsIn } from "./parse-rings";
import { addReading, bestOf, isSameText as same, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import type { Span } from "./parse-span";
import { ringTitles } from "./words/rings";

/** From the words that name who rang to the end of those that tell of the ring. */
export interface Told extends Span {
  tie: RelationReading | null;
  kind: string | null;
  /** "Hospice called at 4" may tell whom somebody rang: only a name behind it shows that they rang. */
  isOpen: boolean;
}

const houseWords =
  "(?:hospice|home health|hospital|er|icu|morgue|facility|nursing home|care home|home|manor|terrace|lodge|care cent(?:er|re)|rehab|assisted living|memory care|family|police(?: dept\\.?| department)?|p\\.?d\\.?|sheriff(?:['’]s (?:office|dept|department))?|state patrol|highway patrol|troopers?|law enforcement|coroner(?:['’]s office)?|medical examiner(?:['’]s office)?|me['’]?s? office|funeral home|mortuary)";
const houseLast = leanPattern(
  String.raw`(?:^|[\s,])(?:the |a |an |our |his |her |their |one of the )?((?:\p{Lu}[\p{L}.&'’-]* ){0,4}${houseWords})(?:['’]s?)?(?: (?:staff|people|folks|nurse|office|over there|there|itself|investigator|dispatch(?:er)?|deputy|director|admissions|triage))?[\s,]*$`,
  "iu",
);
/** Between who rang and the verb: "his brother in Tulsa, who lives close by, rang". */
const untilVerb =
  /^(?:,? (?:at|from|with|of|in|out|up|over|there|here|on|who|himself|herself)\b[^.;\n]{0,40}|\s?\([^()\n]{1,40}\))?[\s,]*$/i;
/** These are called on by others when their words stand without an object: "coroner called at 4, declined". */
const summoned =
  /\b(?:coroner|medical examiner|me|police|p\.?d\.?|donor|eye bank|opo|ems|911|fire|hospice|mortuary|funeral home)\b/i;

const bare = /^\s*(?:at|@|around|about|today|tonight|\d|[^\p{L}\s]|$)/iu;

const fromWhom = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:t\/?c|rec['’]?d|rcvd|received|calls?|(?:got|had) a (?:ring|buzz)|msg|message|voice ?mail|page|text|word|notice|notification|report|request|order|heard|came|contacted by|notified by|called in by|phoned in by|rung in by|reported by|requested by)\b(?:[^.:;\n]|(?<=\d):(?=\d)){0,40}?[\s,](?:from|fr|by|(?<=by )(?=\p{L}))\s+(?=((?:the |his |her |their |a |an |our |one of (?:the|his|her) )?(?:[\p{L}'’-]+ ){0,5}?[\p{L}'’-]+)(?: (?:at|around|about|on|just|this|last|yesterday|today|tonight|who|that|to|in|saying|asking|and)\b|[\s]?[.,;:(@\n]|$))`,
  "giu",
);

/** The ring alone: the call came in, we were told, the line rang. */
const nobody = quick(
  /(?<![\p{L}\p{N}'’])(?:(?:this |the |first |death |initial |phone )*call (?:came|was (?:taken|received|logged|placed|made|answered)|taken|received|rec['’]?d|in|logged)|(?:took|taken|got|had|received|answered|logged|picked up|fielded) (?:the|this|a|our|that|one) (?:first |death |initial |phone |1st |new |live )*call|(?:my|our) (?:tele)?phone (?:call|conversation)(?: (?:to|with) (?:you|your|us|our)\b)?|(?:contacted|notified|reached|informed|advised|called) by (?:tele)?phone|(?:i|we) (?:picked up|answered)(?: the (?:phone|line|call))?(?= (?:at|just|a ?bout|around|@))|took this one(?: myself| live)?|(?:phone|call|spoke) (?:w\/|with) (?=[^.;\n]{3,40}\d)|(?:got|had|received) (?:the |this )?(?:word|news|notice|notification)|(?:initial|first) (?:notification|notice|contact|report)|(?:phone|line) rang|(?:we|i|us|office) (?:were|was) (?:first )?(?:notified|called|contacted|informed|advised|told|alerted|rung|phoned|paged)|(?:called|phoned|rung|reported|telephoned) in(?= (?:at|on|around|about|today|this|last|by|\d))|took (?:it|this)(?: one)? (?:at|from)|(?:came|rang) (?:in|to us|through)(?= (?:at|on|about|around|@|\d))|answered the (?:phone|call)|paged (?:me|us|at|on)|(?:notice|word|news) (?:came|arrived|reached us)|reported to us|(?:call|death) (?:was )?logged|(?<=(?:^|[.\n;] ?))notified(?= (?:at|on|\d)))(?![\p{L}])/giu,
);
const ours = /\b(?:we|i)(?:['’]ve| have| just| also| then)?\s*$/i;
const denied = /\b(?:no|not|never|until|till|if|once|when|before|after|will|should|may|to)\s+(?:\p{L}+\s+)?$/iu;

/** Every ring told without a name, in order. */
export function findUnnamed(text: string): Told[] {
  const told: Told[] = [];
  for (const { from, left, start, end, isWish } of findVerbs(text)) {
    if (isWish && !/^ha/i.test(text.slice(start, end))) continue;
    // "Her niece asked for us": a wish, and no ring.
    if (/asked for us$/i.test(text.slice(start, end))) continue;
    const who = whoIn(left);
    if (!who || ours.test(left) || /^ (?:again|back)\b/i.test(text.slice(end, end + 8))) continue;
    // "Pella PD" may look like a name.
    if (subjectsIn(left).some((one) => who.kind === null || one.start < who.start)) continue;
    const isOpen = who.kind !== null && summoned.test(left.slice(who.start)) && bare.test(text.slice(end, end + 12));
    told.push({ ...who, start: from + who.start, end, isOpen });
  }
  for (const match of text.matchAll(fromWhom)) {
    const [whole, party = ""] = match;
    const start = match.index + whole.length;
    const who = whoIn(party);
    if (!who || denied.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    told.push({ ...who, start: start + who.start, end: start + party.length, isOpen: false });
  }
  return told.toSorted((one, other) => one.start - other.start);
}

/** Every place where a ring is told of nobody. */
export const findBareRings = (text: string): Span[] =>
  [...text.matchAll(nobody)]
    .filter(({ index }) => !denied.test(text.slice(Math.max(0, index - 24), index)))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** Kin, a calling or a house with which the words end. */
function whoIn(left: string): Omit<Told, "end" | "isOpen"> | null {
  const clause = left.slice(-80);
  const offset = left.length - clause.length;
  const tie = findRelations(clause).findLast(({ end }) => untilVerb.test(clause.slice(end)));
  const house = houseLast.exec(clause);
  if (house?.[1]) {
    const word = house[1];
    if (/^(?:his|her|their|our)\b[^,]*home$/i.test(house[0].trim())) return null;
    return { start: offset + house.index, tie: null, kind: kindOf(word) };
  }
  const named = findFacilities(clause).findLast(({ end }) => /^[\s,]*$/.test(clause.slice(end)));
  const kind = named && houseKinds[named.kind];
  if (named && kind) return { start: offset + named.start, tie: null, kind };
  if (!tie) return null;
  const before = clause.slice(0, tie.start);
  if (/\b(?:of|for|to|about|with|and|by) (?:the |his |her |their |a )?$|['’]s $/i.test(before)) return null;
  return { start: offset + tie.start, tie: { ...tie, start: offset + tie.start, end: offset + tie.end }, kind: null };
}

function kindOf(word: string): string | null {
  if (/^family$/i.test(word)) return "Family";
  if (
    /\b(?:facility|nursing home|care home|manor|terrace|lodge|care cent(?:er|re)|rehab|assisted living|memory care)$/i.test(
      word,
    )
  )
    return "Nursing facility";
  if (/\b(?:er|icu|morgue|hospital)$/i.test(word)) return "Hospital";
  if (/\bhome health$/i.test(word)) return "Other";
  return readSpokenHouse(word);
}

/** What leads from the ring to the name of who rang. */
const toName = leanPattern(
  String.raw`^(?:[^.;:\n]|\.(?! ?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})|(?<=\d):(?=\d)){0,60}?(?:[,;.–-]\s*(?:(?:i |we |and |just )*(?:talked|spoke|speaking|talking) (?:with|to|w\/)|it was|that was|this was|named?|name of|by the name of|(?:his|her|the)? ?name(?:['’]?s| is| was|:)|s?he(?:['’]?s| is)|(?:the )?(?:rn|nurse|caller|contact|officer|deputy|trooper|aide|supervisor|person|speaker|speaking|calling)(?: there| calling| on)? (?:is|was)|per)\s+|\s?\(|\s[-–—]{1,2}\s?|[,:]\s+)${ringTitles}(?=\p{Lu})`,
  "iu",
);

const takers = new Set(["deceasedName", "attendingDoctor", "certifyingDoctor", "pronouncedBy"]);

/** The name told behind the ring: "Hospice called (Lisa)", "Pella PD called, Officer Haskins". */
function nameBehind(sheet: Sheet, text: string, { end }: Told): (NameReading & { at: number }) | null {
  const behind = text.slice(end, end + 110);
  const lead = toName.exec(behind)?.[0];
  if (lead === undefined || /\b(?:about|for|re|regarding|that|died|passed|expired|room|rm|dob)\b/i.test(lead))
    return null;
  const at = end + lead.length;
  const name = nameAt(text, at, !/\p{Lu}\p{Ll}/u.test(text));
  // "(Winfield KS)" is where the house stands.
  if (
    !name ||
    (/ [A-Z]{2}$/.test(text.slice(at, at + name.end).replace(/ (?:RN|MD|NP|PA|FD|SW)$/, "")) &&
      /\p{Lu}\p{Ll}/u.test(text))
  )
    return null;
  const isOthers = sheet.candidates.some(
    ({ field, value, start, end: until, confidence }) =>
      takers.has(field) && confidence > 0.6 && ((start < at + name.end && until > at) || same(value, name.value)),
  );
  if (
    isOthers ||
    /^['’]s\b|^[\s,]*(?:\d{2}\b(?!\d)|dob|died|passed|expired|(?:is |in |is in )?(?:the )?(?:(?:morgue|icu|cooler)\b(?!,? (?:attendant|tech\w*|nurse|staff|supervisor|manager|charge|rn|ext|desk|clerk|\(?\d{3}))|ready\b|room\b|rm\b|bed\b))/i.test(
      text.slice(at + name.end, at + name.end + 40),
    )
  )
    return null;
  return { ...name, at };
}

/** "Notice from the coroner: release signed. Hospice nurse Sue Hill called.": who rang is of another house. */
const ofOther =
  /[.;\n]\s*(?:an? |the |our |his |her )?(?:\p{L}+ ){0,2}(?:nurse|rn|lpn|aide|chaplain|wife|husband|son|daughter|deputy|officer),?\s$/iu;

/** Adds who rang by name, tie or house, where one ring alone is told so and nobody surer is known. */
export function addUnnamed(sheet: Sheet, text: string): readonly Told[] {
  const all = findUnnamed(text);
  const told = all.filter(({ isOpen }) => !isOpen);
  const known = bestOf(sheet, "callerName");
  const isHeld = known !== undefined && isSure(known);
  const named = all.flatMap((one) => {
    const name = nameBehind(sheet, text, one);
    return name ? [{ one, name }] : [];
  });
  if (isHeld && (named.length === 0 || known.confidence > 0.7 || isOne(known.value, named[0]?.name.value ?? ""))) {
    addTold(
      sheet,
      told.find(
        ({ end }) =>
          known.start >= end &&
          known.start - end < 90 &&
          subjectsIn(text.slice(end, known.start)).length === 0 &&
          !ofOther.test(text.slice(end, known.start)),
      ),
    );
    return told;
  }
  const first = named[0]?.one ?? told[0];
  if (!first) return told;
  const { one, name } = named[0] ?? { one: first, name: null };
  if (name)
    sheet.candidates = sheet.candidates.filter(({ field, start }) => field !== "contactName" || start !== name.at);
  if (name) addReading(sheet, "callerName", { ...name, start: 0, end: name.end, confidence: 0.78 }, name.at, {});
  if (!name && told.length > 1 && told.some(({ tie, kind }) => tie?.value !== one.tie?.value || kind !== one.kind))
    return told;
  if (name || one.tie?.kind !== "function") addTold(sheet, one);
  return told;
}

/** What the one who rang is to the dead, or what house rang. */
function addTold(sheet: Sheet, one: Told | undefined): void {
  if (!one) return;
  const { tie, kind, start, end } = one;
  if (tie && !bestOf(sheet, "callerRelationship"))
    addReading(
      sheet,
      "callerRelationship",
      { ...tie, start: 0, end: tie.end - tie.start, confidence: 0.74 },
      start,
      {},
    );
  if (kind && !bestOf(sheet, "callerType"))
    addReading(sheet, "callerType", { value: kind, start: 0, end: end - start, confidence: 0.74 }, start, {});
}
