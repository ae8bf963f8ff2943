// Patterns of rooms that are told in words, or without the word: "room two fourteen", "he's in 128A", "C9 expired".
import { numberInWords, readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import type { Reading } from "./parse-span";

const figures = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const figure = `(?:${figures.join("|")}|oh|o)`;

/** "Room two fourteen", "room five oh eight", "which room, he said one-forty", "room twenty-two B". */
export const roomInWords = leanPattern(
  String.raw`(?<!\p{L})(?:room|rm)(?:(?: number)?(?: is|['’]s)?|,? (?:and )?(?:s?he|they) (?:said|says|told me))[ ]((?:${figure}(?:[ -]${figure}){2,3}|${figure}[ -](?:${teens.join("|")})|${numberInWords})(?:[ -][a-d](?=[,.;\n]|$))?)(?![\p{L}-]|[ ](?:of|people|beds?|men|doors?|over|down|away)(?!\p{L}))`,
  "giu",
);

/** The room that such words tell: "five oh eight" is 508, "twenty-two B" 22B. */
export function readRoomInWords(words: string): string | null {
  const [, number = words, letter = ""] = /^(.*\p{L}{2})[ -]([a-d])$/iu.exec(words) ?? [];
  const said = number.toLowerCase().split(/[ -]/);
  const isSpelt = said.length > 2 && said.every((word) => word === "oh" || word === "o" || figures.includes(word));
  // "Seven twelve".
  const [first = "", last = ""] = said;
  if (said.length === 2 && figures.includes(first) && teens.includes(last))
    return `${figures.indexOf(first)}${teens.indexOf(last) + 10}${letter.toUpperCase()}`;
  const value = isSpelt
    ? said.map((word) => Math.max(0, figures.indexOf(word))).join("")
    : readNumberInWords(number)?.value;
  return value === undefined ? null : `${value}${letter.toUpperCase()}`;
}

/** "Bedroom 2", "cabin 8". */
export const bedroom = quick(
  /(?<!\b(?:cats?|dogs?|pets?|puppy|kids?|child|children|baby|family|wife|husband|oxygen|equipment|meds|clothes|heater)(?: (?:is|are|locked|shut|stays?|stay|sleeping|will be))?(?: up)? (?:in|to|into) (?:the )?)(?<![\w'’-])(?:bedroom|bdrm|cabin|casita|cottage) (?:#|no\.? ?|number )?(\d{1,3}[A-Z]?)(?![\w:/-]|[.,]\d| (?:ranch|house|home|duplex|apartment|apt|condo|unit)\b)/gi,
);

/** "He's in 128A", "she's in 106 on the A hall". */
export const roomBare = quick(
  /(?:\b(?:[Hh]e|[Ss]he|[Tt]hey|[Rr]esident|res|patient|pt|body|still|mom|dad|lady|gentleman|man|woman)(?:['’]s| is| was)?|\p{Lu}[\p{L}'-]+(?:,| is| was|['’]s)?|\d (?:West|East|North|South)|\b(?:[Dd]own|[Uu]p|[Oo]ver|[Bb]ack|[Nn]ow|hall|wing|corridor|floor|fl|ward|unit)) (?:still |now |over )?in #?(?!(?:19|20)\d\d\b)(\d{1,4}(?=,? (?:(?:first|second|third|fourth|fifth|sixth|ground|main|\d(?:st|nd|rd|th)) (?:floor|flr?)\b|bed [a-dA-D12]\b|not (?:breathing|respond\w*)))|\d{2,4}(?=[,.]| (?:still|now|until|till|waiting|with|alone)\b| at (?:the end|\p{Lu})| (?:at |around |about )?\d{1,2}:\d\d| (?:has |have |just )?(?:passed|died|expired|is gone|not respond|unresponsive|was found)| on the| in the \w+ wing| (?:window|door|bed [abAB12]|[AB])(?: side| bed)?,? (?:has|just|is|passed|died|expired)\b)|\d{2,4}-?[A-Z]|[A-Z]-?\d{1,3})\b(?![/:-]\d|,\d)/gu,
);

/** "Then moved to 118 where he died", "they put her in 20B last week". */
export const roomMovedTo = quick(
  /\b(?:(?<!\b(?:ETA|[Ee]ta|[Cc]alls?|[Tt]ime|[Pp]ickup|[Rr]emoval|[Aa]ppointment|get|got) )(?<!\b(?:ETA|[Ee]ta|[Cc]all|[Tt]ime|[Pp]ickup|[Rr]emoval|[Aa]ppointment) (?:was|is|has been|got|gets) )(?:moved|transferred|switched)(?: (?:him|her|them))?(?: (?:over|down|up|back))? (?:in)?to|(?:put|placed|laid) (?:him|her|them)(?: (?:over|down|up|back))? in(?:to)?) #?(?!(?:19|20)\d\d\b)(\d{2,4}-?[A-Z]?)(?= where\b| and (?:that|died|passed|expired)|[.,;\n]|$| (?:on|last|yesterday|today|this) )(?!, \p{Lu}| \p{Lu})/gu,
);

/** "* **C9 expired.**", "26B passed at 4": a room for the one who lay there. */
export const roomExpired =
  /(?<=(?:^|\n)[ \t]*(?:[*•#>-]+[ \t]*){0,3}(?:(?:rm|room)[ \t])?)((?:[A-Z]-?\d{1,3}|\d{2,3}-?[A-Z]))(?= (?:has |have |just )?(?:expired|passed|died)\b)/g;

/** "4th floor, 4117", "6th fl 614": a number behind a floor that begins with it. */
export const roomOfFloor = quick(
  /(?<![\w/.-])(\d{1,2})(?:(?:st|nd|rd|th) (?:floor|flr|fl)\.?| ?(?:north|south|east|west|tower)),? (?=\1\d{2})(\d{3,4}[A-Z]?)(?![\w:/-]|[.,]\d| \p{Lu}?\p{Ll}+ (?:st|ave|rd|dr|ln|blvd)\b)/giu,
);

/** "In the memory garden unit, number 8". */
export const roomOfUnit = quick(
  /\b(?:in|on) (?:the |our )?(?:[\p{L}'’]+ ){1,3}(?:unit|wing|hall|pod|neighborhood|household|side)(?:,? (?:number |no\. ?|#)|, (?=\d{1,4}[A-Z]?(?:[.,;\n]|$| (?:window|door|bed)\b)))(\d{1,4}[A-Z]?)(?![\w:/-]|[.,]\d| (?:of|in|to|this)\b)/giu,
);

/** The ward before the room of one segment: "6 West 6114", "6W 6114", "ICU 412", "Birch wing, 12A". */
export const roomOfWard =
  /^[\s"'(:#.]*(?:(?:unit|ward|floor|flr|fl)\.? )?(\d{1,2})(?:st|nd|rd|th)? ?(?:north|south|east|west|tower|ne|nw|se|sw|[nsewabt]),? ?[/,-]? ?(?:rm\.? |room |bed |#)?(?=\1\d)(\d{3,4}[A-Z]?(?:-[A-Z0-9]{1,2})?)(?=$|[\s,.;)|/])/i;

const ofHospice =
  /\bhospice (?:house|home|center|centre|residence|inpatient|unit|suites?)\b|\binpatient (?:hospice|unit)\b|\b(?:house|home) hospice\b/i;
const noRoomName =
  /^(?:family|sun|dining|chapel|waiting|living|front|guest|emergency|recovery|operating|treatment|trauma|prep|quiet|viewing|activity|day|tv|community|exam|resident|patient|staff|break|bath|his|her|their|private|semi|shared|single|double|same|none|unknown|upstairs|downstairs|bedroom|living|morgue|home|yes|no|see|not|main|front|back|hallway|chapel|lobby)\b/i;

const calledRoom = leanPattern(
  String.raw`\b(?:[Ii]n|[Ff]rom) (?:the|our|her|his) ["“]?(\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,12})?)["”]? (?:[Rr]oom|[Ss]uite|[Bb]edroom)(?!\p{L}| \d)|\b(?:[Rr]oom|[Ss]uite)(?: is)?,? (?:called|named) (?:the )?["“]?(\p{Lu}\p{Ll}{2,14})(?=["”.,;\n])`,
  "gu",
);

/** "She is in the Cedar room", "a room called Heron". */
export function findCalledRooms(text: string): Reading[] {
  return [...text.matchAll(calledRoom)].flatMap((match): Reading[] => {
    const value = match[1] ?? match[2] ?? "";
    const start = match.index + match[0].lastIndexOf(value);
    return noRoomName.test(value) ? [] : [{ value, start, end: start + value.length, confidence: 0.7 }];
  });
}

/** "Room: Heron": hospice houses call their rooms by names. */
export function roomCalled(segment: string, page: string): Reading | null {
  const match = /^\W*(?:the )?(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?: room| suite)?[\s|.,;]*$/u.exec(segment);
  const said = match?.[1] ?? "";
  if (!match || said.length > 20 || noRoomName.test(said) || !ofHospice.test(page)) return null;
  const start = segment.indexOf(said);
  return { value: said, start, end: start + said.length, confidence: 0.85 };
}
