// Tests of values that their neighbouring words correct, move or rule out.
import { describe, expect, test } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-04-19T06:12" }).fields;

describe("values that the words beside them correct", () => {
  test("a doctor who signs by surname has the attending doctor's whole name", () => {
    const fields = read("Patient: Olga Marsh\nDOB: 2/3/1940\nAttending: Dr. Mina Vance\nCertifying: Dr. Vance");
    expect(fields).toMatchObject({ attendingDoctor: "Mina Vance", certifyingDoctor: "Mina Vance" });
  });

  test("given names of several words stay whole", () => {
    expect(read("Deceased: SALAS, MARIA DE JESUS\nDOB: 10-3-1955").deceasedName?.toLowerCase()).toBe(
      "maria de jesus salas",
    );
  });

  test("boxes before their words, a line to write on behind the last", () => {
    const form = "Deceased: Ann Moss\nPLACE OF DEATH   [ ] Residence  [x] Hospital  [ ] Nursing Home  [ ] Other ____";
    expect(read(form).deceasedLocation).toBe("Hospital");
  });

  test("the next of kin stands before the emergency contact", () => {
    const form =
      "Resident: Ann Moss\nDOB: 1/2/1940\nEmergency contact: Greg Moss (ex-husband) 620-555-0103\nNext of kin: Tina Lamb, daughter, 316-555-0185";
    expect(read(form)).toMatchObject({ nokName: "Tina Lamb", nokRelationship: "daughter" });
  });
});

describe("values that the words beside them rule out", () => {
  test.each([
    ["callerName", "Patient: Ann Moss\nDOB: 1/2/1940\nHold, do not release until Coroner Baines calls back."],
    ["isCoronerCase", "Patient: Ann Moss\nDOB: 1/2/1940\nplease call my wife not me after 9"],
    ["dateOfBirth", "Patient: Ann Moss\nDOB: 4/19/2026\nDOD: 4/19/2026"],
    ["nokName", "Patient: Ann Moss\nDOB: 1/2/1940\nNext of kin: Harbor Guardianship Services"],
    ["sex", "pt Ann Moss, 70, exp 2138 in ICU. dob 6/3/56\nf/h is Desert Chapel"],
  ] as const)("%s", (field, text) => {
    expect(read(text)[field]).toBeUndefined();
  });
});
