// How counts of corrections read at a terminal.

/** How often one field was filled from texts of one layout, and what became of it. */
export interface CorrectionCounts {
  field: string;
  layout: string;
  filled: number;
  changed: number;
  cleared: number;
  completed: number;
}

const headings = ["Field", "Layout", "Filled", "Changed", "Cleared", "Completed", "Wrong"];

/** The counts as a table in plain text; `Wrong` is the share that was changed or cleared. */
export function correctionTable(counts: readonly CorrectionCounts[]): string {
  const lines = [headings, ...counts.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) => cells.map((cell, column) => padded(cell, column, widths[column] ?? 0)).join("  "))
    .join("\n");
}

function cellsOf({ field, layout, filled, changed, cleared, completed }: CorrectionCounts): string[] {
  const share = `${Math.round(((changed + cleared) / filled) * 100)}%`;
  return [field, layout, ...[filled, changed, cleared, completed].map(String), share];
}

/** Words to the left, numbers to the right. */
const padded = (cell: string, column: number, width: number) =>
  column < 2 ? cell.padEnd(width) : cell.padStart(width);
