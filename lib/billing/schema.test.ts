// Which amounts a payment can have, and what a list of payments may be asked with.
import fc from "fast-check";
import { expect, it } from "vitest";
import { centsOf, createPaymentIntentBody, listTransactionsQuery, paymentAmount, transactionsQuery } from "./schema";

it.each([1, 1.1, 100, 149.99, 19.99, 0.07 + 1, 999_999.99])("takes %s", (amount) => {
  expect(paymentAmount.safeParse(amount).success).toBe(true);
});

it.each([0.99, 0, -1, 1e9, 1_000_000, 10.001, Number.NaN, Number.POSITIVE_INFINITY, "100", null, undefined, [100]])(
  "refuses %s",
  (amount) => {
    expect(paymentAmount.safeParse(amount).success).toBe(false);
  },
);

it("reads every amount of whole cents exactly", () => {
  fc.assert(fc.property(fc.integer({ min: 100, max: 99_999_999 }), (cents) => centsOf(cents / 100) === cents));
});

it("has no room for more", () => {
  expect(createPaymentIntentBody.safeParse({ amount: 5, currency: "eur" }).success).toBe(false);
  expect(createPaymentIntentBody.safeParse({ amount: 5, clientId: "1" }).success).toBe(false);
});

it("takes blanks for nothing and amounts for cents", () => {
  const query = { minAmount: "", maxAmount: "120.5", startDate: " ", endDate: "2026-11-21", searchTerm: "  " };
  expect(transactionsQuery.parse(query)).toEqual({ maxAmount: 12_050, endDate: "2026-11-21" });
  expect(listTransactionsQuery.parse({})).toEqual({ limit: 200 });
});

it.each([
  ["minAmount", { minAmount: "-1" }, "This must be an amount such as 120.00."],
  ["maxAmount", { maxAmount: "10.001" }, "This must be an amount such as 120.00."],
  ["maxAmount", { maxAmount: "NaN" }, "This must be an amount such as 120.00."],
  ["maxAmount", { minAmount: "2", maxAmount: "1" }, "The maximum lies below the minimum."],
  ["startDate", { startDate: "2026-02-30" }, "This must be a day such as 2026-11-21."],
  ["endDate", { startDate: "2026-11-21", endDate: "2026-11-20" }, "The last day lies before the first."],
  ["searchTerm", { searchTerm: ["a", "b"] }, "Send this once."],
  ["searchTerm", { searchTerm: "a\u0000" }, "This contains characters that cannot be stored."],
])("refuses %s of %j", (field, query, sentence) => {
  const { error } = transactionsQuery.safeParse(query);
  expect(error?.issues).toMatchObject([{ path: [field], message: sentence }]);
});
