// Names who speaks in a transcript that only marks where the speaker changes: ">> Who's calling?" above ">> This is Ada Cole".
import { withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const mark = /^[ \t]{0,4}(?:>{2}|»|[-–—])[ \t]{1,3}(?=\S)/;
const fewest = 8;
const fewestAsked = 3;

/** The lines with "Agent:" or "Caller:" for their marks; null where the lines do not take turns in asking. */
export function writeTurns(text: string): Piece[] | null {
  if (!/^[ \t]{0,4}(?:>{2}|»|[-–—])[ \t]/m.test(text)) return null;
  let at = 0;
  const lines = text.split("\n").map((words) => {
    const line = { start: at, words, mark: mark.exec(words)?.[0] };
    at += words.length + 1;
    return line;
  });
  const filled = lines.filter(({ words }) => words.trim() !== "");
  const turns = filled.filter((line) => line.mark !== undefined);
  if (turns.length < fewest || turns.length < filled.length - 2) return null;
  if (new Set(turns.map((turn) => turn.mark?.trim())).size > 1) return null;
  const asked = [0, 1].map(
    (side) => turns.filter(({ words }, index) => index % 2 === side && words.includes("?")).length,
  );
  const [first = 0, second = 0] = asked;
  if (Math.max(first, second) < fewestAsked || Math.max(first, second) < 3 * Math.min(first, second)) return null;
  const asker = first > second ? 0 : 1;
  return withEdits(
    text,
    turns.map((turn, index) => ({
      start: turn.start,
      end: turn.start + (turn.mark?.length ?? 0),
      text: index % 2 === asker ? "Agent: " : "Caller: ",
    })),
  );
}
