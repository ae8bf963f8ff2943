// Finds labelled items that stand in lines and columns of their own: a label above its value, and tables.
import { readLabel, type Role, splitWords } from "./parse-labels";
import type { Line, Page } from "./parse-page";
import { readRelation } from "./parse-relations";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";

interface Cell extends Span {
  role: Role | null;
}

const lineText = (page: Page, line: Line) => page.text.slice(line.start, line.end);

/** The role of a line or cell that is a label and nothing else; a question mark or colon at its end is allowed. */
export function wholeLabel(page: Page, { start, end }: Span): Role | null {
  const text = page.text.slice(start, end);
  if (text.length > 70 || /[.!,]\s+\S/.test(text)) return null;
  const words = splitWords(text, start);
  if (words.length === 0 || words.length > 9 || (words.length === 1 && /^home$/i.test(text.trim()))) return null;
  return readLabel(words, text.trimEnd().endsWith("?") ? 2 : 0);
}

/** The cells of a line of a table, parted by tabs, bars or, where the heading is a list, commas. */
function cellsOf(page: Page, line: Line, divider: RegExp): Span[] {
  const cells: Span[] = [];
  const text = lineText(page, line);
  // "#  | IN | NAME": the sign is blanked, and its cell is none less.
  const lead = /^ {2,}\|.*[^|\s]\s*$/.test(text) ? 0 : (/^\s*\|/.exec(text)?.[0].length ?? 0);
  let start = lead;
  let quoted = false;
  for (let at = lead; at <= text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    if (at === text.length || (!quoted && divider.test(text[at] as string))) {
      if (at < text.length || start < at)
        cells.push(trimSpan(page.text, { start: line.start + start, end: line.start + at }));
      start = at + 1;
    }
  }
  return cells;
}

const dividers = [/\t/, /\|/, /,/, /;/];

/** Tables: a line of headings above a line of values. The first row is the person of the call. */
export function findTables(page: Page): { slots: Slot[]; lines: Set<number>; rows: number } {
  const slots: Slot[] = [];
  const lines = new Set<number>();
  let rows = 0;
  page.lines.forEach((line, number) => {
    if (line.isBlank || lines.has(number)) return;
    const wide = wideRow(page, number);
    if (wide) {
      slots.push(...wide);
      for (const taken of [number, number + 1]) lines.add(taken);
      rows = Math.max(rows, 1);
      return;
    }
    for (const divider of dividers) {
      const heads = headings(page, line, divider);
      if (!heads) continue;
      let below = number + 1;
      let row = 0;
      lines.add(number);
      while (below < page.lines.length && below < number + 12) {
        const values = page.lines[below] as Line;
        if (values.isBlank && below > number + 1) break;
        const text = lineText(page, values);
        if (values.isBlank || /^[\s|:+-]+$/.test(text)) {
          lines.add(below);
          below += 1;
          continue;
        }
        const cells = cellsOf(page, values, divider);
        if (cells.length < Math.min(3, heads.length) || cells.length > heads.length + 1) break;
        lines.add(below);
        row += 1;
        if (row === 1) {
          cells.forEach((value, index) => {
            const head = heads[index];
            if (head)
              slots.push({
                role: head.role,
                label: { start: head.start, end: head.end },
                value,
                tail: null,
                depth: values.depth,
                line: below,
              });
          });
        }
        below += 1;
      }
      // Rows of persons, not of telephone numbers or dates.
      if (
        heads.some(
          ({ role }) =>
            role?.kinds.includes("birth") ||
            (role?.owner === "deceased" && role.kinds.every((kind) => kind === "name")),
        )
      )
        rows = Math.max(rows, row);
      return;
    }
  });
  return { slots, lines, rows };
}

/** Cells that stand in columns, parted by gaps alone. */
function wideCells(page: Page, { start, end }: Span): Span[] {
  return [...page.text.slice(start, end).matchAll(/\S+(?: \S+)*/g)].map(({ index, 0: cell }) => ({
    start: start + index,
    end: start + index + cell.length,
  }));
}

/** A line of headings in columns, and the values that stand below them. */
function wideRow(page: Page, number: number): Slot[] | null {
  const [line, below] = [page.lines[number], page.lines[number + 1]];
  if (
    !line ||
    !below ||
    below.isBlank ||
    !/\S {2,}\S/.test(lineText(page, line)) ||
    /[:|\t]/.test(lineText(page, line))
  )
    return null;
  const heads = wideCells(page, line).map((cell) => ({ ...cell, role: wholeLabel(page, cell) }));
  if (heads.length < 2 || heads.some(({ role }) => role === null) || /:\s/.test(lineText(page, below))) return null;
  if (
    heads.every(({ role }) => role?.kinds.includes("ignored")) ||
    /^\s*(?:[IVX]{1,5}|\d{1,2}|[A-H])[.)]\s/.test(lineText(page, line))
  )
    return null;
  const values = wideCells(page, below);
  if (values.length < 2) return null;
  if (
    values.length > heads.length ||
    values.some(
      (value) =>
        wholeLabel(page, value) !== null && !/^\W*[A-Za-z]{1,3}\W*$/.test(page.text.slice(value.start, value.end)),
    )
  )
    return null;
  const row: Slot[] = [];
  for (const value of values) {
    const column = value.start - below.start;
    const at = heads.findLastIndex(({ start }) => start - line.start <= column + 2);
    const head = heads[at];
    if (!head?.role || row.some(({ label }) => label.start === head.start)) return null;
    row.push({
      role: head.role,
      label: { start: head.start, end: head.end },
      value: trimSpan(page.text, value),
      tail: null,
      depth: below.depth,
      line: number + 1,
    });
  }
  return row;
}

