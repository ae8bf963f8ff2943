// A passage told over and over in a row is shortened, and nothing of what stands around it is lost or moved.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { closeRepeats } from "./parse-repeats";
import { rewrite } from "./parse-rewrite";

const laidOut = (text: string) => rewrite(text, [closeRepeats]).text;
const receivedAt = "2026-11-21T21:02";
const saying = "she passed this morning and her son who lives on Lake St will call back. ";

describe("passages told over and over", () => {
  it.each([
    ["a saying", `${saying.repeat(40)}Bye`, `${saying.repeat(3)}Bye`],
    ["a row", `Name\tDOB\n${"Mary\t3/5/41\n".repeat(90)}Total`, `Name\tDOB\n${"Mary\t3/5/41\n".repeat(10)}Total`],
    ["a letter", `${"a".repeat(5_000)} b`, `${"a".repeat(120)} b`],
    [
      "two of them",
      `${saying.repeat(9)}and ${"0123456789".repeat(80)}.`,
      `${saying.repeat(3)}and ${"0123456789".repeat(12)}.`,
    ],
  ])("are cut: %s", (_, text, cut) => {
    expect(laidOut(text)).toBe(cut);
  });

  it("is cut where it breaks off, what is left of it kept", () => {
    expect(laidOut(`${saying.repeat(12)}${saying.slice(0, 30)}`)).toBe(`${saying.repeat(3)}${saying.slice(0, 30)}`);
  });

  it.each([
    [
      "a sheet sent in five copies",
      "Name: Mary Smith\nDOB: 3/5/1941\nDied: 11/21/2026 2:30 PM at Oak Manor, room 4\n".repeat(5),
    ],
    ["empty rows of a table", "|    |    |    |\n".repeat(40)],
    ["a row of boxes", "[ ] Yes [ ] No   ".repeat(6)],
  ])("leave %s alone", (_, text) => {
    expect(laidOut(text)).toBe(text);
  });

  it("keep each value's place in what was pasted", () => {
    const text = `${"Sent from my phone, please excuse errors. ".repeat(60)}\nDeceased: Mary Smith\nDied 11/21/2026 at 2:30 PM`;
    const { fields, evidence } = parseFirstCall(text, { receivedAt });
    expect(fields.deceasedName).toBe("Mary Smith");
    expect(text.slice(evidence.deceasedName?.start, evidence.deceasedName?.end)).toBe("Mary Smith");
  });

  it("keep every secret in them withheld", () => {
    const text = "SSN 987-65-4321, name Mary Smith. ".repeat(50);
    const { dropped, fields } = parseFirstCall(text, { receivedAt });
    expect(dropped.length).toBe(50);
    expect(JSON.stringify(fields)).not.toContain("4321");
  });
});
