// Writes who speaks in front of each line as "[1:17 AM] Ana: …", however a transcript or a chat sets it apart.
import { type Edit, withEdits } from "./parse-edits";
import type { Rule } from "./parse-rewrite";

const lead = String.raw`[ \t]{0,4}(?:>{1,2}[ \t]?|[*•][ \t]{1,2}|\d{1,3}[.)][ \t]{1,2})?`;
const clock = String.raw`(?:\d{1,2}[:.]\d\d(?:[:.]\d\d)?[ ]?(?:[ap]\.?m?\.?)?|[0-2]\d[0-5]\d[ ]?h(?:rs?)?)(?![\d\p{L}])`;
const day = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?[ T]{1,2}`;
const stamp = String.raw`[[(<]?(?:${day})?${clock}[\])>]?`;
/** "kendra_b", "Boudreaux, Neil", "CALLER", "Marisa (Palm Grove)", "SPK 2". */
const speaker = String.raw`@?\p{L}[\p{L}\d._'’&@/+-]{0,23}(?:,? [\p{L}(][\p{L}\d._'’&@/+()-]{0,20}){0,3}?`;
const bold = String.raw`[*_]{0,2}`;

interface Form {
  pattern: RegExp;
  /** Whether every line tells its hour: nobody types that into a form. */
  isStamped: boolean;
}

/** Ways to set a speaker apart that are not yet the plain one; each line of a talk has the same. */
const forms: readonly Form[] = [
  // "[00:04] CALLER    Hello", "1:17 AM  kendra_b - new one"
  [
    String.raw`(?<hour>${stamp})[ \t]{0,4}(?:[-–|][ \t]{1,3})?(?<name>${bold}${speaker}${bold})(?: {2,}|[ ]?\t[ ]?| ?\| ?| [-–—]{1,2} )`,
    true,
  ] as const,
  // "[5:21 AM] Boudreaux, Neil: two"
  [String.raw`(?<hour>${stamp})[ \t]{0,4}(?<name>\p{L}[\p{L}'’-]{0,23}, \p{L}[\p{L}'’.-]{0,20}):[ \t]+`, true] as const,
  // "kendra_b 1:17 AM  new one", "Ana (4:02 PM) hello"
  [
    String.raw`(?<name>${bold}${speaker}${bold}),?[ \t]{1,4}(?:[-–|@][ \t]{1,2})?(?<hour>${stamp})(?:[ \t]?[-–|][ \t]+|[ \t]{1,4})`,
    true,
  ] as const,
  // "[00:04] CALLER Hello"
  [
    String.raw`(?<hour>${stamp})[ \t]{1,4}(?<name>(?:caller|agent|operator|dispatch|oper|disp|clr|family|nurse|desk|office|intake|director)(?: \d)?)[ ]`,
    true,
  ] as const,
  // "**Caller:** hello", "__Agent__: yes"
  [String.raw`(?<name>[*_]{1,2}${speaker}[*_]{0,2}):[*_]{0,2}[ \t]+`, false] as const,
  // "CALLER - hello", "CALLER    hello"
  [String.raw`(?<name>${speaker})(?: {2,}|[ ]?\t[ ]?| ?\| ?| [-–—]{1,2} | ?[=»] )`, false] as const,
].map(([source, isStamped]) => ({ pattern: new RegExp(`^${lead}${source}(?=\\S)`, "iu"), isStamped }));

/** The plain marks, which are read as they stand. */
const plain = new RegExp(
  String.raw`^${lead}(?:${stamp}[ \t]{0,4}(?:[-–|][ \t]{1,3})?)?(?:[\p{L}~@+_][^:,\n]{0,48}?)[ \t]{0,2}(?:${stamp})?:[ \t]`,
  "iu",
);

interface Mark {
  at: number;
  length: number;
  name: string;
  hour: string;
  words: string;
}

const fewest = 5;
const mostSpeakers = 5;
const leastShare = 0.6;
const fewestQuestions = 2;

/** The talk with plain marks; null where the lines do not begin with two speakers in turns. */
export const writeSpeakerMarks: Rule = (text) => {
  const lines: { at: number; words: string }[] = [];
  let at = 0;
  for (const words of text.split("\n")) {
    if (words.trim() !== "") lines.push({ at, words });
    at += words.length + 1;
  }
  if (lines.length < fewest) return null;
  if (lines.filter(({ words }) => plain.test(words)).length >= leastShare * lines.length) return null;
  for (const { pattern, isStamped } of forms) {
    const marks = lines.flatMap((line) => markOf(pattern, line));
    if (!isTalk(marks, lines.length, isStamped)) continue;
    // The minutes of a recording are no hours.
    const isRecording = /^\W{0,2}0?0:00(?!\d)/.test(marks[0]?.hour ?? "");
    return withEdits(
      text,
      marks.map((mark) => plainMark(isRecording ? { ...mark, hour: "" } : mark)),
    );
  }
  return null;
};

function markOf(pattern: RegExp, { at, words }: { at: number; words: string }): Mark[] {
  const match = pattern.exec(words);
  if (!match) return [];
  const name = (match.groups?.name ?? "").replace(/[*_]{2,}|^[*_@]|[*_]$|,/g, "").trim();
  return [{ at, length: match[0].length, name, hour: match.groups?.hour ?? "", words: words.slice(match[0].length) }];
}

/** Two to five speakers, nearly all of whom speak again, in turns; without hours some of them ask. */
function isTalk(marks: readonly Mark[], lines: number, isStamped: boolean): boolean {
  if (marks.length < fewest || marks.length < leastShare * lines) return false;
  const counts = new Map<string, number>();
  for (const { name } of marks) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  const again = [...counts.values()].filter((count) => count > 1);
  if (counts.size < 2 || again.length < 2 || counts.size > mostSpeakers) return false;
  const turns = marks.filter(
    ({ name }, index) => index > 0 && marks[index - 1]?.name.toLowerCase() !== name.toLowerCase(),
  ).length;
  if (turns < 3) return false;
  if (isStamped) return true;
  return marks.filter(({ words }) => words.includes("?")).length >= fewestQuestions;
}

function plainMark({ at, length, name, hour }: Mark): Edit {
  const time = hour.replace(/[[\]()<>]/g, "").trim();
  return { start: at, end: at + length, text: `${time ? `[${time}] ` : ""}${name}: ` };
}
