// Reads items that are a fact and nothing else, as hurried hands set them between commas, slashes and line ends: "vet", "rdy", "1 man".
import type { RequestField } from "@/lib/transports/schema";
import { readAnswer } from "./parse-answers";
import { readHeight, readWeight } from "./parse-measures";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { readDeath } from "./parse-when";
import { leanPattern } from "./parse-pattern";
import { telegrams } from "./words/telegrams";

const known = telegrams.map(({ field, value, words }) => ({
  field,
  value,
  pattern: leanPattern(`^(?:${words})$`, "iu"),
}));
type Known = (typeof known)[number];

const longest = 44;
const item = /[^\n;|,\t/.]{1,60}(?:\.(?=\d)[^\n;|,\t/.]{1,20})?/g;
const death =
  /^(?:pron(?:ounced|cd|d)?|exp(?:ired|d)?|tod|coded|passed(?: away)?|died|dth|death|called it|declared)(?: (?:at|was))?\s?@?\s{0,2}(?=\d{1,2}:?\d{2}\s?(?:[ap]\.?m?\.?)?(?:\s?(?:hrs?|h))?(?:\s(?:today|tonight|tonite|this (?:am|pm|morning|evening)|yesterday))?$|\d{1,2} ?[ap]\.?m?\.?$)/i;
const heft =
  /^(?:~|abt|about|approx\.?|approximately|around|roughly|maybe|prob(?:ably)?|est\.?|last wt|(?:he|she)(?:['’]?s| is| was) (?:about |maybe |around |roughly )?)\s?(?=\d{2,3}(?:\.\d)?\s?(?:-?ish|or so)?$)|^(?=\d{3}\s?-?ish$)/i;
const tall = /^[4-6]-(?:\d|1[01])$|^[4-6] ?['’](?: ?\d{1,2})?["”]?$/;

/** Words that are a form's label too, and then what follows answers them. */
const label =
  /^(?:vet|veteran|donor|ready|rdy|release[d]?|pre-?arr(?:anged)?|pre-?need|pre-?paid|(?:organ|tissue) donor|(?:me|coroner) case)$/i;
const isAnswered = (behind: string) =>
  !/^\s*(?:[\n,;]|\.(?:\s+(?!Status|Y\/N)\p{Lu}|\s*$)|$)/u.test(behind) ||
  readAnswer(behind.replace(/^\s*[.,;]?\s*/, "")) !== null;
const ofKin = /\b(?:family|fam|kin|relatives|visitors|bedside|present|on ?site)\b[^\n.;]{0,24}$/i;
/** A lower number may be an age. */
const oldest = 109;

/** Adds the facts of such items to fields that are still empty. */
export function addTelegrams(sheet: Sheet, text: string): void {
  const wanted = known.filter(({ field }) => !bestOf(sheet, field));
  const isOpen = (field: RequestField) => !bestOf(sheet, field);
  const needs = { time: isOpen("timeOfPassing"), weight: isOpen("weight"), height: isOpen("height") };
  if (wanted.length === 0 && !needs.time && !needs.weight && !needs.height) return;
  for (const match of text.matchAll(item)) {
    const lead = /^[\s\u00A0*•–—-]*/.exec(match[0])?.[0].length ?? 0;
    const words = match[0].slice(lead).trim();
    if (words.length === 0 || words.length > longest) continue;
    const start = match.index + lead;
    const behind = text.slice(start + words.length, start + words.length + 24);
    if (label.test(words) && isAnswered(behind)) continue;
    const found = wanted.find((one) => one.pattern.test(words));
    // "Family on site | yes, 4 people": how many of the family there are.
    const isOfKin = found?.field === "crewNeeded" && ofKin.test(text.slice(Math.max(0, start - 48), start));
    if (found && !isOfKin) add(sheet, found, start, words);
    if (needs.time && death.test(words)) {
      const at = start + (death.exec(words)?.[0].length ?? 0);
      needs.time = !readDeath(sheet, { start: at, end: start + words.length }, 0, "time");
    }
    if (needs.weight && heft.test(words)) {
      const at = heft.exec(words)?.[0].length ?? 0;
      const weight = readWeight(words.slice(at).replace(/\s?(?:-?ish|or so)$/i, ""));
      if (weight && Number.parseInt(weight.value, 10) > oldest && !/^[\s,]*(?:maybe|or|to)\b/i.test(behind))
        needs.weight = !addReading(sheet, "weight", { ...weight, confidence: 0.78 }, start + at, {});
    }
    if (needs.height && tall.test(words)) {
      const height = readHeight(words);
      if (height) needs.height = !addReading(sheet, "height", { ...height, confidence: 0.75 }, start, {});
    }
  }
}

function add(sheet: Sheet, { field, value }: Known, start: number, words: string): void {
  if (bestOf(sheet, field)) return;
  const said = value === "number" ? numberOf(words) : value;
  if (said) addReading(sheet, field, { value: said, start: 0, end: words.length, confidence: 0.8 }, start, {});
}

const spelled = ["", "one", "two", "three", "four", "five"];

function numberOf(words: string): string | null {
  const digit = /\d/.exec(words)?.[0];
  const index = spelled.findIndex((word, at) => at > 0 && new RegExp(`\\b${word}\\b`, "i").test(words));
  return digit ?? (index > 0 ? String(index) : null);
}
