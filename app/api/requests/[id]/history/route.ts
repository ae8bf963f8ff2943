// GET /api/requests/{id}/history: what happened to a request, oldest first.
import { endpoint } from "@/lib/platform/endpoint";
import { listRequestHistory } from "@/lib/transports/queries";
import { requestIdInput } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "business",
  params: requestIdInput,
  handle: ({ actor, params }) => listRequestHistory(actor, params.id),
});
