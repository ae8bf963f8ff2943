// How a text is cut into words, and how words are written.
import { describe, expect, it } from "vitest";
import { caseOf, foldOf, phraseAt, phrasesOf, plainOf, properCase, readWords } from "./parse-words";

describe("words", () => {
  it("know their place, shape and gap", () => {
    const text = "Dr. O'Rourke-Díaz, R.N., of 35TH st";
    const words = readWords(text);
    expect(words.map((word) => text.slice(word.start, word.end))).toEqual([
      "Dr",
      "O'Rourke-Díaz",
      "R.N",
      "of",
      "35TH",
      "st",
    ]);
    expect(words.map(({ shape }) => shape)).toEqual(["Title", "Title", "CAPS", "lower", "digit", "lower"]);
    expect(words.map(({ gap }) => gap)).toEqual(["", ". ", ", ", "., ", " ", " "]);
    expect(words.map(({ plain }) => plain)).toEqual(["dr", "o'rourke-diaz", "rn", "of", "35th", "st"]);
  });

  it("are read between two places only", () => {
    expect(readWords("one two three four", 4, 13, 9).map(({ text }) => text)).toEqual(["two", "three"]);
    expect(readWords("one two three", 0, 13, 2)).toHaveLength(2);
  });

  it("fold without moving", () => {
    expect(plainOf("Año’s")).toBe("ano's");
    expect(foldOf("Señor Ó İx")).toHaveLength("Señor Ó İx".length);
    expect(foldOf("Habitación")).toBe("habitacion");
  });
});

it.each([
  ["MCCRAY", "McCray"],
  ["o'rourke", "O'Rourke"],
  ["D'ANGELO", "D'Angelo"],
  ["SMITH-JONES", "Smith-Jones"],
  ["MACDONALD", "Macdonald"],
  ["DeLuca", "DeLuca"],
  ["núñez", "Núñez"],
  ["st. mary's", "St. Mary's"],
])("%s is written %s", (text, value) => {
  expect(properCase(text)).toBe(value);
});

it.each([
  ["FIRST CALL FROM MERCY", "CAPS"],
  ["new one. bettie at sunny acres", "lower"],
  ["Good evening, this is Allison", "mixed"],
])("%s is in %s", (text, style) => {
  expect(caseOf(text)).toBe(style);
});

it("finds the longest phrase", () => {
  const phrases = phrasesOf([
    ["daughter", 1],
    ["daughter in law", 2],
  ]);
  expect(phraseAt(phrases, readWords("daughter in law"), 0)).toEqual({ count: 3, value: 2 });
  expect(phraseAt(phrases, readWords("daughter, in law"), 0)).toEqual({ count: 1, value: 1 });
  expect(phraseAt(phrases, readWords("son"), 0)).toBeNull();
});
