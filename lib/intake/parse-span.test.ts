// Checks that looking up which span holds another answers as a comparison with each of them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { holderOf, type Span } from "./parse-span";

const span = fc.tuple(fc.nat(40), fc.nat(12)).map(([start, length]): Span => ({ start, end: start + length }));

test("tells the spans that are held from those that are not", () => {
  const isHeld = holderOf([
    { start: 20, end: 25 },
    { start: 0, end: 10 },
    { start: 4, end: 6 },
  ]);
  expect(
    [
      { start: 7, end: 10 },
      { start: 20, end: 25 },
    ].every(isHeld),
  ).toBe(true);
  expect(
    [
      { start: 7, end: 11 },
      { start: 9, end: 21 },
      { start: 19, end: 25 },
    ].some(isHeld),
  ).toBe(false);
  expect(holderOf([])({ start: 0, end: 0 })).toBe(false);
});

test("answers as a comparison with each span", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), span, (spans, one) => {
      const expected = spans.some(({ start, end }) => one.start >= start && one.end <= end);
      expect(holderOf(spans)(one)).toBe(expected);
    }),
  );
});
