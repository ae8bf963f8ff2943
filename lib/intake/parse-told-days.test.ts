// Days told from the day of the call, a Saturday.
import { expect, it } from "vitest";
import { findToldDays } from "./parse-told-days";

const days = (text: string, aim: "past" | "near") =>
  findToldDays(text, "2026-03-14T06:55", aim).map(({ value }) => value);

it.each([
  ["she passed yesterday, the family came today", ["2026-03-13", "2026-03-14"]],
  ["on Saturday", ["2026-03-14"]],
  ["this past Wednesday", ["2026-03-11"]],
  ["passed Weds", []],
  ["she was found Sat", []],
  ["on tues", ["2026-03-10"]],
])("%j has been on %j", (text, expected) => {
  expect(days(text, "past")).toEqual(expected);
});

it.each([
  ["by Monday", ["2026-03-16"]],
  ["day after tomorrow", ["2026-03-16"]],
  ["next Saturday", ["2026-03-21"]],
  ["until Tuesday to Thursday", []],
  ["Friday 3/20", []],
])("%j will be on %j", (text, expected) => {
  expect(days(text, "near")).toEqual(expected);
});
