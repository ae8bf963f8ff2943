// What search engines read of the reviews: how many there are and their average, and nobody's name or words.
import type { ReviewSummaryDto } from "@/lib/reviews/dto";
import { formatAverage } from "@/lib/reviews/format";
import { reviewedService } from "@/lib/reviews/words/form";

export function ReviewStructure({
  summary: { count, average },
  nonce,
}: {
  summary: ReviewSummaryDto;
  nonce: string | undefined;
}) {
  if (count === 0) return null;
  const data = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: reviewedService,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: formatAverage(average),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  };
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide a nonce from scripts, so React would see a difference.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }}
    />
  );
}
