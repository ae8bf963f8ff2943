// Nothing leaves the parser that was withheld, or that has not its field's form.
import fc from "fast-check";
import { expect, it } from "vitest";
import { requestFields } from "@/lib/transports/schema";
import { parseFirstCall } from "./parse-first-call";
import { guardChosen, guardOf } from "./parse-guard";
import { findSecrets } from "./parse-secrets";

const receivedAt = "2026-11-21T21:02";
const passes = (text: string) => guardOf(text, findSecrets(text));

it.each([
  ["coronerCaseNumber", "512-55-0199"],
  ["coronerCaseNumber", "512550199"],
  ["callerPhone", "312-555-0142"],
  ["callerName", "mvega2"],
  ["nokName", "Ann Holm 4471"],
  ["locationRoom", "4471-22-9981"],
  ["locationName", "Policy 88120045"],
  ["nokRelationship", "daughter, SSN 512-55-0199"],
  ["stairsOrObstacles", "3 steps, died of a stroke"],
  ["pickupLocation", "12 Elm St, acct 44120098117"],
  ["weight", "180"],
  ["crewNeeded", "512"],
  ["dateOfBirth", "1941-03-05"],
] as const)("gives no %s such as %s", (field, value) => {
  expect(passes("")(field, value)).toBe(false);
});

it.each([
  ["coronerCaseNumber", "26-ME-1180"],
  ["callerPhone", "(312) 555-0142 x204"],
  ["nokName", "María-José O’Neil Jr."],
  ["locationRoom", "52 bed A"],
  ["locationName", "Station 7 Nursing & Rehab"],
  ["stairsOrObstacles", "14 steps, 28 inch door"],
  ["pickupLocation", "1901 W Harrison St, Chicago, IL 60612-3714"],
  ["infectionPrecautions", "MRSA - contact"],
  ["height", "5ft 10in"],
] as const)("lets a %s such as %s pass", (field, value) => {
  expect(passes("")(field, value)).toBe(true);
});

it("gives nowhere the four digits that were withheld", () => {
  const mayPass = passes("SSN last four 4471. Case no 4471, room 4471.");
  expect([mayPass("locationRoom", "4471"), mayPass("coronerCaseNumber", "ME 4471")]).toEqual([false, false]);
  expect([mayPass("locationRoom", "447"), mayPass("callerPhone", "(312) 555-4471")]).toEqual([true, true]);
});

it("takes numbers of policies and accounts, and secrets named in the notes alone, out of the notes", () => {
  const chosen = {
    fields: { notes: "Side door. Policy no. AB44-120. Gate code 4471. SSN 512-55-0199. Acct 55120." },
    places: { notes: { start: 0, end: 1, confidence: 0.8 } },
    conflicts: [],
  };
  guardChosen(chosen, "", []);
  expect(chosen.fields.notes).toContain("Side door.");
  expect(chosen.fields.notes).toContain("Gate code 4471.");
  expect(chosen.fields.notes).not.toMatch(/44-120|512|55120/);
});

it("leaves neither place nor contradiction of what it takes out", () => {
  const span = { start: 0, end: 4 };
  const chosen = {
    fields: { locationRoom: "4471-22-9981", age: "84" },
    places: { locationRoom: { ...span, confidence: 0.9 }, age: { ...span, confidence: 0.9 } },
    conflicts: [
      {
        field: "locationRoom" as const,
        values: [
          { value: "4471-22-9981", ...span },
          { value: "12", ...span },
        ],
      },
    ],
  };
  guardChosen(chosen, "", []);
  expect(chosen).toEqual({ fields: { age: "84" }, places: { age: { ...span, confidence: 0.9 } }, conflicts: [] });
});

const secret = "512-55-0199";
const labels = [
  "Case #",
  "Room",
  "Relationship",
  "Pickup",
  "Deliver to",
  "NOK",
  "Caller",
  "Height",
  "Weight",
  "Stairs",
  "Precautions",
  "Hospice",
  "ME case no",
  "Phone",
  "Notes",
  "Gate code",
];

it("never repeats a social security number, whatever label it was written behind", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...labels), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(secret, "512550199", "512 55 0199"),
      (some, written) => {
        const text = `Deceased: Mary Holm\nSSN: ${secret}\n${some.map((label) => `${label}: ${written}`).join("\n")}`;
        const { fields } = parseFirstCall(text, { receivedAt });
        expect(Object.keys(fields).every((field) => requestFields.includes(field as never))).toBe(true);
        expect(Object.values(fields).filter((value) => value.replace(/\D/g, "").includes("512550199"))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
