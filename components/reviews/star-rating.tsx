// A rating as five stars, filled as far as it goes.
import { cn } from "@/components/ui/cn";
import { formatRating } from "@/lib/reviews/format";
import { StarShape } from "./star-shape";

const five = [1, 2, 3, 4, 5];

/** `rating` is 0 to 5 and may lie between two stars, as an average does. `className` gives the size of a star. */
export function StarRating({ rating, className }: { rating: number; className: string }) {
  return (
    <span role="img" aria-label={formatRating(rating)} className="relative inline-flex shrink-0">
      {five.map((star) => (
        <StarShape key={star} className={cn("shrink-0 fill-none stroke-current stroke-[1.5]", className)} />
      ))}
      <span className="absolute inset-y-0 left-0 flex overflow-hidden" style={{ width: `${rating * 20}%` }}>
        {five.map((star) => (
          <StarShape key={star} className={cn("shrink-0 fill-current stroke-current stroke-[1.5]", className)} />
        ))}
      </span>
    </span>
  );
}
