// Places in exported lists, scans, conversations and passing words.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;

describe("places", () => {
  it("are read from a list of questions and answers", () => {
    const answers = [
      ["Deceased", "Roe, Al"],
      ["Facility", "Canyon Hospital"],
      ["Facility phone", "405.555.0150"],
      ["Room", "Morgue"],
      ["Funeral home", "Hart Funeral Home"],
    ];
    expect(read(JSON.stringify([{ Answers: answers.map(([q, a]) => ({ q, a })) }]))).toMatchObject({
      locationName: "Canyon Hospital",
      locationPhone: "(405) 555-0150",
      locationRoom: "Morgue",
      destinationFuneralHome: "Hart Funeral Home",
    });
  });

  it("are read past the loose marks of a scan", () => {
    const scan =
      "NAME :  Lindsey Faulkner\nPLACE :  Barton Hospice House , 2001 Oltorf St , Austin , TX 78741       ROOM :  3\nDIED :  1:20 a.m";
    expect(read(scan)).toMatchObject({ locationAddress: "2001 Oltorf St, Austin, TX 78741", locationRoom: "3" });
  });

  it.each([
    ["Died at Mercy Hospital. Bexar County ME released. Decedent Al Roe.", "locationCounty", "Bexar"],
    [
      "Decedent Al Roe died at Mercy Hospital. Family has selected Serenity Meadows.",
      "destinationFuneralHome",
      "Serenity Meadows",
    ],
    [
      "Decedent Al Roe died at Mercy Hospital. Arrangements will be made by Moss-Feaster.",
      "destinationFuneralHome",
      "Moss-Feaster",
    ],
    ["* Rm 8 wants a fan. Rm 14 fell.\n* Rm 22 - Dora Fitch expired 0310 at Copper Nursing Home", "locationRoom", "22"],
    [
      "Tenant Dora Fitch was found on the couch, pronounced 0110, 9 Elm St, Globe AZ 85501",
      "deceasedLocation",
      "Residence",
    ],
    [
      "Caller runs St. Brendan's House, its a board and care. Deceased Al Roe died 3 pm",
      "locationName",
      "St. Brendan's House",
    ],
    [
      "From: Lou Baca RN, Valley Sun Hospice\nOur patient Dora Fitch died at Copper Nursing Home",
      "hospiceName",
      "Valley Sun Hospice",
    ],
  ] as const)("%j tells %s", (text, field, value) => expect(read(text)[field]).toBe(value));

  it.each([
    ["Al Roe died at Mercy Hospital, room 404. Do not take him to our morgue.", "locationRoom", "404"],
    ["1905 flowers came, in cooler\n2342 Al Roe died at home, 12 Elm St, Macon, GA 31201", "locationRoom", undefined],
    ["Al Roe died at Mercy Hospital. Family wants Father Kelly to come first.", "destinationFuneralHome", undefined],
    ["Al Roe died at Mercy Hospital. Family requested Tissue Donation.", "destinationFuneralHome", undefined],
  ] as const)("%j leaves out what is none", (text, field, value) => expect(read(text)[field]).toBe(value));
});
