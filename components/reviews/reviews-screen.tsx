// Customer Reviews: the average, how many there are, and each one; a signed-in user adds to them.
"use client";

import { parseAsBoolean, useQueryState } from "nuqs";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ReviewDto } from "@/lib/reviews/dto";
import { formatAverage, formatReviewCount } from "@/lib/reviews/format";
import { AddReviewDialog } from "./add-review-dialog";
import { AnswerReviewDialog } from "./answer-review-dialog";
import { HideReviewDialog } from "./hide-review-dialog";
import { useReviewSummary } from "./review-data";
import { ReviewList } from "./review-list";
import { StarRating } from "./star-rating";

interface ReviewsScreenProps {
  /** The signed-in user; null for everybody else. */
  viewer: { name: string; mayHide: boolean } | null;
  /** IANA zone in which days are read. */
  zone: string;
  /** Where the list begins; null with the newest. */
  cursor: string | null;
}

/** Whoever signs in to write comes back to the open dialog. */
const signInToWrite = `/api/login?callbackUrl=${encodeURIComponent("/reviews?write=true")}`;

export function ReviewsScreen({ viewer, zone, cursor }: ReviewsScreenProps) {
  const [isWriting, setWriting] = useQueryState("write", parseAsBoolean.withDefault(false));
  const [answered, setAnswered] = useState<ReviewDto | null>(null);
  const [hidden, setHidden] = useState<ReviewDto | null>(null);
  return (
    <div className="mx-auto grid w-full max-w-190 gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="grid gap-3">
          <h1 className="text-title">Customer Reviews</h1>
          <ReviewSummary />
        </div>
        <div className="max-md:w-full">
          {viewer ? (
            <Button className="max-md:h-12 max-md:w-full" onClick={() => void setWriting(true)}>
              Add Review
            </Button>
          ) : (
            <Button asChild className="max-md:h-12 max-md:w-full">
              <a href={signInToWrite}>Add Review</a>
            </Button>
          )}
        </div>
      </div>
      {viewer ? null : (
        <p className="-mt-2 max-w-[68ch] text-muted-foreground">
          Businesses sign in to add a review. Families leave a few words in the{" "}
          <a href="/family/login" className="text-link">
            Family Portal
          </a>{" "}
          once the transport is completed.
        </p>
      )}
      <ReviewList
        cursor={cursor}
        zone={zone}
        mayHide={viewer?.mayHide ?? false}
        onAnswer={setAnswered}
        onHide={setHidden}
      />
      {viewer && isWriting ? <AddReviewDialog userName={viewer.name} onClose={() => void setWriting(null)} /> : null}
      {answered ? <AnswerReviewDialog review={answered} onClose={() => setAnswered(null)} /> : null}
      {hidden ? <HideReviewDialog review={hidden} onClose={() => setHidden(null)} /> : null}
    </div>
  );
}

function ReviewSummary() {
  const { data } = useReviewSummary();
  const { count, average } = data ?? { count: 0, average: null };
  return (
    <div className="flex items-center gap-4">
      <p className="text-[3rem] leading-[3rem] font-semibold tracking-[-.035em] tabular-nums">
        <span className="sr-only">Average rating </span>
        {formatAverage(average)}
      </p>
      <div className="grid gap-1">
        <StarRating rating={average ?? 0} className="size-5" />
        <p className="text-muted-foreground tabular-nums">{formatReviewCount(count)}</p>
      </div>
    </div>
  );
}
