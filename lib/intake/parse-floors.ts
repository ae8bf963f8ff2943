// Reads floors.
import { quick } from "./parse-quick-pattern";
import type { Reading } from "./parse-span";
import { foldOf, properCase } from "./parse-words";
import { smallNumbers } from "./words/numbers";
import { noValue } from "./words/not-names";

export const readingAt = (start: number, written: string, value: string, confidence: number): Reading => ({
  start,
  end: start + written.length,
  value,
  confidence,
});

const ordinals: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(smallNumbers).map(([word, number]) => [word, String(number)])),
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  fifth: "5",
  sixth: "6",
  seventh: "7",
  eighth: "8",
  ninth: "9",
  tenth: "10",
  eleventh: "11",
  twelfth: "12",
  thirteenth: "13",
  fourteenth: "14",
  fifteenth: "15",
  sixteenth: "16",
  seventeenth: "17",
  eighteenth: "18",
  nineteenth: "19",
  twentieth: "20",
  ground: "Ground",
  primer: "1",
  primero: "1",
  segundo: "2",
  tercer: "3",
  cuarto: "4",
  quinto: "5",
};
const floorAfter = quick(
  /(?<![\w/.-])(\d{1,2}) ?(?:st|nd|rd|th|do|ro|er|to|mo|vo|no|[oaº°ª])?[ -]?(?:floor|flr|fl\b\.?|flor|piso)(?![\w-]| \d{5})/gi,
);
const floorWord =
  /(?<![\w-])(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|ground|primer|segundo|tercer|cuarto|quinto)[ -](?:floor|flr|fl\b\.?|piso)(?![\w-])/gi;
const floorBefore =
  /(?<![\w-])(?:floor|flr|fl|piso|planta)\b\.?[ ]?[:#=-]?[ \t]{0,3}(\d{1,2})(?![\w/-]|[.:]\d)(?! (?:steps|stairs|flights|people|men|nurse))/gi;

/** "He's up on three", "the elevator to 3", "in room 1104 on 11". */
const floorTold =
  /(?:\b(?:room|rm|bed) #?(?=(\d{1,2})\d{2}\D)\d{3,4}[A-Z]?,? on (?:the )?(?=\1(?!\d))|\b(?:(?:[A-Z]{0,2}ICU|CCU|PACU|tele(?:metry)?|oncology|ortho|step-?down|med[- ]?surg)(?: unit)?|unit|ward) on (?:the )?|\b(?:up|he['’]s|she['’]s|elevator (?:up )?(?:to|is)) (?:on )?)(two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d)(?=[.,;\n](?!\d)|$| (?:in (?:room|rm)\b|at (?:the )?(?!\d)\p{L}))/giu;
/** "4 West, room 422": a ward whose rooms begin with its number. */
const floorOfWard =
  /(?<![\w/.-])(\d{1,2}) ?(?:north|south|east|west|tower),?[ ]{0,4}(?:[/-] ?)?(?:(?:rm|room|bed)[.:]?[ ]{0,3}#?(?=\1\d{2})|(?=\1\d{2}[A-Z]?(?![\w:/-]|[.,]\d| \p{L}+ (?:st|ave|rd|dr|ln|blvd)\b)))/giu;
/** "Rm 338, 3 North": the same the other way round. */
const wardOfRoom =
  /(?:rm|room|bed)[.:]? ?#?(?=(\d{1,2})\d{2}(?!\d))\d{3,4}[A-Z]?,? (?:(?:on|in) )?(?:unit )?\1(?= ?(?:north|south|east|west|tower)\b)/gi;
const anyFloor =
  /fl|piso|planta|(?:up|s|\d[A-Z]?,?) on |elevator|(?:U|unit|ward|ometry|tele|down|surg|ortho) on |\d ?(?:north|south|east|west|tower)/i;

/** Floors as bare values: `4th floor` → `4`. The state's letters before a ZIP are none. */
export function findFloors(text: string): Reading[] {
  if (!anyFloor.test(text)) return [];
  const found: Reading[] = [];
  for (const match of text.matchAll(floorAfter))
    found.push(readingAt(match.index, match[1] as string, String(Number(match[1])), 0.95));
  for (const match of text.matchAll(floorWord))
    found.push(readingAt(match.index, match[1] as string, ordinals[(match[1] as string).toLowerCase()] ?? "", 0.9));
  for (const match of text.matchAll(floorBefore)) {
    if (/^FL \d/.test(match[0]) && !/[\n\t(]$|^$/.test(text.slice(0, match.index).slice(-1))) continue;
    found.push(
      readingAt(
        match.index + match[0].length - (match[1]?.length ?? 0),
        match[1] as string,
        String(Number(match[1])),
        0.9,
      ),
    );
  }
  for (const match of text.matchAll(floorTold)) {
    const said = (match[2] as string).toLowerCase();
    found.push(readingAt(match.index + match[0].length - said.length, said, String(smallNumbers[said] ?? said), 0.7));
  }
  for (const match of text.matchAll(wardOfRoom)) {
    const floor = match[1] as string;
    found.push(readingAt(match.index + match[0].length - floor.length, floor, floor, 0.7));
  }
  for (const match of text.matchAll(floorOfWard))
    found.push(readingAt(match.index, match[1] as string, match[1] as string, 0.7));
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter((one, index, all) => index === 0 || one.start >= (all[index - 1] as Reading).end);
}

/** "RM 6112 6TH FL >> ATT": the floor's own word may be taken for a label. */
export const withFloor = (segment: string): string =>
  / \d{1,2}(?:st|nd|rd|th)\W*$/i.test(segment) ? `${segment} floor` : segment;

/** The floor of a segment that is known to tell one: `6`, `2nd`, `7 East`, `first`. */
export function readFloor(segment: string): Reading | null {
  const head = segment.slice(0, 60);
  if (noValue.test(head)) return null;
  const [named] = findFloors(head);
  if (named) return named;
  const number =
    /^[\s"'(:#.-]*(?:(?:level|lvl)\.? )?(\d{1,2})(?:st|nd|rd|th)?(?=$|[\s,;)|/]|[NSEW]\b)(?!\s*(?:kg|kilos?|lbs?|pounds)\b)/i.exec(
      head,
    );
  if (number?.[1]) return readingAt(number[0].search(/\d/), number[1], String(Number(number[1])), 0.95);
  const word = /^[\s"'(:]*(?:(?:level|floor|flr?|lvl)\.? )?([a-zé]+)/i.exec(head);
  const ordinal = ordinals[foldOf(word?.[1] ?? "")];
  if (word?.[1] && ordinal) return readingAt(word[0].length - word[1].length, word[1], ordinal, 0.9);
  const below = /^[\s(:]*(basement|ground|lower level|main|LL|G|B)\b/i.exec(head);
  return below?.[1]
    ? readingAt(
        below[0].length - below[1].length,
        below[1],
        below[1].length < 3 ? below[1].toUpperCase() : properCase(below[1].toLowerCase()),
        0.8,
      )
    : null;
}
