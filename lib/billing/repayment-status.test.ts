// That the order in which refunds are told of means nothing.
import fc from "fast-check";
import { expect, it } from "vitest";
import { foldRefundWords, isRefundLive } from "./repayment-status";

const word = fc.constantFrom("pending", "requires_action", "succeeded", "failed", "canceled", "odd", "word");

it("is commutative, associative and idempotent", () => {
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(foldRefundWords(a, b)).toBe(foldRefundWords(b, a));
      expect(foldRefundWords(foldRefundWords(a, b), c)).toBe(foldRefundWords(a, foldRefundWords(b, c)));
      expect(foldRefundWords(a, a)).toBe(a);
    }),
  );
});

it.each([
  ["pending", "succeeded", "succeeded"],
  ["succeeded", "failed", "failed"],
  ["requires_action", "canceled", "canceled"],
])("of %s and %s %s holds", (a, b, holds) => {
  expect(foldRefundWords(a, b)).toBe(holds);
});

it("counts what is on its way, and not what failed", () => {
  expect(["pending", "succeeded", "odd", "failed", "canceled"].filter(isRefundLive)).toEqual([
    "pending",
    "succeeded",
    "odd",
  ]);
});
