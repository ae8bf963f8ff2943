// That the order in which subscriptions are told of means nothing.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  compareSubscriptionWords,
  isPaused,
  isSubscribed,
  isSubscriptionOver,
  type SubscriptionWord,
} from "./subscription-status";

const moment = fc.integer({ min: 1, max: 3 }).map((seconds) => new Date(seconds * 1000));
const word = fc.record<SubscriptionWord>({
  id: fc.constantFrom("sub_1", "sub_2"),
  status: fc.constantFrom("incomplete", "active", "past_due", "canceled", "odd"),
  beganAt: moment,
  endsAtPeriodEnd: fc.boolean(),
  periodEndsAt: fc.option(moment, { nil: null }),
  saidAt: moment,
});
const fold = (a: SubscriptionWord, b: SubscriptionWord) => (compareSubscriptionWords(a, b) >= 0 ? a : b);

it("is a total order: folding is commutative, associative and idempotent", () => {
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(fold(a, b)).toEqual(fold(b, a));
      expect(fold(fold(a, b), c)).toEqual(fold(a, fold(b, c)));
      expect(fold(a, a)).toEqual(a);
    }),
  );
});

const base: SubscriptionWord = {
  id: "sub_1",
  status: "active",
  beganAt: new Date(1000),
  endsAtPeriodEnd: false,
  periodEndsAt: null,
  saidAt: new Date(2000),
};

it.each([
  [
    "the newer one holds, though the older was told of later",
    { ...base, status: "canceled", saidAt: new Date(9000) },
    { ...base, id: "sub_2", beganAt: new Date(3000) },
  ],
  ["nothing comes after its end", { ...base, saidAt: new Date(9000) }, { ...base, status: "canceled" }],
  ["the later word holds", base, { ...base, status: "past_due", saidAt: new Date(3000) }],
  ["in one second it begins before it is paid", { ...base, status: "incomplete" }, base],
])("%s", (_, gives, holds) => {
  expect([fold(gives, holds), fold(holds, gives)]).toEqual([holds, holds]);
});

it("knows who has one, and who may begin another", () => {
  const all = ["active", "trialing", "incomplete", "past_due", "unpaid", "paused", "canceled", "incomplete_expired"];
  expect([all.filter(isSubscribed), all.filter(isPaused), all.filter(isSubscriptionOver)]).toEqual([
    ["active", "trialing"],
    ["paused"],
    ["canceled", "incomplete_expired"],
  ]);
});
