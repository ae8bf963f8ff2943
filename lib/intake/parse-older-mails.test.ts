// Tests of older mails below a new one: what they may fill, and when nothing of them holds.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { mayBeOne } from "./parse-older-mails";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-11T09:20" }).fields;
const rest = `Name: Irma Hagen
Weight: 140
Veteran: yes
NOK: Walter Hagen 630-555-0152
Attending: Dr. Singh
Notes: Dog in the yard, use the rear door`;
const head = "From: Amy Poe\nSent: Monday, March 2, 2026 9:10 AM\nTo: dispatch\nSubject: removal\n\n";
const died = "Walter Hagen died 7:15 this morning at home, 71 Birch Ln, Aurora IL. Going to Dieterle.\n\n";

describe("older mails", () => {
  it.each([
    ["behind a line", `${died}________________\n${head}${rest}`],
    ["behind a head alone", died + head + rest],
    ["behind a head in stars", died + head.replace(/^(\w+:)/gm, "*$1*") + rest],
    ["quoted", `${died}On Mon, Mar 2, 2026 at 9:10 AM, Amy Poe wrote:\n${rest.replace(/^/gm, "> ")}`],
    ["not marked as quoted", `${died}On Mon, Mar 2, 2026 at 9:10 AM, Amy Poe wrote:\n\n${rest}`],
  ])("fill nothing when another died: %s", (_, text) => {
    const fields = read(text);
    expect(fields).toMatchObject({ deceasedName: "Walter Hagen", pickupLocation: "71 Birch Ln, Aurora, IL" });
    for (const field of [
      "weight",
      "isVeteran",
      "nokName",
      "nokPhone",
      "attendingDoctor",
      "callerName",
      "notes",
    ] as const)
      expect(fields[field]).toBeUndefined();
  });

  it.each([
    ["nobody is named", "He is ready now, come to the side.\n\n"],
    ["the same is named", "Irma Hagen died at 0410, room is 12.\n\n"],
  ])("fill what is missing when %s", (_, lead) => {
    expect(read(lead + head + rest)).toMatchObject({
      deceasedName: "Irma Hagen",
      weight: "140lbs",
      nokPhone: "(630) 555-0152",
    });
  });

  it("fill what is missing when the new one sets the name right", () => {
    expect(
      read(`Correction: name is Rosalinda Delgadillo, sorry.\n\n${head}Name: Rosa Delgado\nWeight: 140`),
    ).toMatchObject({
      deceasedName: "Rosalinda Delgadillo",
      weight: "140lbs",
    });
  });

  it.each([
    ["Bill Hagen", "William R. Hagen", true],
    ["Ann Smith", "Anne Smyth", true],
    ["Walter Hagen", "Irma Hagen", false],
    ["Walter Hagen", "Wanda Hagen", false],
    ["W. Hagen", "Walter Hagen", true],
    ["Ann Hagen", "Ann Poe", false],
  ])("%s and %s may be one: %s", (one, other, isOne) => expect(mayBeOne(one, other)).toBe(isOne));
});
