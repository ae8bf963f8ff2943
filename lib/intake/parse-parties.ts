// Parts the two columns in which a page sets its sender and its receiver: "TO:  On-call Director      FROM:  Gloria Penhallow, RN".
import type { Piece } from "./parse-rewrite";
import { linesOf, type TextLine } from "./parse-text-lines";

const from = String.raw`(?:FROM|ORIGIN|SENDER|SENDING (?:FIRM|HOME|FUNERAL HOME)|PICK[- ]?UP(?: FROM)?|SHIPPER)`;
const to = String.raw`(?:TO|DESTINATION|RECEIVER|RECIPIENT|RECEIVING (?:FIRM|HOME|FUNERAL HOME)|DELIVER(?:Y)?(?: TO)?|CONSIGNEE)`;
const head = new RegExp(
  String.raw`^([ \t]{0,12})(?:(${from})|(${to}))(?:[ \t]*\([^()\n]{2,30}\))?[ \t]*(:[^\n]{0,60}?)?([ \t]{2,})(?:(${from})|(${to}))(?:[ \t]*\([^()\n]{2,30}\))?[ \t]*(:[^\n]*)?[ \t]*$`,
  "i",
);
const slack = 2;
const fewestRows = 2;
const mostRows = 12;

/** One column below the other; null where no such columns stand in the text. */
export function partParties(text: string): Piece[] | null {
  if (!/\b(?:from|origin|sender|sending|pick[- ]?up|shipper)\b/i.test(text) || !/\S[ \t]{2,}\S/.test(text)) return null;
  const lines = linesOf(text);
  const at = lines.findIndex(({ words }) => words.length < 160 && isHead(words));
  const first = lines[at];
  const match = first && head.exec(first.words);
  if (!first || !match) return null;
  const [whole, , left, , leftValue, , right, , rightValue] = match;
  const isBare = leftValue === undefined && rightValue === undefined;
  const column =
    whole.length -
    (/[ \t]{2,}(\S(?:[^\n](?![ \t]{2,}(?:FROM|TO|ORIGIN|DEST|RECEIV|DELIVER|SEND|PICK|SHIP|CONSIGN)))*)$/i.exec(
      whole,
    )?.[1]?.length ?? 0);
  const rows: TextLine[] = [];
  for (let next = at + 1; next < lines.length && rows.length < mostRows; next += 1) {
    const line = lines[next] as TextLine;
    if (line.words.trim() === "" || /^[\s=_*-]+$/.test(line.words) || columnOf(line, column) < 0) break;
    rows.push(line);
  }
  if (rows.length < fewestRows) return null;
  const last = rows.at(-1) as TextLine;
  const put = (words: string): Piece => ({ start: first.start, end: first.start, text: words });
  const side = (isLeft: boolean): Piece[] => {
    const parts = [...(isBare ? [] : [first]), ...rows].flatMap((line): Piece[] => {
      const cut = line === first ? column : columnOf(line, column);
      const span = isLeft ? { start: line.start, end: line.start + cut } : { start: line.start + cut, end: line.end };
      const said = text.slice(span.start, span.end);
      if (said.trim() === "") return [];
      return [{ start: span.start, end: span.start + said.trimEnd().length }, put("\n")];
    });
    const isFrom = isLeft ? left !== undefined : right !== undefined;
    return [...(isBare ? [put(isFrom ? "Pick up from\n" : "Deliver to\n")] : []), ...parts, put("\n")];
  };
  return [{ start: 0, end: first.start }, ...side(true), ...side(false), { start: last.end, end: text.length }];
}

/** A sender on one side and a receiver on the other. */
function isHead(words: string): boolean {
  const match = head.exec(words);
  return match !== null && (match[2] === undefined) !== (match[6] === undefined);
}

/** Where the right cell of a line begins, behind a gap and about below the column; -1 where it has none there. */
function columnOf({ words }: TextLine, column: number): number {
  for (let at = Math.max(1, column - slack); at <= column + slack; at += 1)
    if (/\S/.test(words[at] ?? " ") && /[ \t]/.test(words[at - 1] ?? "x") && /[ \t]/.test(words[at - 2] ?? "x"))
      return at;
  return -1;
}
