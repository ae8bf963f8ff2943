// Adds to a line's last item the lines without labels that go on with it.
import type { Sheet } from "./parse-sheet";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";

const town = /^\s*\p{L}[\p{L} .'-]{2,30},? {1,2}[A-Z]{2}\.?,? {1,2}\d{5}/u;

/** "Deliver to Dunmore Funeral Home, 55 Elm St" goes on with nothing. */
const ordered =
  /^\W*(?:(?:please|pls|then|and|crew|driver) )?(?:deliver|take|bring|transport|transfer|return|convey|drop(?: off)?)(?:ing|s)?(?: (?:him|her|them|remains|body|the body|both))? (?:back )?to\b/i;

/** The first line that ends at `at` or behind it; -1 behind the last. */
function lineOf(lines: readonly Span[], at: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low < lines.length ? low : -1;
}

/** The unlabelled lines behind a line's last item. */
export function addTails(sheet: Sheet, slots: Slot[], tableLines: ReadonlySet<number>): void {
  const taken = new Set(slots.map(({ line }) => line));
  const lines = sheet.page.lines;
  slots.forEach((slot, index) => {
    if (slots[index + 1]?.line === slot.line || tableLines.has(slot.line)) return;
    const endLine = lineOf(lines, slot.value.end);
    let last = Math.max(slot.line, endLine);
    const first = last;
    const most = slot.role?.kinds.includes("notes") ? 30 : slot.role?.owner === "nok" ? 5 : 3;
    while (last - first < most) {
      const next = lines[last + 1];
      if (!next || next.isBlank || taken.has(last + 1) || next.depth !== slot.depth) break;
      if (!slot.role?.kinds.includes("notes") && ordered.test(sheet.page.text.slice(next.start, next.start + 40)))
        break;
      last += 1;
    }
    if (last === first) return;
    const tail = { start: (lines[first + 1] as Span).start, end: (lines[last] as Span).end };
    if (slot.value.end > slot.value.start || !slot.role) slot.tail = tail;
    else if (slot.role.kinds.length === 0 || slot.role.kinds.includes("notes") || slot.role.kinds.includes("address"))
      slot.value = trimSpan(sheet.page.text, tail);
    else {
      const next = lines[first + 2];
      const isAddress =
        slot.role.kinds.includes("home") &&
        next &&
        last > first + 1 &&
        town.test(sheet.page.text.slice(next.start, next.end));
      slot.value = trimSpan(sheet.page.text, {
        start: (lines[first + 1] as Span).start,
        end: (isAddress ? next : (lines[first + 1] as Span)).end,
      });
    }
  });
}
