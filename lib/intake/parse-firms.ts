// Reads the names of firms that carry no word of their trade, by the words beside them: "FH is Gorman in Torrington".
import { leanPattern } from "./parse-pattern";
import { familyOfFirm } from "./parse-name-starts";
import { quick } from "./parse-quick-pattern";
import type { Reading } from "./parse-span";
import { properCase } from "./parse-words";
import { type Belief, firmCues, firmTails, knownAgencies, roomsBehind, streetBehind, wardsBehind } from "./words/firms";
import { genericWords } from "./words/facilities";
import { givenNames } from "./words/given-names";
import { plainWords, wordsOfHouses } from "./words/not-names";
import { stateLetters } from "./words/states";

/** A firm or an agency without a word of its trade. */
export interface FirmReading extends Reading {
  kind: "Funeral home" | "Hospice agency" | "Hospital" | "Other";
}

const word = String.raw`\p{Lu}[\p{L}'’]*\p{L}(?:-\p{Lu}[\p{L}'’]+){0,2}`;
const name = String.raw`(?:the[ ])?((?:\p{Lu}\.[ ]?){0,2}${word}(?:[ ]\p{Lu}\.?(?=[ ]))?(?:[ ]?(?:,[ ])?(?:&|and|y|e)[ ]${word}|[ ]${word}){0,3})`;
const before = firmCues.map(({ words, kind, belief }) => ({
  kind,
  belief,
  pattern: quick(leanPattern(String.raw`(?<![\p{L}\p{N}])(?:${words})[ ]{1,2}(?=\p{Lu}|the[ ]\p{Lu})`, "giu")),
}));
const nameHere = leanPattern(name, "uy");
const behind = leanPattern(
  String.raw`(?<=^|[\n.,;:]\s{0,3}|(?:^|[\n.;:][ ]{0,2})(?:Wants?|Let|Use|Have)[ ]|[ ](?:have|with|that|is|so|and|yes|but|wants?|wanted|like|liked|prefers?|let|having|asks?|asked|asking)[ ])(?!(?:Wants?|Let|Use|Have)[ ])${name}(?=[ ](?:${firmTails})(?![\p{L}\p{N}]))`,
  "gu",
);
const placeName = String.raw`((?:(?:The|St|Ste|Mt|Ft|Saint)\.?[ ])?\p{Lu}[\p{L}'’-]+(?:[ ](?:of|at|on|the)(?:[ ]the)?[ ]\p{Lu}[\p{L}'’-]+|[ ]\p{Lu}[\p{L}'’-]+){0,3})`;
const placed = (
  [
    ["Hospital", wardsBehind],
    ["Other", roomsBehind],
    ["Other", streetBehind],
  ] as const
).map(([kind, tail]) => ({
  kind,
  tail,
  pattern: leanPattern(
    String.raw`(?<=(?:^|[^\p{L}])(?:at|from|@|in|over[ ]at)[ ](?:the[ ])?)${placeName}(?=${tail})`,
    "gu",
  ),
}));
const needsPlace = /(?:\bat|\bfrom|\bin|@) (?:the )?\p{Lu}/u;
const needsBefore = quick(
  /\b(?:fh|f\.h|funeral|mortuary|pre-?need|pre-?arrange\w*|pre-?paid|paid|bought|purchased|plan|contract|trust|policy|arrangements?|services|deliver\w*|going|goes|tak(?:e|en|ing)|br(?:ing\w*|ought)|family|they|we|hospice|use|using|preplanned|releas\w+|remov\w+|children|kids|grand\w+|parents|mom|dad|mother|father|disposition|cremation|entrust\w*|wife|husband|daughter|son|brother|sister|niece|nephew|he|she|nok|kin|i)\b/i,
);
const needsBehind =
  /has (?:the|an?|his|her|pre)|will be|gets? (?:him|her|them|the)|(?:getting|have|get|take) (?:him|her|them|the body)|take care|doing|handle|chosen|selected|requested|funeral|\bfh\b|mort|handling|arrangements|pre-?need/i;

