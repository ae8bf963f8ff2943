// Takes the hours off the lines of a dispatcher's log, which tell when each was written down.
import type { Piece } from "./parse-rewrite";

const fewest = 4;
const stamp =
  /^[ \t]{0,4}(?:[[(](?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})? )?\d{1,2}:?\d\d(?::\d\d)?[\])]|(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})? )?\d{1,2}:\d\d(?::\d\d)?|[0-2]\d[0-5]\d(?= {1,3}[-–:]? {0,2}\p{Lu}{2}))[ \t]*[-–:|>]{0,2}[ \t]+(?=[\p{L}"#*])/gmu;
/** The line tells a death and no other hour: its own hour is that of the death. */
const death =
  /\b(?:pron|pronounced|pronc|pronouncement|tod|doa|dos|declared|deceased|expired|death|died|code 4|signal \d+|10-\d+|time called|efforts|ceased|term(?:inated)?)\b/i;
const clock = /\b\d{1,2}:\d\d\b|\b[0-2]\d[0-5]\d\b(?! ?(?:\p{L}{3,} )?(?:st|ave|rd|dr|ln|hwy|blvd)\b)/iu;

/** The lines of the log as items of a list; null where the text is no log or tells persons who speak. */
export function dropLogHours(text: string): Piece[] | null {
  const found = [...text.matchAll(stamp)];
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  if (found.length < fewest || found.length < lines * 0.3) return null;
  const rest = (at: number) => text.slice(at, text.indexOf("\n", at) < 0 ? text.length : text.indexOf("\n", at));
  const told = found.map((match) => ({ match, said: rest(match.index + match[0].length) }));
  if (isSpoken(told.map(({ said }) => said))) return null;
  const hasHead = /\d{1,2}:\d\d/.test(text.slice(0, found[0]?.index));
  const pieces: Piece[] = [];
  let start = 0;
  told.forEach(({ match: { index, 0: mark }, said }, number) => {
    // The first tells when the call came in, unless the head does.
    if ((number === 0 && !hasHead) || (death.test(said) && !clock.test(said))) return;
    pieces.push({ start, end: index }, { start: index, end: index, text: "- " });
    start = index + mark.length;
  });
  pieces.push({ start, end: text.length });
  return pieces;
}

/** "Jess: new one from Riverbend": the same few names begin the lines. */
function isSpoken(said: readonly string[]): boolean {
  const names = said.flatMap((line) => /^([\p{L}][^:\n]{0,30}):(?:\s|$)/u.exec(line)?.[1] ?? []);
  return names.length > said.length * 0.6 && new Set(names).size <= names.length / 2;
}
