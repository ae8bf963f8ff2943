// What is taken for a review, and what is not.
import { expect, it } from "vitest";
import { answerReviewBody, hideReviewBody, listReviewsQuery, reviewBody } from "./schema";
import { missingAnswer, missingName, missingRating } from "./words/form";

const filled = { customerName: "Rosa Luna", rating: 5 };

/** The sentence that each refused field is told. */
function refusals(body: unknown): Record<string, string> {
  const { error } = reviewBody.safeParse(body);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

it("takes a rating and a name, and fills in the rest", () => {
  expect(reviewBody.parse(filled)).toEqual({ ...filled, serviceName: "Mortuary Transport", showsInitials: false });
  const sent = { customerName: "  Rosa \t Luna ", rating: 1, comment: " One.\nTwo. ", serviceName: " " };
  expect(reviewBody.parse({ ...sent, showsInitials: true })).toEqual({
    customerName: "Rosa Luna",
    rating: 1,
    comment: "One.\nTwo.",
    serviceName: "Mortuary Transport",
    showsInitials: true,
  });
});

it("keeps markup as the text that it is, and takes what turns the text around out of it", () => {
  const comment = "<b onclick=alert(1)>x</b> \u202Eevil";
  expect(reviewBody.parse({ ...filled, comment }).comment).toBe("<b onclick=alert(1)>x</b> evil");
});

it.each([0, 6, -1, 4.5, 1e9, "5", "", null, undefined, true, [5], { value: 5 }])("%j is no rating", (rating) => {
  expect(refusals({ ...filled, rating })).toEqual({ rating: missingRating });
});

it.each(["", "   ", "\u200b", "…", "5", "🙂", null, undefined, 5, {}, ["Rosa"]])("%j is no name", (customerName) => {
  expect(refusals({ ...filled, customerName })).toEqual({ customerName: missingName });
});

it.each([
  ["customerName", "R".repeat(101), "At most 100 characters."],
  ["comment", "x".repeat(2_001), "At most 2,000 characters."],
  ["serviceName", "x".repeat(101), "At most 100 characters."],
  ["comment", "\u0000", "This contains characters that cannot be stored."],
  ["customerName", "Rosa \uD800", "This contains characters that cannot be stored."],
  ["comment", { contains: "" }, "This must be text."],
  ["showsInitials", "yes", "Say true or false."],
])("%s refuses what does not fit", (name, value, sentence) => {
  expect(refusals({ ...filled, [name]: value })).toEqual({ [name]: sentence });
});

it("does not look at whose it says to be, and knows no other field", () => {
  for (const caseId of ["CHI-202611-7QF3K-9TX2M", null, 5, { contains: "" }]) {
    expect(refusals({ ...filled, caseId, businessOwnerId: caseId })).toEqual({});
  }
  expect(reviewBody.safeParse({ ...filled, authorId: "x" }).success).toBe(false);
});

it("asks for pages as the other lists do", () => {
  expect(listReviewsQuery.parse({})).toEqual({ limit: 200 });
  for (const query of [{ limit: "0" }, { limit: "201" }, { limit: ["1", "2"] }, { cursor: "x" }, { rating: "5" }]) {
    expect(listReviewsQuery.safeParse(query).success).toBe(false);
  }
});

it("takes an answer with words in it, and the instant of the one that it corrects", () => {
  const replaces = "2026-11-21T18:00:00.000Z";
  expect(answerReviewBody.parse({ answer: " Thank <b>you</b>. " })).toEqual({ answer: "Thank <b>you</b>." });
  expect(answerReviewBody.parse({ answer: "x", replaces })).toEqual({ answer: "x", replaces: new Date(replaces) });
  for (const answer of [undefined, null, "", " \n", 5, { contains: "" }]) {
    expect(answerReviewBody.safeParse({ answer }).error?.issues).toMatchObject([{ message: missingAnswer }]);
  }
  for (const wrong of [{ answer: "x".repeat(2_001) }, { answer: "x\u0000" }, { answer: "x", replaces: "yesterday" }]) {
    expect(answerReviewBody.safeParse(wrong).success).toBe(false);
  }
  expect(answerReviewBody.safeParse({ answer: "x", rating: 5 }).success).toBe(false);
});

it("hides nothing without a reason", () => {
  expect(hideReviewBody.parse({ reason: " It names a nurse. " })).toEqual({ reason: "It names a nurse." });
  for (const reason of [undefined, null, " ", 5, "x".repeat(2_001)]) {
    expect(hideReviewBody.safeParse({ reason }).success).toBe(false);
  }
});
