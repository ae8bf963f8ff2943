// GET /api/routes/{id}: a business asks by route, request or case id, a family by its own case id.
import { getVisibleRoute } from "@/lib/family/queries";
import { endpoint } from "@/lib/platform/endpoint";
import { routeLookup } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "any",
  params: routeLookup,
  handle: ({ actor, params }) => getVisibleRoute(actor, params.id),
});
