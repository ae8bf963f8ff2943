// Recognises labels by what they are put together from: whose item, and what kind of item.
import { asksOfRelatives, isAsTold, isTurned, ofBody, ringsThemselves, withoutTeller } from "./parse-label-turns";
import { bareLabels, deedWords, fillerWords, type Kind, kindWords, type Owner, ownerWords } from "./words/labels";
import {
  composedKey,
  composedLength,
  composedRole,
  hasDropped,
  mayBeComposed,
  mostComposed,
} from "./parse-composed-labels";
import { partGlued } from "./parse-glued-labels";
import { splitWords, type Word } from "./parse-label-words";

export { splitWords, type Word, withoutAccents } from "./parse-label-words";

/** What a label asks for. Without `kinds`, all that is told of the owner. */
export interface Role {
  owner: Owner | null;
  kinds: readonly Kind[];
}

interface Atoms {
  owner?: Owner;
  kind?: Kind;
  isFiller?: true;
}

const phraseOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(" ");
const foldPhrase = (phrase: string) => phraseOf(splitWords(phrase));

/** Every word that labels are put together from. */
export const labelWords = new Set<string>();
const phrases = new Map<string, Atoms>();
/** Beginnings of phrases, so that a search stops where none goes on. */
const beginnings = new Set<string>();

function learn(list: string, atoms: Atoms): void {
  for (const phrase of list.split("|")) {
    const key = foldPhrase(phrase);
    if (key === "") continue;
    phrases.set(key, { ...phrases.get(key), ...atoms });
    const words = key.split(" ");
    for (const word of words) labelWords.add(word);
    for (let length = 1; length < words.length; length += 1) beginnings.add(words.slice(0, length).join(" "));
  }
}

for (const [owner, list] of Object.entries(ownerWords)) learn(list, { owner: owner as Owner });
for (const [kind, list] of Object.entries(kindWords)) learn(list, { kind: kind as Kind });
learn(fillerWords, { isFiller: true });
// "Reporting RN" and "RN reporting" say the same, whoever does it.
for (const { owner, deeds, doers } of deedWords)
  for (const deed of deeds.split("|"))
    for (const doer of doers.split("|"))
      for (const phrase of [`${deed} ${doer}`, `${doer} ${deed}`])
        if (!phrases.has(foldPhrase(phrase))) learn(phrase, { owner });

const bare = new Set(bareLabels.split("|").map(foldPhrase));
const mostWords = 7;

/** The longest known phrase that begins at `from`, as the number of its words; 0 when none does. */
function longestPhrase(words: readonly Word[], from: number, to: number, isKnown: (key: string) => boolean): number {
  let key = "";
  let best = 0;
  for (let length = 1; length <= mostWords && from + length <= to; length += 1) {
    key = length === 1 ? (words[from]?.folded ?? "") : `${key} ${words[from + length - 1]?.folded}`;
    if (isKnown(key)) best = length;
    if (!beginnings.has(key)) break;
  }
  return best;
}

/** Of several owners in one label the first of these is meant: "Physician Signing Death Cert" asks for the certifier. */
const ownerOrder: readonly Owner[] = [
  "callerId",
  "certifier",
  "contactSecondary",
  "nok",
  "release",
  "pronouncer",
  "contact",
  "attending",
  "hospice",
  "pickup",
  "destination",
  "coronerNotified",
  "coroner",
  "caller",
  "location",
  "funeralHome",
  "deceased",
  "sender",
];

/** Kinds that say by themselves whose item it is. */
const generalKinds = new Set<Kind>([
  "name",
  "firstName",
  "middleName",
  "lastName",
  "suffix",
  "otherName",
  "phone",
  "altPhone",
  "extension",
  "fax",
  "email",
  "address",
  "city",
  "state",
  "zip",
  "unit",
  "relationship",
  "function",
  "presence",
  "caseNumber",
]);

/** Owners whose number a label may ask for by "no." alone. */
const withPhone = new Set<Owner>(["caller", "nok", "contact", "attending", "certifier", "location", "funeralHome"]);
/** Others than the dead, who have an age and a home too. */
const living = new Set<Owner>(["caller", "nok", "contact", "attending", "certifier"]);
/** Those who are called themselves. */
const called = new Set<Owner>(["attending", "certifier", "nok", "coroner", "coronerNotified", "hospice", "pronouncer"]);
const isDoctor = (owner: Owner) => owner === "attending" || owner === "certifier";
/** "Former physician", "Prior address": what held once is not asked for. */
const past = new Set(["former", "prior", "previous", "previously", "anterior"]);

const nameParts = new Set<Kind>(["name", "firstName", "middleName", "lastName", "suffix"]);

const writers = new Set(["your", "yr", "my"]);

export const isGeneral = (kind: Kind) => generalKinds.has(kind);

