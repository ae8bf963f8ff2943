// Finds one of a business's own places in what somebody wrote as an address.
import type { OwnPlace, Place } from "./provider";

/** 'saint brendan medical center' for 'St. Brendan  Medical-Center': how two spellings are held against each other. */
export function plainPlace(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|['’.]/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\bst\b/g, "saint")
    .trim();
}

/**
 * The place whose name or address is written, or whose name stands before an address ('St. Brendan, 200 Main St …').
 * Null where none is.
 */
export function findOwnPlace(address: string, places: readonly OwnPlace[]): Place | null {
  const written = plainPlace(address);
  const first = plainPlace(address.split(/[,;\n]/)[0] ?? "");
  if (!written) return null;
  const isWritten = ({ name, address: own }: OwnPlace) => [name, own].some((text) => plainPlace(text) === written);
  const found = places.find(isWritten) ?? places.find(({ name }) => plainPlace(name) === first);
  return found ? { lat: found.lat, lng: found.lng, precision: "pin", near: found.name } : null;
}
