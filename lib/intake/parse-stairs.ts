// Finds in running text the steps and stairs that the crew will meet: "6 icy steps", "3rd fl walkup", "narrow stairs".
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const count =
  "(?:a few|a couple of|several|\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty)";
const manner =
  "(?:narrow|steep|spiral|winding|outside|exterior|outdoor|icy|curved|straight|concrete|wood(?:en)?|metal|stone|low|high|short|small|tight|front|back|porch|basement|inside|interior|uneven|broken|slippery)";
const hard =
  "(?:narrow|steep|spiral|winding|outside|exterior|outdoor|icy|curved|circular|tight|uneven|broken|slippery)";
const step = "(?:steps?|stairs?|staircases?|stairways?|stairwells?|flights?(?: of (?:stairs|steps))?)";
const where = String.raw`(?:\s(?:up|down|at|off|in|on|into|inside|outside|leading|w\/|with|to)\s(?:(?!\b(?:and|so|but|we|he|she|they|it|come|please|pls|call|send|need|his|her|hope|i|you|no|if|when)\b)[^,.;:()/\n]){2,34}?(?=\s*(?:[,.;:()/\n]|$|\s(?:and|so|but|we|he|she|they|it|come|please|pls|call|send|need|his|hope|i|you|no|if|when)\b)))?`;
const turn = String.raw`(?:\sand an? (?:tight|sharp|narrow|steep|low)\s[^,.;:()/\n]{3,40})?`;
const patterns: readonly RegExp[] = [
  leanPattern(
    String.raw`(?<![\p{L}\p{N}/.-])${count}(?:,?\s${manner}){0,2}\s${step}(?![\p{L}\p{N}-])${where}${turn}`,
    "iu",
  ),
  /(?<![\p{L}\p{N}])(?:\d(?:st|nd|rd|th)|second|third|fourth|fifth)[ -]?(?:fl|flr|floor)\.?,? walk[ -]?up(?![\p{L}\p{N}])/iu,
  leanPattern(
    String.raw`(?<![\p{L}\p{N}])(?:(?:very|really)\s)?${hard}(?:,?\s(?:and\s)?${manner})?\s(?:stairs?|staircase|stairway|steps)(?![\p{L}\p{N}])(?:\sw\/\s?[^,.;:()/\n]{3,24}(?=[,.;\n]|$))?`,
    "iu",
  ),
];
const denied = /\b(?:no|not|without|avoid|few|used to|than|next|other|these|following)\s+(?:\w+\s+)?$/i;
const otherSteps = /^[^\n]{0,40}\bsteps?\s+(?:away|ahead|from|program|process|forward|further)/i;

/** Adds the stairs that the words tell of, where no label does. */
export function addStairs(sheet: Sheet, text: string): void {
  const known = bestOf(sheet, "stairsOrObstacles");
  if (known && known.confidence > 0.86) return;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match || denied.test(text.slice(Math.max(0, match.index - 20), match.index))) continue;
    if (
      otherSteps.test(text.slice(match.index, match.index + 60)) ||
      /\?/.test(text.slice(match.index, match.index + match[0].length + 2))
    )
      continue;
    const value = match[0].trim();
    addReading(sheet, "stairsOrObstacles", { value, start: 0, end: value.length, confidence: 0.93 }, match.index, {});
    return;
  }
}
