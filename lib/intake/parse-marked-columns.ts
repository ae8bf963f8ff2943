// Writes out the answers that a checklist marks under the columns "Yes" and "No" of its head: "Veteran      x" becomes "Veteran: Yes".
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const answers: Readonly<Record<string, string>> = {
  y: "Yes",
  yes: "Yes",
  si: "Yes",
  n: "No",
  no: "No",
  "n/a": "",
  na: "",
  unk: "Unknown",
  unknown: "Unknown",
  "?": "Unknown",
};
/** An option of the head stands by itself. */
const option = /(?<=^| {2})(?:yes|no|y|n|s[ií]|n\/a|na|unk|unknown|\?)(?= {2}|[ ]*$)/giu;
const marked = /(?<=\S {2,80})(?:[xX✓✔√●■☒]|\[ ?[xX✓✔] ?\]|\([xX✓✔]\))(?= {2}|[ ]*$)/gu;
const unmarked = /(?<= )(?:\[ ?\]|\( ?\)|☐|□|_{1,6})(?= |$)/gu;
const furthest = 3;
const mostRows = 40;

interface Head {
  readonly columns: readonly { readonly at: number; readonly answer: string }[];
  readonly line: number;
}

const middle = (start: number, length: number) => start + (length - 1) / 2;

/** The columns that a line heads; null where it heads no yes and no. */
function headOf(line: string): Head["columns"] | null {
  if (!/(?:^| {2})(?:yes|y|s[ií]) {2,}/iu.test(line) && !/ {2,}(?:yes|y|s[ií]) *$/iu.test(line)) return null;
  const columns = [...line.matchAll(option)].map(({ index, 0: word }) => ({
    at: middle(index, word.length),
    answer: answers[word.toLowerCase().replace("í", "i")] ?? "",
  }));
  const first = columns[0]?.at ?? 0;
  const isHead =
    columns.some(({ answer }) => answer === "Yes") &&
    columns.some(({ answer }) => answer === "No") &&
    new Set(columns.map(({ answer }) => answer)).size === columns.length &&
    !/[:?]\s*$/.test(line.slice(0, Math.floor(first)).trimEnd()) &&
    !/(?:^|\s)[xX✓](?:\s|$)/.test(line);
  return isHead ? columns : null;
}

/** The marked rows as labelled lines; null where no head tells columns of yes and no. */
export function writeMarkedColumns(text: string): Piece[] | null {
  if (!/^(?:[^\n]* {2})?(?:yes|y|s[ií]) {2,}/imu.test(text) && !/ {2}(?:yes|y) *$/im.test(text)) return null;
  const edits: Edit[] = [];
  let head: Head | null = null;
  let from = 0;
  for (const [at, line] of text.split("\n").entries()) {
    const columns = headOf(line);
    if (columns) {
      head = { columns, line: at };
      edits.push({ start: from, end: from + line.length, text: "" });
    } else if (head && at - head.line <= mostRows) edits.push(...rowOf(line, from, head.columns));
    from += line.length + 1;
  }
  // A head without a row is none.
  return edits.some((edit) => edit.text !== "") ? withEdits(text, edits) : null;
}

function rowOf(line: string, from: number, columns: Head["columns"]): Edit[] {
  const marks = [...line.matchAll(marked)];
  const [mark] = marks;
  if (!mark || marks.length > 1) return [];
  const at = middle(mark.index, mark[0].length);
  const [nearest, next] = columns
    .map((column) => ({ ...column, gap: Math.abs(column.at - at) }))
    .toSorted((one, other) => one.gap - other.gap);
  if (!nearest || nearest.gap > furthest || (next && next.gap - nearest.gap < 1)) return [];
  const label = line.slice(0, mark.index).replace(/(?:[\s.:?]|\[ ?\]|\( ?\)|☐|□|__)+$/, "");
  const end = from + mark.index + mark[0].length;
  const boxes = [...line.slice(mark.index + mark[0].length).matchAll(unmarked)].map(({ index, 0: box }) => ({
    start: end + index,
    end: end + index + box.length,
    text: "",
  }));
  // "Attending notified: Dr. Moberg 785-555-0137     x": what stands behind the label is told already.
  if (/[:?] *\S/.test(label)) return [{ start: from + label.length, end, text: "   " }, ...boxes];
  return [{ start: from + label.length, end, text: nearest.answer ? `: ${nearest.answer}` : ":" }, ...boxes];
}
