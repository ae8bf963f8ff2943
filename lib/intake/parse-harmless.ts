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
  const isAllowed = (at: number, length: number) => kept.some(([start, end]) => at >= start && at + length <= end);
  return text
    .replace(number, (said, at: number) =>
      isLong(said) && !isAllowed(at, said.length) && !paper.test(text.slice(Math.max(0, at - 30), at)) ? "" : said,
    )
    .replace(social, "")
    .replace(mixed, "")
    .replace(/ {2,}/g, " ")
    .trim();
}
