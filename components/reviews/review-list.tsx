// The reviews as far as they are read, newest first, or what stands there while there are none.
"use client";

import type { MouseEvent } from "react";
import { usePagedList } from "@/components/hooks/paged-list";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingCards } from "@/components/ui/loading-cards";
import type { ReviewDto } from "@/lib/reviews/dto";
import { ReviewCard } from "./review-card";
import { olderAddress, reviewsKey } from "./review-keys";

interface ReviewListProps {
  /** Where the list begins; null with the newest. */
  cursor: string | null;
  zone: string;
  mayHide: boolean;
  onAnswer: (review: ReviewDto) => void;
  onHide: (review: ReviewDto) => void;
}

const failure = "Failed to fetch reviews";

export function ReviewList({ cursor, zone, mayHide, onAnswer, onHide }: ReviewListProps) {
  const asked = usePagedList<ReviewDto>(reviewsKey(cursor));
  const { items, error, isFetching, isPaused, isFetchNextPageError, isFetchingNextPage } = asked;
  const next = asked.data?.pages.at(-1)?.next ?? null;
  // A plain link to the older ones, which with scripts come below those that stand here.
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isFetchingNextPage) void asked.fetchNextPage();
  };
  return (
    <section aria-label="Reviews" className="grid gap-2.5">
      {error && !isFetchNextPageError ? (
        <LoadFailure sentence={failure} error={error} isBusy={isFetching} onRetry={() => void asked.refetch()} />
      ) : null}
      {items === undefined && isPaused ? (
        <p role="status" className="text-muted-foreground">
          The reviews were not read before the connection was lost. They come when the connection is back.
        </p>
      ) : null}
      {items === undefined && !error && !isPaused ? <LoadingCards count={2} /> : null}
      {items?.length === 0 && !error ? <NoReviews /> : null}
      {items && items.length > 0 ? (
        <ul className="grid gap-2.5">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                zone={zone}
                onAnswer={() => onAnswer(review)}
                onHide={mayHide ? () => onHide(review) : null}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isFetchNextPageError ? <p role="alert">{failure}.</p> : null}
      {next === null && cursor === null ? null : (
        <nav aria-label="More reviews" className="flex flex-wrap gap-2 pt-2 max-md:*:flex-1">
          {next === null ? null : (
            <Button asChild variant="secondary" className="max-md:h-12">
              <a href={olderAddress(next)} aria-busy={isFetchingNextPage || undefined} onClick={showMore}>
                {isFetchNextPageError ? "Try again" : isFetchingNextPage ? "Loading" : "Show more"}
              </a>
            </Button>
          )}
          {cursor === null ? null : (
            <Button asChild variant="ghost" className="max-md:h-12">
              <a href="/reviews">Newest reviews</a>
            </Button>
          )}
        </nav>
      )}
    </section>
  );
}

function NoReviews() {
  return (
    <div className="grid gap-1 py-4">
      <h2 className="text-section">No reviews yet</h2>
      <p className="text-muted-foreground">
        What families and businesses say of the transports arranged here stands on this page.
      </p>
    </div>
  );
}
