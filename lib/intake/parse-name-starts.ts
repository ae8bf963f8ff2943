// Finds where the name of a house begins whose kind is known: the words before it belong to it as far as they may.
import { joins, small } from "./parse-house-words";
import type { Word } from "./parse-words";
import { genericWords } from "./words/facilities";
import { plainWords, wordsOfHouses } from "./words/not-names";
import { givenNames } from "./words/given-names";
import { credentials } from "./words/titles";

const mostBefore = 7;

const shortened = /^(?:[a-z]|ltd|inc|co|bros|univ|gen|mem|reg|med|st|ste|sta|mt|ft|dr|wm|jr|sr|geo|chas)$/;

const leads = /^(?:at|to|with|from)$/;
const articles = /^(?:the|our|his|her|their|my|dr|mr|mrs|ms|home|room)$/;

/** Where a name begins that goes on up to `end`. */
export function nameStart(
  words: readonly Word[],
  end: number,
  free: number,
  style: "Title" | "CAPS" | "lower",
): number {
  let first = end;
  while (first > free && end - first < mostBefore) {
    const word = words[first - 1] as Word;
    // "84 YEARS OLD MERCY HOSPITAL".
    if (word.plain === "old" && /^(?:years?|yrs?|y|months?|mos?)$/.test(words[first - 2]?.plain ?? "")) break;
    if (first < end || style !== "Title") {
      const gap = words[first]?.gap ?? "";
      if (!joins(gap) || (gap === ". " && !shortened.test(word.plain) && !word.text.includes("."))) break;
    }
    if (!maySpell(word, style, end - first) && !isSurely(word, words[first], words[first - 2])) {
      // "At Organ View Funeral Home": what stands with a capital behind a small "at" opens the name.
      const lead = words[first - 2];
      if (
        first < end &&
        word.shape === "Title" &&
        word.gap === " " &&
        lead?.shape === "lower" &&
        leads.test(lead.plain)
      )
        return articles.test(word.plain) ? first : first - 1;
      break;
    }
    first -= 1;
  }
  while (first < end && words[first]?.shape === "lower" && small.test(words[first]?.plain ?? "")) first += 1;
  return first;
}

/** Plain words that begin or fill the name of a house in a text without capitals. */
const lowerHouseWords =
  /^(?:county|city|regional|general|memorial|community|saint|valley|village|manor|terrace|garden|gardens|state|university|baptist|methodist|lutheran|presbyterian|catholic|lady|park|sisters)$/;

/** `Ohl & Daughter Funeral Home`. */
export const familyOfFirm =
  /^(?:daughters?|sons?|wife|brothers?|sisters?|hij[ao]s?|company|family|kin|nephews?|cousins?|grandsons?)$/;

const joinedNames =
  /^(?:mon (?:valley|health|general)|sun (?:city|valley|lakes?|view|health|prairie|coast)|last (?:light|frontier)|down east|front (?:range|royal|street)|back bay|open (?:arms|doors?|hands|heart|gate|house)|giving (?:tree|hands)|always best|helping (?:hands|hand)|new (?:day|start|life|beginnings?|horizons?|hope)|next (?:step|door)|safe (?:haven|harbor|place)|fresh start|loving (?:care|arms|hands)|caring (?:hands|hearts?)|family (?:tree|circle|ties)|second (?:chance|home|street)|main street|first (?:light|street|hope)|our (?:place|lady|house)|home (?:sweet|away)|warm (?:hearts?|hands))$/;

/** "Park Place ALF", "Golden Years Board and Care", "Little Steps Birth Center": words that a name before them makes part of it. */
const inNames = /^(?:place|years|days|steps|hours|hands|inn|time|times|point|house)$/;

/** Who is called, and what is done, besides a house: "wife & Hale Funeral Home". */
const others =
  /^(?:wife|husband|spouse|son|daughter|dtr|sister|brother|mother|father|mom|dad|family|kin|nok|poa|coroner|hospice|hospital|nurse|rn|doctor|police|sheriff|ems|chaplain|remov(?:e|al)|embalm|transport|transfer|pickup|release|call|notify|body|remains|staff|driver|belongings|papers|paperwork)$/;

/** "Officer & Quill", "Mon Valley": a word that is part of a name by the one behind it. */
const isSurely = ({ shape, plain, gap }: Word, next: Word | undefined, before: Word | undefined): boolean =>
  // "Sutter Care at Home Hospice", and no Kim at Home Hospice.
  (plain === "at" &&
    next?.plain === "home" &&
    next.shape === "Title" &&
    before?.shape === "Title" &&
    !givenNames.has(before.plain)) ||
  // "at st raphael medical center", and no street before a house.
  (/^(?:st|mt|ft)$/.test(plain) &&
    shape === "lower" &&
    next?.shape === "lower" &&
    (gap !== " " || /^(?:at|from|to|in|the|is|@)$/.test(before?.plain ?? ""))) ||
  (shape !== "lower" &&
    shape !== "digit" &&
    next !== undefined &&
    next.shape !== "lower" &&
    ((next.gap === " & " && plain.length > 2 && !others.test(plain) && !genericWords.has(next.plain)) ||
      (shape === "Title" &&
        inNames.test(plain) &&
        gap === " " &&
        before?.shape === "Title" &&
        !plainWords.has(before.plain)) ||
      joinedNames.test(`${plain} ${next.plain}`) ||
      (gap === " " && joinedNames.test(`${before?.plain} ${plain}`))));

/** Whether a word may be part of a name, `distance` words before its kind. */
function maySpell({ plain, shape, text, gap }: Word, style: "Title" | "CAPS" | "lower", distance: number): boolean {
  if (gap === " & " && shape !== "lower" && familyOfFirm.test(plain)) return true;
  if (shape === "digit") return /^\d{1,2}(?:st|nd|rd|th)$/.test(plain);
  if (credentials.has(plain) && text === text.toUpperCase() && plain.length > 1) return false;
  if (shape === "lower") {
    if (small.test(plain))
      return distance > 0 && !/^(?:for|in|at)$/.test(plain) && (style !== "lower" || plain === "of");
    return (
      style === "lower" && distance < 4 && (!plainWords.has(plain) || lowerHouseWords.test(plain)) && plain.length > 2
    );
  }
  if (shape === "A") return true;
  if (style === "Title" && shape === "CAPS" && text.length > 3) return false;
  return !plainWords.has(plain) || wordsOfHouses.has(plain);
}
