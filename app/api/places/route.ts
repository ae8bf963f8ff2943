// GET /api/places: what a half-typed address or name of a business may mean.
import { loadPlaces } from "@/lib/businesses/load-places";
import { placesQuery } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: placesQuery,
  handle: ({ actor, query }) => loadPlaces(actor, query),
});
