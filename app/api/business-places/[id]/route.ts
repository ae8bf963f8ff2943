// DELETE /api/business-places/{id}: a pinned place is taken away.
import { removePlace } from "@/lib/businesses/remove-place";
import { placeIdInput } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const DELETE = endpoint({
  as: "business",
  params: placeIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => removePlace(actor, params),
});
