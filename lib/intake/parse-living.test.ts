// Who does something in a call is not the one who died.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { countLiving } from "./parse-living";

describe("the living", () => {
  it.each([
    ["phoned in by Ofelia Brandt, hospice nurse. Ofelia pronounced.", "Ofelia Brandt"],
    ["her name was Carol Ann Strout and she pronounced him", "Carol Ann Strout"],
    ["Big Bend nurse Carol Ann Strout is on her way", "Carol Ann Strout"],
    ["This is Keith Yoakum with the hospital", "Keith Yoakum"],
    ["Joan Faber, 904-555-0162", "Joan Faber"],
    ["Marcia Hoekstra is next of kin", "Marcia Hoekstra"],
    ["Ann B. Reyes RN, room 12", "Ann Reyes"],
  ])("are told apart: %s", (text, name) => {
    expect(countLiving(text, name)).toBeGreaterThan(0);
  });

  it.each([
    ["Rupert Hodge pronounced dead at 0435", "Rupert Hodge"],
    ["Rupert Hodge pronounced at 0435 by Carol Strout", "Rupert Hodge"],
    ["RE: Chester Nowicki, her husband", "Chester Nowicki"],
    ["Decedent: Dr. Anton Gorelik", "Anton Gorelik"],
    ["This is Mary from Canal Hospice, a removal for Mary Lund at 12 Oak St", "Mary Lund"],
    [`Removal of Ann Lund, 12 Oak St. Ann${"....".repeat(40)} x`, "Ann Lund"],
    ["My brother Lyle lives here with me, and he died", "Lyle Blickenstaff"],
    ["Rupert's wife called, he passed at four", "Rupert Hodge"],
  ])("and the dead are not taken for them: %s", (text, name) => {
    expect(countLiving(text, name)).toBe(0);
  });

  it("are never the one to fetch", () => {
    const text =
      "Good morning, this is Ondine, I'm the night nurse at Wakulla Gardens. It is Mister Rupert Sinclair Hodge. He passed at four thirty-five this morning. The hospice nurse has been and gone, her name was Carol Ann Strout and she pronounced him.";
    const { fields } = parseFirstCall(text, { receivedAt: "2026-01-09T05:20" });
    expect(fields.deceasedName).toBe("Rupert Sinclair Hodge");
    expect(fields.pronouncedBy).toBe("Carol Ann Strout");
  });
});
