// Numbers as they are spoken.
import { expect, it } from "vitest";
import { readNumberInWords } from "./parse-numbers";

it.each([
  ["seven", 7],
  ["nineteen", 19],
  ["eighty", 80],
  ["eighty-five years", 85],
  ["ninety two", 92],
  ["one hundred", 100],
  ["a hundred and forty pounds", 140],
  ["two hundred ten", 210],
  ["one eighty", 180],
  ["one thirty five", 135],
])("%j is %d", (words, number) => {
  expect(readNumberInWords(words)?.value).toBe(number);
});

it.each(["", "84", "often", "tenant", "someone"])("%j is none", (words) => {
  expect(readNumberInWords(words)).toBeNull();
});
