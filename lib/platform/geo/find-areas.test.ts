// The end of a half-written address names cities and ZIP codes, whatever stands before it.
import { expect, it } from "vitest";
import { findAreas } from "./find-areas";

const first = async (text: string, near?: string) => (await findAreas(text, 6, near))[0];

it.each([
  ["oak par", "IL", "Oak Park, IL"],
  ["Oak Park, I", undefined, "Oak Park, IL"],
  ["oak park il", undefined, "Oak Park, IL 60301"],
  ["Oak Park, IL 60302", undefined, "Oak Park, IL 60302"],
  ["718 Lake St, oak park, il 603", undefined, "718 Lake St, Oak Park, IL 60301"],
  ["60301", undefined, "Oak Park, IL 60301"],
  ["718 Lake St, 60301", undefined, "718 Lake St, Oak Park, IL 60301"],
  ["oak pa", "IL", "Oak Park, IL"],
  ["Chicago, IL", undefined, "Chicago, IL"],
  ["st. lou", "MO", "Saint Louis, MO"],
])("'%s' near %s may be %s", async (text, near, expected) => {
  expect(await first(text, near)).toBe(expected);
});

it.each(["", "o", "718", "4025", "718 Lake St", "718 Lake St,", "Xyzzy", "99999"])("'%s' says no area", async (text) =>
  expect(await findAreas(text, 6)).toEqual([]),
);

it("lists the ZIP codes of a small city that is written out, and no more than asked", async () => {
  expect(await findAreas("Oak Park, IL", 3)).toEqual([
    "Oak Park, IL 60301",
    "Oak Park, IL 60302",
    "Oak Park, IL 60303",
  ]);
});
