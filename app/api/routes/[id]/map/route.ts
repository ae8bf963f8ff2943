// GET /api/routes/{id}/map: where a drive begins and ends, and the road between.
import { endpoint } from "@/lib/platform/endpoint";
import { getRouteMap } from "@/lib/tracking/queries";
import { routeIdInput as params } from "@/lib/transports/schema";

export const GET = endpoint({ as: "business", params, handle: ({ actor, params: { id } }) => getRouteMap(actor, id) });
