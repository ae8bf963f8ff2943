// The text is shown whole and in its order, with marks where they belong and nothing where something was left out.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostReadCharacters } from "@/lib/intake/schema";
import {
  blockSegments,
  cutBlocks,
  quoteAround,
  quoteSpan,
  readPart,
  segmentText,
  type TextMark,
  withholdSpans,
} from "./text-segments";

const text = "NOK wife Carmen Luna\nroom is 418 per desk, SSN 987-65-4321 end";
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const mark = (field: TextMark["field"], words: string, look: TextMark["look"] = "sure"): TextMark => ({
  field,
  look,
  ...spanOf(words),
});

describe("the pieces of a text", () => {
  it("mark the words of each field", () => {
    const pieces = segmentText(text, [mark("nokRelationship", "wife"), mark("nokName", "Carmen Luna", "doubtful")], []);
    expect(pieces.map(({ text, kind, fields, look }) => [text, kind, fields.join(), look])).toEqual([
      ["NOK ", "plain", "", "sure"],
      ["wife", "marked", "nokRelationship", "sure"],
      [" ", "plain", "", "sure"],
      ["Carmen Luna", "marked", "nokName", "doubtful"],
      ["\nroom is 418 per desk, SSN 987-65-4321 end", "plain", "", "sure"],
    ]);
  });

  it("belong to several fields where marks lie over each other, the closest first", () => {
    const pieces = segmentText(text, [mark("notes", "room is 418 per desk"), mark("locationRoom", "418", "open")], []);
    expect(pieces.find((piece) => piece.text === "418")).toMatchObject({
      fields: ["locationRoom", "notes"],
      look: "open",
    });
  });

  it("show no mark where something was left out, and that once", () => {
    const pieces = segmentText(text, [mark("notes", "987-65")], [spanOf("987-65-4321")]);
    expect(pieces.filter(({ kind }) => kind === "withheld")).toHaveLength(1);
    expect(pieces.some(({ kind }) => kind === "marked")).toBe(false);
  });

  it("are the whole text, whatever marks come, also such as lie outside of it", () => {
    const spans = fc.array(
      fc.record({ start: fc.integer({ min: -5, max: 90 }), end: fc.integer({ min: -5, max: 90 }) }),
    );
    fc.assert(
      fc.property(spans, fc.string({ unit: "binary", maxLength: 80 }), (places, words) => {
        const marks = places.map((place): TextMark => ({ ...place, field: "notes", look: "sure" }));
        expect(
          segmentText(words, marks, [])
            .map((piece) => piece.text)
            .join(""),
        ).toBe(words);
      }),
    );
  });
});

describe("the blocks of a text", () => {
  it("end with a line, and in an endless line at a blank", () => {
    const lines = "label: value here\n".repeat(200);
    const words = "hello world ".repeat(300);
    expect(cutBlocks("short\ntext")).toEqual([]);
    for (const cut of cutBlocks(lines)) expect(lines[cut - 1]).toBe("\n");
    for (const cut of cutBlocks(words)) expect(words[cut - 1]).toBe(" ");
  });

  it("are short and the whole text, whatever stands in it", () => {
    const long = fc.string({ unit: fc.constantFrom("a", " ", "\n", "ש", "👩"), minLength: 2000, maxLength: 9000 });
    fc.assert(
      fc.property(long, fc.nat(9000), (words, start) => {
        const marks: TextMark[] = [{ field: "notes", start, end: start + 40, look: "sure" }];
        const blocks = blockSegments(words, marks, []).map((pieces) => pieces.map((piece) => piece.text).join(""));
        expect(blocks.join("")).toBe(words);
        expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(1201);
      }),
      { numRuns: 30 },
    );
  });
});

describe("what is withheld", () => {
  it("becomes dots, so that every place in the text stays", () => {
    const hidden = withholdSpans("a\nsecret\nb", [{ start: 2, end: 10 }]);
    expect(hidden).toBe("a\n••••••\n•");
    expect(withholdSpans(text, [{ start: 5, end: 500 }])).toBe(text);
  });

  it("is what stands behind the part that is read too, and a word that is cut in two", () => {
    const lines = "word\n".repeat(mostReadCharacters / 5);
    expect(readPart(lines, [{ start: 0, end: 4 }])).toBe(`••••${lines.slice(4)}`);
    const long = `${lines.slice(0, -3)}987-65-4321\nlater`;
    expect(readPart(long, [])).toBe(lines.slice(0, -6));
    expect(readPart("😀".repeat(mostReadCharacters), [])).toHaveLength(mostReadCharacters);
    expect(readPart(`a${"😀".repeat(mostReadCharacters)}`, [])).toHaveLength(mostReadCharacters - 1);
  });
});

describe("a quote", () => {
  it("stands on one line and ends in time", () => {
    expect(quoteSpan(text, { start: 9, end: 28 })).toBe("Carmen Luna room is");
    expect(quoteSpan("word ".repeat(100), { start: 0, end: 500 })).toHaveLength(90);
    expect(quoteSpan(text, undefined)).toBe("");
    expect(quoteSpan(text, { start: 60, end: 9000 })).toBe("");
  });

  it("has whole words of its line around it", () => {
    expect(quoteAround(text, spanOf("418"))).toBe("room is 418 per desk, SSN");
    expect(quoteAround(text, spanOf("wife"))).toBe("NOK wife Carmen Luna");
  });
});
