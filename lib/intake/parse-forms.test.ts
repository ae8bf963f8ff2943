// Checks forms whose labels no colon parts from their words, whose an item is, and what a form's head tells.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-10T09:00" }).fields;

describe("forms without colons", () => {
  it("reads labels between stars, in brackets and before an arrow", () => {
    expect(
      read("*NAME OF DECEASED* ANNA MARIE KOLB\n*WEIGHT* 140 LBS\n*ROOM* 12\n*NOK PH* 312-555-0101"),
    ).toMatchObject({
      deceasedName: "Anna Marie Kolb",
      weight: "140lbs",
      locationRoom: "12",
      nokPhone: "(312) 555-0101",
    });
    expect(
      read("Deceased > Anna Kolb\nDate of Birth > 03/01/1940\nEstimated weight > 140lb\nVeteran > No"),
    ).toMatchObject({
      deceasedName: "Anna Kolb",
      dateOfBirth: "03-01-1940",
      weight: "140lbs",
      isVeteran: "NO",
    });
  });

  it("reads numbered items in columns and stressed choices", () => {
    const fields = read(
      "1a LAST  Okafor   1b FIRST  Cyrus   1c MIDDLE  Emeka\n2a DOB  03/30/1957   2b AGE  69   2c SEX  [M] F\n9  VETERAN   *Yes* / No    10 TISSUE DONOR   Yes / No / *Pending*",
    );
    expect(fields).toMatchObject({
      deceasedName: "Cyrus Emeka Okafor",
      age: "69",
      sex: "Male",
      isVeteran: "YES",
      isDonor: "Unknown",
    });
  });

  it("reads boxes and choices right behind a label", () => {
    const fields = read(
      "DECEASED=Ardith Bjornstad   DOB=5/16/1937\nVETERAN ☐Y ☑N ☐?     FAMILY PRESENT ☑Y ☐N     PRECAUTIONS ☐Y ☑N      EMBALM OK ☑Y ☐N\nMEN ☐1 ☐2 ☑3    STAIRS ☑Y ☐N  describe: 13 steps, one landing\nTissue donor (Y)/N   ME Y/(N)",
    );
    expect(fields).toMatchObject({
      isVeteran: "NO",
      isFamilyThere: "YES",
      infectionPrecautions: "None",
      embalmingPermission: "YES",
      crewNeeded: "3",
      stairsOrObstacles: "13 steps, one landing",
      isDonor: "YES",
      isCoronerCase: "NO",
    });
  });

  it("reads open labels beside others in one line", () => {
    expect(
      read("LOC     30412 STATE HWY 133       CITY PAONIA   ST CO   ZIP 81428\nCOUNTY  DELTA\nRP      K STUCKEY"),
    ).toMatchObject({
      pickupLocation: "30412 State Hwy 133, Paonia, CO 81428",
      locationCounty: "Delta",
    });
  });
});

describe("whose an item is", () => {
  it("takes what a web form calls yours for the caller's", () => {
    expect(
      read(
        "your_first_name: Rosalind\nyour_last_name: Vance\nyour_phone: (541) 555-0163\nrelationship_to_deceased: sister\ndeceased_first_name: Celeste\ndeceased_last_name: Reyes",
      ),
    ).toMatchObject({ callerName: "Rosalind Vance", callerPhone: "(541) 555-0163", deceasedName: "Celeste Reyes" });
  });

  it("gives a number behind the caller's house to the caller", () => {
    const fields = read(
      "Caller: Bev Lindley | Firm: Lindley Mortuary | Ph: 559-555-0102\nDecd: TORRES, GUADALUPE M | DOB: 12/12/1975",
    );
    expect(fields).toMatchObject({ callerPhone: "(559) 555-0102", callerType: "Funeral home" });
  });

  it("takes the hour of a signature neither for the call nor for the death", () => {
    const fields = read(
      "Name: Ingrid Petty\nDOB: 5/14/1947\nDate of death: 3/9/26\nReleased by: Hana Osei    Date 3/10/26   Time 0822",
    );
    expect(fields.callReceivedAt).toBeUndefined();
    expect(fields.releaseAuthorizedBy).toBe("Hana Osei");
  });

  it("knows no caller behind a permission", () => {
    expect(
      read("Name of Decedent: Gerald Pruitt\nPermission to embalm: (X) YES ( ) NO   given by: wife, Tammy Pruitt")
        .callerName,
    ).toBeUndefined();
  });
});

describe("the head of a form", () => {
  it("tells a coroner's case and place", () => {
    const fields = read(
      "OFFICE OF THE MEDICAL EXAMINER\nAUTHORIZATION FOR RELEASE OF REMAINS\nName: Curtis Rademacher\nPlace of death: Desert Trauma Center, 1577 N Campbell Ave, Tucson AZ 85719\nRemains at: OCME Annex, 2890 E District St, Tucson, AZ 85714",
    );
    expect(fields).toMatchObject({
      isCoronerCase: "YES",
      deceasedLocation: "Coroner",
      pickupLocation: "2890 E District St, Tucson, AZ 85714",
      locationAddress: "1577 N Campbell Ave, Tucson, AZ 85719",
    });
  });

  it("leaves a declined case out of it", () => {
    const fields = read(
      "CORONER'S RELEASE\nYou may remove the body of\nName: Ingrid Petty\nJurisdiction: declined\nDied: 3/9/26",
    );
    expect(fields.isCoronerCase).not.toBe("YES");
    expect(fields.deceasedLocation).toBeUndefined();
  });

  it("does not send the crew to the own house", () => {
    const fields = read(
      "Vane Funeral Directors - 15 Ferry St, Easton PA 18042 - 610-555-0100\nNAME: Constantine Mavros\nBORN: 5/21/29\nDIED: 3/9/26\nKIN: Despina Mavros\nWEIGHT: 160\nVETERAN: no",
    );
    expect(fields.pickupLocation).toBeUndefined();
  });
});
