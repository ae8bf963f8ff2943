// POST /api/reviews/{id}/show.
import { endpoint } from "@/lib/platform/endpoint";
import { showReview } from "@/lib/reviews/show-review";
import { hideReviewBody, reviewIdInput } from "@/lib/reviews/schema";

export const POST = endpoint({
  as: "business",
  params: reviewIdInput,
  body: hideReviewBody,
  handle: ({ actor, params, body }) => showReview(actor, { ...params, ...body }),
});
