// POST /api/routes/{id}/confirm-pickup.
import { endpoint } from "@/lib/platform/endpoint";
import { confirmPickup } from "@/lib/transports/confirm-pickup";
import { emptyBody, routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => confirmPickup(actor, params),
});
