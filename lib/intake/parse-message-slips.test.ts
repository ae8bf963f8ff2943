// Tests that a telephone slip tells who rang and when.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-09-14T06:12" }).fields;

it.each([
  [
    "WHILE YOU WERE OUT\nTo: Don\nDate: 9/14/26 Time: 5:31 AM\nM: Mrs. Loretta Finch\nof: Sunny Acres\nPhone: 641-555-0112",
    "Loretta Finch",
    "2026-09-14T05:31",
  ],
  [
    "While you were out\nfor: Ned  date: 9-13-26   time: 9:10 ( )am (x)pm\nM  r. Ollie Brand\nphone: 701-555-0108",
    "Ollie Brand",
    "2026-09-13T21:10",
  ],
])("%s", (slip, callerName, callReceivedAt) =>
  expect(read(`${slip}\nMessage: Henry Dobbs passed, ready for pickup.`)).toMatchObject({ callerName, callReceivedAt }),
);

it("leaves other texts alone", () =>
  expect(read("M: male\nDeceased: Henry Dobbs\nDOB: 3/4/1941").callerName).toBeUndefined());

it.each([
  "Phone memo\ndeath date 9/13/26, time 9:10 pm\nMr. Tom Berg passed",
  "Phone message\nMr. Tom Berg\nPick up date 9/14/26 time 8:00 am",
  "Phone message\nbirth date 3/4/41 12:30 pm\nMr. Tom Berg",
])("%j tells no moment of the call", (text) => expect(read(text).callReceivedAt).toBeUndefined());
