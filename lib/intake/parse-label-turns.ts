// Tells labels whose words together ask of somebody else, or of another matter, than each of them alone.
import type { Word } from "./parse-label-words";
import { turnedLabels } from "./words/answer-topics";
import type { Kind, Owner } from "./words/labels";

/** What every living person has, too. */
export const ofBody: ReadonlySet<Kind> = new Set<Kind>(["birth", "age", "sex", "ageSex", "height"]);
const relatives = new Set(
  "wife wifes husband husbands spouse spouses son sons daughter daughters dtr youngest oldest eldest sister brother sibling siblings niece nephew partner guardian witness".split(
    " ",
  ),
);
const ring = /^(?:calling|reporting|phoning|ringing|notifying)$/;

/** "Age of youngest child", "Wife's DOB", "Son's address" ask of the living. */
export const asksOfRelatives = (words: readonly Word[], kinds: readonly Kind[]): boolean =>
  kinds.length > 0 &&
  kinds.every((kind) => ofBody.has(kind) || /^(?:address|home)$/.test(kind)) &&
  words.some(({ folded }) => relatives.has(folded));

/** "Weight limit", "Covid vaccine", "Certificate ready": a word more makes it another matter. */
export const isTurned = (label: string, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => turnedLabels[kind]?.test(label));

/** "Family member calling", "Called in by family": those who ring, whatever else they are. */
export function ringsThemselves(words: readonly Word[], owners: readonly Owner[]): boolean {
  const last = words.at(-1)?.folded ?? "";
  if (owners.at(-1) === "caller") return ring.test(last) && !owners.includes("callerId");
  return owners[0] === "caller" && words.at(-2)?.folded === "by" && /^(?:family|relative)$/.test(last);
}

const wasCalled = /\p{L}\W+called$/iu;
const momentOnly =
  /^[\s:=?.|–—_-]*(?:$|(?:at |@ ?|on |around |about |today|yesterday|tonight|last night)?\s?\d|(?:today|yesterday|tonight|last night|yes|no|n\/?a|not yet|never|pending|none|y|n|x|noon|midnight)\b[\s.,;]*(?:$|\d|at\b))/iu;

/** "Hospice nurse called: Ann Lee …" tells who rang; only an hour or a day behind it answers "Dr. called:". */
export const isToldRing = (role: { kinds: readonly Kind[] } | null, label: string, rest: string): boolean =>
  role?.kinds.includes("ignored") === true && wasCalled.test(label) && !momentOnly.test(rest);

const chosen =
  /^(?:named|chosen|selected|requested|designated|picked|preferred|specified|indicated|given|stated|reported|provided|told|supplied|confirmed|listed|estimated|used)$/;
const tellers =
  /^(?:family|nok|kin|relatives?|caller|wife|husband|spouse|widow|widower|son|daughter|partner|parents?|mother|father|nurse|rn|staff|facility|hospital|hospice|informant|decedent|patient|resident)$/;

/** "Funeral home named by NOK", "Weight given by nurse": the label without who told it; null where nobody is said to. */
export function withoutTeller(words: readonly Word[]): readonly Word[] | null {
  const by = words.findLastIndex(({ folded }) => folded === "by");
  const isTold = by > 1 && words.length - by < 5 && tellers.test(words.at(-1)?.folded ?? "");
  return isTold && chosen.test(words[by - 1]?.folded ?? "") ? words.slice(0, by - 1) : null;
}

/** What whoever tells it leaves as it is: a house, a name, what the body measures. */
export const isAsTold = ({ owner, kinds }: { owner: Owner | null; kinds: readonly Kind[] }): boolean =>
  owner === "funeralHome" ||
  owner === "destination" ||
  ((owner === null || owner === "deceased") &&
    kinds.length > 0 &&
    kinds.every((kind) => ofBody.has(kind) || /^(?:weight|name|firstName|lastName|home|address)$/.test(kind)));
