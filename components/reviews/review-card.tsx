// One review: who wrote it, when, how many stars, the words, and what the business that carried it out says to it.
import { EyeOffIcon } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ReviewDto } from "@/lib/reviews/dto";
import { formatReviewDate, initialsOf } from "@/lib/reviews/format";
import { StarRating } from "./star-rating";

interface ReviewCardProps {
  review: ReviewDto;
  /** IANA zone in which days are read. */
  zone: string;
  /** Null for whoever may not. */
  onHide: (() => void) | null;
  onAnswer?: () => void;
}

export function ReviewCard(props: ReviewCardProps) {
  return (
    <Card>
      <ReviewRow {...props} />
    </Card>
  );
}

/** The same without a surface of its own. */
export function ReviewRow({ review, zone, onHide, onAnswer }: ReviewCardProps) {
  const { customerName, rating, comment, serviceName, createdAt, isFromBusiness, answer, mayAnswer, hidden } = review;
  const id = useId();
  const day = (iso: string) => <time dateTime={iso}>{formatReviewDate(iso, zone)}</time>;
  return (
    <article aria-labelledby={id} className="grid gap-3 px-card-x py-card-y">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-secondary text-label font-semibold text-secondary-foreground"
        >
          {initialsOf(customerName)}
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1.5 md:flex-nowrap">
          <div className="min-w-0">
            <h2 id={id} className="text-name wrap-anywhere">
              {customerName}
            </h2>
            <p className="flex flex-wrap gap-x-3 text-label font-normal text-muted-foreground">
              <span className="wrap-anywhere">{serviceName}</span>
              {day(createdAt)}
              {isFromBusiness ? <span className="font-medium text-foreground">Business user</span> : null}
            </p>
          </div>
          <StarRating rating={rating} className="size-5" />
        </div>
      </div>
      {comment === null ? null : (
        <p className="max-w-[68ch] text-driver whitespace-pre-line wrap-anywhere">{comment}</p>
      )}
      {answer === null ? null : (
        <div className="border-t pt-3">
          <p className="flex flex-wrap gap-x-3 text-label text-muted-foreground">
            Answer of the transport provider
            <span className="font-normal">{day(answer.answeredAt)}</span>
          </p>
          <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </div>
      )}
      {hidden === null ? null : (
        <div className="flex gap-2 border-t pt-3 text-muted-foreground">
          <EyeOffIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p className="min-w-0 max-w-[68ch] whitespace-pre-line wrap-anywhere">
            <span className="font-medium text-foreground">Hidden</span> by {hidden.hiddenBy}, {day(hidden.hiddenAt)}:{" "}
            {hidden.reason}
          </p>
        </div>
      )}
      {(mayAnswer && onAnswer) || onHide ? (
        <div className="flex gap-2">
          {mayAnswer && onAnswer ? (
            <Button variant="secondary" size="sm" aria-describedby={id} onClick={onAnswer}>
              {answer ? "Change Answer" : "Answer"}
            </Button>
          ) : null}
          {onHide ? (
            <Button
              variant="ghost"
              size="sm"
              aria-describedby={id}
              className={mayAnswer ? undefined : "-ml-3"}
              onClick={onHide}
            >
              {hidden ? "Show Again" : "Hide"}
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
