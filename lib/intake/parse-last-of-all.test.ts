// What is left over when all other rules have read.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-04-02T12:40" }).fields;

describe("the one name that is left", () => {
  it.each([
    [
      "Night log. Caller Hilda Farnsworth, 207-555-0114, granddaughter. Grandpa: Odell Farnsworth. He died about 3 at home, 8 Low Rd, Ely, MN 55731",
      "Odell Farnsworth",
    ],
    [
      "Got a house call: Mrs. Nell Herndon, 12 Elm St, Pella, IA 50219. Died 1:55 AM. Son Gus 641-555-0112 at house",
      "Nell Herndon",
    ],
  ])("is that of the dead: %s", (text, name) => {
    expect(read(text).deceasedName).toBe(name);
  });

  it.each([
    "Wife: Ann Feeney\ntod 0110, room 4",
    "First call at Elm Manor, 12 Elm St, Pella, IA 50219, died 3:10 am. Ask for Carol Lund 641-555-0112",
  ])("is not: %s", (text) => {
    expect(read(text).deceasedName).toBeUndefined();
  });
});

describe("the kind of the place", () => {
  it.each([
    ["Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731", "Residence"],
    ["Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731, room 12B", "Nursing facility"],
  ])("is what the rest is like: %s", (text, kind) => {
    expect(read(text).deceasedLocation).toBe(kind);
  });

  it("is not told where the home is elsewhere", () => {
    const text =
      "Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731. Home address: 12 Elm St, Pella, IA 50219";
    expect(read(text).deceasedLocation).toBeUndefined();
  });
});

describe("the next of kin", () => {
  it("is the one relative whose number stands behind the name", () => {
    expect(read("Deceased: Odell Farnsworth, tod 0310. Wife Nell 641-555-0112. 8 Low Rd, Ely, MN 55731")).toMatchObject(
      { nokName: "Nell", nokRelationship: "wife", nokPhone: "(641) 555-0112" },
    );
  });

  it("has the tie that stands beside the name", () => {
    expect(
      read("Deceased: Odell Farnsworth. A niece in Fargo, Kristine Lund, is the next of kin 701-555-0162")
        .nokRelationship,
    ).toBe("niece");
  });

  it("is nobody where the text says so", () => {
    expect(
      read("Deceased: Odell Farnsworth, tod 0310. No next of kin. Neighbor Carl Lund 641-555-0112").nokName,
    ).toBeUndefined();
  });

  it("has no number that is a desk's", () => {
    expect(
      read("Deceased: Odell Farnsworth. Next of kin: Nell Farnsworth. The porter's desk at the gate is at 641-555-0112")
        .nokPhone,
    ).toBeUndefined();
  });
});
