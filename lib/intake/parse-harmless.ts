// Keeps out of free words every number that is none of those a driver needs, and whatever looks like a password.
import { leanPattern } from "./parse-pattern";

/** Telephone numbers, days, times, sums and ZIP codes; a gate's code and a permit's number are shorter than what is withheld. */
const allowed = leanPattern(
  String.raw`(?<![\p{L}\d])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}(?!\d)|(?<!\d)\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?::\d{2})?|(?<!\d)\d{5}-\d{4}(?!\d)|(?<!\d)\d{4} ?[-–] ?\d{4}(?![\d-])`,
  "giu",
);
/** Digits, also parted or with letters among them: "0055501234", "1EG4-TE5-MK73". */
const number = /(?<![\p{L}\d])[\p{Lu}\d]+(?:[-–./][\p{Lu}\d]+)*(?![\p{L}\d])/gu;
const mostTogether = 6;
const mostInAll = 8;
/** Letters and digits by turns are an insurance's number. */
const mostTurns = 4;
/** "Gr4nite!Lake", "Tulip$88". */
const mixed = /(?<!\S)(?=[^\s\d]*\d)(?=[^\s\p{L}]*\p{L})(?=[^\s!$%^&*]*[!$%^&*])[^\s,;()]{6,}/gu;
const social = /(?<![\w-])\d{3}[- ]\d{2}[- ]\d{4}(?![\w-])/g;

/** Papers that the crew must show. */
const paper =
  /(?<!\p{L})(?:awb|waybill|permit|control|flight|release|confirmation)(?: control)?(?:\s?(?:no\.?|#|number))?[\s:#.]*$/iu;

/** "88 1400 5527", "9 2 2 - 00 - 1 9 4 6": more digits than a number for the crew has, parted as one likes. */
const parted = /\d(?:(?: ?[-–] ?| )?\d){8,}/g;
/** "his last four are 8836", "a PIN for the burial society, 0619", "unlocks with 080816", "secret word pelican": and no door's. */
const personal =
  /\b(?:last (?:4|four)\b[^.;\n\d]{0,24}|(?<!(?:gate|door|keypad|lock|lockbox|entry|garage|elevator|alarm|building|lobby)[^.;\n]{0,30})(?:PIN|pin number|passcode|pass code)\b[^.;\n\d]{0,40}|unlocks? (?:it )?with |unlock code (?:is )?)(?<told>\d[\d -]{2,10}\d)|\b(?:secret word|code ?word|magic word|safe word)(?: is|:)? (?<word>[\p{L}\d'’-]+)/giu;
/** Who tells a card's or an account's number tells it to the end of the sentence, in figures or words. */
const paying =
  /\b(?:visa|master ?card|amex|american express|discover card|debit card|credit card|card number|routing|automatic draft|checking account|bank account)\b[^.;\n]*/giu;
/** "her social is 281-44- I think 9072" */
const socialSaid = /\b(?:social(?! work)(?: security)?|ssn|ss ?#|ss number)\b[^.;\n]*/giu;
const spoken =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|\d{2,})[ ,.-]{1,2}){3,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d+)\b[^.;\n]*/giu;
/** "blue-heron-9": no word that is spoken. */
const composed = /(?<![\p{L}\d-])\p{Ll}{3,}(?:-\p{Ll}{3,})+-?\d{1,4}(?![\p{L}\d])/gu;

const isLong = (said: string) =>
  said.replace(/\D/g, "").length > mostInAll ||
  said.split(/\D/).some((run) => run.length > mostTogether) ||
  (said.match(/\d\p{Lu}|\p{Lu}\d/gu) ?? []).length >= mostTurns;

/** A note without what may be a secret's number or word. */
export function harmless(text: string): string {
  const kept: [start: number, end: number][] = [...text.matchAll(allowed)].map(({ index, 0: said }) => [
    index,
    index + said.length,
  ]);
  const isPaper = (at: number) => paper.test(text.slice(Math.max(0, at - 30), at));
  const isFree = (at: number, length: number) => !kept.some(([start, end]) => at < end && at + length > start);
  const isAllowed = (at: number, length: number) => kept.some(([start, end]) => at >= start && at + length <= end);
  return text
    .replace(parted, (said, at: number) => (isFree(at, said.length) && !isPaper(at) ? "\0".repeat(said.length) : said))
    .replace(number, (said, at: number) => (isLong(said) && !isAllowed(at, said.length) && !isPaper(at) ? "" : said))
    .replaceAll("\0", "")
    .replace(social, "")
    .replace(mixed, "")
    .replace(composed, "")
    .replace(paying, (said) => said.replace(spoken, "").replace(/(?<![$\d])\d[\d -]{1,}\d/g, ""))
    .replace(socialSaid, (said) => said.replace(/\d[\d -]*/g, ""))
    .replace(personal, (said, told: string | undefined, word: string | undefined) =>
      said.slice(0, said.length - (told ?? word ?? "").length),
    )
    .replace(/ {2,}/g, " ")
    .trim();
}
