// What is still to ask, by the kind of place and by what is known.
import { describe, expect, it } from "vitest";
import { requestFields } from "@/lib/transports/schema";
import { readMissing } from "./parse-missing";
import type { IntakeFields } from "./schema";
import { questions } from "./words/questions";

const asked = (fields: IntakeFields) => readMissing(fields).map(({ field }) => field);
const question = (fields: IntakeFields, field: string) =>
  readMissing(fields).find((missing) => missing.field === field)?.question;

describe("what is missing", () => {
  it("asks for fields of a request only", () => {
    expect(questions.filter(({ field }) => !requestFields.some((name) => name === field))).toEqual([]);
  });

  it("begins with the person, the place and the destination", () => {
    expect(asked({}).slice(0, 3)).toEqual(["deceasedName", "pickupLocation", "deliveryLocation"]);
  });

  it("asks each field once, and never one that is filled", () => {
    const fields: IntakeFields = {
      deceasedName: "Ann Poe",
      weight: "180lbs",
      isCoronerCase: "YES",
      isDeceasedReady: "NO",
    };
    const names = asked(fields);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name in fields)).toEqual([]);
  });

  it("takes an empty value for none", () => {
    expect(asked({ deceasedName: "" })).toContain("deceasedName");
  });

  it("asks about stairs at a home, not in a hospital", () => {
    expect(asked({ deceasedLocation: "Residence" })).toContain("stairsOrObstacles");
    expect(asked({})).toContain("stairsOrObstacles");
    for (const place of ["Hospital", "Nursing facility", "Coroner", "Funeral home"]) {
      expect(asked({ deceasedLocation: place })).not.toContain("stairsOrObstacles");
    }
  });

  it("asks for the room in a facility and for the release in a hospital", () => {
    expect(asked({ deceasedLocation: "Hospital" })).toEqual(
      expect.arrayContaining(["locationRoom", "releaseAuthorizedBy"]),
    );
    expect(asked({ deceasedLocation: "Residence" })).not.toContain("locationRoom");
    expect(asked({ deceasedLocation: "Residence" })).not.toContain("releaseAuthorizedBy");
    expect(asked({ deceasedLocation: "Residence", isCoronerCase: "YES" })).toContain("releaseAuthorizedBy");
  });

  it("asks for the coroner's number where there is a case", () => {
    expect(asked({ isCoronerCase: "YES" })).toContain("coronerCaseNumber");
    expect(asked({ deceasedLocation: "Coroner" })).toContain("coronerCaseNumber");
    expect(asked({ isCoronerCase: "NO", deceasedLocation: "Coroner" })).not.toContain("coronerCaseNumber");
    expect(asked({ isCoronerCase: "NO" })).not.toContain("releaseAuthorizedBy");
  });

  it("does not ask when to come once the person is ready", () => {
    expect(asked({ isDeceasedReady: "YES" })).not.toContain("requestedTime");
    expect(question({ isDeceasedReady: "NO", sex: "Female" }, "requestedTime")).toBe("When will she be ready?");
    expect(question({}, "requestedTime")).toBe("When would you like us to come?");
  });

  it("speaks of him, her or them", () => {
    expect(question({ sex: "Male" }, "isDeceasedReady")).toBe("Is he ready to be released now?");
    expect(question({ sex: "Female" }, "isDeceasedReady")).toBe("Is she ready to be released now?");
    expect(question({}, "isDeceasedReady")).toBe("Are they ready to be released now?");
    expect(question({ sex: "Female" }, "weight")).toBe("About how much does she weigh?");
    expect(question({}, "weight")).toBe("About how much do they weigh?");
    expect(question({ sex: "Female" }, "deliveryLocation")).toBe("Where should we bring her?");
    expect(question({}, "isVeteran")).toBe("Did they serve in the military?");
  });

  it("names the next of kin whose number is missing", () => {
    expect(question({ nokName: "Ann Poe" }, "nokPhone")).toBe("What is the best number for Ann Poe?");
    expect(asked({})).not.toContain("nokPhone");
  });

  it("leaves no placeholder in any question", () => {
    const all = [
      {},
      { deceasedLocation: "Hospital" },
      { nokName: "Ann Poe" },
      { isCoronerCase: "YES", isDeceasedReady: "NO" },
    ];
    for (const fields of all) {
      for (const missing of readMissing(fields)) {
        expect(missing.question).toMatch(/^[A-Z][^{}]+\?$/);
      }
    }
  });
});
