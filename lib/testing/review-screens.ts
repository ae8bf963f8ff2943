// A review as the screens get it.
import type { ReviewDto } from "@/lib/reviews/dto";

export function aReview(over: Partial<ReviewDto> = {}): ReviewDto {
  return {
    id: "7d1f7a52-2a53-4a4c-8b8f-1f3c5a9e7b10",
    customerName: "Rosa Ortega Luna",
    rating: 4,
    comment: "They were kind to my father.",
    serviceName: "Mortuary Transport",
    createdAt: "2026-11-22T03:15:00.000Z",
    isFromBusiness: false,
    answer: null,
    mayAnswer: false,
    hidden: null,
    ...over,
  };
}