/** The firms of a text, in order. A single word counts only where the words beside it leave no doubt. */
export function findFirms(text: string): FirmReading[] {
  const found: FirmReading[] = [];
  const add = (written: string, start: number, kind: FirmReading["kind"], said: Belief, isWhole = false) => {
    const next = text.slice(start + written.length, start + written.length + 40);
    const isSeated = kind === "Funeral home" && seatBehind.test(next) && !noFirm.test(written + next.slice(0, 16));
    const belief = isSeated ? "single" : /^(?:joined|told)$/.test(said) && townBehind.test(next) ? "two" : said;
    const isGoal = isSeated && /\b(?:to|at) (?:the )?$/i.test(text.slice(Math.max(0, start - 8), start));
    const own = firmOf(written, belief, kind === "Hospice agency", isGoal);
    // "Chose Mary Poole as executor", "picked Ann up".
    if (
      belief === "chosen" &&
      own &&
      /^ (?:as|up|from|for|to (?:get|come|travel|drive))\b/.test(text.slice(start + own.length))
    )
      return;
    const behind = text.slice(start + (own?.length ?? 0) + 2);
    // "Pearson's will be handling it": there the ending is the firm's own.
    const isEnd = isWhole || endsFirm.test(behind);
    // "Leroy's own doctor", "her sister's house": of a person.
    if (own && written.startsWith(`${own}'s`) && !own.includes(" ") && !isEnd && !ofTrade.test(behind)) return;
    const firm = own && isEnd && written.startsWith(`${own}'s`) ? `${own}'s` : own;
    if (firm && !found.some((other) => start < other.end && other.start < start + firm.length))
      found.push({
        start,
        end: start + firm.length,
        value: valueOf(firm),
        kind,
        confidence: belief === "single" ? 0.78 : 0.7,
      });
  };
  if (needsBefore.test(text)) {
    for (const { pattern, kind, belief } of before) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match && found.length < 60; match = pattern.exec(text)) {
        nameHere.lastIndex = pattern.lastIndex;
        const here = nameHere.exec(text);
        if (!here?.[1]) continue;
        const single = here[1].split(" ")[0] ?? "";
        const isAgain = againAs.test(text) && isGoalAgain(text, single, pattern.lastIndex);
        if (belief === "twice" && !isAgain) continue;
        add(here[1], here.index + here[0].length - here[1].length, kind, isAgain ? "single" : belief);
      }
    }
  }
  if (needsBehind.test(text)) {
    behind.lastIndex = 0;
    for (let match = behind.exec(text); match && found.length < 60; match = behind.exec(text))
      add(
        match[1] as string,
        match.index + match[0].length - (match[1] as string).length,
        "Funeral home",
        "single",
        true,
      );
  }
  if (needsPlace.test(text)) addPlaced(text, found);
  return found.toSorted((one, other) => one.start - other.start);
}

const againAs = quick(/\b(?:one|call|removal|case|job|pick-? ?up|transfer|trip|run|order|request) for \p{Lu}/gu);
/** "Got one for Brockway … drop at Brockway": a single word that is said twice as the goal. */
const isGoalAgain = (text: string, word: string, at: number) =>
  word.length > 3 &&
  [...text.matchAll(goalWord)].some(
    (match) => match[1] === word && match.index + match[0].length - word.length !== at,
  ) &&
  new RegExp(againAs.source + word.slice(1).replace(/[^\p{L}-]/gu, "."), "u").test(text);
