// Tests who is taken for the dead where no label and no cue says so.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const nameOf = (text: string) => parseFirstCall(text, { receivedAt: "2026-09-14T06:12" }).fields.deceasedName;

describe("the dead in few words", () => {
  it.each([
    ["RESIDENCE CALL: Roy Tillman, 66, 401 W 3rd St, Alva, OK 73717. Family present. 210 lb.", "Roy Tillman"],
    ["Death at home: Roy Tillman, 401 W 3rd St, Alva, OK 73717, pronounced 23:40.", "Roy Tillman"],
    ["Hospital call: Dolores Whitcomb, 79 F, Bay General Hospital ICU 4, ready", "Dolores Whitcomb"],
    ["Pt Blythe, Nora. DOB 01/02/1939. Expired 03:12. Rm 410. Release signed.", "Nora Blythe"],
    ["Unattended death, 9 Vine St, Pella, IA 50219, Nora Blythe, deputy Kern on scene 641-555-0199", "Nora Blythe"],
    ["Simply move Nora Blythe from Hall Funeral Home cooler to Lund Crematory, 4 Main St", "Nora Blythe"],
    ["bring in Roy Tillman pls, alva memorial hospital morgue, ask for security 580-555-0100", "Roy Tillman"],
    ["Got one at Cedar Court. Ida Muir. 5 this morning. Lund's has her. Ready.", "Ida Muir"],
    [
      "Nora Blythe went home to the Lord at 4:15 this morning at her house on 9 Vine St, Pella, IA 50219.",
      "Nora Blythe",
    ],
    ["Death call. Roy Tillman M 66. Alva Memorial Hospital rm 6. Not ready til 0600.", "Roy Tillman"],
    ["DECEDENT MALE 66 YRS, ROY TILLMAN, AT 401 W 3RD ST, ALVA, OK 73717.", "Roy Tillman"],
    ["fetal demise, Baby Boy Carter, Mercy Hospital L&D rm 3, mother Tina Carter 641-555-0123", "Baby Boy Carter"],
    ["Baby girl Whitcomb, stillborn, Bay General Hospital. Mom is Tara Whitcomb 775-555-0166.", "Baby Girl Whitcomb"],
  ])("%s", (text, name) => expect(nameOf(text)).toBe(name));

  it.each([
    "Removal please at Sunny Acres Nursing Home, room 4, name to follow. Paula Renz calling, 563-555-0107.",
    "One of our residents has passed, room 12, Cedar Court Nursing Home. Nurse Kay Lund has the chart.",
    "Need a removal at Mercy Hospital. Ask for Marlon Tate, security, 580-555-0100. Unidentified male.",
    "Death at home, name withheld until the family is told. Deputy Alan Kern, 641-555-0199, on scene at 9 Vine St.",
  ])("nobody where none is named: %s", (text) => expect(nameOf(text)).toBeUndefined());
});
