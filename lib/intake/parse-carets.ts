// Writes the values of hospital systems that part their pieces with carets as a person writes them: "Boone^Clarissa^A", "7N^0722^B", "202611202040".
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

/** Last, first and middle name, with the number of a doctor before and a suffix or title behind. */
const name =
  /(?<![\^\w])(?:[A-Z]{0,2}\d{2,10}\^)?(\p{L}[\p{L}'’ -]{1,30})\^(\p{L}[\p{L}'’ .-]{0,24})(?:\^(\p{L}[\p{L}'’.-]{0,20})?)?(?:\^(JR|SR|II|III|IV)\.?)?\^*(?:\^(?:MD|DO|RN|NP|PA|DR|MR|MRS|MS)\.?){0,2}\^*(?![\^\w])/giu;
/** Ward, room and bed. */
const bed = /(?<![\^\w])([A-Z\d][A-Z\d ]{0,9})\^(\d{1,4}[A-Z]?)\^([A-Z]|\d{1,2})?(?:\^[^\s|]*)?(?![\^\w])/g;
/** Day and minute without a sign between. */
const stamp = /(?<![\d-])((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?(?!\d)/g;

export function writeCarets(text: string): Piece[] | null {
  if (!text.includes("^")) return null;
  const edits: Edit[] = [];
  for (const { index, 0: said, 1: last = "", 2: first = "", 3: middle, 4: suffix } of text.matchAll(name))
    edits.push({
      start: index,
      end: index + said.length,
      text: `${last}${suffix ? ` ${suffix}` : ""}, ${[first, middle].filter(Boolean).join(" ")}`,
    });
  for (const { index, 0: said, 1: ward = "", 2: room = "", 3: letter } of text.matchAll(bed))
    edits.push({ start: index, end: index + said.length, text: `${ward}, room ${room}${letter ?? ""}` });
  if (edits.length === 0) return null;
  for (const {
    index,
    0: said,
    1: year = "",
    2: month = "",
    3: day = "",
    4: hour = "",
    5: minute = "",
  } of text.matchAll(stamp))
    edits.push({ start: index, end: index + said.length, text: `${month}/${day}/${year} ${hour}:${minute}` });
  return withEdits(text, edits);
}
