// GET /api/reviews/summary.
import { endpoint } from "@/lib/platform/endpoint";
import { getReviewSummary } from "@/lib/reviews/queries";

export const GET = endpoint({ as: "nobody", handle: () => getReviewSummary() });
