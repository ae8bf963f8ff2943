// POST /api/requests/{id}/family-map/resume: the family sees the map again.
import { endpoint } from "@/lib/platform/endpoint";
import { resumeFamilyMap } from "@/lib/transports/resume-family-map";
import { emptyBody, familyMapInput } from "@/lib/transports/schema";

export const POST = endpoint({
  as: "business",
  params: familyMapInput,
  body: emptyBody,
  handle: ({ actor, params }) => resumeFamilyMap(actor, params),
});
