// POST /api/requests/{id}/family-map/pause: the family sees no map until it is resumed.
import { endpoint } from "@/lib/platform/endpoint";
import { pauseFamilyMap } from "@/lib/transports/pause-family-map";
import { emptyBody, familyMapInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: familyMapInput,
  body: emptyBody,
  handle: ({ actor, params }) => pauseFamilyMap(actor, params),
});
