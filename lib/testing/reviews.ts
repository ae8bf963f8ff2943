// Reviews on a real database: those of families, and of users of businesses.
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { openCase } from "@/lib/family/open-case";
import { createReview } from "@/lib/reviews/create-review";
import type { ReviewDto } from "@/lib/reviews/dto";
import { reviewBody } from "@/lib/reviews/schema";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { aCompletedTransport } from "@/prisma/factories";

const filled = { customerName: "Rosa Ortega Luna", rating: 5, comment: "They were kind to my father." };

/** A visit of the family of a transport that `owner` has completed for `creator`. */
export async function aFamilyVisit(creator: BusinessActor, owner: BusinessActor): Promise<FamilyActor> {
  const { request } = await aCompletedTransport(creator, owner);
  const { caseId } = await issueFamilyAccess(owner, { id: request.id });
  return aVisitOf(caseId);
}

/** A visit of a case that has no PIN. */
export async function aVisitOf(caseId: string): Promise<FamilyActor> {
  const { token } = await openCase({ caseId }, new Headers(), "en");
  const family = await findFamilyByToken(token);
  if (!family) throw new Error("The visit did not open.");
  return family;
}

/** A family's review of a transport that `owner` has carried out for `creator`, with its request. */
export async function aFamilyReview(
  creator: BusinessActor,
  owner: BusinessActor,
  more: object = {},
): Promise<{ review: ReviewDto; requestId: string; family: FamilyActor }> {
  const family = await aFamilyVisit(creator, owner);
  const review = await createReview(family, reviewBody.parse({ ...filled, ...more }), "en");
  return { review, requestId: family.requestId, family };
}

/** A review that a user of a business has left. */
export function aBusinessReview(author: BusinessActor, more: object = {}): Promise<ReviewDto> {
  return createReview(author, reviewBody.parse({ ...filled, ...more }), "en");
}
