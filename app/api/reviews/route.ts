// GET and POST /api/reviews.
import { findFamily } from "@/lib/auth/case-session";
import { findBusinessUser } from "@/lib/auth/session";
import { readLanguage } from "@/lib/family/read-language";
import { answerPage, endpoint } from "@/lib/platform/endpoint";
import { parseReviewRefusal } from "@/lib/reviews/parse-refusal";
import { listReviews } from "@/lib/reviews/queries";
import { listReviewsQuery, reviewBody } from "@/lib/reviews/schema";
import { sendReview } from "@/lib/reviews/send-review";

export const GET = endpoint({
  as: "nobody",
  query: listReviewsQuery,
  handle: async ({ query, request }) => {
    const { reviews, next } = await listReviews(await findBusinessUser(), query);
    return answerPage(request, reviews, next);
  },
});

export const POST = endpoint({
  as: "any",
  body: reviewBody,
  voice: async (refused) => {
    const isFamilys = (await findFamily()) !== null && (await findBusinessUser()) === null;
    return isFamilys ? parseReviewRefusal(refused, await readLanguage()) : refused;
  },
  handle: async ({ actor, body, request }) => sendReview(actor, body, request.headers, await readLanguage()),
});
