// Tells that the dead lie with the funeral home that rings, where it says so: "pick up at our place, 1408 Halstead Landing".
import { findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { addReading, isSameText, type Sheet } from "./parse-sheet";

const place =
  "(?:place|building|chapel|shop|garage|facility|cooler|funeral home|mortuary|location|prep room|care center|office|home base)";
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
  if (!match) return;
  const from = match.index + match[0].length;
  const [address] = findAddresses(text.slice(from, from + 120));
  if (!address?.city || address.start > 30) return;
  const isFirm = findFacilities(text.slice(0, firstWords)).some(
    ({ kind, start }) =>
      kind === "Funeral home" && start < match.index && !toWhom.test(text.slice(Math.max(0, start - 24), start)),
  );
  if (!isFirm) return;
  sheet.parts.isMoved = true;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value }) =>
      field !== "pickupLocation" &&
      field !== "deceasedLocation" &&
      !(/^(?:home|location)Address$|^deliveryLocation$/.test(field) && isSameText(value, address.value)),
  );
  addReading(sheet, "pickupLocation", { ...address, confidence: 0.93 }, from, {});
  const span = { start: 0, end: match[0].length, confidence: 0.9 };
  addReading(sheet, "deceasedLocation", { value: "Funeral home", ...span }, match.index, {});
}
