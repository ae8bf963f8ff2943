// Parts a table of two forms side by side, each row of it "label, value, label, value" under two headings.
import type { Piece, Rule } from "./parse-rewrite";

interface Row {
  cells: { start: number; end: number; text: string }[];
  start: number;
  end: number;
}

const leastHeadings = 2;
const heading = /^[\p{Lu}][\p{L} /&'’-]{2,30}$/u;

function rowOf(text: string, start: number, end: number): Row {
  const cells: Row["cells"] = [];
  let at = start;
  for (const part of text.slice(start, end).split("\t")) {
    const lead = part.length - part.trimStart().length;
    cells.push({ start: at + lead, end: at + Math.max(lead, part.trimEnd().length), text: part.trim() });
    at += part.length + 1;
  }
  return { cells, start, end };
}

/** "DECEASED ⇥⇥ PLACE OF DEATH": two headings in the columns of two labels. */
const isHeading = ({ cells }: Row) =>
  cells.length >= 3 &&
  heading.test(cells[0]?.text ?? "") &&
  cells[1]?.text === "" &&
  heading.test(cells[2]?.text ?? "") &&
  cells.slice(3).every(({ text }) => text === "");
const isPair = ({ cells }: Row) =>
  cells.length >= 2 && cells.length <= 4 && cells[0]?.text !== undefined && cells[0].text.length < 32;

/** Writes the left form of each part of the table before the right one, under their headings. */
export const partTwinColumns: Rule = (text) => {
  if (!/\t[ ]*\t/.test(text)) return null;
  let at = 0;
  const rows = text.split("\n").map((line) => {
    const row = rowOf(text, at, at + line.length);
    at += line.length + 1;
    return row;
  });
  if (rows.filter(isHeading).length < leastHeadings) return null;
  const pieces: Piece[] = [];
  const put = (words: string, where: number) => pieces.push({ start: where, end: where, text: words });
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as Row;
    if (!isHeading(row)) {
      pieces.push({ start: row.start, end: row.end });
      put("\n", row.end);
      continue;
    }
    const own = [row];
    while (index + 1 < rows.length && !isHeading(rows[index + 1] as Row) && isPair(rows[index + 1] as Row)) {
      index += 1;
      own.push(rows[index] as Row);
    }
    for (const side of [0, 2]) {
      const [title] = [own[0]?.cells[side]];
      if (title) pieces.push({ start: title.start, end: title.end });
      put("\n", title?.end ?? row.end);
      for (const { cells } of own.slice(1)) {
        const [label, value] = [cells[side], cells[side + 1]];
        if (!label || label.text === "") continue;
        pieces.push({ start: label.start, end: label.end });
        put(label.text.endsWith(":") ? " " : ": ", label.end);
        if (value) pieces.push({ start: value.start, end: value.end });
        put("\n", value?.end ?? label.end);
      }
      put("\n", row.end);
    }
  }
  return pieces;
};
