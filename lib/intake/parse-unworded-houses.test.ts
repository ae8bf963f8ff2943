// Tests that houses are found whose names carry no word of what they are, and no town or person for one.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;

describe("a house without a word of what it is", () => {
  it.each([
    ["Got one at Kindred, room 204, Mary Poole 84", "Kindred"],
    ["Amy RN from Swedish Edmonds calling, patient Mary Poole died at 3:10 am", "Swedish Edmonds"],
    ["Mary Poole expired at Kaiser Vallejo at 0310", "Kaiser Vallejo"],
    ["Mary Poole died at Alder Ponds this morning", "Alder Ponds"],
    ["Kindred has a release for Mary Poole, 84, died 0310", "Kindred"],
    ["Nursing home called, Evergreen. Resident Mary Poole passed at 3 am.", "Evergreen"],
    ["hey its dana at brookdale, mary poole passed at 3am room 12", "Brookdale"],
    ["Evergreen\n400 Oak St, Dayton OH 45402\nMary Poole, room 12, died 3:10 am", "Evergreen"],
  ])("is found in %s", (text, name) => {
    expect(read(text).locationName).toBe(name);
  });

  it.each([
    "Mary Poole died at Alder Ponds, TX this morning",
    "His mother passed at Kindred in 2019. Now dad Ed Poole died at home, 12 Elm St, Dayton OH 45402",
    "Dr. Lee from Kaiser will sign. Mary Poole died at home, 12 Elm St, Dayton OH 45402",
    "Hospice nurse from Kindred pronounced Mary Poole at 0310, she is at 12 Elm St, Dayton OH 45402",
  ])("is none in %s", (text) => {
    expect(read(text).locationName ?? "").toBe("");
  });

  it("rings by its own people, who are not called by its name", () => {
    expect(read("Amy RN at Kaiser Vallejo calling, patient Mary Poole died at 3:10 am").callerName).toBe("Amy");
  });
});
