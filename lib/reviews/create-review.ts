// Leaves a review: a family of its transport, once it is completed; a user of a business as often as there is reason to.
import "server-only";
import { type EventSubject, transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { noVisit } from "@/lib/auth/case-visit";
import type { Language } from "@/lib/family/parse-language";
import { reviewWords } from "@/lib/family/words/review";
import { conflict, invalid } from "@/lib/platform/errors";
import { lockRequest } from "@/lib/transports/load-request";
import { privateSubjectOf } from "@/lib/transports/move-request";
import { type ReviewDto, toReviewDto } from "./dto";
import type { NewReview } from "./schema";
import { missingComment } from "./words/form";

/**
 * Of which case it is and who carried it out the actor says, never what was sent. A family is answered in `language`.
 * Raises `invalid` (a business user says something), `unauthorized` (the visit is over) and `conflict` (not completed
 * yet, or the case has its review).
 */
export async function createReview(
  actor: BusinessActor | FamilyActor,
  review: NewReview,
  language: Language,
): Promise<ReviewDto> {
  const { customerName, rating, comment, serviceName, showsInitials } = review;
  if (actor.kind === "business" && comment === undefined) throw invalid(missingComment, { comment: missingComment });
  return transact<BusinessActor | FamilyActor, ReviewDto>(actor, async (unit) => {
    const { subject, ...origin } = actor.kind === "family" ? await holdCase(unit, actor, language) : authorOf(actor);
    const row = await unit.db.review.create({
      data: {
        customerName,
        rating,
        comment: comment ?? null,
        serviceName,
        showsInitials,
        createdAt: unit.now,
        ...origin,
      },
    });
    // Neither the name nor the words: they stand in the review alone, and are gone with it.
    unit.record("review.created", subject, { reviewId: row.id, rating });
    return toReviewDto({ ...row, hiddenBy: null }, actor.kind === "business" ? actor : null);
  });
}

interface Origin {
  subject: EventSubject;
  caseId?: string;
  businessOwnerId?: string;
  authorId?: string;
}

const authorOf = ({ businessId, userId }: BusinessActor): Origin => ({ subject: { businessId }, authorId: userId });

/** Holds the case, so that of two who write at once the second is told. */
async function holdCase({ db }: Unit, family: FamilyActor, language: Language): Promise<Origin> {
  const { requestId, caseId, accessId, sessionId } = family;
  await lockRequest(db, requestId);
  const row = await db.serviceRequest.findUnique({
    where: {
      id: requestId,
      caseId,
      familyAccess: { id: accessId, revokedAt: null, sessions: { some: { id: sessionId, endedAt: null } } },
    },
    include: { review: { select: { id: true } } },
  });
  if (!row) throw noVisit(language);
  const { early, again } = reviewWords[language].refused;
  if (row.status !== "completed" || row.ownerBusinessId === null) throw conflict(early);
  if (row.review) throw conflict(again);
  return { subject: privateSubjectOf(row), caseId, businessOwnerId: row.ownerBusinessId };
}
