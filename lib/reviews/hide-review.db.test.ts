// Hiding reviews on a real database: by administrators, with a reason that stays on record.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { emptyDatabase } from "@/lib/testing/database";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aBusinessReview, aFamilyReview } from "@/lib/testing/reviews";
import { anActor } from "@/prisma/factories";
import { hideReview } from "./hide-review";
import { getReviewSummary, hasReviewed, listReviews } from "./queries";

const reason = "It names a nurse.";
let admin: BusinessActor;
let owner: BusinessActor;
let left: Awaited<ReturnType<typeof aFamilyReview>>;
let id: string;

beforeEach(async () => {
  await emptyDatabase();
  admin = await anActor({ role: "admin", firstName: "Ida", lastName: "Bell" });
  owner = await anActor();
  left = await aFamilyReview(await anActor(), owner);
  id = left.review.id;
});

const idsFor = async (viewer: BusinessActor | null) =>
  (await listReviews(viewer, { limit: 9 })).reviews.map((review) => review.id);

it("does it: nobody reads it, nor is it counted, but for administrators, who read why", async () => {
  const other = await aBusinessReview(owner, { rating: 2 });
  const hidden = await hideReview(admin, { id, reason });
  expect(hidden.hidden).toEqual({ reason, hiddenAt: expect.any(String) as string, hiddenBy: "Ida Bell" });
  for (const viewer of [null, owner]) expect(await idsFor(viewer)).toEqual([other.id]);
  expect(await idsFor(admin)).toEqual([other.id, id]);
  expect(await getReviewSummary()).toEqual({ count: 1, average: 2 });
  // The family has left its words all the same.
  expect(await hasReviewed(left.family)).toBe(true);
});

it("records it: with the reason, on the request of a family's and on the business of a user's", async () => {
  await hideReview(admin, { id, reason });
  expect(await newestLink(left.requestId)).toMatchObject({
    type: "review.hidden",
    actorId: admin.userId,
    payload: { reviewId: id, reason, by: "Ida Bell" },
  });
  const own = await aBusinessReview(owner);
  await hideReview(admin, { id: own.id, reason });
  expect(await newestLink(owner.businessId)).toMatchObject({ type: "review.hidden", requestId: null });
});

it("refuses the wrong state: hidden already, or not there", async () => {
  await hideReview(admin, { id, reason });
  expect(await refusal(hideReview(admin, { id, reason: "Again." }))).toBe("conflict: Ida Bell hid this already.");
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ hiddenReason: reason });
  expect(await refusal(hideReview(admin, { id: "00000000-0000-4000-8000-000000000000", reason }))).toBe(
    "not_found: We could not find this review.",
  );
});

it("refuses the wrong actor, who learns nothing of the door", async () => {
  for (const actor of [owner, await anActor(), await anActor({ role: "driver" })]) {
    expect(await refusal(hideReview(actor, { id, reason }))).toBe("not_found: We could not find this.");
  }
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ hiddenAt: null, hiddenById: null });
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await race({ table: "Review", id }, [
    () => hideReview(admin, { id, reason: "One." }),
    () => hideReview(admin, { id, reason: "Two." }),
  ]);
  expect([won.length, lost]).toEqual([1, ["conflict: Ida Bell hid this already."]]);
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ hiddenReason: won[0]?.hidden?.reason });
});
