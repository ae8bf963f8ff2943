// GET /api/businesses: id and name of each.
import { listBusinesses } from "@/lib/businesses/queries";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: () => listBusinesses() });
