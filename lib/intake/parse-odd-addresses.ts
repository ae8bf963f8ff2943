// Reads addresses that are written otherwise than streets are, where a label asks for an address.
import { findPhones } from "./parse-phones";
import { isCity, townWords } from "./parse-late-towns";
import type { Reading } from "./parse-span";
import { stateLetters } from "./words/states";

const written =
  /(?:^|, ?)((?:[NSEW]?\d{1,6}[A-Z]?(?:-\d{1,4})?|urb\.?|carr(?:etera)?\.?|calle|bo\.?|barrio|km|hc|rr|route|rt\.?|lote?|mile|mm|county r(?:oa)?d|cr|hwy|highway|fm)\b(?! ?(?:lbs?|am|pm|hrs?)\b)[^;:()\n]{4,70}?,? +[A-Z]{2}\.? +\d{5}(?:-\d{4})?)\b/i;
const streetLine = /^\W*([NSEW]?\d{1,6}[A-Z]?(?:-\d{1,4})? \p{L}[\p{L}\d .'#-]{3,40})\W*$/u;

/** An address that ends with state and zip, though its street is of no known form: "N4710 Section 16 Rd, Ishpeming MI 49849". */
export function findWritten(segment: string): Reading | null {
  const match = written.exec(segment);
  const found = match?.[1];
  const state = /([A-Za-z]{2})\.? +\d{5}(?:-\d{4})?$/.exec(found ?? "")?.[1];
  if (!match || !found || !stateLetters.has(state?.toUpperCase() ?? "")) return null;
  const start = match.index + match[0].length - found.length;
  const value = found
    .replace(/\s+/g, " ")
    .replace(/,? +([A-Za-z]{2})\.? +(\d{5})/, (_, state: string, zip: string) => `, ${state.toUpperCase()} ${zip}`);
  return { value, start, end: start + found.length, confidence: 0.85 };
}

const streetAndTown = new RegExp(
  String.raw`^\W*(?:(?:[Ii]t['’]?s|[Tt]hat['’]?s|[Aa]t|[Yy]es|[Uu]m|[Uu]h)[\s,]+){0,3}([NSEW]?\d{1,6}[A-Z]? (?:[NSEW]\.? |(?:North|South|East|West) )?(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}|\d{1,3}(?:st|nd|rd|th)))(?:,? ([Aa]partment|[Aa]pt|[Uu]nit|[Ss]uite|[Ss]te|#)\.? ?#?([\w-]{1,5}))?, ${townWords}(?:,? ([A-Z]{2}))?(?:[,.]? (\d{5}))?(?=[\s.,;]|$)`,
  "u",
);

const unitKinds: Readonly<Record<string, string>> = { u: "Unit", s: "Ste" };

/** "3215 Nicollet, apartment 409, Minneapolis. 55408", "2025 S 84th, West Allis": a street without a word of its kind before its town. */
export function readStreetAndTown(segment: string): Reading | null {
  const match = streetAndTown.exec(segment.slice(0, 120));
  const [whole = "", street, kind = "", unit, town, state, zip] = match ?? [];
  if (!match || !street || !town || !isCity(town) || (state && !stateLetters.has(state))) return null;
  const start = whole.indexOf(street);
  const ending = [state, zip].filter(Boolean).join(" ");
  const value = `${street.replace(".", "")}${unit ? ` ${unitKinds[kind.charAt(0).toLowerCase()] ?? "Apt"} ${unit}` : ""}, ${town}${ending && `, ${ending}`}`;
  return { value, start, end: whole.length, confidence: 0.85 };
}

/** Behind the label of an address a house number and a name are a street: "241 Prospect Park SW". */
export function readAsWritten(segment: string): Reading | null {
  const street = streetLine.exec(segment)?.[1];
  const start = street === undefined ? -1 : segment.indexOf(street);
  return street === undefined || findPhones(segment).length > 0
    ? null
    : { value: street.trim().replace(/\s+/g, " "), start, end: start + street.length, confidence: 0.8 };
}
