// Tests which numbers a note may tell.
import { describe, expect, it } from "vitest";
import { harmless } from "./parse-harmless";

describe("harmless", () => {
  it.each([
    "Gate code 0909, call 312-555-0142 x3 at 10:30.",
    "Permit control no. 2025-1188204.",
    "Held until 3/14/2026, ZIP 60612-1234, hours 0700-1500.",
    "AWB 000-55501826.",
  ])("keeps %s", (text) => {
    expect(harmless(text)).toBe(text);
  });

  it.each([
    ["Policy 0055501234 is paid.", "Policy is paid."],
    ["Medicare 1EG4-TE5-MK73 in the chart.", "Medicare in the chart."],
    ["The word is Gr4nite!Lake for the door.", "The word is for the door."],
    ["Policy # 0055-22871 is paid.", "Policy # is paid."],
    ["It is 987-65-4321.", "It is ."],
  ])("takes the number out of %s", (text, rest) => {
    expect(harmless(text)).toBe(rest);
  });
});