/** Small words that label an item only when they stand alone. */
const loneLabels = new Map<string, Role>([
  ["to", { owner: "destination", kinds: [] }],
  ["at", { owner: null, kinds: ["at"] }],
  ["when", { owner: null, kinds: ["when"] }],
  ["cuando", { owner: null, kinds: ["when"] }],
  ["b", { owner: null, kinds: ["birth"] }],
  ["c", { owner: null, kinds: ["altPhone"] }],
  ["of", { owner: null, kinds: ["callerPlace"] }],
  ["with", { owner: null, kinds: ["callerPlace"] }],
  ["home", { owner: null, kinds: ["home"] }],
  ["h", { owner: null, kinds: ["phone"] }],
  ["here", { owner: null, kinds: ["presence"] }],
  ["who", { owner: null, kinds: ["name"] }],
  ["co", { owner: null, kinds: ["county"] }],
  ["ln", { owner: null, kinds: ["lastName"] }],
  ["fn", { owner: null, kinds: ["firstName"] }],
  ["mn", { owner: null, kinds: ["middleName"] }],
]);

/**
 * What these words ask for as a label, or null when they are none. `tolerance` is the number of unknown words
 * that a label may carry beside a kind that needs no owner.
 */
export function readLabel(words: readonly Word[], tolerance = 0): Role | null {
  // "NOK for both" asks for the next of kin of two persons.
  if (words.length > 1 && words.at(-1)?.folded === "both")
    return readLabel(words.slice(0, words.at(-2)?.folded === "for" ? -2 : -1), tolerance);
  // "Weight per chart", "FH per mother": who says so changes nothing.
  const per = words.findIndex(({ folded }) => folded === "per");
  if (per > 0 && words.length - per < 4) return readLabel(words.slice(0, per), tolerance);
  // "Funeral home named by NOK", "Name given by family".
  const told = readLabelOf(withoutTeller(words));
  if (told && isAsTold(told)) return told;
  const whole = readTogether(words);
  if (whole) return whole;
  const [only] = words;
  const parted = only && words.length === 1 && !phrases.has(only.folded) ? partGlued(only.folded) : null;
  if (parted) return readLabel(splitWords(parted));
  const alone = words.length === 1 && only ? loneLabels.get(only.folded) : undefined;
  if (alone) return alone;
  if (only && past.has(only.folded) && words.length > 1 && !phrases.has(phraseOf(words))) {
    const rest = readLabel(words.slice(1));
    if (rest && rest.kinds.every(isGeneral)) return { owner: null, kinds: ["ignored"] };
  }
  const owners: Owner[] = [];
  const kinds: Kind[] = [];
  let unknown = 0;
  let counts = 0;
  let at = 0;
  while (at < words.length) {
    const length = longestPhrase(words, at, words.length, (key) => phrases.has(key));
    if (length === 0) {
      if (/^(?:no|number|num|nos|id)$/.test(words[at]?.folded ?? "")) counts += 1;
      // A number is part of a value.
      else unknown += /^\d/.test(words[at]?.folded ?? "") ? 3 : 1;
      at += 1;
      continue;
    }
    // "De" heads a letter; inside "nombre de la difunta" it says nothing.
    const { owner, kind, isFiller } = phrases.get(phraseOf(words.slice(at, at + length))) ?? {};
    // "POA (not kin)", "Consulting doctor (not attending)".
    if ((owner === "nok" || owner === "attending") && /^(?:not|non)$/.test(words[at - 1]?.folded ?? ""))
      return { owner: null, kinds: ["ignored"] };
    // A phrase that is both is the owner's, unless one stands already: "res phone", but "NOK contact number".
    if (owner && !(kind && owners.length > 0)) owners.push(owner);
    else if (kind && !kinds.includes(kind) && !(kind === "ignored" && isFiller && at > 0)) kinds.push(kind);
    at += length;
  }
  if (owners.length === 0 && kinds.length === 0) return null;
  // "Death address", "facility of death": where, and not when.
  if (kinds.includes("deathDate") && isPlaceOfDeath(words, owners, kinds)) {
    kinds.splice(kinds.indexOf("deathDate"), 1);
    if (owners.length === 0) owners.push("location");
  }
  // "Your phone" asks the one who writes.
  if (owners.length === 0 && words.some(({ folded }) => writers.has(folded)) && kinds.every(isGeneral))
    owners.push("caller");
  // "Dept Ph" is a number, whatever stands before it.
  if (
    kinds.length === 2 &&
    owners.length === 0 &&
    kinds.includes("phone") &&
    words.at(-1)?.folded !== "num" &&
    kinds.some((kind) => /^(?:room|floor|placeKind)$/.test(kind))
  )
    return { owner: "location", kinds: ["phone"] };
  const isNumbered = counts > 0 || words.at(-1)?.folded === "number";
  if (isNumbered && owners.includes("coroner") && kinds.every((kind) => kind === "phone"))
    return { owner: null, kinds: ["coronerCaseNumber"] };
  // "NOK no." asks for a number to ring.
  if (counts > 0 && kinds.length === 0 && owners.some((one) => withPhone.has(one))) {
    kinds.push("phone");
    counts = 0;
  }
  unknown += counts;
  if (kinds.includes("caseNumber") && (owners.includes("coroner") || owners.includes("coronerNotified")))
    return unknown > 1 ? null : { owner: null, kinds: ["coronerCaseNumber"] };
  if (kinds.includes("ignored")) return unknown > (tolerance < 0 ? 0 : 1) ? null : { owner: null, kinds: ["ignored"] };
  // "(Last, First, Middle)" asks for the whole name.
  if (kinds.includes("firstName") && kinds.includes("lastName"))
    kinds.splice(0, kinds.length, "name", ...kinds.filter((kind) => !nameParts.has(kind)));
  const specific = kinds.filter((kind) => !isGeneral(kind));
  // "Age of youngest child", "Wife's DOB", "Son's address" ask of the living.
  if (!owners.includes("nok") && asksOfRelatives(words, kinds)) return { owner: null, kinds: ["ignored"] };
  const key = phraseOf(words);
  if (words.length > 1 && !phrases.has(key) && isTurned(key, kinds)) return { owner: null, kinds: ["ignored"] };
  if (unknown > 0 && (unknown > tolerance || specific.length === 0)) return null;
  // "Next of kin signing" is kin all the same.
  const owner = ringsThemselves(words, owners)
    ? "caller"
    : owners[0] === "nok" && owners.includes("certifier")
      ? "nok"
      : (ownerOrder.find((one) => owners.includes(one)) ?? null);
  if (owner && living.has(owner) && specific.length > 0) {
    // "NOK residence" is theirs, and "Caller's DOB" is no birth of the dead.
    if (specific.join() === "home") return { owner, kinds: ["address"] };
    if (specific.every((kind) => ofBody.has(kind))) return { owner: null, kinds: ["ignored"] };
    // "Next appointment with doctor" was the living's.
    if (isDoctor(owner) && specific.every((kind) => kind.startsWith("requested")))
      return { owner: null, kinds: ["ignored"] };
  }
  // "ISOLATION CONTACT": the label with its value.
  if (owner === "contact" && specific.join() === "precautions") return null;
  if (owner === "contact" && specific.join() === "donor") return { owner: null, kinds: ["ignored"] };
  // "Dr. called: 4:40 AM" is no call of ours.
  if (owner && called.has(owner) && specific.length > 0 && specific.every((kind) => /^call(?:Date|Time)/.test(kind)))
    return { owner: null, kinds: ["ignored"] };
  if (owner === "contact" && owners.includes("funeralHome")) return { owner: "sender", kinds };
  return { owner, kinds: specific.length > 0 ? specific : kinds };
}

