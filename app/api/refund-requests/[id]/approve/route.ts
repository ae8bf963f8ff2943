// POST /api/refund-requests/{id}/approve.
import { approveRefund } from "@/lib/billing/approve-refund";
import { approveRefundBody, refundRequestIdInput } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "admin",
  params: refundRequestIdInput,
  body: approveRefundBody,
  handle: ({ actor, params, body }) => approveRefund(actor, { ...params, ...body }),
});
