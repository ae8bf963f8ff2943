// Tests the reading of two forms side by side in a table of tabs.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const sheet = [
  "DECEASED\t\tPLACE OF DEATH",
  "Name\tOttoline Grace Fairbanks\tFacility\tSummit Ridge Nursing Home",
  "DOB\t1/9/1938\tPhone\t817-555-0100",
  "NEXT OF KIN\t\tCALLER",
  "Name\tPalmer Fairbanks\tName\tShonda Ellis, med tech",
  "Relation\tBrother\tPhone\t817-555-0106",
  "Phone\t972-555-0190\tCalled\t3/28/26 18:50",
].join("\n");

describe("twin columns", () => {
  const { fields, evidence } = parseFirstCall(sheet, { receivedAt: "2026-03-28T19:05" });

  it.each([
    ["deceasedName", "Ottoline Grace Fairbanks"],
    ["nokName", "Palmer Fairbanks"],
    ["nokPhone", "(972) 555-0190"],
    ["callerName", "Shonda Ellis"],
    ["callerPhone", "(817) 555-0106"],
    ["locationPhone", "(817) 555-0100"],
  ] as const)("give %s to its own column", (field, value) => {
    expect(fields[field]).toBe(value);
  });

  it("keep each value's place in the pasted text", () => {
    const place = evidence.nokName;
    expect(place && sheet.slice(place.start, place.end)).toBe("Palmer Fairbanks");
  });

  it("leave one heading and its rows alone", () => {
    const one = "DECEASED\t\tPLACE\nName\tAnn Lee\tAge\t90";
    expect(parseFirstCall(one, { receivedAt: "2026-03-28T19:05" }).fields.deceasedName).toBe("Ann Lee");
  });
});
