// Reads what stands behind a label that asks where somebody lives.
import { readPhone } from "./parse-phone-items";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import { readAddressOf } from "./parse-where";
import type { Owner } from "./words/labels";

const ofHouse = new Set(["Hospital", "Nursing facility", "Hospice facility"]);
const livesAt = /^(?:vive en|lives|lives at|resides|resides at|living at|lives in|vive)\b/i;

/** Reads an address, a number, or that it is the place of death; `last` is whom the item before spoke of. */
export function readHome(sheet: Sheet, { label, value, tail, depth }: Slot, last: Owner | null): void {
  const said = sheet.page.text.slice(value.start, value.end);
  // "Is this the permanent address? Yes".
  if (/^\W*(?:y|yes|s[ií])\W*$/i.test(said)) {
    sheet.copies.push({ to: "homeAddress", from: "location", ...value });
    return;
  }
  if (findPhones(said)[0]?.start === 0) {
    readPhone(sheet, last === "nok" && !bestOf(sheet, "nokPhone") ? "phone" : "altPhone", last, value, depth);
    return;
  }
  // "… at Marigold Hospice House. Their address is 230 Ribaut Landing": the house's.
  const isTheirs = /^their\b/i.test(sheet.page.text.slice(label.start, label.end));
  const before = isTheirs ? findFacilities(sheet.page.text.slice(Math.max(0, label.start - 160), label.start)) : [];
  const house = before.at(-1)?.kind ?? "";
  // "Left by: Gwen Aldridge (Aldridge & Poe Funeral Home) … Their address: …": the firm's that rings, or of the goal.
  if (house === "Funeral home") {
    readAddressOf(sheet, "deliveryLocation", value, tail, depth);
    return;
  }
  // "Next of kin: … Lives at: …" goes on with the one named before.
  const isKins = last === "nok" && livesAt.test(sheet.page.text.slice(label.start, label.end));
  readAddressOf(
    sheet,
    isKins ? "nokAddress" : ofHouse.has(house) ? "locationAddress" : "homeAddress",
    value,
    tail,
    depth,
  );
}
