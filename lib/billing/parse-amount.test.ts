// Amounts to the cent, there and back.
import fc from "fast-check";
import { expect, it } from "vitest";
import { formatAmount, mostCents, parseAmount, plainAmount } from "./parse-amount";

it.each([
  ["120", 12_000],
  ["120.5", 12_050],
  [" 0.07 ", 7],
  ["9999999.99", mostCents],
])("reads %j as %d cents", (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it.each(["", "-1", "+1", "1e9", "NaN", "10.001", "1.", ".5", "1,000", "10000000.00", "１２"])("refuses %j", (text) => {
  expect(parseAmount(text)).toBeNull();
});

it.each([
  ["$250", "250"],
  ["$ 1,250.50", "1250.50"],
  [" 1,234,567 ", "1234567"],
  ["120.5", "120.5"],
  ["12,50", "12,50"],
  ["1,2345", "1,2345"],
  ["-$5", "-$5"],
  ["", ""],
])("takes %j for %j", (written, plain) => {
  expect(plainAmount(written)).toBe(plain);
});

it("tells every amount so that it is read again as the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: mostCents }), (cents) => {
      expect(parseAmount(formatAmount(cents))).toBe(cents);
    }),
  );
});

it("tells sums beyond what one amount may be, and what was taken off", () => {
  expect(formatAmount(123_456_789_012_345n)).toBe("1234567890123.45");
  expect(formatAmount(-5)).toBe("-0.05");
});
