// Patterns of long lists, kept small for the engine.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leanPattern } from "./parse-pattern";
import { choiceOf } from "./parse-scan";
import { givenNames } from "./words/given-names";

const names = choiceOf([...givenNames].slice(0, 120));
const sources = [
  String.raw`(?<![\p{L}\p{N}])(?:(${names})\s+){1,2}(?<last>${names})(?:, (?:md|rn|lpn|do|np))?(?![\p{L}\p{N}])`,
  String.raw`^[\s()[\]|]*(?:${names}|\(|\)|\||[^]{2})(?=\s|$)`,
  String.raw`(?<=(?:^|\s)(?:${names})\s?(?:is|was|are|were|be)?)x`,
];

describe("a lean pattern", () => {
  it.each(sources)("fits where the plain one fits, and takes the same", (source) => {
    const [lean, plain] = [leanPattern(source, "iu"), new RegExp(source, "iu")];
    expect(lean.source).not.toBe(plain.source);
    const word = fc.constantFrom(...[...givenNames].slice(0, 6), "was", "x", "(", "|", ")", "md", ",", " ", "\n");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.boolean(), (words, isApart) => {
        const text = words.join(isApart ? " " : "");
        expect(lean.exec(text)).toEqual(plain.exec(text));
      }),
    );
  });

  it("is left alone when it is short", () => {
    expect(leanPattern("(?:a|b|c|d|e|f)+", "g").source).toBe("(?:a|b|c|d|e|f)+");
  });
});
