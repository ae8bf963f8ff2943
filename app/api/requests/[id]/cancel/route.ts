// POST /api/requests/{id}/cancel.
import { endpoint } from "@/lib/platform/endpoint";
import { cancelRequest } from "@/lib/transports/cancel-request";
import { cancelBody, requestIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: requestIdInput,
  body: cancelBody,
  handle: ({ actor, params, body }) => cancelRequest(actor, { ...params, ...body }),
});
