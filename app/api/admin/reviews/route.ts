// GET /api/admin/reviews: reviews that are hidden.
import { answerPage, endpoint } from "@/lib/platform/endpoint";
import { listHiddenReviews } from "@/lib/reviews/queries";
import { listReviewsQuery } from "@/lib/reviews/schema";

export const GET = endpoint({
  as: "admin",
  query: listReviewsQuery,
  handle: async ({ actor, query, request }) => {
    const { reviews, next } = await listHiddenReviews(actor, query);
    return answerPage(request, reviews, next);
  },
});
