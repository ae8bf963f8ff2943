// Texts that report two persons at once, and those that mention others who live or died before.
import { describe, expect, it } from "vitest";
import { countPersons } from "./parse-people-count";

describe("two persons", () => {
  it.each([
    "We have two for you from the same address, husband and wife",
    "2 from same family (mother / dau), both still in the ER",
    "Deceased 1: John Hall, DOB 3/4/1940\nDeceased 2: Mary Hall, DOB 5/6/1942",
    "Decedent #1: John Hall 84\nDecedent #2: Ann Hall 82",
    "#1 Alma Reyes dob 3/8/61\n#2 Dolores Reyes dob 10/10/85",
    "1) John Hall, 84 M, TOD 0300\n2) Mary Hall, 82 F, TOD 0310",
    "There are two decedents at the scene",
    "Husband and wife, Joe and Ann Hall, both found deceased at 14 Fern Ct",
    "Mother and stillborn baby, Mercy L&D rm 3",
    "double removal at 12 Elm St",
    "Need 2 removals from Mercy Hospital: Joe Fox rm 2 and Ann Poe rm 9",
    "both are ME cases",
    "Murder-suicide, 44 Oak, both released by ME",
    "Deceased: John Hall\nRm: 12\nDeceased: Mary Cole\nRm: 14",
    "Patient: Ida Wells\nDOB 3/4/1933\n\nPatient: Roy Banks\nDOB 5/6/1940",
    "Gordon Ames, DOB 4/4/1948, and Lucille Ames, DOB 6/16/1950",
    "Twins, both were pronounced at 0312",
    "we have two residents that passed tonight",
    "Tenemos dos fallecidos en la casa",
    "husband and wife both died in the crash",
    "got two removals at St Mary's",
    "I have 2 deaths to report",
    "also a second decedent in the same house",
    "two bodies at the morgue ready",
    "NOK for both is Benito Reyes",
    "Two patients expired in the ICU tonight",
    "Pt 1: Amy Stone 55F tod 0200\nPt 2: Guy Stone 57M tod 0210",
    "Last\tFirst\tDOB\tDOD\tFacility\nHall\tJohn\t3/4/1940\t5/6/2026\tMercy\nHall\tMary\t3/4/1942\t5/6/2026\tMercy",
  ])("%j", (text) => {
    const { count, marks } = countPersons(text);
    expect(count).toBe(2);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  });
});

describe("one person", () => {
  it.each([
    "Her husband passed in 2014, mom passed in 2011",
    "neighbor Stan passed last month, Stan Wojcik, and you took care of him",
    "Both daughters are there",
    "both parents are deceased",
    "two men needed, 2 steps at the door",
    "Two sisters at bedside",
    "NOK #1 Mary Hall, age 60\nNOK #2 John Hall, age 58",
    "Contact #1: Mary Hall\nContact #2: Bob Hall",
    "Phone #1 312-555-0111 Phone #2 312-555-0112",
    "DOB 7/7/37 ** WRONG, CHART SAYS 7/17/37 **",
    "DOB 3/5/41, sorry DOB 3/15/41",
    "Deceased: John Hall\n> Deceased: John A. Hall",
    "Deceased: Hall, John\nName of Deceased: John Hall",
    "Husband Dirk passed away in the same place in 2019",
    "wife and both sons are with him",
    "Bring two cots? no just one",
    "there were two residents in the room, only Mrs. Hay passed",
    "1) who is calling - Renaldo Pike\n2) from - St. Columba Hospital",
    "1. Name of the deceased: Marjorie Tubbs\n2. Deceased's residence: 306 Spruce St",
    "Deceased: John Hall\nActually Deceased: John Ball",
    "Informant: wife Ann, DOB 4/4/1948. Decedent DOB 6/6/1944 John Hall",
    "Mother and daughter at bedside",
    "both doctors notified",
    "He and his wife both live there",
    "two dogs, both are friendly",
    "both ready: paperwork and belongings",
    "2nd floor, 2 bodies of water behind the house",
    "Second call from Mercy today, other was Mr. Hay last night",
    "the two of them (sons) are on the way",
    "Deceased: John Hall\nDeceased Phone: 312-555-0100",
    "Decedent: Ann Poe\nDecedent's address: 12 Elm",
    "Patient: Ida Wells\nPatient: Wells, Ida M",
    "Last 2 residents you took went to Cole FH. This one is Ann Roy",
    "you took care of two residents for us last week",
    "Removal #2 of the night for Elm Manor: Ann Roy, DOB 3/4/1933",
    "rm 1 Ann Hall, DOB 3/4/1933, bed 2 by the window",
    'Deceased: Elizabeth "Betty" Cole\nDeceased: Betty Cole',
    "Unit 1 John Hall age 84",
    "twins are next of kin, Amy and Beth Cole",
    "his twin brother died in 2001",
    "Last\tFirst\tDOB\tDOD\tFacility\nHall\tJohn\t3/4/1940\t5/6/2026\tMercy",
  ])("%j", (text) => {
    expect(countPersons(text)).toEqual({ count: 1, marks: [], entries: [] });
  });
});

it("says where", () => {
  const text = "2 from same family, both are ME cases";
  expect(countPersons(text).marks.map(({ start, end }) => text.slice(start, end))).toEqual([
    "2 from same family",
    "both are ME cases",
  ]);
});

it.each([
  " ".repeat(100_000),
  "#1 Al Bo ".repeat(11_000),
  "Deceased: John Smith\n".repeat(5_000),
  "dob 1/1/1911 and ".repeat(6_000),
  "dog passed ".repeat(9_000),
  "1".repeat(100_000),
])("comes back soon from 100 kB of one thing", (text) => {
  const start = performance.now();
  countPersons(text);
  expect(performance.now() - start).toBeLessThan(10_000);
});
