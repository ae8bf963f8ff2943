// Finds the answers that somebody wrote into a quoted list of questions, as the turns of a conversation.
import type { Conversation, Utterance } from "./parse-chat";
import type { Page } from "./parse-page";

const leastPairs = 3;
const mostWords = 90;
const lead = /^\s*(?:(?:\d{1,2}|[a-z])[.)]\s*|[-*•]\s*)?/i;

/** "> 6. Weight?" with the answer below it, less deeply quoted. Null where fewer than three are answered so. */
export function findReplies(page: Page): Conversation | null {
  const utterances: Utterance[] = [];
  page.lines.forEach((line, number) => {
    if (line.isBlank) return;
    const text = page.text.slice(line.start, line.end);
    const isAsked = line.depth > 0 && text.length < mostWords && /\?\s*$/.test(text);
    const last = utterances.at(-1);
    const asked = page.lines[last?.line ?? -1];
    if (isAsked) {
      const start = line.start + (lead.exec(text)?.[0].length ?? 0);
      const mark = { start: line.start, end: start };
      utterances.push({ speaker: "q", mark, name: mark, start, end: line.end, line: number });
    } else if (last?.speaker === "q" && asked && line.depth < asked.depth && number - last.line < 3) {
      const mark = { start: line.start, end: line.start };
      utterances.push({ speaker: "a", mark, name: mark, start: line.start, end: line.end, line: number });
    } else if (last?.speaker === "a" && asked && line.depth === asked.depth && number === last.line + 1)
      last.end = line.end;
  });
  const answered = utterances.filter(({ speaker }, at) => speaker === "q" && utterances[at + 1]?.speaker === "a");
  return answered.length < leastPairs ? null : { utterances, asker: "q" };
}
