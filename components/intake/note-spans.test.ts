// Notes light the sentences they were gathered from, and nothing between.
import { expect, it } from "vitest";
import { findNotes } from "./note-spans";

const text =
  "Key: under the sign\nName: Ann Lee\nRmks: 2 track, moose fence;\n  gate is chained.\nDOB 3/5/41\nDog in the yard!";
const whole = { start: 5, end: text.length };

it("finds every sentence where it stands, across signs and line ends", () => {
  const spans = findNotes(text, whole, "Key: under the sign. 2 track, moose fence; gate is chained. Dog in the yard.");
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Key: under the sign",
    "2 track, moose fence",
    "gate is chained",
    "Dog in the yard",
  ]);
});

it("finds nothing that the text does not say", () => {
  expect(findNotes(text, whole, "Two persons in this call. (+) a")).toEqual([]);
});
