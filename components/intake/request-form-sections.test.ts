// The table of the form covers the payload, once each, in the specification's sections.
import { expect, it } from "vitest";
import { type RequestField, requestFields } from "@/lib/transports/schema";
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

it("offers every word that a first call is read into", () => {
  const answers = ["YES", "NO", "Unknown"];
  const words: Partial<Record<RequestField, string>> = {
    callerType: "Family, Hospital, Nursing facility, Hospice, Coroner, Law enforcement, Funeral home, Other",
    deceasedLocation: "Hospital, Residence, Nursing facility, Hospice facility, Coroner, Funeral home, Other",
    covidStatus: "Positive, Negative, Unknown",
    sex: "Male, Female",
    infectionPrecautions: "None",
    isDeceasedReady: "YES, NO",
    isFamilyThere: "YES, NO",
    isVeteran: answers.join(", "),
    isPrearranged: answers.join(", "),
    isCoronerCase: answers.join(", "),
    isDonor: answers.join(", "),
    embalmingPermission: answers.join(", "),
  };
  const lines = requestFormSections.flatMap(({ fields }) => fields);
  for (const [name, said] of Object.entries(words)) {
    const offered = lines.find((line) => line.name === name)?.options ?? [];
    expect({ [name]: said.split(", ").filter((word) => !offered.includes(word)) }).toEqual({ [name]: [] });
  }
});

it("fills whole rows of six columns", () => {
  for (const { title, fields } of requestFormSections) {
    const columns = fields.reduce((sum, { span }) => sum + span, 0);
    expect(`${title}: ${columns % 6}`).toBe(`${title}: 0`);
  }
});
