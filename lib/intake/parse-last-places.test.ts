// Checks that places nobody labels are filled where the page leaves one possibility, and left out where it leaves two.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;

describe("places that no label tells", () => {
  it("takes a plain address for the hospital's", () => {
    const fields = read(
      "FROM ... Sierra Post-Acute (skilled nursing)\nWHO DIED ... Harlan Mick\nSTREET ... 22 Oak Way, Auburn CA 95603",
    );
    expect([fields.locationName, fields.locationAddress]).toEqual([
      "Sierra Post-Acute",
      "22 Oak Way, Auburn, CA 95603",
    ]);
  });

  it("takes the one funeral home of the page, unless the family has none yet", () => {
    const call = "Caller: Ann Roe at Cobb Funeral Home\nDeceased: Lee Roy\nLocation: Mercy Hospital";
    expect(read(call).destinationFuneralHome).toBe("Cobb Funeral Home");
    expect(read(`${call}\nFamily is undecided.`).destinationFuneralHome).toBeUndefined();
  });

  it("takes the house of one who rings about a resident", () => {
    const fields = read("This is the charge nurse at Fair Oaks, in Ely. Resident Min Lee passed at 1 am.");
    expect([fields.locationName, fields.deceasedLocation]).toEqual(["Fair Oaks", "Nursing facility"]);
  });

  it.each([
    ["He worked at Mercy Hospital for 30 years. Decedent Ed Fox died at home.", "locationName"],
    ["Admitted from Oak Manor Nursing Home 3/2. Decedent Ed Fox died at home.", "locationName"],
    ["Ross Funeral Home handled his wife in 2019. Decedent Ed Fox died at 1 am.", "destinationFuneralHome"],
    ["NOT going to Ross Funeral Home. Decedent Ed Fox died at 1 am.", "destinationFuneralHome"],
    ["Was to be buried at Pine Cemetery, 76 Pine Ave, Ely, MN 55450. Decedent Ed Fox died at 1 am.", "pickupLocation"],
    ["Born in Dade County, Florida. Decedent Ed Fox died at 1 am.", "locationCounty"],
    ["Pharmacy on first floor. Decedent Ed Fox died at 1 am.", "locationFloor"],
    ["Crew: call if you need a second person. Decedent Ed Fox died at 1 am.", "crewNeeded"],
  ] as const)("%s leaves %s out", (text, field) => expect(read(text)[field]).toBeUndefined());

  it.each([
    ["Decedent Al Roe. 3 flights, elevator broken.", "stairsOrObstacles", "3 flights, elevator broken"],
    ["Decedent Al Roe. Upstairs bdrm, narrow turn.", "stairsOrObstacles", "Upstairs bdrm, narrow turn"],
    ["Steps: three at the entry. Bring both to us. Decedent: Al Roe", "stairsOrObstacles", "three at the entry"],
    ["Decedent Al Roe. You will want a second man.", "crewNeeded", "2"],
    ["Decedent Al Roe, room 310, he is in the morgue now. Mercy Hospital.", "locationRoom", "Morgue"],
    ["Decedent Al Roe. Family asks that you be there by 7:15 AM.", "requestedTime", "07:15"],
  ] as const)("%s tells %s", (text, field, value) => expect(read(text)[field]).toBe(value));
});
