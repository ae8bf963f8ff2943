// Tests that what is withheld once is withheld wherever it stands again.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { findSecrets } from "./parse-secrets";

const received = "2026-03-14T06:55";
const secretsOf = (text: string) => findSecrets(text).map(({ start, end }) => text.slice(start, end));

describe("findEchoes", () => {
  it("finds a social security number again in another form", () => {
    expect(secretsOf("SSN: 666-50-1188\nDOB 3/5/41\nref 666501188")).toEqual(["666-50-1188", "666501188"]);
  });

  it("finds a password again without its label", () => {
    expect(secretsOf("password is Tulip$88\nreply with Tulip$88 to open")).toEqual(["Tulip$88", "Tulip$88"]);
  });

  it("leaves another number that only ends like it", () => {
    expect(secretsOf("SSN last 4: 6610\ncall 501-555-6610")).toEqual(["6610"]);
  });

  it("keeps the second one out of the notes", () => {
    const { fields } = parseFirstCall(
      "Deceased: Mary Smith\nSSN: 666-50-1188\nNotes: ring the bell, her number 666 50 1188 is on the tag",
      { receivedAt: received },
    );
    expect(JSON.stringify(fields)).not.toMatch(/666\D?50\D?1188/);
  });
});
