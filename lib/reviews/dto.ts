// What everybody may read of a review: never whose case it is, nor which business carried it out.
import { formatInitials } from "./format";

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
}

export function toReviewDto(row: ReviewRow): ReviewDto {
  const { id, customerName, showsInitials, rating, comment, serviceName, createdAt, authorId } = row;
  return {
    id,
    customerName: showsInitials ? formatInitials(customerName) : customerName,
    rating,
    comment,
    serviceName,
    createdAt: createdAt.toISOString(),
    isFromBusiness: authorId !== null,
  };
}

/** All reviews together. */
export interface ReviewSummaryDto {
  count: number;
  /** 1 to 5; null where there are none. */
  average: number | null;
}
