// The table of the form covers the payload, once each, in the specification's sections.
import { expect, it } from "vitest";
import { requestFields } from "@/lib/transports/schema";
import { formFieldNames, requestFormSections } from "./request-form-sections";

it("asks for every field of the payload exactly once", () => {
  expect(formFieldNames.toSorted()).toEqual(requestFields.toSorted());
});

it("keeps the sections of the specification in their order", () => {
  expect(requestFormSections.map(({ title }) => title)).toEqual([
    "Call Information",
    "Transport Details",
    "Deceased Information",
    "Caller Information",
    "Location Details",
    "Passing Information",
    "Doctor Information",
    "Next of Kin",
    "Arrangements",
    "Primary Contact",
    "Additional Notes",
  ]);
});

it("gives every field a label of its own, so that it can be found by it", () => {
  const labels = requestFormSections.flatMap(({ fields }) => fields.map(({ label }) => label));
  expect(new Set(labels).size).toBe(labels.length);
});

it("fills whole rows of six columns", () => {
  for (const { title, fields } of requestFormSections) {
    const columns = fields.reduce((sum, { span }) => sum + span, 0);
    expect(`${title}: ${columns % 6}`).toBe(`${title}: 0`);
  }
});
