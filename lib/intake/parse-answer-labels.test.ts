// Labels and questions of forms that are answered with yes, no or a word, and what stands apart from them or below.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (line: string) =>
  parseFirstCall(`Name of deceased: Harold Vance Pruitt\n${line}\nNext of kin: Lorna Pruitt`, {
    receivedAt: "2026-09-14T06:12",
  }).fields;

const stacked = (line: string) =>
  parseFirstCall(`Name of deceased:\nHarold Vance Pruitt\n${line}\nNext of kin:\nLorna Pruitt\nRelationship:\nwife`, {
    receivedAt: "2026-09-14T06:12",
  }).fields;

describe("an answer", () => {
  it.each([
    ["Embalming desired - No", { embalmingPermission: "NO" }],
    ["Embalming desired   Yes", { embalmingPermission: "YES" }],
    ["Reportable to coroner | No", { isCoronerCase: "NO" }],
    ["Coroner taking jurisdiction - No", { isCoronerCase: "NO" }],
    ["Is the ME taking the case? Yes", { isCoronerCase: "YES" }],
    ["Donor candidate   NO", { isDonor: "NO" }],
    ["Covid swab   Negative", { covidStatus: "Negative" }],
    ["COVID +/-: Negative", { covidStatus: "Negative" }],
    ["Discharged veteran - Yes", { isVeteran: "YES" }],
    ["Removal difficulty: No", { stairsOrObstacles: "No" }],
    ["Stairs? - narrow hallway", { stairsOrObstacles: "narrow hallway" }],
    ["Will the family be there when we arrive? Yes", { isFamilyThere: "YES" }],
    ["Family still at facility: left already", { isFamilyThere: "NO" }],
    ["Come now or wait? Wait", { isDeceasedReady: "NO" }],
    ["May we embalm? wife says no", { embalmingPermission: "NO" }],
    ["Special precautions: MRSA", { infectionPrecautions: "MRSA" }],
    ["☐ Veteran  ☑ Preneed  ☑ Family present", { isPrearranged: "YES", isFamilyThere: "YES" }],
    ["[ ] veteran  [x] not a veteran", { isVeteran: "NO" }],
    ["Hospital: Floyd Medical Center\nMorgue: yes", { locationRoom: "Morgue" }],
    ["VETERAN Y/N   Y", { isVeteran: "YES" }],
    ["Veteran (Y/N)   N", { isVeteran: "NO" }],
    ["Pre-arranged? Y/N/?: ?", { isPrearranged: "Unknown" }],
    ["Where should we bring her? Dorsey Mortuary", { destinationFuneralHome: "Dorsey Mortuary" }],
    ["Does this fall under the medical examiner? No", { isCoronerCase: "NO" }],
    ["Do not embalm: yes", { embalmingPermission: "NO" }],
    ["vet N | fam Y | ready Y", { isVeteran: "NO", isFamilyThere: "YES", isDeceasedReady: "YES" }],
    ["FAMILY PRESENT   left", { isFamilyThere: "NO" }],
    ["Family present: at bedside", { isFamilyThere: "YES" }],
    ["Family present: lives out of state", { isFamilyThere: "NO" }],
    ["Ready: waiting on doctor", { isDeceasedReady: "NO" }],
    ["Ready: as soon as you can", { isDeceasedReady: "YES" }],
    ["Veteran: 20 yrs in the Air Force", { isVeteran: "YES" }],
    ["Preneed: she didn't know", { isPrearranged: "Unknown" }],
    ["Embalming: wife okayed", { embalmingPermission: "YES" }],
    ["Covid: not done", { covidStatus: "Unknown" }],
    ["Isolation: contact, MRSA", { infectionPrecautions: "contact, MRSA" }],
    ["Crew needed: yes, 2", { crewNeeded: "2" }],
    ["NEED - 2 people", { crewNeeded: "2" }],
    ["He's in: room 5112", { locationRoom: "5112" }],
    ["Height (cm): 173", { height: "5ft 8in" }],
    ["Weight: medium build, 180", { weight: "180lbs" }],
    ["Time / date of death: 0210 / 9-14-26", { timeOfPassing: "0210", dateOfDeath: "09-14-2026" }],
    ["Hospice: with Amedisys since May", { hospiceName: "Amedisys" }],
    ["Where did death occur? Residence", { deceasedLocation: "Residence" }],
    ["Hosp/NH/Res: NH - Life Care of Boise", { deceasedLocation: "Nursing facility" }],
    ["Home street: 12 Lupine Ct\nHome city: Nampa\nHome state: ID", { homeAddress: "12 Lupine Ct, Nampa, ID" }],
  ])("is read behind %j", (line, fields) => {
    expect(read(line)).toMatchObject(fields);
  });

  it.each([
    ["Embalming allowed:\nNo", { embalmingPermission: "NO" }],
    ["Embalming allowed\nYes", { embalmingPermission: "YES" }],
    ["Wife present:\nNo", { isFamilyThere: "NO" }],
    ["Reportable to coroner\nNo", { isCoronerCase: "NO" }],
    ["Place of death:\nResidence", { deceasedLocation: "Residence" }],
    ["Type of facility:\nHospital", { deceasedLocation: "Hospital" }],
  ])("is read below %j", (line, fields) => {
    expect(stacked(line)).toMatchObject({ deceasedName: "Harold Vance Pruitt", nokName: "Lorna Pruitt", ...fields });
  });
});

describe("a label of another matter", () => {
  it.each([
    ["Is spouse a veteran? Yes", "isVeteran"],
    ["Paperwork ready: yes", "isDeceasedReady"],
    ["County of residence: Lamoille", "locationCounty"],
    ["Embalmer notified: yes", "embalmingPermission"],
    ["Covid booster - yes", "covidStatus"],
    ["Donations in lieu of flowers - yes", "isDonor"],
    ["Covid vaccine: yes", "covidStatus"],
    ["Certificate ready: yes", "isDeceasedReady"],
    ["Nurse present: yes", "isFamilyThere"],
    ["Weight limit: 400", "weight"],
    ["Age of youngest child: 41", "age"],
    ["Years in facility: 41", "age"],
    ["Wife died: 9/12/2026", "dateOfDeath"],
    ["Blood donor: yes", "isDonor"],
    ["Previously embalmed: no", "embalmingPermission"],
    ["Stair chair needed: yes", "stairsOrObstacles"],
  ])("says nothing: %j", (line, field) => {
    expect(read(line)).not.toHaveProperty(field);
  });

  it("takes no case that the coroner let go for one of his", () => {
    expect(read("Coroner released - yes").isCoronerCase).not.toBe("YES");
  });
});
