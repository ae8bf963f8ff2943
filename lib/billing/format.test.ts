// How payments are written.
import { expect, it } from "vitest";
import {
  formatDay,
  formatMoney,
  formatPaymentStatus,
  formatPaymentType,
  formatPlanPrice,
  toneOfStatus,
} from "./format";

it.each([
  ["0.05", "$0.05"],
  ["1234.50", "$1,234.50"],
  ["98765432109876543.21", "$98,765,432,109,876,543.21"],
  ["-12.00", "-$12.00"],
])("writes %s as %s", (amount, written) => {
  expect(formatMoney(amount)).toBe(written);
});

it("gives a word that only the provider knows no colour", () => {
  expect(
    ["succeeded", "pending", "failed", "requires_capture"].map((word) => [
      formatPaymentStatus(word),
      toneOfStatus(word),
    ]),
  ).toEqual([
    ["Succeeded", "completed"],
    ["Pending", "pending"],
    ["Failed", "declined"],
    ["Requires capture", "muted"],
  ]);
  expect(formatPaymentType("one-time")).toBe("One-time");
});

it.each([
  ["49.00", "usd", "month", 1, "$49.00 a month"],
  ["1200.00", "usd", "month", 3, "$1,200.00 every 3 months"],
  ["30.50", "eur", null, 1, "€30.50"],
  [null, "usd", "month", 1, null],
])("writes the plan's price %s %s by %s as %s", (amount, currency, interval, intervalCount, written) => {
  expect(formatPlanPrice({ amount, currency, interval, intervalCount })).toBe(written);
});

it("writes a day in the zone of the business", () => {
  expect(formatDay("2026-12-22T03:00:00Z", "America/Chicago")).toBe("Dec 21, 2026");
});
