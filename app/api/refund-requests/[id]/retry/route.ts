// POST /api/refund-requests/{id}/retry.
import { retryRefund } from "@/lib/billing/retry-refund";
import { refundRequestIdInput } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "admin",
  params: refundRequestIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => retryRefund(actor, params),
});
