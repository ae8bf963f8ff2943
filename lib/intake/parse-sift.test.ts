// Tests of readings that are set aside, and of the day that a time of death implies.
import { expect, test } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-05-14T22:10" }).fields;

test.each([
  ["CALLER: Ana Bell, husband, 31 yrs\nDECEASED: Gregory Voss", "age", undefined],
  [
    "NOK: Maureen Gall, mother, 412-555-0181\nDr: Amos Hale 412-555-0190\nDeceased: Rhea Gall",
    "nokAltPhone",
    undefined,
  ],
  ["Deceased: Rhea Gall\nName of facility: Rhea Gall\nDOB: 3/3/1940", "locationName", undefined],
  ["We need a removal, Rhea Gall died at 12 Depot St", "locationAddress", "12 Depot St"],
])("%j keeps %s %j", (text, field, value) => {
  expect(read(text)[field as keyof ReturnType<typeof read>]).toBe(value);
});

test("takes a street with its town, and without a town none", () => {
  expect(read("Rhea Gall passed away at 12 Depot St, Easton, PA 18042, come any time").locationAddress).toBe(
    "12 Depot St, Easton, PA 18042",
  );
});

test("places a death that the log tells after the call on the day of the call", () => {
  const log = (called: string, died: string) =>
    read(
      `Call received: 01/19/2026 ${called}\nCaller: Ardis Lund\nDeceased: Elmer Lund\nTime of death: ${died}\nResidence: 28 Elm St, Salem, SD 57058`,
    ).dateOfDeath;
  expect(log("04:38", "0459")).toBe("01-19-2026");
  expect(log("04:38", "0401")).toBe("01-19-2026");
  expect(log("04:38", "2210")).toBe("01-18-2026");
});
