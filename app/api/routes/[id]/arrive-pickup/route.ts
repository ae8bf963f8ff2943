// POST /api/routes/{id}/arrive-pickup.
import { endpoint } from "@/lib/platform/endpoint";
import { arriveAtPickup } from "@/lib/transports/arrive-at-pickup";
import { stepBody } from "@/lib/transports/parse-press";
import { routeIdInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: routeIdInput,
  body: stepBody,
  handle: ({ actor, params, body }) => arriveAtPickup(actor, { ...params, ...body }),
});
