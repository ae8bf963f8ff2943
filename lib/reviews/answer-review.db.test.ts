// Answering reviews on a real database: by who carried the transport out, once, and corrected knowingly.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { emptyDatabase } from "@/lib/testing/database";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aBusinessReview, aFamilyReview } from "@/lib/testing/reviews";
import { anActor } from "@/prisma/factories";
import { answerReview } from "./answer-review";
import { hideReview } from "./hide-review";
import { answerReviewBody } from "./schema";

const nine = new Date("2026-11-22T03:00:00.000Z");
const noReview = "00000000-0000-4000-8000-000000000000";
let creator: BusinessActor;
let owner: BusinessActor;
let id: string;
let requestId: string;

beforeEach(async () => {
  await emptyDatabase();
  [creator, owner] = [await anActor(), await anActor()];
  const left = await aFamilyReview(creator, owner);
  [id, requestId] = [left.review.id, left.requestId];
});

const answer = (actor: BusinessActor, text = "Thank you, Ms. Luna.", replaces?: string) =>
  answerReview(actor, { id, ...answerReviewBody.parse({ answer: text, replaces }) });
const kept = () => db.review.findUniqueOrThrow({ where: { id } });

it("does it: everybody reads the words, and nobody the name", async () => {
  const answered = await at(nine, () => answer(owner, "  Thank you, Ms. Luna. "));
  expect(answered).toMatchObject({
    answer: { text: "Thank you, Ms. Luna.", answeredAt: nine.toISOString() },
    mayAnswer: true,
    hidden: null,
  });
  expect(await kept()).toMatchObject({ answer: "Thank you, Ms. Luna.", answeredById: owner.userId });
  expect(JSON.stringify(answered)).not.toContain(owner.businessName);
});

it("does it again for whoever corrects the answer that stands, also within one moment", async () => {
  const first = await at(nine, () => answer(owner));
  const second = await at(nine, () => answer(owner, "Thank you.", first.answer?.answeredAt));
  expect(second.answer).toEqual({ text: "Thank you.", answeredAt: "2026-11-22T03:00:00.001Z" });
  expect(await refusal(answer(owner, "Once more.", first.answer?.answeredAt))).toMatch(/^conflict: /);
  expect((await newestLink(requestId)).payload).toMatchObject({ isCorrected: true });
});

it("records it: on the request, without the words", async () => {
  await answer(owner);
  expect(await newestLink(requestId)).toMatchObject({
    type: "review.answered",
    actorId: owner.userId,
    payload: { reviewId: id, isCorrected: false, by: "Ana Ruiz" },
  });
});

it("refuses the wrong state: answered already, hidden, or not there", async () => {
  await answer(owner);
  const again = "conflict: Ana Ruiz answered this already. Read that answer first.";
  expect(await refusal(answer(owner, "Again."))).toBe(again);
  expect(await kept()).toMatchObject({ answer: "Thank you, Ms. Luna." });
  const unanswered = (await aFamilyReview(creator, owner)).review.id;
  const early = answerReviewBody.parse({ answer: "x", replaces: nine.toISOString() });
  expect(await refusal(answerReview(owner, { id: unanswered, ...early }))).toMatch(/^conflict: /);
  await hideReview(await anActor({ role: "admin" }), { id, reason: "It names a person." });
  expect(await refusal(answer(owner))).toBe("not_found: We could not find this review.");
  expect(await refusal(answerReview(owner, { id: noReview, answer: "x" }))).toBe(
    "not_found: We could not find this review.",
  );
});

it("refuses the wrong actor: who called, a stranger, an administrator, and anybody for a business's review", async () => {
  const words = "forbidden: Only the business that carried out the transport can answer its review.";
  for (const actor of [creator, await anActor(), await anActor({ role: "admin" })]) {
    expect(await refusal(answer(actor))).toBe(words);
  }
  const own = await aBusinessReview(owner);
  expect(own.mayAnswer).toBe(false);
  expect(await refusal(answerReview(owner, { id: own.id, answer: "x" }))).toBe(words);
  expect(await kept()).toMatchObject({ answer: null, answeredAt: null, answeredById: null });
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await race({ table: "Review", id }, [
    () => answer(owner, "From the desk."),
    () => answer(owner, "From the office."),
  ]);
  expect([won.length, lost]).toEqual([1, ["conflict: Ana Ruiz answered this already. Read that answer first."]]);
  expect(await kept()).toMatchObject({ answer: won[0]?.answer?.text });
});

it("takes sixty an hour of one user, whatever becomes of them", async () => {
  for (let nth = 1; nth <= 60; nth += 1) {
    expect(await refusal(answerReview(creator, { id: noReview, answer: "x" }))).toMatch(/^not_found: /);
  }
  expect(await refusal(answerReview(creator, { id: noReview, answer: "x" }))).toMatch(/^rate_limited: /);
  expect(await answer(owner)).toMatchObject({ mayAnswer: true });
});
