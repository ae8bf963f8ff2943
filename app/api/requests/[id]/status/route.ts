// PATCH /api/requests/{id}/status: active accepts, declined declines.
import { endpoint } from "@/lib/platform/endpoint";
import { acceptRequest } from "@/lib/transports/accept-request";
import { declineRequest } from "@/lib/transports/decline-request";
import { requestIdInput, statusBody } from "@/lib/transports/schema";

export const PATCH = endpoint({
  as: "business",
  params: requestIdInput,
  body: statusBody,
  handle: ({ actor, params: { id }, body: { status, ownerId } }) =>
    status === "active" ? acceptRequest(actor, { id, ownerId }) : declineRequest(actor, { id }),
});
