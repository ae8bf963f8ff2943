// The reviews as everybody reads them.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-session";
import { openCase } from "@/lib/family/open-case";
import { at } from "@/lib/platform/clock";
import { emptyDatabase } from "@/lib/testing/database";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { aCompletedTransport, anActor } from "@/prisma/factories";
import { createReview } from "./create-review";
import { getReviewSummary, hasReviewed, listReviews } from "./queries";
import { listReviewsQuery, reviewBody } from "./schema";

const nine = new Date("2026-11-22T03:00:00.000Z");
let author: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  author = await anActor();
});

const list = (query: object = {}) => listReviews(listReviewsQuery.parse(query));
const write = (comment: string, rating = 5, minutes = 0) =>
  at(new Date(nine.getTime() + minutes * 60_000), () =>
    createReview(author, reviewBody.parse({ customerName: "Ana Ruiz", rating, comment }), "en"),
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
  const { request } = await aCompletedTransport(await anActor(), author, { deceasedName: "Agnes Bell" });
  const { caseId } = await issueFamilyAccess(author, { id: request.id });
  const { token } = await openCase({ caseId }, new Headers(), "en");
  const family = await findFamilyByToken(token);
  if (!family) throw new Error("The visit did not open.");
  expect(await hasReviewed(family)).toBe(false);
  const { id } = await createReview(
    family,
    reviewBody.parse({ customerName: "Rosa Luna", rating: 5, showsInitials: true }),
    "en",
  );
  expect(await hasReviewed(family)).toBe(true);
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
    },
  ]);
});
