// Ages in whole years, and the years that are none.
import { describe, expect, it } from "vitest";
import { findAges, readAge } from "./parse-ages";

it.each([
  ["84", "84"],
  ["84 yo", "84"],
  ["84y", "84"],
  ["age 95", "95"],
  ["78 yrs", "78"],
  ["91 years", "91"],
  ["67 y/o", "67"],
  ["she is 85 years old", "85"],
  ["75 M", "75"],
  ["84/M", "84"],
  ["F 92", "92"],
  ["approx 80", "80"],
  ["ninety-two", "92"],
  ["101", "101"],
])("the label's %j is %s", (segment, age) => {
  expect(readAge(segment)?.value).toBe(age);
});

it.each(["", "unk", "infant", "3 months", "2 days", "80s", "85-90", "121", "2/14/39", "84 lbs", "20 weeks gestation"])(
  "the label's %j is no age",
  (segment) => {
    expect(readAge(segment)).toBeNull();
  },
);

it.each([
  ["3/15/41, 85 years old.", "85"],
  ["Bettie Crowe 88yo F at", "88"],
  ["91yoM", "91"],
  ["Pt is a 67 yo F, Geraldine", "67"],
  ["84-year-old male", "84"],
  ["DOB: 10/30/1930  age 95", "95"],
  ["aged 84", "84"],
  ["81 años", "81"],
  ["Edad: 81", "81"],
  ["DOB 6-1-1947   78 yrs\nDied", "78"],
  ["DOB 5/5/1936 so 89", "89"],
  ["88 F   140 LBS", "88"],
  ["dob 4-4-38   87 M", "87"],
  ["M/75", "75"],
  ["He was 71. His birthday", "71"],
  ["Marvin Eisley, 74, at Cedar Bluffs", "74"],
  ["eighty-five years old", "85"],
])("%j tells of %s", (text, age) => {
  expect(findAges(text).map(({ value }) => value)).toEqual([age]);
});

it.each([
  "2 yrs ago",
  "45 years of marriage",
  "married 50 years",
  "for 12 years",
  "20 years of service",
  "12 year-old dog",
  "98.6 F",
  "rm 88F",
  "2 men",
  "he's 350#",
  "she was 14, about 9 lbs",
  "Apt 74, Trenton",
  "3 months old",
  "121 yo",
  "412 years old",
])("%j tells of no age", (text) => {
  expect(findAges(text)).toEqual([]);
});

describe("hostile text", () => {
  it.each(["84 yo F ", "age ", "84 years ", "Ab, 84, ", "he was ", " ", "1234567890", "😀", "one "])(
    "100 kB of %j end soon",
    (part) => {
      const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
      const start = performance.now();
      findAges(text);
      readAge(text);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});
