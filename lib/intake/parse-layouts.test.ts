// Reads whole texts in layouts that put labels, numbers and places where a plain form does not.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import type { IntakeFields } from "./schema";

const receivedAt = "2026-09-15T09:00";
const fieldsOf = (...lines: string[]): IntakeFields => parseFirstCall(lines.join("\n"), { receivedAt }).fields;

describe("lines of a form", () => {
  it("numbered without a stop", () => {
    const fields = fieldsOf(
      "1  Facility  Flushing Pavilion for Nursing",
      "2  Street    138-22 Horace Expy, Flushing, NY 11367",
      "3  Name      CHOI, YOUNG",
      "4  Born      October 5, 1932",
      "5  Died      May 15, 2026   6:20 A.M.",
      "6  Room      512",
    );
    expect(fields).toMatchObject({ dateOfBirth: "10-05-1932", locationRoom: "512", timeOfPassing: "0620" });
  });

  it("numbered as questions with their answers behind a sign", () => {
    const fields = fieldsOf(
      "Q1 Who am I speaking with? > Joan Pfeiffer",
      "Q2 Number in case we are cut off? > 414-555-0129",
      "Q3 Who has died? > Mr. Aloysius Brandl",
      "Q4 When did the death occur? > 9/14/2026, 7:45 in the evening",
      "Q5 Funeral home? > Zielinski Funeral Home",
    );
    expect(fields).toMatchObject({
      callerPhone: "(414) 555-0129",
      deceasedName: "Aloysius Brandl",
      timeOfPassing: "1945",
      destinationFuneralHome: "Zielinski Funeral Home",
    });
  });

  it("whose labels are misspelt, with and without a colon", () => {
    const fields = fieldsOf(
      "decesed: Antone Machado",
      "birtdate 2/29/1940",
      "vetran: yes",
      "attnding dr: Lowell Hatch",
      "wieght 149",
      "next of kinn: son Manny Machado 508-555-0173",
    );
    expect(fields).toMatchObject({
      deceasedName: "Antone Machado",
      dateOfBirth: "02-29-1940",
      isVeteran: "YES",
      attendingDoctor: "Lowell Hatch",
      weight: "149lbs",
      nokName: "Manny Machado",
    });
  });

  it("of keys and values, quoted or with a unit in the key", () => {
    const fields = fieldsOf(
      "caller_phone,602-555-0111",
      "decedent_last,Lindqvist",
      "decedent_first,Arne",
      "dob,1939-12-24",
      "weight_kg,91",
      'facility_address,"5151 N 19th Ave, Phoenix, AZ 85015"',
      "nok_name,Elsa Lindqvist",
      "ssn,900-33-1187",
    );
    expect(fields).toMatchObject({
      deceasedName: "Arne Lindqvist",
      dateOfBirth: "12-24-1939",
      weight: "201lbs",
      locationAddress: "5151 N 19th Ave, Phoenix, AZ 85015",
      nokName: "Elsa Lindqvist",
    });
    expect(JSON.stringify(fields)).not.toContain("1187");
  });

  it("parted by single bars", () => {
    const fields = fieldsOf(
      "Who passed     | Mr. Virgil Casto",
      "Born           | 10-31-67",
      "County         | Kanawha County",
      "Crew           | 3",
      "Veteran?       | not sure",
    );
    expect(fields).toMatchObject({
      deceasedName: "Virgil Casto",
      dateOfBirth: "10-31-1967",
      locationCounty: "Kanawha",
      crewNeeded: "3",
      isVeteran: "Unknown",
    });
  });

  it("with labels drawn up to their colon", () => {
    const fields = fieldsOf("NAME------: ATHENA K STAVROS", "DOB-------: 03/19/1929", "FROM------: MRS ANN ROSS");
    expect(fields).toMatchObject({ deceasedName: "Athena K Stavros", dateOfBirth: "03-19-1929" });
  });
});

describe("check lists", () => {
  it("name behind a yes what was asked for", () => {
    const fields = fieldsOf(
      "Name: Leroy Dvoracek   DOB 9/9/40",
      "Funeral home notified? Y   Which: Sandhill Funeral Home",
      "Hospice involved? Y   Which: Platte Hospice",
      "NOK aware .................. Y   Latoya Dvoracek (wife) 601-555-0148",
      "COVID test this stay ....... Y   result neg",
    );
    expect(fields).toMatchObject({
      destinationFuneralHome: "Sandhill Funeral Home",
      hospiceName: "Platte Hospice",
      nokName: "Latoya Dvoracek",
      covidStatus: "Negative",
    });
  });

  it("take no ticked caller for the place", () => {
    const fields = fieldsOf(
      "I am a ( ) family member (x) funeral home ( ) hospital ( ) other",
      "Name of deceased: Rosalba Conte",
      "Where is the deceased? Bayview Hospital, 1 Riverfront Plz, Red Bank, NJ 07701",
    );
    expect(fields.deceasedLocation).toBe("Hospital");
  });
});

