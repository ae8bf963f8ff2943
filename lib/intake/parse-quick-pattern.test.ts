// Asks whether a pattern that looks only where it can begin finds what it found before.
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { forgetReading } from "./parse-memory";
import { mayBegin, quick } from "./parse-quick-pattern";
import { startsOf } from "./parse-starts";

const patterns = [
  /\b(?:she|he)['’]s (?:about|like) (\d{2,3})/giu,
  /(?<![\p{L}\d])(?:dob|d\.?o\.?b\.?|born)[\s:]{0,3}(\d+)/giu,
  /(?<=^|[\n.;]\s{0,3})no (?:family|kin)(?=\s*(?:[.;\n]|$))/giu,
  /^[ \t]*(\p{Lu}[\p{L}']+)(?:,| and) .(?!\d)/gmu,
  /[^a]b|(?<year>(?:19|20)\d\d)(?:\b|\k<year>x)/u,
  /(?:(?:a{2,3})?[-. ])?k{1,2}s+$/giu,
  /(?=[MF]\/)(?<!\d)[MF]\/(\d{2})/g,
  /x*|y/g,
];
const words = fc.constantFrom(
  ..."she's about 80|DOB: 3|born|no family.|Ann, I|b|2019|19x|aa-ks|kKſsK|F/81|x|\n|\r\n|\t|. |; |é|😀|\uD800|\uDC00|\u2028|ß|_|0|’".split(
    "|",
  ),
);
const texts = fc.array(words, { minLength: 60, maxLength: 160 }).map((parts) => parts.join(" "));

afterEach(forgetReading);

test.each(patterns)("%s finds the same where it looks only at its beginnings", (pattern) => {
  const all = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
  fc.assert(
    fc.property(texts, (text) => {
      expect([...text.matchAll(quick(all))]).toEqual([...text.matchAll(all)]);
      expect(text.replace(quick(pattern), "<$&>")).toBe(text.replace(pattern, "<$&>"));
      pattern.lastIndex = 0;
      expect(quick(pattern).exec(text)).toEqual(pattern.exec(text));
      pattern.lastIndex = 0;
      expect(quick(pattern).test(text)).toBe(pattern.test(text));
      pattern.lastIndex = 0;
    }),
    { numRuns: 40 },
  );
});

test.each(patterns)("%s is denied in no text that it fits, short or long", (pattern) => {
  const starts = startsOf(pattern);
  const plain = new RegExp(pattern.source, pattern.flags.replace("g", ""));
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(" ");
      expect(!starts || !plain.test(text) || mayBegin(starts, text)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("goes on from where the last match ended", () => {
  const text = `${"no word of it, ".repeat(10)}F/81 and M/79 there`;
  const pattern = quick(/[MF]\/(\d\d)/g);
  expect([pattern.exec(text)?.[1], pattern.exec(text)?.[1], pattern.exec(text)]).toEqual(["81", "79", null]);
});

test("knows the first characters of a pattern, and what may stand before them", () => {
  const starts = startsOf(/(?<![\p{L}\d])(?:dob|[A-Z]{2})/giu);
  const window = (three: string) =>
    three.split("").reduce((all, letter) => (all << 5) | (letter.charCodeAt(0) - 96), 0);
  const has = (three: string) => (((starts?.windows[window(three) >> 5] ?? 0) >>> (window(three) & 31)) & 1) === 1;
  expect([has("dob"), has("xyz")]).toEqual([true, true]);
  expect(starts?.before[1]).toBe(0);
  expect(startsOf(/x*/)).toBeNull();
  const narrow = startsOf(/dob/)?.windows ?? new Uint32Array();
  expect(startsOf(/dob/)?.filled).toEqual(Uint16Array.of(window("dob") >> 5));
  expect(narrow.reduce((count, bits) => count + (bits === 0 ? 0 : 1), 0)).toBe(1);
});

test("lets a sticky pattern be", () => {
  const sticky = /a/y;
  expect(quick(sticky)).toBe(sticky);
});
