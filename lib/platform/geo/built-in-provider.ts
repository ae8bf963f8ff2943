// The geo provider that is always there: the gazetteer's ZIP codes, cities and counties, and a guess from the straight line.
import "server-only";
import { estimateByAir } from "./estimate-by-air";
import { type Area, densityAt, findCity, findCounty, findZip } from "./gazetteer";
import { parseUsAddress } from "./parse-us-address";
import type { Departure, Drive, End, GeoProvider, Place } from "./provider";
import { trafficAt } from "./traffic";

/**
 * A ZIP code is taken where it lies in the state that the address names; else the city, which people write wrong less
 * often than five digits; else the county.
 */
async function geocode(address: string): Promise<Place | null> {
  const { zip, state, cities } = parseUsAddress(address);
  const byZip = zip === null ? null : await findZip(zip);
  if (byZip && (state === null || byZip.state === state)) return toPlace(byZip, "zip");
  if (state === null) return null;
  for (const city of cities) {
    const found = await findCity(city, state);
    if (found) return toPlace(found, "city");
    const county = await findCounty(city, state);
    if (county) return toPlace(county, "county");
  }
  return null;
}

const toPlace = ({ lat, lng, name }: Area, precision: Place["precision"]): Place => ({
  lat,
  lng,
  precision,
  near: name,
});

async function estimateDrive(from: End, to: End, departure: Departure | null): Promise<Drive | null> {
  const densities = await Promise.all([densityAt(from), densityAt(to)]);
  const precisions = [from.precision, to.precision] as const;
  return estimateByAir(from, to, { densities, precisions, traffic: trafficAt(departure) });
}

export const builtInProvider: GeoProvider = { name: "built-in", isLocal: true, geocode, estimateDrive };
