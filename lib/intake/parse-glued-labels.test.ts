// Tests that keys glued together of several words are read, and that plain words stay one.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { partGlued } from "./parse-glued-labels";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-08-14T03:20" }).fields;

describe("a key glued together", () => {
  it.each([
    ["calledby", "called by"],
    ["calledbyph", "called by phone"],
    ["fampres", "family present"],
    ["noknm", "nok name"],
  ])("%s", (word, words) => expect(partGlued(word)).toBe(words));

  it.each(["decade", "familiar", "contacts", "facilitate", "placement"])("%s is one word", (word) =>
    expect(partGlued(word)).toBeNull(),
  );

  it("tells who rang", () => {
    expect(
      read(
        "CALLEDBY=DEMARCUS FIELDS\nCALLEDBYPH=251-555-0175\nFACILITY=BON SECOUR HOSPITAL\nNAME=TRAN, HOA\nTOD=0018\nFAMPRES=Y",
      ),
    ).toMatchObject({
      callerName: "Demarcus Fields",
      callerPhone: "(251) 555-0175",
      isFamilyThere: "YES",
    });
  });
});

describe("next of kin, same as above", () => {
  const head =
    "Deceased: Roscoe Tatum\nDate of death: 8/14/2026\nName of person reporting death: Kendra Tatum\nTelephone: 615-555-0178\n";
  it("is the relative who rang", () =>
    expect(read(`${head}Relationship to deceased: Wife\nInformant / next of kin: Same as above`).nokName).toBe(
      "Kendra Tatum",
    ));
  it("is no nurse who rang", () =>
    expect(read(`${head}Title: Charge nurse\nNext of kin: Same as above`).nokName).toBeUndefined());
});
