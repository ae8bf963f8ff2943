// GET /api/routes: the active drives.
import { endpoint } from "@/lib/platform/endpoint";
import { listRoutes } from "@/lib/transports/queries";

export const GET = endpoint({ as: "business", handle: ({ actor }) => listRoutes(actor) });
