// Boxes on either side of their words, filled in as pens and keyboards fill them.
import { expect, it } from "vitest";
import { readTicks } from "./parse-ticks";

const read = (segment: string) =>
  readTicks(segment)?.options.map(({ text, isTicked }) => (isTicked ? `*${text}` : text));

it.each([
  ["[X] Y [ ] N", ["*Y", "N"]],
  ["[x]Y []N", ["*Y", "N"]],
  ["( ) YES (X) NO", ["YES", "*NO"]],
  ["Y ( ) N ( ) UNK (x)", ["Y", "N", "*UNK"]],
  ["Yes [X] No [ ] - Army", ["*Yes", "No"]],
  ["☑ Yes ☐ No", ["*Yes", "No"]],
  ["Yes ☐ No ☒", ["Yes", "*No"]],
  ["__X__ Yes ____ No", ["*Yes", "No"]],
  ["Yes_X_ No__", ["*Yes", "No"]],
  ["_X_Yes ___No", ["*Yes", "No"]],
  ["Yes ____ No __x__", ["Yes", "*No"]],
  ["[ ] contact  [x] droplet  [x] airborne  [ ] none", ["contact", "*droplet", "*airborne", "none"]],
  ["(X) Removal Only   ( ) Remove & Embalm", ["*Removal Only", "Remove & Embalm"]],
  ["( ) same  (X) other: local ME Dr. T. Grubbs", ["same", "*other: local ME Dr. T. Grubbs"]],
  ["[ ] Yes  [x] No    declined jurisdiction", ["Yes", "*No"]],
  ["YES / *NO*", ["YES", "*NO"]],
  ["Y / (N)", ["Y", "*N"]],
  ["X Yes   No", ["*Yes", "No"]],
  ["Yes   X No", ["Yes", "*No"]],
])("%j offers %j", (segment, options) => {
  expect(read(segment)).toEqual(options);
});

it.each(["", "yes", "______", "[ ]", "(312) 555-0142", "Y / N", "Yes X No", "Yes / No", "Kate (daughter)", "x"])(
  "%j offers nothing",
  (segment) => {
    expect(readTicks(segment)).toBeNull();
  },
);

it("gives up on more boxes than a form has", () => {
  expect(readTicks("[x] a ".repeat(1000))).toBeNull();
});

it("tells where a choice stands, its box included", () => {
  const segment = "DeComp? [ ] Y [X] N";
  const chosen = readTicks(segment.slice(8))?.options.find(({ isTicked }) => isTicked);
  expect(segment.slice(8).slice(chosen?.start, chosen?.end)).toBe("[X] N");
});
