// POST /api/routes/{id}/arrive-pickup.
import { endpoint } from "@/lib/platform/endpoint";
import { arriveAtPickup } from "@/lib/transports/arrive-at-pickup";
import { emptyBody, routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => arriveAtPickup(actor, params),
});
