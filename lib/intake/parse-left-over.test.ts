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

describe("the next of kin among the relatives told", () => {
  it.each<[string, string, string, string | undefined]>([
    [
      "Her son Bill Ostrander, 614-555-0134, is power of attorney; work is 614-555-0150.",
      "Bill Ostrander",
      "son",
      "(614) 555-0150",
    ],
    [
      "Her brother is Dale Newcomb, 918-555-0122 or his cell, 918-555-0123.",
      "Dale Newcomb",
      "brother",
      "(918) 555-0123",
    ],
    ["Only relative is a brother in Tulsa, Dale Newcomb, 918-555-0122.", "Dale Newcomb", "brother", undefined],
    ["Husband Ray 918-555-0122, daughter Pam 918-555-0127.", "Ray", "husband", undefined],
    [
      "Her daughter Patrice Nolan 412-555-0101, or her husband Jim 412-555-0102.",
      "Patrice Nolan",
      "daughter",
      undefined,
    ],
    [
      "Sister Greta Frisk is handling everything, 320-555-0142, or you can try her at work, 320-555-0143.",
      "Greta Frisk",
      "sister",
      "(320) 555-0143",
    ],
    [
      "Her conservator, Mark Ziegler, is the responsible party (office 203-555-0145, after hours 203-555-0146).",
      "Mark Ziegler",
      "conservator",
      "(203) 555-0146",
    ],
    [
      "Nephew Kurt Brandt, 507-555-0160, makes all the arrangements, niece Ida Brandt 507-555-0166 only helps.",
      "Kurt Brandt",
      "nephew",
      undefined,
    ],
    ["NOK: Rosa Diaz (dtr) 713-555-0144 / c 0171", "Rosa Diaz", "daughter", "(713) 555-0171"],
    ["NOK: Danny Orr, son, 918-555-0162 or 0163", "Danny Orr", "son", "(918) 555-0163"],
    ["Kin ..... Opal Banks    Rel. wife    Tel. 229-555-0150", "Opal Banks", "wife", undefined],
  ])("%s", (text, name, relation, other) => {
    const fields = read(`Mary Ostrander died 1:10 am at Willow Creek Hospital.\n${text}`);
    expect([fields.nokName, fields.nokRelationship, fields.nokAltPhone]).toEqual([name, relation, other]);
  });

  it.each([
    "Her son Bill 614-555-0134 and her daughter Ann 614-555-0135 were called.",
    "Her friend Bill Kerr, 614-555-0134, found her.",
    "Her nephew Brendan Keough is not the power of attorney.",
  ])("leaves it open in %s", (text) => {
    expect(read(`Mary Ostrander died 1:10 am at Willow Creek Hospital. ${text}`).nokName).toBeUndefined();
  });

  it.each([
    "NOK Ann Lee 713-555-0144 / 0130 tod",
    "NOK Ann Lee 713-555-0144 ext 0171",
    "NOK Ann Lee 713-555-0144, c 0130 hrs",
  ])("reads no second number in %s", (text) =>
    expect(read(`Dec: Mary Ostrander\n${text}`).nokAltPhone).toBeUndefined(),
  );
});
