// Tests who rang, when and as what, where kin, a house or a bare ring is told, and who only seems to have rung.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (said: string) =>
  parseFirstCall(
    `Marian Ellen Foss, 79, born 6/8/1947, died at home, 31 Aspen Way, Grinnell, IA 50112. ${said} Thank you.`,
    {
      receivedAt: "2026-09-14T06:12",
    },
  ).fields;

describe("who rang", () => {
  it.each([
    ["The brother, Ivan Foss, got in touch.", "Ivan Foss", "brother"],
    ["On the phone was the caregiver, Mona Teague.", "Mona Teague", "caregiver"],
    ["The one who called is her goddaughter Lise Marr.", "Lise Marr", "goddaughter"],
    ["Her niece rang us a little before six. Name is Petra Holm.", "Petra Holm", "niece"],
    ["Family called it in (grandson Eli, 641-555-0138).", "Eli", "grandson"],
    ["Had a word with the brother-in-law, Cal Rusk.", "Cal Rusk", "brother-in-law"],
    ["Call me (Joanna, her stepdaughter) at 641-555-0145.", "Joanna", "stepdaughter"],
  ])("and as what: %s", (said, name, tie) =>
    expect(read(said)).toMatchObject({ callerName: name, callerRelationship: tie }),
  );

  it.each([
    ["Grinnell PD called, Officer T. Hoskins, 641-555-0136.", "T Hoskins", "Law enforcement"],
    ["The hospice called (Nadine), 515-555-0137.", "Nadine", "Hospice"],
    ["Hi, Corinne here with Tallgrass Hospice.", "Corinne", "Hospice"],
  ])("and for what house: %s", (said, name, kind) =>
    expect(read(said)).toMatchObject({ callerName: name, callerType: kind }),
  );

  it.each([
    ["Thanks - Rudy Foss 641-555-0146.", "Rudy Foss", "(641) 555-0146"],
    ["I can be reached at 641-555-0147. Hazel Lunn, neighbor.", "Hazel Lunn", "(641) 555-0147"],
    ["Ann Lee is my name, cell 641-555-0148.", "Ann Lee", "(641) 555-0148"],
  ])("in the own words: %s", (said, name, phone) =>
    expect(read(said)).toMatchObject({ callerName: name, callerPhone: phone }),
  );

  it.each([
    "Time of death called by RN Susan Poole at 4:10 am.",
    "Paramedic Joe Lind called it at 4:12 am.",
    "We called the son, Greg Foss, at 5:30 am and left a message.",
    "Hospice spoke with Dale Whitcomb at 4:30 am.",
    "Dale Whitcomb called hospice at 3:10 am.",
    "Opal Reyes, RN, was called at 5:10 am.",
    "Hospice was notified at 3:15 am.",
    "We are full. A blue heeler is shut in the bathroom.",
  ])("is not told by: %s", (said) => {
    const { callerName, callReceivedAt } = read(said);
    expect([callerName, callReceivedAt]).toEqual([undefined, undefined]);
  });
});

it.each([
  ["We got word at ten to five this morning.", "2026-09-14T04:50"],
  ["We heard from the family at 10:45 pm yesterday.", "2026-09-13T22:45"],
  ["Her son rang at 0310.", "2026-09-14T03:10"],
  ["The phone rang at 3:20 am and it was Deputy Owen Strand.", "2026-09-14T03:20"],
  ["Director Ned Vale of Vale Funeral Chapel ordered this by phone at 5:02 am.", "2026-09-14T05:02"],
])("the hour of the ring: %s", (said, at) => expect(read(said).callReceivedAt).toBe(at));

it.each([
  ["She called from 641-555-0139 according to our caller ID; the callback she gave is 641-555-0140."],
  ["The number on the display was 641-555-0139 but she said to use 641-555-0140."],
])("the number that was shown and the one that was given: %s", (said) =>
  expect(read(said)).toMatchObject({ callerIdPhone: "(641) 555-0139", callerPhone: "(641) 555-0140" }),
);
