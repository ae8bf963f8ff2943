// Showing hidden reviews again on a real database.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { emptyDatabase } from "@/lib/testing/database";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aBusinessReview, aFamilyReview } from "@/lib/testing/reviews";
import { anActor } from "@/prisma/factories";
import { hideReview } from "./hide-review";
import { getReviewSummary, listReviews } from "./queries";
import { showReview } from "./show-review";

const reason = "The name was the reviewer's own.";
let admin: BusinessActor;
let owner: BusinessActor;
let id: string;
let requestId: string;

beforeEach(async () => {
  await emptyDatabase();
  admin = await anActor({ role: "admin", firstName: "Ida", lastName: "Bell" });
  owner = await anActor();
  const left = await aFamilyReview(await anActor(), owner);
  [id, requestId] = [left.review.id, left.requestId];
  await hideReview(admin, { id, reason: "It names a nurse." });
});

it("does it: everybody reads it where it stood before, and it counts", async () => {
  const newer = await aBusinessReview(owner);
  expect((await showReview(admin, { id, reason })).hidden).toBeNull();
  const { reviews } = await listReviews(null, { limit: 9 });
  expect(reviews.map((review) => review.id)).toEqual([newer.id, id]);
  expect(await getReviewSummary()).toEqual({ count: 2, average: 5 });
  // What was hidden once can be hidden again.
  expect((await hideReview(admin, { id, reason })).hidden).toMatchObject({ reason });
});

it("records it: with the reason", async () => {
  await showReview(admin, { id, reason });
  expect(await newestLink(requestId)).toMatchObject({
    type: "review.shown",
    payload: { reviewId: id, reason, by: "Ida Bell" },
  });
});

it("refuses the wrong state: not hidden, or not there", async () => {
  await showReview(admin, { id, reason });
  expect(await refusal(showReview(admin, { id, reason }))).toBe("conflict: Everybody can read this review already.");
  expect(await refusal(showReview(admin, { id: "00000000-0000-4000-8000-000000000000", reason }))).toBe(
    "not_found: We could not find this review.",
  );
});

it("refuses the wrong actor, who learns nothing of the door", async () => {
  for (const actor of [owner, await anActor()]) {
    expect(await refusal(showReview(actor, { id, reason }))).toBe("not_found: We could not find this.");
  }
  expect((await db.review.findUniqueOrThrow({ where: { id } })).hiddenAt).not.toBeNull();
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await race({ table: "Review", id }, [
    () => showReview(admin, { id, reason }),
    () => showReview(admin, { id, reason }),
  ]);
  expect([won.length, lost]).toEqual([1, ["conflict: Everybody can read this review already."]]);
  expect((await db.review.findUniqueOrThrow({ where: { id } })).hiddenAt).toBeNull();
});
