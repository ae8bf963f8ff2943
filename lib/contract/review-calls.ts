// The calls on reviews, and what they answer.
import { z } from "zod";
import type { ReviewDto, ReviewSummaryDto } from "@/lib/reviews/dto";
import { answerReviewBody, hideReviewBody, listReviewsQuery, reviewBody, reviewIdInput } from "@/lib/reviews/schema";
import { answerOf, type Call } from "./call";

export const reviewAnswer = answerOf<ReviewDto>()(
  "Review",
  z.strictObject({
    id: z.uuid(),
    customerName: z.string().meta({ description: "As it was given, or its initials: 'E. W.'." }),
    rating: z.int().meta({ description: "1 to 5." }),
    comment: z.string().nullable(),
    serviceName: z.string(),
    createdAt: z.iso.datetime(),
    isFromBusiness: z.boolean().meta({ description: "Written by a user of a business, and not by a family." }),
    answer: z
      .strictObject({ text: z.string(), answeredAt: z.iso.datetime() })
      .nullable()
      .meta({ description: "Of the business that carried the transport out, which is not named." }),
    mayAnswer: z.boolean().meta({ description: "The caller is of the business that carried the transport out." }),
    hidden: z
      .strictObject({ reason: z.string(), hiddenAt: z.iso.datetime(), hiddenBy: z.string() })
      .nullable()
      .meta({ description: "For administrators alone: nobody else is answered a hidden review." }),
  }),
);

const summaryAnswer = answerOf<ReviewSummaryDto>()(
  "ReviewSummary",
  z.strictObject({
    count: z.int(),
    average: z.number().nullable().meta({ description: "1 to 5; null where there are none." }),
  }),
);

export const reviewCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/reviews",
    as: "nobody",
    summary: "List of reviews, newest first.",
    description: "At most 200, hidden ones for administrators alone. The Link header (rel=next) leads on.",
    query: listReviewsQuery,
    answer: z.array(reviewAnswer),
    answerHeaders: { Link: "The address of the next page, rel=next; absent on the last." },
  },
  {
    method: "POST",
    path: "/api/reviews",
    as: "any",
    summary: "Creates a review.",
    description:
      "A family leaves one of its case, once it is completed, and may leave the comment out. Whose case it is and who carried it out the session says.",
    body: reviewBody,
    answer: reviewAnswer,
    mayConflict: true,
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/reviews/summary",
    as: "nobody",
    summary: "How many reviews everybody can read, and their average.",
    answer: summaryAnswer,
  },
  {
    method: "POST",
    path: "/api/reviews/{id}/answer",
    as: "business",
    summary: "Answers a review as the business that carried the transport out.",
    description: "With `replaces`, the instant of the answer that stands, it corrects that one.",
    params: reviewIdInput,
    body: answerReviewBody,
    answer: reviewAnswer,
    mayConflict: true,
    isLimited: true,
  },
  {
    method: "POST",
    path: "/api/reviews/{id}/hide",
    as: "business",
    summary: "Hides a review from everybody; for administrators.",
    params: reviewIdInput,
    body: hideReviewBody,
    answer: reviewAnswer,
    mayConflict: true,
  },
  {
    method: "POST",
    path: "/api/reviews/{id}/show",
    as: "business",
    summary: "Shows a hidden review to everybody again; for administrators.",
    params: reviewIdInput,
    body: hideReviewBody,
    answer: reviewAnswer,
    mayConflict: true,
  },
];
