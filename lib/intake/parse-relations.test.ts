// What people are to the deceased, as it is read.
import { describe, expect, it } from "vitest";
import { findRelations, readRelation } from "./parse-relations";

describe("a relation", () => {
  it.each([
    ["daughter", "daughter"],
    ["his dtr, Kim", "daughter"],
    ["dau.", "daughter"],
    ["Carol Stebbins-Ortiz (daughter)", "daughter"],
    ["Tammy Pruitt / wife / 540-555-0133", "wife"],
    ["Donald Stulz, spouse, 402-555-0191", "spouse"],
    ["DAUGHTER IN LAW", "daughter-in-law"],
    ["son-in-law", "son-in-law"],
    ["POA/niece", "niece"],
    ["POA", "POA"],
    ["power of attorney", "power of attorney"],
    ["step son", "stepson"],
    ["hija", "hija"],
    ["Cónyuge", "cónyuge"],
    ["I am her granddaughter", "granddaughter"],
  ])("%s", (segment, value) => {
    expect(readRelation(segment)).toMatchObject({ value, kind: "kin" });
  });

  it.each([
    ["charge nurse, 616-555-0138", "charge nurse"],
    ["HOUSE SUPERVISOR", "house supervisor"],
    ["on call hospice nurse", "on call hospice nurse"],
    ["deputy coroner", "deputy coroner"],
    ["Keisha, med tech", "med tech"],
    ["Licensed Funeral Director", "Licensed Funeral Director"],
    ["Director of Nursing", "Director of Nursing"],
    ["social worker", "social worker"],
    ["enfermera, no es familiar", "enfermera"],
  ])("a function as stated: %s", (segment, value) => {
    expect(readRelation(segment)).toMatchObject({ value, kind: "function" });
  });

  it.each(["", "none", "n/a", "unknown", "Carol Stebbins", "312-555-0142", "lives in Sonoma", "Dr. Smith"])(
    "none: %j",
    (segment) => {
      expect(readRelation(segment)).toBeNull();
    },
  );

  it("is found wherever it stands", () => {
    const text = "Her son Rick and the charge RN are there. Sonia's Nursery sent flowers to the daughter-in-law.";
    const found = findRelations(text);
    expect(found.map(({ value }) => value)).toEqual(["son", "charge RN", "daughter-in-law"]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["son", "charge RN", "daughter-in-law"]);
  });

  it.each(["daughter in ", "charge nurse ", "(", "step ", "on call "])("ends soon in %j without end", (part) => {
    const begin = performance.now();
    findRelations(part.repeat(100_000 / part.length));
    readRelation(part.repeat(100_000 / part.length));
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
