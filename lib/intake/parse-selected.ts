// Reads lists of choices below a question of which one is marked, as forms that were turned into text have them.
import type { Piece } from "./parse-rewrite";

const choice = /^[ \t>]*(?:[-*•o○●]\s|\(\s?\)\s?|\[\s?\]\s?)?[ \t]*(\S[^\n]{0,60}?)[ \t]*$/;
const bullet = /^[ \t>]*(?:[-*•o○●]\s|\(\s?\)|\[\s?\])/;
const mark =
  /[ \t]*(?:[[(<]\s?(?:selected|checked|chosen|ticked|x)\s?[\])>]|(?:<-{1,2}|✓|✔|✅)(?: ?selected)?)[ \t]*$/i;
const most = 12;

/** The marked choice behind its question, the others gone; null where no list is marked so. */
export function writeSelected(text: string): Piece[] | null {
  if (!/(?:selected|checked|chosen|ticked)[\])>]|<-{1,2}[ \t]*(?:\n|$)|[✓✔✅][ \t]*(?:\n|$)/i.test(text)) return null;
  let at = 0;
  const lines = text.split("\n").map((words) => {
    const line = { start: at, end: at + words.length, words };
    at = line.end + 1;
    return line;
  });
  const pieces: Piece[] = [];
  let start = 0;
  for (let first = 1; first < lines.length; first += 1) {
    const head = lines[first - 1];
    if (!head || !/[:?][ \t]*$/.test(head.words) || !bullet.test(lines[first]?.words ?? "")) continue;
    let last = first;
    while (
      last + 1 < lines.length &&
      last - first < most &&
      isChoice(lines[last + 1]?.words ?? "", lines[first]?.words ?? "")
    )
      last += 1;
    const chosen = lines.slice(first, last + 1).filter(({ words }) => mark.test(words));
    const [only] = chosen;
    if (!only || chosen.length > 1 || last === first) continue;
    const bare = only.words.replace(mark, "");
    const value = choice.exec(bare)?.[1] ?? "";
    const from = only.start + bare.lastIndexOf(value);
    pieces.push(
      { start, end: head.end },
      { start: from, end: from, text: " " },
      { start: from, end: from + value.length },
    );
    start = lines[last]?.end ?? text.length;
    first = last;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start, end: text.length });
  return pieces;
}

/** Another choice is set in as far as the first one and asks for nothing. */
const isChoice = (words: string, first: string) =>
  bullet.test(words) &&
  /^[ \t>]*/.exec(words)?.[0].length === /^[ \t>]*/.exec(first)?.[0].length &&
  !/[:?][ \t]*$/.test(words.replace(mark, ""));
