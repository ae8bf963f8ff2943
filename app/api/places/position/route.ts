// GET /api/places/position: where an address lies.
import { loadPosition } from "@/lib/businesses/load-position";
import { positionQuery } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "business",
  query: positionQuery,
  handle: ({ actor, query }) => loadPosition(actor, query),
});
