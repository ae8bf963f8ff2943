// Lays out anew what a sheet of paper sets in columns: headings side by side, and cells that go on below themselves.
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";
import type { Span } from "./parse-span";

interface Row {
  start: number;
  end: number;
  words: string;
  cells: Span[];
}

const cell = /[^\s|]\S*(?: (?!\|)\S+)*/g;
const mostRows = 60;

function rowsOf(text: string): Row[] {
  let at = 0;
  return text.split("\n").map((words) => {
    const start = at;
    at += words.length + 1;
    const cells: Span[] = [];
    let isOpen = false;
    for (const { index, 0: said } of words.matchAll(cell)) {
      const last = cells.at(-1);
      // "DOB:      9/2/41" is one cell.
      if (last && isOpen && !words.slice(last.end - start, index).includes("|") && !/:(?:\s|$)/.test(said))
        last.end = start + index + said.length;
      else cells.push({ start: start + index, end: start + index + said.length });
      isOpen = /[:?]$/.test(said);
    }
    return { start, end: start + words.length, words, cells };
  });
}

const parted = /\S {2,}\S| \| /;

/** Headings side by side with several lines below each: every column as a list below its heading. */
export function unrollColumns(text: string): Piece[] | null {
  if (!/\S {2,}\S[^\n]*\n[^\n]*\S {2,}\S[^\n]*\n[^\n]*\S {2,}\S/.test(text)) return null;
  const rows = rowsOf(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const head = rows[at] as Row;
    if (!isHead(text, head)) continue;
    let end = at + 1;
    while (end < rows.length && end - at < mostRows && (rows[end] as Row).cells.length > 0) end += 1;
    const below = rows.slice(at + 1, end);
    const columns = head.cells.map(({ start }) => start - head.start);
    const placed = below.map((row) => row.cells.map((one) => columnOf(columns, one.start - row.start)));
    if (
      below.length < 2 ||
      below.filter(({ cells }) => cells.length > 1).length < 2 ||
      placed.some((row) => row.some((column, index) => column < 0 || row.indexOf(column) !== index))
    )
      continue;
    pieces.push({ start: from, end: head.start });
    head.cells.forEach((heading, column) => {
      pieces.push({ start: heading.start, end: heading.end }, { start: heading.end, end: heading.end, text: "\n" });
      below.forEach((row, number) =>
        row.cells.forEach((one, index) => {
          if (placed[number]?.[index] !== column) return;
          pieces.push({ start: one.start, end: one.end }, { start: one.end, end: one.end, text: "\n" });
        }),
      );
      pieces.push({ start: heading.end, end: heading.end, text: "\n" });
    });
    from = Math.min(text.length, (rows[end - 1] as Row).end + 1);
    at = end - 1;
  }
  if (pieces.length === 0) return null;
  pieces.push({ start: from, end: text.length });
  return pieces;
}

/** Two or more headings that name whom or what the words below are about, and not a value among them. */
function isHead(text: string, { words, cells }: Row): boolean {
  if (cells.length < 2 || cells.length > 4 || /[:|\t\d]/.test(words)) return false;
  const roles = cells.map(({ start, end }) => {
    const split = splitWords(text.slice(start, end), start);
    return split.length <= 4 ? readLabel(split) : null;
  });
  const isHeading = (role: (typeof roles)[number], { start, end }: Span) =>
    role === null
      ? /^(?:family|families|familia|contacts?|details|other|remarks|notes|times?|people|arrangements)\b/i.test(
          text.slice(start, end),
        )
      : role.kinds.every((kind) => kind === "name" || kind === "notes");
  return (
    roles.filter((role) => role !== null).length >= 2 &&
    roles.every((role, index) => isHeading(role, cells[index] as Span))
  );
}

const columnOf = (columns: readonly number[], at: number) => {
  const near = columns.findIndex((column) => Math.abs(column - at) <= 3);
  return near >= 0 ? near : -1;
};

const labelled = /^[^:\n]{2,40}:(?:\s|$)/;

interface Item extends Span {
  column: number;
  /** Where its value begins in the line; -1 where it has none. */
  value: number;
  /** Where the next item of the line begins. */
  next: number;
}

interface Move {
  to: number;
  span: Span;
}

/** The labelled cells of a line, each with the column of its value. */
function itemsOf(text: string, row: Row): (Item | null)[] {
  return row.cells.map((one, index) => {
    const said = text.slice(one.start, one.end).replace(/\?(?=\s|$)/, ":");
    const label = labelled.exec(said)?.[0];
    if (label === undefined || readLabel(splitWords(label.slice(0, label.indexOf(":")), one.start), 1) === null)
      return null;
    const gap = /^\s*/.exec(said.slice(label.length))?.[0].length ?? 0;
    const next = row.cells[index + 1];
    return {
      ...one,
      column: one.start - row.start,
      value: said.length > label.length + gap ? one.start - row.start + label.length + gap : -1,
      next: next ? next.start - row.start : Number.POSITIVE_INFINITY,
    };
  });
}

