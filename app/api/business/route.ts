// GET and PUT /api/business: what one's own business says of itself.
import { editDetails } from "@/lib/businesses/edit-details";
import { getOwnBusiness } from "@/lib/businesses/queries";
import { editDetailsBody } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: ({ actor }) => getOwnBusiness(actor) });

export const PUT = endpoint({
  as: "business",
  body: editDetailsBody,
  handle: ({ actor, body }) => editDetails(actor, body),
});
