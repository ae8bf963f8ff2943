// Tests that what is withheld once is withheld wherever it stands again.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findEchoes } from "./parse-echoes";
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

  it("finds wherever they stand again, and nothing where they stand once", () => {
    const told = ["666-50-1188", "Tulip$88", "lung cancer"];
    const kinds = ["social-security-number", "password", "cause-of-death"] as const;
    const gap = String.raw`[ .\-–—/]{0,2}`;
    const anywhere = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${"666501188".split("").join(gap)}|tulip\$88|lung\s{1,3}cancer)(?![\p{L}\p{N}])`,
      "giu",
    );
    const piece = fc.constantFrom(
      ..."666501188|666 50 1188|1666501188|66650118|8|tulip$88|TULIP$88x|Lung\n cancer|lung    cancer|lung|CANCER|ſ|İ|é|.|6".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.array(piece, { maxLength: 8 }), (before, behind) => {
        const text = [...before, ...told, ...behind].join(" ");
        let from = before.join(" ").length;
        const secrets = told.map((said, at) => {
          const start = text.indexOf(said, from);
          from = start + said.length;
          return { kind: kinds[at] ?? "password", start, end: from };
        });
        const known = new Set(secrets.map(({ start }) => start));
        const expected = [...text.matchAll(anywhere)].map(({ index }) => index).filter((index) => !known.has(index));
        expect(findEchoes(text, secrets).map(({ start }) => start)).toEqual(expected);
      }),
    );
  });
});
