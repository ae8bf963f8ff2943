// GET /api/routes/{id}: a business asks by route, request or case id, a family by its own case id; 304 when unchanged.
import { getVisibleRoute } from "@/lib/family/queries";
import { readLanguage } from "@/lib/family/read-language";
import { answerUnlessKnown, endpoint } from "@/lib/platform/endpoint";
import { routeLookup } from "@/lib/transports/schema";

export const GET = endpoint({
  as: "any",
  params: routeLookup,
  handle: async ({ actor, params, request }) =>
    answerUnlessKnown(request, await getVisibleRoute(actor, params.id, await readLanguage())),
});
