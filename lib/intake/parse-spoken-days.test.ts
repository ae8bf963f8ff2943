// Days in spoken words.
import { expect, it } from "vitest";
import { findSpokenDays } from "./parse-spoken-days";

it.each([
  ["March third nineteen forty one", 3, 3, "1941"],
  ["October third, 1939", 10, 3, "1939"],
  ["the twenty first of June nineteen oh five", 6, 21, "1905"],
  ["may thirty first two thousand and five", 5, 31, "2005"],
  ["July fourth", 7, 4, ""],
])("%j", (text, month, day, year) => {
  expect(findSpokenDays(text)).toMatchObject([{ month, day, year }]);
});

it.each(["second floor", "the third drive", "March", "on the first", "April first name"])(
  "%j tells of none with a year",
  (text) => {
    expect(findSpokenDays(text).filter(({ year }) => year !== "")).toEqual([]);
  },
);
