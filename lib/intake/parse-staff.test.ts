// Checks that the one of the staff who sent a message is read as its caller, and that nobody else of the text is.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;
const dead =
  "\nDeceased: Harold Stebbins, DOB 4/2/1941, passed 3/14/26 at 0115\nRoom 12, 400 Elm St, Akron, OH 44301\n";

describe("the one of the staff who sent the message", () => {
  it.each([
    ["Rcvd fr Cedar Hill Rehab @ 0210 - LPN Wanda Brice 330-555-0141", "Wanda Brice", "(330) 555-0141"],
    ["Oak Ridge Hospice RN Delia Marsh 330-555-0141:", "Delia Marsh", "(330) 555-0141"],
    ["RPT'D BY Ofc Grant Lowe / Akron PD / 330-555-0141", "Grant Lowe", "(330) 555-0141"],
    ["* Agency: Big Lake Hospice, triage RN Ida Corwin, 330-555-0141", "Ida Corwin", "(330) 555-0141"],
    ["Call in: 3/14/26 0210 by Shay, unit clerk, Summit Valley Hospital (330-555-0141)", "Shay", "(330) 555-0141"],
    ["msg sent by Corrine Adair, house supervisor, St Luke's Hospital 330-555-0141", "Corrine Adair", "(330) 555-0141"],
    ["(Reported by) Peter Sand RN, charge  (ph) 330-555-0141", "Peter Sand", "(330) 555-0141"],
    ["Nurse Lydia Brock, Elm Manor Nursing Home, 330-555-0141", "Lydia Brock", "(330) 555-0141"],
  ])("at the head: %s", (line, callerName, callerPhone) => {
    expect(read(line + dead)).toMatchObject({ callerName, callerPhone });
  });

  it.each([
    ["Chantal Dumont, night charge    330-555-0141", "Chantal Dumont", "(330) 555-0141"],
    ["posted by Lenora (wellness nurse) 330-555-0141", "Lenora", "(330) 555-0141"],
    ["Nicki Adler, House Coordinator, 330-555-0141\nSummit Valley Medical Center", "Nicki Adler", "(330) 555-0141"],
    ["Elm Manor Nursing Center\nNurse Adele\n330-555-0141", "Adele", "(330) 555-0141"],
  ])("at the foot: %s", (line, callerName, callerPhone) => {
    expect(read(`REMOVAL${dead}No stairs, family has left.\n${line}`)).toMatchObject({ callerName, callerPhone });
  });

  it("signs behind a dash, with the house that kind of caller comes from", () => {
    const text = `Need you at 400 Elm St, Akron OH 44301 for Harold Stebbins, he passed 1:15 am. Bring him to our chapel. -Gus, Marlow FH`;
    expect(read(text)).toMatchObject({ callerName: "Gus", callerType: "Funeral home" });
  });

  it("is the writer who pronounced, not the daughter who was rung up", () => {
    const text =
      "Res: STEBBINS, HAROLD, 4/2/1941. Pronounced 0115 on 3/14/2026 (this writer, RN Zelda Pruett). Daughter Ann Stebbins called 0130, NOK, 330-555-0190.";
    expect(read(text)).toMatchObject({ callerName: "Zelda Pruett", pronouncedBy: "Zelda Pruett" });
  });

  it.each([
    "Pronounced by RN Delia Marsh, Oak Ridge Hospice, 330-555-0141",
    "Released by: Nsg Supv B. Hart 330-555-0141",
    "RN on scene Delia Marsh 330-555-0141, ask for her",
    "Mortuary notified by: Rochelle T., RN",
    "Attending Dr. Paul Weiss, Akron Clinic, 330-555-0141",
    "New contact security desk Lamar 330-555-0190 (not nurse Beth any more)",
  ])("is nobody of whom other things are told: %s", (line) => {
    expect(read(`REMOVAL${dead}${line}`)).not.toHaveProperty("callerName");
  });

  it("is not guessed among two", () => {
    const text = `REMOVAL${dead}No stairs.\nLydia Brock RN 330-555-0141\nCarl Dean RN 330-555-0142`;
    expect(read(text)).not.toHaveProperty("callerName");
  });

  it("comes to an end on a hostile page, and names one of the many at most", () => {
    const text = `${"call by fr from - nurse Ann Lee, ".repeat(180)}\n${"RN ".repeat(1500)}`;
    expect(["Ann Lee", undefined]).toContain(read(text).callerName);
  });
});
