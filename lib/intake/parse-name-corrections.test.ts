// Tests of names that a text takes back, spells out anew or tells of somebody else.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { withSpelling } from "./parse-respelled";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-11T09:20" });
const place = "\nLocation: Mercy Hospital, Aurora IL";

describe("names that are taken back", () => {
  it.each([
    ["Decedent: Rosa Delgado - sorry, wrong chart. Decedent is Rosalinda Delgadillo", "Rosalinda Delgadillo"],
    ["Name: Rosa Delgado. Correction: name is Rosalinda Delgadillo", "Rosalinda Delgadillo"],
    ["The patient is John Baker, no sorry, that's his roommate, the patient is Carl Moser.", "Carl Moser"],
    ["Decedent: Baker, John\nUpdate: that was the wrong name, should be Moser, Carl", "Carl Moser"],
    ["Decedent: Rosa Delgado\nWait, wrong one. Maria Lopez", "Maria Lopez"],
    ["Decedent: John Baker\nSorry, my name is Maria Lopez, 630-555-0101", "John Baker"],
    ["Decedent: John Baker. Ask for the nurse - sorry, her name is Jo Rusk", "John Baker"],
    ["Decedent: Carl Moser. The chart has the wrong name: John Baker", "Carl Moser"],
    ["Decedent: John Baker\nKey is next door, he's the neighbor, Carl Moser", "John Baker"],
  ])("%j names %s", (text, wanted) => expect(read(text + place).fields.deceasedName).toBe(wanted));

  it.each([
    ["Decedent: Mary Cole\nThe bill goes to Ann Cole, not Mary Cole.", "Mary Cole"],
    ["Mary Cole died at 12 Elm St. The Power of attorney is Ann Cole, not Mary Cole's son.", "Mary Cole"],
    ["It's Tom Hall, not Robert Hall, who is calling. Robert Hall died.", "Robert Hall"],
    ["Send bill to Ann Cole, not Ann Hall. Ann Hall is deceased.", "Ann Hall"],
    ["Decedent: Mary Cole\nAnn Cole, not Mary Cole, has the key.", "Mary Cole"],
    ["Decedent: Mary Cole\nIt's Marie Cole, not Mary Cole.", "Marie Cole"],
    ["Decedent: Mary Cole\nCorrection: Marie Cole, not Mary Cole.", "Marie Cole"],
    ["The name is Marie Cole, not Mary Cole. She died at home.", "Marie Cole"],
  ])("%j denies another and names %s", (text, wanted) => expect(read(text).fields.deceasedName).toBe(wanted));

  it("leaves the name out where nothing decides", () => {
    const { fields, conflicts } = read(
      "Patient John Baker passed at 4am at Manor Care. Sorry, actually Carl Moser. Room 12.",
    );
    expect(fields.deceasedName).toBeUndefined();
    expect(conflicts[0]?.values.map(({ value }) => value)).toEqual(["John Baker", "Carl Moser"]);
  });

  it("corrects the name of another person in its place", () => {
    const { fields } = read(`Deceased: John Baker\nNOK: Mary Baker, sorry, Marie Baker 630-555-0199${place}`);
    expect(fields).toMatchObject({ deceasedName: "John Baker", nokName: "Marie Baker" });
  });

  it.each([
    ["Decedent: Ann Smith, S-M-Y-T-H-E", "Ann Smythe"],
    ["Opal Jeffries, J-E-F-F-R-E-Y-S, passed at 4 am at Manor Care", "Opal Jeffreys"],
  ])("%j names %s", (text, wanted) => expect(read(text + place).fields.deceasedName).toBe(wanted));

  it("keeps the length of the text and letters of something else", () => {
    const text = "NOK (Ann Smith (S-M-Y-T-H-E)), badge A-B-C-D";
    expect(withSpelling(text)).toHaveLength(text.length);
    expect(withSpelling("Smith, R-N-L-P")).toBe("Smith, R-N-L-P");
  });
});

describe("names beside others", () => {
  it("takes the late husband for no first call", () => {
    const { fields } = read("Mrs. Ida Cole, wife of the late Sam Cole, passed 3/10/26 at Manor Care, Aurora IL.");
    expect(fields.deceasedName).toBe("Ida Cole");
  });

  it.each([
    ["Caller: Sgt. Nolan CPD 4th dist", "callerName", "Nolan"],
    ["Caller: Ofc. Ruiz, Aurora PD 2nd shift", "callerName", "Ruiz"],
    ["PCP Dr Okafor Friend Family Health", "attendingDoctor", "Okafor"],
    ["NOK: Robert Hale 3rd", "nokName", "Robert Hale III"],
  ] as const)("%j: %s is %s", (line, field, wanted) =>
    expect(read(`Decedent: Carl Moser\n${line}${place}`).fields[field]).toBe(wanted),
  );
});
