// POST /api/requests/{id}/suspend.
import { endpoint } from "@/lib/platform/endpoint";
import { requestIdInput, suspendBody } from "@/lib/transports/schema";
import { suspendRequest } from "@/lib/transports/suspend-request";

export const POST = endpoint({
  as: "business",
  params: requestIdInput,
  body: suspendBody,
  handle: ({ actor, params, body }) => suspendRequest(actor, { ...params, ...body }),
});
