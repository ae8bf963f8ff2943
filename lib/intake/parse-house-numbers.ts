// Tells that a number in running text is that of the house where the dead lie: "Sunny Acres' number is …", "their number is …".
import type { House } from "./parse-houses";
import type { Person } from "./parse-roles";

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
  /^(?:(?!\b(?:they|we|sons?|daughters?|wife|husband|sisters?|brothers?|nieces?|nephews?|kids|children|parents|family|hospice|funeral|mortuary|coroner|examiner|me|sheriff|police|dr|doctor|physician|church|eye bank|opo|and)\b)[^;]){0,110}(?<!\p{L})(?:their|there) (?:main |own |desk )?(?:number|phone|phone number|telephone|tel|line|#)\W{0,3}(?:is |at )?\W{0,3}$/iu;

/** Whether a number is told as that of the house just named where the dead lie. */
export function isTheirs(text: string, at: number, houses: readonly House[], person: Person | undefined): boolean {
  const house = houses.findLast(({ end }) => end <= at);
  return (
    house?.role === "location" &&
    house.place.kind !== "Hospice agency" &&
    at - house.end < 140 &&
    (!person || person.end <= house.start) &&
    theirNumber.test(text.slice(house.end, at))
  );
}
