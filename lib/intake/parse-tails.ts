// Adds to a line's last item the lines without labels that go on with it.
import type { Sheet } from "./parse-sheet";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";
import type { Owner } from "./words/labels";

const town = /^\s*\p{L}[\p{L} .'-]{2,30},? {1,2}[A-Z]{2}\.?,? {1,2}\d{5}/u;

/** "Deliver to Dunmore Funeral Home, 55 Elm St" goes on with nothing. */
const ordered =
  /^\W*(?:(?:please|pls|then|and|crew|driver) )?(?:deliver|take|bring|transport|transfer|return|convey|drop(?: off)?)(?:ing|s)?(?: (?:him|her|them|remains|body|the body|both))? (?:back )?to\b/i;

/** "daughter anna brandt 309-555-0110" below a doctor's name is another person. */
const kinLine =
  /^\W{0,3}(?:(?:his|her|their|the|pt'?s) )?(?:(?:only|oldest|eldest|youngest) )?(?:daughter|dtr|dau|son|wife|husband|spouse|sister|brother|mother|father|mom|dad|niece|nephew|grand(?:son|daughter)|cousin|partner|nok|next of kin)\b/i;
const ofKin = new Set<Owner>(["nok", "contact", "contactSecondary", "caller"]);

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

const isNoted = ({ role }: Slot) => role?.kinds.some((kind) => kind === "notes" || kind === "keptNote") ?? false;

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
    const turnsToKin =
      slot.value.end > slot.value.start && slot.role?.owner != null && !ofKin.has(slot.role.owner) && !isNoted(slot);
    while (last - first < most) {
      const next = lines[last + 1];
      if (!next || next.isBlank || taken.has(last + 1) || next.depth !== slot.depth) break;
      if (!slot.role?.kinds.includes("notes") && ordered.test(sheet.page.text.slice(next.start, next.start + 40)))
        break;
      if (turnsToKin && kinLine.test(sheet.page.text.slice(next.start, next.start + 40))) break;
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
