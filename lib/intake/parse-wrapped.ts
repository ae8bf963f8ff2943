// Joins the lines of running text that a mail program broke at a fixed width, so that sentences stand whole.

const most = 100;
const least = 34;
const label = /^[^.,;!?]{1,32}:(?:\s|$)/;
const item = /^(?:[-*•>#|[(☐☑]|\d{1,2}[.)]\s|[a-z][.)]\s)/;
const apart = /\t|\S {2,}\S| \| /;

/** The text at the same length, a blank for every line end that only the width made. */
export function joinWrapped(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  const joined = new Set<number>();
  let from = 0;
  lines.forEach((line, at) => {
    if (line.trim() !== "" && at + 1 < lines.length) return;
    const to = line.trim() === "" ? at : at + 1;
    if (isWrapped(lines.slice(from, to))) for (let number = from; number < to - 1; number += 1) joined.add(number);
    from = at + 1;
  });
  if (joined.size === 0) return text;
  return lines.map((line, at) => line + (at + 1 === lines.length ? "" : joined.has(at) ? " " : "\n")).join("");
}

/** Whether the first word of each line would not have fitted into the line before it. */
function isWrapped(lines: readonly string[]): boolean {
  if (lines.length < 3) return false;
  const bodies = lines.map((line) => line.trimEnd());
  const width = Math.max(...bodies.map((line) => line.length));
  if (width > most || width < least) return false;
  if (bodies.some((line) => /^\s/.test(line) || label.test(line) || item.test(line) || apart.test(line))) return false;
  const next = bodies.slice(1);
  if (next.some((line, at) => (bodies[at] as string).length + 1 + (line.split(" ", 1)[0] as string).length <= width))
    return false;
  const goesOn = next.filter((line, at) => /^\p{Ll}/u.test(line) && !/[.!?]$/.test(bodies[at] as string));
  return goesOn.length * 3 >= next.length;
}