/** What heads a column of a board or a log, and means something else or nothing beside a value. */
export const columnHeads = new Map<string, Role>([
  ...["#", "no", "no.", "num", "nbr", "line", "hold", "in", "out", "2m", "tag", "drv", "unit #"].map(
    (head): [string, Role] => [head, { owner: null, kinds: ["ignored"] }],
  ),
  ...["stat", "status", "flags"].map((head): [string, Role] => [head, { owner: null, kinds: ["notes"] }]),
  ["from", { owner: "pickup", kinds: [] }],
  ["tag wt", { owner: null, kinds: ["weight"] }],
]);

const headOf = (page: Page, cell: Span): Role | null =>
  columnHeads.get(page.text.slice(cell.start, cell.end).trim().toLowerCase()) ?? wholeLabel(page, cell);

/** The headings of a table, or null when the line is none: nearly all its cells are labels, and none holds a colon. */
function headings(page: Page, line: Line, divider: RegExp): Cell[] | null {
  const text = lineText(page, line);
  if (!divider.test(text) || /:\s/.test(text)) return null;
  const cells = cellsOf(page, line, divider);
  if (cells.length < 3) return null;
  const roleOf = text.includes("|") ? headOf : wholeLabel;
  const heads = cells.map((cell) => ({ ...cell, role: roleOf(page, cell) }));
  const known = heads.filter(({ role }) => role !== null).length;
  return known >= 3 && known >= heads.length * 0.6 ? heads : null;
}

/** Headings with words right below them that no label introduces: what the heading asks for stands there. */
export function findHeaded(page: Page, slots: readonly Slot[], tableLines: ReadonlySet<number>): Slot[] {
  const taken = new Set(slots.map(({ line }) => line));
  const headings = findHeadings(page, slots);
  const heads = new Set(headings.map(({ line }) => line));
  return headings.flatMap(({ line: number, role, day }) => {
    if (day === "requested" && role.kinds[0] === "ignored") return [];
    const [line, below] = [page.lines[number], page.lines[number + 1]];
    if (
      !line ||
      !below ||
      below.isBlank ||
      tableLines.has(number) ||
      taken.has(number + 1) ||
      tableLines.has(number + 1) ||
      heads.has(number + 1)
    )
      return [];
    return [
      {
        role,
        label: { start: line.start, end: line.end },
        value: { start: line.end, end: line.end },
        tail: null,
        depth: line.depth,
        line: number,
        isHeading: true,
      },
    ];
  });
}

/** "N E X T   O F   K I N" is read as "NEXT OF KIN". */
const closeUp = (text: string) =>
  /^\s*(?:\p{Lu} {1,4}){3,40}\p{Lu}\s*$/u.test(text)
    ? text.replace(/ {2,}/g, "\n").replace(/ /g, "").replace(/\n/g, " ")
    : text;

/** "Father" in a line of its own below the name of the next of kin tells how they are related. */
function isTie(page: Page, number: number): boolean {
  const line = page.lines[number] as Line;
  if (readRelation(lineText(page, line))?.kind !== "kin") return false;
  for (let above = number - 1; above >= Math.max(0, number - 3) && !page.lines[above]?.isBlank; above -= 1)
    if (wholeLabel(page, page.lines[above] as Line)?.owner === "nok") return true;
  return false;
}

interface Heading {
  line: number;
  role: Role;
  /** What a bare "Date" or "Time" below it tells. */
  day: "death" | "requested" | null;
}

const headsDeath = /death|died|expir|deceso|defunci|falleci|muerte/i;
const headsRemoval =
  /^\W*(?:(?:the )?(?:pick-? ?up|removal|transport(?:ation)?|transfer|dispatch|go|schedul(?:e|ing)|appointment|recogida|traslado)(?: (?:time|timing|schedule|requested|request|details|info|window|when))?|when(?: (?:to|we|do we|you) (?:go|come|pick-? ?up))?|timing|requested (?:for|time|pick-? ?up|removal))\W*$/i;

/** Lines that head a part of a form: "DECEDENT INFORMATION", "Next of kin". They say whose the next items are. */
export function findHeadings(page: Page, slots: readonly Slot[]): Heading[] {
  const taken = new Set(slots.filter(({ isHeading }) => !isHeading).map(({ line }) => line));
  return page.lines.flatMap((line, number) => {
    if (line.isBlank || taken.has(number)) return [];
    const text = closeUp(lineText(page, line).replace(/[=*#_~-]{2,}/g, " "));
    if (text.trim().length > 48 || /\d{3}/.test(text)) return [];
    const words = splitWords(
      text.replace(/^\s*(?:section\s+)?(?:\d{1,2}|[IVX]{1,4}|[A-H])(?:[.)]|\s?[-:])\s/i, (lead) =>
        " ".repeat(lead.length),
      ),
      line.start,
    );
    const day = headsDeath.test(text) ? "death" : headsRemoval.test(text) ? "requested" : null;
    const role =
      (words.length > 0 && words.length <= 7 ? readLabel(words) : null) ??
      (day === "requested" ? ({ owner: null, kinds: ["ignored"] } satisfies Role) : null);
    if (role?.kinds[0] === "ignored" && isTie(page, number)) return [];
    return role ? [{ line: number, role, day }] : [];
  });
}
