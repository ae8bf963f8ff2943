// Reads a place out of a request's free text, as far as a family's page should show it.

export interface Place {
  /** The house's name, for example 'Brookhaven Care Center'; null where it has none, or is a private home. */
  name: string | null;
  /** The town, where the address tells it. */
  town: string | null;
  isHome: boolean;
}

const home = /\b(residence|home of|at home|private home|house of|apartment)\b|^\s*(home|house|apt)\b/i;
/** How an address begins that has no house's name: with a number, of the old towns and of the country too. */
const numbered =
  /^\s*(?:#?\d|[nsew]\s?\d|p\.?\s?o\.?\s?box\b|(?:apt|unit|suite|room)\b|(?:r\.?\s?r\.?|rural route|star route|hc|cr|fm|sr|lot)\s*#?\d|(?:(?:county|state|us|u\.s\.)\s+)?(?:road|route|rte?|highway|hwy)\.?\s*#?(?:\d|[a-z]{1,2}\b))/i;
/** How a street ends; some words do only behind a number, for they end the names of houses too. */
const streetEnd =
  /(?:\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|highway|hwy|parkway|pkwy)|\d.*\b(?:court|ct|place|pl|circle|cir|terrace|ter|trail|trl|way|loop)|\b(?:lot|apt|trailer)\s*#?\d+)\.?(?:\s+(?:[ns]?[ew]|[ns]|north|south|east|west)\.?)?$/i;
const isStreet = (part: string) => numbered.test(part) || streetEnd.test(part);
const state = /^[A-Z]{2}\.?$|\d{5}(-\d{4})?$/i;
const country = /^(usa|u\.s\.a?\.?|united states)$/i;

/** `name` and `kind` are the place's own fields where the request has them; `kind` is 'Residence', 'Hospital' or the like. */
export function parsePlace(address: string, name: string | null = null, kind: string | null = null): Place {
  const parts = address
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !country.test(part));
  const [first = ""] = parts;
  const town = townOf(parts);
  // What was written of its kind decides: 'Senior Residence' is also the name of a nursing facility.
  const isHome = kind?.trim() ? home.test(kind) : home.test(name ?? "") || home.test(first);
  if (isHome) return { name: null, town, isHome };
  const own = name?.trim() || (isStreet(first) || first === town ? null : first);
  return { name: own || null, town, isHome };
}

/** The part before 'IL 60613'; without a state only a second part that is no street. */
function townOf(parts: string[]): string | null {
  const at = parts.findIndex((part, index) => index > 0 && state.test(part));
  const town = at > 0 ? parts[at - 1] : parts.length > 1 ? parts.at(-1) : undefined;
  return town === undefined || isStreet(town) ? null : town;
}
