// Checks that hours of twenty-four and births in words are written in figures where the words before ask for them.
import { describe, expect, it } from "vitest";
import { rewrite } from "./parse-rewrite";
import { writeSaidClocks } from "./parse-said-clocks";

const written = (text: string) => rewrite(text, [writeSaidClocks]).text;

describe("writeSaidClocks", () => {
  it.each([
    ["Time of death oh-one-oh-five.", "Time of death 01:05."],
    ["Time of death? Twenty-three forty-two.", "Time of death? 23:42."],
    ["She passed at zero six hundred.", "She passed at 06:00."],
    ["She wrote down 2:55. Two fifty-five in the afternoon.", "She wrote down 2:55 in the afternoon."],
    ["Birthday's... six, thirty, thirty-eight.", "Birthday 6/30/1938."],
    ["He was born April 4th of fifty-five.", "He was born April 4, 1955."],
  ])("writes %s as %s", (said, figures) => expect(written(said)).toBe(figures));

  it.each([
    "He died in nineteen forty, so eighty-six years ago.",
    "Time of death is unknown, the house is fourteen thirty Oak Street.",
    "Call two one nine five five five oh one four two.",
    "He owns April 4th of fifty-five cows.",
  ])("leaves %s as it is", (said) => expect(written(said)).toBe(said));
});
