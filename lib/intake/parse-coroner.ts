// Reads whether a coroner or medical examiner has taken the case, and under which number.
import { readAnswer, readTickedAnswer } from "./parse-answers";
import { readCaseNumber } from "./parse-facts";
import { readTicks } from "./parse-ticks";
import { addReading, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";

/** Words that say the case is none of the coroner's, and words that say it is. */
export const declinedWords =
  /\b(?:not?\s+(?:an?\s+)?(?:me|coroner'?s?|medical examiner'?s?|m\.e\.)\b|not\s+a\s+case|nac\b|declin(?:ed|es)|waived?|no\s+jurisdiction|jurisdiction\s+(?:was\s+)?(?:declined|waived|released)|released\s+jurisdiction|no\s+case|nja\b|refused|turned\s+(?:it\s+)?down)/i;
export const acceptedWords =
  /\b(?:accepted|(?:took|taken)\s+(?:the\s+)?case|taking\s+(?:the\s+)?case|is\s+an?\s+(?:me|coroner'?s?)\s+case|hold|assumed\s+jurisdiction|under\s+(?:me|coroner)\s+jurisdiction)\b/i;

/** Of boxes with words of their own only the ticked one's count; they stay in their places. */
function chosenOf(segment: string): string {
  const options = readTicks(segment)?.options ?? [];
  const ticked = options.filter(({ isTicked }) => isTicked);
  const [only] = ticked;
  if (!only || ticked.length > 1 || readAnswer(only.text)) return segment;
  const blank = options.reduce(
    (text, { start, end, isTicked }) =>
      isTicked ? text : text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    segment,
  );
  return blank;
}

const notRequired = /^\W{0,6}(?:not (?:required|needed|applicable|reportable|called|indicated)|cleared\b|released\b)/i;

/** Behind "Coroner" or "ME case". That somebody was told says nothing by itself. */
export function readCoroner(
  sheet: Sheet,
  owner: "coroner" | "coronerNotified",
  { start, end }: Span,
  depth: number,
): boolean {
  const written = sheet.page.text.slice(start, end);
  const segment = chosenOf(written);
  const whole = { start: 0, end: Math.max(1, segment.trimEnd().length) };
  const number = /(?:#|\b(?:case|ref|no|number)\b)/i.test(segment)
    ? readCaseNumber(segment.slice(segment.search(/#|\b(?:case\s*(?:#|no|number|:)|ref|no\.?|number)\b/i)))
    : null;
  const numberAt = segment.search(/#|\b(?:case\s*(?:#|no|number|:)|ref|no\.?|number)\b/i);
  const answer = readTickedAnswer(segment) ?? readAnswer(segment);
  const add = (value: string, confidence: number) =>
    addReading(sheet, "isCoronerCase", { value, ...whole, confidence }, start, { depth });
  if (number && numberAt >= 0)
    addReading(sheet, "coronerCaseNumber", number, start + numberAt, { confidence: 0.9, depth });
  if (notRequired.test(segment) || declinedWords.test(segment)) return add("NO", 0.93);
  if (acceptedWords.test(segment)) return add("YES", 0.9);
  if (owner === "coronerNotified") return false;
  if (answer) return add(answer.value, 0.95);
  const bare = readCaseNumber(segment);
  if (bare && !number) {
    addReading(sheet, "coronerCaseNumber", bare, start, { confidence: 0.9, depth });
    return add("YES", 0.8);
  }
  return false;
}
