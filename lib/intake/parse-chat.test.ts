// Tests of talks in every form that they are pasted in.
import { describe, expect, it } from "vitest";
import { findConversation } from "./parse-chat";
import { parseFirstCall } from "./parse-first-call";
import { openPage } from "./parse-page";

const turns = [
  ["Ana Ruiz", "Need a pickup at Hill Manor Nursing Home"],
  ["Joe", "who?"],
  ["Ana Ruiz", "Frank Dobbs, dob 3/4/1940, died 11:20 pm"],
  ["Joe", "weight n stairs"],
  ["Ana Ruiz", "180 & 3 steps at the porch"],
  ["Joe", "fam there? vet?"],
  ["Ana Ruiz", "no. yes army"],
] as const;

const layouts: Readonly<Record<string, (name: string, said: string, index: number) => string>> = {
  plain: (name, said) => `${name}: ${said}`,
  stamped: (name, said, index) => `12:1${index} AM  ${name}: ${said}`,
  bracketed: (name, said, index) => `[8/18/26, 12:1${index}:05 AM] ${name}: ${said}`,
  dashed: (name, said, index) => `8/18/26, 12:1${index} AM - ${name}: ${said}`,
  arrows: (name, said, index) => `[${name} → Night desk, 12:1${index}] ${said}`,
  pointed: (name, said) => `<${name}> ${said}`,
  headed: (name, said, index) => `${name}  12:1${index} AM\n${said}`,
};

describe("conversations", () => {
  it.each(Object.keys(layouts))("reads who speaks and what is answered: %s", (key) => {
    const layout = layouts[key] as (typeof layouts)[string];
    const text = turns.map(([name, said], index) => layout(name, said, index)).join("\n");
    expect(findConversation(openPage(text))?.asker).toBe("joe");
    expect(parseFirstCall(text, { receivedAt: "2026-08-18T00:30" }).fields).toMatchObject({
      deceasedName: "Frank Dobbs",
      dateOfBirth: "03-04-1940",
      timeOfPassing: "2320",
      weight: "180lbs",
      stairsOrObstacles: "3 steps at the porch",
      isFamilyThere: "NO",
      isVeteran: "YES",
    });
  });

  it("reads questions and answers by letters", () => {
    const text =
      "Q. Who is calling?\nA. Ruth Lang, RN.\nQ. Who has died?\nA. Walter Pine.\nQ. Veteran?\nA. The wife says yes.\nQ. Is the family there?\nA. His wife and two sons, yes.";
    expect(parseFirstCall(text, { receivedAt: "2026-08-18T00:30" }).fields).toMatchObject({
      callerName: "Ruth Lang",
      deceasedName: "Walter Pine",
      isVeteran: "YES",
      isFamilyThere: "YES",
    });
  });

  it("takes no form for a talk", () => {
    const form = "Name: Ann Poe\nDOB: 3/4/1940\nRoom: 12\nNOK: Bo Poe\nPhone: 312-555-0142\nVeteran: No";
    expect(findConversation(openPage(form))).toBeNull();
  });
});

describe("a radio log", () => {
  const log = `0503 W14: Base, a hospital removal for Marlow & Sons
0504 Base: Go ahead
0504 W14: Willamette General Hospital, 890 Oak St SE, Salem, OR 97301
0505 W14: Decedent is Leland Voss, Victor Oscar Sierra Sierra, DOB 7-19-38
0505 Base: Time of death?
0505 W14: 0447
0507 Base: Going where
0507 W14: 55 Court St, Salem, OR 97301. Weight 164`;

  it("is a conversation, and what is spelled on the radio is nobody's name", () => {
    const { fields } = parseFirstCall(log, { receivedAt: "2026-09-14T06:12" });
    expect(fields).toMatchObject({
      deceasedName: "Leland Voss",
      dateOfBirth: "07-19-1938",
      timeOfPassing: "0447",
      deliveryLocation: "55 Court St, Salem, OR 97301",
      weight: "164lbs",
    });
  });
});

describe("how the asker takes the caller to stand to the dead", () => {
  const talk = (...said: string[]) =>
    parseFirstCall(
      [
        "AGENT: Removal desk.",
        "CALLER: Hi, my name is Gwen Stroble.",
        "AGENT: What's his name?",
        "CALLER: Lawrence Henry Bruns.",
        ...said,
      ].join("\n"),
      { receivedAt: "2026-08-14T03:20" },
    ).fields.callerRelationship;

  it.each([
    ["AGENT: So you're his daughter-in-law. Who is next of kin?", "CALLER: His wife, Rita Bruns.", "daughter-in-law"],
    ["AGENT: And you're his daughter?", "CALLER: Yes.", "daughter"],
    ["AGENT: And you're his daughter?", "CALLER: No, his niece.", "niece"],
    ["AGENT: And you're the daughter?", "CALLER: No.", undefined],
  ])("%s %s", (asked, answer, tie) => {
    expect(talk(asked, answer) || undefined).toBe(tie);
  });
});
