// Checks the answers that checklists mark under their columns or beside a printed yes and no.
import { describe, expect, it } from "vitest";
import { writeChosenBeside } from "./parse-circled";
import { writeMarkedColumns } from "./parse-marked-columns";
import { rewrite } from "./parse-rewrite";

describe("writeMarkedColumns", () => {
  it("tells each mark by the column that it stands under", () => {
    const text = [
      "                       Y     N     Unk",
      "Veteran                x",
      "Prearranged                  X         per son",
      "Embalming                          x",
      "Attending notified: Dr. Roe   x        2100",
    ].join("\n");
    expect(rewrite(text, [writeMarkedColumns]).text.trim().split("\n")).toEqual([
      "Veteran: Yes",
      "Prearranged: No         per son",
      "Embalming: Unknown",
      "Attending notified: Dr. Roe           2100",
    ]);
  });

  it("leaves lines without such a head", () => {
    const text = "Middle initial      X\nVeteran:  Y    N\nPlot  x  12";
    expect(rewrite(text, [writeMarkedColumns]).text).toBe(text);
  });
});

describe("writeChosenBeside", () => {
  it.each([
    ["Veteran:  x Y    N      Prepaid:  Y   x N", "Veteran:  Yes      Prepaid:  No"],
    ["Embalm  Yes x   No", "Embalm : Yes"],
    ["Donor?  Y  N ✓", "Donor?  : No"],
    ["Donor:  Y x N", "Donor:  Y x N"],
  ])("%s", (text, told) => {
    expect(rewrite(text, [writeChosenBeside]).text.replace(/ +/g, " ")).toBe(told.replace(/ +/g, " "));
  });
});
