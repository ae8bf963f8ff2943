// Tests of destinations that a text takes back.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) =>
  parseFirstCall(`Decedent: Carl Moser at Mercy Hospital.\n${text}`, { receivedAt: "2026-03-11T09:20" });

describe("destinations that are taken back", () => {
  it.each([
    "Deliver to: Healy Chapel, 332 W Downer Pl. UPDATE: now going to Daleiden Mortuary, 220 N Lake St instead of Healy.",
    "Don't take him to Healy Chapel as the nurse told you; he goes to Daleiden Mortuary, 220 N Lake St",
  ])("%j", (text) => {
    const { fields, conflicts } = read(text);
    expect(fields).toMatchObject({ destinationFuneralHome: "Daleiden Mortuary", deliveryLocation: "220 N Lake St" });
    expect(conflicts).toEqual([]);
  });

  it("forgets the address of the old destination", () => {
    const { fields } = read(
      "Destination: Healy Chapel, 332 W Downer Pl, Aurora IL\nDestination changed to: Daleiden Mortuary",
    );
    expect(fields).toMatchObject({
      destinationFuneralHome: "Daleiden Mortuary",
      deliveryLocation: "Daleiden Mortuary",
    });
  });

  it("keeps a destination that another thought of in vain", () => {
    const { fields } = read(
      "Destination: Healy Chapel, 332 W Downer Pl, Aurora IL\nNurse thought he was going to Daleiden Mortuary, not correct.",
    );
    expect(fields.deliveryLocation).toBe("332 W Downer Pl, Aurora, IL");
  });

  it("keeps a destination beside one that is denied", () => {
    const { fields } = read("Take him to Healy Chapel, 332 W Downer Pl, Aurora IL, not Daleiden Mortuary.");
    expect(fields).toMatchObject({
      destinationFuneralHome: "Healy Chapel",
      deliveryLocation: "332 W Downer Pl, Aurora, IL",
    });
  });

  it.each([
    ["UPDATE: they would rather use Lane & Sons, not Healy. Earlier: going to Healy Chapel.", "Lane & Sons"],
    ["Going to Healy Chapel. 2:10 am: wife wants Daleiden Mortuary instead of Healy's.", "Daleiden Mortuary"],
    ["Going to Healy Chapel on Main, not Healy Chapel on Oak. Call Daleiden Mortuary about the cot.", "Healy Chapel"],
    ["Going to Healy Chapel. She is not Healthy enough to travel.", "Healy Chapel"],
  ])("takes no house that is turned down: %j", (text, house) =>
    expect(read(text).fields.destinationFuneralHome).toBe(house),
  );
});