/** Cells without labels that stand below labelled ones of several columns are put behind those, and so are broken labels. */
export function joinCells(text: string): Piece[] | null {
  if (!parted.test(text)) return null;
  const rows = rowsOf(text);
  const moves: Move[] = [];
  const taken = new Set<number>();
  let above: Item[] = [];
  rows.forEach((row, number) => {
    if (row.cells.length === 0 || row.words.includes("\t")) {
      above = [];
      return;
    }
    const broken = brokenLabels(text, row, rows[number + 1]);
    moves.push(...broken.moves);
    for (const start of broken.taken) taken.add(start);
    const items = itemsOf(text, row).map((item) => (item && taken.has(item.start) ? null : item));
    const known = items.filter((item) => item !== null);
    const owners = row.cells.map((one, index) =>
      items[index] === null && !taken.has(one.start) ? ownerOf(above, one.start - row.start, text, one) : null,
    );
    const isRest = row.cells.some(({ start }) => taken.has(start));
    const isBlock = known.length >= 2 || above.length > 1;
    if (isBlock && (known.length > 0 || isRest || owners.every((owner) => owner !== null)))
      owners.forEach((owner, index) => {
        if (owner) moves.push({ to: owner.end, span: row.cells[index] as Span });
      });
    const kept = owners.filter((owner) => owner !== null);
    const open = isRest ? above.filter(({ start }) => taken.has(start)) : [];
    above = [...known, ...broken.items, ...kept, ...open.filter((one) => !kept.includes(one))];
  });
  return moves.length === 0 ? null : move(text, moves);
}

/** "Facility   1750 Lakeland" above "address:  Square Dr,": one label and one value, each in two lines. */
function brokenLabels(
  text: string,
  row: Row,
  below: Row | undefined,
): { moves: Move[]; taken: Set<number>; items: Item[] } {
  const moves: Move[] = [];
  const taken = new Set<number>();
  const items: Item[] = [];
  row.cells.forEach((one, index) => {
    const value = row.cells[index + 1];
    const said = text.slice(one.start, one.end);
    const column = one.start - row.start;
    const rest = below?.cells.find(({ start }) => start - below.start === column);
    if (!below || !rest || !value || !/^\p{Lu}[\p{L}/' -]{1,24}$/u.test(said)) return;
    const end = /^\p{Ll}[\p{L}./' -]{1,24}:(?=\s|$)/u.exec(text.slice(rest.start, rest.end))?.[0].length;
    if (
      end === undefined ||
      readLabel(splitWords(`${said} ${text.slice(rest.start, rest.start + end - 1)}`, 0)) === null
    )
      return;
    moves.push({ to: one.end, span: { start: rest.start, end: rest.start + end } });
    const more = rest.start + end + (/^\s*/.exec(text.slice(rest.start + end, rest.end))?.[0].length ?? 0);
    if (more < rest.end) moves.push({ to: value.end, span: { start: more, end: rest.end } });
    for (const { start } of [one, value, rest]) taken.add(start);
    const next = row.cells[index + 2];
    items.push({
      ...value,
      column,
      value: value.start - row.start,
      next: next ? next.start - row.start : Number.POSITIVE_INFINITY,
    });
  });
  return { moves, taken, items };
}

/** "Akron, OH 44301", "Ave, Columbus OH". */
const cityLine = /^[\p{L}\d.' -]{2,40},? \p{Lu}{2}\.?,?(?: \d{5}(?:-\d{4})?)?$|^\p{Lu}{2},? \d{5}(?:-\d{4})?$/u;

/** The cell above that a cell goes on with: it stands below its value, and further in than its label. */
function ownerOf(above: readonly Item[], at: number, text: string, one: Span): Item | null {
  const owner = above.find(({ column, next }) => at >= column + 2 && at < next - 1);
  if (!owner || owner.value < 0) return null;
  const said = text.slice(owner.start, owner.end);
  const more = text.slice(one.start, one.end);
  if (/[☐☑☒□■[\](){}:=?_]/.test(more) || /[☐☑☒□■[\]]/.test(said)) return null;
  if (/(?:,|-|&|\b(?:and|of|at|the|y|de))$/.test(said) || cityLine.test(more)) return owner;
  // A name or a street that goes on right below itself.
  return owner.value === at &&
    /^(?:[\p{Lu}\d][\p{L}\d.,'#’-]*)(?: [\p{L}\d.,'#&’-]+){0,7}$/u.test(more) &&
    !/\d{3}/.test(said) &&
    more.length > 2
    ? owner
    : null;
}

/** The text with every cell behind the one it goes on with. */
function move(text: string, moves: readonly Move[]): Piece[] {
  const out = new Map(moves.map(({ span }) => [span.start, span]));
  const into = new Map<number, Span[]>();
  for (const { to, span } of moves) into.set(to, [...(into.get(to) ?? []), span]);
  const marks = [...new Set([...out.keys(), ...into.keys()])].toSorted((one, other) => one - other);
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of marks) {
    if (mark < from) continue;
    pieces.push({ start: from, end: mark });
    from = mark;
    for (const span of into.get(mark) ?? []) {
      const isStreet = /^\d+ \p{L}/u.test(text.slice(span.start, span.end)) && !/[,-]/.test(text.charAt(mark - 1));
      pieces.push({ start: mark, end: mark, text: isStreet ? ", " : " " }, { ...span });
    }
    const gone = out.get(mark);
    if (gone) from = gone.end;
  }
  pieces.push({ start: from, end: text.length });
  return pieces;
}
