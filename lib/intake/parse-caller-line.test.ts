// Tests who rang by the first line of a note.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const died = "\nMr. Amos Tilley dob 6/1/1940\ndied 9:05p rm 12";
const read = (line: string) => parseFirstCall(line + died, { receivedAt: "2026-05-05T22:00" }).fields;

it.each([
  ["5/5 9:40p  Dana, charge RN @ Cedar Grove SNF, 614-555-0120", "Dana", "Nursing facility"],
  ["5/5/26 2140 Nora Beck -> hospice sw, Finger Lakes Comfort Care -> 607-555-0149", "Nora Beck", "Hospice"],
  ["rec 5/5/26 9:02p  fr: Ken (hosp. chaplain) St Cyprian Hosp, Macon  478 555 0127", "Ken", "Hospital"],
])("finds who rang in %s", (line, name, type) => {
  const fields = read(line);
  expect([fields.callerName, fields.callerType]).toEqual([name, type]);
  expect(fields.callerPhone).toMatch(/555-01/);
  expect(fields.locationPhone).toBeUndefined();
});

it.each(["5/5 9:40p re Dana Pugh, 614-555-0120", "5/5 ask for Dana Pugh at the desk 614-555-0120"])(
  "takes nobody of %s for the caller",
  (line) => expect(read(line).callerName).toBeUndefined(),
);
