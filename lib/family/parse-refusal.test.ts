// What the platform says of a call that it cannot read, as a family hears it.
import { expect, it } from "vitest";
import { parseInput } from "@/lib/platform/parse-input";
import { parseRefusal } from "./parse-refusal";
import { openCaseInput } from "./schema";

const refusalOf = (value: unknown) => {
  try {
    parseInput(openCaseInput, value);
  } catch (error) {
    return (error as { body: { error: string; code: "invalid"; fields?: Record<string, string> } }).body;
  }
  throw new Error("The value was not refused.");
};

const card = "Please enter the case ID and the PIN as they stand on your card.";

it.each<[unknown, string, Record<string, string>]>([
  [{}, "Please enter your case ID", { caseId: "Please enter your case ID" }],
  [{ caseId: { contains: "" } }, "Please enter your case ID", { caseId: "Please enter your case ID" }],
  [
    { caseId: "x", pin: ["1"] },
    "Please enter the PIN as it stands on your card.",
    { pin: "Please enter the PIN as it stands on your card." },
  ],
  [{ caseId: "x", admin: true }, card, { admin: card }],
  [["x"], card, { body: card }],
  [{ pin: 1 }, card, { caseId: "Please enter your case ID", pin: "Please enter the PIN as it stands on your card." }],
])("%j", (value, error, fields) => {
  expect(parseRefusal(refusalOf(value), "en")).toEqual({ code: "invalid", error, fields });
});

it("says it in Spanish", () => {
  expect(parseRefusal(refusalOf({ caseId: "x".repeat(501) }), "es")).toMatchObject({
    error: "Esto es más largo que un código. Escríbalo como está en su tarjeta.",
  });
  expect(parseRefusal({ code: "internal", error: "Something failed on our side." }, "es").error).toMatch(
    /^Es un error nuestro/,
  );
});

it.each(["invalid", "forbidden", "too_large", "unsupported"])("says nothing of machines (%s)", (code) => {
  const refused = { code, error: "This call takes JSON (application/json)." };
  expect(parseRefusal(refused, "en").error).toMatch(/^We could not read this\./);
});

it("leaves what the portal itself has said", () => {
  const refused = { code: "unauthorized", error: "We could not open this." };
  expect(parseRefusal(refused, "es")).toEqual(refused);
});
