// POST /api/refund-requests/{id}/deny.
import { denyRefund } from "@/lib/billing/deny-refund";
import { denyRefundBody, refundRequestIdInput } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "admin",
  params: refundRequestIdInput,
  body: denyRefundBody,
  handle: ({ actor, params, body }) => denyRefund(actor, { ...params, ...body }),
});
