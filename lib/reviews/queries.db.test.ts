// The reviews as everybody reads them.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { emptyDatabase } from "@/lib/testing/database";
import { refusal } from "@/lib/testing/outcomes";
import { aBusinessReview, aFamilyReview, aFamilyVisit } from "@/lib/testing/reviews";
import { anActor } from "@/prisma/factories";
import { answerReview } from "./answer-review";
import { createReview } from "./create-review";
import { hideReview } from "./hide-review";
import { findReviewExcerpt, getReviewSummary, hasReviewed, listHiddenReviews, listReviews } from "./queries";
import { listReviewsQuery, reviewBody } from "./schema";

const nine = new Date("2026-11-22T03:00:00.000Z");
let author: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  author = await anActor();
});

const list = (query: object = {}) => listReviews(null, listReviewsQuery.parse(query));
const write = (comment: string, rating = 5, minutes = 0) =>
  at(new Date(nine.getTime() + minutes * 60_000), () =>
    aBusinessReview(author, { customerName: "Ana Ruiz", rating, comment }),
  );

it("has none to begin with", async () => {
  expect(await list()).toEqual({ reviews: [], next: null });
  expect(await getReviewSummary()).toEqual({ count: 0, average: null });
});

it("lists them newest first, a page at a time, also those of one moment", async () => {
  for (const minutes of [0, 1, 1, 1, 2]) await write(`After ${minutes}`, 5, minutes);
  const seen: string[] = [];
  let cursor: string | undefined;
  const sizes: number[] = [];
  do {
    const page = await list({ limit: "2", ...(cursor && { cursor }) });
    seen.push(...page.reviews.map(({ id }) => id));
    sizes.push(page.reviews.length);
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(sizes).toEqual([2, 2, 1]);
  const { reviews, next } = await list();
  expect(seen).toEqual(reviews.map(({ id }) => id));
  expect(reviews.map(({ comment }) => comment)).toEqual(["After 2", "After 1", "After 1", "After 1", "After 0"]);
  expect(next).toBeNull();
});

it("counts them and takes their average", async () => {
  for (const rating of [5, 4, 4]) await write("Thank you.", rating);
  expect(await getReviewSummary()).toEqual({ count: 3, average: expect.closeTo(13 / 3, 6) });
});

it("tells nothing of the case, of who carried it out, nor the name behind the initials", async () => {
  const family = await aFamilyVisit(await anActor(), author);
  expect(await hasReviewed(family)).toBe(false);
  const { id } = await createReview(
    family,
    reviewBody.parse({ customerName: "Rosa Luna", rating: 5, showsInitials: true }),
    "en",
  );
  expect(await hasReviewed(family)).toBe(true);
  await answerReview(author, { id, answer: "Thank you." });
  const { reviews } = await list();
  expect(reviews).toEqual([
    {
      id,
      customerName: "R. L.",
      rating: 5,
      comment: null,
      serviceName: "Mortuary Transport",
      createdAt: expect.any(String) as string,
      isFromBusiness: false,
      answer: { text: "Thank you.", answeredAt: expect.any(String) as string },
      mayAnswer: false,
      hidden: null,
    },
  ]);
});

it("tells a business which reviews are its own to answer, and no other", async () => {
  const [mine, others] = [await aFamilyReview(await anActor(), author), await aFamilyReview(author, await anActor())];
  const { reviews } = await listReviews(author, { limit: 9 });
  expect(reviews.map(({ id, mayAnswer }) => [id, mayAnswer])).toEqual([
    [others.review.id, false],
    [mine.review.id, true],
  ]);
});

it("lists the hidden ones to administrators, the last hidden first, a page at a time", async () => {
  const admin = await anActor({ role: "admin", firstName: "Ida", lastName: "Bell" });
  const [first, second, third] = [await write("One"), await write("Two", 4, 1), await write("Three", 3, 2)];
  const hide = (id: string, minutes: number) =>
    at(new Date(nine.getTime() + minutes * 60_000), () => hideReview(admin, { id, reason: `After ${minutes}` }));
  await hide(third.id, 10);
  await hide(first.id, 11);
  const page = await listHiddenReviews(admin, listReviewsQuery.parse({ limit: "1" }));
  expect(page.reviews).toMatchObject([{ id: first.id, hidden: { reason: "After 11", hiddenBy: "Ida Bell" } }]);
  const rest = await listHiddenReviews(admin, listReviewsQuery.parse({ cursor: page.next }));
  expect(rest).toMatchObject({ reviews: [{ id: third.id }], next: null });
  expect((await list()).reviews.map(({ id }) => id)).toEqual([second.id]);
  expect(await refusal(listHiddenReviews(author, listReviewsQuery.parse({})))).toMatch(/^not_found: /);
});

it("keeps the first page's excerpt for a minute: the newest three with words", async () => {
  for (const minutes of [0, 1, 2, 3]) await write(`After ${minutes}`, 4, minutes);
  const seen = async (minutes: number) => {
    const excerpt = await at(new Date(nine.getTime() + minutes * 60_000), findReviewExcerpt);
    return excerpt && { ...excerpt, reviews: excerpt.reviews.map(({ comment }) => comment) };
  };
  const first = { count: 4, average: 4, reviews: ["After 3", "After 2", "After 1"] };
  expect(await seen(10)).toEqual(first);
  await write("After 11", 4, 11);
  expect(await seen(10.9)).toEqual(first);
  expect(await seen(11.1)).toMatchObject({ count: 5, reviews: ["After 11", "After 3", "After 2"] });
});
