// Loads and holds a review within the verbs that answer, hide and show it.
import "server-only";
import type { EventSubject } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Db, Prisma } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import { privateSubjectOf } from "@/lib/transports/move-request";
import { mayHideReviews } from "./policy";

const include = {
  request: { select: { id: true, creatingBusinessId: true, businessId: true, ownerBusinessId: true, status: true } },
  author: { select: { businessId: true } },
  answeredBy: { select: { firstName: true, lastName: true } },
  hiddenBy: { select: { firstName: true, lastName: true } },
} satisfies Prisma.ReviewInclude;

/**
 * The review, held until the transaction's end, and what an event of it is about: its family's request, else its author's
 * business. Raises `not_found`, also for one that is hidden from the actor.
 */
export async function loadReview(
  db: Db,
  actor: BusinessActor,
  id: string,
): Promise<{ review: Prisma.ReviewGetPayload<{ include: typeof include }>; subject: EventSubject }> {
  await db.$queryRaw`SELECT 1 FROM "Review" WHERE id = ${id}::uuid FOR UPDATE`;
  const review = await db.review.findUnique({ where: { id }, include });
  if (!review || (review.hiddenAt && !mayHideReviews(actor))) throw notFound("We could not find this review.");
  const { request, author } = review;
  return { review, subject: request ? privateSubjectOf(request) : author ? { businessId: author.businessId } : {} };
}
