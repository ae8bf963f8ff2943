// Two spellings of one name are one person; two names are two.
import { expect, it } from "vitest";
import { isSamePerson } from "./same-person";

it.each([
  ["Cleveland Odom", "ODOM, CLEVELAND"],
  ["Cleveland Odom", "Cleveland R. Odom Jr"],
  ["C. Odom", "Cleveland Odom"],
  ["Mrs. Odom", "Ruth Odom"],
  ["José Ruiz", "Jose Ruiz"],
  ["Dan O’Dell", "Dan O'Dell"],
  ["Rafael", "Rafael Ortega Luna"],
])("takes %s and %s for one person", (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
  expect(isSamePerson(other, one)).toBe(true);
});

it.each([
  ["Cleveland Odom", "Harold Stebbins"],
  ["Cleveland Odom", "Ruth Odom"],
  ["Carmen Luna", "Rafael Ortega Luna"],
  ["C. Odom", "Ruth Odom"],
  ["Ann Ann", "Ann Lee"],
])("takes %s and %s for two", (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
  expect(isSamePerson(other, one)).toBe(false);
});
