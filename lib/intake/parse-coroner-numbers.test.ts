// Tells which number of a coroner's own is read out of a sentence, and what it says of the case.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (sentence: string) =>
  parseFirstCall(
    `Dep. Coroner Anna Brandt here, Lemhi County, 208-555-0140. ${sentence} Next of kin is his brother Paul Decker, 208-555-0177. He goes to Bell Ridge Funeral Home.`,
    { receivedAt: "2026-05-14T22:20" },
  ).fields;

describe("a coroner's own number", () => {
  it.each([
    ["Decedent is Ray Decker. Our number on him is ME-26-04417, accepted.", "ME-26-04417"],
    ["Ray Decker, our case 26-C-031, ready to go.", "26-C-031"],
    ["This is Ray Decker, it IS our case, number MA26-318.", "MA26-318"],
    ["Our file number for Ray Decker is LC-26-019.", "LC-26-019"],
    ["Ray Decker is one of ours, number LC-26-020.", "LC-26-020"],
  ])("is read of %s", (sentence, number) => {
    expect(read(sentence)).toMatchObject({ isCoronerCase: "YES", coronerCaseNumber: number });
  });
  it("makes no case of one that was declined", () => {
    const fields = read("Ray Decker, we declined it, our reference is LC26-77.");
    expect(fields.coronerCaseNumber).toBe("LC26-77");
    expect(fields.isCoronerCase).not.toBe("YES");
  });
  it("leaves out the police's number", () => {
    const officer = (said: string) =>
      parseFirstCall(`Sgt. Bo Lind, Nampa police, 208-555-0140. Ray Decker found at home. ${said}`, {
        receivedAt: "2026-05-14T22:20",
      }).fields.coronerCaseNumber;
    expect(officer("It is a coroner case, our number 26-7781.")).toBeUndefined();
    expect(officer("The ME is taking it, their number is 26-331.")).toBe("26-331");
    expect(read("Ray Decker, police report number 26-0088.").coronerCaseNumber).toBeUndefined();
  });
});
