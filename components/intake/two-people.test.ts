// Of the values that tell of several people, names can be chosen and words that merely count them cannot.
import { expect, it } from "vitest";
import { valuesOf } from "./two-people";

const choices = (...values: string[]) =>
  valuesOf({ field: "deceasedName", values: values.map((value) => ({ value, start: 0, end: 1 })) }).map(
    ({ value }) => value,
  );

it.each(["Ann van Dyke", "JT Monroe", "O’Dell-Ruiz, Ann", "John Smith III", "Rafael", "José Ruiz Jr."])(
  "%s is a name",
  (name) => {
    expect(choices("Mary Smith", name)).toEqual(["Mary Smith", name]);
  },
);

it.each(["two for you", "2 residents", "Two residents", "TWO RESIDENTS", "Entry 2"])("%s is none", (words) => {
  expect(choices("Mary Smith", words)).toEqual(["Mary Smith"]);
});

it("leaves words to choose from where there is no name, and every value of other fields", () => {
  expect(choices("two for you")).toEqual(["two for you"]);
  const values = ["412B", "418"].map((value) => ({ value, start: 0, end: 1 }));
  expect(valuesOf({ field: "locationRoom", values })).toEqual(values);
});
