// Tells that a number in running text is that of the house where the dead lie: "Sunny Acres' number is …", "their number is …".
import type { House } from "./parse-houses";
import { findPhones } from "./parse-phones";
import type { Person } from "./parse-roles";
import type { Reading } from "./parse-span";

/** "Sunny Acres' number is …", "Sunny Acres can be reached at …": the house is called by the first words of its name. */
export function isOfHouseNamed(left: string, houses: readonly House[]): boolean {
  const name =
    houses
      .find(({ role }) => role === "location")
      ?.place.value.split(" ")
      .slice(0, 2)
      .join(" ") ?? "";
  const at = name.length > 5 ? left.lastIndexOf(name) : -1;
  return (
    at >= 0 &&
    /^['’]?s?,? (?:(?!and\b|for\b)[\w'’]+ ){0,3}?(?:number|phone|line|reached|called)\b[\s\w]{0,8}$/i.test(
      left.slice(at + name.length),
    )
  );
}

/** "Died at Pine Level Nursing Home. Their number is …", "Red Mountain Rehab, bed 60-2. there # is …". */
const theirNumber =
  /^(?:(?!\b(?:they|we|sons?|daughters?|wife|husband|sisters?|brothers?|nieces?|nephews?|kids|children|parents|family|hospice|funeral|mortuary|coroner|examiner|me|sheriff|police|dr|doctor|physician|church|eye bank|opo|and)\b)[^;]){0,110}(?<!\p{L})(?:their|there) (?:main |own |desk )?(?:number|phone|phone number|telephone|tel|line|#|desk|front desk|switchboard)\W{0,3}(?:is |at |answers (?:at |on )?)?\W{0,3}$/iu;

/** Whether a number is told as that of the house just named where the dead lie. */
export function isTheirs(text: string, at: number, houses: readonly House[], person: Person | undefined): boolean {
  const house = houses.findLast(({ end }) => end <= at);
  if (isNumberThere(text, at)) return true;
  if (
    house?.role === "location" &&
    (!person || person.end <= house.start) &&
    behindAddress.test(text.slice(house.end, at))
  )
    return true;
  return (
    house?.role === "location" &&
    house.place.kind !== "Hospice agency" &&
    at - house.end < 140 &&
    (!person || person.end <= house.start) &&
    theirNumber.test(text.slice(house.end, at))
  );
}

/** "We are Shelby Oaks Nursing Home, 1508 W North 2nd St, Shelbyville, IL 62565. Phone 217-…". */
const behindAddress =
  /^,? \d[^;\n]{6,80}\d{5}\. {1,2}(?:main |house )?(?:phone|ph|tel|telephone)(?: (?:number|no))?\b\W{0,2}(?:is |there is )?\W{0,2}$/i;

const behindStreet =
  /\b(?:the|this|our) (?:nursing |care |rest |group )?(?:home|facility|hospital|place|house|building|center|rehab|unit|manor)(?: itself| there)?(?: is|['’]s) (?:located |over )?(?:at|on) \d[^;\n]{6,90},? (?:and |with )?(?:the|its|their) (?:main |house )?(?:phone |telephone )?(?:number|phone|line)(?: there| is){1,2}\W{0,2}$/i;
const ofStation =
  /^[\d() .x+-]{10,24},? ?(?:for|reaches|rings|gets you) (?:the |our )(?:nurs(?:es?['’]?s?|ing) |charge |front |main )?(?:station|desk|floor|unit|facility|switchboard)\b/i;

/** "The home is at 2450 Waverly Parkway, and the number is …", "it's … for the nursing station". */
const isNumberThere = (text: string, at: number): boolean =>
  behindStreet.test(text.slice(Math.max(0, at - 160), at)) || ofStation.test(text.slice(at, at + 60));

/** "Fax for Linden Hospital: 203-…", "fax the release to 203-…". */
export const faxBefore =
  /(?<!\b(?:ph|phone|tel|telephone|no|and|or)\W{0,3})\bfax(?:ed)?\b(?:(?!\b(?:call|phone|tel|ring|cell|text|or)\b|\bfrom (?:the )?\p{L})[^.;\n\d]){0,50}$/iu;

/** The number of the place itself: whoever is named before it has it instead. */
export function housePhone(segment: string): Reading | undefined {
  const phone = findPhones(segment).find(({ hint }) => hint !== "fax");
  const before = segment.slice(0, phone?.start ?? 0);
  return phone && !someone.test(before) && !staffNamed.test(before) ? phone : undefined;
}

/** "House sup Travis Lemke on phone", "ring night aide Theo". */
const staffNamed =
  /\b(?:[Ss]up|[Ss]upv|[Ss]upervisor|[Nn]urse|RN|LPN|CNA|[Aa]ide|[Tt]ech|[Cc]aregiver|[Cc]harge|[Gg]uard)\s{1,3}\p{Lu}\p{Ll}+[^\n]{0,40}$/u;
const someone =
  /\b(?:nok|next of kin|wife|husband|spouse|partner|sons?|daughter|dtr|brother|sister|niece|nephew|grand\w+|cousin|friend|neighbou?r|landlord|landlady|super(?:intendent)?|manager|deputy|officer|dr)\b[^\n]{0,60}$/i;
