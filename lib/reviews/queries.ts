// Reads the reviews, as everybody may.
import "server-only";
import type { z } from "zod";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import { keepFor } from "@/lib/platform/keep-for";
import { describe, log } from "@/lib/platform/log";
import { formatListCursor, type ListPosition } from "@/lib/transports/parse-list-cursor";
import { type ReviewDto, type ReviewExcerptDto, type ReviewRow, type ReviewSummaryDto, toReviewDto } from "./dto";
import { mayHideReviews } from "./policy";
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

type FlatRow = Omit<ReviewRow, "hiddenBy"> & { firstName: string | null; lastName: string | null };

const columns = `r.id, r."customerName", r."showsInitials", r.rating, r.comment, r."serviceName", r."createdAt",
  r."authorId", r."businessOwnerId", r.answer, r."answeredAt", r."hiddenAt", r."hiddenReason", u."firstName", u."lastName"`;
const tables = `"Review" r LEFT JOIN "User" u ON u.id = r."hiddenById"`;

/** One page of the reviews as `viewer` reads them, newest first; administrators read the hidden ones among them. */
export async function listReviews(
  viewer: BusinessActor | null,
  { limit, cursor = beginning }: z.output<typeof listReviewsQuery>,
): Promise<ReviewListDto> {
  const { rows } = await database().pool.query<FlatRow>({
    name: "reviews",
    text: `SELECT ${columns} FROM ${tables}
      WHERE (r."createdAt", r.id) < ($1::timestamptz, $2::uuid) AND (r."hiddenAt" IS NULL OR $4)
      ORDER BY r."createdAt" DESC, r.id DESC LIMIT $3`,
    // One more than is shown tells whether the list goes on.
    values: [cursor.createdAt, cursor.id, limit + 1, mayHideReviews(viewer)],
  });
  return toPage(rows, limit, viewer, ({ createdAt }) => createdAt);
}

/** One page of the reviews that are hidden, the last hidden first. Raises `not_found` to whoever is no administrator. */
export async function listHiddenReviews(
  actor: BusinessActor,
  { limit, cursor = beginning }: z.output<typeof listReviewsQuery>,
): Promise<ReviewListDto> {
  if (!mayHideReviews(actor)) throw notFound();
  const { rows } = await database().pool.query<FlatRow & { hiddenAt: Date }>({
    name: "hidden-reviews",
    text: `SELECT ${columns} FROM ${tables}
      WHERE r."hiddenAt" IS NOT NULL AND (r."hiddenAt", r.id) < ($1::timestamptz, $2::uuid)
      ORDER BY r."hiddenAt" DESC, r.id DESC LIMIT $3`,
    values: [cursor.createdAt, cursor.id, limit + 1],
  });
  return toPage(rows, limit, actor, ({ hiddenAt }) => hiddenAt);
}

/** `instantOf` is what the list is ordered by. */
function toPage<Row extends FlatRow>(
  rows: Row[],
  limit: number,
  viewer: BusinessActor | null,
  instantOf: (row: Row) => Date,
): ReviewListDto {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const reviews = rows.slice(0, limit).map(({ firstName, lastName, ...row }) => {
    const hiddenBy = firstName === null || lastName === null ? null : { firstName, lastName };
    return toReviewDto({ ...row, hiddenBy }, viewer);
  });
  return { reviews, next: last ? formatListCursor({ createdAt: instantOf(last), id: last.id }) : null };
}

/** How many reviews everybody can read, and their average. */
export async function getReviewSummary(): Promise<ReviewSummaryDto> {
  const { _count: count, _avg: average } = await db.review.aggregate({
    where: { hiddenAt: null },
    _count: true,
    _avg: { rating: true },
  });
  return { count, average: average.rating };
}

/** Whether the family's case has its review. */
export async function hasReviewed({ caseId }: FamilyActor): Promise<boolean> {
  return (await db.review.findUnique({ where: { caseId }, select: { id: true } })) !== null;
}

/** How many reviews the first page shows; those without words are passed over among twice as many. */
const excerpted = 3;

async function loadExcerpt(): Promise<ReviewExcerptDto | null> {
  try {
    const [{ reviews }, summary] = await Promise.all([listReviews(null, { limit: 2 * excerpted }), getReviewSummary()]);
    const told = reviews.filter(({ comment }) => comment !== null).slice(0, excerpted);
    return { ...summary, reviews: told };
  } catch (error) {
    log.warn({ error: describe(error) }, "the first page stands without its reviews");
    return null;
  }
}

/** What the first page shows of the reviews, a minute old at most; null while they cannot be read. */
export const findReviewExcerpt = keepFor(60_000, loadExcerpt);
