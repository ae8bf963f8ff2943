// POST /api/routes/{id}/depart-pickup.
import { endpoint } from "@/lib/platform/endpoint";
import { departPickup } from "@/lib/transports/depart-pickup";
import { emptyBody, routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => departPickup(actor, params),
});
