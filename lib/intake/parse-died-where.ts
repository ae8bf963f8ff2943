// Reads the place that answers a label of the death itself: "Died: Avow Hospice House, 1095 Whippoorwill Ln", "Expired: 0210, home".
import { findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import type { Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { readLocation } from "./parse-where";

/** The death and nothing of its day: "Date of death" asks for no place. */
const bareDeath = /^\W*(?:died|expired|passed(?: away)?|death|dec(?:ease)?d|pronounced|fallec[ií][oó]|muri[oó])\W*$/i;
const when =
  /^(?:[\s,;@(–-]|\b(?:at|on|around|about|approx|early|late|peacefully|quietly|suddenly|(?:in|during) (?:his|her|their) sleep|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tonight|last night|this (?:morning|afternoon|evening)|hrs?|hours|[ap]\.?m\b\.?)|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}:\d\d|(?:[01]\d|2[0-3])[0-5]\d(?!\d| (?!(?:at|in|hrs?|hours|@)\b)\p{L})|\d{1,2}(?= ?[ap]\.?m\b))+/iu;
const whenBehind =
  /[\s,;(–-]*(?:\b(?:at|on|@)\s*)?(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d{1,2}:\d\d|\d{1,2} ?[ap]\.?m\b|(?:[01]\d|2[0-3])[0-5]\d ?(?:hrs?|hours)?\s*$)[^\n]*$/i;
const atHome = /^(?:(?:at|in) )?(?:(?:his|her|their|own|the|private) ){0,2}(?:home|residence|res|house|apartment)\b/i;
const ward = /\d|\b(?:room|rm|bed|unit|floor|e\.?r|e\.?d|icu|ccu|nicu|morgue)\b/i;
const care = /^(?:Hospital|Nursing facility|Hospice facility)$/;

/** Where the place stands behind "Died:", whether or not an hour stands before it. */
export function placeOfDeath(text: string, { label, value }: Pick<Slot, "label" | "value">): Span | null {
  if (!bareDeath.test(text.slice(label.start, label.end))) return null;
  const said = text.slice(value.start, value.end);
  const from = when.exec(said)?.[0].length ?? 0;
  const words = said.slice(from).replace(whenBehind, "");
  if (words.trim().length < 3) return null;
  const house = findFacilities(words).find(({ start }) => start < 24);
  const isHouse = house !== undefined && care.test(house.kind);
  if (!isHouse && !atHome.test(words) && !findAddresses(words).some(({ start }) => start < 4)) return null;
  // "Died: Friday at Harbor Hospital"; a room or a ward before the house is read with it.
  const lead = isHouse && !ward.test(words.slice(0, house.start)) ? house.start : 0;
  return { start: value.start + from + lead, end: value.start + from + words.length };
}

/** Reads the place behind "Died:". */
export function readDiedWhere(sheet: Sheet, slot: Slot): void {
  const place = placeOfDeath(sheet.page.text, slot);
  if (place) readLocation(sheet, "location", place, place.start === slot.value.start ? slot.tail : null, slot.depth);
}
