// POST /api/reviews/{id}/answer.
import { endpoint } from "@/lib/platform/endpoint";
import { answerReview } from "@/lib/reviews/answer-review";
import { answerReviewBody, reviewIdInput } from "@/lib/reviews/schema";

export const POST = endpoint({
  as: "business",
  params: reviewIdInput,
  body: answerReviewBody,
  handle: ({ actor, params, body }) => answerReview(actor, { ...params, ...body }),
});
