// What is read last: facts without a label, the one relative with a number, and values that words set right.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import type { IntakeFields } from "./schema";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;
const told = (words: string) =>
  read(`Removal for Mary Ostrander at Willow Creek Hospital, ${words}, going to Baxter Funeral Home`);

describe("items that are a fact by themselves", () => {
  it.each<[string, keyof IntakeFields, string]>([
    ["vet", "isVeteran", "YES"],
    ["nonvet", "isVeteran", "NO"],
    ["release signed", "isDeceasedReady", "YES"],
    ["not ready yet", "isDeceasedReady", "NO"],
    ["1 man", "crewNeeded", "1"],
    ["pron 0130", "timeOfPassing", "0130"],
    ["no case", "isCoronerCase", "NO"],
    ["~175", "weight", "175lbs"],
    ["5-11", "height", "5ft 11in"],
    ["family on scene", "isFamilyThere", "YES"],
  ])("%s", (words, field, value) => {
    expect(told(words)[field]).toBe(value);
  });

  it.each<[string, string | undefined]>([
    ["Not a coroner case. Veteran. COVID neg.", "YES"],
    ["Mary Ostrander, 81. Veteran.", "YES"],
    ["Mary Ostrander, 81. Vet. Unknown. Donor. No.", undefined],
    ["Mary Ostrander, 81. Vet. Status: No.", undefined],
  ])("as a sentence of their own: %s", (text, value) => {
    expect(read(text).isVeteran).toBe(value);
  });

  it.each<[string, keyof IntakeFields]>([
    ["she was 81", "weight"],
    ["his daughter lives there", "isFamilyThere"],
  ])("%s is none", (words, field) => {
    expect(told(words)[field]).toBeUndefined();
  });
});

describe("the next of kin", () => {
  it("is the one relative whose number is told", () => {
    expect(told("son Dale Ostrander 312-555-0133 was called")).toMatchObject({
      nokName: "Dale Ostrander",
      nokRelationship: "son",
      nokPhone: "(312) 555-0133",
    });
  });

  it.each([
    "no next of kin. Nephew Dale Ostrander 312-555-0133",
    "NOK unknown. Nephew Dale Ostrander 312-555-0133 rang",
  ])("is nobody: %s", (words) => {
    expect(told(words).nokName).toBeUndefined();
  });

  it("is set right by name", () => {
    const { nokName } = read("Removal for Mary Ostrander. NOK is Ruth Moser, daughter. Sorry, NOK is Beth Moser.");
    expect(nokName).toBe("Beth Moser");
  });
});

describe("values that words set right", () => {
  it.each<[string, keyof IntakeFields, string]>([
    ["Attending Dr. Singh, sorry, Dr. Okafor.", "attendingDoctor", "Okafor"],
    ["Cancel pickup at 4pm today, make it 6pm.", "requestedTime", "18:00"],
    ["Please come at 6:30 AM.", "requestedDate", "2026-03-14"],
    ["Address is 46 Elm St, St. Louis. No stairs.", "locationAddress", "46 Elm St, St Louis"],
    ["County ME called per policy, declined.", "isCoronerCase", "NO"],
    ["She is in our morgue now.", "locationRoom", "Morgue"],
  ])("%s", (words, field, value) => {
    expect(
      read(`Removal for Mary Ostrander at Willow Creek Hospital. ${words} She goes to Baxter Funeral Home.`)[field],
    ).toBe(value);
  });

  it("parts the person from the house", () => {
    expect(read("Pick up Alma Reyes at Willow Creek Hospital. First call.")).toMatchObject({
      deceasedName: "Alma Reyes",
      locationName: "Willow Creek Hospital",
    });
  });
});
