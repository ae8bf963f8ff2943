// GET /api/requests/counts: what the stat cards and tabs show.
import { endpoint } from "@/lib/platform/endpoint";
import { countRequests } from "@/lib/transports/queries";

export const GET = endpoint({ as: "business", handle: ({ actor }) => countRequests(actor) });
