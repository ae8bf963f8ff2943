// What is read as a kind of place and as the name of a house.
import { describe, expect, it } from "vitest";
import { findFacilities, readFacility, readPlaceKind } from "./parse-places";

describe("the kind of a place", () => {
  it.each([
    ["ALF", "Nursing facility"],
    ["SNF", "Nursing facility"],
    ["nsg home", "Nursing facility"],
    ["Nursing Home", "Nursing facility"],
    ["memory care", "Nursing facility"],
    ["board and care", "Nursing facility"],
    ["rehab", "Nursing facility"],
    ["group home", "Nursing facility"],
    ["Hogar de ancianos Villa Serena", "Nursing facility"],
    ["his residence", "Residence"],
    ["at home", "Residence"],
    ["Home - patient's residence", "Residence"],
    ["Home with hospice", "Residence"],
    ["Domicilio", "Residence"],
    ["residencia", "Residence"],
    ["Mobile home", "Residence"],
    ["ER", "Hospital"],
    ["Hospital (ER)", "Hospital"],
    ["Med Exam/Lab", "Coroner"],
    ["Coroner's office", "Coroner"],
    ["Hospice House", "Hospice facility"],
    ["funeral home", "Funeral home"],
    ["crematory", "Crematory"],
    ["Hotel room", "Other"],
  ])("%s", (segment, kind) => {
    expect(readPlaceKind(segment)).toBe(kind);
  });

  it.each(["the morgue", "n/a", "unknown", "", "618 Main Street, Derry NH", "Chapel Hill", "see above"])(
    "none: %j",
    (segment) => {
      expect(readPlaceKind(segment)).toBeNull();
    },
  );
});

describe("names of houses in running text", () => {
  it.each([
    ["PICK UP AT CLOVER LEAF NURSING HOME, 2700 S INGRAM", "Clover Leaf Nursing Home", "Nursing facility"],
    ["at Birchwood Commons, the nursing home at 4120 Tischer", "Birchwood Commons", "Nursing facility"],
    ["88yo F at Sunny Acres (nsg home) Bowling Green", "Sunny Acres", "Nursing facility"],
    ["Mr. Teague at St Anne's Hospital, Trenton", "St Anne's Hospital", "Hospital"],
    ["HAD PREARRANGED WITH R S HOLLOWAY FUNERAL HOME. NO", "R S Holloway Funeral Home", "Funeral home"],
    ["nurse with Blue Heron Hospice in Asheville", "Blue Heron Hospice", "Hospice agency"],
    ["Sagebrush Hospice House, 3300 E Sunset", "Sagebrush Hospice House", "Hospice facility"],
    ["Harbor Point Health & Rehab (SNF)", "Harbor Point Health & Rehab", "Nursing facility"],
    ["he wants Snake River Funeral Chapel.", "Snake River Funeral Chapel", "Funeral home"],
    ["Lone Oak Cremation & Funerals", "Lone Oak Cremation & Funerals", "Funeral home"],
    ["to Gulf Pines FH, 3900", "Gulf Pines FH", "Funeral home"],
    ["take him to Prairie Winds Crematory, 4410", "Prairie Winds Crematory", "Crematory"],
    ["Funeraria Valle de Paz, 2310 N 10th", "Funeraria Valle de Paz", "Funeral home"],
    ["Hospice of the Valley called", "Hospice of the Valley", "Hospice agency"],
    ["Our Lady of Lourdes Hospital", "Our Lady of Lourdes Hospital", "Hospital"],
    ["fh - Cuthbert & Sons", "Cuthbert & Sons", "Funeral home"],
    ["expired at heritage oaks nursing home 2210 hwy 9", "Heritage Oaks Nursing Home", "Nursing facility"],
  ])("%s", (text, value, kind) => {
    expect(findFacilities(text).map((one) => [one.value, one.kind])).toEqual([[value, kind]]);
  });

  it.each([
    "She is at the hospital, not the nursing home.",
    "Dear Funeral Home Owner, we also stock cremation urns",
    "saving funeral homes all over, at the funeral home",
    "HOME HOSPICE IS THERE. RESIDENT EXPIRED IN HOSPITAL",
    "her sons and daughters, his son and daughter",
    "the county hospital morgue",
  ])("none in %j", (text) => {
    expect(findFacilities(text)).toEqual([]);
  });
});

describe("a house behind a label", () => {
  it.each([
    ["Potomac Vista Hospital - MORGUE", "Potomac Vista Hospital"],
    ["Magnolia Court Assisted Living (ALF)", "Magnolia Court Assisted Living"],
    ["Anacostia Gardens Nursing Center, rm 308A, 3rd flr", "Anacostia Gardens Nursing Center"],
    ["MANOR CARE OF BETHEL PARK 60 HIGHLAND RD", "Manor Care of Bethel Park"],
    ["NIMISHILLEN GENERAL HOSPITAL ICU BED 4", "Nimishillen General Hospital"],
    ["Shenk, Pruitt & Sons Funeral Home, 77 W Court St", "Shenk, Pruitt & Sons Funeral Home"],
    ["Westbrook Mortuary, notified 2250", "Westbrook Mortuary"],
    ["Twin Oaks (757) 555-0144", "Twin Oaks"],
    ["Tillman and Rourke", "Tillman and Rourke"],
    ["Zaagstra Chapel", "Zaagstra Chapel"],
    ["Smith Funeral Home, LLC", "Smith Funeral Home"],
    ["R. S. Holloway Funeral Home", "R. S. Holloway Funeral Home"],
    ["St. Mary's Good Samaritan in Mount Vernon IL", "St. Mary's Good Samaritan"],
    ["to Pettus Funeral Home to have him", "Pettus Funeral Home"],
  ])("%s", (segment, value) => {
    const facility = readFacility(segment);
    expect(facility?.value).toBe(value);
    expect(segment.slice(facility?.start, facility?.end).toLowerCase()).toBe(value.toLowerCase());
  });

  it.each([
    "",
    "n/a",
    "same",
    "unknown",
    "undecided",
    "to be determined",
    "none selected yet",
    "hospital",
    "nursing home",
    "Home",
    "his residence",
    "Mom's house",
    "Residence of daughter",
    "4120 Tischer Rd",
    "Dr. Smith's office",
    "10 East",
  ])("is none: %j", (segment) => {
    expect(readFacility(segment)).toBeNull();
  });

  it.each(["Hospital ", "Mercy Nursing Home, ", "& ", "of the ", "A. ", "((", "Funeraria ", "and sons "])(
    "ends soon in %j without end",
    (part) => {
      const begin = performance.now();
      findFacilities(part.repeat(100_000 / part.length));
      readFacility(part.repeat(100_000 / part.length));
      readPlaceKind(part.repeat(100_000 / part.length));
      expect(performance.now() - begin).toBeLessThan(10_000);
    },
  );
});
