// PUT and DELETE /api/business-places/{id}: a pinned place is changed, or taken away.
import { editPlace } from "@/lib/businesses/edit-place";
import { removePlace } from "@/lib/businesses/remove-place";
import { editPlaceBody, placeIdInput } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const PUT = endpoint({
  as: "business",
  params: placeIdInput,
  body: editPlaceBody,
  handle: ({ actor, params, body }) => editPlace(actor, { ...params, ...body }),
});

export const DELETE = endpoint({
  as: "business",
  params: placeIdInput,
  body: emptyBody,
  handle: ({ actor, params }) => removePlace(actor, params),
});
