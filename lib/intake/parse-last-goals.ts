// Takes the house that somebody is to be brought to for the goal, where no word of its trade and no label told it: "to Lindholm".
import { findAddresses } from "./parse-addresses";
import type { Page } from "./parse-page";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { properCase } from "./parse-words";
import { genericWords } from "./words/facilities";
import { givenNames } from "./words/given-names";
import { noValue, plainWords } from "./words/not-names";
import { stateLetters, stateNames } from "./words/states";

const confidence = 0.66;

const dead = String.raw`(?:him|her|them|both|(?:the )?(?:body|remains|decedent|deceased)|mom|dad)`;
const way = String.raw`(?:,? (?:out|over|back|on|straight|directly)){0,2}`;
/** Where an item of its own begins. */
const begin = String.raw`(?:^|[\n/|;.>–—-][ ]{0,2})`;
const bringing = String.raw`(?:[Bb]r(?:ing|ought)|[Tt]ak(?:e|en|ing)|[Tt]ransport(?:ed)?|[Tt]ransfer(?:red)?|[Dd]eliver(?:ed)?|[Rr]eturn) ${dead}${way} to|${begin}(?:Bring|BRING|Take|TAKE|Transport|Deliver|Transfer)${way} to`;
const going = String.raw`(?:[Hh]e|[Ss]he|[Tt]hey|[Bb]ody|[Rr]emains|[Bb]oth|[Dd]ecedent|[Dd]eceased|[Pp]t|[Pp]atient|[Rr]esident)(?:['’]s| is| are| will)? (?:go(?:es|ing)?|com(?:e|es|ing))${way} to|${begin}(?:[Gg]oing|[Gg]oes)(?: to)?|[Ww]ants? (?:him|her|them) (?:taken|brought) to`;
const wished = String.raw`[Qq]uer(?:emos|ían|en)(?: que (?:lo|la) (?:lleven|traigan) a)?|(?:[Ll][oa] )?(?:llev(?:en|ar|an)|tra(?:igan|er))(?:l[oa])? a|[Vv]a(?:n)? (?:a|para)`;
const chosen = String.raw`[Ff](?:\.? ?[Hh](?:ome)?|uneral [Hh]ome)\.?(?: per \p{L}+)?(?: is)? ?[:=-]?`;
const item = String.raw`${begin}(?:[Tt]o|TO|→|->)[:>]?`;
const word = String.raw`\p{Lu}[\p{L}'’]*\p{L}(?:-\p{Lu}[\p{L}'’]+)?`;
const goal = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${bringing}|${going}|${wished}|${chosen})|${item})[ ]{1,2}(?:the |la |el |los )?((?:\p{Lu}\. ?)?${word}(?: (?:&|and|y|e|de|de la|of) ${word}| ${word}){0,3})(?= ?(?:[.,;/|)\n]|$|[–—(]| - | [Ff]\.?[Hh]\b| pl(?:ea)?s\b| asap| tonight| today| tomorrow| in \p{Lu}| on \p{Lu}| por favor))`,
  "gu",
);

/** Where the dead are kept or looked into, and what no firm is called. */
const otherHouse =
  /\b(?:coroner|me|ocme|omi|medical examiner|morgue|forensics?|pathology|lab|laboratory|autopsy|university|airport|cargo|anatom\w*|donor|bank|county|state|hospital|er|ed|icu|room|rm|bed|floor|door|dock|gate|entrance|desk|office|lobby|unit|station|church|temple|cemetery|clinic|hospice|home|house|nurse|dr|family|street|st|ave|avenue|rd|road|dispatch|us|me|you|sender)\b/i;
/** "To Pine, then Oak", "to Calvary after": a way, or what comes later. */
const onlyWay = /^[\s,;]{0,3}(?:then|after(?:wards)?|left|right|turn|st|street|ave|rd|road|sender)\b/i;
const denied = /\b(?:not|no|don['’]?t|never|instead of|rather than|from|was|were|been|used)\b[^.;\n]{0,24}$/i;

const persons = [
  "deceasedName",
  "callerName",
  "nokName",
  "contactName",
  "attendingDoctor",
  "certifyingDoctor",
  "pronouncedBy",
  "releaseAuthorizedBy",
] as const;
const places = [
  "locationName",
  "pickupLocation",
  "locationAddress",
  "homeAddress",
  "nokAddress",
  "hospiceName",
] as const;

/** Adds house and goal, where all that is said to be the goal is one house. */
export function addLastGoal(sheet: Sheet, { text }: Page): void {
  if (bestOf(sheet, "destinationFuneralHome") || bestOf(sheet, "deliveryLocation")) return;
  if (!bestOf(sheet, "deceasedName")) return;
  const told = (fields: readonly Candidate["field"][]) =>
    new Set(fields.flatMap((field) => wordsIn(bestOf(sheet, field)?.value ?? "")));
  const taken = new Set([...told(persons), ...told(places), ...townsOf(text)]);
  const goals = [...text.matchAll(goal)].flatMap((match) => {
    const value = match[1] ?? "";
    const start = match.index + match[0].length - value.length;
    if (onlyWay.test(text.slice(start + value.length, start + value.length + 14))) return [];
    return isFirm(value, taken) && !denied.test(text.slice(Math.max(0, match.index - 40), match.index + 1))
      ? [
          {
            start,
            end: start + value.length,
            value: value === value.toUpperCase() ? properCase(value) : value,
            confidence,
          },
        ]
      : [];
  });
  const [first] = goals;
  if (!first || goals.some(({ value }) => value !== first.value)) return;
  addReading(sheet, "destinationFuneralHome", first, 0, {});
  const seat = findAddresses(text).find(
    ({ start }) => start >= first.end && /^[\s,(–-]{1,4}(?:at |on )?$/.test(text.slice(first.end, start)),
  );
  addReading(sheet, "deliveryLocation", seat?.city ? { ...seat, confidence } : first, 0, {});
}

const wordsIn = (value: string) => value.toLowerCase().match(/[\p{L}'’]{2,}/gu) ?? [];

/** Words that stand before a state, or behind a street. */
function townsOf(text: string): string[] {
  const before = [...text.matchAll(/(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?),? ([A-Z]{2})\b/gu)];
  return [
    ...before.flatMap(([, town = "", state = ""]) => (stateLetters.has(state) ? wordsIn(town) : [])),
    ...findAddresses(text).flatMap(({ city }) => wordsIn(city ?? "")),
  ];
}

function isFirm(value: string, taken: ReadonlySet<string>): boolean {
  const words = wordsIn(value);
  const own = words.filter((one) => !genericWords.has(one) && !/^(?:and|y|e|de|la|of)$/.test(one));
  const isJoined = /-|&| (?:and|y) |['’]s$/.test(value);
  if (own.length === 0 || otherHouse.test(value) || noValue.test(value)) return false;
  if (own.some((one) => plainWords.has(one) || one in stateNames)) return false;
  if (!isJoined && givenNames.has(own[0] ?? "")) return false;
  return !own.some((one) => taken.has(one));
}
