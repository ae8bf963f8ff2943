// POST /api/routes/{id}/depart-pickup.
import { endpoint } from "@/lib/platform/endpoint";
import { departPickup } from "@/lib/transports/depart-pickup";
import { stepBody } from "@/lib/transports/parse-press";
import { routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: stepBody,
  handle: ({ actor, params, body }) => departPickup(actor, { ...params, ...body }),
});
