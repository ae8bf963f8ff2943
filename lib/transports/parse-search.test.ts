// Ids, numbers and names are found however a person writes them.
import { expect, it } from "vitest";
import { isNearWord, parseSearch, parseSearchWords } from "./parse-search";

it.each([
  ["0F8FAD5B-d9cb-469f-a165-70867728950e", "0f8fad5b"],
  ["chi 202611 7qf3k 9tx2m", "CHI2026117QF3K9TX2M"],
  ["CHI-2O26II-7QF3K-9TX2M", "CHI2026117QF3K9TX2M"],
  ["CHI-2024", "CHI-2024"],
  ["+1 (312) 555-0148", "3125550148"],
  ["312.555.0148", "3125550148"],
  ["312‑555‑0148", "3125550148"],
  ["555-0148", "555-0148"],
  ["4025 N Paulina", "4025 N Paulina"],
  ["  Muñoz ", "Muñoz"],
])("%j is looked for as %j", (asked, stored) => {
  expect(parseSearch(asked)).toBe(stored);
});

it("short words begin a word, longer ones may stand within one", () => {
  expect(parseSearchWords(" de la cruz cruz o ")).toEqual(["% de%", "% la%", "%cruz%", "% o%"]);
  expect(parseSearchWords(" ")).toEqual([]);
});

it.each([
  ["kowalczik", "kowalczyk", true],
  ["otrega", "ortega", true],
  ["smyth", "smith", true],
  ["jonson", "johnson", true],
  ["martines", "martinez", true],
  ["gonsales", "gonzalez", true],
  ["smith", "smith", true],
  ["jones", "james", false],
  ["reyes", "reynolds", false],
  ["smith", "smithson", false],
  ["", "a", true],
])("%s and %s are near: %s", (one, other, isNear) => {
  expect(isNearWord(one, other)).toBe(isNear);
  expect(isNearWord(other, one)).toBe(isNear);
});