const readLabelOf = (words: readonly Word[] | null) => words && readLabel(words);

const isPlaceOfDeath = (words: readonly Word[], owners: readonly Owner[], kinds: readonly Kind[]) =>
  words.every(({ folded }) => !/^(?:date|day|time|when|dod|dt|hour|hr|fecha|hora)$/.test(folded)) &&
  words.some(({ folded }) => folded === "death") &&
  (owners.join() === "location" ||
    (owners.length === 0 && kinds.some((kind) => /^(?:address|city|state|zip|county|placeKind)$/.test(kind))));

/** What the words ask for only together, or a known phrase with "our" or "the" within: "Who should our driver see?". */
function readTogether(words: readonly Word[]): Role | null {
  if (words.length > mostComposed + 2) return null;
  if (!mayBeComposed(words) && (words.length < 4 || !hasDropped(words))) return null;
  const key = composedKey(words);
  const role = phrases.has(key) ? undefined : composedRole(key);
  if (role || words.length < 4 || key.split(" ").length === words.length) return role ?? null;
  const { owner, kind } = phrases.get(key) ?? {};
  return owner ? { owner, kinds: [] } : kind ? { owner: null, kinds: [kind] } : null;
}

/** The number of words from `from` that make a label which may stand without a colon; 0 when there is none. */
export function bareLabelLength(words: readonly Word[], from: number): number {
  return longestPhrase(words, from, words.length, (key) => bare.has(key));
}

/** The longest label of owners and kinds that begins at this word, fillers aside; 0 when none does. */
export function labelLength(words: readonly Word[], from: number): number {
  const together = composedLength(words, from);
  if (together > 0) return together;
  return longestPhrase(words, from, words.length, (key) => {
    const atoms = phrases.get(key);
    return atoms?.owner !== undefined || atoms?.kind !== undefined;
  });
}
