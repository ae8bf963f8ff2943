// What is written of a review.
import fc from "fast-check";
import { expect, it } from "vitest";
import { formatAverage, formatInitials, formatRating, formatReviewCount, formatReviewDate, initialsOf } from "./format";

it.each([
  ["Eleanor Whitfield", "EW"],
  ["Eleanor Mae Whitfield", "EW"],
  ["eleanor", "E"],
  ["María de la Cruz", "MC"],
  ["Élodie O'Brien-Smith", "ÉO"],
  ["E\u0301lodie", "É"],
  ["J. R. Ewing", "JE"],
  ["E. W.", "EW"],
  ["‘Bud’ (Robert) 3rd Lane", "BL"],
  ["王小明", "王"],
  ["ʻIolani Kealoha", "IK"],
  ["ŉ ß", "NS"],
  ["𝒜nna Bell", "𝒜B"],
  ["… 42 🙂", ""],
])("%j has the initials %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it("has two letters at most, and the same again of what it shows", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const initials = initialsOf(name);
      expect(Array.from(initials).length).toBeLessThanOrEqual(2);
      expect(initialsOf(formatInitials(name))).toBe(initials);
    }),
  );
});

it("shows initials as a person would sign with them", () => {
  expect(formatInitials("Eleanor Whitfield")).toBe("E. W.");
  expect(formatInitials("Rosa")).toBe("R.");
});

it("writes the day in the zone that is asked for", () => {
  expect(formatReviewDate("2026-11-22T03:15:00.000Z", "America/Chicago")).toBe("Nov 21, 2026");
  expect(formatReviewDate("2026-11-22T03:15:00.000Z", "America/Puerto_Rico")).toBe("Nov 21, 2026");
  expect(formatReviewDate("2026-11-02T05:15:00.000Z", "America/New_York")).toBe("Nov 2, 2026");
});

it.each([
  [null, "0.0"],
  [5, "5.0"],
  [4.25, "4.3"],
  [3.3333, "3.3"],
])("the average %j reads %j", (average, text) => {
  expect(formatAverage(average)).toBe(text);
});

it("says how many stars and how many reviews, in words that are read aloud", () => {
  expect([4, 4.26, 5, 0].map(formatRating)).toEqual(["4 of 5 stars", "4.3 of 5 stars", "5 of 5 stars", "0 of 5 stars"]);
  expect([0, 1, 1_204].map(formatReviewCount)).toEqual(["0 reviews", "1 review", "1,204 reviews"]);
});
