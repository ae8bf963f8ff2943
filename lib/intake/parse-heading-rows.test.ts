// Tests the reading of rows of headings with rows of values below them.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-08-14T03:20";
const sheet = [
  "NAME OF DECEDENT          DATE OF BIRTH    SEX",
  "Doris Ann Vanderpool      04/16/1938       F",
  "",
  "DATE OF DEATH    TIME OF DEATH    FUNERAL HOME",
  "08/13/2026       9:55 PM          Doran Funeral Home",
].join("\n");

describe("rows of headings", () => {
  const { fields, evidence } = parseFirstCall(sheet, { receivedAt });

  it("name the values below them", () => {
    expect(fields).toMatchObject({
      deceasedName: "Doris Ann Vanderpool",
      dateOfBirth: "04-16-1938",
      sex: "Female",
      dateOfDeath: "08-13-2026",
      timeOfPassing: "2155",
      destinationFuneralHome: "Doran Funeral Home",
    });
  });

  it("keep each value's place in the pasted text", () => {
    const place = evidence.deceasedName;
    expect(place && sheet.slice(place.start, place.end)).toBe("Doris Ann Vanderpool");
  });

  it("keep a number secret whose heading says what it is", () => {
    const page = `${sheet}\n\nLAST 4   SPECIAL\n6610     come to the dock, photo ID`;
    const { fields: read } = parseFirstCall(page, { receivedAt });
    expect(Object.values(read).join(" ")).not.toContain("6610");
  });
});
