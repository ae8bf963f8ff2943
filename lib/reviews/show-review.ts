// Shows a hidden review to everybody again, with the reason on record.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, notFound } from "@/lib/platform/errors";
import { type ReviewDto, toReviewDto } from "./dto";
import { loadReview } from "./load-review";
import { mayHideReviews } from "./policy";
import type { hideReviewBody } from "./schema";

/** Raises `not_found` (also to whoever is no administrator) and `conflict` (everybody can read it). */
export async function showReview(
  actor: BusinessActor,
  { id, reason }: z.output<typeof hideReviewBody> & { id: string },
): Promise<ReviewDto> {
  if (!mayHideReviews(actor)) throw notFound();
  return transact(actor, async (unit) => {
    const { review, subject } = await loadReview(unit.db, actor, id);
    if (!review.hiddenAt) throw conflict("Everybody can read this review already.");
    const data = { hiddenAt: null, hiddenReason: null, hiddenById: null };
    await unit.db.review.update({ where: { id }, data });
    unit.record("review.shown", subject, { reviewId: id, reason });
    return toReviewDto({ ...review, ...data, hiddenBy: null }, actor);
  });
}
