// Keeps out of free words every number that is none of those a driver needs, and whatever looks like a password.
import { leanPattern } from "./parse-pattern";

/** Telephone numbers, days, times, sums and ZIP codes; a gate's code and a permit's number are shorter than what is withheld. */
const allowed = leanPattern(
  String.raw`(?<![\p{L}\d])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}(?!\d)|(?<!\d)\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?::\d{2})?|(?<!\d)\d{5}-\d{4}(?!\d)|(?<!\d ?[-–]? ?)\d{4} ?[-–] ?\d{4}(?! ?[-–]? ?\d)|(?<!\d)(?:\+|011[ .-])\d{1,3}(?:[ .-]?\d{1,4}){2,5}(?!\d)`,
  "giu",
);
/** "tagged with her Medicaid, 09-C-118264", "the Navy life papers, C-31 884 207": whose number comes. */
const insured =
  /\b(?:medicaid|medicare|insurance|policy|life papers|seguro|subscriber|member(?:ship)?|(?:our|their|the) number for (?:him|her|them)|mutual|chart|mrn|claim)\b(?=([^.;\n]{0,60}))/gi;
const insuredNumber =
  /(?<![\p{L}\d-])(?:\p{Lu}{1,3}[-/])?\d[\d\p{Lu}]*(?:[ /-]\d[\d\p{Lu}]*|[-/]\p{Lu}[\d\p{Lu}]*)*(?![\p{L}\d])/gu;
const leastOfInsured = 6;
/** Digits, also parted or with letters among them: "0055501234", "1EG4-TE5-MK73". */
const number = /(?<![\p{L}\d])[\p{Lu}\d]+(?:[-–./][\p{Lu}\d]+)*(?![\p{L}\d])/gu;
const mostTogether = 6;
const mostInAll = 8;
/** Letters and digits by turns are an insurance's number. */
const mostTurns = 4;
/** "Gr4nite!Lake", "Tulip$88". */
const mixed = /(?<!\S)(?!\$\d)(?=[^\s\d]*\d)(?=[^\s\p{L}]*\p{L})(?=[^\s!$%^&*]*[!$%^&*])[^\s,;()]{6,}/gu;
const social = /(?<![\w-])\d{3}[- ]\d{2}[- ]\d{4}(?![\w-])/g;

