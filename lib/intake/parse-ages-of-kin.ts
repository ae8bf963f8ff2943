// Tells figures of kin from those of the dead: "Daughter Ana, 45, 130 lbs", "his mother Ethel Blaylock, age 97".
import { bestOf, type Sheet } from "./parse-sheet";

/** "Daughter Ana, 45, 130 lbs. Deceased Rosa Cruz": whose weight stands behind the name and age of kin. */
export function isOfKin(sheet: Sheet, left: string): boolean {
  const name = kinAge.exec(left)?.[1];
  const dead = bestOf(sheet, "deceasedName")?.value;
  return name !== undefined && dead !== undefined && !dead.startsWith(name);
}
const ties =
  "daughter|dtr|son|wife|husband|spouse|sister|brother|niece|nephew|mother|father|granddaughter|grandson|friend|nok";
/** In any case, while the name behind must begin with a capital. */
const anyCase = [ties, ties.toUpperCase(), ties.replace(/\b\w/g, (first) => first.toUpperCase())].join("|");
const kinAge = new RegExp(
  String.raw`(?:^|[.;:\n]\s*)(?:(?:[Hh]is|[Hh]er|[Tt]he|HIS|HER|THE) )?(?:${anyCase})[\s,:]{1,2}(\p{Lu}[\p{Ll}\p{Lu}]+)(?: \p{Lu}[\p{L}'’-]+)?,? (?:[Aa]ged? |AGED? )?\d{2}(?: ?(?:y\/?o|yrs?|Y\/?O|YRS?))?,?\s*$`,
  "u",
);

const kinNamed =
  /\b(?:[Dd]aughter|[Dd]tr|[Ss]on|[Ww]ife|[Hh]usband|[Ss]pouse|[Ss]ister|[Bb]rother|[Nn]iece|[Nn]ephew|[Mm]other|[Ff]ather|[Gg]randdaughter|[Gg]randson|[Ff]riend|[Pp]artner|NOK|[Nn]ext of kin)(?:[ -]in[ -]law)?(?: is| was)?[\s,:(]{1,2}(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’.-]*){0,3}[\s,(]{1,2}(?:who is |(?:s?he['’]?s )|is )?(?:only |just |about )?(?:aged? )?$/u;

/** "His mother Ethel Blaylock, age 97": an age behind the name of kin is theirs where another is known to have died. */
export function isAgeOfKin(sheet: Sheet, left: string): boolean {
  const name = kinNamed.exec(left)?.[1];
  const dead = bestOf(sheet, "deceasedName");
  return name !== undefined && dead !== undefined && dead.confidence > 0.7 && !dead.value.startsWith(name);
}
