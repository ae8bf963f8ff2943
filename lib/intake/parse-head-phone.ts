// Reads the telephone number in the letterhead of the hospital or home that writes.
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { findRelations } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const care = /^(?:Hospital|Nursing facility|Hospice facility)$/;
const ownNumber =
  /(?:\b(?:main|ph(?:one)?|tel(?:ephone)?|voice|desk|office|switchboard|station)\b[.:#]?|[*|·,]|\b[PT][.:]?)\s{0,3}$/i;

const apart =
  /^[\s,;|/·•()–-]*(?:(?:rm|room|unit|apt|suite|bed|floor)\b[^\n,;|/]{0,16}[\s,;|/]*)?(?:(?:ph|phone|tel|telephone|voice|main|p|t)\b[.:#]{0,2}\s*)?$/i;
const farthest = 60;

const signed =
  /\n\W*(?:v\/r|(?:best|kind|warm) regards|regards|thanks|thank you|many thanks|sincerely|respectfully|cordially|(?:very truly )?yours)\b[^\n]{0,24}\n/i;

/** "12450 Walker Rd, Lemont, IL 60439 / Rm 304-D / 630-555-0120": the number right behind the street of a hospital or home. */
function addPhoneBeside(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "locationPhone") || !care.test(bestOf(sheet, "deceasedLocation")?.value ?? "")) return;
  const place = bestOf(sheet, "locationAddress") ?? bestOf(sheet, "pickupLocation");
  if (!place || sheet.parts.isMoved) return;
  // "V/r, Simone Atwater, Clerk, Pinellas Medical Center, 10500 Bay Loop, …": the number of the one who signs.
  if (signed.test(text.slice(Math.max(0, place.start - 200), place.start))) return;
  const behind = text.slice(place.end, place.end + farthest + 20);
  const [phone] = findPhones(behind);
  if (!phone || phone.hint === "fax" || !apart.test(behind.slice(0, phone.start))) return;
  // "216-555-0125 (nurse Tamika Rowe, that's who called)": hers.
  const told = /^ ?[(–-] ?([^()\n]{3,60})/.exec(text.slice(place.end + phone.end, place.end + phone.end + 64))?.[1];
  if (told && (findRelations(told).length > 0 || readName(told))) return;
  if (!sheet.candidates.some(({ value }) => value.startsWith(phone.value)))
    addReading(sheet, "locationPhone", { ...phone, confidence: 0.8 }, place.end, {});
}

/** The number in the letterhead of the hospital or home that writes. */
export function addHeadPhone(sheet: Sheet, text: string): void {
  addPhoneBeside(sheet, text);
  const name = bestOf(sheet, "locationName");
  if (!name || name.start > 200 || bestOf(sheet, "locationPhone")) return;
  const from = text.slice(0, name.start).trim().length < 60 ? name.start : -1;
  if (from < 0 || !care.test(bestOf(sheet, "deceasedLocation")?.value ?? "")) return;
  const head =
    text
      .slice(from, from + 320)
      .split("\n")
      .slice(0, 4)
      .join("\n")
      .split(/\n\s*\n/)[0] ?? "";
  const phone = findPhones(head).find(
    ({ hint, start }) =>
      hint !== "fax" &&
      ownNumber.test(head.slice(Math.max(0, start - 14), start)) &&
      // "Her son Bill, 614-555-0134": the son's.
      !findRelations(head.slice(head.lastIndexOf("\n", start) + 1, start)).some(({ kind }) => kind === "kin"),
  );
  // "FROM: Nursing Administration, Oak Bend Medical Center   VOICE: …": who rings is the house itself.
  const isOfHouse = bestOf(sheet, "callerName") === undefined;
  if (
    phone &&
    !sheet.candidates.some(({ value, field }) => value === phone.value && !(isOfHouse && field === "callerPhone"))
  )
    addReading(sheet, "locationPhone", { ...phone, confidence: 0.82 }, from, {});
}
