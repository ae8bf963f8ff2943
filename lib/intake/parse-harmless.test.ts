// Tests which numbers a note may tell.
import { describe, expect, it } from "vitest";
import { harmless } from "./parse-harmless";

describe("harmless", () => {
  it.each([
    "Gate code 0909, call 312-555-0142 x3 at 10:30.",
    "Permit control no. 2025-1188204.",
    "Held until 3/14/2026, ZIP 60612-1234, hours 0700-1500.",
    "AWB 000-55501826.",
    "AWB number is 006-12345675.",
    "Transit permit no. LA-2026-0044512.",
    "Gate unlocks with 4417.",
    "Passcode for the gate is 4417.",
    "Family is at the social club, 1200 Canal Street, call 504-555-0142.",
    "Routing through dock 12, bay 14 - 16, then gate 1200.",
    "Pay by credit card on file, gate code 4417, call 504-555-0142.",
    "Call the caretaker on +44 20 7946 0958.",
    "Cost $450/night!",
    "Use side-entrance-2.",
  ])("keeps %s", (text) => {
    expect(harmless(text)).toBe(text);
  });

  it.each([
    ["Policy 0055501234 is paid.", "Policy is paid."],
    ["Medicare 1EG4-TE5-MK73 in the chart.", "Medicare in the chart."],
    ["The word is Gr4nite!Lake for the door.", "The word is for the door."],
    ["Policy # 0055-22871 is paid.", "Policy # is paid."],
    ["It is 987-65-4321.", "It is ."],
    ["Her social is 281-44- I think 9072, call 504-555-0142.", "Her social is - I think , call 504-555-0142."],
    ["The draft number, 88 1400 5527, is set.", "The draft number, , is set."],
    ["His last four are 8836.", "His last four are ."],
    ["The phone unlocks with 080816.", "The phone unlocks with ."],
    ["Card 4111 1111 1111 1111 504-555-0142.", "Card 504-555-0142."],
    ["Amex, code on the front 4402.", "Amex, code on the front ."],
    ["Login Harbor93!x please.", "Login please."],
  ])("takes the number out of %s", (text, rest) => {
    expect(harmless(text)).toBe(rest);
  });
});

describe("numbers that nobody needs", () => {
  it.each([
    [
      "Doll is tagged with her Medicaid, 09-C-118264, snip that off.",
      "Doll is tagged with her Medicaid, , snip that off.",
    ],
    [
      "The tin has the Navy life papers, C-31 884 207, for the director.",
      "The tin has the Navy life papers, , for the director.",
    ],
  ])("are taken out of %j", (note, left) => {
    expect(harmless(note)).toBe(left);
  });

  it.each([
    "Insurance papers are with the son, call him at 312-555-0144.",
    "Chart goes with him, gate code 44716.",
    "CHART STAYS ON UNIT, GATE CODE 4471 USE SIDE DOOR",
    "Claim tag is 12345, ask member services, ext 20417.",
  ])("are not in %j", (note) => {
    expect(harmless(note)).toBe(note);
  });
});
