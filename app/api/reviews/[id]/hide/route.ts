// POST /api/reviews/{id}/hide.
import { endpoint } from "@/lib/platform/endpoint";
import { hideReview } from "@/lib/reviews/hide-review";
import { hideReviewBody, reviewIdInput } from "@/lib/reviews/schema";

export const POST = endpoint({
  as: "business",
  params: reviewIdInput,
  body: hideReviewBody,
  handle: ({ actor, params, body }) => hideReview(actor, { ...params, ...body }),
});
