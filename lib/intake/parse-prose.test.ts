// Tests what running text tells: persons, numbers, stamps and signatures.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-06-02T01:30" as const;
const read = (text: string) => parseFirstCall(text, { receivedAt }).fields;

describe("running text", () => {
  it.each([
    [
      "Mrs. Ada Wren passed tonight. Her wife, Jo Wren, is the next of kin, her number is 312-555-0142.",
      { deceasedName: "Ada Wren", nokName: "Jo Wren", nokRelationship: "wife", nokPhone: "(312) 555-0142" },
    ],
    [
      "Mrs. Ada Wren died at 11:10 pm. dtr Mara 312-555-0143 is nok",
      { nokName: "Mara", nokRelationship: "daughter", nokPhone: "(312) 555-0143" },
    ],
    [
      "Her son and closest relative, Hal Wren, has been told. Hal lives in Ohio and can be reached at 312-555-0144. Mrs. Ada Wren passed away tonight.",
      { nokName: "Hal Wren", nokPhone: "(312) 555-0144" },
    ],
    [
      "hi my last name is not important. The man who died, last name is Quimby, Q-U-I-M-B-Y, first name Orrin.",
      { deceasedName: "Orrin Quimby" },
    ],
    [
      "Pkup Ruth Vance 71F Fairlawn Ridge Hosp, in morgue. send 2.",
      { deceasedName: "Ruth Vance", age: "71", sex: "Female", crewNeeded: "2" },
    ],
    [
      "Our resident Mr. Abel Dunn, M, 91, dob 5/4/1935, died 2209 tonight. ME released 26-0618.",
      {
        deceasedName: "Abel Dunn",
        age: "91",
        sex: "Male",
        dateOfBirth: "05-04-1935",
        timeOfPassing: "2209",
        coronerCaseNumber: "26-0618",
      },
    ],
    [
      "New removal at Oak Hill Nursing Home, room 4: Mr. Abel Dunn died tonight at 9:10 PM. Dr. Ora Lind has agreed to complete the death certificate; her practice is 312-555-0177.",
      { certifyingDoctor: "Ora Lind", certifyingDoctorPhone: "(312) 555-0177" },
    ],
  ])("reads %s", (text, fields) => {
    expect(read(text)).toMatchObject(fields);
  });

  it("reads who signs a letter", () => {
    expect(
      read(
        "Mr. Abel Dunn passed away tonight.\n\nWith gratitude for your gentle work,\nJoan Delahunt\nExecutive Director\n312-555-0150",
      ),
    ).toMatchObject({
      callerName: "Joan Delahunt",
      callerRelationship: "Executive Director",
      callerPhone: "(312) 555-0150",
    });
  });

  it.each([
    ["(Voicemail, Mon 6/1/2026 9:31 PM, from 312-555-0118)\nMr. Abel Dunn passed away.", "2026-06-01T21:31"],
    ["voicemail from 3125550119 june 1 2026 8 36 pm\n\nmister abel dunn passed away", "2026-06-01T20:36"],
    ["0258 6-1-26 hospice RN\nre: Mr Abel Dunn", "2026-06-01T02:58"],
  ])("reads the stamp of %s", (text, moment) => {
    expect(read(text).callReceivedAt).toBe(moment);
  });

  it("takes no day of death for the call's", () => {
    expect(read("Mr. Abel Dunn died 6/1/2026 9:31 PM at home.").callReceivedAt).toBeUndefined();
  });

  it("leaves the kin's house out of the home address", () => {
    expect(read("Mrs. Ada Wren died at her daughter's house, 12 Elm St, Yuma, AZ 85364.")).toMatchObject({
      deceasedLocation: "Residence",
      locationAddress: "12 Elm St, Yuma, AZ 85364",
    });
    expect(read("Mrs. Ada Wren died at her daughter's house, 12 Elm St, Yuma, AZ 85364.").homeAddress).toBeUndefined();
  });

  it("ends fast on hostile text", () => {
    const started = performance.now();
    for (const part of ["wife ", "M, 9", "see ", "A-B-", "send 2 ", "case 26-"]) read(part.repeat(2000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
