// Finds the older mails below a new one that are about another dead person: nothing of them belongs to the new call.
import { isSure } from "./parse-sift";
import { depthAt } from "./parse-sentences";
import type { Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";

/** The newest mail sets the older one's name right: both are about one person. */
const setsRight =
  /\b(?:correct(?:ion|ed|ing)?|spell\w*|spelt|misspel\w*|wrong (?:name|first|last|patient|chart)|should (?:be|read|say)|legal name|legally|a\.?k\.?a|maiden|typo|sorry)\b/i;

/** Names and their short forms, where the first letters do not show it. */
const shortForms =
  `william bill billy will willie|robert bob bobby rob|richard dick rick rich|margaret peggy peg meg maggie|edward ted ned eddie|theodore ted|elizabeth betty bette liz beth lisa|henry hank harry|john jack johnny|mary polly molly|dorothy dot dolly|helen eleanor nell nellie|eleanor nora|katherine catherine kathryn kay kate kitty kathy cathy|anthony tony|virginia ginny|francisco paco pancho|jose pepe|james jim jimmy|charles chuck charlie|lawrence larry|michael mike|thomas tom tommy|gerald jerry|eugene gene|alfred fred|sarah sally sadie|gertrude trudy|christina tina|matilda tillie|josephine josie|joseph joe joey|susan sue|kenneth ken|patricia pat trish|raymond ray|albert al bert|alexander al sandy|florence flo|ann anna anne annie nancy`
    .split("|")
    .map((forms) => forms.split(" "));

const wordsOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "" && !/^(?:jr|sr|ii|iii|iv)$/.test(word));

/** One spelling of the other: the same beginning, or the same beginning and end, and as long within two letters. */
const isNear = (one: string, other: string) =>
  Math.abs(one.length - other.length) < 3 &&
  (one.slice(0, 3) === other.slice(0, 3) || (one.slice(0, 2) === other.slice(0, 2) && one.at(-1) === other.at(-1)));

/** "W." and "Walter", "Rosa" and "Rosalinda", "Ted" and "Theodore"; not "Walter" and "Wanda". */
const isShortForm = (one: string, other: string) =>
  (one[0] === other[0] && Math.min(one.length, other.length) === 1) ||
  one.slice(0, 3) === other.slice(0, 3) ||
  shortForms.some((forms) => forms.includes(one) && forms.includes(other));

/** Whether two names may be one person's: a surname alike, and given names of which one may stand for the other. */
export function mayBeOne(one: string, other: string): boolean {
  const [given, others] = [wordsOf(one), wordsOf(other)];
  const [surname = "", otherSurname = ""] = [given.pop(), others.pop()];
  if (given.length === 0 || others.length === 0) return true;
  const isKin = isNear(surname, otherSurname) || others.includes(surname) || given.includes(otherSurname);
  return isKin && given.some((word) => others.some((name) => isShortForm(word, name)));
}

/** The lines of older mails that name another dead person than the newest mail that names one. */
export function findOthersMails({ page, candidates }: Sheet): Span[] {
  if (page.lines.every(({ depth }) => depth === page.lines[0]?.depth)) return [];
  const names = candidates
    .filter((one) => one.field === "deceasedName" && one.value.includes(" ") && isSure(one))
    .map((one) => ({ ...one, depth: Math.max(Math.floor(one.depth), depthAt(page, one.start)) }));
  const newest = Math.min(...names.map(({ depth }) => depth));
  const own = names.filter(({ depth }) => depth === newest);
  const depths = [...new Set(names.map(({ depth }) => depth))].toSorted((one, other) => one - other);
  // The dead of the new mail may be named in the old one as kin: its surest name is the old one's dead.
  const surest = (depth: number) =>
    names.filter((one) => one.depth === depth).toSorted((one, other) => other.confidence - one.confidence)[0]?.value ??
    "";
  const from = depths.find((deep) => deep > newest && !own.some(({ value }) => mayBeOne(value, surest(deep))));
  if (from === undefined) return [];
  const said = page.lines.filter(({ depth }) => depth === newest).map(({ start, end }) => page.text.slice(start, end));
  if (setsRight.test(said.join("\n"))) return [];
  return page.lines.filter(({ depth, end, start }) => depth >= from && end > start);
}
