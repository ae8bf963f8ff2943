// Reads the reviews, as everybody may.
import "server-only";
import type { z } from "zod";
import type { FamilyActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import { formatListCursor, type ListPosition } from "@/lib/transports/parse-list-cursor";
import { type ReviewDto, type ReviewRow, type ReviewSummaryDto, toReviewDto } from "./dto";
import type { listReviewsQuery } from "./schema";

interface ReviewListDto {
  reviews: ReviewDto[];
  /** The `cursor` that leads on; null at the end. */
  next: string | null;
}

/** Before every review there may be. */
const beginning: ListPosition = {
  createdAt: new Date("9999-12-31T00:00:00Z"),
  id: "ffffffff-ffff-ffff-ffff-ffffffffffff",
};

/** One page of the reviews, newest first. */
export async function listReviews({
  limit,
  cursor = beginning,
}: z.output<typeof listReviewsQuery>): Promise<ReviewListDto> {
  const { rows } = await database().pool.query<ReviewRow>({
    name: "reviews",
    text: `SELECT id, "customerName", "showsInitials", rating, comment, "serviceName", "createdAt", "authorId"
      FROM "Review" WHERE ("createdAt", id) < ($1::timestamptz, $2::uuid)
      ORDER BY "createdAt" DESC, id DESC LIMIT $3`,
    // One more than is shown tells whether the list goes on.
    values: [cursor.createdAt, cursor.id, limit + 1],
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { reviews: rows.slice(0, limit).map(toReviewDto), next: last ? formatListCursor(last) : null };
}

/** How many reviews there are, and their average. */
export async function getReviewSummary(): Promise<ReviewSummaryDto> {
  const { _count: count, _avg: average } = await db.review.aggregate({ _count: true, _avg: { rating: true } });
  return { count, average: average.rating };
}

/** Whether the family's case has its review. */
export async function hasReviewed({ caseId }: FamilyActor): Promise<boolean> {
  return (await db.review.findUnique({ where: { caseId }, select: { id: true } })) !== null;
}
