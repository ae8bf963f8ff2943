// Writes tables as CSV (RFC 4180) that a spreadsheet opens as text, never as a formula.

export type Cell = string | number | null;

/** Marks the bytes as UTF-8 for Excel. */
export const byteOrderMark = "\uFEFF";

/** One line of a table with its line end; null is empty. Lines within a text stay. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Spreadsheets take what begins so for a formula, in full width too; behind an apostrophe it is text. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The parts of a text as the body of a download, each asked for when the one before has been taken; when the reader
 * goes away nothing more is asked for. `fileName` is plain ASCII.
 */
export function csvDownload(fileName: string, parts: AsyncIterator<string, void, void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
