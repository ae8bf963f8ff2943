// POST /api/requests/{id}/undo-decline.
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody, requestIdInput } from "@/lib/transports/schema";
import { undoDecline } from "@/lib/transports/undo-decline";

export const POST = endpoint({
  as: "business",
  params: requestIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => undoDecline(actor, params),
});
