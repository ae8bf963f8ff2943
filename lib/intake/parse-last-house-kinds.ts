// Tells the kind of place by what the rest of the call is like, where no word told it: a street without a house's name is a home.
import { ofGuests } from "./parse-named-places";
import type { Page } from "./parse-page";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";

const confidence = 0.66;
const cloister = /\b(?:abbey|convent|priory|friary|monastery|rectory|motherhouse)\b/i;
const hospital =
  /(?<!\bfrom (?:the )?(?:\p{L}+ )?)\b(?:[Hh]osp(?:ital)?|HOSP(?:ITAL)?|[Mm]ed(?:ical)? [Cc](?:en)?te?r|ICU|ER|ED|[Ee]mergency (?:room|dept|department))\b(?! (?:nurse|rn|bed|[A-Z]?\p{L}* ?(?:rd|road|dr|drive|loop|st|street|ave|way|blvd|ln|lane))\b)/u;
const hospiceHouse = /\bhospice\W{1,4}(?:[\p{L} ]{2,20} )?(?:house|inpatient|unit)\b/iu;
const resident = /\bresident\b/i;
const notHome =
  /\b(?:accident|crash|mva|wreck|collision|drown\w*|mile ?(?:marker|post)|levee|trail(?:head)?|barn|shed|hangar|rail(?:road|yard)?|quarry|mine|job ?site|camp(?:site|ground)|our (?:place|cooler|facility|building|chapel)|infirmary|medical examiner in|(?:friend|neighbou?r)['’]?s (?:place|house|home|apartment))\b/i;
/** Houses to which the dead go, and those who come to a home. */
const passing =
  /\b(?:funeral|f\.?h|mortuary|cremat\w*|cemetery|chapels?|hospice|comfort|coroner|sheriff|police|examiner|forensic|county|burial|sons|lab)\b/i;
/** "Died at Cedar Commons": a house with a name. */
const atHouse = /\b(?:[Dd]ied|[Pp]assed|[Ee]xpired|[Dd]eath)\b[^.;\n\d]{0,30}\bat \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const office =
  /\b(?:M\.?E\.?|[Cc]oroner(?:['’]?s)?|[Mm]edical [Ee]xaminer(?:['’]?s)?|CORONER(?:['’]?S)?)(?: [Oo]ffice| [Ff]acility| [Bb]uilding| OFFICE)?[\s,:–-]{1,4}(?:at )?$/;
const release = /\b(?:releas\w*|done with|exams? complete|can (?:both )?leave|ready)\b/i;

/** Adds the kind. */
export function addLastHouseKind(sheet: Sheet, { text }: Page): void {
  if (bestOf(sheet, "deceasedLocation") || !bestOf(sheet, "deceasedName")) return;
  const name = bestOf(sheet, "locationName");
  const address = bestOf(sheet, "locationAddress") ?? bestOf(sheet, "homeAddress");
  const add = (value: string) =>
    addReading(sheet, "deceasedLocation", { ...(name ?? address ?? { start: 0, end: 1 }), value, confidence }, 0, {});
  if (name) {
    if (cloister.test(name.value) || ofGuests.test(name.value)) add("Other");
    return;
  }
  if (!address) return;
  // "From: County ME office, 2121 Harrison".
  if (office.test(text.slice(Math.max(0, address.start - 70), address.start))) return void add("Coroner");
  const caller = bestOf(sheet, "callerType")?.value;
  if (caller === "Hospital" || caller === "Nursing facility") return void add(caller);
  if (caller === "Coroner" && release.test(text) && bestOf(sheet, "destinationFuneralHome")) return void add("Coroner");
  if (hospiceHouse.test(text)) return void add("Hospice facility");
  const room = bestOf(sheet, "locationRoom");
  const rest = text.replaceAll(text.slice(address.start, address.end), " ");
  if (cloister.test(text) || notHome.test(rest)) return;
  if (hospital.test(rest)) return void add("Hospital");
  if (room?.value === "Morgue") return;
  if (room || resident.test(text)) return void add("Nursing facility");
  const home = bestOf(sheet, "homeAddress");
  if ((home && !isSameText(home.value, address.value)) || atHouse.test(rest)) return;
  if (findFacilities(rest).some(({ value }) => !passing.test(value))) return;
  add("Residence");
}
