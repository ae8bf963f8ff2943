// Tells which doctor signs, and by which number, from the words right beside the name.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (sentence: string) =>
  parseFirstCall(
    `Call from Rita Holm, charge nurse at Cedar Point Care Center, 208-555-0131. Earl Thomas Wickham, 84, died tonight at 9:40 pm, room 12. ${sentence} He goes to Bell Ridge Funeral Home.`,
    { receivedAt: "2026-05-14T22:20" },
  ).fields;

describe("the doctor who signs", () => {
  it.each([
    "The one who'll sign is his cardiologist, Doctor Usha Krishnan, 208-555-0190.",
    "Attending was Doctor Pell. The one who'll sign is Doctor Usha Krishnan, 208-555-0190.",
    "Dr. Usha Krishnan, the cardiologist who agreed to sign, is at 208-555-0190.",
    "Dr. Pell took care of him and Dr. Usha Krishnan, our medical director, will sign; Krishnan is at (208) 555-0190.",
    "Dr. Usha Krishnan agreed to sign. Her office number is 208-555-0190.",
  ])("is read of %s", (sentence) => {
    expect(read(sentence)).toMatchObject({
      certifyingDoctor: "Usha Krishnan",
      certifyingDoctorPhone: "(208) 555-0190",
    });
  });
  it("is named behind a plain Doctor is", () => {
    expect(read("Doctor is Reddick at the clinic, he signs. 208-555-0190.").certifyingDoctor).toBe("Reddick");
    expect(read("Doctor is on leave.").certifyingDoctor).toBeUndefined();
  });
});
