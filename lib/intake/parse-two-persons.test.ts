// Tests of texts that report two persons: only what holds for both is filled.
import { describe, expect, test } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-01-23T08:55" });

describe("two persons in one text", () => {
  const lettered = `Pick up at River Medical Ctr morgue, 500 Elm St, LaPlace LA 70068
body A: Cormier, Ozite  F 77  dod 1/22/26  tod 2:15p
   nok Elodie Cormier (sister) 985-555-0161
body B: Batiste, Roosevelt  M 59  dod 1/22/26  tod 11:40p
   nok Shandra Batiste (wife) 504-555-0192
both released`;
  const rows = `;name;dob;died;time;weight;kin;kin phone;funeral home
1;Hirsch, Selma;5.5.1933;17 July 2025;2210;118;son Avi Hirsch;718-555-0142;Zion Fields Memorial Chapel
2;Portnoy, Max;1.24.1929;18 July 2025;0345;160;daughter Lena Katz;347-555-0188;Zion Fields Memorial Chapel`;
  const entries = `Nursing log
Entry 1   Res: Haskell Tate   Rm 202A   DOB 4/18/1938   TOD 0215
          RP: wife Arlene Tate 540-555-0143
Entry 2   Res: Inez Mabry   Rm 117B   DOB 11/9/1931   TOD 0448
          RP: dau. Connie Ell 276-555-0152`;

  test.each([
    ["lettered bodies", lettered],
    ["rows of a table", rows],
    ["entries of a log", entries],
  ])("%s: nothing that is one person's stands", (_, text) => {
    const { fields, conflicts } = read(text);
    expect(conflicts.map(({ field }) => field)).toEqual(["deceasedName"]);
    for (const field of [
      "dateOfBirth",
      "age",
      "sex",
      "timeOfPassing",
      "nokName",
      "nokPhone",
      "nokRelationship",
      "callerName",
    ] as const)
      expect(fields[field]).toBeUndefined();
  });

  test("what the text says of both is kept", () => {
    const { fields } = read(`2 decedents, both at the ME
#1 Lucius Crane, 52 M, dob 1/15/1974
#2 Pearl Crane, 80 F, dob 7/9/1946
NOK for both: Temperance Goff, 681-555-0166
FH Tolliver Bros Memorial, 900 Bigley Ave, Charleston WV 25302`);
    expect(fields.nokName).toBe("Temperance Goff");
    expect(fields.nokPhone).toBe("(681) 555-0166");
    expect(fields.deliveryLocation).toBe("900 Bigley Ave, Charleston, WV 25302");
  });

  test.each(["sister of Lucius", "wife / mother", "Lucius' sister"])("a tie to one of them is none: %s", (tie) => {
    const { fields } = read(`2 decedents from the same house
#1 Lucius Crane, dob 1/15/1974
#2 Pearl Crane, dob 7/9/1946
NOK for both: Temperance Goff (${tie}), 681-555-0166`);
    expect(fields.nokRelationship).toBeUndefined();
  });
});