/** Papers that the crew must show. */
const paper =
  /(?<!\p{L})(?:awb|air ?waybill|waybill|permit|control|flight|release|confirmation|tag|case|ref(?:erence)?|cargo|container|(?:gate|door|entry|keypad) code)(?: control)?(?:\s?(?:no\.?|#|number))?(?: is| was)?[\s:#.]*(?:\p{Lu}{1,4}-?)?$/iu;

/** "88 1400 5527", "9 2 2 - 00 - 1 9 4 6": more digits than a number for the crew has, parted as one likes. */
const parted = /\d(?:(?: ?[-–] ?| )?\d){8,}/g;
/** "his last four are 8836", "a PIN for the burial society, 0619", "unlocks with 080816", "secret word is pelican". */
const personal =
  /\b(?:last (?:4|four)\b[^.;\n\d]{0,24}|(?:PIN|pin number|passcode|pass code)\b[^.;\n\d]{0,40}|unlocks? (?:it )?with |unlock code (?:is )?)(?<told>\d[\d -]{2,10}\d)|\b(?:secret word|magic word|code ?word|safe word)(?: is|:)? (?!for |to |of |the )(?<word>[\p{L}\d'’-]+)/giu;
/** A door's code is for the crew. */
const ofDoor =
  /\b(?:gates?|doors?|keypad|lock ?box|entry|garage|elevator|alarm|building|lobby|dock|ramp|shed|key safe)\b/i;
/** Who tells a card's or an account's number tells it to the end of the sentence, in figures or words. */
const paying =
  /\b(?:visa(?! office)|master ?card|amex|american express|discover card|debit card|credit card|card number|routing (?:number|no\.?|#)|automatic draft|checking account|bank account)\b[^.;\n]*/giu;
/** "her social is 281-44- I think 9072" */
const socialSaid =
  /\b(?:(?:his|her|their|my|the|your) social|social security(?: number)?|ssn|ss ?#)\b(?! (?:club|work\w*|services?|media|hall|room|director|events?|office))[^.;\n]*/giu;
/** Street numbers and codes of doors stand in such a sentence, too. */
const ofPlace = /^ (?:[NSEW] )?\p{Lu}\p{Ll}+/u;
const spoken =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|\d{2,})[ ,.-]{1,2}){3,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d+)\b[^.;\n]*/giu;
/** "blue-heron-9": no word that is spoken. */
const composed =
  /(?<![\p{L}\d-])\p{Ll}{3,}(?:-\p{Ll}{3,})*-(?!(?:entrance|door|dock|lot|gate|bay|building|wing|unit|floor|side|house|room|level)-?\d)\p{Ll}{3,}-?\d{1,4}(?![\p{L}\d])/gu;

const isLong = (said: string) =>
  said.replace(/\D/g, "").length > mostInAll ||
  said.split(/\D/).some((run) => run.length > mostTogether) ||
  (said.match(/\d\p{Lu}|\p{Lu}\d/gu) ?? []).length >= mostTurns;

/** What is told of a card, an account or a social number without its figures; telephones, streets and doors' codes stay. */
function withoutFigures(said: string): string {
  const kept = [...said.matchAll(allowed)].map(({ index, 0: words }) => [index, index + words.length] as const);
  return said.replace(/\d[\d -]*\d/g, (run, at: number) => {
    const isKept = kept.some(([start, end]) => at < end && at + run.length > start);
    const [left, right] = [said.slice(Math.max(0, at - 24), at), said.slice(at + run.length)];
    return isKept || ofPlace.test(right) || ofDoor.test(left) ? run : "";
  });
}

/** Long numbers between what is allowed: "4111 1111 1111 1111 504-555-0142". */
function withoutParted(text: string, kept: readonly (readonly [number, number])[], isPaper: (at: number) => boolean) {
  const shadow = kept.reduce(
    (made, [start, end]) => made.slice(0, start) + "\0".repeat(end - start) + made.slice(end),
    text,
  );
  const spans = [...shadow.matchAll(parted)].filter(({ index }) => !isPaper(index));
  return spans.reduce(
    (made, { index, 0: said }) => made.slice(0, index) + "\0".repeat(said.length) + made.slice(index + said.length),
    text,
  );
}

/** Telephones, days, papers for the crew and codes of doors stay beside an insurance, too. */
function withoutInsured(text: string): string {
  const kept = [...text.matchAll(allowed)].map(({ index, 0: said }) => [index, index + said.length] as const);
  const numbers = [...text.matchAll(insured)].flatMap(({ index, 0: cue, 1: behind = "" }) =>
    [...behind.matchAll(insuredNumber)].map((found) => ({ said: found[0], at: index + cue.length + found.index })),
  );
  const withheld = numbers.filter(({ said, at }) => {
    const before = text.slice(Math.max(0, at - 34), at);
    const isKept = kept.some(([start, end]) => at < end && at + said.length > start);
    return said.replace(/\D/g, "").length >= leastOfInsured && !isKept && !paper.test(before) && !ofDoor.test(before);
  });
  return withheld.reduceRight((made, { said, at }) => made.slice(0, at) + made.slice(at + said.length), text);
}

/** A note without what may be a secret's number or word. */
export function harmless(note: string): string {
  const text = withoutInsured(note);
  const kept = [...text.matchAll(allowed)].map(({ index, 0: said }) => [index, index + said.length] as const);
  const isPaper = (at: number) => paper.test(text.slice(Math.max(0, at - 34), at));
  const isAllowed = (at: number, length: number) => kept.some(([start, end]) => at >= start && at + length <= end);
  return withoutParted(text, kept, isPaper)
    .replace(number, (said, at: number) => (isLong(said) && !isAllowed(at, said.length) && !isPaper(at) ? "" : said))
    .replaceAll("\0", "")
    .replace(social, "")
    .replace(mixed, "")
    .replace(composed, "")
    .replace(paying, (said) => withoutFigures(said.replace(spoken, "")))
    .replace(socialSaid, withoutFigures)
    .replace(personal, (said, told: string | undefined, word: string | undefined, at: number, whole: string) =>
      ofDoor.test(whole.slice(Math.max(0, at - 30), at + said.length + 24))
        ? said
        : said.slice(0, said.length - (told ?? word ?? "").length),
    )
    .replace(/ {2,}/g, " ")
    .trim();
}
