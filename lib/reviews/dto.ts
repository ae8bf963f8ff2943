// What everybody may read of a review: never whose case it is, nor which business carried it out.
import { formatInitials } from "./format";
import { mayAnswerReview, mayHideReviews, type ReviewViewer } from "./policy";

/** A review as the contract names it. */
export interface ReviewDto {
  id: string;
  /** As it was given, or the initials of it: 'E. W.'. */
  customerName: string;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
  serviceName: string;
  /** ISO 8601. */
  createdAt: string;
  /** Written by a user of a business, and not by a family. */
  isFromBusiness: boolean;
  /** What the business that carried it out says to it, without its name. */
  answer: { text: string; answeredAt: string } | null;
  /** The reader is of the business that carried it out. */
  mayAnswer: boolean;
  /** For administrators alone: nobody else reads a hidden review. */
  hidden: HiddenDto | null;
}

interface HiddenDto {
  reason: string;
  /** ISO 8601. */
  hiddenAt: string;
  hiddenBy: string;
}

export interface ReviewRow {
  id: string;
  customerName: string;
  showsInitials: boolean;
  rating: number;
  comment: string | null;
  serviceName: string;
  createdAt: Date;
  authorId: string | null;
  businessOwnerId: string | null;
  answer: string | null;
  answeredAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenBy: { firstName: string; lastName: string } | null;
}

/** As `viewer` reads it; null is anybody. */
export function toReviewDto(row: ReviewRow, viewer: ReviewViewer | null): ReviewDto {
  const { id, customerName, showsInitials, rating, comment, serviceName, createdAt, authorId } = row;
  const { answer, answeredAt } = row;
  return {
    id,
    customerName: showsInitials ? formatInitials(customerName) : customerName,
    rating,
    comment,
    serviceName,
    createdAt: createdAt.toISOString(),
    isFromBusiness: authorId !== null,
    answer: answer !== null && answeredAt ? { text: answer, answeredAt: answeredAt.toISOString() } : null,
    mayAnswer: mayAnswerReview(viewer, row),
    hidden: mayHideReviews(viewer) ? toHiddenDto(row) : null,
  };
}

function toHiddenDto({ hiddenAt, hiddenReason, hiddenBy }: ReviewRow): HiddenDto | null {
  if (hiddenAt === null || hiddenReason === null || hiddenBy === null) return null;
  const by = `${hiddenBy.firstName} ${hiddenBy.lastName}`.trim();
  return { reason: hiddenReason, hiddenAt: hiddenAt.toISOString(), hiddenBy: by };
}

/** All reviews together that everybody can read. */
export interface ReviewSummaryDto {
  count: number;
  /** 1 to 5; null where there are none. */
  average: number | null;
}

/** The newest few that say something, beside the count and average of all. */
export interface ReviewExcerptDto extends ReviewSummaryDto {
  reviews: ReviewDto[];
}
