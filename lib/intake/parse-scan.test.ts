// The readers' tools keep to their bounds.
import fc from "fast-check";
import { expect, it } from "vitest";
import { findAges } from "./parse-ages";
import { findSexes, readAnswer, readCovid, readSex, readTickedAnswer } from "./parse-answers";
import { findDates } from "./parse-dates";
import { findHeights, findWeights, readHeight, readWeight } from "./parse-measures";
import { findPhones } from "./parse-phones";
import { choiceOf, readEach, settle, textAfter, textBefore } from "./parse-scan";
import { findTimes } from "./parse-times";

it("looks no further than its line", () => {
  expect(textBefore("one\ntwo three", 7, 20)).toBe("two");
  expect(textBefore("one two three", 7, 3)).toBe("two");
  expect(textAfter("one two\nthree", 3, 20)).toBe(" two");
});

it("offers the longest word first and takes words literally", () => {
  expect(new RegExp(`^(?:${choiceOf(["p", "p.o.", "time of death"])})`).exec("p.o. box")?.[0]).toBe("p.o.");
  expect(new RegExp(`^(?:${choiceOf(["time of death"])})$`).test("time  of death")).toBe(true);
});

it("keeps what an earlier list found", () => {
  const first = [{ start: 4, end: 8 }];
  const second = [
    { start: 6, end: 12 },
    { start: 12, end: 14 },
    { start: 0, end: 4 },
    { start: 0, end: 2 },
  ];
  expect(settle(first, second)).toEqual([
    { start: 0, end: 4 },
    { start: 4, end: 8 },
    { start: 12, end: 14 },
  ]);
});

it("stops where no first call goes on", () => {
  expect(readEach("1 ".repeat(5000), /\d/g, (_, at) => at)).toHaveLength(200);
  expect(readEach("1 ".repeat(5000), /\d/g, (_, at) => at, /x/)).toEqual([]);
});

const received = "2026-03-14T06:55";
const readers = [
  findPhones,
  findWeights,
  findHeights,
  findAges,
  findSexes,
  (text: string) => findTimes(text, { received, bare: true }),
  (text: string) => findDates(text, { received, aim: "birth", bare: true }),
  (text: string) => findDates(text, { received, aim: "past", bare: true }),
  (text: string) => findDates(text, { received, aim: "near", dayFirst: true }),
];
const piece = fc.oneof(
  fc.constantFrom(
    "3/14/2026",
    "March 3rd",
    "14 de mayo",
    "2:26 PM",
    "0415",
    "at",
    "tonight",
    "last night",
    "yesterday",
    "Tues",
    "noon",
    "312-555-0142",
    "x204",
    "3125550142",
    "(cell)",
    "180 lbs",
    "82 kg",
    "5'10\"",
    "84 yo",
    "F",
    "40 min ago",
    "[x]",
    "[ ]",
    "Yes",
    "no",
    "unk",
    "not",
    "-",
    "/",
    ":",
    "\n",
    "\t",
    "to",
    "and",
    "rm",
    "$",
    "#",
    "~",
    "(",
    ")",
    "1",
    "12",
    "19",
    "2026",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);
const texts = fc
  .array(fc.tuple(piece, fc.constantFrom("", " ", "  ", "\n")), { maxLength: 24 })
  .map((parts) => parts.flat().join(""));

it("is how every reader answers in order, apart and within the text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const read of readers) {
        let last = 0;
        for (const { start, end, confidence } of read(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          last = end;
        }
      }
    }),
    { numRuns: 400 },
  );
});

it("is how every reader of a segment answers within it", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const read of [readWeight, readHeight, readAnswer, readSex, readTickedAnswer]) {
        const reading = read(text);
        if (!reading) continue;
        expect(reading.start).toBeGreaterThanOrEqual(0);
        expect(reading.end).toBeGreaterThan(reading.start);
        expect(reading.end).toBeLessThanOrEqual(text.length);
      }
      readCovid(text);
    }),
    { numRuns: 400 },
  );
});

it("is stable under what stands behind the text and under other line ends", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const line = text.replace(/[\r\n]/g, " ");
      for (const read of readers) {
        const values = read(`${line}\n`).map(({ value }) => value);
        expect(read(`${line}\r\n`).map(({ value }) => value)).toEqual(values);
        expect(read(`${line}   \n`).map(({ value }) => value)).toEqual(values);
      }
    }),
    { numRuns: 300 },
  );
});
