// Tests the reading of transcripts: fillers, marks that a dictation names, and what chat programs write for bold words.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { rewrite } from "./parse-rewrite";
import { dropEmphasis, dropFillers, writeMarks, writeSigns } from "./parse-spoken-marks";

const written = (text: string) => rewrite(text, [writeMarks, dropFillers, dropEmphasis, writeSigns]).text;

describe("spoken marks", () => {
  it.each([
    [
      "Caller is Wes Arredondo comma house supervisor comma 361 555 0107 period Passed at 20:40 period",
      "Caller is Wes Arredondo, house supervisor, 361 555 0107. Passed at 20:40. ",
    ],
    ["she wants Buffalo Hill uh funeral home, uh, in Kalispell", "she wants Buffalo Hill funeral home, in Kalispell"],
    ["He is the uh, house supervisor um at Mercy.", "He is the house supervisor at Mercy."],
    ["Name: *Ann Lee* | Sex: *F* | Age: *90*", "Name: Ann Lee | Sex: F | Age: 90"],
    ["Vet: :x:\nPre-need: :white_check_mark:", "Vet: no\nPre-need: yes"],
  ])("are written: %s", (text, rest) => {
    expect(written(text)).toBe(rest);
  });

  it.each([
    "Um, call me back at 312-555-0142.",
    "The comma is missing in his name.",
    "Veteran:* Yes *No*\n* Ready:* *Yes* No\n* Donor:* Yes *No*",
    "*NAME* ANN LEE\n*AGE* 90\n*SEX* F",
    "- **Name:** Ann Lee\n- **Age:** 90\n- **Sex:** F",
    "8/17/37 ** WRONG, CHART SAYS 7/17/37 **",
  ])("leave alone: %s", (text) => {
    expect(written(text)).toBe(text);
  });

  it("keep each value's place in the pasted text", () => {
    const text = "Uh this is Carla Meeks um the charge nurse. Mr. uh Delbert Simmons passed um at 11:05 pm tonight.";
    const { fields, evidence } = parseFirstCall(text, { receivedAt: "2025-11-11T23:40" });
    expect(fields.timeOfPassing).toBe("2305");
    const place = evidence.timeOfPassing;
    expect(place && text.slice(place.start, place.end)).toContain("11:05 pm");
  });
});
