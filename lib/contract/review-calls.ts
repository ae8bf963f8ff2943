// The calls on reviews, and what they answer.
import { z } from "zod";
import type { ReviewDto } from "@/lib/reviews/dto";
import { listReviewsQuery, reviewBody } from "@/lib/reviews/schema";
import { answerOf, type Call } from "./call";

const reviewAnswer = answerOf<ReviewDto>()(
  "Review",
  z.strictObject({
    id: z.uuid(),
    customerName: z.string().meta({ description: "As it was given, or its initials: 'E. W.'." }),
    rating: z.int().meta({ description: "1 to 5." }),
    comment: z.string().nullable(),
    serviceName: z.string(),
    createdAt: z.iso.datetime(),
    isFromBusiness: z.boolean().meta({ description: "Written by a user of a business, and not by a family." }),
  }),
);

export const reviewCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/reviews",
    as: "nobody",
    summary: "List of reviews, newest first.",
    description: "At most 200. The Link header (rel=next) leads on.",
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
];
