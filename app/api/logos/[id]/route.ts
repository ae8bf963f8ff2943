// GET /api/logos/{id}: the logo of a business, as an image and never as anything else.
import { getLogoImage } from "@/lib/businesses/queries";
import { businessIdInput, logoQuery } from "@/lib/businesses/schema";
import { answerImage, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "any",
  params: businessIdInput,
  query: logoQuery,
  handle: async ({ actor, params, request }) => answerImage(request, await getLogoImage(actor, params.id)),
});
