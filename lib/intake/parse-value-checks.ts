// Checks the written form of what was read: cuts what does not belong to a value and tells those that cannot be one.
import type { RequestField } from "@/lib/transports/schema";

const streets: ReadonlySet<RequestField> = new Set([
  "locationAddress",
  "pickupLocation",
  "deliveryLocation",
  "homeAddress",
  "nokAddress",
]);
const names: ReadonlySet<RequestField> = new Set([
  "callerName",
  "contactName",
  "nokName",
  "pronouncedBy",
  "releaseAuthorizedBy",
]);
const runs: ReadonlySet<RequestField> = new Set([
  "hospiceName",
  "locationName",
  "locationCounty",
  "destinationFuneralHome",
]);

/** "Hospice of", "City and": the rest of the name was cut off. */
const cutOff = /\s(?:and|of|the|or|with|at|to|in|for|&)$/i;
/** "12 Elm St xx 21 Elm St": the first was struck out. */
const struck = /\bxx+\b/i;
/** "12 Elm, ATHENS, Athens, GA": two readings of a town. */
const townTwice = /, ([^,]+), \1,/i;
/** "Medicolegal", "Release desk": an office, and nobody's name. */
const office = /^(?:medicolegal|office|release|front desk|desk|records|admitting|admissions|switchboard)\b/i;

/** Whether a value of this form is none of its field's. */
export function isMalformed(field: RequestField, value: string): boolean {
  if (streets.has(field)) return /^\d/.test(value) && (struck.test(value) || townTwice.test(value));
  if (
    field === "destinationFuneralHome" &&
    /^our\s(?!(?:lady|savior|saviour|redeemer|father)\b)|\bmorgue\b/i.test(value)
  )
    return true;
  if (field === "hospiceName" && /^of\s/i.test(value)) return true;
  if (field === "callerRelationship") return /^(?:night|day|evening|weekend|shift)s?$/i.test(value);
  if (runs.has(field)) return cutOff.test(value);
  return names.has(field) && office.test(value);
}

const houses: ReadonlySet<RequestField> = new Set(["destinationFuneralHome", "deliveryLocation", "locationName"]);
/** "Oak Funeral Home Sunday 9 am". */
const weekday =
  /(?<=\p{L}{3}),?\s(?:(?:on|this|next|by)\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s(?:morning|afternoon|evening|night))?(?:\s(?:at\s|by\s)?\d.*)?$/iu;

/** The value without what stands before or behind it: "correction 5 steps", "Ann Lee Asst", "X 3061". */
export function trimValue(field: RequestField, value: string): string {
  if (field === "locationRoom") return value.replace(/^x ?(?=\d{2})/i, "").replace(/(?<=\d)[Oo](?=\d)/g, "0");
  if (field === "stairsOrObstacles") {
    const said = value.replace(
      /^(?:(?:correction|corrected|sorry|actually)\b[:,]? +|\d{3}\. +|¿[^?\n]{1,30}\?[^:\n]{0,20}: *)/i,
      "",
    );
    return said !== value && /^no (?:steps|stairs)\W*$/i.test(said) ? "No" : said;
  }
  if (houses.has(field) && !/\d{1,5} \p{L}/u.test(value.split(weekday)[0] ?? "")) return value.replace(weekday, "");
  if (names.has(field))
    return value
      .replace(/ (?:asst|mgr|supv|coord|admin)\.?$/i, "")
      .replace(/^(?:doña|housekeeper|caretaker|landlord|landlady|neighbor|superintendent) (?=\p{Lu})/iu, "");
  return value;
}
