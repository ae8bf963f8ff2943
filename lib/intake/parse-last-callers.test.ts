// Tests who rang and what they do, where a sentence tells it in a round-about way.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-07-14T09:00" }).fields;
const died = "Mr. Olaf Berg, dob 6/1/1940, died 2:05 am in rm 12.";

describe("the caller", () => {
  it.each([
    ["T/C 0412 fr. Deb @ Maple Grove Nursing Home, 330-555-0141.", "Deb"],
    ["0310 call came in 6/6/26 from Etta Lund LPN, night supervisor at Birch Hollow Nursing.", "Etta Lund"],
    ["Telephoned 6/6/26 0310 by Etta Lund, ward secretary, 218-555-0160.", "Etta Lund"],
    ["Took it at 5:35 am from Ruth Doyle, administrator at St Hedwig Nursing Home.", "Ruth Doyle"],
    ["Luis from Valley View Mortuary wants a removal.", "Luis"],
    ["Please call Marybeth Kiley back at 617-555-0112.", "Marybeth Kiley"],
    ["FIRST CALL. Dispatcher at Lea County Sheriff, name of Tonya Birdwell, 575-555-0117.", "Tonya Birdwell"],
    ["Call back: 303-555-0146 (Jo Ellen, admin).", "Jo Ellen"],
    ["Called in by Albany Med house supervisor Kim Rourke 518-555-0100.", "Kim Rourke"],
    ["The daughter who called, Nan Frye 515-555-0129, is driving in.", "Nan Frye"],
  ])("is found in %s", (line, name) => expect(read(`${line}\n${died}`).callerName).toBe(name));

  it.each([
    "Please contact the morgue attendant, Luis Ferreira, at 401-555-0133 before coming.",
    "Opal Renner at Briarwood Care Center room 12.",
    "Who called: hospital operator for Dr. Sung",
    "Report faxed from records. Copies from Ann Lee.",
  ])("is nobody of %s", (line) => expect(read(`${line}\n${died}`).callerName).toBeUndefined());

  it.each([
    ["Call from Deputy Travis Boggs, Perry County Sheriff, 606-555-0140.", "Deputy"],
    ["Caller: Maureen Thibodeau, she is charge nurse at Casco Bay Hospice House.", "charge nurse"],
    ["Please call Marybeth Kiley back at 617-555-0112. She's the nursing supervisor.", "nursing supervisor"],
    ["Kelton Ashby phoned, RN, house supervisor, Sacramento Ridge Hospital.", "house supervisor"],
    ["Caller: Brenda Hess RN 717-555-0151, shes the night supervisor.", "night supervisor"],
  ])("is known by the calling in %s", (line, calling) =>
    expect(read(`${line}\n${died}`).callerRelationship?.toLowerCase()).toBe(calling.toLowerCase()),
  );

  it("has the number that is said to be hers, not the house's", () => {
    const line = "Took it from Etta Lund, administrator at Birch Hollow Nursing, main number 218-555-0100.";
    expect(read(`${line} ${died} Her direct is 218-555-0160.`).callerPhone).toBe("(218) 555-0160");
  });

  it("speaks for the firm that orders", () => {
    const order = "Ordered by: Biggs Funeral Home, 41 Prescott Ave, Scranton, PA 18510, by Vince Biggs, supervisor";
    expect(read(`${order}\n${died}`)).toMatchObject({ callerName: "Vince Biggs", callerType: "Funeral home" });
  });
});

describe("a talk", () => {
  it("begins with who rings, and ends with the number set right", () => {
    const talk = `AGENT: After hours line, this is Joy.
CALLER: Hi Joy. Marta Ruiz, I'm calling from home.
AGENT: And you are?
CALLER: Marta Ruiz, I'm the daughter in law.
AGENT: A good number for you, ma'am?
CALLER: 505-555-0133.
AGENT: Who passed away?
CALLER: Hector Ruiz, born 4/4/1950.
AGENT: Who's the family?
CALLER: His sister, Lois Ruiz, she's next of kin. 608-555-0177. No, wait, 0178.
AGENT: Is the family there?
CALLER: All of us.`;
    expect(read(talk)).toMatchObject({
      callerName: "Marta Ruiz",
      callerRelationship: "daughter-in-law",
      callerPhone: "(505) 555-0133",
      nokName: "Lois Ruiz",
      nokPhone: "(608) 555-0178",
      isFamilyThere: "YES",
    });
  });
});