describe("persons", () => {
  it("takes no caller for a call to somebody", () => {
    const fields = fieldsOf("caller Kip Delgado, son, 702-555-0138. Dec. RAMONA DELGADO, 70, f. Caller = NOK.");
    expect(fields).toMatchObject({
      callerName: "Kip Delgado",
      callerPhone: "(702) 555-0138",
      nokName: "Kip Delgado",
      nokRelationship: "son",
      nokPhone: "(702) 555-0138",
    });
    expect(fields.contactName).toBeUndefined();
  });

  it.each([
    ["Caller: Odessa Burke, bed coordinator, 616-555-0100", "bed coordinator"],
    ["Called in by: Ann Ross - Resident Care Director, 616-555-0100", "Resident Care Director"],
  ])("reads the calling behind %s", (line, calling) => {
    expect(fieldsOf(line, "Deceased: Ida Holm").callerRelationship).toBe(calling);
  });

  it("leaves out who is kin no longer", () => {
    const fields = fieldsOf("Deceased: Ida Holm", "NOK: ex-wife? no - mother, Imogene Crouch, 573-555-0167");
    expect(fields).toMatchObject({ nokName: "Imogene Crouch", nokRelationship: "mother" });
  });

  it("reads Per as a name before a surname alone", () => {
    expect(fieldsOf("Deceased: Ida Holm", "NOK: Per Bjornstad (son), 701-555-0180").nokName).toBe("Per Bjornstad");
    expect(fieldsOf("Deceased: Ida Holm", "NOK: Per Lisa, the son").nokName).not.toBe("Per Lisa");
  });

  it("fills nothing of two persons in a numbered list", () => {
    const fields = fieldsOf(
      "MORGUE RELEASE LIST - Juniper Medical Center, 3200 Juniper Dr, Boise, ID 83702",
      "1. DELACROIX, YVONNE   F   DOB 04/11/1943   NOK Paul Delacroix (son) 208-555-0118",
      "2. HAMMONS, DWIGHT     M   DOB 10/30/1960   NOK Tess Hammons (wife) 541-555-0126",
    );
    expect([fields.dateOfBirth, fields.nokName, fields.sex]).toEqual([undefined, undefined, undefined]);
  });
});

describe("places", () => {
  it("fetches from where the dead were moved to", () => {
    const fields = fieldsOf(
      "Manuel Medeiros died 9/14/2026 7:10 PM at Elmwood Nursing Home, 530 Elmwood Ave, Providence, RI 02907.",
      "He was moved to Roger Cove Hospital morgue, 593 Eddy St, Providence, RI 02903.",
    );
    expect(fields).toMatchObject({
      pickupLocation: "593 Eddy St, Providence, RI 02903",
      locationAddress: "530 Elmwood Ave, Providence, RI 02907",
      deceasedLocation: "Hospital",
    });
  });

  it("fetches from a funeral home where the dead lie", () => {
    const fields = fieldsOf(
      "Dec is Gwendolyn Tarrant. She is at Marble Falls Funeral Home, 805 Ave J, Marble Falls, TX 78654.",
      "Going to Hill Country Crematory, 3300 Ranch Rd 1431, Kingsland, TX 78639.",
    );
    expect(fields).toMatchObject({
      deceasedLocation: "Funeral home",
      deliveryLocation: "3300 Ranch Rd 1431, Kingsland, TX 78639",
    });
    expect(fields.destinationFuneralHome).not.toBe("Marble Falls Funeral Home");
  });

  it.each([
    ["Ida Ames, 91, passed 2 am. Home, 802 N Kansas Ave, Great Bend, KS 67530", "Residence"],
    [
      "MEADOWLARK VILLAGE - Resident Death Notification\n\n* Resident      Ida Holm\n* DOB           10/31/1943\n* Sex           Female",
      "Nursing facility",
    ],
    ["Pt Ida Holm expired 2 am, ICU bed 4", "Hospital"],
  ])("tells the kind of place of %s", (text, kind) => {
    expect(fieldsOf(text).deceasedLocation).toBe(kind);
  });
});

describe("what is no first call", () => {
  it.each([
    ["caller Ann Ross, says Duke passed at home tonight, asked dob. Duke is her german shepherd. Told her people only"],
    ["Your password expires in 3 days. Scheduled maintenance: Saturday. Hospitals may fax release forms meanwhile."],
  ])("%s", (text) => {
    expect(fieldsOf(text)).toEqual({});
  });
});
