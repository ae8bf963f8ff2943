// Reads what a title tells of the dead: the sex ("Mr. Alden Whitcombe"), and who is meant where only the last name dies ("Mr. Kimmelman died").
import { readName } from "./parse-names";
import { quick } from "./parse-quick-pattern";
import type { Person } from "./parse-roles";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";

const titled = quick(
  /(?<![\p{L}\p{N}.'’-]|(?:\band|&|\by)\s)(mr|mister|mrs|missus|ms|miss|sra|sr|señora|señor|senora|senor|don|doña)\b\.?\s{1,2}((?:\p{L}[\p{L}.'’-]{0,24}[^\S\n]{1,2}){0,3}?\p{L}[\p{L}'’-]{1,24})/giu,
);
const ofWomen = /^(?:m(?:rs|s|iss|issus)|sra|se[ñn]ora|doña)$/i;
const suffix = /^(?:jr|sr|i{1,3}|iv|v)\.?$/i;
/** "Mr. Kimmelman is 91", "Mrs. Roe's body": the last name alone is theirs of whom this is said. */
const ofTheDead =
  /^(?:,? (?:who |has |had )*(?:(?:is|was) (?:\d{2}|an?\b|born|pronounced|found|in (?:room|bed|the (?:morgue|cooler)))|born|died|passed|expired|lived|lies|weigh(?:s|ed)|remains)\b|['’]s? (?:body|remains|death|passing|attending|doctor))/i;
const sureness = 0.74;

/** Adds it where nothing surer tells it and all titles of that name agree. */
export function addTitledSex(sheet: Sheet, text: string): void {
  const name = bestOf(sheet, "deceasedName");
  if (!name || bestOf(sheet, "sex")) return;
  const words = name.value.split(" ").filter((word) => !suffix.test(word));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2) return;
  const others = (["callerName", "nokName", "contactName"] as const).map((field) => bestOf(sheet, field)?.value);
  const isShared = others.some((other) => other && isSameText(other.split(" ").at(-1) ?? "", last));
  const told = [...text.matchAll(titled)].filter((match) => {
    const [one, ...more] = (match[2] as string).split(/\s+/);
    if (isSameText(one ?? "", first)) return true;
    const isLast = isSameText(one ?? "", last) && !more.some((word) => isSameText(word, last));
    return (
      isLast && !isShared && ofTheDead.test(text.slice(match.index + match[0].lastIndexOf(one as string) + last.length))
    );
  });
  const [match] = told;
  const isWoman = (one: RegExpMatchArray) => ofWomen.test(one[1] as string);
  if (!match || told.some((one) => isWoman(one) !== isWoman(match))) return;
  const said = { value: isWoman(match) ? "Female" : "Male", start: 0, end: (match[1] as string).length };
  addReading(sheet, "sex", { ...said, confidence: sureness }, match.index, {});
}

const dies = quick(
  /(?<![\p{L}\p{N}.'’-]|(?:\band|&|\by)\s)(?:mr|mister|mrs|ms|miss|sra?|señora?)\b\.?\s{1,2}(\p{Lu}[\p{L}'’-]{1,24}(?:[ -]\p{Lu}[\p{L}'’-]{1,24})?)(?:,? (?:born|aged?) [^.;\n]{2,24},| is \d{2,3} and)?,? (?:who )?(?:has |had |just |sadly |peacefully )*(?:died|dies|passed|expired|was pronounced|falleci[oó]|muri[oó])\b/giu,
);
/** "Re: Estate of Leopold Vance Carrigan". */
const inReference =
  /(?<=^|[\n.:;]\s{0,4})(?:(?:re|in re|subject|subj|reference|ref|regarding)\s?:?\s{1,4})?(?:(?:the )?(?:estate|matter|guardianship|conservatorship|ward|death|passing|remains|late)(?: of)?:?\s(?:the late )?(?:mr\.? |mrs\.? |ms\.? )?)(?=\p{Lu})/giu;
const ofOthers =
  /\b(?:of|for|estate|re:?|subject:?|matter of)[\s:]{1,3}(?:the (?:late )?)?(?:(?:mr|mrs|ms|miss|mister|sra?)\b\.? )?$/i;

/** The person in full whose last name is told to have died: "the proxy of Arthur Kimmelman … Mr. Kimmelman passed away". */
export function findTitledDead(text: string, persons: readonly Person[]): Person | undefined {
  const lasts = new Set([...text.matchAll(dies)].map((match) => (match[1] as string).toLowerCase()));
  if (lasts.size !== 1) return undefined;
  const found = persons.filter(({ name, roles, tie, start }) => {
    const words = name.value.split(" ").filter((word) => !suffix.test(word));
    if (words.length < 2 || name.isDoctor || name.credentials !== undefined) return false;
    const isNamed =
      lasts.has((words.at(-1) as string).toLowerCase()) || lasts.has(words.slice(-2).join(" ").toLowerCase());
    const isOfOthers = ofOthers.test(text.slice(Math.max(0, start - 24), start));
    return isNamed && (isOfOthers || (roles.size === 0 && tie === null));
  });
  if (found.length === 0) return findReferred(text, lasts);
  return found.every(({ name }) => name.value === found[0]?.name.value) ? found[0] : undefined;
}

function findReferred(text: string, lasts: ReadonlySet<string>): Person | undefined {
  for (const match of text.matchAll(inReference)) {
    const at = match.index + match[0].length;
    const name = readName(text.slice(at, at + 60));
    if (!name?.isFull || name.start > 0 || !lasts.has(name.value.split(" ").at(-1)?.toLowerCase() ?? "")) continue;
    return { name, roles: new Map(), tie: null, sentence: -1, inSlot: false, start: at, end: at + name.end };
  }
  return undefined;
}
