// Hides a review from everybody, with a reason that administrators read.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, notFound } from "@/lib/platform/errors";
import { type ReviewDto, toReviewDto } from "./dto";
import { loadReview } from "./load-review";
import { mayHideReviews } from "./policy";
import type { hideReviewBody } from "./schema";

/** Raises `not_found` (also to whoever is no administrator) and `conflict` (hidden already). */
export async function hideReview(
  actor: BusinessActor,
  { id, reason }: z.output<typeof hideReviewBody> & { id: string },
): Promise<ReviewDto> {
  if (!mayHideReviews(actor)) throw notFound();
  return transact(actor, async (unit) => {
    const { review, subject } = await loadReview(unit.db, actor, id);
    const { hiddenBy: first } = review;
    if (first) throw conflict(`${`${first.firstName} ${first.lastName}`.trim()} hid this already.`);
    const data = { hiddenAt: unit.now, hiddenReason: reason, hiddenById: actor.userId };
    await unit.db.review.update({ where: { id }, data });
    unit.record("review.hidden", subject, { reviewId: id, reason });
    return toReviewDto({ ...review, ...data, hiddenBy: actor }, actor);
  });
}
