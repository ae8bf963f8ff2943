// Sets a colon behind who speaks where a transcript parts the names from the words otherwise: "[00:18] DISPATCH  And his name?", "Caller - Ada Cole".
import { withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const turn =
  /^([ \t]{0,4}(?:[[(<]?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?[\])>]?[ \t]{1,4})?(?:[-–—|][ \t]{1,3})?)(\p{Lu}[\p{L}.]{0,14}(?: [\p{L}.]{1,14})?)([ \t]{2,20}|\t+|[ \t]?(?:--?|[–—|>]|=>|->)[ \t]{1,4})(?=[\p{L}\d"“'…])/u;
const asks =
  /^(?:q|op|opr|oper|operator|agent|intake|dispatch(?:er)?|disp|desk|service|answering|director|fh|office|us|me|we|staff|receptionist|on-?call)$/iu;
const answers =
  /^(?:a|caller|clr|(?:charge |floor |night |hospice )?nurse|rn|family|son|daughter|wife|husband|coroner|deputy|officer|facility|hospital|hospice|client|customer|reporting party)$/iu;
const fewest = 5;
const mostly = 0.7;

/** The lines with "Name: " for their marks; null where no two sides, one named as asking or answering, take turns. */
export function writeSpeakerColons(text: string): Piece[] | null {
  let at = 0;
  let filled = 0;
  const turns = text.split("\n").flatMap((line) => {
    const start = at;
    at += line.length + 1;
    if (line.trim() !== "") filled += 1;
    const match = turn.exec(line);
    return match
      ? [{ start: start + (match[1] as string).length, name: match[2] as string, gap: match[3] as string, line }]
      : [];
  });
  if (turns.length < fewest || turns.length < filled * mostly) return null;
  const names = [...new Set(turns.map(({ name }) => name.toLowerCase()))];
  if (names.length !== 2 || !names.some((name) => asks.test(name) || answers.test(name))) return null;
  const changes = turns.filter(({ name }, index) => index > 0 && turns[index - 1]?.name !== name).length;
  if (changes < fewest - 1 || !turns.some(({ line }) => line.includes("?"))) return null;
  return withEdits(
    text,
    turns.map(({ start, name, gap }) => ({
      start: start + name.length,
      end: start + name.length + gap.length,
      text: ": ",
    })),
  );
}
