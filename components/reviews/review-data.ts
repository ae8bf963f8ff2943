// What the reviews' screen reads and changes, and what is read again after a change.
"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { useChange } from "@/components/hooks/use-change";
import type { ReviewDto, ReviewSummaryDto } from "@/lib/reviews/dto";
import { reviewedService } from "@/lib/reviews/words/form";
import { summaryKey } from "./review-keys";

export const useReviewSummary = () => useQuery<ReviewSummaryDto>({ queryKey: summaryKey });

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(?:admin\/)?reviews\b/.test(String(queryKey[0])) });

/** What the dialog leaves a review with. */
export interface FilledReview {
  customerName: string;
  rating: number;
  comment: string;
}

export const useAddReview = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: (filled: FilledReview) =>
      apiRequest<ReviewDto>("POST", "/api/reviews", { ...filled, serviceName: reviewedService }),
    onDone,
    onFailed,
    refresh,
  });

/** Answers a review, or corrects the answer that stands. */
export const useAnswerReview = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: ({ review, answer }: { review: ReviewDto; answer: string }) =>
      apiRequest<ReviewDto>("POST", `/api/reviews/${review.id}/answer`, {
        answer,
        ...(review.answer && { replaces: review.answer.answeredAt }),
      }),
    onDone,
    onFailed,
    refresh,
  });

/** Hides a review, or shows a hidden one again. */
export const useHideReview = (onDone: () => void, onFailed: (error: Error) => void) =>
  useChange({
    send: ({ review, reason }: { review: ReviewDto; reason: string }) =>
      apiRequest<ReviewDto>("POST", `/api/reviews/${review.id}/${review.hidden ? "show" : "hide"}`, { reason }),
    onDone,
    onFailed,
    refresh,
  });
