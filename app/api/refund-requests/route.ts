// GET and POST /api/refund-requests.
import { listRefundRequests } from "@/lib/billing/queries";
import { requestRefund } from "@/lib/billing/request-refund";
import { listRefundRequestsQuery, refundRequestBody } from "@/lib/billing/schema";
import { answerPage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: listRefundRequestsQuery,
  handle: async ({ actor, query, request }) => {
    const { items, next } = await listRefundRequests(actor, query);
    return answerPage(request, items, next);
  },
});

export const POST = endpoint({
  as: "business",
  body: refundRequestBody,
  handle: ({ actor, body }) => requestRefund(actor, body),
});
