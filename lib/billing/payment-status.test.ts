// What the provider's words mean, and that their order of arrival means nothing.
import fc from "fast-check";
import { expect, it } from "vitest";
import { comparePaymentWords, foldPaymentWords, type PaymentWord, paymentStatusOf } from "./payment-status";

const failure = { code: "card_declined" };

it.each([
  ["succeeded", null, "succeeded"],
  ["processing", null, "pending"],
  ["requires_action", null, "pending"],
  ["requires_confirmation", failure, "pending"],
  ["requires_capture", null, "pending"],
  ["requires_payment_method", null, "pending"],
  ["requires_payment_method", failure, "failed"],
  ["canceled", failure, "canceled"],
  ["a_word_of_next_year", null, "a_word_of_next_year"],
])("%s with error %o is %s", (status, last_payment_error, shown) => {
  expect(paymentStatusOf({ status, last_payment_error })).toBe(shown);
});

const word = fc.record<PaymentWord>({
  status: fc.constantFrom("pending", "failed", "canceled", "succeeded", "odd", "word"),
  saidAt: fc.option(
    fc.integer({ min: 1, max: 4 }).map((seconds) => new Date(seconds * 1000)),
    { nil: null },
  ),
});
const fold = (words: PaymentWord[]) => words.reduce(foldPaymentWords);

it("folds to the same word in any order, and however often each is heard", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), (words, order) => {
      const shuffled = words
        .concat(words.slice(0, 3))
        .map((each) => ({ each, key: order.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ each }) => each);
      expect(fold(shuffled)).toEqual(fold(words));
    }),
  );
});

it("is commutative, associative and idempotent", () => {
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(foldPaymentWords(a, b)).toEqual(foldPaymentWords(b, a));
      expect(foldPaymentWords(foldPaymentWords(a, b), c)).toEqual(foldPaymentWords(a, foldPaymentWords(b, c)));
      expect(foldPaymentWords(a, a)).toEqual(a);
      expect(Math.sign(comparePaymentWords(a, b))).toBe(-Math.sign(comparePaymentWords(b, a)) + 0);
    }),
  );
});

const at = (status: string, seconds: number): PaymentWord => ({ status, saidAt: new Date(seconds * 1000) });

it.each([
  ["a failed one that is tried again is pending again", at("failed", 1), at("pending", 2)],
  ["a try ends after it began", at("pending", 1), at("failed", 1)],
  ["money that moved stays", at("canceled", 9), at("succeeded", 1)],
  ["nothing comes after success", at("failed", 9), at("succeeded", 1)],
  ["nothing comes after cancelling but money", at("pending", 9), at("canceled", 1)],
  ["any word is more than none", { status: "pending", saidAt: null }, at("pending", 1)],
])("%s", (_, gives, holds) => {
  expect(foldPaymentWords(gives, holds)).toEqual(holds);
});
