// GET /api/refund-requests/queue: what administrators answer.
import { listRefundQueue } from "@/lib/billing/queries";
import { refundQueueQuery } from "@/lib/billing/schema";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "admin",
  query: refundQueueQuery,
  handle: async ({ actor, query, request }) => {
    const { items, next } = await listRefundQueue(actor, query);
    return answerPage(request, items, next);
  },
});
