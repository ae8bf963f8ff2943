// Tests of bodies that lie at a coroner's office and are released from there.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-11T09:20" }).fields;

describe("released by the coroner's office", () => {
  it.each([
    "Deceased John Baker at Will County Coroner, 158 N Scott St, Joliet IL. Released by Deputy Coroner Amy Lutz. Case 26-0457.",
    "John Baker at Will County Coroner. Released by Deputy Coroner Amy Lutz. Case 26-0457.",
  ])("%j has a case, and the dead is no caller", (text) => {
    const fields = read(text);
    expect(fields).toMatchObject({
      deceasedName: "John Baker",
      isCoronerCase: "YES",
      coronerCaseNumber: "26-0457",
      releaseAuthorizedBy: "Amy Lutz",
    });
    expect(fields.callerName).toBeUndefined();
  });

  it("keeps the caller who is there, and the NO of a coroner who declined", () => {
    expect(read("This is Amy Lutz at Will County Coroner. Dan Fry is ready, released. 815-555-0100").callerName).toBe(
      "Amy Lutz",
    );
    expect(
      read("Deceased Dan Fry, died at home, 12 Elm St, Joliet. Coroner released the body, no case."),
    ).toMatchObject({
      isCoronerCase: "NO",
    });
  });
});
