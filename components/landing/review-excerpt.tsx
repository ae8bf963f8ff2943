// The newest reviews on the first page, below their count and average.
import type { ReviewDto, ReviewExcerptDto } from "@/lib/reviews/dto";
import { formatAverage } from "@/lib/reviews/format";

const star = "m12 2.75 2.86 5.8 6.4.93-4.63 4.51 1.09 6.37L12 17.35l-5.72 3.01 1.09-6.37-4.63-4.51 6.4-.93z";
const most = 5;

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of ${most} stars`} className="flex gap-0.5">
      {Array.from({ length: most }, (_, index) => (
        <svg key={index} aria-hidden viewBox="0 0 24 24" className="size-4 stroke-current stroke-[1.5]">
          <path d={star} strokeLinejoin="round" fill={index < rating ? "currentColor" : "none"} />
        </svg>
      ))}
    </span>
  );
}

function Review({ review }: { review: ReviewDto }) {
  return (
    <li className="rounded-card bg-card px-card-x py-card-y ring-1 ring-(--card-edge)">
      <Stars rating={review.rating} />
      <p className="mt-3 line-clamp-5 text-driver">{review.comment}</p>
      <p className="mt-3 text-muted-foreground">
        <span className="font-medium text-foreground">{review.customerName}</span> · {review.serviceName}
      </p>
    </li>
  );
}

/** Draws nothing while there is no review that says something. */
export function ReviewExcerpt({ excerpt, className }: { excerpt: ReviewExcerptDto | null; className: string }) {
  if (excerpt === null || excerpt.reviews.length === 0) return null;
  const { count, average, reviews } = excerpt;
  return (
    <section aria-labelledby="reviews" className={`${className} pt-22`}>
      <h2 id="reviews" className="text-headline font-medium md:text-[2.25rem] md:leading-[2.75rem]">
        What they say
      </h2>
      <p className="mt-3 text-family text-muted-foreground tabular-nums">
        {formatAverage(average)} of {most}, from {count.toLocaleString("en-US")} {count === 1 ? "review" : "reviews"}
      </p>
      <ul className="mt-8 grid items-start gap-3 md:grid-cols-3">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}
