// GET /api/requests/{id}.
import { endpoint } from "@/lib/platform/endpoint";
import { getRequest } from "@/lib/transports/queries";
import { requestIdInput } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  params: requestIdInput,
  handle: ({ actor, params }) => getRequest(actor, params.id),
});
