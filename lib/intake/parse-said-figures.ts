// Writes the figures that an answer says in words or without their unit: "two-twenty maybe", "so seventy-eight", "2:47. In the morning".
import { type Edit, withEdits } from "./parse-edits";
import { numberInWords, readNumberInWords } from "./parse-numbers";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const asksWeight = quick(
  /\b(?:size|weigh\w*|heavy|how (?:big|large|much)|pounds|lbs|wt)\b[^?\n]{0,40}\?[^\n]*\n[^\n:]{1,40}:[ \t]*([^\n]{1,120})/gi,
);
const unit = /(?<!\p{L})(?:lbs?|pounds?|libras?|kgs?|kilos?|#|stone)(?!\p{L})|\d#/iu;
const range = /\d ?(?:-|–|to|or|and) ?\d|\bbetween\b/i;
const figure = /(?<![\d/:.-])\d{2,3}(?![\d/:-]|\.\d| (?:year|step|stair|feet|foot|people|men)| ?(?:ft|in|y\/?o)\b)/g;
const words = new RegExp(String.raw`(?<!\p{L})${numberInWords}(?!\p{L})`, "giu");
const inKilos = quick(new RegExp(String.raw`(?<!\p{L})${numberInWords}(?= (?:kilos?|kilograms|kgs?)\b)`, "giu"));
const kilos = quick(/ (?:kilos?|kilograms|kgs?)\b/iu);
const least = 40;
const most = 700;

/** "He used to be 190", "he was 210 but he's lost a lot": what somebody weighed once. */
const formerly =
  /\b(?:used to (?:be|weigh)|once (?:was|weighed)|down from|before (?:that )?(?:he|she) (?:was|weighed)|was always)\b[^.;,!?\n]{0,30}|\b(?:was|weighed) [^.;,!?\n]{0,20}?(?=[,.]? but\b)/giu;

/** The answer's weight in figures with its unit; null where it tells none or a range. */
function weightIn(answer: string, at: number): Edit | null {
  const said = answer.replace(formerly, (words) => "-".repeat(words.length));
  if (unit.test(said) || range.test(said)) return null;
  const told = [...said.matchAll(figure)].findLast(([digits]) => Number(digits) >= least && Number(digits) <= most);
  if (told) return { start: at + told.index, end: at + told.index + told[0].length, text: `${told[0]} lbs` };
  const spoken = [...said.matchAll(words)].map((match) => ({ match, value: readNumberInWords(match[0])?.value ?? 0 }));
  const last = spoken.findLast(({ value }) => value >= 60 && value <= most);
  return last
    ? { start: at + last.match.index, end: at + last.match.index + last.match[0].length, text: `${last.value} lbs` }
    : null;
}

const soOld = quick(
  new RegExp(
    String.raw`(?<=(?:\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}|['’]\d\d)[,.]? (?:so |and |that makes |making )?(?:(?:he|she)(?:['’]?s|['’]?d be| is| was| would(?:['’]?ve| have)? be(?:en)?) |him |her |(?<=so )))(${numberInWords})(?=[.,;]|\n|$| years?\b| now\b)`,
    "giu",
  ),
);
const halfBehind = quick(
  /(?<=\b\d{1,2}:[0-5]\d)[.,;]+ (?:that['’]?s |that is |that was )?(?=in the (?:morning|afternoon|evening)\b|this (?:morning|afternoon|evening)\b|(?:a|p)\.?m\b)/gi,
);

const lineWord = "(?:c|h|w|m|o|cell|cel|home|hm|house|wk|work|mobile|office|ofc|alt|alternate|other|evenings?|days?)";
/** "713-555-0144 / c 0171", "918-555-0162 (son) or 0163": the last four figures of a second number. */
const shortSecond = quick(
  new RegExp(
    String.raw`(?<![\d-])((?:\(?\d{3}\)?[-. ]{1,2})?\d{3}[-.])\d{4}(?:\s?\([^()\d\n]{1,16}\))?(?:(?:\s?[/,;&|]\s?|\s)(?:or\s)?(?:(?:on |at )?(?:his|her|their|the) (?:\p{L}+['’]s )?)?${lineWord}[.:,]?\s?(?:is\s|#\s?)?|[,;]?\s(?:or|and|&)\s(?:(?:on |at )?(?:his|her|their) (?:\p{L}+['’]s )?${lineWord}[.:,]?\s)?|[^\d\n]{0,44}?[,;] ${lineWord}\s(?:is\s|#)?|\s?/\s?)(\d{4})(?![\d/:-]|\.\d|\s?(?:hrs?|hours|h|[ap]\.?m)\b)`,
    "giu",
  ),
);
const clockLike = /^(?:[01]\d|2[0-3])[0-5]\d$/;

const month =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
/** "Her birthday is the 12th of July and she was born in 1935", "birthday was last week, the 22nd of July, so 1962". */
const birthday = quick(
  new RegExp(
    String.raw`(?<=\b(?:birth ?day|b-?day) (?:is|was|would be|would have been|comes|falls)\b[^.;\n\d]{0,24}?)(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${month})|(${month})\.? (\d{1,2})(?:st|nd|rd|th)?)(?=,? (?:and|so|of|in|he|she|that makes it)\b[^.;\n\d]{0,30}?((?:18|19|20)\d\d)(?![\d-]))`,
    "giu",
  ),
);

/** Writes the second number out, where it cannot be an hour. */
function writeShortNumbers(text: string): Edit[] {
  return [...text.matchAll(shortSecond)].flatMap((match) => {
    const [said, lead = "", last = ""] = match;
    const end = match.index + said.length;
    const between = said.slice(lead.length + 4, said.length - 4);
    if (clockLike.test(last) && !/\p{L}/u.test(between.replace(/\([^()]*\)/g, ""))) return [];
    if (/\b(?:x|ext|room|rm|at|dod|tod|apt|unit)\W*$/i.test(between)) return [];
    return [{ start: end - 4, end, text: lead + last }];
  });
}

export const writeFigures: Rule = (text) => {
  const edits: Edit[] = [];
  for (const match of text.matchAll(asksWeight)) {
    const said = match[1] ?? "";
    const edit = weightIn(said, match.index + match[0].length - said.length);
    if (edit) edits.push(edit);
  }
  const put = (match: RegExpMatchArray, write: string) =>
    edits.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length, text: write });
  for (const match of kilos.test(text) ? text.matchAll(inKilos) : []) {
    const value = readNumberInWords(match[0])?.value ?? 0;
    if (value >= 25) put(match, String(value));
  }
  for (const match of text.matchAll(soOld)) {
    const value = readNumberInWords(match[0])?.value ?? 0;
    if (value > 12 && value < 112) put(match, `${value} years old`);
  }
  for (const match of text.matchAll(halfBehind)) put(match, " ");
  for (const match of text.matchAll(birthday))
    put(match, `${match[2] ?? match[3]} ${match[1] ?? match[4]}, ${match[5]}`);
  edits.push(...writeShortNumbers(text));
  return withEdits(text, edits);
};
