// Adds the parts of an address that a form asks for one by one to the street before them.
import { findFloors } from "./parse-floors";
import { readRoom } from "./parse-rooms";
import { placeOf } from "./parse-place-words";
import { readLocation } from "./parse-where";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import type { Kind, Owner } from "./words/labels";
import { stateNames } from "./words/states";

/** Who lived in a home for the old has a room there, though it is called a suite. */
const isOfCare = (sheet: Sheet, field: string) =>
  /^(?:locationAddress|pickupLocation)$/.test(field) &&
  /^(?:Nursing facility|Hospice facility|Hospital)$/.test(bestOf(sheet, "deceasedLocation")?.value ?? "");

export const addressFields: Partial<
  Record<Owner, "locationAddress" | "pickupLocation" | "deliveryLocation" | "homeAddress" | "nokAddress">
> = {
  location: "locationAddress",
  pickup: "pickupLocation",
  destination: "deliveryLocation",
  funeralHome: "deliveryLocation",
  deceased: "homeAddress",
  nok: "nokAddress",
};

/** "City: Rosenberg, TX 77471" goes on with the address before it. */
export function joinCity(sheet: Sheet, owner: Owner | null, kind: Kind, value: Span, depth: number): void {
  const text = sheet.page.text.slice(value.start, value.end).replace(/\s+/g, " ").trim();
  if (text === "") return;
  // "Unit: North Sound Hospital, 300 Community Dr, Manhasset": the house.
  if (kind === "unit" && placeOf(text)?.confidence === 0.95) {
    readLocation(sheet, "location", value, null, depth);
    return;
  }
  sheet.used.push(value);
  const field = (owner && addressFields[owner]) ?? null;
  const address = sheet.candidates.findLast(
    (one) =>
      one.depth === depth &&
      /^(?:locationAddress|pickupLocation|deliveryLocation|homeAddress|nokAddress)$/.test(one.field) &&
      value.start - one.end < 200 &&
      (!field ||
        one.field === field ||
        (owner === "location" && one.field === "pickupLocation") ||
        (owner === "pickup" && one.field === "locationAddress")),
  );
  const unit = /^(?:(?:apt|apartment|unit|ste|suite|lot|spc|no)\.? ?)?#? ?(\d{1,4}-?[A-Z]?|[A-Z]\d{0,3})$/i.exec(text);
  if (
    kind === "unit" &&
    address &&
    unit &&
    !isOfCare(sheet, address.field) &&
    !/\b(?:apt|unit|ste|suite|lot|spc)\b|#/i.test(address.value) &&
    (owner === null || owner === "pickup" || owner === "location" || owner === "deceased" || owner === "nok")
  ) {
    const comma = address.value.indexOf(", ");
    const label = sheet.page.text.slice(Math.max(0, value.start - 40), value.start);
    const sign = /(?:street|addr(?:ess)?)\b[^\n]*$/i.test(label) ? "#" : "Apt ";
    const said = /^(?:#|[a-z]{3})/i.test(text) ? ` ${text}` : ` ${sign}${unit[1]}`;
    address.value =
      comma < 0 ? `${address.value}${said}` : `${address.value.slice(0, comma)}${said}${address.value.slice(comma)}`;
    return;
  }
  if (kind === "unit") {
    if (owner !== "nok" && owner !== "destination" && !bestOf(sheet, "locationRoom"))
      addReading(
        sheet,
        "locationRoom",
        {
          value: /[,(]/.test(text) ? (readRoom(text)?.value ?? text) : text,
          start: 0,
          end: value.end - value.start,
          confidence: 0.85,
        },
        value.start,
        { depth },
      );
    if (owner !== "nok" && owner !== "destination")
      addReading(sheet, "locationFloor", findFloors(text)[0], value.start, { confidence: 0.85, depth });
    return;
  }
  if (!address || /\d{5}$/.test(address.value) || address.value.includes(` ${text.slice(-5)}`)) return;
  address.value = joinParts(address.value, kind, text);
  address.end = Math.max(address.end, value.end);
}

function joinParts(address: string, kind: Kind, text: string): string {
  const parts = text
    .replace(/,\s*([A-Za-z]{2})[\s,]+(\d{5})/, ", $1 $2")
    .replace(
      /([A-Za-z.]{2,})\s+([A-Z]{2})\s+(\d{5})/,
      (_, city: string, state: string, zip: string) => `${city.replace(/,$/, "")}, ${state} ${zip}`,
    );
  if (kind === "zip") return /\d{5}$/.test(address) ? address : `${address} ${parts}`;
  const proper =
    parts === parts.toUpperCase()
      ? parts
          .toLowerCase()
          .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
          .replace(/,\s*([a-z]{2})\b/i, (_, state: string) => `, ${state.toUpperCase()}`)
      : parts;
  return `${address}, ${kind === "state" ? (stateNames[text.toLowerCase()] ?? text.toUpperCase()) : proper}`;
}
