// POST /api/routes/{id}/complete-delivery.
import { endpoint } from "@/lib/platform/endpoint";
import { completeDelivery } from "@/lib/transports/complete-delivery";
import { completeDeliveryBody, routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: completeDeliveryBody,
  handle: ({ actor, params, body }) => completeDelivery(actor, { ...params, ...body }),
});
