// Tells that the dead lie with the funeral home that rings, where it says so: "pick up at our place, 1408 Halstead Landing".
import { type AddressReading, findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { addReading, isSameText, type Sheet } from "./parse-sheet";

const place =
  "(?:place|building|chapel|shop|garage|facility|cooler|funeral home|mortuary|location|prep (?:room|center)|care center|office|home base)";
const withUs = quick(
  new RegExp(
    String.raw`\b(?:pick(?:ing)? ?-?(?:(?:him|her|them) )?up|p/u|collect|fetch|come get|remov(?:e|al))(?: (?:is|will be|(?:him|her|them|the (?:body|remains|decedent|deceased))|m(?:r|rs|s)\.? \p{L}+))? (?:here )?(?:at|from) (?:us\b|our (?:\p{L}+ )?${place}\b)|\b(?:s?he|they|body|remains|decedent|deceased)(?: is| are|['’]s|['’]re)(?: (?:here|now|resting|already|still|currently)){0,2} (?:at|in) our (?:\p{L}+ )?${place}\b`,
    "iu",
  ),
);
const firstWords = 260;
/** "To: Ross Funeral Home", "acct 12 ROSS FUNERAL HOME": whom the page is for. */
const toWhom = /\b(?:to|attn|dear|for|client|acct|account|bill|going|chose|with plan)\b[\s:#\d]{0,12}(?:the )?$/i;

/** Adds the place of the funeral home that rings as the one where the dead are. */
export function addOwnPlace(sheet: Sheet, text: string): void {
  const match = withUs.exec(text);
  if (!match) return addPlaceAbove(sheet, text);
  const from = match.index + match[0].length;
  const [address] = findAddresses(text.slice(from, from + 120));
  if (!address?.city || address.start > 30) return addPlaceAbove(sheet, text);
  const isFirm = findFacilities(text.slice(0, firstWords)).some(
    ({ kind, start }) =>
      kind === "Funeral home" &&
      (start < match.index || /\bthis is (?:the )?$/i.test(text.slice(Math.max(0, start - 14), start))) &&
      !toWhom.test(text.slice(Math.max(0, start - 24), start)),
  );
  if (isFirm) addFirm(sheet, { ...address, start: address.start + from, end: address.end + from }, match);
}

const above = quick(
  /\b(?:pick(?:ing)? ?-?up|p\/u|collect|remov(?:e|al))\b(?:(?!\b(?:bring|take|deliver|carry|return|to)\b)[^\n]){0,24}?\b(?:their|our|us|same|address|firm|funeral home|client|account|chapel|mortuary)\b(?:(?!\b(?:bring|take|deliver|carry|return|to)\b)[^\n]){0,30}\babove\b/giu,
);
/** "From account: Pico Memorial Chapel, 9200 Whittier Blvd … Pick up at: their building above". */
function addPlaceAbove(sheet: Sheet, text: string): void {
  const [match] = text.matchAll(above);
  if (!match) return;
  const before = text.slice(0, match.index);
  for (const { kind, start, end } of findFacilities(before)) {
    const [address] = findAddresses(before.slice(end, end + 120));
    if (kind !== "Funeral home" || !address?.city || address.start > 12) continue;
    if (/\b(?:to|attn|dear)\b[\s:]{0,12}(?:the )?$/i.test(before.slice(Math.max(0, start - 24), start))) continue;
    return addFirm(sheet, { ...address, start: address.start + end, end: address.end + end }, match);
  }
}

function addFirm(sheet: Sheet, address: AddressReading, match: RegExpMatchArray): void {
  sheet.parts.isMoved = true;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value }) =>
      field !== "pickupLocation" &&
      field !== "deceasedLocation" &&
      !(/^(?:home|location)Address$|^deliveryLocation$/.test(field) && isSameText(value, address.value)),
  );
  addReading(sheet, "pickupLocation", { ...address, confidence: 0.93 }, 0, {});
  const span = { start: 0, end: match[0].length, confidence: 0.9 };
  addReading(sheet, "deceasedLocation", { value: "Funeral home", ...span }, match.index ?? 0, {});
}
