// GET and POST /api/business-places: the places that the business has pinned, and one more.
import { addPlace } from "@/lib/businesses/add-place";
import { listPlaces } from "@/lib/businesses/queries";
import { placeBody } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: ({ actor }) => listPlaces(actor) });

export const POST = endpoint({
  as: "business",
  body: placeBody,
  handle: ({ actor, body }) => addPlace(actor, body),
});
