// Tests the reading of a call told as one line of labelled pieces without colons.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-08-14T03:20";
const pieces = [
  "Name Doris Ann Vanderpool",
  "DOB 04/16/1938",
  "Date of death 08/13/2026",
  "Next of kin Kevin Vanderpool",
  "NOK phone 585-555-0126",
  "Weight 140",
  "Funeral home Doran Funeral Home",
];

describe("labelled pieces in one line", () => {
  it.each(["; ", " | ", " /// ", " · ", "... ", ", "])("are read parted by %j", (sign) => {
    expect(parseFirstCall(pieces.join(sign), { receivedAt }).fields).toMatchObject({
      deceasedName: "Doris Ann Vanderpool",
      dateOfBirth: "04-16-1938",
      dateOfDeath: "08-13-2026",
      nokName: "Kevin Vanderpool",
      nokPhone: "(585) 555-0126",
      weight: "140lbs",
      destinationFuneralHome: "Doran Funeral Home",
    });
  });

  it("keep each value's place in the pasted text", () => {
    const line = pieces.join("; ");
    const place = parseFirstCall(line, { receivedAt }).evidence.nokName;
    expect(place && line.slice(place.start, place.end)).toBe("Kevin Vanderpool");
  });

  it("are not sought in sentences", () => {
    const told =
      "Name is Doris Vanderpool. Daughter wants Doran Funeral Home. Nurse Ames called at 2. Room 14 is hers. Weight is about 140. Family has left. Doctor Bell will sign.";
    expect(parseFirstCall(told, { receivedAt }).fields).toMatchObject({
      deceasedName: "Doris Vanderpool",
      locationRoom: "14",
      certifyingDoctor: "Bell",
    });
  });
});
