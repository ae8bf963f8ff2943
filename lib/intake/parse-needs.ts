// Finds in running text how many people a removal takes, and the number of a coroner's case.
import type { RequestField } from "@/lib/transports/schema";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const numbers: Readonly<Record<string, string>> = {
  one: "1",
  single: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  dos: "2",
  tres: "3",
  cuatro: "4",
};
const number = "(one|single|two|three|four|five|dos|tres|cuatro|[1-6])";
const hands =
  "(?:man|men|persons?|people|ppl|guys?|fellas|staff|attendants?|handlers?|lifters?|techs?|bodies|drivers?|crew(?: ?members?)?|movers?|of (?:you|us|ya|y'all|them|your (?:guys|people|men|staff))|strong (?:men|guys|people|backs)|personas|hombres)";
const crewPatterns: readonly RegExp[] = [
  leanPattern(
    String.raw`\b(?:needs?|send|bring|takes?|tak(?:e|ing)|use|requires?|required|sending|wants?|recommend|plan (?:on|for)|have|requests?|requesting|traigan|manden|necesitan?)\s+(?:[a-z']{1,9}[, ]+){0,4}?${number}[- ]${hands}\b`,
    "i",
  ),
  leanPattern(
    String.raw`\b(?:needs?|send|bring|i'd take|i'd send|i'd bring|it'?ll take|takes?|will take|please send|pls send|min|minimum(?: of)?|at least|crew(?: of| size|:)?|team of|crew\/)\s+(?:a |at least |minimum |min )?${number}(?=\s*(?:[.,;:)&!\n]|$|-> |- |please\b|pls\b|if\b|and\b|to\b(?! (?:\d|h))|for (?:this|the lift|him|her|lifting|transfer)|at least))`,
    "im",
  ),
  leanPattern(
    String.raw`\b${number}[- ]?(?:man|men|persons?|people|attendants?|ppl)[- ](?:crew|team|lift|job|call|removal|transfer|carry|(?:is |are |will be |should be |would be )?(?:ok|okay|fine|needed|required|adequate|enough|sufficient|plenty|minimum|min|please|pls|recommended|necessary|will do))\b`,
    "i",
  ),
  leanPattern(String.raw`(?:^|[/|;]|\s-)\s*${number}[- ]?(?:man|men|person|ppl)(?=\s*(?:[/|;.,\n]|-\s|$))`, "i"),
  leanPattern(String.raw`\b(?:crew|team) of ${number}\b`, "i"),
];

const officeWords =
  /\b(?:[Cc]oroner'?s?|CORONER'?S?|MEDICAL EXAMINER|medical examiner'?s?|ME|M\.E\.|OCME|forensic|pathology)\b/;
const caseNumber =
  /\b(?:(?:case|file|ref(?:erence)?|ME|M\.E\.|coroner'?s?)\s*(?:case\s*)?(?:no\.?|number|num|#|nr)?\s*(?:is\s+|:\s*|=\s*)?#?|(?:released|declined|waived|accepted)\s*,?\s*(?:\(?\s*(?:case|ref(?:erence)?|no\.?|number|#)\s*(?:no\.?|#|number)?\s*)?|their (?:case )?number is\s+)((?:[A-Z]{1,4}-?)?\d{2,4}(?:-[A-Z]{1,4})?(?:-| dash )\d{2,6})(?![\d-]|\s?[/:])/gi;
const otherNumbers =
  /\b(?:nja|permit|police|incident|report|badge|fire|event|dispatch|control|file cabinet|pd)\b[^\n.;]{0,16}$/i;

/** The number a coroner's or examiner's office gave, told in passing: "ME released 26-0618". */
function addCaseNumber(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "coronerCaseNumber") || !officeWords.test(text)) return;
  for (const match of text.matchAll(caseNumber)) {
    const written = match[1] as string;
    if (otherNumbers.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    const start = match.index + match[0].length - written.length;
    addReading(
      sheet,
      "coronerCaseNumber",
      { value: written.replace(/ dash /gi, "-"), start: 0, end: written.length, confidence: 0.8 },
      start,
      {},
    );
    return;
  }
}

/** Adds the crew and the coroner's number that the text speaks of. */
export function addNeeds(sheet: Sheet, text: string): void {
  const add = (field: RequestField, value: string, start: number, end: number, confidence: number) =>
    addReading(sheet, field, { value, start: 0, end: end - start, confidence }, start, {});
  addCaseNumber(sheet, text);
  if (!bestOf(sheet, "crewNeeded")) {
    for (const pattern of crewPatterns) {
      const match = pattern.exec(text);
      if (
        !match ||
        /\b(?:not|don'?t|no) (?:need|send|require)/i.test(text.slice(Math.max(0, match.index - 8), match.index + 10))
      )
        continue;
      const word = (match[1] as string).toLowerCase();
      add("crewNeeded", numbers[word] ?? word, match.index, match.index + match[0].length, 0.82);
      break;
    }
  }
}
