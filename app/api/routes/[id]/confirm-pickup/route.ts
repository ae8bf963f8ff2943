// POST /api/routes/{id}/confirm-pickup.
import { endpoint } from "@/lib/platform/endpoint";
import { confirmPickup } from "@/lib/transports/confirm-pickup";
import { stepBody } from "@/lib/transports/parse-press";
import { routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: stepBody,
  handle: ({ actor, params, body }) => confirmPickup(actor, { ...params, ...body }),
});