const goalWord =
  /\b(?:one|call|removal|case|job|pick-? ?up|transfer|trip|run|order|request|drop|take|bring|deliver|leave|go|goes|going|back)(?: (?:him|her|them|it|off|over))* (?:for|to|at) (\p{Lu}[\p{L}'’-]+)/gu;

/** Behind "Haskell's" the sentence goes on, and tells nothing that is Haskell's. */
const endsFirm =
  /^\s*(?:[.,;:)(?!\n–-]|$|(?:to|today|tonight|tomorrow|is|are|was|will|would|can|has|have|per|since|because|this|that|in|on|at|by|when|as|after|before|once|and|or|but|so|if|for|over|out|down|up|please|pls|like|years|first|then|there|instead|with|about|who|they|we|she|he|asap|now|not)\b)/i;
const ofTrade =
  /^\s*(?:funeral|mortuary|chapel|crematory|cremation|place|location|building|facility|shop|branch|\p{Lu}|one)/u;

/** A street behind the name, or its town, shows a house: fewer of its words will do. */
const seatBehind =
  /^(?:['’]s)?(?:,| -| –|:| at| \(|;)? ?(?:at |on )?\d{1,5} (?:[NSEW]\.? )?\p{Lu}|^(?:['’]s)?,? (?:the )?(?:\S+ )?(?:one|place|location|branch|chapel) (?:on|in|at|over) /u;
const noFirm =
  /\b(?:anatomy|autopsy|district|county|lab(?:oratory)?|morgue|university|school|college|airport|cargo|hospital|church|cemetery|hospice|suite)\b/i;
const townBehind = /^(?:['’]s)?,? (?:over |down |up |out |here )?in \p{Lu}\p{Ll}/u;

/** Where an address stands behind it too, and nobody is fetched from. */
const noHouse =
  /\b(?:cemetery|church|temple|synagogue|mosque|chapel|cathedral|parish|clinic|office|school|college|airport|cargo|florist|store|bank|county|department|dept|police|court)\b/i;

/** `at Sunrise of Edina, room 4` and `at Kaiser Sunnyside ER`: what stands behind shows a house. */
function addPlaced(text: string, found: FirmReading[]): void {
  for (const { kind, pattern, tail } of placed) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match && found.length < 60; match = pattern.exec(text)) {
      const [whole, written = ""] = match;
      const words = written.split(" ");
      const [first = ""] = words;
      const isPlain = words.some(
        (one) => /^\p{Lu}/u.test(one) && !isFirmWord(one.replace(/^(?:St|Ste|Mt|Ft|The)\.?$/, "Lake")),
      );
      if (
        isPlain ||
        /^(?:Dr|Mr|Mrs|Ms|Room|Rm)\b/.test(first) ||
        givenNames.has(first.toLowerCase().replace(/['’]s$/, "")) ||
        /['’]s$/.test(first) ||
        (tail === streetBehind && (words.length < 2 || noHouse.test(written))) ||
        stateLetters.has(words.at(-1) as string)
      )
        continue;
      const end = match.index + whole.length;
      if (!found.some((other) => match.index < other.end && other.start < end))
        found.push({ start: match.index, end, value: valueOf(written), kind, confidence: 0.75 });
    }
  }
}

/** The words that may be a firm's name; null when they are a town, a person or a sentence. */
function firmOf(written: string, belief: Belief, isAgency: boolean, isGoal = false): string | null {
  if (/^(?:TBD|TBA|NA|UNK|Unknown|UNKNOWN|None|NONE|Pending|PENDING|Undecided)\b/.test(written)) return null;
  const words = written.split(" ");
  let count = 0;
  while (
    count < words.length &&
    (isFirmWord(words[count] as string) ||
      // "Sayles & Daughter".
      (count > 1 &&
        /^(?:&|and)$/.test(words[count - 1] as string) &&
        familyOfFirm.test((words[count] as string).toLowerCase())))
  )
    count += 1;
  while (count > 0 && /^(?:&|and|y|e)$/i.test(words[count - 1] as string)) count -= 1;
  const own = words.slice(0, count);
  const [first = "", second] = own;
  if (own.length === 0 || stateLetters.has(own.at(-1) as string)) return null;
  if (own.every((one) => genericWords.has(one.toLowerCase()) || plainWords.has(one.toLowerCase()))) return null;
  const isJoined =
    own.some((one) => /^(?:&|and|y)$/.test(one)) ||
    own.some((one) => /^\p{Lu}[\p{L}'’]+-\p{Lu}/u.test(one)) ||
    /['’]s$/.test(own.at(-1) as string);
  const isPerson = givenNames.has(first.toLowerCase()) && !isJoined && second !== undefined;
  const isGiven = givenNames.has(first.toLowerCase().replace(/['’]s$/, "")) && own.length === 1;
  if (isGiven && belief === "told") return null;
  if (!isGoal && belief !== "chosen" && isPerson) return null;
  if (!isGoal && givenNames.has(first.toLowerCase()) && own.length === 1) return null;
  const isSure = belief === "single" || belief === "chosen";
  if (!isSure && !isJoined && (belief === "joined" || belief === "told" || own.length < 2)) return null;
  if (isAgency && own.length < 2 && !isJoined && !knownAgencies.has(first.toLowerCase())) return null;
  if (
    isJoined &&
    own.length === 3 &&
    givenNames.has(first.toLowerCase()) &&
    givenNames.has((own[2] as string).toLowerCase())
  )
    return null;
  return own.join(" ").replace(/['’]s$/, "");
}

function isFirmWord(text: string): boolean {
  if (/^(?:&|and|y|e)$/i.test(text)) return true;
  const plain = text
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replaceAll("’", "'");
  return (
    !plainWords.has(plain) ||
    (wordsOfHouses.has(plain) &&
      !/^(?:the|our|best|early|direct|home|hospital|hospice|clinic|residence|facility|morgue|coroner)$/.test(plain))
  );
}

const valueOf = (firm: string) => (firm === firm.toUpperCase() && firm.length > 5 ? properCase(firm) : firm);
