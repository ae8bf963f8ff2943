// Finds the cities and ZIP codes that the end of a half-written address may mean.
import "server-only";
import { listZips } from "./gazetteer";
import { plainCity } from "./parse-us-address";

interface City {
  name: string;
  /** 'oak park' */
  plain: string;
  state: string;
  zips: string[];
}

let listing: Promise<readonly City[]> | undefined;

/** Cities by how many ZIP codes they have, the largest first. */
function listCities(): Promise<readonly City[]> {
  listing ??= listZips().then((zips) => {
    const cities = new Map<string, City>();
    for (const [zip, { name, state }] of zips) {
      const city = cities.get(name) ?? { name, plain: plainCity(name.slice(0, -4)), state, zips: [] };
      city.zips.push(zip);
      cities.set(name, city);
    }
    return [...cities.values()].toSorted((one, other) => other.zips.length - one.zips.length);
  });
  return listing;
}

/** More ZIP codes than this are not listed, but waited for. */
const fewZips = 6;

/**
 * 'Oak Park, IL 60301' for '60301', 'oak pa' or 'Oak Park, IL 603', with the street that stands before it; at most
 * `most`, those of the state `near` first. Empty where the end of the text begins no city's name.
 */
export async function findAreas(text: string, most: number, near?: string): Promise<string[]> {
  const ends = readEnds(text).filter(isAskable);
  if (ends.length === 0) return [];
  const cities = await listCities();
  return [...new Set(ends.flatMap((end) => listLines(cities, end, most, near)))].slice(0, most);
}

/** A ZIP code, or the beginning of a city's name. */
const isAskable = ({ city, zip }: WrittenEnd) =>
  city === "" ? /^\d{5}$/.test(zip) : city.length > 1 && !/\d/.test(city);

function listLines(cities: readonly City[], end: WrittenEnd, most: number, near: string | undefined): string[] {
  const { head, city, state, zip } = end;
  const plain = plainCity(city);
  const fits = (each: City) => each.plain.startsWith(plain) && each.state.startsWith(state);
  const rank = (each: City) => Number(each.plain === plain) * 2 + Number(each.state === near);
  const found = cities
    .filter((each) => fits(each) && each.zips.some((code) => code.startsWith(zip)))
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, most);
  const lines = found.flatMap((each) => {
    const zips = each.zips.filter((code) => code.startsWith(zip)).toSorted();
    const isChosen = zip !== "" || (state.length === 2 && each.plain === plain && zips.length <= fewZips);
    return isChosen || zips.length === 1 ? zips.map((code) => `${each.name} ${code}`) : [each.name];
  });
  return lines.map((line) => head + line);
}

interface WrittenEnd {
  /** What stands before the city: '718 Lake St, '. */
  head: string;
  city: string;
  /** Its letters so far. */
  state: string;
  /** Its digits so far. */
  zip: string;
}

/** Most texts read one way; 'oak pa' begins Oak Park, and may be Oak in Pennsylvania. */
function readEnds(text: string): WrittenEnd[] {
  const [, rest = "", zip = ""] = /^(.*?)(?:(?:^|[\s,])(\d{1,5}))?$/s.exec(text.trim()) ?? [];
  const parts = rest.split(",").map((part) => part.trim());
  // 'Oak Park, I' and 'Oak Park,' have the state to come; 'Oak Park IL' has it without a comma.
  if (parts.length > 1 && /^[a-z]{0,2}$/i.test(parts.at(-1) ?? "")) {
    const [state = "", city = ""] = [parts.at(-1), parts.at(-2)];
    if (state === "" && /\d/.test(city)) return [{ head: headOf(parts.slice(0, -1)), city: "", state, zip }];
    return [{ head: headOf(parts.slice(0, -2)), city, state: state.toUpperCase(), zip }];
  }
  const [head, last] = [headOf(parts.slice(0, -1)), parts.at(-1) ?? ""];
  const [, city, state] = /^(.*\S)\s+([a-z]{2})$/i.exec(last) ?? [];
  const whole = { head, city: last, state: "", zip };
  return city === undefined || state === undefined ? [whole] : [whole, { head, city, state: state.toUpperCase(), zip }];
}

const headOf = (parts: readonly string[]) => (parts.length === 0 ? "" : `${parts.join(", ")}, `);
