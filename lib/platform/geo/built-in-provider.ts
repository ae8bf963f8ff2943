// The geo provider that is always there: the gazetteer's ZIP codes and cities, and a guess from the straight line.
import "server-only";
import { estimateByAir } from "./estimate-by-air";
import { findCity, findZip } from "./gazetteer";
import { parseUsAddress } from "./parse-us-address";
import type { GeoProvider, Place } from "./provider";

/**
 * A ZIP code is taken where it lies in the state that the address names; else the city, which people write wrong less
 * often than five digits.
 */
async function geocode(address: string): Promise<Place | null> {
  const { zip, state, cities } = parseUsAddress(address);
  const byZip = zip === null ? null : await findZip(zip);
  if (byZip && (state === null || byZip.state === state)) return toPlace(byZip, "zip");
  if (state === null) return null;
  for (const city of cities) {
    const found = await findCity(city, state);
    if (found) return toPlace(found, "city");
  }
  return null;
}

const toPlace = ({ lat, lng }: { lat: number; lng: number }, precision: Place["precision"]): Place => ({
  lat,
  lng,
  precision,
});

export const builtInProvider: GeoProvider = {
  name: "built-in",
  geocode,
  estimateDrive: async (from, to) => estimateByAir(from, to),
};
