// Checks that a label with one letter wrong is still found, and that other words are none.
import { describe, expect, it } from "vitest";
import { isOneOff, readMisspelt } from "./parse-label-spelling";
import { splitWords } from "./parse-labels";

const asked = (label: string) => {
  const role = readMisspelt(splitWords(label));
  return role && `${role.owner ?? ""}/${role.kinds.join()}`;
};

describe("misspelt labels", () => {
  it.each([
    ["Wieght", "/weight"],
    ["Physican", "attending/"],
    ["Funeral hme", "funeralHome/"],
    ["Decesed", "deceased/"],
    ["Room nubmer", "/room"],
    ["Date of brith", "/birth"],
    ["Farnily present", "/familyThere"],
    ["Hospise", "hospice/"],
  ])("%s asks for %s", (label, role) => {
    expect(asked(label)).toBe(role);
  });

  it.each(["Times", "Dated", "Steve", "Martin", "Weather", "Nmae", "Police", "Manager"])("%s is no label", (label) => {
    expect(asked(label)).toBeNull();
  });

  it("counts one letter more, less, other or changed places", () => {
    expect(["wieght", "weigt", "weightt", "weaght"].map((word) => isOneOff(word, "weight"))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["weight", "wiehgt", "wght"].map((word) => isOneOff(word, "weight"))).toEqual([false, false, false]);
  });
});
