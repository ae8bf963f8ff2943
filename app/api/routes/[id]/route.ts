// GET /api/routes/{id}: a business asks by route, request or case id, a family by its own case id.
import { getFamilyRoute } from "@/lib/family/queries";
import { endpoint } from "@/lib/platform/endpoint";
import { getRoute } from "@/lib/transports/queries";
import { routeLookup } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "any",
  params: routeLookup,
  handle: ({ actor, params }) =>
    actor.kind === "business" ? getRoute(actor, params.id) : getFamilyRoute(actor, params.id),
});
