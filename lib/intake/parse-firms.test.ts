// Firms without a word of their trade, by the words beside them, and houses by the room or ward behind them.
import { describe, expect, it } from "vitest";
import { findFirms } from "./parse-firms";

const read = (text: string) => findFirms(text).map(({ kind, value }) => `${kind}: ${value}`);

describe("firms", () => {
  it.each([
    ["FH is Gorman in Torrington", "Funeral home: Gorman"],
    ["FH for both = Prairie Rest", "Funeral home: Prairie Rest"],
    ["FUNERAL HOME IS GORMAN IN TORRINGTON", "Funeral home: Gorman"],
    ["prearranged with Cuthbert & Sons, paid", "Funeral home: Cuthbert & Sons"],
    ["Arrangements are already made at Abel-Kern.", "Funeral home: Abel-Kern"],
    ["no nothing. we want Tillman and Rourke", "Funeral home: Tillman and Rourke"],
    ["the family chose Abel-Kern", "Funeral home: Abel-Kern"],
    ["deliver to Kern & Sons tonight", "Funeral home: Kern & Sons"],
    ["take him to Wilson's in Dayton", "Funeral home: Wilson's"],
    ["the family has chosen Ward Wilson.", "Funeral home: Ward Wilson"],
    ["daughter picked Gorman in Torrington", "Funeral home: Gorman"],
    ["she wants Whitlock to take care of him", "Funeral home: Whitlock"],
    ["paid for everything already at Zylstra's in 2015", "Funeral home: Zylstra's"],
    ["a funded prearrangement with Sayles & Daughter (contract 2011)", "Funeral home: Sayles & Daughter"],
    ["Serenity Oaks gets her, they open at 8", "Funeral home: Serenity Oaks"],
    ["could you bring her to Haskell's this afternoon", "Funeral home: Haskell's"],
    ["I have Bowman & Teague listed as the funeral home handling it", "Funeral home: Bowman & Teague"],
    ["hospice Merrimack Light. dtr is there", "Hospice agency: Merrimack Light"],
    ["hospice is VITAS, nurse on her way", "Hospice agency: VITAS"],
  ])("%s", (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    "the family wants Tuesday",
    "he is going to Augusta",
    "take her to Mercy",
    "hospice nurse Amy Bell called",
    "hospice Chaplain is here",
    "FH is not chosen yet",
    "FH: unknown",
    "funeral home - Mary Smith",
    "they want Tom and Mary there",
    "deliver to Portland OR",
  ])("none in %s", (text) => expect(read(text)).toEqual([]));
});

describe("houses by what stands behind them", () => {
  it.each([
    ["she is at Sunrise of Edina, room 4", "Other: Sunrise of Edina"],
    ["died at The Hearth at Oak Park, rm 3", "Other: The Hearth at Oak Park"],
    ["he's at Brookdale Westheimer rm 12", "Other: Brookdale Westheimer"],
    ["calling from Kaiser Sunnyside ER", "Hospital: Kaiser Sunnyside"],
    ["in St. Isidore ICU since Monday", "Hospital: St. Isidore"],
  ])("%s", (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    "at Mary Smith, room 4",
    "at Mary's, room 4",
    "in the ICU",
    "at Room 4",
    "in Austin TX, apt 4",
    "at home, room 4",
    "she says Leroy's own doctor will sign",
    "son picked Ann up at 3",
    "wife chose Ed Poole as executor",
    "family is using Uber to get here",
    "Cook Funeral Home - First Call Report",
    "take her to Becky's house",
  ])("none in %s", (text) => expect(read(text)).toEqual([]));
});

it.each(["FH is ", "at A", "family chose Abel-Kern & ", "we want Aa ", "hospice "])("100 kB of %j end soon", (part) => {
  const text = part.repeat(Math.ceil(100_000 / part.length));
  const start = performance.now();
  findFirms(text);
  expect(performance.now() - start).toBeLessThan(10_000);
});
