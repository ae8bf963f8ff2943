// Lets a review in that somebody sends: whose it is, and how many may come.
import "server-only";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { noVisit } from "@/lib/auth/case-visit";
import type { Language } from "@/lib/family/parse-language";
import { reviewWords } from "@/lib/family/words/review";
import { AppError, rateLimited, unauthorized } from "@/lib/platform/errors";
import { type Limit, limit } from "@/lib/platform/rate-limit";
import { clientAddress } from "@/lib/platform/visitor";
import { createReview } from "./create-review";
import type { ReviewDto } from "./dto";
import type { NewReview } from "./schema";

/** Sent by one visit, or one user. */
const bySender: Limit = { points: 10, seconds: 3_600 };
/** Sent from one address: a hospital's families share one. */
const byAddress: Limit = { points: 60, seconds: 3_600 };

/**
 * Leaves it as the one who is there. Where a user and a family are there in one browser, what names a case comes from the
 * family's page. Raises as `createReview`, `unauthorized` with nobody there, and `rate_limited`.
 */
export async function sendReview(
  { business, family }: { business: BusinessActor | null; family: FamilyActor | null },
  review: NewReview,
  headers: Headers,
  language: Language,
): Promise<ReviewDto> {
  const isFamilys = review.caseId !== undefined;
  const actor = isFamilys ? (family ?? business) : (business ?? family);
  if (!actor) throw isFamilys ? noVisit(language) : unauthorized();
  const isFamily = actor.kind === "family";
  try {
    await limit("review-sender", isFamily ? actor.sessionId : actor.userId, bySender);
    await limit("review-address", clientAddress(headers), byAddress);
  } catch (error) {
    if (!isFamily || !(error instanceof AppError) || error.retryAfter === undefined) throw error;
    throw rateLimited(reviewWords[language].refused.wait(Math.ceil(error.retryAfter / 60)), error.retryAfter);
  }
  return createReview(actor, review, isFamily ? language : "en");
}
