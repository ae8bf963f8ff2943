// Words with their places, and phrases found in them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jointAfter, matchPhrase, phraseBook, splitWords, wordAt } from "./parse-phrases";

describe("words", () => {
  it("are folded and keep their places", () => {
    const text = "Alzheimer’s, C.O.P.D. and José's M.I.";
    const words = splitWords(text);
    expect(words.folded).toEqual(["alzheimers", "copd", "and", "joses", "mi"]);
    expect(words.starts.map((start, index) => text.slice(start, words.ends[index]))).toEqual([
      "Alzheimer’s",
      "C.O.P.D.",
      "and",
      "José's",
      "M.I.",
    ]);
  });

  it("take numbers and initials apart", () => {
    expect(splitWords("1.5 mi, R. E. Lee, x2204").folded).toEqual(["1", "5", "mi", "r", "e", "lee", "x2204"]);
  });

  it("survive any text, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const { starts, ends } = splitWords(text);
        return starts.every((start, index) => start >= (ends[index - 1] ?? 0) && start < (ends[index] ?? 0));
      }),
    );
  });

  it("are found by their place", () => {
    const words = splitWords("one two three");
    expect([0, 1, 4, 5, 8, 99].map((offset) => wordAt(words, offset))).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

describe("joints", () => {
  it.each([
    ["heart failure", "close"],
    ["heart-failure", "close"],
    ["heart\nfailure", "close"],
    ["heart\n> failure", "close"],
    ["heart / failure", "list"],
    ["heart, failure", "list"],
    ["heart (failure", "list"],
    ["heart. Failure", "break"],
    ["heart: failure", "break"],
    ["heart\n\nfailure", "break"],
    ["heart\tfailure", "break"],
    ["heart    failure", "break"],
    ["heart", "break"],
  ])("%j: %s", (text, joint) => {
    expect(jointAfter(splitWords(text), 0)).toBe(joint);
  });
});

describe("phrases", () => {
  const book = phraseBook({ heart: "heart, heart failure", kidney: "kidney\nkidney failure" });

  it.each([
    ["Heart failure", { tag: "heart", length: 2 }],
    ["heart. Failure", { tag: "heart", length: 1 }],
    ["KIDNEY-FAILURE", { tag: "kidney", length: 2 }],
    ["liver failure", null],
  ])("%j", (text, expected) => {
    expect(matchPhrase(book, splitWords(text), 0)).toEqual(expected);
  });
});
