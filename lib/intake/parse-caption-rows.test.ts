// Tests the reading of forms that have several captions side by side below what is written.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const page = (open: string, close: string, line: string) => `
   Hubert Alan Crisp                          March 14, 1956
${line}
     ${open}name of deceased, in full${close}               ${open}date of birth${close}

   January 8, 2026      4:31 p.m.             Kittredge Memorial Hospital
${line}
     ${open}date of death${close}     ${open}hour of death${close}         ${open}place of death${close}

   Ramona Crisp              wife             205-555-0149
${line}
     ${open}next of kin${close}    ${open}relationship${close}         ${open}telephone${close}`;

it.each([
  ["", page("(", ")", "").replace(/\n\n {5}\(/g, "\n     (")],
  ["ruled", page("(", ")", "___________________   ________________   ____________________________")],
])("captions in rows, %s", (_, text) => {
  const { fields } = parseFirstCall(text, { receivedAt: "2026-01-09T08:00" });
  expect(fields).toMatchObject({
    deceasedName: "Hubert Alan Crisp",
    dateOfBirth: "03-14-1956",
    dateOfDeath: "01-08-2026",
    timeOfPassing: "1631",
    locationName: "Kittredge Memorial Hospital",
    nokName: "Ramona Crisp",
    nokRelationship: "wife",
    nokPhone: "(205) 555-0149",
  });
});
