// Runs of one sign beyond any page are cut, and nothing of what stands around them is lost or moved.
import { describe, expect, it } from "vitest";
import { closeEndlessRuns } from "./parse-endless-runs";
import { parseFirstCall } from "./parse-first-call";
import { rewrite } from "./parse-rewrite";

const laidOut = (text: string) => rewrite(text, [closeEndlessRuns]).text;
const receivedAt = "2026-11-21T21:02";

describe("endless runs", () => {
  it.each([
    ["blanks", `Name:${" ".repeat(9_000)}Mary`, `Name:${" ".repeat(160)}Mary`],
    ["a ruling", `${"_".repeat(500)}\nMary`, `${"_".repeat(160)}\nMary`],
    ["empty lines", `Name:${"\n".repeat(5_000)}Mary`, `Name:${"\n".repeat(8)}Mary`],
    ["empty lines with blanks in them", `Name:${"\n  ".repeat(50)}\nMary`, `Name:${"\n".repeat(8)}Mary`],
  ])("of %s are cut to what a page can have", (_, text, cut) => {
    expect(laidOut(text)).toBe(cut);
  });

  it.each([
    ["a wide column", `Name:${" ".repeat(150)}Mary`],
    ["a form's ruling", `${"-".repeat(120)}\nName: Mary`],
    ["a few empty lines", "Name:\n\n\n\n\nMary"],
  ])("leave %s alone", (_, text) => {
    expect(laidOut(text)).toBe(text);
  });

  it("keep each value's place in what was pasted", () => {
    const text = `Deceased:${" ".repeat(9_000)}Mary Smith\nDied 11/21/2026 at 2:30 PM`;
    const { fields, evidence } = parseFirstCall(text, { receivedAt });
    expect(fields.deceasedName).toBe("Mary Smith");
    expect(text.slice(evidence.deceasedName?.start, evidence.deceasedName?.end)).toBe("Mary Smith");
  });
});
