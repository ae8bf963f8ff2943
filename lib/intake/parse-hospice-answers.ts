// Reads what stands behind a label that asks for the hospice.
import { readAnswer, readTickedAnswer } from "./parse-answers";
import { readFacility } from "./parse-places";
import { addReading, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import { readTicks } from "./parse-ticks";
import { nothing } from "./parse-where";

/** Behind "Hospice": a name; yes or no tells nothing that a field holds. */
export function readHospice(sheet: Sheet, { start, end }: Span, depth: number): boolean {
  const segment = sheet.page.text.slice(start, end);
  const answer = readTickedAnswer(segment) ?? readAnswer(segment);
  if (answer && answer.value !== "YES") return false;
  const boxes = answer ? (readTicks(segment)?.options.filter((option) => readAnswer(option.text)) ?? []) : [];
  const said = Math.max(
    answer?.end ?? 0,
    ...boxes.map((option) =>
      Math.min(option.end, option.end - option.text.length + (readAnswer(option.text)?.end ?? 0)),
    ),
  );
  const from = said + (/^[\s,;:()-]*(?:(?:with|by|thru)\b|w\/|-|\/)?\s*/i.exec(segment.slice(said))?.[0].length ?? 0);
  const place = readFacility(segment.slice(from).replace(/\s(?:since|from|until)\s.*$/i, ""));
  if (!place || nothing.test(place.value) || /^(?:declin|refus|revok)/i.test(place.value)) return false;
  return addReading(sheet, "hospiceName", place, start + from, { confidence: 0.92, depth });
}
