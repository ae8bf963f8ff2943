// Answers a review as the business that carried the transport out, or corrects its answer.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, forbidden } from "@/lib/platform/errors";
import { type Limit, limit } from "@/lib/platform/rate-limit";
import { type ReviewDto, toReviewDto } from "./dto";
import { loadReview } from "./load-review";
import { mayAnswerReview } from "./policy";
import type { answerReviewBody } from "./schema";

/** Answers and corrections of one user. */
const byUser: Limit = { points: 60, seconds: 3_600 };

/**
 * `replaces` says when the answer was given that this one corrects; without it, it is the first. Raises `not_found` (also
 * a hidden review), `forbidden` (another business carried it out), `conflict` (somebody answered meanwhile) and
 * `rate_limited`.
 */
export async function answerReview(
  actor: BusinessActor,
  { id, answer, replaces }: z.output<typeof answerReviewBody> & { id: string },
): Promise<ReviewDto> {
  await limit("review-answer", actor.userId, byUser);
  return transact(actor, async (unit) => {
    const { review, subject } = await loadReview(unit.db, actor, id);
    if (review.hiddenAt) throw conflict("This review is hidden. Show it again before you answer it.");
    if (!mayAnswerReview(actor, review)) {
      throw forbidden("Only the business that carried out the transport can answer its review.");
    }
    if ((review.answeredAt?.getTime() ?? null) !== (replaces?.getTime() ?? null)) {
      const { firstName, lastName } = review.answeredBy ?? { firstName: "Somebody", lastName: "" };
      throw conflict(`${`${firstName} ${lastName}`.trim()} answered this already. Read that answer first.`);
    }
    // Of two corrections in one millisecond the second still replaces the first.
    const earliest = (review.answeredAt?.getTime() ?? 0) + 1;
    const answeredAt = new Date(Math.max(unit.now.getTime(), earliest));
    const data = { answer, answeredAt, answeredById: actor.userId };
    await unit.db.review.update({ where: { id }, data });
    // The words stand in the review alone, as the reviewer's do.
    unit.record("review.answered", subject, { reviewId: id, isCorrected: review.answer !== null });
    return toReviewDto({ ...review, ...data }, actor);
  });
}
